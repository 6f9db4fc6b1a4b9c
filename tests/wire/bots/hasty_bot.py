"""`bot.py` that gives up a database that doesn't answer after LONGEST seconds.

Room: tests/wire/bots. May import the standard library, data.postgres and `bot`.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

if __name__ == "__main__":
    import bot
    from data.postgres import threads

    threads.LONGEST = float(os.environ["LONGEST"])
    sys.exit(bot.main())
