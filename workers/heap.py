"""The memory of a process, given back to the system, and how long it waits for a processor. Part of workers/.

The C library keeps what has been freed, in the hope of using it again. After a few large pictures that is a third of
what a process holds.
"""

import ctypes
import os
from collections.abc import Callable
from contextlib import suppress

#: glibc's settings: blocks from this size on get pages of their own, which go back as soon as they are freed; and how
#: many free bytes it keeps at the end of the heap.
_M_MMAP_THRESHOLD, _M_TRIM_THRESHOLD = -3, -1
#: Only the sheets of large shapes are this large. Without a fixed limit, glibc would raise its own after the first one.
LARGE, MOST_KEPT = 4 * 2**20, 64 * 2**20


def limit(most: int) -> None:
    """Let this process have so much memory (bytes), where the system can do that: a call that needs more fails."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def memory_of(process: int | str = "self") -> int:
    """How much memory a process uses (bytes); 0 where the system doesn't tell, or after its end."""
    with suppress(OSError, ValueError, IndexError), open(f"/proc/{process}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def return_large_blocks() -> None:
    """Have large blocks given back as soon as they are freed, where the C library can do that (glibc)."""
    with suppress(OSError, AttributeError, TypeError):
        mallopt = ctypes.CDLL(None).mallopt
        mallopt(_M_MMAP_THRESHOLD, LARGE)
        mallopt(_M_TRIM_THRESHOLD, MOST_KEPT)


class Heap:
    """The memory of this process, whose free parts the C library keeps until it is trimmed (glibc)."""

    def __init__(self) -> None:
        #: Whether something may have been freed since the last time.
        self.dirty = False
        self.trim: Callable[[int], object] | None = None
        with suppress(OSError, AttributeError, TypeError):
            self.trim = ctypes.CDLL(None).malloc_trim

    def give_back(self) -> None:
        """Give free memory back; that takes some milliseconds, in which other threads may run."""
        if self.dirty and self.trim is not None:
            self.dirty = False
            self.trim(0)


def waiting_time(process: int | str) -> float:
    """How long a process's first thread, or `<process>/task/<thread>`, has waited for a processor so far (seconds).

    0.0 where the system doesn't tell.
    """
    with suppress(OSError, ValueError, IndexError), open(f"/proc/{process}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[1]) / 1e9
    return 0.0
