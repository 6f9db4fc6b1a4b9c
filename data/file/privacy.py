"""Files that only their owner may read: they hold hidden hands and the seeds of running games. Part of data/file.

SQLite gives a log beside a database the database's own mode.
"""

import os
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600
_OTHERS = 0o077
SIDES = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database, behind its name."""


def create(path: Path) -> None:
    """Create an empty private file. Raises FileExistsError, OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))


def tighten(path: Path) -> None:
    """Make a file private that others may read; a file that is missing or belongs to somebody else stays as it is."""
    # By its name: to open and close a database would drop the locks that SQLite holds on it in this process.
    with suppress(OSError):
        mode = path.stat().st_mode
        if mode & _OTHERS:
            path.chmod(mode & ~_OTHERS & 0o7777)


def tighten_database(path: Path) -> None:
    """Make a database private, with what SQLite keeps beside it and what earlier restores put aside."""
    for file in (path, *(path.with_name(path.name + side) for side in SIDES)):
        tighten(file)
    with suppress(OSError):  # a folder that may be entered need not let itself be listed
        for file in path.parent.iterdir():
            if file.name.startswith(f"{path.name}.before-"):
                tighten(file)
