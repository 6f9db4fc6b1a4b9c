"""What the archive keeps: frozen values, no SQL. Part of data/: imports rules (results).

Entries, timers and parcels carry text that the archive does not interpret. Times are Unix milliseconds; ids of
people, servers, channels and messages are Discord's integers. Seeds, entries and payloads may hold what a player must
not see: no `repr` shows them, so no log does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rules.table.results import GameResult

Prefs = Mapping[str, object]
"""Preferences as JSON values by name."""

HOUR = 60 * 60 * 1000
"""The time over which `Limits.hourly` counts a person's openings (ms)."""


class Status(StrEnum):
    """What a table is doing; the value is the word in the database."""

    LOBBY = "lobby"
    RUNNING = "running"
    ENDED = "ended"
    SET_ASIDE = "set_aside"


@dataclass(frozen=True, slots=True)
class Message:
    """The message that shows a table's board now."""

    channel_id: int
    message_id: int
    created_at: int


@dataclass(frozen=True, slots=True)
class TableHead:
    """One row about a table.

    `number` is the number of the last journal entry. `channel_id` is the place: at most one running table has it.
    `seed` stays as it is once it is set. `message` is written by `set_message` only and `reason` by `set_aside` only,
    so that a commit made from an older head cannot undo them. `puzzle` is the number of the daily puzzle played here, 0
    for none; it is saved with the new table and never changes, and a puzzle never occupies its channel.
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
    """Something that a table waits for until `due`; `kind` and `seat` name it within its table."""

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
    """Something to be shown because of a commit. `nonce` is unique for ever; not sent before `due`."""

    kind: str
    nonce: str
    payload: str = field(default="", repr=False)
    due: int = 0


@dataclass(frozen=True, slots=True)
class Parcel:
    """One row of the outbox: what must be shown of `table_id` at `number`. `error` is what the last attempt said."""

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
    """A person's one counted try at the puzzle of a number, played at a table of a server (None: in direct messages).

    `score` is None while it goes on and where it failed, and less is better; `ended_at` is None while it goes on.
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
    """A person's counted tries at the puzzles of a game: how many, how many solved, and the least score."""

    game: str
    tries: int
    solved: int
    best: int | None


@dataclass(frozen=True, slots=True)
class Podium:
    """The announcement of a season's best in a channel of a server, due when the season is over."""

    guild_id: int
    season: str
    channel_id: int
    due: int
    attempts: int = 0


@dataclass(frozen=True, slots=True)
class Limits:
    """The most tables of the new head's status that one person (in a seat) and one server may have; None: no limit.

    `hourly` is how many tables one person (`Commit.opener`) may open within an hour, whatever becomes of them.
    """

    person: int | None = None
    server: int | None = None
    hourly: int | None = None


@dataclass(frozen=True, slots=True)
class Commit:
    """All that one step of a table changes, saved in one transaction.

    `head` is the table after the step; its `number`, `message` and `reason` are ignored. `after` is the number of the
    last entry that the step was judged on, 0 for a new table. `timers` and `people` (person, seat or None) are the
    whole sets that replace the old ones; None leaves them. `interaction_id` is the key by which a second delivery of
    the same request is known. `puzzle_try` is the try that begins or ends by this step, and `result` the game that it
    finishes. `mentions` (person, about) are the people mentioned because of it, and `opener` is who opened this new
    table (only where `after` is 0). Both are dated `head.updated_at`.
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

    def __post_init__(self) -> None:
        """Raises ValueError for an opener of a table that is there already."""
        if self.opener is not None and self.after > 0:
            raise ValueError("only a new table has an opener")


@dataclass(frozen=True, slots=True)
class Person:
    """What is kept about a person; an unknown one has nothing set."""

    person_id: int
    dm_channel_id: int | None = None
    prefs: Prefs = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hand:
    """The direct message that shows a person's hand at a table, made at journal number `number`."""

    table_id: str
    person_id: int
    channel_id: int
    message_id: int
    number: int
    created_at: int


@dataclass(frozen=True, slots=True)
class Server:
    """What is kept about a server; an unknown one has nothing set."""

    guild_id: int
    prefs: Prefs = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Counts:
    """How much is going on, for the operator; a parcel fails once it was tried in vain three times.

    `people` sit at running tables.
    """

    lobbies: int
    running: int
    set_aside: int
    parcels_waiting: int
    parcels_failing: int
    timers: int
    people: int
