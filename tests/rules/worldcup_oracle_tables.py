"""Who ranks above whom in the World Cup Game's oracle: the extras, the groups, the ranking. Imports nothing of ours."""

from collections.abc import Sequence
from typing import Any

from tests.rules.worldcup_oracle_sheet import COLOURS

Result = tuple[str, str, int, int]


def points(team: str, results: Sequence[Result], win: int) -> int:
    """Rule 19."""
    total = 0
    for left, right, one, two in results:
        if team in (left, right) and one == two:
            total += 1
        elif team == (left if one > two else right):
            total += win
    return total


def difference(team: str, results: Sequence[Result]) -> int:
    return sum((one - two) * (1 if team == left else -1) for left, right, one, two in results if team in (left, right))


def scored(team: str, results: Sequence[Result]) -> int:
    return sum(one if team == left else two for left, right, one, two in results if team in (left, right))


def settled(level: list[str], results: Sequence[Result]) -> list[list[str]]:
    """Rule 21 for teams level on points: sets, best first; more than one in a set only where nothing separates them."""
    if len(level) == 1:
        return [level]
    among = [result for result in results if result[0] in level and result[1] in level]
    for worth in (
        {team: points(team, among, 3) for team in level},
        {team: difference(team, results) for team in level},
        {team: scored(team, results) for team in level},
    ):
        if len(set(worth.values())) > 1:
            sets: list[list[str]] = []
            for value in sorted(set(worth.values()), reverse=True):
                sets += settled([team for team in level if worth[team] == value], results)
            return sets
    return [level]


def table(teams: list[str], results: Sequence[Result]) -> list[list[str]]:
    """Rules 19 and 21: a group of 2002, best first."""
    worth = {team: points(team, results, 3) for team in teams}
    sets: list[list[str]] = []
    for value in sorted(set(worth.values()), reverse=True):
        sets += settled([team for team in teams if worth[team] == value], results)
    return sets


def tops(teams: list[str], results: Sequence[Result]) -> list[str]:
    """Rules 19 and 20: the best of a group of 1930."""
    most = max(points(team, results, 2) for team in teams)
    return [team for team in teams if points(team, results, 2) == most]


def extras(hands: list[list[str]], left: int, colours: dict[str, str]) -> tuple[list[int], list[int]]:
    """Rule 2: the seats that get left-over teams, in order, and those among whom a lot decides who comes next."""

    def mix(seat: int) -> list[int]:
        held = [colours[team] for team in hands[seat]]
        return [held.count(colour) for colour in COLOURS]

    served: list[int] = []
    for wanted in (("grey",), ("yellow",), COLOURS):
        holders = [
            seat
            for seat in range(len(hands))
            if seat not in served and any(colours[team] in wanted for team in hands[seat])
        ]
        holders.sort(key=mix)
        remaining = left - len(served)
        if len(holders) <= remaining:
            served += holders
            continue
        last = mix(holders[remaining - 1]) if remaining else None
        sure = [seat for seat in holders[:remaining] if mix(seat) != last]
        level = [seat for seat in holders if mix(seat) == last]
        if len(sure) + len(level) == remaining:
            return served + sure + level, []
        return served + sure, level
    return served, []


def ranking(seats: int, first: int, second: int | None, best: dict[int, int]) -> list[list[int]]:
    """Rule 28: winner, the loser of the Final's owner if there is one, the others by the furthest round."""
    places: list[list[int]] = [[first]]
    if second is not None and second != first:
        places.append([second])
    others = [seat for seat in range(seats) if seat not in (first, second)]
    for value in sorted({best[seat] for seat in others}, reverse=True):
        places += [[seat for seat in others if best[seat] == value]]
    return places


def outcome(reason: str, places: list[list[int]]) -> dict[str, Any]:
    """ENGINE.md's outcome."""
    return {"reason": reason, "draw": False, "ranking": places, "scores": None}
