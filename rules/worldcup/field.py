"""The rows of a round's matches, on which tiles are laid. Part of rules/worldcup: rules/core only.

A row is a text with one character for each tile, from the team's name outward (`pieces.py`). Rows are in match order,
the left one of a match before the right one, so rows 2k and 2k + 1 are the two sides of match k.
"""

from dataclasses import dataclass
from functools import cache

from rules.worldcup.cups import CUPS, Fixture
from rules.worldcup.pieces import BIGGEST, SQUARES, TURNED, VULNERABLE

Rows = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """The matches of a round and, for each row, its team, target notation, squares and biggest goal tile.

    `nations` are small numbers, one for each team; `order` has the row numbers sorted by target notation.
    """

    fixtures: tuple[Fixture, ...]
    teams: tuple[str, ...]
    targets: tuple[str, ...]
    squares: tuple[int, ...]
    biggest: tuple[int, ...]
    nations: tuple[int, ...]
    order: tuple[int, ...]

    def row(self, target: str) -> int | None:
        """The number of a target's row (rule 7); None if this round has no such row."""
        return _numbers(self).get(target)

    @property
    def empty(self) -> Rows:
        """The rows without any tiles."""
        return ("",) * len(self.targets)


@cache
def lay_out(year: int, fixtures: tuple[Fixture, ...]) -> Field:
    """Build the field of a round."""
    ranks = {code: team.rank for code, team in CUPS[year].teams.items()}
    teams = tuple(team for fixture in fixtures for team in (fixture.left, fixture.right))
    numbers = {team: number for number, team in enumerate(dict.fromkeys(teams))}
    targets = tuple(f"{fixture.name}:{team}" for fixture in fixtures for team in (fixture.left, fixture.right))
    return Field(
        fixtures=fixtures,
        teams=teams,
        targets=targets,
        squares=tuple(SQUARES[ranks[team]] for team in teams),
        biggest=tuple(BIGGEST[ranks[team]] for team in teams),
        nations=tuple(numbers[team] for team in teams),
        order=tuple(sorted(range(len(targets)), key=targets.__getitem__)),
    )


@cache
def _numbers(field: Field) -> dict[str, int]:
    return {target: number for number, target in enumerate(field.targets)}


def vulnerable(row: str) -> str:
    """The outermost tile if it can be turned, else "" (rule 12)."""
    return row[-1] if row and row[-1] in VULNERABLE else ""


def turned(row: str, squares: int) -> str:
    """The row after turning its outermost tile, which must be vulnerable (rules 11 and 13)."""
    tile = row[-1]
    if tile not in "23":
        return row[:-1] + TURNED[tile]
    lower = str(int(tile) - 1)
    if len(row) < squares:
        return row[:-1] + TURNED[tile] + lower
    return row[:-1] + lower


def goals(row: str, dots: int = 0) -> int:
    """A row's goals with this many dots of its colour (rule 18)."""
    return 3 * row.count("3") + 2 * row.count("2") + row.count("1") + row.count("P") + (row.count("A") + dots) // 2


def halves(row: str) -> int:
    """A row's worth in half goals, without dice; an attack is one half."""
    return 2 * goals(row) + row.count("A") % 2
