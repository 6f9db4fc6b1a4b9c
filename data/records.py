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
    changes, and neither does `event`, the id of the event of which the game is one, if any. A puzzle never occupies its
    channel. An event's tables count towards nobody's limits.
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
    event: str = ""


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
class Limits:
    """How many tables of the new head's status a seated person and a server may have; None means no limit.

    `hourly` is how many tables a person (`Commit.opener`) may open within an hour, whatever becomes of them.
    """

    person: int | None = None
    server: int | None = None
    hourly: int | None = None


#: How many goes somebody has at a puzzle of a pool.
GOES = 3


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """A person's one counted try at a puzzle, played on a server (None: in direct messages).

    It is at a table, or in several goes, of which `goes` were had. Lower scores are better: of goes, which one solved
    it. `score` is None while it lasts or if it failed; `ended_at` is None while it lasts.
    """

    game: str
    puzzle: int
    person_id: int
    guild_id: int | None
    table_id: str | None = None
    score: int | None = None
    ended_at: int | None = None
    goes: int = 0
    begun_at: int = 0


@dataclass(frozen=True, slots=True)
class Streak:
    """How many daily puzzles in a row somebody has played, up to the one with this number.

    `rests` are the rest days in hand, `toward` how many were played since the last was earned, and `rested` the last
    puzzle that one was spent on.
    """

    number: int = 0
    days: int = 0
    rests: int = 0
    toward: int = 0
    rested: int = 0
    longest: int = 0


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


FOLLOWING = "follow"
"""The kind of the parcels that tell followers of a table that its game is over; the payload names the person."""


class Follow(StrEnum):
    """What came of following a table: it is followed, it is over, or the person or the table has too many."""

    ON = "on"
    OVER = "over"
    TOO_MANY_TABLES = "tables"
    TOO_MANY_PEOPLE = "people"


Prefs = Mapping[str, object]
"""Preferences as JSON values by name."""


class Pref(StrEnum):
    """What a preference is about, by the name under which it is saved; features have more of their own."""

    NAME, ACCOUNT, LANGUAGE, CHOSEN = "name", "account", "language", "chosen_language"
    #: Of a server: the channels in which tables may open, when the bot posts nothing of its own accord, and in which
    #: time zone. A person's quiet hours are in their own.
    CHANNELS, QUIET = "channels", "quiet"
    BLOCKED, INVITATIONS, PUBLIC, DIRECT = "blocked", "invitations", "public", "direct"
    #: Of a person: how they are called when it is their turn at a slow table, their time zone, and when they are away.
    TURNS, ZONE, AWAY = "turns", "zone", "away"


@dataclass(frozen=True, slots=True)
class Person:
    """What is saved about a person; an unknown person has nothing set."""

    person_id: int
    dm_channel_id: int | None = None
    prefs: Prefs = field(default_factory=dict)
    derived: dict[str, str] = field(default_factory=dict, repr=False, compare=False)
    """What was worked out from it, such as a name without markup: it is kept and forgotten with the row."""

    @property
    def name(self) -> str | None:
        """Their display name as last seen, None for somebody who hasn't used the bot."""
        return _text(self.prefs, Pref.NAME)

    @property
    def account(self) -> str:
        """The name of their account as last seen, or nothing."""
        return _text(self.prefs, Pref.ACCOUNT) or ""

    @property
    def language(self) -> str | None:
        """The locale in which to write to them: the one that they chose, or in which Discord showed them the bot."""
        return self.chosen or self.locale

    @property
    def locale(self) -> str | None:
        """The locale in which Discord showed them the bot."""
        return _text(self.prefs, Pref.LANGUAGE)

    @property
    def chosen(self) -> str | None:
        """The locale that they chose, None for Discord's."""
        return _text(self.prefs, Pref.CHOSEN)

    @property
    def blocked(self) -> tuple[int, ...]:
        """Whom they have blocked, in that order; somebody erased by their shadow."""
        found = self.prefs.get(Pref.BLOCKED)
        return tuple(one for one in found if type(one) is int) if isinstance(found, list) else ()

    @property
    def closed(self) -> bool:
        """Whether the last direct message to them was refused."""
        return self.prefs.get(Pref.DIRECT) is not None

    @property
    def turns(self) -> str | None:
        """How they are called to slow tables, by a value of `TurnCalls` (host/calm.py); None for each time."""
        return _text(self.prefs, Pref.TURNS)

    @property
    def zone(self) -> str | None:
        """The time zone that they have named, by its name in the IANA database."""
        return _text(self.prefs, Pref.ZONE)

    @property
    def quiet(self) -> tuple[int, int] | None:
        """Between which hours of their day they want silence, None for no such hours."""
        found = self.prefs.get(Pref.QUIET)
        if isinstance(found, list) and len(found) == 2 and all(type(one) is int for one in found):
            return found[0], found[1]
        return None

    @property
    def absences(self) -> tuple[tuple[int, int], ...]:
        """When they were or are away: from, until (unix ms); of what is over, one for each of two years."""
        found = self.prefs.get(Pref.AWAY)
        if not isinstance(found, list):
            return ()
        return tuple((one[0], one[1]) for one in found if isinstance(one, list) and len(one) == 2)

    def wants(self, pref: Pref) -> bool:
        """Whether they have left something on: invitations, a public profile."""
        return self.prefs.get(pref) is not False


@dataclass(frozen=True, slots=True)
class Server:
    """What is saved about a server; an unknown server has nothing set."""

    guild_id: int
    prefs: Prefs = field(default_factory=dict)

    @property
    def chosen(self) -> str | None:
        """The locale chosen for what everybody there reads, None for Discord's."""
        return _text(self.prefs, Pref.CHOSEN)

    @property
    def channels(self) -> tuple[int, ...]:
        """The channels in which tables may open; empty for all."""
        found = self.prefs.get(Pref.CHANNELS)
        return tuple(int(one) for one in found) if isinstance(found, list) else ()

    @property
    def quiet(self) -> tuple[int, int, str] | None:
        """The hours from and to which the bot posts nothing of its own accord, and their time zone; None for none."""
        found = self.prefs.get(Pref.QUIET)
        return None if not isinstance(found, list) else (int(found[0]), int(found[1]), str(found[2]))


def _text(prefs: Prefs, pref: Pref) -> str | None:
    found = prefs.get(pref)
    return found if isinstance(found, str) else None
