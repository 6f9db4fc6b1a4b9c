"""What can be asked of a table. Part of rules/table: standard library only.

A request says who asks and what for; `act.act` judges it. `position` is the table's position that the person saw:
if the game has moved on since, the request is refused as stale; None for what is typed, which names no board.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.table.terms import Terms

#: The last own set-up of persons: (person, seat) to the action texts in order.
Remembered = Mapping[tuple[int, int], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down in the lobby; `remembered` as for Start, which follows at once where the last seat is taken.

    `press` is the id of the interaction, for the seed (ENGINE, mixed seeds).
    """

    person: int
    remembered: Remembered = field(default_factory=dict)
    press: str = ""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the lobby."""

    person: int


@dataclass(frozen=True, slots=True)
class SendAway:
    """Send somebody away from the lobby."""

    person: int
    guest: int


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Put a computer player into the lobby."""

    person: int
    level: str


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Send the last computer player away from the lobby."""

    person: int


@dataclass(frozen=True, slots=True)
class Arrange:
    """Change options or terms in the lobby; `named` are the options that are chosen by it.

    An option that everybody agrees on is proposed where others sit there.
    """

    person: int
    options: Mapping[str, Any]
    terms: Terms
    named: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the game; `remembered` has the last own set-ups of who is there, `level` is that of computers who join a
    person alone.
    """

    person: int
    remembered: Remembered = field(default_factory=dict)
    level: str = "random"


@dataclass(frozen=True, slots=True)
class AnswerProposal:
    """Agree to what the host proposes, or not; `number` is that of the proposal that the person saw, None for any."""

    person: int
    agreed: bool
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close the lobby."""

    person: int


@dataclass(frozen=True, slots=True)
class Play:
    """Act in the game; further texts are laid down as the seat's plan."""

    person: int
    text: str
    position: int | None = None
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ComputerPlay:
    """A computer player's action; it was asked at `position`."""

    seat: int
    text: str
    position: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo: the last own action inside the own turn, else the last own turn."""

    person: int
    position: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerUndo:
    """Agree to going back, or not."""

    person: int
    agreed: bool
    position: int | None = None


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer a draw."""

    person: int
    position: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerDraw:
    """Agree to a draw, or not."""

    person: int
    agreed: bool
    position: int | None = None


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the seat up for good; where the others play on, a computer of `level` takes it."""

    person: int
    level: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Let a computer play the own seat for a while."""

    person: int
    level: str


@dataclass(frozen=True, slots=True)
class Return:
    """Play the own seat again."""

    person: int


@dataclass(frozen=True, slots=True)
class CastVote:
    """Say what to do about an absent seat: `wait`, `computer` or `end`; `level` is the computer's."""

    person: int
    choice: str
    level: str
    position: int | None = None


@dataclass(frozen=True, slots=True)
class SetRoutines:
    """Choose what the table does for the own seat: one of `Routines`' values."""

    person: int
    routines: str


@dataclass(frozen=True, slots=True)
class Reserve:
    """Keep what concerns these marks for oneself, and nothing else."""

    person: int
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AskRound:
    """Have the whole stage played at once, if everybody who is still in agrees."""

    person: int
    position: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerRound:
    """Agree to that, or not."""

    person: int
    agreed: bool
    position: int | None = None


@dataclass(frozen=True, slots=True)
class GoOn:
    """End the pause before a match that nobody plays by hand."""

    person: int
    position: int | None = None


@dataclass(frozen=True, slots=True)
class Skip:
    """Have the rest of a game that concerns no person any more played at once, up to the finale."""

    person: int
    position: int | None = None


@dataclass(frozen=True, slots=True)
class TimerFired:
    """A timer of the table is due; `level` is for a computer that a vote calls."""

    kind: str
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class EndByModerator:
    """A moderator ends the table; one who plays at it gives up, and a computer of `level` plays on for others."""

    person: int
    level: str = "random"


@dataclass(frozen=True, slots=True)
class AskRematch:
    """Play again, sides swapped.

    `press` is the id of the interaction; `table` and `commitment` are the new table's, for the first who asks.
    """

    person: int
    press: str = ""
    table: str = ""
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class NoteRematch:
    """The rematch that everybody wanted is the table of this id."""

    table: str


Request = (
    Join
    | Leave
    | SendAway
    | AddComputer
    | RemoveComputer
    | Arrange
    | AnswerProposal
    | Start
    | Cancel
    | Play
    | ComputerPlay
    | TakeBack
    | AnswerUndo
    | OfferDraw
    | AnswerDraw
    | Resign
    | HandOver
    | Return
    | CastVote
    | SetRoutines
    | Reserve
    | AskRound
    | AnswerRound
    | GoOn
    | Skip
    | TimerFired
    | EndByModerator
    | AskRematch
    | NoteRematch
)
