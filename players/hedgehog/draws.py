"""How likely a race is to end without a winner (rule 9). Part of players/hedgehog.

`python -m players.hedgehog.calibration` shows what the numbers here are measured by.
"""

#: The share of races that are drawn, with 2, 3 and 4 or more seats; and the rounds in which half of the others are won.
DRAWN = (0.7, 0.08, 0.04)
HALF_WON = 8.5


def draw_chance(seats: int, turn: int, turn_limit: int) -> float:
    """The probability that a race in its `turn`-th turn, counted from 1, will be drawn; a limit of 0 is none.

    The longer it has lasted, the more likely it is locked; and the fewer turns remain, the less can happen.
    """
    drawn = DRAWN[min(seats, 4) - 2]
    lasts = (1 - drawn) * _unwon((turn - 1) / seats)
    if turn_limit:
        lasts *= 1 - _unwon(max(0, turn_limit - turn + 1) / seats)
    return drawn / (drawn + lasts)


def _unwon(rounds: float) -> float:
    """The share of won races that take longer than so many rounds."""
    return float(0.5 ** (rounds / HALF_WON))
