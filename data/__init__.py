"""The archive: the only room with SQL. Imports aiosqlite, dotenv and psycopg; of ours, at most rules.

    async with open_archive("mundialito.db") as archive:
        saved = await archive.tables.load(table_id)
        await archive.commit(Commit(head, after=saved.head.number, entries=(Entry(now, text),)))

Every step is on disk before anyone sees it: one `commit` saves its journal entries, timers and outbox in one
transaction, and only then does the bot post. The journal is append-only. Nothing here reads the text of entries,
timers and parcels.
"""

from data.address import DatabaseAddress
from data.errors import (
    ArchiveError,
    CannotOpen,
    Conflict,
    Corrupt,
    Damaged,
    DatabaseGone,
    Disagreement,
    DiskFull,
    Duplicate,
    ErasedLately,
    Foreign,
    InUse,
    LimitScope,
    NewerSchema,
    PlaceTaken,
    ReadOnly,
    SetAside,
    StaleNumber,
    StillNamed,
    Superseded,
    TooMany,
    Unavailable,
    Unconfirmed,
)
from data.event_records import EventHead, EventPhase, EventPost, StoredEvent
from data.fleet import UNREADABLE, Cluster, Fleet, Heartbeat, Outage, Share, Signal, Topic, steady
from data.kept import Announcement, Ban, Counts, Erased, Kept
from data.records import (
    DAY,
    FOLLOWING,
    GOES,
    HOUR,
    BoardMessage,
    Commit,
    DueTimer,
    Entry,
    Follow,
    Hand,
    Limits,
    Message,
    NewParcel,
    Parcel,
    Person,
    Place,
    Pref,
    PuzzleTry,
    Server,
    Status,
    StoredTable,
    Streak,
    TableHead,
    Timer,
)
from data.sql.archive import Archive, open_archive
from data.sql.changes import SettingChange, Wanted, fingerprint
from data.sql.digests import Digest
from data.sql.mistakes import Mistake, OwnReview
from data.sql.results import FIRST
from data.sql.tips import Tip, Tipped
