"""Takes in what other processes have done. Part of host.

Whatever comes, the next signal is heard too. What can't be read or taken in may have told of anything, so it counts as
missed.
"""

from collections.abc import Callable

import structlog

from data import UNREADABLE, Signal, Topic

log = structlog.get_logger("hearing")


class Hearing:
    """What this process does when it hears of another one."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[Signal], None]] = []
        self._puzzled = False

    def receive(self, signal: Signal) -> None:
        """Tell every listener. Raises nothing."""
        errors = self._tell(signal)
        if errors or signal == UNREADABLE:
            if not self._puzzled:  # once is enough: whoever sends odd signals may send many
                self._puzzled = True
                log.error("a signal was not understood", topic=signal.topic, exc_info=errors[0] if errors else None)
            self._tell(Signal(Topic.MISSED))

    def _tell(self, signal: Signal) -> list[Exception]:
        """Tell every listener; the errors of those that failed."""
        errors = []
        for listener in self.listeners:
            try:
                listener(signal)
            except Exception as error:
                errors.append(error)
        return errors
