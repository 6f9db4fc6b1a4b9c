"""Copying a database file while it is in use. Part of data/copies."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from data.file.opening import inspect
from data.file.privacy import create
from data.file.soundness import refuse_foreign


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
