"""Backing up a database while it is in use. Part of data/copies.

Each copy is one snapshot, taken by the engine itself: SQLite from another process, PostgreSQL by its `pg_dump`; the bot
goes on writing. A copy gets its name only after it has been read and checked, so every file with such a name is good.

A copy says itself where it comes from, because two bots may share a folder and a name: in the table `secrets` a file
has what its database's secret and path come to, and a dump has the secret. Its time of change is the one in its name
from when it was found to be good: whatever has been changed since is checked again before it counts.
"""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime, timedelta
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

from data.address import DatabaseAddress
from data.copies.check import Checked, check
from data.copies.dumped import is_dump, rows_of
from data.copies.naming import PART, Series, copy, sync, time_of
from data.engine.driver import postgres
from data.errors import ArchiveError, BackupFailed, CannotOpen, Foreign
from data.file.failures import explain
from data.file.paths import create, tighten


def back_up(
    database: Path | DatabaseAddress, folder: Path, *, at: datetime, keep: int, seconds: float | None = None
) -> tuple[Path, Checked]:
    """Copy the database into the folder, check the copy, name it by the time, and keep the last `keep` copies.

    Returns the file and what the check found. A copy that fails its check stays in the folder as `….failed`, at most
    one. Another backup into the folder is waited for. Raises BackupFailed, CannotOpen.
    """
    if isinstance(database, Path) and not database.is_file():
        raise CannotOpen(database, f"There is no database at {database}.")
    series = Series.of(database, folder)
    part = folder / f"{series.path_at(at).name}{PART}-{token_hex(4)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with turn_in(folder) as alone:
            for left in series.leftovers() if alone else ():
                left.unlink()  # left over from an interrupted backup
            for kept in (*series.good(), series.failed):
                tighten(kept)  # one that was brought back from elsewhere may be open to all
            _copy(database, part)
            found = check(part, seconds)
            if found.faults:
                part.replace(series.failed)
                raise BackupFailed(f"The copy {series.failed} is damaged: {found}")
            made = _name_copy(part, series, at)
            for wrong in prune(series, made, keep):
                print(f"{wrong} is no good copy. It was left alone, and doesn't count as one.", file=sys.stderr)
    except Foreign as error:
        raise BackupFailed(str(error).replace(str(part), str(database))) from error
    except (sqlite3.Error, OSError) as error:
        raise BackupFailed(f"No backup could be made in {folder}: {explain(error)}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return made, found


def _name_copy(part: Path, series: Series, at: datetime) -> Path:
    """Give a good copy its name, which no other copy has yet. Raises OSError."""
    while (made := series.path_at(at)).exists():
        at += timedelta(seconds=1)
    part.replace(made)
    stamp(made)
    sync(made.parent)
    return made


def _copy(database: Path | DatabaseAddress, part: Path) -> None:
    if isinstance(database, DatabaseAddress):
        server = postgres(database)
        create(part)
        server.dump(database, part)
        sync(part)
    else:
        copy(database, part)
        sign(part, database)
        sync(part)


try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

INSTANCE, COPIED_FROM = "instance", "copied from"
"""The names of the two secrets: one tells databases apart, the other is only in copies of files."""
_VALUE = "SELECT value FROM secrets WHERE name = ?"

Origin = bytes | None
"""Where a copy comes from; None if it doesn't say so, which the oldest don't."""
_UNREADABLE = b""


def origin_for(database: Path | DatabaseAddress, instance: bytes | None) -> Origin:
    """What the copies of a database with this secret say."""
    if isinstance(database, DatabaseAddress):
        return instance
    return sha256((instance or b"") + os.fsencode(database.resolve())).digest()


def sign(copy: Path, database: Path) -> None:
    """Write into the copy of a file where it comes from. Raises sqlite3.Error."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as base:
        if base.execute("SELECT 1 FROM sqlite_schema WHERE name = 'secrets'").fetchone():
            (instance,) = base.execute(_VALUE, (INSTANCE,)).fetchone() or (None,)
            row = (COPIED_FROM, origin_for(database, instance))
            base.execute(
                "INSERT INTO secrets VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", row
            )


def origin_of(copy: Path) -> Origin:
    """Where a copy comes from; nothing else is looked at."""
    try:
        found = copy.stat()
        return _origin(copy, (found.st_ino, found.st_size, found.st_mtime_ns))
    except OSError:
        return _UNREADABLE


@lru_cache(maxsize=256)
def _origin(copy: Path, _: tuple[int, int, int]) -> Origin:
    try:
        if is_dump(copy):
            found = {name: value for name, value in rows_of(copy, "secrets") if value is not None}
            return bytes.fromhex(found[INSTANCE].removeprefix("\\x")) if INSTANCE in found else None
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as base:
            if not base.execute("SELECT 1 FROM sqlite_schema WHERE name = 'secrets'").fetchone():
                return None if base.execute("PRAGMA user_version").fetchone()[0] else _UNREADABLE
            (value,) = base.execute(_VALUE, (COPIED_FROM,)).fetchone() or (None,)
            return value if isinstance(value, bytes) else None
    except (ArchiveError, sqlite3.Error, ValueError):
        return _UNREADABLE


def own_copies(database: Path | DatabaseAddress, folder: Path, instance: bytes | None) -> list[Path]:
    """The copies of this database in a folder, oldest first."""
    origin = origin_for(database, instance)
    return [copy for copy in Series.of(database, folder).good() if origin_of(copy) == origin]


def stamp(copy: Path) -> None:
    """Note that a copy is good as it is now."""
    with suppress(OSError):  # then it is checked again
        os.utime(copy, (time_of(copy), time_of(copy)))


def is_good(copy: Path) -> bool:
    """Whether a copy is as it was when it was found to be good, or else passes a check of all but its games."""
    with suppress(OSError):
        if copy.stat().st_mtime == time_of(copy):
            return True
    try:
        whole = not check(copy, seconds=0).faults
    except (ArchiveError, OSError):
        return False
    if whole:
        stamp(copy)
    return whole


def prune(series: Series, made: Path, keep: int) -> list[Path]:
    """Delete this database's older copies once `keep` good ones are there, and return those that aren't good.

    The new one, `made`, comes first; then those from before it, the newest first; and those from a clock that was ahead
    of it come last. What isn't good counts for nothing.
    """
    now, origin = time_of(made), origin_of(made)
    others = sorted(series.good(), key=lambda copy: (time_of(copy) <= now, time_of(copy)), reverse=True)
    kept, wrong = 1, []
    for one in others:
        if one == made or (found := origin_of(one)) not in (origin, _UNREADABLE):
            continue
        if kept >= keep and found == origin:
            one.unlink(missing_ok=True)
        elif kept < keep and is_good(one):
            kept += 1
        elif kept < keep:
            wrong.append(one)
    return wrong


@contextmanager
def turn_in(folder: Path) -> Iterator[bool]:
    """Wait until no other backup is being made in a folder; False if the file system can't tell."""
    if fcntl is None:
        yield False
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        yield _lock(handle)
    finally:
        os.close(handle)


def _lock(handle: int) -> bool:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
    except OSError:
        return False
    return True
