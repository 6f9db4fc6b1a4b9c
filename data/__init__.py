"""The archive: the only room with SQL. Imports the standard library, aiosqlite and psycopg; of ours, at most rules.

    async with open_archive("mundialito.db") as archive:
        saved = await archive.tables.load(table_id)
        await archive.commit(Commit(head, after=saved.head.number, entries=(Entry(now, text),)))

Every step is on disk before anyone sees it: one `commit` saves its journal entries, timers and outbox in one
transaction, and only then does the bot post. The journal is append-only. Nothing here reads the text of entries,
timers and parcels.
"""

from data.address import Address
from data.errors import (
    ArchiveError,
    CannotOpen,
    Conflict,
    Corrupt,
    Damaged,
    DiskFull,
    Duplicate,
    Foreign,
    InUse,
    NewerSchema,
    PlaceTaken,
    ReadOnly,
    Scope,
    SetAside,
    StaleNumber,
    TooMany,
    Unavailable,
)
from data.interface import FIRST, Archive
from data.records import (
    HOUR,
    Commit,
    Counts,
    DueTimer,
    Entry,
    Hand,
    Limits,
    Message,
    NewParcel,
    Parcel,
    Person,
    Podium,
    Prefs,
    PuzzleRecord,
    PuzzleTry,
    Server,
    Status,
    StoredTable,
    TableHead,
    Timer,
)
from data.sql.archive import open_archive

__all__ = [
    "FIRST",
    "HOUR",
    "Address",
    "Archive",
    "ArchiveError",
    "CannotOpen",
    "Commit",
    "Conflict",
    "Corrupt",
    "Counts",
    "Damaged",
    "DiskFull",
    "DueTimer",
    "Duplicate",
    "Entry",
    "Foreign",
    "Hand",
    "InUse",
    "Limits",
    "Message",
    "NewParcel",
    "NewerSchema",
    "Parcel",
    "Person",
    "PlaceTaken",
    "Podium",
    "Prefs",
    "PuzzleRecord",
    "PuzzleTry",
    "ReadOnly",
    "Scope",
    "Server",
    "SetAside",
    "StaleNumber",
    "Status",
    "StoredTable",
    "TableHead",
    "Timer",
    "TooMany",
    "Unavailable",
    "open_archive",
]
