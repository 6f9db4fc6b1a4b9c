"""The dice cup's nouns: stages, modes, teams, dice, events and their notation. Part of rules/dicecup: rules/core only.

An operator may correct `teams.txt` and `dice.txt`. If the game can't be played with one, the program stops and names
the wrong line.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from rules.core.notation import Notation
from rules.core.rulebook import BadSheet, SheetRow, read_sheet

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


_CODE = re.compile(r"[A-Z]{3}")
_FACE = re.compile(r"[0-9]")
#: Rule 1: the number of teams with 1, 2 and 3 stars.
COUNTS = {3: 8, 2: 8, 1: 28}
FACES = 6


def read_teams(rows: Iterable[SheetRow]) -> dict[str, int]:
    """The stars of every team, by code (rule 1). Raises BadSheet."""
    found: dict[str, int] = {}
    lines: dict[str, int] = {}
    row = None
    for row in rows:
        if len(row.words) != 2:
            raise row.wrong("a team is a code and its stars, like ARG 3")
        code, stars = row.words
        if not _CODE.fullmatch(code):
            raise row.wrong(f"the code {code!r} is not three capital letters")
        if code == CUSTOM:
            raise row.wrong(f"{CUSTOM} is kept for the blank card")
        if code in found:
            raise row.wrong(f"{code} is in line {lines[code]} already")
        if stars not in ("1", "2", "3"):
            raise row.wrong(f"{code} has {stars!r} stars, and a team has 1, 2 or 3")
        found[code], lines[code] = int(stars), row.line
        most = COUNTS[found[code]]
        if sum(each == found[code] for each in found.values()) > most:
            raise row.wrong(f"{code} is one too many: there are {most} teams of stars {stars}")
    for stars_, wanted in COUNTS.items():
        here = sum(each == stars_ for each in found.values())
        if here < wanted:
            raise _end("teams.txt", row, f"the list ends with {here} teams of stars {stars_}, and there are {wanted}")
    return found


def read_dice(rows: Iterable[SheetRow]) -> dict[int, tuple[int, ...]]:
    """The faces of every die, by its stars (rule 3). Raises BadSheet."""
    found: dict[int, tuple[int, ...]] = {}
    row = None
    for row in rows:
        stars, *faces = row.words
        if stars not in ("1", "2", "3"):
            raise row.wrong(f"a die begins with the stars it is for, 1, 2 or 3, not {stars!r}")
        if int(stars) in found:
            raise row.wrong(f"the die of stars {stars} is there already")
        if len(faces) != FACES:
            raise row.wrong(f"a die has {FACES} faces, and here are {len(faces)}")
        for face in faces:
            if not _FACE.fullmatch(face):
                raise row.wrong(f"the face {face!r} is not a number of goals from 0 to 9")
        found[int(stars)] = tuple(map(int, faces))
    for wanted in (1, 2, 3):
        if wanted not in found:
            raise _end("dice.txt", row, f"the list ends without the die of stars {wanted}")
    if all(len(set(faces)) == 1 for faces in found.values()):
        raise _end("dice.txt", row, "each die has one number on all its faces, so penalties would never end")
    return dict(sorted(found.items()))


def _end(sheet: str, row: SheetRow | None, why: str) -> BadSheet:
    """The error for something missing, at the sheet's last line if there is one."""
    return row.wrong(why) if row is not None else BadSheet(f"rules/dicecup/{sheet}", 0, why)


TEAMS = read_teams(read_sheet("rules.dicecup", "teams.txt"))
DICE = read_dice(read_sheet("rules.dicecup", "dice.txt"))
#: The three dice of penalties and tie-breaks, in the order of their notation (rule 15).
ALL_DICE = (1, 2, 3)
