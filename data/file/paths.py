"""The files of a database: private, and still where they were opened. Part of data/file.

They hold hidden hands and the seeds of running games. SQLite gives a database's log the database's own mode.
"""

import os
from contextlib import suppress
from pathlib import Path

from data.errors import DatabaseGone

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


class Presence:
    """The files of an open database: itself, its log, and the log's index; and the name by which it was asked for.

    SQLite holds on to open files, whatever happens to their names: it would go on writing into a file that nobody can
    open any more. What is deleted, moved or replaced shows in what the file system says about the names.
    """

    def __init__(self, path: Path, asked: Path) -> None:
        self.path, self._asked = path, asked.expanduser().absolute()
        self._known: dict[str, tuple[int, int]] = {}

    def note(self) -> None:
        """Remember which files there are, right after they were opened."""
        names = (*(f"{self.path}{side}" for side in ("", *SIDES)), str(self._asked))
        self._known = {name: found for name in names if (found := _identity(name)) is not None}

    def confirm(self) -> None:
        """See that they are still there. Raises DatabaseGone."""
        for name, known in self._known.items():
            if _identity(name) != known:
                raise DatabaseGone(
                    f"The file {name} was deleted, moved or replaced while the bot uses it, or its disk is gone. "
                    "Nothing can be saved. Put the same file back, or stop the bot and restore a backup."
                )

    def confirm_to_write(self) -> None:
        """See that they are still there, on a disk that takes something. Raises DatabaseGone."""
        self.confirm()
        if hasattr(os, "statvfs") and os.statvfs(self.path).f_flag & os.ST_RDONLY:
            raise DatabaseGone(
                f"The disk with {self.path} has become read-only, as failing disks do. Nothing can be saved. Mount it "
                "writable again, or stop the bot and restore a backup on another disk."
            )


def _identity(name: str) -> tuple[int, int] | None:
    try:
        found = os.stat(name)
    except OSError:
        return None
    return found.st_dev, found.st_ino
