"""The last errors of the log, for whoever runs the bot. Part of cogs/operations.

Only what kind of thing went wrong is remembered, never what it was about: no name, no text and no card is in here.
"""

import logging
from collections import deque
from dataclasses import dataclass

#: So many are remembered.
REMEMBERED = 5


@dataclass(frozen=True, slots=True)
class Trouble:
    """An error: when (unix seconds), where in the code, and which."""

    at: float
    place: str
    event: str


class Troubles(logging.Handler):
    """Hears every error that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0
        self.last: deque[Trouble] = deque(maxlen=REMEMBERED)

    def emit(self, record: logging.LogRecord) -> None:
        """Remember an error, without what was filled in."""
        event = record.msg.get("event", "") if isinstance(record.msg, dict) else record.msg
        self.count += 1
        self.last.append(Trouble(record.created, record.name, str(event)))
