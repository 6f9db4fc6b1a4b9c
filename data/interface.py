"""What the rest of the bot may ask of the archive, concern by concern. Part of data/: imports data, rules.

Narrow interfaces, so that another database can stand behind them. Every call is one round trip and one transaction;
every call may raise `Unavailable` (or DiskFull, Damaged), and then nothing of it was kept. A cancelled call is kept
whole or not at all. The archive has no clock: times come from the caller, in Unix milliseconds.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from data.records import (
    Commit,
    Counts,
    DueTimer,
    Hand,
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
from rules.table.results import GameResult

FIRST = (0, "")
"""Before all finished games."""


class Archive(Protocol):
    """One step of a table is one `commit`; everything else belongs to a concern."""

    tables: "Tables"
    seats: "Seats"
    timers: "Timers"
    outbox: "Outbox"
    people: "People"
    servers: "Servers"
    hands: "Hands"
    puzzles: "Puzzles"
    results: "Results"
    podiums: "Podiums"

    async def commit(self, commit: Commit) -> None:
        """Save one step of a table; when this returns, it is on disk.

        Raises Duplicate, StaleNumber, SetAside, PlaceTaken, Duplicate (of a puzzle's try) or TooMany, in this order of
        precedence.
        """

    async def forget(self, before: int, closed_before: int) -> int:
        """Delete what is over: interactions, finished parcels and traces older than `before`, and lobbies that were
        closed before `closed_before` without a game, with all that belongs to them.

        Returns how many of these were deleted. A bounded number at a time: call again while it is not 0.
        """

    async def counts(self) -> Counts:
        """How much is going on; takes no longer when many games have ended."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes that belong to this database and name: made at the first asking, the same ever after."""


class Tables(Protocol):
    """Tables and their journals: one by its id, or those of a channel or server."""

    async def load(self, table_id: str) -> StoredTable | None:
        """The whole table, or None if there is none of that id. Raises Damaged if entries are missing."""

    async def head(self, table_id: str) -> TableHead | None:
        """The table's row alone, or None."""

    async def running_in(self, channel_id: int) -> str | None:
        """The id of the table that runs in the channel, or None; a puzzle is never found."""

    async def lobbies_in(self, channel_id: int) -> tuple[TableHead, ...]:
        """The lobbies of the channel, the youngest first."""

    async def last_game_in(self, channel_id: int) -> str | None:
        """The id of the table of the channel's last finished game, or None; neither a puzzle nor a closed lobby."""

    async def open_in(self, guild_id: int, limit: int = 25) -> tuple[TableHead, ...]:
        """Running tables, lobbies and tables set aside of a server, in this order."""

    async def open_guilds(self) -> tuple[int, ...]:
        """The ids of all servers that have running tables or lobbies."""

    async def set_aside_in(self, guild_id: int, reason: str, limit: int = 100) -> tuple[TableHead, ...]:
        """Some tables of a server that were set aside for exactly this reason."""

    async def outdated(self, versions: Mapping[str, int], limit: int = 20) -> tuple[TableHead, ...]:
        """Some running tables and lobbies of games that are not among these, or are there in another version."""

    async def set_message(self, table_id: str, message: Message | None) -> None:
        """Remember which message shows the board now; None when there is none."""

    async def set_aside(self, table_id: str, reason: str, at: int, parcels: Collection[NewParcel] = ()) -> None:
        """Take a table that cannot be played on out of the way.

        The journal stays, the channel is free, timers go, waiting parcels are dropped and `parcels` wait instead. Does
        nothing to a table that is set aside already.
        """

    async def take_back(
        self, table_id: str, status: Status, at: int, timers: Collection[Timer], parcels: Collection[NewParcel]
    ) -> None:
        """Let a table that was set aside go on as this. Does nothing to any other. Raises PlaceTaken."""


class Seats(Protocol):
    """Who finds which table among their own, and who has a seat there; an invited person has none yet."""

    async def tables_of(
        self, person_id: int, statuses: Collection[Status] = tuple(Status), limit: int = 25
    ) -> tuple[TableHead, ...]:
        """The person's tables of these statuses, by when they got their status, the latest first."""

    async def people_at(self, table_id: str) -> tuple[tuple[int, int | None], ...]:
        """Who finds the table among the own ones, with their seats; known even where its journal cannot be read."""

    async def seated_at(self, table_ids: Collection[str]) -> dict[str, tuple[int, ...]]:
        """Who has a seat at each of these tables, in seat order; empty for a table without persons or not there."""

    async def count(self, person_id: int, status: Status) -> int:
        """At how many tables of this status the person has a seat."""


class Timers(Protocol):
    """What tables wait for; each step's commit sets those of its table."""

    async def due(self, now: int, limit: int = 100, *, exclude: Collection[str] = ()) -> tuple[DueTimer, ...]:
        """The timers due at `now`, the longest overdue first, without those of the tables `exclude`."""

    async def of_kind(self, kind: str) -> tuple[DueTimer, ...]:
        """All timers of a kind, due or not."""

    async def next_due(self) -> int | None:
        """When the next timer is due, or None; it may lie in the past."""


class Outbox(Protocol):
    """Parcels, what must be shown of tables; each step's commit puts its own in."""

    async def due(self, now: int, limit: int = 100, *, exclude: Collection[str] = ()) -> tuple[Parcel, ...]:
        """The waiting parcels due at `now`, the longest overdue first, without those of the tables `exclude`."""

    async def of_table(self, table_id: str) -> tuple[Parcel, ...]:
        """A table's waiting parcels, due or not, by when they are due."""

    async def next_due(self) -> int | None:
        """When the next waiting parcel is due, or None; it may lie in the past."""

    async def knows(self, nonce: str) -> bool:
        """Whether there is a parcel with this nonce, waiting or done with."""

    async def mark_posted(
        self, ids: Sequence[int], channel_id: int | None = None, message_id: int | None = None
    ) -> None:
        """The parcels of these ids were shown, as this message if they became one of their own."""

    async def postpone(self, ids: Sequence[int], due: int, error: str) -> None:
        """An attempt failed; the parcels wait until `due`. Does nothing to those that wait no more."""

    async def drop(self, ids: Sequence[int], error: str) -> None:
        """The parcels will not be shown, for this reason. Does nothing to those that wait no more."""


class People(Protocol):
    """What is kept about people: preferences, DM channels, and what they did within the last day."""

    async def person(self, person_id: int) -> Person:
        """What is kept about the person."""

    async def save(self, person_id: int, prefs: Prefs) -> None:
        """Change the named preferences and leave the others; None takes one away."""

    async def save_dm_channel(self, person_id: int, channel_id: int) -> None:
        """Remember the person's DM channel."""

    async def forget_dm_channel(self, person_id: int, channel_id: int) -> None:
        """Forget the person's DM channel if it is still this one; a newer one stays."""

    async def mentioned(self, person_ids: Collection[int], since: int) -> dict[int, frozenset[str]]:
        """What each of these people was mentioned about (`Commit.mentions`) at `since` or later."""

    async def openings(self, person_id: int, since: int) -> int:
        """How many tables the person opened (`Commit.opener`) at `since` or later."""


class Servers(Protocol):
    """What is kept about servers: preferences, and who is a member."""

    async def server(self, guild_id: int) -> Server:
        """What is kept about the server."""

    async def save(self, guild_id: int, prefs: Prefs) -> None:
        """Change the named preferences and leave the others; None takes one away."""

    async def members(self, guild_id: int, people: Collection[int], since: int) -> dict[int, bool]:
        """Who of these people is in the server, as far as it was asked since then."""

    async def save_members(self, guild_id: int, found: Collection[tuple[int, bool]], at: int) -> None:
        """Remember who is in the server."""


class Hands(Protocol):
    """The direct messages that show people their hands."""

    async def hand(self, table_id: str, person_id: int) -> Hand | None:
        """The direct message with the person's hand at the table, or None."""

    async def save(self, hand: Hand) -> None:
        """Remember which direct message shows a hand now."""

    async def forget(self, table_id: str, person_id: int) -> None:
        """The person's hand at the table has no message any more."""


class Puzzles(Protocol):
    """Counted tries at daily puzzles; a commit begins and ends them."""

    async def try_of(self, game: str, puzzle: int, person_id: int) -> PuzzleTry | None:
        """The person's counted try at a puzzle, going on or over, or None."""

    async def best_tries(self, game: str, puzzle: int, guild_id: int | None, limit: int = 3) -> tuple[PuzzleTry, ...]:
        """The best tries of a server that solved a puzzle, who was first before who was as good later."""

    async def records_of(self, person_id: int) -> tuple[PuzzleRecord, ...]:
        """A person's counted tries at puzzles in whatever server, game by game."""


class Results(Protocol):
    """Finished games, and how they were counted."""

    async def page(self, after: tuple[int, str] = FIRST, limit: int = 500) -> tuple[GameResult, ...]:
        """Finished games in the order of (when they ended, table), from behind that place on."""

    async def page_of(self, guild_id: int, after: tuple[int, str] = FIRST, limit: int = 500) -> tuple[GameResult, ...]:
        """As `page`, those of one server."""

    async def finished(self, tables: Collection[str]) -> frozenset[str]:
        """Which of these tables have a finished game; a closed lobby has none."""

    async def tallies(self, tables: Collection[str]) -> dict[str, tuple[bytes, bytes]]:
        """What is remembered of how these tables' games were counted: the chain of games, and the ratings after it."""

    async def save_tallies(self, found: Mapping[str, tuple[bytes, bytes]]) -> None:
        """Remember how games were counted, in place of what was remembered of them."""

    async def owed(self, limit: int = 50) -> tuple[str, ...]:
        """Some tables that ended before results were kept; empty when all are settled."""

    async def settle(self, table_id: str, result: GameResult | None) -> None:
        """Keep what such a table came to, None if that is nothing; it is owed no more."""


class Podiums(Protocol):
    """The announcements of seasons' best that wait for their time."""

    async def want(self, podium: Podium) -> None:
        """Let a season's podium be announced when it is due, unless it was already."""

    async def due(self, now: int, limit: int = 20) -> tuple[Podium, ...]:
        """The podiums to be announced at `now`, the longest overdue first."""

    async def mark_tried(self, podium: Podium, due: int) -> None:
        """An attempt begins; if nothing more is heard of it, the next one is due then."""

    async def mark_done(self, podium: Podium, message_id: int | None, following: Podium | None = None) -> None:
        """A podium was announced as this message or, with None, never will be; `following` waits from now on."""

    async def cancel(self, guild_id: int) -> None:
        """No podium of the server waits to be announced any more."""
