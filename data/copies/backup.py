"""Backing up a database while it is in use. Part of data/copies.

Each copy is one snapshot, taken by the engine itself: SQLite from another process, PostgreSQL by its `pg_dump`; the bot
goes on writing. A copy gets its name only after it has been read and checked, so every file with such a name is good.
"""

import sqlite3
import sys
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from secrets import token_hex

from data.address import Address
from data.copies.check import Checked, check
from data.copies.copying import copy, sync
from data.copies.keeping import prune, sign, stamp, turn_in
from data.copies.naming import PART, Series
from data.engine.driver import postgres
from data.errors import BackupFailed, CannotOpen, Foreign
from data.file.failures import explained
from data.file.privacy import create, tighten


def back_up(
    database: Path | Address, folder: Path, *, at: datetime, keep: int, seconds: float | None = None
) -> tuple[Path, Checked]:
    """Copy the database into the folder, check the copy, name it by the time, and keep the last `keep` copies.

    Returns the file and what the check found. A copy that fails its check stays in the folder as `….failed`, at most
    one. Another backup into the folder is waited for. Raises BackupFailed, CannotOpen.
    """
    if isinstance(database, Path) and not database.is_file():
        raise CannotOpen(database, f"There is no database at {database}.")
    series = Series.of(database, folder)
    part = folder / f"{series.made(at).name}{PART}-{token_hex(4)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with turn_in(folder) as alone:
            for left in series.unfinished() if alone else ():
                left.unlink()  # left over from an interrupted backup
            for kept in (*series.good(), series.failed):
                tighten(kept)  # one that was brought back from elsewhere may be open to all
            _copy(database, part)
            found = check(part, seconds)
            if found.faults:
                part.replace(series.failed)
                raise BackupFailed(f"The copy {series.failed} is damaged: {found}")
            made = _named(part, series, at)
            for wrong in prune(series, made, keep):
                print(f"{wrong} is no good copy. It was left alone, and doesn't count as one.", file=sys.stderr)
    except Foreign as error:
        raise BackupFailed(str(error).replace(str(part), str(database))) from error
    except (sqlite3.Error, OSError) as error:
        raise BackupFailed(f"No backup could be made in {folder}: {explained(error)}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return made, found


def _named(part: Path, series: Series, at: datetime) -> Path:
    """Give a good copy its name, which no other copy has yet. Raises OSError."""
    while (made := series.made(at)).exists():
        at += timedelta(seconds=1)
    part.replace(made)
    stamp(made)
    sync(made.parent)
    return made


def _copy(database: Path | Address, part: Path) -> None:
    if isinstance(database, Address):
        server = postgres(database)
        create(part)
        server.dump(database, part)
        sync(part)
    else:
        copy(database, part)
        sign(part, database)
        sync(part)
