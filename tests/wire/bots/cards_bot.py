"""`bot.py` with a game of hidden hands added to its shelf, for tests of hands.

Room: tests/wire/bots. May import the toy of tests/bot and `bot`.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from rules import GAMES
from tests.bot.cards import SNAP

GAMES[SNAP.about.key] = SNAP
os.environ["DRAWING_WORKERS"] = "0"  # a worker's shelf has only the games in rules/

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
