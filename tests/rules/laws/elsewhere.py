"""The other process of a law: reads games and logs, and replays them. Room: tests. May import rules."""

import json
import pickle
import sys

if __name__ == "__main__":
    sys.path[:] = pickle.load(sys.stdin.buffer)
    from rules.core.match import Match
    from tests.rules.laws.values import tell

    game, asked = pickle.load(sys.stdin.buffer)
    told = [tell(Match.begin(game, seats, options, seed), log) for seats, options, seed, log in asked]
    print(json.dumps(told))
