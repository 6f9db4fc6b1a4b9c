"""Goals, tables, and which teams are level. Part of rules/worldcup: rules/core only."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rules.worldcup.cups import YEARS, Cup, Fixture
from rules.worldcup.position import Score, goals

#: Teams from best to worst; those in one set are level.
Tiers = tuple[tuple[str, ...], ...]


class TeamTotals(NamedTuple):
    """A team's totals over some matches."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0
    points: int = 0

    @property
    def difference(self) -> int:
        """Goals scored less goals conceded."""
        return self.scored - self.conceded


def score(cup: Cup, fixture: Fixture, rows: tuple[str, str], dots: Sequence[str]) -> Score:
    """Score a match with the dots of the modifier dice, if any.

    Each dot of a team's colour is half a goal (rules 17, 18).
    """
    plain = (goals(rows[0]), goals(rows[1]))
    ranks = [cup.teams[team].rank for team in (fixture.left, fixture.right)]
    left, right = (goals(row, dots.count(rank)) for row, rank in zip(rows, ranks, strict=True))
    winner = fixture.left if left > right else fixture.right if right > left else ""
    return Score(fixture, rows, (left, right), (left - plain[0], right - plain[1]), (), winner)


def lines(cup: Cup, teams: Iterable[str], scores: Iterable[Score]) -> dict[str, TeamTotals]:
    """The totals of these teams over the matches among them, with the cup's points (rule 19)."""
    table = dict.fromkeys(teams, TeamTotals())
    for match in scores:
        sides = (match.fixture.left, match.fixture.right)
        if sides[0] in table and sides[1] in table:
            for side, team in enumerate(sides):
                table[team] = _after(cup, table[team], match.goals[side], match.goals[1 - side])
    return table


def _after(cup: Cup, line: TeamTotals, scored: int, conceded: int) -> TeamTotals:
    won, drawn = scored > conceded, scored == conceded
    return TeamTotals(
        line.won + won,
        line.drawn + drawn,
        line.lost + (scored < conceded),
        line.scored + scored,
        line.conceded + conceded,
        line.points + won * cup.points + drawn,
    )


def tiers(cup: Cup, teams: Sequence[str], scores: Sequence[Score]) -> Tiers:
    """The order of a group or of teams in a replay; those still level need a replay or a lot.

    In 1930 only points count (rule 20); 2002 goes on as in rule 21.
    """
    table = lines(cup, teams, scores)
    by_points = _split(teams, lambda team: table[team].points)
    if cup.year == YEARS[0]:
        return by_points
    return tuple(part for level in by_points for part in _separate(cup, level, scores, table))


def _separate(cup: Cup, level: tuple[str, ...], scores: Sequence[Score], table: dict[str, TeamTotals]) -> Tiers:
    """Separate level teams by the matches among them, then goal difference, then goals (rule 21).

    Teams that a step leaves level start again from the first.
    """
    if len(level) == 1:
        return (level,)
    among = lines(cup, level, scores)
    steps: tuple[Callable[[str], int], ...] = (
        lambda team: among[team].points,
        lambda team: table[team].difference,
        lambda team: table[team].scored,
    )
    for step in steps:
        parts = _split(level, step)
        if len(parts) > 1:
            return tuple(part for split in parts for part in _separate(cup, split, scores, table))
    return (level,)


def _split(teams: Sequence[str], value: Callable[[str], int]) -> Tiers:
    """Group teams by a value, highest first."""
    values = sorted({value(team) for team in teams}, reverse=True)
    return tuple(tuple(team for team in teams if value(team) == wanted) for wanted in values)


def teams_undecided(order: Tiers, qualify: int) -> tuple[str, ...]:
    """The level teams that compete for a place that goes through, the first or second one (rule 21); else none.

    If only one team goes through, these are all that are level at the top (rule 20).
    """
    place = 0
    for level in order:
        if place >= qualify:
            break
        if len(level) > 1:
            return level
        place += len(level)
    return ()


def with_lots(order: Tiers, lots: Iterable[tuple[str, ...]]) -> Tiers:
    """The order with some of its level sets resolved by lots."""
    drawn: dict[frozenset[str], Tiers] = {frozenset(lot): tuple((team,) for team in lot) for lot in lots}
    return tuple(part for level in order for part in drawn.get(frozenset(level), (level,)))
