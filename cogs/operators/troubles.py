"""The latest logged errors, for operators.

Only the kind of error is remembered, never its details: no name, no text, no card.
"""

import logging
from collections import deque
from dataclasses import dataclass

#: How many errors are remembered.
REMEMBERED = 5


@dataclass(frozen=True, slots=True)
class Trouble:
    """An error: when it happened (unix seconds), in which module, and what it was."""

    at: float
    place: str
    event: str


class Troubles(logging.Handler):
    """Counts logged errors and remembers the latest."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0
        self.last: deque[Trouble] = deque(maxlen=REMEMBERED)

    def emit(self, record: logging.LogRecord) -> None:
        """Remember an error without its details."""
        event = record.msg.get("event", "") if isinstance(record.msg, dict) else record.msg
        self.count += 1
        self.last.append(Trouble(record.created, record.name, str(event)))
