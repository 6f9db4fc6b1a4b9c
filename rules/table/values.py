"""The parts of a table: seats, acts, and what people ask of each other. Part of rules/table."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rules.core.match import Chain
from rules.core.options import Value


class Routines(Enum):
    """Which routine actions the table does for a seat."""

    OWN = "own"  # none
    DECIDING = "deciding"  # all but the decisive ones
    ALWAYS = "always"  # all


#: A person who misses this many routine actions in a row counts as away.
MOST_MISSED = 4


@dataclass(frozen=True, slots=True)
class Lost:
    """What outages have taken from a table (ms): its own time stands still while the bot is away.

    `time` is how long it has stood still in all. `clock` is how far the machine's clock had been set, `until` when both
    were last reckoned, by a clock that is never set. `news` is the length of the outages since anybody last did
    anything, 0 if they were short. While somebody's absence holds the table, its time stands at `still` (else 0), and
    goes on at `back`, by a clock that is never set.
    """

    time: int = 0
    clock: int = 0
    until: int = 0
    news: int = 0
    still: int = 0
    back: int = 0


NOTHING_LOST = Lost()


@dataclass(frozen=True, kw_only=True)
class OwnTime:
    """A time of a table's own (ms), which stands still while the bot or a player is away; it was last `touched_at`.

    `wall` and `own` lead out of it and back, and `lost` is the difference.
    """

    touched_at: int = 0
    lost: Lost = NOTHING_LOST

    @property
    def reckoned_until(self) -> int:
        """Up to when outages are taken into account (ms), by a clock that is never set."""
        return max(self.touched_at + self.lost.time, self.lost.until)

    def wall(self, moment: int) -> int:
        """The time of day (unix ms) of a moment in the table's own time, as far as is known now."""
        lost = self.lost
        if 0 < lost.still < moment:
            return moment - lost.still + lost.back + lost.clock
        return moment + lost.time + lost.clock

    def own(self, at: int) -> int:
        """The moment in the table's own time of a time of day (unix ms)."""
        moment = at - self.lost.time - self.lost.clock
        return min(moment, self.lost.still) if self.lost.still else moment


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: its owner (None: a computer from the start) and the computer playing it now (None: its owner does).

    `routines` is what the table does for it, and `reserved` the marks whose actions it still does itself. `missed`
    counts the actions it has missed since its owner last did anything.
    """

    person: int | None
    level: str | None = None
    routines: Routines = Routines.OWN
    reserved: tuple[str, ...] = ()
    missed: int = 0

    @property
    def away(self) -> bool:
        """Whether its owner plays it but hasn't done anything for long."""
        return self.level is None and self.missed >= MOST_MISSED

    @property
    def played_by(self) -> int | None:
        """The person who plays it now, or None for a computer."""
        return None if self.level is not None else self.person


@dataclass(frozen=True, slots=True)
class Act:
    """Who made an event of the game log: the seat (None: chance) and the person.

    The person is None for a computer, a ready-made set-up or chance. `turn_began`, the length of the log when the turn
    began, and `turns`, the turns begun so far, are as they were before the event. `left_to_table` is the seat's owner
    if the table acted because they wanted it; `computer` means that one played the seat.
    """

    seat: int | None
    person: int | None
    turn_began: int
    turns: int = 0
    left_to_table: int | None = None
    computer: bool = False


NO_ACTS: Chain[Act] = Chain()


@dataclass(frozen=True, slots=True)
class Undo:
    """A request, made at `at`, to undo back to a log of length `to`; `needed` haven't answered yet."""

    person: int
    to: int
    needed: tuple[int, ...]
    at: int = 0


@dataclass(frozen=True, slots=True)
class Undone:
    """What a person undid: their own actions, in the order in which they were made."""

    person: int
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """A draw offer, made at `at`; `needed` haven't answered yet."""

    person: int
    needed: tuple[int, ...]
    at: int = 0


class Pending(Enum):
    """What a person may ask of others, and what expires without an answer."""

    DRAW = "draw"
    UNDO = "undo"
    REMATCH = "rematch"
    INVITATION = "invitation"


class QuestionKind(Enum):
    """What somebody asks of others, who may decline."""

    DRAW = "draw"
    UNDO = "undo"
    ROUND = "round"


@dataclass(frozen=True, slots=True)
class TurnedDown:
    """What `asker` asked for and `person` declined."""

    asker: int
    person: int
    question: QuestionKind


@dataclass(frozen=True, slots=True)
class RematchRequest:
    """A rematch request, made at `at`."""

    person: int
    at: int


@dataclass(frozen=True, slots=True)
class RoundRequest:
    """A request to play a whole stage at once; `needed` haven't answered yet, and silence counts as agreement.

    Once it has `begun`, the table plays everything in the stage that nobody has reserved.
    """

    stage: int
    person: int
    asked: int
    needed: tuple[int, ...]
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Proposal:
    """A value that the host proposes for a shared setting; `number` is its journal number, and `agreed` have agreed."""

    person: int
    option: str
    value: Value
    number: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Declined:
    """A proposed value that a person declined."""

    person: int
    option: str
    value: Value


@dataclass(frozen=True, slots=True)
class Vote:
    """The others' vote about an absent player; `cast` maps people to choices.

    `may_end` means that the player has been away for so long that the others may also end the game.
    """

    seat: int
    opened: int
    voters: tuple[int, ...]
    cast: Mapping[int, str]
    may_end: bool = False

    @property
    def choices(self) -> tuple[str, ...]:
        """What people can vote for."""
        return ("wait", "computer", "end") if self.may_end else ("wait", "computer")


class Ending(Enum):
    """Why a table ended."""

    PLAYED = "played"  # the game ended by its rules
    RESIGNED = "resigned"
    AGREED = "agreed"  # a draw by agreement
    VOTED = "voted"  # the others ended it because somebody was away
    LEFT = "left"  # no person is left
    IDLE = "idle"
    TOO_LONG = "too-long"  # it had more events than any game may have
    MODERATOR = "moderator"
    FORFEIT = "forfeit"  # an event decided it: somebody didn't come, or didn't play on
    TIME = "time"  # an event decided it: time was up, so whoever was ahead wins
    CANCELLED = "cancelled"  # a lobby that its host closed
    EXPIRED = "expired"  # a lobby that nobody joined


@dataclass(frozen=True, slots=True)
class Result:
    """How the table ended, for people and leaderboards; `ranking` is empty if nobody won or drew."""

    reason: str
    draw: bool
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] | None = None
