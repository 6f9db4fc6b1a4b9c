"""The teams and the dice, read from `teams.txt` and `dice.txt`. Part of rules/dicecup: rules/core only.

An operator may correct both files. If the game can't be played with one, the program stops and names the wrong line.
"""

import re
from collections.abc import Iterable

from rules.core.sheet import BadSheet, Row, read_sheet
from rules.dicecup.pieces import CUSTOM

_CODE = re.compile(r"[A-Z]{3}")
_FACE = re.compile(r"[0-9]")
#: Rule 1: the number of teams with 1, 2 and 3 stars.
COUNTS = {3: 8, 2: 8, 1: 28}
FACES = 6


def teams(rows: Iterable[Row]) -> dict[str, int]:
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


def dice(rows: Iterable[Row]) -> dict[int, tuple[int, ...]]:
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


def _end(sheet: str, row: Row | None, why: str) -> BadSheet:
    """The error for something missing, at the sheet's last line if there is one."""
    return row.wrong(why) if row is not None else BadSheet(f"rules/dicecup/{sheet}", 0, why)


TEAMS = teams(read_sheet("rules.dicecup", "teams.txt"))
DICE = dice(read_sheet("rules.dicecup", "dice.txt"))
#: The three dice of penalties and tie-breaks, in the order of their notation (rule 15).
ALL_DICE = (1, 2, 3)
