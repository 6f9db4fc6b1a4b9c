"""The odds of a match from its rows and the tiles still to come; what a card would change. Part of players/worldcup."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import erf, exp, factorial, sqrt
from typing import NamedTuple

from players.worldcup.board import TeamRow
from rules.worldcup.cups import DICE
from rules.worldcup.pieces import ATTACK, BIGGEST, MISS, PENALTY, SINGLE, SQUARES, TURNS, Rank
from rules.worldcup.position import goals, turn_tile, vulnerable

#: The probabilities of a left win, a draw and a right win.
Odds = tuple[float, float, float]

#: The share of turns that lay a tile, and of those that turn one, for a goal and for an attack.
LAYING = 0.7
TURNING = {"1": 0.09, "2": 0.09, "3": 0.09, "A": 0.2}
#: The mean and variance of a tile's goals if the biggest tile is 1, 2 or 3, averaged over the whole deck.
TILE = {1: (0.43, 0.13), 2: (0.52, 0.40), 3: (0.57, 0.74)}
#: The least variance of a result, in goals squared, even if nobody can change it any more.
DOUBT = 0.03


@cache
def dots(left: str, right: str, thrown: bool) -> tuple[tuple[int, int, float], ...]:
    """The joint distribution of the dots for two ranks; equal ranks get the same dots."""
    found = {(0, 0): 1.0}
    for die in DICE if thrown else ():
        after: dict[tuple[int, int], float] = {}
        for (one, two), chance in found.items():
            for face in die:
                key = (one + (face == left), two + (face == right))
                after[key] = after.get(key, 0.0) + chance / len(die)
        found = after
    return tuple((one, two, chance) for (one, two), chance in sorted(found.items()))


@cache
def odd_dots(rank: str, thrown: bool) -> float:
    """The probability that the dice show an odd number of dots of a rank."""
    return sum(chance for one, _, chance in dots(rank, rank, thrown) if one % 2)


@cache
def tiles_to_come(free: int, wanted: int) -> tuple[float, float]:
    """The mean and variance of the number of tiles still to be laid in this many free squares.

    People would like to lay `wanted` hundredths of a tile on average; the squares limit them.
    """
    rate = wanted / 100
    chances = [exp(-rate) * rate**count / factorial(count) for count in range(free)]
    chances.append(1 - sum(chances))
    mean = sum(count * chance for count, chance in enumerate(chances))
    return mean, sum(count * count * chance for count, chance in enumerate(chances)) - mean * mean


class Forecast:
    """The odds of matches at one moment of a round: with these rows, and so many turns to come.

    Both are taken in steps, finer ones towards the end, so that odds once found serve many moments.
    """

    def __init__(self, rows: Sequence[str], ahead: int, modifiers: bool) -> None:
        exact = 100 * LAYING * ahead / max(1, len(rows))
        step = max(1, round(exact / 12))
        self.wanted = step * round(exact / step)
        exposed = sum(bool(vulnerable(row)) for row in rows)
        self.exposure = round(2 * ahead / max(3, exposed))
        self._modifiers = modifiers

    def odds(self, left: TeamRow, right: TeamRow, left_row: str, right_row: str) -> Odds:
        """The odds of a match with these rows."""
        return match_odds(left.rank, right.rank, left_row, right_row, self.wanted, self.exposure, self._modifiers)


@lru_cache(maxsize=1 << 12)
def match_odds(
    left: Rank, right: Rank, left_row: str, right_row: str, wanted: int, exposure: int, modifiers: bool
) -> Odds:
    """The odds of a match.

    `wanted` is as in `tiles_to_come`, `exposure` the turns to come for each row whose last tile can be turned, in
    halves.
    """
    one, spread_one, odd_one = _to_come(left, left_row, wanted, exposure, modifiers)
    two, spread_two, odd_two = _to_come(right, right_row, wanted, exposure, modifiers)
    lead = goals(left_row) - goals(right_row) + one - two
    scale = sqrt(2 * (spread_one + spread_two + DOUBT))
    wins = losses = 0.0
    half, other = left_row.count("A") % 2, right_row.count("A") % 2
    for more, spare_one, spare_two, chance in dice(left, right, half, other, modifiers):
        middle = lead + more + odd_one * spare_one - odd_two * spare_two
        wins += chance * erf((middle - 0.5) / scale)
        losses += chance * erf((-0.5 - middle) / scale)
    wins, losses = (1 + wins) / 2, (1 + losses) / 2
    return wins, max(0.0, 1 - wins - losses), losses


@cache
def dice(left: str, right: str, half: int, other: int, thrown: bool) -> tuple[tuple[int, int, int, float], ...]:
    """What the dots may do to two ranks with so many halves over.

    Each line has the left team's goals more than the right team's, each team's halves over after it, and the chance.
    """
    found: dict[tuple[int, int, int], float] = {}
    for one, two, chance in dots(left, right, thrown):
        key = ((half + one) // 2 - (other + two) // 2, (half + one) % 2, (other + two) % 2)
        found[key] = found.get(key, 0.0) + chance
    return tuple((*key, chance) for key, chance in sorted(found.items()))


@lru_cache(maxsize=1 << 12)
def _to_come(rank: Rank, row: str, wanted: int, exposure: int, modifiers: bool) -> tuple[float, float, float]:
    """The mean and variance of the goals to come, and the worth of a leftover half goal."""
    count, spread = tiles_to_come(SQUARES[rank] - len(row), wanted)
    mean, variance = TILE[BIGGEST[rank]]
    middle, doubt = count * mean, count * variance + spread * mean * mean
    half = (1 - exp(-count)) / 2
    if tile := vulnerable(row):
        risk, loss = 1 - exp(-TURNING[tile] * exposure / 2), 1.0
        if tile == ATTACK:
            odd = odd_dots(rank, modifiers)
            over = odd * (1 - half) + (1 - odd) * half
            loss = over if row.count(ATTACK) % 2 else 1 - over
        middle -= risk * loss
        doubt += risk * (1 - risk) * loss * loss
    return middle, doubt, half


#: The probability that a penalty scores.
SCORES = 1 - DICE[0].count(MISS) / len(DICE[0])


class Use(NamedTuple):
    """A use of a card on one row of a match: the rows after it, and how it changes the odds of both wins.

    `side` is 0 for the left row. A penalty's rows are those after a goal, its changes are averages.
    """

    side: int
    turns: bool
    left_row: str
    right_row: str
    left_wins: float
    right_wins: float


@lru_cache(maxsize=1 << 10)
def uses(
    left: Rank, right: Rank, left_row: str, right_row: str, wanted: int, exposure: int, modifiers: bool
) -> dict[str, tuple[Use, ...]]:
    """The uses of each card on a match; the arguments are as for `match_odds`."""
    now = match_odds(left, right, left_row, right_row, wanted, exposure, modifiers)
    found: dict[str, list[Use]] = {card: [] for card in (*SINGLE, *TURNS)}
    for side, (rank, row) in enumerate(((left, left_row), (right, right_row))):
        changes: dict[tuple[str, bool], list[str]] = {}
        if len(row) < SQUARES[rank]:
            for card in SINGLE:
                tile = str(min(int(card), BIGGEST[rank])) if card in "123" else card
                changes.setdefault((row + tile, False), []).append(card)
        if tile := vulnerable(row):
            after = turn_tile(row, SQUARES[rank])
            changes[after, True] = [card for card, tiles in TURNS.items() if tile in tiles]
        for (after, turns), cards in changes.items():
            rows = (after, right_row) if side == 0 else (left_row, after)
            wins, _, losses = match_odds(left, right, *rows, wanted, exposure, modifiers)
            for card in cards:
                share = SCORES if card == PENALTY else 1.0
                found[card].append(Use(side, turns, *rows, share * (wins - now[0]), share * (losses - now[2])))
    return {card: tuple(ways) for card, ways in found.items()}
