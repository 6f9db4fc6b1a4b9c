"""Memory that is free again. Part of workers/: imports the standard library.

The C library keeps what has been freed, in the hope of using it again. After a few large pictures that is a third of
what a process holds.
"""

import ctypes
from collections.abc import Callable
from contextlib import suppress


class Spare:
    """Gives it back to the system, where the C library can do that (glibc)."""

    def __init__(self) -> None:
        #: Whether there may be any.
        self.left = False
        self.trim: Callable[[int], object] | None = None
        with suppress(OSError, AttributeError, TypeError):
            self.trim = ctypes.CDLL(None).malloc_trim

    def give_back(self) -> None:
        """Give back what there is; that takes some milliseconds, in which other threads may run."""
        if self.left and self.trim is not None:
            self.left = False
            self.trim(0)
