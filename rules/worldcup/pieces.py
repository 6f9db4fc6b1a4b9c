"""The World Cup Game's nouns: ranks, cards, tiles, stages, actions, chance. Part of rules/worldcup: rules/core only."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Literal

Rank = Literal["black", "red", "blue", "green", "yellow", "grey"]
#: The ranks, best first.
RANKS: Final[tuple[Rank, ...]] = ("black", "red", "blue", "green", "yellow", "grey")
#: The squares of a team's row in each match (rule 7), and its biggest goal tile (rule 9).
SQUARES: Final[dict[str, int]] = {"black": 4, "red": 4, "blue": 3, "green": 3, "yellow": 2, "grey": 2}
BIGGEST: Final[dict[str, int]] = {"black": 3, "red": 3, "blue": 3, "green": 2, "yellow": 1, "grey": 1}

THREE, TWO, ONE = "3", "2", "1"
TWO_ONE, ONES, PAIR = "21", "111", "11"
ATTACK, DEFENCE, FOUL, OFFSIDE, PENALTY = "A", "D", "F", "O", "P"
#: The eleven cards, in the order in which cards are laid out before a shuffle.
CARDS: Final = (ATTACK, DEFENCE, ONE, TWO, THREE, TWO_ONE, ONES, PAIR, FOUL, OFFSIDE, PENALTY)
#: The cards that lay a tile on a single target, `match:TEAM`.
SINGLE: Final = (THREE, TWO, ONE, ATTACK, DEFENCE, PENALTY)
#: The cards that turn a tile, and the tiles that each may turn (rule 11).
TURNS: Final[dict[str, str]] = {DEFENCE: "A", FOUL: "123", OFFSIDE: "123A"}
#: The cards with several targets, and how many each has (rule 10).
SEVERAL: Final[dict[str, int]] = {TWO_ONE: 2, ONES: 3, PAIR: 2}
#: An unused target of such a card, in the last round of 2002 (rule 27).
UNUSED: Final = "-"
#: The mark of a target whose outermost tile is turned.
TURN: Final = "!"

#: Tiles as single characters: a card's letter face up, and face down as below (rule 13).
TURNED: Final[dict[str, str]] = {"1": "q", "2": "r", "3": "s", "A": "a"}
UNTURNED: Final[dict[str, str]] = {down: up for up, down in TURNED.items()}
VULNERABLE: Final = frozenset("123A")

HAND: Final = 3
#: With this many seats or more, each has another turn after the group round (rule 16).
MANY: Final = 9
#: After this many replays in a row of one stage, a lot decides (rule 20).
REPLAYS: Final = 20
#: Kicks for each side before sudden death (rule 26).
KICKS: Final = 5
#: The colour that misses when a die is rolled for a penalty (rules 14 and 26).
MISS: Final = "black"


class Stage(IntEnum):
    """The stages of a cup; a replay belongs to its stage."""

    GROUPS = 0
    SIXTEEN = 1
    QUARTERS = 2
    SEMIS = 3
    FINAL = 4

    @property
    def word(self) -> "StageWord":
        """The stage's name in views."""
        return _STAGES[self]


StageWord = Literal["groups", "sixteen", "quarters", "semis", "final"]
_STAGES: Final[tuple[StageWord, ...]] = ("groups", "sixteen", "quarters", "semis", "final")


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Use a card on its targets, written `A1:FRA`, `!A1:FRA` or `-` (rules 7 and 8)."""

    card: str
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card away without effect (rule 6)."""

    card: str


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose a team (rule 3)."""

    team: str


@dataclass(frozen=True, slots=True)
class Kick:
    """Take a penalty in a shoot-out (rule 26)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """End the game as the seat that can't be beaten any more (rule 28)."""


@dataclass(frozen=True, slots=True)
class Bag:
    """Chance: all teams in the order in which they come out of the bag (rule 1)."""

    teams: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lot:
    """Chance: seats (as their numbers) or teams in drawn order, best first (rules 2, 3, 20 and 21)."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dealer:
    """Chance: the dealer (rule 5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deck:
    """Chance: a shuffled deck from its top card down (rules 15, 24 and 29)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refill:
    """Chance: the cards dealt to seats that hold too few (rule 16)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dots:
    """Chance: the four modifier dice (rule 17)."""

    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dot:
    """Chance: the first white die, for a penalty (rules 14 and 26)."""

    colour: str


Action = PlayCard | Discard | Pick | Kick | Claim
ChanceEvent = Bag | Lot | Dealer | Deck | Refill | Dots | Dot
