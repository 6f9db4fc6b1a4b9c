"""The ways in which the archive says no. Part of data/: standard library only.

    ArchiveError
    ├── CannotOpen        the file cannot be used; nothing in it was changed
    │   ├── NewerSchema       a newer version of the bot has written it
    │   ├── Foreign           it is a database, but another program's
    │   ├── Corrupt           it is damaged, or no database at all
    │   ├── ReadOnly          the file or its folder may not be written
    │   └── InUse             another process has it open
    ├── Conflict          this commit cannot be, and nothing of it was kept
    │   ├── Duplicate         its interaction was applied already, as entry `number`
    │   ├── StaleNumber       the journal has moved on, to `number`
    │   ├── SetAside          the table was set aside and takes no more entries
    │   ├── PlaceTaken        `table_id` runs in that channel
    │   └── TooMany           the person or server has `limit` such tables already, or opened as many within an hour
    └── Unavailable       the file cannot be written or read now; nothing of the call was kept
        ├── DiskFull          there is no room; the archive goes on when there is
        └── Damaged           a part of the file cannot be read

Each `str(error)` is an English sentence: for the operator under CannotOpen and Unavailable, for the log under Conflict.
"""

from enum import StrEnum
from pathlib import Path


class ArchiveError(Exception):
    """Anything that the archive refuses or cannot do."""


class CannotOpen(ArchiveError):
    """The file at `path` cannot be used; nothing in it was changed."""

    def __init__(self, path: Path, sentence: str) -> None:
        super().__init__(sentence)
        self.path = path


class NewerSchema(CannotOpen):
    """A newer version of the bot has written the file."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            path,
            f"The database {path} has schema version {found}, and this bot knows versions up to {known}. "
            "Install the newer version of the bot again, or name another file. Nothing was changed.",
        )
        self.found = found
        self.known = known


class Foreign(CannotOpen):
    """The file is a database of another program."""


class Corrupt(CannotOpen):
    """The file is damaged, or no database at all."""


class ReadOnly(CannotOpen):
    """The file or its folder may not be written."""


class InUse(CannotOpen):
    """Another process has the file open."""


class Conflict(ArchiveError):
    """This commit cannot be, and nothing of it was kept."""


class Duplicate(Conflict):
    """The commit's interaction was applied already; `number` is the journal number that it had led to."""

    def __init__(self, table_id: str, number: int) -> None:
        super().__init__(f"This interaction was applied already: it led to number {number} of table {table_id}.")
        self.table_id = table_id
        self.number = number


class StaleNumber(Conflict):
    """The journal has moved on; `number` is where it is (0: there is no such table)."""

    def __init__(self, table_id: str, after: int, number: int) -> None:
        super().__init__(f"The journal of table {table_id} is at number {number}, not at {after}.")
        self.table_id = table_id
        self.after = after
        self.number = number


class SetAside(Conflict):
    """The table was set aside and takes no more entries."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"Table {table_id} was set aside.")
        self.table_id = table_id


class PlaceTaken(Conflict):
    """Another table, `table_id`, runs in the channel."""

    def __init__(self, channel_id: int, table_id: str) -> None:
        super().__init__(f"Table {table_id} runs in channel {channel_id}.")
        self.channel_id = channel_id
        self.table_id = table_id


class Scope(StrEnum):
    """Whose limit it is: a person's or a server's tables at once, or what a person opens within an hour."""

    PERSON = "person"
    SERVER = "server"
    HOURLY = "hourly"


class TooMany(Conflict):
    """The person or the server `who` has `limit` tables of this status already, or opened as many within an hour."""

    def __init__(self, scope: Scope, who: int, limit: int) -> None:
        if scope is Scope.HOURLY:
            super().__init__(f"The person {who} has opened {limit} tables within the last hour.")
        else:
            super().__init__(f"The {scope.value} {who} has {limit} such tables already.")
        self.scope = scope
        self.who = who
        self.limit = limit


class Unavailable(ArchiveError):
    """The file cannot be written or read now; nothing of the call was kept."""


class DiskFull(Unavailable):
    """There is no room to write; the archive goes on when there is."""


class Damaged(Unavailable):
    """A part of the file cannot be read."""
