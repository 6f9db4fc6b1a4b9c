"""A restore that is killed before each thing that it does with a file: `python -m tests.data.killed FOLDER COPY`.

`FOLDER/before` is the folder of a database. For each number from 1 on it is copied to `FOLDER/<number>`, and a process
that restores COPY there kills itself before its so manieth file is touched, until one comes to its end.
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
    """Let this process die before it touches a file for the so manieth time."""
    left = number

    def count(event: str, _: tuple[object, ...]) -> None:
        nonlocal left
        left -= event.startswith(TOUCHED)
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count)


def main(folder: Path, copy: Path) -> None:
    shutil.copytree(folder / "before", folder / "warm")
    restore_in(folder / "warm", copy)  # whatever has to be imported is now
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
