"""Plays levels against each other and reports the figures. Part of tools/strength."""

import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from math import sqrt
from statistics import fmean, median
from time import process_time
from typing import Literal

from players import answer, question
from rules import GAMES
from rules.core.match import Match
from rules.core.options import Value
from rules.core.outcome import Outcome

#: A game that isn't over after this many events counts as a draw.
MOST_EVENTS = 5000

Result = Literal["win", "draw", "loss"]


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to play.

    Level `one` has every second seat, starting with `first` (0 or 1), or only that seat if it is `alone`; `two` has the
    others.
    """

    game: str
    one: str
    two: str
    first: int
    seats: int
    seed: str
    options: Mapping[str, Value]
    alone: bool = False

    def side(self, seat: int) -> int:
        """0 for a seat of level `one`, 1 for a seat of `two`."""
        return int(seat != self.first) if self.alone else (seat + self.first) % 2


@dataclass(frozen=True, slots=True)
class Played:
    """A game's result for level `one`, and its `share` of the victory, from 0 to 1.

    Seats that won together share the victory, and in a draw everybody does. `thought` has the processor time of each
    choice of levels one and two (seconds).
    """

    first: int
    result: Result
    share: float
    reason: str
    turns: int
    thought: tuple[tuple[float, ...], tuple[float, ...]]


def pairings(
    game: str,
    one: str,
    two: str,
    *,
    games: int,
    seed: int,
    options: Mapping[str, Value],
    seats: int | None = None,
    alone: bool = False,
) -> Iterator[Pairing]:
    """The games of a contest: sides swap every game, and both games of a pair have the same seed.

    If level `one` is `alone`, it goes from seat to seat instead, with the same seed for each lap.
    """
    table = seats or max(2, GAMES[game].about.seats[0])
    swaps = table if alone else 2
    for number in range(games):
        luck = sha256(f"arena:{seed}:{number // swaps}".encode()).hexdigest()
        yield Pairing(game, one, two, number % swaps, table, luck, options, alone)


def play(pairing: Pairing) -> Played:
    """Play one game to its end. Raises BadOptions, BadSeats, KeyError for an unknown level."""
    levels = (pairing.one, pairing.two)
    match = Match.begin(GAMES[pairing.game], pairing.seats, pairing.options, pairing.seed)
    thought: tuple[list[float], list[float]] = ([], [])
    acted: list[int] = []
    while match.outcome is None and len(match.log) < MOST_EVENTS:
        seat = match.to_act
        if seat is None:
            match = match.resolve()
            continue
        side = pairing.side(seat)
        asked = question(match, seat, levels[side])
        begun = process_time()
        chosen = answer(asked)
        thought[side].append(process_time() - begun)
        match = match.act(seat, chosen)
        acted.append(seat)
    result: Result = "draw" if match.outcome is None else _result(match.outcome, pairing)
    reason = "unfinished" if match.outcome is None else match.outcome.reason
    turns = sum(1 for _ in groupby(acted))
    share, (one, two) = _share(match.outcome, pairing), thought
    return Played(pairing.first, result, share, reason, turns, (tuple(one), tuple(two)))


def _result(outcome: Outcome, pairing: Pairing) -> Result:
    """The result by the best place of each level."""
    places = [len(outcome.ranking), len(outcome.ranking)]
    for place, group in enumerate(outcome.ranking):
        for seat in group:
            side = pairing.side(seat)
            places[side] = min(places[side], place)
    if places[0] == places[1]:
        return "draw"
    return "win" if places[0] < places[1] else "loss"


def _share(outcome: Outcome | None, pairing: Pairing) -> float:
    """Which share of the victory the seats of level `one` have."""
    won = outcome.ranking[0] if outcome is not None else tuple(range(pairing.seats))
    return sum(pairing.side(seat) == 0 for seat in won) / len(won)


def contest(games: Iterable[Pairing], jobs: int) -> list[Played]:
    """Play all games, in this many processes; the results don't depend on their number."""
    todo = list(games)
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        played = []
        for game in pool.map(play, todo) if pool else map(play, todo):
            played.append(game)
            if sys.stderr.isatty():
                print(f"\r{len(played)} of {len(todo)}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    return played


def interval(points: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval (Wilson) of a share of points, a draw counting half a point."""
    z = 1.96
    share, scale = points / games, 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z / scale * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def table(played: list[Played], one: str, two: str, seat_names: tuple[str, ...]) -> str:
    """The figures as text: a line for each side that level `one` played, and one for all."""
    firsts = sorted({game.first for game in played})
    names = seat_names if len(seat_names) == 2 else [f"seat {first + 1}" for first in range(max(firsts) + 1)]
    rows = [(f"{one} as {names[first]}", [game for game in played if game.first == first]) for first in firsts]
    rows.append((f"{one} against {two}", played))
    width = max(len(name) for name, _ in rows)
    lines = [f"{'':{width}}  games   wins  draws losses  points       95 %  turns"]
    lines.extend(_line(f"{name:{width}}", games) for name, games in rows if games)
    for side, level in enumerate((one, two)):
        spent = [seconds for game in played for seconds in game.thought[side]] or [0.0]
        lines.append(
            f"{level}: {1000 * fmean(spent):.1f} ms a choice (median {1000 * median(spent):.1f}, at most"
            f" {1000 * max(spent):.1f}; processor time)"
        )
    drawn = sorted(game.reason for game in played if game.result == "draw")
    if drawn:
        lines.append("draws: " + ", ".join(f"{len(list(group))} by {reason}" for reason, group in groupby(drawn)))
    return "\n".join(lines)


def _line(name: str, games: list[Played]) -> str:
    wins, draws, losses = (sum(game.result == kind for game in games) for kind in ("win", "draw", "loss"))
    points = wins + draws / 2
    low, high = interval(points, len(games))
    turns = median(game.turns for game in games)
    return (
        f"{name} {len(games):6} {wins:6} {draws:6} {losses:6} {points / len(games):7.1%}"
        f" {low:4.0%}-{high:4.0%} {turns:6.0f}"
    )
