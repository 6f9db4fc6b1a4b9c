"""What a game says about itself, and the terms on which it is played. Part of rules/core: standard library only."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from rules.core.options import Flag, Option, Options, Swaps, Word


@dataclass(frozen=True, slots=True)
class Credits:
    """Who made the game, when, and where its rules are published."""

    designers: tuple[str, ...]
    year: int
    translators: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class About:
    """What is known about a game before it begins.

    `seats` is the lowest and the highest number of seats. `version` rises when an old log would replay differently.
    `hidden` means that views differ between seats. `best_seats` is the range of seats with which the game is at its
    best, None if all are equally good. `place` is its place on the shelf and in menus; the first game is the default.
    `routines` means that some actions decide nothing, so that the table may do them for a seat (`Automatic`), and
    `agreed_draws` that people may agree to a draw. `rivals` is how many computers join a person who starts alone.
    `solo_options` are the options under which solo scores can be compared (lower is better); None if a solo game has
    no score. `luck` means that chance alone decides who wins: such a game isn't rated together with games of skill.
    `begins` is the seat that takes the first turn after the set-up, None if the game draws lots for that.
    `quick_setup` has a sensible set-up for each seat, as the notations of its actions in order; empty without a set-up.
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
    luck: bool = False
    begins: int | None = 0
    quick_setup: tuple[tuple[str, ...], ...] = ()

    @property
    def good_seats(self) -> int:
        """The fewest seats that make a good game, as computers fill them."""
        return max(self.seats[0], self.best_seats[0] if self.best_seats else 0)

    def quick_setup_of(self, seat: int) -> tuple[str, ...]:
        """The sensible set-up for a seat; empty without a set-up."""
        return self.quick_setup[seat] if self.quick_setup else ()

    def idle_options(self, options: Options) -> frozenset[str]:
        """The names of the options that have no effect, given the values of the others."""
        return frozenset(option.name for option in self.options if not option.matters(options))

    def swaps(self, options: Options) -> Swaps | None:
        """The list that people may change word by word; None if there is none."""
        lists = (option.swaps(options) for option in self.options if isinstance(option, Word))
        return next((found for found in lists if found is not None), None)

    def whistle(self, options: Options) -> str | None:
        """The notation of the chance event with which the clock ends the game; None if no clock does."""
        blown = (option for option in self.options if isinstance(option, Flag) and options[option.name])
        return next((option.whistle for option in blown if option.whistle), None)


@dataclass(frozen=True, slots=True)
class Length:
    """How long a game usually takes: minutes at a table, and turns of all seats together, None if unknown.

    `thread` means that the game posts so many messages that it starts in its own thread, unless somebody wants it here.
    """

    minutes: int
    turns: int | None = None
    thread: bool = False


class Occasion(Enum):
    """When a game may suggest other options, and what None means then."""

    SUITED = "suited"  # better options for this many seats if nobody chose any; None: the defaults are fine
    SLOW = "slow"  # options that the lobby proposes if a turn takes hours; None: nothing to propose
    PUZZLE = "puzzle"  # the daily puzzle, played solo for the lowest score; None: the game has no puzzle
    REMATCH = "rematch"  # seats stay and something else rotates, like the dealer; None: the seats rotate


@dataclass(frozen=True, slots=True)
class Routine:
    """A seat's only legal action, which decides nothing, but which a person may want to do by hand.

    `stage` is an ordinal that only rises during a game; people may have a whole stage played at once. `marks` are what
    the action concerns, such as teams, so that people can reserve them. `deciding` means that much depends on it,
    `finale` that it belongs to the match that everybody wants to see.
    """

    text: str
    stage: int
    marks: tuple[str, ...] = ()
    deciding: bool = False
    finale: bool = False


@dataclass(frozen=True, slots=True)
class Automatic:
    """What the table may do automatically at one moment of a game, and what is still at stake.

    `formality` is the notation of an action that nobody wants to be asked for, because it is the only legal one, or
    because nothing matters any more; `routine` is one that a person may want to do by hand. `chapter` is the ordinal,
    from 1, of the match or round being played, in games that people follow in such pieces: it rises when one is over,
    and is 0 in other games and when nothing follows. `at_stake` has the seats that are still in the game, each with the
    marks that it may reserve; None if the game doesn't say, and only the seat to act is certain. `champion` is the mark
    of the winning seat after the end, if its team has won.
    """

    formality: str | None = None
    routine: Routine | None = None
    chapter: int = 0
    at_stake: Mapping[int, tuple[str, ...]] | None = None
    champion: str | None = None


NOTHING_AUTOMATIC = Automatic()


@dataclass(frozen=True, slots=True)
class Contest:
    """A match within the game that has not begun, whose result people may tip.

    `name` is its own in the game, and has at most 30 letters, digits, dots and hyphens. `sides` are the words of the
    two that meet, such as teams, `seats` whose they are (None: nobody's), and `draw` says whether neither may win.
    `deciders` are the seats that can still do something about any match of the game: they don't tip.
    """

    name: str
    sides: tuple[str, str]
    seats: tuple[int | None, int | None]
    draw: bool
    deciders: frozenset[int]


@dataclass(frozen=True, slots=True)
class Contests:
    """The matches within a game: those that can be tipped now, in the order of play, and what became of others.

    Nothing is `open` once the game is over. `won` has the side that won each match that is over, by the match's name;
    "" for a draw.
    """

    open: tuple[Contest, ...] = ()
    won: Mapping[str, str] = field(default_factory=dict)
