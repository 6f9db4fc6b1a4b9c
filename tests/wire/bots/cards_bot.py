"""`bot.py` with a game of hidden hands added to its shelf, for tests of hands.

Room: tests/wire/bots. May import the toy of tests/bot and `bot`.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from rules import GAMES
from tests.bot.cards import SNAP

GAMES[SNAP.about.key] = SNAP

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
