"""What a game says of itself, and the terms on which a table plays it. Part of rules/core: standard library only."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rules.core.options import Option


@dataclass(frozen=True, slots=True)
class Credits:
    """Who made the game: people, year, and where its rules are told."""

    designers: tuple[str, ...]
    year: int
    translators: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class About:
    """What is known of a game before it begins.

    `seats` is the least and the greatest number of seats. `version` rises when an old log would replay differently.
    `hidden` says that views differ between seats. `best_seats` is with how many the game is at its best, least and
    most; None where all numbers of seats are as good. `place` is where the game stands on the shelf and in menus; the
    first is the one that is meant where none is named.
    `routines` says that play has actions that decide nothing and that the table may do for a seat (`Automatic`),
    `agreed_draws` that people may agree to a draw. `rivals` is how many computers join a person who starts alone.
    `solo_options` are the options that tell one score of a game alone from another, less of it being better; None where
    a game alone has no score.
    """

    key: str
    title: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    version: int
    hidden: bool
    credits: Credits
    seat_names: tuple[str, ...] = ()
    best_seats: tuple[int, int] | None = None
    place: int = 99
    routines: bool = False
    agreed_draws: bool = True
    rivals: int = 0
    solo_options: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Length:
    """How long a game usually takes: minutes at a table, and turns of all seats together; None if that is not known.

    `thread` says that it leaves so many messages that it begins in a thread of its own, unless somebody wants it here.
    """

    minutes: int
    turns: int | None = None
    thread: bool = False


class Occasion(Enum):
    """When a game may suggest other options, and what its None means then."""

    SUITED = "suited"  # nobody chose them: better ones for so many seats; None: the defaults are fine
    SLOW = "slow"  # a turn takes hours: options that the lobby proposes; None: nothing to propose
    PUZZLE = "puzzle"  # the daily puzzle, played alone for the lowest score; None: the game has no puzzle
    REMATCH = "rematch"  # everybody keeps the seat and something else moves on, like the deal; None: the seats move on


@dataclass(frozen=True, slots=True)
class Swaps:
    """A list of words that is chosen by swapping: the value of `option`, separated by spaces, is `chosen` now, and each
    of its words can make room for one of `others`. Words have at most 30 characters and neither space, `|` nor `#`.
    """

    option: str
    chosen: tuple[str, ...]
    others: tuple[str, ...]

    def swapped(self, leaving: str, coming: str) -> str:
        """The option's value after a swap, the newcomer in the place of who left. Raises ValueError."""
        if coming not in self.others:
            raise ValueError(coming)
        at = self.chosen.index(leaving)
        return " ".join((*self.chosen[:at], coming, *self.chosen[at + 1 :]))


@dataclass(frozen=True, slots=True)
class Routine:
    """The one legal action of a seat, where nothing is decided by it but a person may want to do it by hand.

    `stage` is an ordinal that only rises in a game; people may have a stage played at once. `marks` are what it
    concerns (teams, say), as people reserve them. `deciding` says that much hangs on it for the seat, `finale` that it
    belongs to the match that everybody wants to see.
    """

    text: str
    stage: int
    marks: tuple[str, ...] = ()
    deciding: bool = False
    finale: bool = False


@dataclass(frozen=True, slots=True)
class Automatic:
    """What the table may do by itself at one moment of a game, and what is still at stake.

    `formality` is the notation of the one legal action, where there is nothing to decide and nobody wants to be asked;
    `routine` is one that a person may want to do by hand. `chapter` is the ordinal, from 1, of what is played now
    where people follow a game piece by piece, match by match or round by round: it only rises, once a piece is over; 0
    in a game in one piece, and where nothing follows. `at_stake` has the seats that the rest of the game can still
    concern, each with its own marks that may be reserved; None where a game does not say, and only the awaited seat is
    sure.
    """

    formality: str | None = None
    routine: Routine | None = None
    chapter: int = 0
    at_stake: Mapping[int, tuple[str, ...]] | None = None


NOTHING_AUTOMATIC = Automatic()
