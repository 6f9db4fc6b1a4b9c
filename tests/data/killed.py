"""Kills a restore before each of its file operations: `python -m tests.data.killed FOLDER COPY`.

`FOLDER/before` has a database. For each number from 1 on it is copied to `FOLDER/<number>`, and a process that restores
COPY there kills itself before that file operation, until one finishes.
"""

import os
import shutil
import signal
import sys
from datetime import UTC, datetime
from pathlib import Path

from data.copies.restoring import restore

TOUCHED = ("open", "os.", "sqlite3.connect")


def restore_in(folder: Path, copy: Path) -> None:
    restore(copy, folder / "archive.db", at=datetime.now(UTC))


def kill_before(number: int) -> None:
    """Make this process die before its file operation with this number."""
    left = number

    def count(event: str, _: tuple[object, ...]) -> None:
        nonlocal left
        left -= event.startswith(TOUCHED)
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count)


def main(folder: Path, copy: Path) -> None:
    shutil.copytree(folder / "before", folder / "warm")
    restore_in(folder / "warm", copy)  # so that everything is imported
    shutil.rmtree(folder / "warm")
    number, killed = 0, True
    while killed:
        number += 1
        shutil.copytree(folder / "before", folder / str(number))
        child = os.fork()
        if child == 0:
            kill_before(number)
            restore_in(folder / str(number), copy)
            os._exit(0)
        killed = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
    print(number)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
