"""PostgreSQL as an engine, by psycopg. Part of data/postgres.

The archive's work is plain functions that run whole on a thread of their own, so the driver is psycopg's synchronous
connection: an asynchronous one would cross to the event loop and back for each statement. psycopg prepares statements
on the server by itself.

Writers run at READ COMMITTED. What two processes could disagree about is decided by rows and keys, not by snapshots:
the first statement of a step is an UPDATE of its table's row that asks for the number, so a second step waits for the
first, looks again, and finds the number changed; unique keys refuse the second table of a channel, the second delivery
of an interaction and a person's second try; limits are counted by one transaction at a time (`take_turns`). A stricter
level would only add failures to repeat. Readers run at REPEATABLE READ, READ ONLY: a table is read by several
statements, which have to see the same moment. That level can't fail for readers.
"""

import asyncio
import math
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.errors import ConnectionTimeout
from psycopg.pq import TransactionStatus
from psycopg.sql import SQL, Identifier
from psycopg.types.numeric import Int8BinaryDumper
from psycopg.types.string import StrDumper

from data.address import DatabaseAddress
from data.engine.connection import AnyOf, Connection, Cursor, DatabaseSession, Overtaken
from data.engine.dialect import statement
from data.errors import CannotOpen, InUse, Unavailable
from data.fleet import steady
from data.postgres.failures import LONGEST, ImpatientConnection, ServerSilent, explain, explain_opening, overtaken
from data.postgres.schema import SCHEMA, Raw, prepare_to_read

TO_WRITE = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
TO_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

PATIENCE = 10.0
"""How long waiting work waits for a lost database (seconds); after that, each group tries once."""
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 1.0

#: How a dead connection is noticed, unless the URL says otherwise: in seconds, but for the last one's milliseconds.
_DEFAULTS: dict[str, Any] = {
    "application_name": "mundialito",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


@dataclass(slots=True)
class Liveness:
    """How a connection is doing: its thread says so, and anybody may look."""

    answered: float = -math.inf
    """When the server was last asked something that it has answered (seconds on the steady clock)."""
    lost: bool = False
    """Whether the connection was lost, and the server may be there for others."""


class PostgresConnection:
    """`Connection` on PostgreSQL."""

    def __init__(self, raw: Raw) -> None:
        self._raw = raw

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Cursor:
        return self._raw.execute(statement(sql), [_plain(one) for one in parameters])

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        self._raw.cursor().executemany(statement(sql), rows)

    def take_turns(self, names: Iterable[str]) -> None:
        """Wait for the transactions that took one of these names before, until they are over."""
        # In one order everywhere, so that no two wait for each other.
        for name in sorted(names):
            self._raw.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", (name,))


def _plain(parameter: Any) -> Any:
    return list(parameter.values) if type(parameter) is AnyOf else parameter


class PostgresSession:
    """`DatabaseSession` on one connection to PostgreSQL, which is replaced when it breaks.

    `prepare` is called with each new connection before any work.
    """

    def __init__(self, address: DatabaseAddress, begin: str, prepare: Callable[[Raw], object], line: Liveness) -> None:
        self.writes = begin == TO_WRITE
        self._address, self._begin, self._prepare = address, begin, prepare
        self._line = line
        self._patience = PATIENCE
        self._raw = self._connect()
        self.connection: Connection = PostgresConnection(self._raw)

    def begin(self) -> None:
        if not self.lost:
            try:
                self._begin_now()
            except psycopg.Error:
                if not self.lost:
                    raise
            else:
                return
        # Nothing was done yet, so the work can go on with a new connection.
        self._reconnect()
        self._begin_now()

    def _begin_now(self) -> None:
        asked = steady()
        self._raw.execute(self._begin)
        self._line.answered = asked

    def commit(self) -> None:
        done = self._raw.execute("COMMIT").statusmessage
        if done != "COMMIT":
            raise RuntimeError(f"a failed transaction was committed: {done}")

    def rollback(self) -> None:
        if self.in_transaction:
            with suppress(psycopg.Error):
                self._raw.execute("ROLLBACK")

    def compact(self, part: int) -> bool | None:
        """Do nothing: tables are rewritten beside the session (`PostgresThread.rewrite`)."""
        return None

    @property
    def in_transaction(self) -> bool:
        return self._raw.info.transaction_status in (TransactionStatus.INTRANS, TransactionStatus.INERROR)

    @property
    def lost(self) -> bool:
        return self._raw.closed

    def overtaken(self, error: Exception) -> bool:
        return isinstance(error, Overtaken) or overtaken(error)

    def close(self) -> None:
        """Disconnect."""
        self._raw.close()

    def _connect(self) -> Raw:
        """Connect and prepare the connection. Raises CannotOpen, psycopg.Error."""
        given = connection_to(self._address)
        raw = ImpatientConnection.connect(**given, autocommit=True, cursor_factory=psycopg.RawCursor[Any])
        raw.longest = LONGEST
        try:
            # One type for all numbers and one for all texts, so that each statement is prepared once.
            raw.adapters.register_dumper(int, Int8BinaryDumper)
            raw.adapters.register_dumper(str, StrDumper)
            raw.prepared_max = 300
            self._prepare(raw)
        except BaseException:
            raw.close()
            raise
        return raw

    def _reconnect(self) -> None:
        """Connect again, with growing pauses. Raises CannotOpen, psycopg.Error when patience ends."""
        until, pause = time.monotonic() + self._patience, _FIRST_PAUSE
        self._line.lost = True
        while True:
            try:
                self._raw = self._connect()
            except (psycopg.OperationalError, InUse) as error:
                # A server that takes nobody is there for nobody else either.
                self._line.lost = isinstance(error, ServerSilent | ConnectionTimeout)
                if time.monotonic() + pause > until:
                    self._patience = 0
                    raise
                time.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
            else:
                self._line.lost = False
                self._patience = PATIENCE
                self.connection = PostgresConnection(self._raw)
                return


def connection_to(address: DatabaseAddress) -> dict[str, Any]:
    """The parameters of a connection: what the URL says, and ours for the rest. Raises CannotOpen."""
    try:
        return _DEFAULTS | conninfo_to_dict(address.url)
    except psycopg.ProgrammingError:
        # The driver's own sentence would show the password.
        raise CannotOpen(address, f"The address {address} isn't a valid PostgreSQL URL.") from None


class PostgresThread:
    """`DatabaseThread` on one connection to PostgreSQL."""

    disturbs = True

    def __init__(self, address: DatabaseAddress, begin: str, prepare: Callable[[Raw], object], line: Liveness) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._make = lambda: PostgresSession(address, begin, prepare, line)
        self._session: PostgresSession | None = None
        self._address = address

    async def open(self) -> None:
        try:
            self._session = await self._loop.run_in_executor(self._thread, self._make)
        except psycopg.Error as error:
            # Not `from error`: its traceback would show the address.
            raise explain_opening(self._address, error) from None
        finally:
            if self._session is None:
                self._thread.shutdown(wait=False)

    async def rewrite(self, tables: Collection[str]) -> bool:
        return await rewrite(connection_to(self._address), SCHEMA, tables)

    async def lend(self, serve: Callable[[DatabaseSession], None]) -> None:
        assert self._session is not None
        await self._loop.run_in_executor(self._thread, serve, self._session)

    async def close(self) -> None:
        assert self._session is not None
        await self._loop.run_in_executor(self._thread, self._session.close)
        self._thread.shutdown(wait=False)

    def explain(self, error: Exception) -> Exception:
        match error:
            case CannotOpen():
                return Unavailable(str(error))  # on the way back to a lost database
            case Overtaken():
                return Unavailable("The database is too busy: other changes keep coming first.")
            case _:
                return explain(error)


def database_threads(
    address: DatabaseAddress, prepare: Callable[[Raw], object], line: Liveness
) -> tuple[PostgresThread, PostgresThread]:
    """The threads that write and read a database; `prepare` and `line` are the writing one's."""
    return PostgresThread(address, TO_WRITE, prepare, line), PostgresThread(
        address, TO_READ, prepare_to_read, Liveness()
    )


LARGEST = 2 << 30
"""A larger table isn't rewritten, only vacuumed: people would wait too long (bytes)."""
#: How long to wait for a table that others use, and how often to try.
_WAIT, _TRIES = "1s", 5


async def rewrite(given: dict[str, Any], schema: str, tables: Collection[str]) -> bool:
    """Rewrite these tables of a schema, one by one; False if one of them can't be had just now. Raises psycopg.Error.

    A rewrite locks its table. So it has a connection of its own, and waits for each table only shortly, because others
    queue behind it; then it may take as long as it needs. Whoever wants the table meanwhile tries again.

    `given` are the parameters of a connection.
    """
    raw = await asyncio.to_thread(psycopg.connect, **given, autocommit=True)
    try:
        # One after the other in a thread; a statement under way is stopped if nobody waits for it any more.
        done = [await asyncio.to_thread(_rewrite, raw, schema, table) for table in sorted(tables)]
    finally:
        with suppress(psycopg.Error):
            raw.cancel()
        await asyncio.to_thread(raw.close)
    return all(done)


def _rewrite(raw: "psycopg.Connection[Any]", schema: str, table: str) -> bool:
    """Rewrite a table without its dead rows; the server's log keeps them until it reuses its files."""
    raw.execute(f"SET statement_timeout = 0; SET lock_timeout = '{_WAIT}'")
    name = Identifier(schema, table)
    size = raw.execute("SELECT pg_table_size(to_regclass(%s))", (f"{schema}.{table}",)).fetchone()
    if size is None or size[0] is None:
        return True  # there is no such table any more
    for _ in range(_TRIES):
        try:
            raw.execute(SQL("VACUUM {}").format(name))
            if size[0] <= LARGEST:
                raw.execute(SQL("VACUUM (FULL) {}").format(name))
        except psycopg.errors.LockNotAvailable:
            continue
        return True
    return False
