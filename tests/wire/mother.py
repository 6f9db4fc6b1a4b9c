"""A process that has imported the whole bot and is warm, and bears one process of it after the other.

For each line of JSON (environment variables) on its input it bears a process, says `born <pid>`, waits until that is
gone and says `gone <status>`. A start costs a tenth of one from nothing.

Room: tests/wire. May import the standard library, render, rules and `bot`.
"""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bot
from render import Wish, draw
from rules import GAMES
from rules.core.match import Match


def warm_up() -> None:
    """What each process would do first: load every game and draw one picture of it."""
    bot.furnish()
    for key, game in GAMES.items():
        draw(key, Wish(Match.begin(game, max(2, game.about.seats[0]), {}, 1).view(None)))


def bear(live: Callable[[], int]) -> None:
    """One process after the other, until nobody asks for more; `live` is the whole of a life and gives its status."""
    warm_up()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.environ.update(json.loads(line))
            sys.exit(live())
        print(f"born {child}", flush=True)
        _, status = os.waitpid(child, 0)
        print(f"gone {os.waitstatus_to_exitcode(status)}", flush=True)


if __name__ == "__main__":
    bear(bot.main)
