"""The bot as its own process in a tenth of the time, and the variants that tests start.

`ForkedProcess` runs `python bot.py` as a fork of a process that has imported everything. The variants are scripts, each
with one thing changed: see the docstring of each. SAMPLE is another bot altogether, with which the stand-in itself is
tried.

Room: tests/wire/bots. Knows testbed; only the scripts know the bot.
"""

from pathlib import Path

from testbed.process import REPOSITORY
from tests.wire.bots.forked import ForkedProcess

_HERE = Path(__file__).parent
CARDS, DOOMED, HASTY, LATE = (_HERE / f"{name}_bot.py" for name in ("cards", "doomed", "hasty", "late"))
SAMPLE = REPOSITORY / "tests" / "sample_bot.py"

__all__ = ["CARDS", "DOOMED", "HASTY", "LATE", "SAMPLE", "ForkedProcess"]
