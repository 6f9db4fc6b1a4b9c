"""What PostgreSQL's failures mean, and that an answer may never come. Part of data/postgres.

TCP notices a machine that is gone, but no answer may come for other reasons too, such as a proxy on the way that still
acknowledges what it no longer passes on.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg.abc import RV, PQGen
from psycopg.errors import _WaitTimeout

from data.address import DatabaseAddress
from data.errors import CannotOpen, Corrupt, Damaged, DiskFull, ReadOnly, Unavailable, Unreachable

#: SQLSTATEs, or their first two digits, and what they mean to whoever uses the archive.
MEANINGS: dict[str, tuple[type[Unavailable], str]] = {
    "08": (Unavailable, "The connection to the database was lost."),
    "25006": (Unavailable, "The database takes no changes now: it is read-only."),
    "40": (Unavailable, "The database is too busy: other changes keep coming first."),
    "42501": (Unavailable, "The database doesn't allow this: the bot's user lacks a privilege."),
    "53": (Unavailable, "The database has no room for this now: too many connections, or too little memory."),
    "53100": (DiskFull, "The database can't be written: its disk is full."),
    "55P03": (Unavailable, "Another program has locked the database."),
    "57": (Unavailable, "The database stopped the work: it is shutting down, starting, or took too long."),
    "58": (Unavailable, "The database's disk refused to read or write (an I/O error)."),
    "58P01": (Damaged, "Part of the database is missing and can't be read."),
    "XX001": (Damaged, "Part of the database is damaged and can't be read."),
    "XX002": (Damaged, "An index of the database is damaged."),
}
#: The same for the operator who starts the bot; `{}` is the database. Why it can't be reached, the driver says best.
AT_OPENING: dict[str, tuple[type[CannotOpen], str]] = {
    "25006": (ReadOnly, "The database {} is read-only."),
    "42501": (CannotOpen, "The user of the database {} may not create the schema, its tables and its triggers."),
    "53100": (CannotOpen, "The disk of the database {} is full."),
    "XX001": (Corrupt, "The database {} is damaged. Restore a backup."),
    "XX002": (Corrupt, "The database {} is damaged. Restore a backup."),
}
#: Another transaction came first: a row of the same key, another order, a circle of two waiting for each other, or a
#: table that is just being rewritten.
OVERTAKEN = ("23505", "40001", "40P01", "55P03")

LOST = "The connection to the database was lost before the change was saved."


def overtaken(error: Exception) -> bool:
    """Whether work failed only because another transaction came first."""
    return isinstance(error, psycopg.Error) and error.sqlstate in OVERTAKEN


def explain(error: Exception) -> Exception:
    """Translate a failure for the archive's callers; what isn't the database's fault is returned unchanged."""
    if not isinstance(error, psycopg.Error):
        return error
    code = error.sqlstate or ""
    kind, sentence = MEANINGS.get(code) or MEANINGS.get(code[:2]) or (None, LOST)
    if kind is None:
        # Without a code, the failure is the connection's or the driver's own.
        if code or not isinstance(error, psycopg.OperationalError):
            return error
        kind = Unavailable
    meaning = kind(sentence)
    meaning.__cause__ = error
    return meaning


def explain_opening(address: DatabaseAddress, error: psycopg.Error) -> CannotOpen:
    """Translate a failure for the operator who starts the bot."""
    code = error.sqlstate or ""
    known = AT_OPENING.get(code) or AT_OPENING.get(code[:2])
    if known is not None:
        kind, sentence = known
        return kind(address, sentence.format(address))
    why = " ".join(address.mask(str(error)).split())
    return Unreachable(address, f"The database {address} can't be opened: {why or type(error).__name__}")


LONGEST = 35.0
"""How long an answer may take (seconds): longer than the server works on a statement before it stops it."""


class ServerSilent(psycopg.OperationalError):
    """The server hasn't answered for too long."""


class ImpatientConnection(psycopg.Connection[Any]):
    """A connection that breaks if an answer takes longer than `longest` seconds; None waits for ever."""

    longest: float | None = None

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        """Wait for an answer. Raises NoAnswer, with the connection closed, if it takes too long."""
        if timeout is not None:
            return super().wait(gen, interval, timeout)
        try:
            return super().wait(gen, interval, self.longest)
        except _WaitTimeout:
            self.pgconn.finish()  # what it is in the middle of, nobody knows
            raise ServerSilent(f"The server hasn't answered for {self.longest:.0f} seconds.") from None


@contextmanager
def without_hurry(raw: psycopg.Connection[Any]) -> Iterator[None]:
    """Wait for answers of this connection however long they take."""
    if not isinstance(raw, ImpatientConnection):
        yield
        return
    usual, raw.longest = raw.longest, None
    try:
        yield
    finally:
        raw.longest = usual
