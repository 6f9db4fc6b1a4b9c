"""The values that the archive saves. Part of data/: imports rules.

Entries, timers and parcels carry text that the archive doesn't interpret. Times are Unix milliseconds; ids of people,
servers, channels and messages are Discord's integers. Seeds, entries and payloads may hold what players must not see,
so no `repr` shows them, and therefore no log.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rules.table.results import GameResult
from rules.table.table import Closed, Finished, Lobby, Running, Table

HOUR = 60 * 60 * 1000
"""The time in which `Limits.hourly` counts the tables that a person opens (ms)."""
DAY = 24 * HOUR
"""How long traces are kept, and how long somebody who was erased can't be erased again (ms)."""


class Status(StrEnum):
    """A table's status; the value is the word saved in the database."""

    LOBBY = "lobby"
    RUNNING = "running"
    ENDED = "ended"
    SET_ASIDE = "set_aside"

    @classmethod
    def of(cls, table: Table) -> "Status":
        """The status saved for a table in this phase."""
        match table:
            case Lobby():
                return cls.LOBBY
            case Running():
                return cls.RUNNING
            case Finished() | Closed():
                return cls.ENDED


@dataclass(frozen=True, slots=True)
class Message:
    """The message that shows a table's board."""

    channel_id: int
    message_id: int
    created_at: int


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """A table, and the message that shows its board."""

    table_id: str
    message: Message


@dataclass(frozen=True, slots=True)
class TableHead:
    """A table's row.

    `number` is the number of the last journal entry. At most one running table has a given `channel_id`. `seed` never
    changes once it is set. A commit writes neither `message` nor `reason`, so one made from an older head can't undo
    them. `puzzle` is the number of the daily puzzle played here, 0 for none; it is saved with the new table and never
    changes. A puzzle never occupies its channel.
    """

    id: str
    game: str
    version: int
    guild_id: int | None
    channel_id: int
    status: Status
    created_at: int
    updated_at: int
    ended_at: int | None = None
    number: int = 0
    seed: bytes | None = field(default=None, repr=False)
    message: Message | None = None
    reason: str | None = None
    puzzle: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """One journal entry; its number is its place in the journal, from 1."""

    at: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Timer:
    """Something that happens to a table when it is `due`; `kind` and `seat` identify it within its table."""

    kind: str
    due: int
    seat: int | None = None
    payload: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class DueTimer:
    """A timer and the table that it belongs to."""

    table_id: str
    timer: Timer


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was saved: `entries[i]` has number `i + 1`, and `len(entries) == head.number`."""

    head: TableHead
    entries: tuple[Entry, ...]
    timers: tuple[Timer, ...]


@dataclass(frozen=True, slots=True)
class NewParcel:
    """Something to post after a commit, not before `due`. Its `nonce` is never used again."""

    kind: str
    nonce: str
    payload: str = field(default="", repr=False)
    due: int = 0


@dataclass(frozen=True, slots=True)
class Parcel:
    """A row of the outbox: what to post for `table_id` at `number`. `error` tells why the last attempt failed."""

    id: int
    table_id: str
    number: int
    kind: str
    nonce: str
    payload: str = field(repr=False)
    created_at: int
    attempts: int
    due: int
    error: str | None


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """A person's one counted try at a puzzle, played on a server (None: in direct messages).

    Lower scores are better. `score` is None while it lasts or if it failed; `ended_at` is None while it lasts.
    """

    game: str
    puzzle: int
    person_id: int
    guild_id: int | None
    table_id: str
    score: int | None = None
    ended_at: int | None = None


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """A person's counted tries at a game's puzzles: how many, how many solved, and the best (lowest) score."""

    game: str
    tries: int
    solved: int
    best: int | None


@dataclass(frozen=True, slots=True)
class Podium:
    """A season's podium to be posted in a server's channel, due when the season is over."""

    guild_id: int
    season: str
    channel_id: int
    due: int
    attempts: int = 0


@dataclass(frozen=True, slots=True)
class Limits:
    """How many tables of the new head's status a seated person and a server may have; None means no limit.

    `hourly` is how many tables a person (`Commit.opener`) may open within an hour, whatever becomes of them.
    """

    person: int | None = None
    server: int | None = None
    hourly: int | None = None


@dataclass(frozen=True, slots=True)
class Commit:
    """All that one step of a table changes, saved in one transaction.

    `head` is the table after the step; its `number`, `message` and `reason` are ignored. `after` is the number of the
    last entry before the step, 0 for a new table, and `since` when the row was last changed, as far as the caller knows
    (None if that doesn't matter); both must still be true. `timers` and `people` (person, seat or None) replace the old
    ones entirely; None leaves them. With `early`, a timer that is only put off may stay due when it was, which saves
    writing it: whoever fires it has to look whether its time has come. `interaction_id` is the key that reveals a
    second delivery of the same request. `puzzle_try` is the try that this step begins or ends, and `result` the game
    that it finishes. `mentions` (person, about) are the people it mentions, and `opener` is who opened this new table
    (only if `after` is 0). Both are dated `head.updated_at`. `known` are people whom the table names already, so
    that this needn't be noted again.
    """

    head: TableHead
    after: int
    entries: tuple[Entry, ...] = ()
    timers: tuple[Timer, ...] | None = None
    people: tuple[tuple[int, int | None], ...] | None = None
    parcels: tuple[NewParcel, ...] = ()
    interaction_id: str | None = None
    limits: Limits | None = None
    puzzle_try: PuzzleTry | None = None
    result: GameResult | None = None
    mentions: tuple[tuple[int, str], ...] = ()
    opener: int | None = None
    since: int | None = None
    early: bool = False
    known: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        """Refuse an opener of an existing table. Raises ValueError."""
        if self.opener is not None and self.after > 0:
            raise ValueError("only a new table has an opener")


@dataclass(frozen=True, slots=True)
class Hand:
    """The direct message that shows a person's hand at a table, made at journal number `number`."""

    table_id: str
    person_id: int
    channel_id: int
    message_id: int
    number: int
    created_at: int


Place = BoardMessage | Hand
"""The message that shows a board or a hand from now on."""


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts for the operator. A parcel counts as failing after three failed attempts.

    `people` are those seated at running tables.
    """

    lobbies: int
    running: int
    set_aside: int
    parcels_waiting: int
    parcels_failing: int
    timers: int
    people: int


FOLLOWING = "follow"
"""The kind of the parcels that tell followers of a table that its game is over; the payload names the person."""


class Follow(StrEnum):
    """What came of following a table: it is followed, it is over, or the person or the table has too many."""

    ON = "on"
    OVER = "over"
    TOO_MANY_TABLES = "tables"
    TOO_MANY_PEOPLE = "people"


Row = Mapping[str, str | int | None]
"""A saved row: values by the names of their columns."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Everything that is kept about a person, row by row; what others did or hold is not in it."""

    person_id: int
    preferences: Mapping[str, object]
    dm_channel: int | None
    tables: tuple[Row, ...]
    results: tuple[Row, ...]
    ratings: tuple[Row, ...]
    tries: tuple[Row, ...]
    traces: tuple[Row, ...]
    hands: tuple[Row, ...]
    servers: tuple[Row, ...]
    bans: tuple[Row, ...] = ()
    follows: tuple[Row, ...] = ()
    tips: tuple[Row, ...] = ()
    changes: tuple[Row, ...] = ()
    #: What others keep against the person since they were erased, and when that was (unix ms), if within a day.
    against: tuple[Row, ...] = ()
    erased_at: int | None = None


@dataclass(frozen=True, slots=True)
class Erased:
    """What erasing somebody has changed: these tables, and so many journal entries."""

    tables: frozenset[str]
    entries: int


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody banned from a server (0: from all), known by a keyed hash of their id.

    `person_id` is None, and `reason` empty, once they have deleted what is kept about them; `until` is None for ever.
    """

    guild_id: int
    digest: bytes = field(repr=False)
    person_id: int | None
    reason: str
    at: int
    until: int | None
