"""What each card may do to a match, and what that changes. Part of players/worldcup."""

from functools import lru_cache
from typing import NamedTuple

from players.worldcup.forecast import match_odds
from rules.worldcup.cups import DICE
from rules.worldcup.field import turned, vulnerable
from rules.worldcup.pieces import BIGGEST, MISS, PENALTY, SINGLE, SQUARES, TURNS, Rank

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
            after = turned(row, SQUARES[rank])
            changes[after, True] = [card for card, tiles in TURNS.items() if tile in tiles]
        for (after, turns), cards in changes.items():
            rows = (after, right_row) if side == 0 else (left_row, after)
            wins, _, losses = match_odds(left, right, *rows, wanted, exposure, modifiers)
            for card in cards:
                share = SCORES if card == PENALTY else 1.0
                found[card].append(Use(side, turns, *rows, share * (wins - now[0]), share * (losses - now[2])))
    return {card: tuple(ways) for card, ways in found.items()}
