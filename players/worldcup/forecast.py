"""The odds of a match from its rows and the tiles still to come. Part of players/worldcup."""

from functools import cache
from math import erf, exp, factorial, sqrt

from players.worldcup.board import Board, Side
from rules.worldcup.cups import DICE
from rules.worldcup.field import goals, vulnerable

#: The probabilities of a left win, a draw and a right win.
Odds = tuple[float, float, float]

#: The share of turns that lay a tile, and of those that turn one, for a goal and for an attack.
LAYING = 0.7
TURNING = {"1": 0.09, "2": 0.09, "3": 0.09, "A": 0.2}
#: What turning costs, in goals.
LOSS = {"1": 1.0, "2": 1.0, "3": 1.0, "A": 0.5}
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
    """The odds of matches at one moment of a round."""

    def __init__(self, board: Board, modifiers: bool) -> None:
        rows = max(1, 2 * len(board.ties))
        self._modifiers = modifiers
        self._wanted = round(100 * LAYING * board.ahead / rows)
        self._risk = {tile: 1 - exp(-share * board.ahead / max(3, board.open_rows)) for tile, share in TURNING.items()}

    def odds(self, left: Side, right: Side, left_row: str, right_row: str) -> Odds:
        """The odds of a match with these rows."""
        one, spread_one, odd_one = self._to_come(left, left_row)
        two, spread_two, odd_two = self._to_come(right, right_row)
        scale = sqrt(2 * (spread_one + spread_two + DOUBT))
        halves_one, halves_two = left_row.count("A"), right_row.count("A")
        wins = losses = 0.0
        for dots_one, dots_two, chance in dots(left.rank, right.rank, self._modifiers):
            middle = goals(left_row, dots_one) - goals(right_row, dots_two) + one - two
            middle += odd_one * ((halves_one + dots_one) % 2) - odd_two * ((halves_two + dots_two) % 2)
            wins += chance * (1 + erf((middle - 0.5) / scale)) / 2
            losses += chance * (1 + erf((-0.5 - middle) / scale)) / 2
        return wins, max(0.0, 1 - wins - losses), losses

    def _to_come(self, side: Side, row: str) -> tuple[float, float, float]:
        """The mean and variance of the goals to come, and the worth of a leftover half goal."""
        count, spread = tiles_to_come(side.squares - len(row), self._wanted)
        mean, variance = TILE[side.biggest]
        middle, doubt = count * mean, count * variance + spread * mean * mean
        if tile := vulnerable(row):
            risk, loss = self._risk[tile], LOSS[tile]
            middle -= risk * loss
            doubt += risk * (1 - risk) * loss * loss
        return middle, doubt, (1 - exp(-count)) / 2
