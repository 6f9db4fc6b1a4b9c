"""The entries of an event's journal: everything that can happen to it. Part of tournaments: standard library only.

People are Discord ids, or what stands for somebody who was erased. Entries are never changed or removed.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Announced:
    """`person` announced an event with this plan (`plan.write_plan`); its secret is sealed by `commitment`."""

    person: int
    plan: dict[str, Any]
    commitment: str


@dataclass(frozen=True, slots=True)
class Replanned:
    """The plan was changed before the start: by `person`, or None where the start was put back."""

    person: int | None
    plan: dict[str, Any]


@dataclass(frozen=True, slots=True)
class SignedUp:
    """A person joined, with the interaction of the id `press`."""

    person: int
    press: str


@dataclass(frozen=True, slots=True)
class SignedOff:
    """A person left; or `by` removed them, or None if they are gone for another reason."""

    person: int
    by: int | None


@dataclass(frozen=True, slots=True)
class Summoned:
    """Everybody who had joined was called, before a live start."""


@dataclass(frozen=True, slots=True)
class ReportedIn:
    """A person is here: in time for the draw, or later."""

    person: int
    press: str


@dataclass(frozen=True, slots=True)
class Commenced:
    """It began with these people, the best first, those without a rating in the order of their lots.

    `divisions` are the sizes of a league's divisions, which follow each other among the people; `groups` those of a
    cup's groups. `presses` were mixed into the secret, in ascending order. `order` has everybody's number in the order
    of joining, the best first, before divisions and groups; the last `unrated` of them are in the order of lots.
    """

    persons: tuple[int, ...]
    presses: tuple[str, ...]
    divisions: tuple[int, ...] = ()
    groups: tuple[int, ...] = ()
    rounds: int = 0
    order: tuple[int, ...] = ()
    unrated: int = 0


@dataclass(frozen=True, slots=True)
class KeptApart:
    """Who may not meet from now on, since one of them wants that: the first and the second, the third and the fourth…

    It is nobody's to see.
    """

    persons: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Paired:
    """A round was paired. `persons` are those of each meeting in seat order, `sizes` how many each has.

    Whoever follows them in `persons` is free this round. `places` has for each meeting its division, group or tie, from
    1. `unplayed` are the numbers within the round of meetings that can't take place.
    """

    round: int
    persons: tuple[int, ...]
    sizes: tuple[int, ...]
    places: tuple[int, ...]
    unplayed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Qualified:
    """The groups of a cup are over, and these people go on, the best seed first."""

    persons: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KickedOff:
    """The table of a meeting was opened in a channel."""

    meeting: int
    channel: int


@dataclass(frozen=True, slots=True)
class Appeared:
    """A person showed that they are at their meeting, without having had a turn."""

    meeting: int
    person: int


@dataclass(frozen=True, slots=True)
class Settled:
    """A meeting is over; `how` is one of `Ended`'s values in tournament.py.

    `places` has the place of each seat from 1, equal ones tied, and 0 for who gets nothing. `turns` is how many turns
    the game had.
    """

    meeting: int
    places: tuple[int, ...]
    how: str
    turns: int = 0


@dataclass(frozen=True, slots=True)
class CameBack:
    """A person who missed a game is to be paired again; or who was removed may join again."""

    person: int


@dataclass(frozen=True, slots=True)
class Suspended:
    """The organiser paused the event: no round begins."""

    by: int


@dataclass(frozen=True, slots=True)
class Continued:
    """The event goes on; or `by` wants its next round at once."""

    by: int | None


@dataclass(frozen=True, slots=True)
class Corrected:
    """A person corrected the result of a meeting."""

    meeting: int
    places: tuple[int, ...]
    by: int


@dataclass(frozen=True, slots=True)
class HandedOn:
    """The organiser is gone: the moderators are organisers now."""


@dataclass(frozen=True, slots=True)
class Concluded:
    """It is over; `why` is one of `Close`'s values in tournament.py, and `by` called it off."""

    why: str
    by: int | None = None


Entry = (
    Announced
    | Replanned
    | SignedUp
    | SignedOff
    | Summoned
    | ReportedIn
    | Commenced
    | KeptApart
    | Paired
    | Qualified
    | KickedOff
    | Appeared
    | Settled
    | CameBack
    | Suspended
    | Continued
    | Corrected
    | HandedOn
    | Concluded
)
