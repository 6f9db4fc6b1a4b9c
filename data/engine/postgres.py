"""PostgreSQL as an engine, by psycopg. Part of data/engine.

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
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg.sql import SQL, Identifier
from psycopg.types.numeric import Int8BinaryDumper
from psycopg.types.string import StrDumper

from data.address import Address
from data.engine.connection import AnyOf, Connection, Cursor, Overtaken
from data.engine.dialect import statement
from data.engine.schema import Raw, prepare_to_read
from data.engine.session import Session
from data.engine.silence import LONGEST, ImpatientConnection
from data.engine.sqlstates import explained, overtaken, told_at_opening
from data.errors import CannotOpen, InUse, Unavailable

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
    """`Session` on one connection to PostgreSQL, which is replaced when it breaks.

    `prepare` is called with each new connection before any work.
    """

    def __init__(self, address: Address, begin: str, prepare: Callable[[Raw], object]) -> None:
        self.writes = begin == TO_WRITE
        self._address, self._begin, self._prepare = address, begin, prepare
        self._patience = PATIENCE
        self._raw = self._connected()
        self.connection: Connection = PostgresConnection(self._raw)

    def begin(self) -> None:
        if not self.lost:
            try:
                self._raw.execute(self._begin)
            except psycopg.Error:
                if not self.lost:
                    raise
            else:
                return
        # Nothing was done yet, so the work can go on with a new connection.
        self._reconnect()
        self._raw.execute(self._begin)

    def commit(self) -> None:
        done = self._raw.execute("COMMIT").statusmessage
        if done != "COMMIT":
            raise RuntimeError(f"a failed transaction was committed: {done}")

    def rollback(self) -> None:
        if self.in_transaction:
            with suppress(psycopg.Error):
                self._raw.execute("ROLLBACK")

    def compact(self) -> bool:
        """Rewrite all tables without their dead rows; the server's log keeps them until it reuses its files."""
        tables = self._raw.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
        for (table,) in tables:
            self._raw.execute(SQL("VACUUM (FULL) {}").format(Identifier(table)))
        return True

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

    def _connected(self) -> Raw:
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
        while True:
            try:
                self._raw = self._connected()
            except (psycopg.OperationalError, InUse):
                if time.monotonic() + pause > until:
                    self._patience = 0
                    raise
                time.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
            else:
                self._patience = PATIENCE
                self.connection = PostgresConnection(self._raw)
                return


def connection_to(address: Address) -> dict[str, Any]:
    """The parameters of a connection: what the URL says, and ours for the rest. Raises CannotOpen."""
    try:
        return _DEFAULTS | conninfo_to_dict(address.url)
    except psycopg.ProgrammingError:
        # The driver's own sentence would show the password.
        raise CannotOpen(address, f"The address {address} isn't a valid PostgreSQL URL.") from None


class PostgresLane:
    """`Lane` on one connection to PostgreSQL."""

    def __init__(self, address: Address, begin: str, prepare: Callable[[Raw], object]) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._make = lambda: PostgresSession(address, begin, prepare)
        self._session: PostgresSession | None = None
        self._address = address

    async def open(self) -> None:
        try:
            self._session = await self._loop.run_in_executor(self._thread, self._make)
        except psycopg.Error as error:
            # Not `from error`: its traceback would show the address.
            raise told_at_opening(self._address, error) from None
        finally:
            if self._session is None:
                self._thread.shutdown(wait=False)

    async def lend(self, serve: Callable[[Session], None]) -> None:
        assert self._session is not None
        await self._loop.run_in_executor(self._thread, serve, self._session)

    async def close(self) -> None:
        assert self._session is not None
        await self._loop.run_in_executor(self._thread, self._session.close)
        self._thread.shutdown(wait=False)

    def explained(self, error: Exception) -> Exception:
        match error:
            case CannotOpen():
                return Unavailable(str(error))  # on the way back to a lost database
            case Overtaken():
                return Unavailable("The database is too busy: other changes keep coming first.")
            case _:
                return explained(error)


def database_lanes(address: Address, prepare: Callable[[Raw], object]) -> tuple[PostgresLane, PostgresLane]:
    """The lanes that write and read a database; `prepare` sets up each connection that writes."""
    return PostgresLane(address, TO_WRITE, prepare), PostgresLane(address, TO_READ, prepare_to_read)
