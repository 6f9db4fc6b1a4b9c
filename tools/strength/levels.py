"""How strong the levels of a game are, each against the one below. Part of tools/strength."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, log10
from statistics import median

from players import levels
from rules import GAMES
from rules.core.options import Value
from tools.strength.arena import Played, contest, interval, pairings

#: How many sit at the table, if the game allows it.
SEATS = 4


@dataclass(frozen=True, slots=True)
class Comparison:
    """The games of one seat of a level against the level below at all others."""

    level: str
    below: str
    seats: int
    played: tuple[Played, ...]

    @property
    def share(self) -> float:
        """The level's share of the victories; in a draw everybody has the same share."""
        return sum(game.share for game in self.played) / len(self.played)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share."""
        return interval(sum(game.share for game in self.played), len(self.played))


def usual_seats(game: str) -> int:
    """How many seats a game's levels are compared with."""
    least, most = GAMES[game].about.seats
    return max(2, least, min(most, SEATS))


def neighbours(
    game: str, *, games: int, seed: int, options: Mapping[str, Value], seats: int, jobs: int = 1
) -> list[Comparison]:
    """Let each level play the one below it, from every seat in turn; weakest first."""
    found = []
    for below, level in pairwise(levels(game)):
        todo = pairings(game, level, below, games=games, seed=seed, options=options, seats=seats, alone=True)
        found.append(Comparison(level, below, seats, tuple(contest(todo, jobs))))
    return found


def elo(share: float, seats: int) -> float:
    """How much stronger, in Elo, one seat is than the others, if it has this share of the victories."""
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return 400 * log10((seats - 1) * share / (1 - share))


def written(game: str, found: Sequence[Comparison], seats: int) -> str:
    """The tables of a game's LEVELS.md."""
    if not found:
        return f"{game} has only the level {levels(game)[0]}."
    lines = [
        f"With {seats} seats; a fair share is {1 / seats:.0%}.",
        "",
        "| level | against | games | share | 95 % | Elo | 95 % | turns |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in found:
        low, high = one.interval
        cells = (
            f"`{one.level}`",
            f"`{one.below}`",
            str(len(one.played)),
            f"{one.share:.1%}",
            f"{low:.0%} to {high:.0%}",
            _signed(elo(one.share, seats)),
            f"{_signed(elo(low, seats))} to {_signed(elo(high, seats))}",
            f"{median(game.turns for game in one.played):.0f}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", "| level | a choice, median | at most |", "|---|---|---|"]
    for level in levels(game):
        spent = _spent(level, found)
        lines.append(f"| `{level}` | {1000 * median(spent):.1f} ms | {1000 * max(spent):.1f} ms |")
    return "\n".join(lines)


def _signed(value: float) -> str:
    return f"{value:+.0f}".replace("inf", "∞").replace("-", "−")


def _spent(level: str, found: Sequence[Comparison]) -> list[float]:
    """The processor time of each of a level's choices (seconds)."""
    sides = [(one, side) for one in found for side, name in enumerate((one.level, one.below)) if name == level]
    return [seconds for one, side in sides for game in one.played for seconds in game.thought[side]] or [0.0]
