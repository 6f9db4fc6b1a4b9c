"""What PostgreSQL's failures mean. Part of data/postgres."""

import psycopg

from data.address import Address
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


def explained(error: Exception) -> Exception:
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


def told_at_opening(address: Address, error: psycopg.Error) -> CannotOpen:
    """Translate a failure for the operator who starts the bot."""
    code = error.sqlstate or ""
    known = AT_OPENING.get(code) or AT_OPENING.get(code[:2])
    if known is not None:
        kind, sentence = known
        return kind(address, sentence.format(address))
    why = " ".join(address.masked(str(error)).split())
    return Unreachable(address, f"The database {address} can't be opened: {why or type(error).__name__}")
