"""The bot as its own process, and the variants that tests start.

`BotProcess` runs `python bot.py`; `ForkedProcess` does so in a tenth of the time, as a fork of a process that has
imported everything. The variants are scripts, each with one thing changed: see the docstring
of each. SAMPLE is another bot altogether, with which the stand-in itself is tried.

Room: tests/wire/bots. Knows the stand-in; only the scripts know the bot.
"""

from pathlib import Path

from tests.wire.bots.forked import ForkedProcess
from tests.wire.bots.process import REPOSITORY, BotProcess, Running

_HERE = Path(__file__).parent
CARDS, DOOMED, HASTY, LATE, METERED = (
    _HERE / f"{name}_bot.py" for name in ("cards", "doomed", "hasty", "late", "metered")
)
SAMPLE = REPOSITORY / "tests" / "sample_bot.py"

__all__ = [
    "CARDS",
    "DOOMED",
    "HASTY",
    "LATE",
    "METERED",
    "REPOSITORY",
    "SAMPLE",
    "BotProcess",
    "ForkedProcess",
    "Running",
]
