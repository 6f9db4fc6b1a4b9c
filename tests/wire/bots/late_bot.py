"""`bot.py` with its clock put on by CLOCK_AHEAD seconds, for tests of timers.

Room: tests/wire/bots. May import the standard library and `bot`.
"""

import os
import sys
import time
from pathlib import Path

_now = time.time
_ahead = float(os.environ.get("CLOCK_AHEAD", "0"))
time.time = lambda: _now() + _ahead
sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
