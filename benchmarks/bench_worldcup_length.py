"""The length of the World Cup Game's rounds after the group round, in cups between computers.

    python -m benchmarks.bench_worldcup_length [--games 40] [--seats 2 4 8 13] [--write]

Prints a line for each cup and number of seats; `--write` saves each cup's median over all of them in
rules/worldcup/game.py for the lobby.
"""

import argparse
import re
import sys
from pathlib import Path
from statistics import median

from players import answer, default_level, question
from rules import GAMES
from rules.core.match import Match
from rules.worldcup.cups import CUPS
from rules.worldcup.pieces import Stage

GAME = GAMES["worldcup"]
TABLE = Path(__file__).parents[1] / "rules" / "worldcup" / "game.py"


def main() -> int:
    """Measure and print, and save on request."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4, 8, 13])
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    medians = {}
    for year in CUPS:
        turns: list[int] = []
        for seats in asked.seats:
            turns += (found := [_later(year, seats, seed) for seed in range(asked.games)])
            print(f"{year}, {seats:2} seats: {min(found)} to {max(found)}, median {median(found):g}", flush=True)
        medians[year] = round(median(turns))
    if asked.write:
        line = f"LATER = {{{', '.join(f'{year}: {later}' for year, later in medians.items())}}}"
        TABLE.write_text(re.sub(r"^LATER = .*$", line, TABLE.read_text("utf-8"), flags=re.M), "utf-8")
    return 0


def _later(year: int, seats: int, seed: int) -> int:
    """Return a cup's turns after its group round, replays and kicks included; the groups go through the deck once."""
    match = Match.begin(GAME, seats, {"cup": year, "passes": 1}, seed)
    groups = 0
    while match.outcome is None:
        if match.state.stage is Stage.GROUPS and not match.state.replay:
            groups = match.state.turn
        seat = match.to_act
        if seat is None:
            match = match.resolve()
        else:
            match = match.act(seat, answer(question(match, seat, default_level(GAME.about.key))))
    return int(match.state.turn - groups)


if __name__ == "__main__":
    sys.exit(main())
