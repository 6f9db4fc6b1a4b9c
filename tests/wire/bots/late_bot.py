"""`bot.py` with its clock put on by as many seconds as the file CLOCK says, also while it runs, for tests of timers.

Nobody set this clock: the time passes.

Room: tests/wire/bots. May import the standard library, host and `bot`.
"""

import os
import sys
import time
from functools import partial
from pathlib import Path

_now, _clock = time.time, Path(os.environ["CLOCK"])
time.time = lambda: _now() + float(_clock.read_text())
sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

if __name__ == "__main__":
    import bot
    from host.house import House

    bot.House = partial(House, clock=time.time)  # type: ignore[assignment,misc]
    sys.exit(bot.main())
