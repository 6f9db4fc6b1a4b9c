"""Memory that is free again. Part of workers/: imports the standard library.

The C library keeps what has been freed, in the hope of using it again. After a few large pictures that is a third of
what a process holds.
"""

import ctypes
from collections.abc import Callable
from contextlib import suppress

#: What glibc calls two of its settings: from how many bytes on something has pages of its own, which go when it does;
#: and how many free bytes at the end of all others it keeps.
_OWN_PAGES, _KEPT = -3, -1
#: Nothing but the sheets of large shapes is as large; the first of them would else make the C library keep the others.
LARGE, MOST_KEPT = 4 * 2**20, 64 * 2**20


def set_large_apart() -> None:
    """Have whatever is large given back as soon as it is free, where the C library can do that (glibc)."""
    with suppress(OSError, AttributeError, TypeError):
        mallopt = ctypes.CDLL(None).mallopt
        mallopt(_OWN_PAGES, LARGE)
        mallopt(_KEPT, MOST_KEPT)


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
