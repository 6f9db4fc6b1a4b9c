"""Moving the archive to PostgreSQL, so that a kill at any moment costs nothing but time. Part of data/moving.

    begin     lock both; see from their marks what may be done; upgrade the source, as at any start
    copy      each table in the order of its key, some thousand rows in a transaction, without indexes
    check     count and hash the copy, complete its schema, replay the games that go on and some that are over
    end       mark the file as moved, then take the mark from the target: see `data/file/opening.py`

A move that was interrupted remembers nothing but its mark. Run again, it reads what the copy has beside the source and
goes on where the copy ends; if the source has changed meanwhile, it starts over. So the source is read once in every
run, from the first row to the last, and the copy is checked against what was read.
"""

import sqlite3
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from data.address import DatabaseAddress, name_of
from data.copies.check import Checked, replay
from data.engine.connection import Connection, Row
from data.engine.driver import postgres
from data.errors import CannotOpen, MovedAway
from data.file.failures import explain, explain_opening
from data.file.locking import take
from data.file.opening import (
    FILL,
    MAKE,
    MARK,
    MOST_FAULTS,
    UNMARK,
    inspect,
    make_ready,
    prepare_to_write,
    refuse_foreign,
)
from data.moving.target import MoveFailed, RowTally, TableShape, Target
from data.records import Status

#: What is written in one transaction, and is in memory at once: a number of rows, or about this number of bytes.
MOST_ROWS, MOST_BYTES = 5_000, 4 << 20
#: How many finished games are asked for at once, when they are replayed.
_PAGE = 500


_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> ?"


@contextmanager
def open_source(path: Path) -> Iterator["Source"]:
    """Lock a database file and open it. Raises CannotOpen."""
    file = make_ready(path)
    try:
        hold = take(file)
    except sqlite3.DatabaseError as error:
        raise explain_opening(file, error) from error
    with closing(hold), closing(sqlite3.connect(file, timeout=5.0, isolation_level=None)) as base:
        yield Source(file, base)


class Source:
    """A file of which a move has the lock, so that no bot runs on it. Everything raises MoveFailed."""

    def __init__(self, place: Path, connection: sqlite3.Connection) -> None:
        self.place = place
        self.connection = connection

    @contextmanager
    def explain(self, about: str = "") -> Iterator[None]:
        """Turn SQLite's errors, which are `about` a table, into MoveFailed."""
        try:
            yield
        except sqlite3.Error as error:
            raise MoveFailed(f"{self.place}{about and f' (table {about})'}: {explain(error)}") from error

    def mark(self) -> MovedAway | None:
        """The mark that an earlier move left. Raises CannotOpen if this is no archive of ours."""
        try:
            inspect(self.place, self.connection)
        except MovedAway as found:
            return found
        except sqlite3.DatabaseError as error:
            raise explain_opening(self.place, error) from error
        return None

    def upgrade(self) -> None:
        """Upgrade the schema as at any start of the bot. Raises CannotOpen."""
        try:
            refuse_foreign(self.place, self.connection, inspect(self.place, self.connection))
            prepare_to_write(self.place, self.connection)
        except sqlite3.DatabaseError as error:
            raise explain_opening(self.place, error) from error

    def shapes(self) -> tuple[TableShape, ...]:
        """The tables of the schema, in the order of their names."""
        with self.explain():
            names = self.connection.execute(f"{_TABLES} ORDER BY name", (MARK,)).fetchall()
            return tuple(self._shape(name) for (name,) in names)

    def _shape(self, name: str) -> TableShape:
        columns = self.connection.execute("SELECT name, type, pk FROM pragma_table_info(?)", (name,)).fetchall()
        key = sorted((place, column) for column, _, place in columns if place)
        return TableShape(
            name, tuple((column, kind) for column, kind, _ in columns), tuple(column for _, column in key)
        )

    def count(self, shape: TableShape) -> int:
        """How many rows a table has."""
        with self.explain():
            return int(self.connection.execute(f'SELECT count(*) FROM "{shape.name}"').fetchone()[0])

    def rows(self, shape: TableShape) -> Generator[Row, None, None]:
        """A table's rows in the order of its key, read as they are asked for, until it is closed."""
        with self.explain(shape.name):
            yield from self.connection.execute(
                f'SELECT {_list(shape.names)} FROM "{shape.name}" ORDER BY {_list(shape.key)}'
            )

    def retire(self, target: str) -> None:
        """Mark the file as moved to `target`; when this returns, that is on disk."""
        with self.explain(), _transaction(self.connection):
            self.connection.execute(MAKE)
            self.connection.execute(FILL, (target, "[]"))

    def reopen(self) -> None:
        """Take away the mark."""
        with self.explain(), _transaction(self.connection):
            self.connection.execute(UNMARK)


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


class MoveStage(StrEnum):
    """What a move is doing."""

    OVER = "starting over"
    COPY = "copied"
    CHECK = "checked"
    COMPLETE = "making indexes"
    REPLAY = "replayed"


@dataclass(frozen=True, slots=True)
class MoveProgress:
    """How far a move is: with which table, and how many of its rows; when games are replayed, how many of them."""

    stage: MoveStage
    table: str = ""
    rows: int = 0
    of: int = 0


Tell = Callable[[MoveProgress], None]


@dataclass(frozen=True, slots=True)
class FinishedMove:
    """A finished move: rows and checksum of each table, and the games that were replayed."""

    tables: dict[str, tuple[int, str]]
    replayed: Checked


class _Changed(Exception):
    """The copy isn't the beginning of what the source has now."""


def move(
    source: Path, target: DatabaseAddress, tell: Tell, *, seconds: float | None, with_faults: bool = False
) -> FinishedMove:
    """Move the archive, or finish a move that was interrupted; both databases are locked meanwhile.

    Finished games are replayed for this many seconds (None: all of them). Games that can't be replayed stop the move,
    unless it may end `with_faults`. Raises CannotOpen (InUse, HalfMoved, MovedAway …), MoveFailed.
    """
    with ExitStack() as stack:
        here: Source = stack.enter_context(_existing(source))
        there: Target = stack.enter_context(postgres(target).open_target(target))
        _begin(here, there)
        try:
            tallies = _copy(here, there, tell)
        except _Changed:
            tell(MoveProgress(MoveStage.OVER))
            there.begin(name_of(here.place))
            tallies = _copy(here, there, tell)
        _check(here, there, tallies, tell)
        tell(MoveProgress(MoveStage.COMPLETE))
        there.complete()
        found = _replay(there, tell, seconds)
        if found.faults and not with_faults:
            raise MoveFailed(
                f"Everything in {here.place} was copied as it is, but some of its games can't be replayed: {found}. "
                "To move them all the same, run the same command again with --with-faults."
            )
        here.retire(name_of(there.place))
        there.finish()
        return FinishedMove({name: (tally.rows, tally.checksum) for name, tally in tallies.items()}, found)


def reopen(path: Path) -> str:
    """Let a bot use a file again that was moved, as it was then; return where it was moved. Raises CannotOpen."""
    with _existing(path) as file:
        mark = file.mark()
        if mark is None:
            raise CannotOpen(file.place, f"The database {file.place} wasn't moved.")
        file.reopen()
        return mark.other


@contextmanager
def _existing(path: Path) -> Iterator[Source]:
    if not path.is_file():
        raise CannotOpen(path, f"There is no database at {path}.")
    with open_source(path) as file:
        if file.mark() is None and not file.shapes():
            raise CannotOpen(file.place, f"The database {file.place} is empty.")
        yield file


def _begin(here: Source, there: Target) -> None:
    """See that the move makes sense, and prepare both databases for it. Raises CannotOpen."""
    away, mark = here.mark(), there.mark()
    if mark is not None and mark.other != name_of(here.place):
        raise mark
    if mark is None and not there.empty():
        if away is not None and away.other == name_of(there.place):
            raise MoveFailed(f"{here.place} was already moved to {there.place}.")
        raise MoveFailed(f"{there.place} isn't empty. Choose an empty database.")
    if away is not None:
        # Only if a move was killed just before its end, or its half-moved target was deleted.
        if away.other != name_of(there.place):
            raise away
        here.reopen()
    here.upgrade()
    if mark is None or not there.current():
        there.begin(name_of(here.place))
    if here.shapes() != there.shapes():
        raise MoveFailed(f"{here.place} and {there.place} don't have the same tables.")


def _copy(here: Source, there: Target, tell: Tell) -> dict[str, RowTally]:
    """Copy what isn't there yet and return what the source has of each table. Raises _Changed, MoveFailed."""
    tallies: dict[str, RowTally] = {}
    completed = there.is_complete()
    for shape in here.shapes():
        tally = tallies[shape.name] = RowTally()
        count = here.count(shape)
        with closing(here.rows(shape)) as rows:
            with closing(there.rows(shape)) as copied:
                for copy in copied:
                    if copy != next(rows, None):
                        raise _Changed
                    tally.add(copy)
                    if tally.rows % MOST_ROWS == 0:
                        tell(MoveProgress(MoveStage.COPY, shape.name, tally.rows, count))
            tell(MoveProgress(MoveStage.COPY, shape.name, tally.rows, count))
            for chunk in _chunks(rows, tally):
                if completed:  # nothing was missing then, and references are checked by now
                    raise _Changed
                there.append(shape, chunk)
                tell(MoveProgress(MoveStage.COPY, shape.name, tally.rows, count))
    return tallies


def _chunks(rows: Iterator[Row], tally: RowTally) -> Iterator[list[Row]]:
    """The rows, counted, in lists that fit into memory."""
    chunk: list[Row] = []
    size = 0
    for row in rows:
        chunk.append(row)
        size += tally.add(row)
        if len(chunk) >= MOST_ROWS or size >= MOST_BYTES:
            yield chunk
            chunk, size = [], 0
    if chunk:
        yield chunk


def _check(here: Source, there: Target, tallies: dict[str, RowTally], tell: Tell) -> None:
    """Compare the copy with what was read from the source. Raises MoveFailed."""
    for shape in there.shapes():
        wanted, found = tallies[shape.name], RowTally()
        tell(MoveProgress(MoveStage.CHECK, shape.name, 0, wanted.rows))
        with closing(there.rows(shape)) as rows:
            for row in rows:
                found.add(row)
                if found.rows % MOST_ROWS == 0:
                    tell(MoveProgress(MoveStage.CHECK, shape.name, found.rows, wanted.rows))
        if found != wanted:
            raise MoveFailed(
                f"The table {shape.name} of {there.place} isn't what {here.place} has ({found.rows} rows, checksum "
                f"{found.checksum[:8]}, instead of {wanted.rows} rows, {wanted.checksum[:8]}). Run the same command "
                "again to copy everything anew; if that doesn't help, its disk or memory is failing."
            )
        tell(MoveProgress(MoveStage.CHECK, shape.name, found.rows, wanted.rows))


def _replay(there: Target, tell: Tell, seconds: float | None) -> Checked:
    """Replay all unfinished tables, and then finished games, the newest first, for this long."""
    with there.explain():
        base = there.connection
        going = base.execute("SELECT id, status FROM tables WHERE status <> 'ended' ORDER BY id").fetchall()
        tables = base.execute("SELECT count(*) FROM tables").fetchone()[0]
        until = None if seconds is None else time.monotonic() + seconds
        first = replay(base, _report(iter(going), tell, tables), None)
        tell(MoveProgress(MoveStage.REPLAY, "tables", first.tables, tables))
        then = replay(base, _report(_list_finished(base), tell, tables, first.tables), until)
    faults = (*first.faults, *then.faults)[:MOST_FAULTS]
    return Checked(tables, first.replayed + then.replayed, first.aside + then.aside, faults)


def _report(names: Iterator[tuple[str, str]], tell: Tell, of: int, before: int = 0) -> Iterator[tuple[str, str]]:
    for number, name in enumerate(names, start=before):
        tell(MoveProgress(MoveStage.REPLAY, "tables", number, of))
        yield name


def _list_finished(connection: Connection) -> Iterator[tuple[str, str]]:
    """The tables of finished games, the newest first, some at a time."""
    order = "ORDER BY ended_at DESC, table_id DESC LIMIT ?"
    page = connection.execute(f"SELECT ended_at, table_id FROM results {order}", (_PAGE,)).fetchall()
    while page:
        for _, table in page:
            yield table, Status.ENDED
        page = connection.execute(
            f"SELECT ended_at, table_id FROM results WHERE (ended_at, table_id) < (?, ?) {order}", (*page[-1], _PAGE)
        ).fetchall()
