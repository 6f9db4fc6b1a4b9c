"""What a process has used together with those it has started: CPU time and memory, read from /proc.

The bot draws and thinks in child processes, so that its own process alone says little. Everything is 0 where there is
no /proc, and for a process that has ended.

Room: testbed. May import the standard library only.
"""

import os
import re
from pathlib import Path

_PSS = re.compile(r"^Pss: +(\d+) kB$", re.MULTILINE)


def family(pid: int) -> list[int]:
    """Return a process and its living descendants, each after its parent."""
    lists = (_read(path).split() for path in Path(f"/proc/{pid}/task").glob("*/children"))
    return [pid, *(one for children in lists for child in children for one in family(int(child)))]


def worked(pid: int) -> float:
    """Return the CPU seconds of a process and its descendants, with those that have ended."""
    return sum(sum(_times(one)) for one in family(pid))


def worked_itself(pid: int) -> float:
    """Return the CPU seconds of one process alone."""
    return sum(_times(pid)[:2])


def niceness(pid: int) -> int:
    """Return how much a process lets others go first, from 0 to 19."""
    return int((_fields(pid) or ["0"] * 17)[16])


def memory(pid: int) -> float:
    """Return the MiB of memory of a process and its descendants; pages that they share count once."""
    return sum(map(memory_itself, family(pid)))


def memory_itself(pid: int) -> float:
    """Return the MiB of memory of one process alone, with its part of the pages that it shares with others (PSS)."""
    found = _PSS.search(_read(Path(f"/proc/{pid}/smaps_rollup")))
    return int(found[1]) / 1024 if found is not None else 0.0


def _times(pid: int) -> tuple[float, ...]:
    """Return the CPU seconds of a process as a user and in the kernel, and those of its children that have ended."""
    return tuple(int(ticks) / os.sysconf("SC_CLK_TCK") for ticks in _fields(pid)[11:15])


def _fields(pid: int) -> list[str]:
    """Return what the system tells of a process after its name; nothing if it has ended."""
    return _read(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()


def _read(path: Path) -> str:
    """Return a file of /proc, empty if its process has ended."""
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""
