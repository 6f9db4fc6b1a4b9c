"""The dice cup's nouns: stages, modes, events and their notation. Part of rules/dicecup: rules/core only."""

import re
from dataclasses import dataclass
from enum import Enum

from rules.core.notation import Notation

#: Rule 4: the number of teams that play; rules 9 and 10: eight groups of four.
FIELD = 32
GROUPS = 8
SLOTS = 4
LETTERS = "ABCDEFGH"
MOST_SEATS = 6
#: Rule 2: the blank card's code, and the greatest length of its name.
CUSTOM = "XXX"
LONGEST_NAME = 24


class Mode(Enum):
    """How a cup is played (rules 8, 9 and 13)."""

    BEGINNER = "beginner"
    PROFESSIONAL = "professional"
    TOURISTIC = "touristic"


class Selection(Enum):
    """How the 32 teams are chosen (rule 4)."""

    STANDARD = "standard"
    RANDOM = "random"
    CUSTOM = "custom"


class Stage(Enum):
    """A stage of the cup, in the order of play."""

    GROUPS = "groups"
    ROUND_OF_32 = "round-of-32"
    ROUND_OF_16 = "round-of-16"
    QUARTER_FINALS = "quarter-finals"
    SEMI_FINALS = "semi-finals"
    THIRD_PLACE = "third-place"
    FINAL = "final"


#: The stages of each mode (rules 8 and 12).
CUP = (Stage.ROUND_OF_16, Stage.QUARTER_FINALS, Stage.SEMI_FINALS, Stage.THIRD_PLACE, Stage.FINAL)
STAGES: dict[Mode, tuple[Stage, ...]] = {
    Mode.BEGINNER: (Stage.ROUND_OF_32, *CUP),
    Mode.PROFESSIONAL: (Stage.GROUPS, *CUP),
    Mode.TOURISTIC: (Stage.GROUPS, *CUP),
}
#: The number of matches in each stage.
MATCHES: dict[Stage, int] = {
    Stage.GROUPS: 48,
    Stage.ROUND_OF_32: 16,
    Stage.ROUND_OF_16: 8,
    Stage.QUARTER_FINALS: 4,
    Stage.SEMI_FINALS: 2,
    Stage.THIRD_PLACE: 1,
    Stage.FINAL: 1,
}
#: The rounds of a group, as pairs of slots from 0, the home team first (rule 10).
ROUNDS = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))


@dataclass(frozen=True, slots=True)
class Roll:
    """A coach rolls for the team that is next (rule 15)."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Chance: the 32 teams that play, in any order (rule 4)."""

    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the 32 teams as they are dealt, one by one from the dealer's left (rule 5)."""

    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Groups:
    """Chance: the 32 teams in their groups: A1 A2 A3 A4 B1 … (rule 9)."""

    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Piles:
    """Chance: the teams of a knockout round in match order: first against second, third against fourth … (rule 8)."""

    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Die:
    """Chance: the face of one die, which is the goals (rule 6)."""

    goals: int


@dataclass(frozen=True, slots=True)
class Dice:
    """Chance: the faces of all three dice: white, blue, yellow (rules 7 and 11)."""

    faces: tuple[int, ...]


Action = Roll
ChanceEvent = Pick | Deal | Groups | Piles | Die | Dice


Cards = Pick | Deal | Groups | Piles
_CARDS: dict[str, type[Cards]] = {"pick": Pick, "deal": Deal, "draw": Groups, "piles": Piles}
_WORDS: dict[type[Cards], str] = {kind: word for word, kind in _CARDS.items()}
#: 32 codes; in `piles` also 16, 8 or 4.
_LIST = re.compile(r"(pick|deal|draw|piles)((?: [A-Z]{3})+)")
_LENGTHS = {"pick": (32,), "deal": (32,), "draw": (32,), "piles": (4, 8, 16, 32)}
_DIE = re.compile(r"die ([0-9])")
_DICE = re.compile(r"dice ([0-9]) ([0-9]) ([0-9])")


def write(event: Action | ChanceEvent) -> str:
    """The notation of an event."""
    match event:
        case Roll():
            return "roll"
        case Die(goals):
            return f"die {goals}"
        case Dice(faces):
            return " ".join(("dice", *map(str, faces)))
        case Pick(codes) | Deal(codes) | Groups(codes) | Piles(codes):
            return " ".join((_WORDS[type(event)], *codes))


def parse(text: str) -> Action | ChanceEvent | None:
    """Read an event; None for any other text."""
    if text == "roll":
        return Roll()
    if found := _DIE.fullmatch(text):
        return Die(int(found[1]))
    if found := _DICE.fullmatch(text):
        return Dice(tuple(map(int, found.groups())))
    if found := _LIST.fullmatch(text):
        word, codes = found[1], tuple(found[2].split())
        if len(codes) in _LENGTHS[word]:
            return _CARDS[word](codes)
    return None


NOTATION: Notation[Action, ChanceEvent] = Notation(
    key="dicecup",
    game="the dice cup",
    write=write,
    parse=parse,
    chance_events=(Pick, Deal, Groups, Piles, Die, Dice),
    action_hint="all that a coach does is roll.",
    chance_hint="write die 3, dice 2 3 1 (white, blue, yellow), or pick, deal, draw or piles with the codes of the "
    "teams.",
)
