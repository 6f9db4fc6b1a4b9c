"""How copies of a database are named, by the time, found again, and written. Part of data/copies."""

import os
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from data.address import DatabaseAddress
from data.file.opening import inspect, refuse_foreign
from data.file.paths import create

STAMP = "%Y%m%dT%H%M%SZ"
PART = ".part"
_STAMPED = r"-(\d{8}T\d{6}Z)"


@dataclass(frozen=True, slots=True)
class Series:
    """The copies of one database in a folder: `stem-20261121T120000Z.db`, or `.dump` for PostgreSQL."""

    folder: Path
    stem: str
    suffix: str

    @classmethod
    def of(cls, database: Path | DatabaseAddress, folder: Path) -> "Series":
        """The copies of this database."""
        if isinstance(database, DatabaseAddress):
            return cls(folder, database.name, ".dump")
        return cls(folder, database.stem, ".db")

    def path_at(self, at: datetime) -> Path:
        """The name of the copy made at that time."""
        return self.folder / f"{self.stem}-{at.astimezone(UTC).strftime(STAMP)}{self.suffix}"

    @property
    def failed(self) -> Path:
        """The name of a copy that failed its check."""
        return self.folder / f"{self.stem}.failed"

    def good(self) -> list[Path]:
        """What is named as a copy, oldest first."""
        return self._find("")

    def leftovers(self) -> list[Path]:
        """What interrupted backups left behind."""
        return self._find(re.escape(PART) + ".*")

    def _find(self, rest: str) -> list[Path]:
        name = re.compile(re.escape(self.stem) + _STAMPED + re.escape(self.suffix) + rest)
        return sorted(path for path in self.folder.glob("*") if name.fullmatch(path.name))


def backups(database: Path | DatabaseAddress, folder: Path) -> list[Path]:
    """What is named as a copy of a database in a folder, oldest first."""
    return Series.of(database, folder).good()


def time_of(backup: Path) -> float:
    """When a copy was made, read from its name (unix seconds)."""
    stamp = re.search(_STAMPED + r"\.\w+$", backup.name)
    assert stamp is not None
    return datetime.strptime(stamp[1], STAMP).replace(tzinfo=UTC).timestamp()


def copy(database: Path, part: Path) -> None:
    """Write a snapshot of everything committed into a new, private file.

    Raises CannotOpen, sqlite3.Error, OSError.
    """
    create(part)
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as source:
        refuse_foreign(database, source, inspect(database, source))
        with closing(sqlite3.connect(part)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
    sync(part)


def sync(path: Path) -> None:
    """Flush a file, or a folder's entries, to the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
