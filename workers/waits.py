"""How long processes wait for a processor. Part of workers/: imports the standard library."""

from contextlib import suppress


def waiting_time(process: int | str) -> float:
    """How long a process's first thread, or `<process>/task/<thread>`, has waited for a processor so far (seconds).

    0.0 where the system doesn't tell.
    """
    with suppress(OSError, ValueError, IndexError), open(f"/proc/{process}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[1]) / 1e9
    return 0.0
