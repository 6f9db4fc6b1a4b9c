"""The archive's errors. Part of data/: standard library only; the password in an address shows in none of them.

    ArchiveError
    ├── CannotOpen        the database cannot be used; nothing in it was changed
    │   ├── NewerSchema       a newer version of the bot wrote it
    │   ├── Foreign           it is a database, but another program's
    │   ├── Corrupt           it is damaged, or not a database
    │   ├── ReadOnly          it, or its folder, is read-only
    │   ├── HalfMoved         a move into it isn't finished
    │   ├── MovedAway         it was moved to PostgreSQL
    │   ├── Unreachable       the server can't be reached, or takes no connection now
    │   ├── InUse             another process has it open
    │   │   └── NoFreeCluster     all clusters are taken, and this process waits as a spare
    │   ├── Superseded        another process has taken over this one's cluster
    │   └── Disagreement      the other processes run with another number of clusters
    ├── BackupFailed      a copy can't be made, is damaged, or can't be restored; what was there is untouched
    ├── Conflict          the commit was refused, and nothing of it was saved
    │   ├── Duplicate         its interaction was already handled, as entry `number`
    │   ├── StaleNumber       the journal has moved on to `number`
    │   ├── SetAside          the table was set aside and takes no more entries
    │   ├── PlaceTaken        table `table_id` is running in that channel
    │   └── TooMany           the person or server already has `limit` such tables, or opened as many within an hour
    └── Unavailable       the database can't be written or read now; nothing of the call was saved
        ├── Unconfirmed       the connection broke during the commit: saved as a whole or not at all, nobody knows
        ├── DiskFull          the disk is full; the archive continues when there is room
        ├── DatabaseGone      its files were deleted, moved or replaced, or their disk is read-only now
        └── Damaged           part of the database can't be read

Each `str(error)` is an English sentence: for the operator under CannotOpen and Unavailable, for the log under Conflict.
"""

from enum import StrEnum


class ArchiveError(Exception):
    """Anything that the archive refuses or can't do."""


class CannotOpen(ArchiveError):
    """The database at `path`, a file's or an `Address`, can't be used; nothing in it was changed."""

    def __init__(self, path: object, sentence: str) -> None:
        super().__init__(sentence)
        self.path = path


class NewerSchema(CannotOpen):
    """A newer version of the bot wrote the database."""

    def __init__(self, path: object, found: int, known: int) -> None:
        super().__init__(
            path,
            f"The database {path} has schema version {found}, and this bot knows versions up to {known}. "
            "Install the newer version of the bot, or choose another database. Nothing was changed.",
        )
        self.found = found
        self.known = known


class Foreign(CannotOpen):
    """The database is another program's."""


class Corrupt(CannotOpen):
    """The database is damaged, or not one."""


class ReadOnly(CannotOpen):
    """The database is read-only, or its folder is."""


class HalfMoved(CannotOpen):
    """A move from the file `other` isn't finished; `name` is what the database is called in a command."""

    def __init__(self, path: object, other: str, name: str) -> None:
        super().__init__(
            path,
            f"The move from {other} to {path} isn't finished. Run it again: python -m data move {other} "
            f"{name}. To give it up, drop the schema mundialito there.",
        )
        self.other = other


class MovedAway(CannotOpen):
    """The file was moved to the PostgreSQL database `other`."""

    def __init__(self, path: object, other: str) -> None:
        super().__init__(
            path,
            f"The database {path} was moved to {other}. Start the bot there. If that one is lost, "
            f"python -m data reopen {path} makes this one usable again, as it was before the move.",
        )
        self.other = other


class Unreachable(CannotOpen):
    """The database's server can't be reached, or takes no connection now."""


class InUse(CannotOpen):
    """Another process uses the database."""


class NoFreeCluster(InUse):
    """All clusters are taken."""


class Superseded(CannotOpen):
    """Another process has taken over this one's cluster."""


class Disagreement(CannotOpen):
    """The other processes run with another number of clusters."""


class BackupFailed(ArchiveError):
    """A copy can't be made, failed its check, or can't be restored; the database and earlier copies are untouched."""


class Conflict(ArchiveError):
    """The commit was refused, and nothing of it was saved."""


class Duplicate(Conflict):
    """The commit's interaction was already handled; `number` is the journal number it led to."""

    def __init__(self, table_id: str, number: int) -> None:
        super().__init__(f"This interaction was already handled: it led to number {number} of table {table_id}.")
        self.table_id = table_id
        self.number = number


class StaleNumber(Conflict):
    """The journal has moved on to `number` (0: there is no such table), or the row was changed at the same number."""

    def __init__(self, table_id: str, after: int, number: int) -> None:
        super().__init__(f"Table {table_id} has changed since number {after}, and is at {number}.")
        self.table_id = table_id
        self.after = after
        self.number = number


class SetAside(Conflict):
    """The table was set aside and takes no more entries."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"Table {table_id} was set aside.")
        self.table_id = table_id


class PlaceTaken(Conflict):
    """Another table, `table_id`, is running in the channel."""

    def __init__(self, channel_id: int, table_id: str) -> None:
        super().__init__(f"Table {table_id} is running in channel {channel_id}.")
        self.channel_id = channel_id
        self.table_id = table_id


class LimitScope(StrEnum):
    """What a limit counts: a person's or a server's tables at once, or those a person opens within an hour."""

    PERSON = "person"
    SERVER = "server"
    HOURLY = "hourly"


class TooMany(Conflict):
    """The person or server `who` already has `limit` tables of this status, or opened as many within an hour."""

    def __init__(self, scope: LimitScope, who: int, limit: int) -> None:
        if scope is LimitScope.HOURLY:
            super().__init__(f"The person {who} has opened {limit} tables in the last hour.")
        else:
            super().__init__(f"The {scope.value} {who} already has {limit} such tables.")
        self.scope = scope
        self.who = who
        self.limit = limit


class StillNamed(Conflict):
    """Somebody can't be erased yet: they sit at the tables in `seated`, and all tables in `tables` name them."""

    def __init__(self, seated: frozenset[str], tables: frozenset[str]) -> None:
        super().__init__(f"{len(seated)} open tables still seat this person.")
        self.seated = seated
        self.tables = tables


class ErasedLately(Conflict):
    """Somebody was erased less than a day ago, so they can't be erased again before `again` (unix ms)."""

    def __init__(self, again: int) -> None:
        super().__init__("This person was erased within the last day.")
        self.again = again


class Unavailable(ArchiveError):
    """The database can't be written or read now; nothing of the call was saved, unless it is Unconfirmed."""


class Unconfirmed(Unavailable):
    """The connection to PostgreSQL broke at the very moment of the commit.

    Whether the call was saved shows when it is repeated: by its `interaction_id`, or by its number.
    """


class DiskFull(Unavailable):
    """The disk is full; the archive continues when there is room."""


class DatabaseGone(Unavailable):
    """The database's files were deleted, moved or replaced while they are open, or their disk has become read-only.

    The archive continues when they are back. What is refused at that very moment may have been saved in a lost file.
    """


class Damaged(Unavailable):
    """Part of the database can't be read."""
