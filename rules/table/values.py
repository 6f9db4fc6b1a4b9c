"""What a table is made of: seats, acts, and what people have asked of one another. Part of rules/table."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rules.core.chain import Chain
from rules.core.options import Value


class Routines(Enum):
    """What the table does for a seat of all that decides nothing."""

    OWN = "own"  # nothing
    DECIDING = "deciding"  # all but what much hangs on
    ALWAYS = "always"  # everything


#: Whoever has let the time pass so often in a row, for what decides nothing, is taken to be away.
MOST_MISSED = 4


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: its owner (None: a computer from the start) and the computer that plays it now (None: its owner does).

    `routines` is what the table does for it, and `reserved` the marks that it keeps for itself all the same. `missed`
    counts what the table had to do because the time for it had passed, since the owner last did anything.
    """

    person: int | None
    level: str | None = None
    routines: Routines = Routines.OWN
    reserved: tuple[str, ...] = ()
    missed: int = 0

    @property
    def away(self) -> bool:
        """Whether its owner plays it and has long done nothing."""
        return self.level is None and self.missed >= MOST_MISSED

    @property
    def played_by(self) -> int | None:
        """The person who plays it now, None for a computer."""
        return None if self.level is not None else self.person


@dataclass(frozen=True, slots=True)
class Act:
    """Who made an event of the game log: the seat (None: chance) and the person, by hand or by a plan (None: computer,
    ready-made set-up or chance); and, as they were before it, `turn_began`, the length of the log when the turn under
    way began, and `turns`, the turns begun since the start.

    `left_to_table` is the seat's owner where the table acted because they wanted it so.
    """

    seat: int | None
    person: int | None
    turn_began: int
    turns: int = 0
    left_to_table: int | None = None


NO_ACTS: Chain[Act] = Chain()


@dataclass(frozen=True, slots=True)
class Undo:
    """A wish, made at `at`, to go back to a log of length `to`; `needed` have not answered yet."""

    person: int
    to: int
    needed: tuple[int, ...]
    at: int = 0


@dataclass(frozen=True, slots=True)
class Undone:
    """What a person took back: their own actions, in the order in which they were made."""

    person: int
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """A draw offer, made at `at`; `needed` have not answered yet."""

    person: int
    needed: tuple[int, ...]
    at: int = 0


class Question(Enum):
    """What somebody asks of others, who may decline."""

    DRAW = "draw"
    UNDO = "undo"
    ROUND = "round"


@dataclass(frozen=True, slots=True)
class TurnedDown:
    """What `asker` asked for and `person` declined."""

    asker: int
    person: int
    question: Question


@dataclass(frozen=True, slots=True)
class RematchWish:
    """A wish to play again, made at `at` by the interaction `press`."""

    person: int
    at: int
    press: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """A wish to have a whole stage played at once; `needed` have not answered yet, and silence will be a yes.

    Once it has `begun` the table plays all of the stage that nobody has reserved.
    """

    stage: int
    person: int
    asked: int
    needed: tuple[int, ...]
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Proposal:
    """A value that the host proposes for an option; `number` is the proposal's own in the journal, `agreed` have said
    yes.
    """

    person: int
    option: str
    value: Value
    number: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Declined:
    """A value for an option that a person did not agree to."""

    person: int
    option: str
    value: Value


@dataclass(frozen=True, slots=True)
class Vote:
    """The others' vote about an absent seat; `cast` maps persons to choices."""

    seat: int
    opened: int
    voters: tuple[int, ...]
    cast: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Result:
    """How the table ended, for people and tables of honour; `ranking` is empty if nobody won or drew."""

    reason: str
    draw: bool
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] | None = None
