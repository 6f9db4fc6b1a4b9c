"""Private files, which only their owner may read. Part of data/file.

They hold hidden hands and the seeds of running games. SQLite gives a database's log the database's own mode.
"""

import os
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600
_OTHERS = 0o077
SIDES = ("-wal", "-shm", "-journal")
"""The suffixes of SQLite's files beside a database."""


def create(path: Path) -> None:
    """Create an empty private file. Raises FileExistsError, OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))


def tighten(path: Path) -> None:
    """Make a file private; leave it alone if it is missing or belongs to somebody else."""
    # By its name, because opening and closing a database would drop this process's SQLite locks on it.
    with suppress(OSError):
        mode = path.stat().st_mode
        if mode & _OTHERS:
            path.chmod(mode & ~_OTHERS & 0o7777)


def tighten_database(path: Path) -> None:
    """Make a database private, with SQLite's files beside it and the databases that restores replaced."""
    for file in (path, *(path.with_name(path.name + side) for side in SIDES)):
        tighten(file)
    with suppress(OSError):  # the folder may be accessible and still not allow listing
        for file in path.parent.iterdir():
            if file.name.startswith(f"{path.name}.before-"):
                tighten(file)
