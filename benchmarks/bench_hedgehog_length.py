"""The length of the hedgehog race: the median turns of games between computers of the default level.

    python -m benchmarks.bench_hedgehog_length [--games 40] [--seats 11] [--write]

Prints a line for each number of seats; `--write` saves the medians in rules/hedgehog/game.py for the lobby. A solo
race has neutral colours, as the lobby proposes.
"""

import argparse
import re
import sys
from pathlib import Path
from statistics import median

from players import answer, default_level, question
from rules import GAMES
from rules.core.match import Match

GAME = GAMES["hedgehog"]
TABLE = Path(__file__).parents[1] / "rules" / "hedgehog" / "game.py"


def main() -> int:
    """Measure and print, and save on request."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=GAME.about.seats[1], help="up to so many")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    medians = []
    for seats in range(1, asked.seats + 1):
        games = [_play(seats, seed) for seed in range(asked.games)]
        medians.append(round(median(turns for turns, _ in games)))
        decided = sum(won for _, won in games)
        print(f"{seats:2} seats: {medians[-1]:4} turns, decided {decided} of {asked.games}", flush=True)
    if asked.write and len(medians) == GAME.about.seats[1]:
        line = f"USUAL_TURNS = ({', '.join(map(str, medians))})"
        TABLE.write_text(re.sub(r"^USUAL_TURNS = .*$", line, TABLE.read_text("utf-8"), flags=re.M), "utf-8")
    return 0


def _play(seats: int, seed: int) -> tuple[int, bool]:
    """Return the turns of a game, and whether somebody won it."""
    match = Match.begin(GAME, seats, {"neutral": seats == 1}, seed)
    while match.outcome is None:
        seat = match.to_act
        if seat is None:
            match = match.resolve()
        else:
            match = match.act(seat, answer(question(match, seat, default_level(GAME.about.key))))
    return match.state.turn, not match.outcome.draw


if __name__ == "__main__":
    sys.exit(main())
