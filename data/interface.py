"""The archive's interface, concern by concern. Part of data/: imports data, rules.

The interfaces are narrow, so that any database can implement them. Every call is one round trip and one transaction.
Every call may raise `Unavailable` (or DiskFull, Damaged), and then nothing of it was saved, unless it is
`Unconfirmed`. A cancelled call is saved whole or not at all. The archive has no clock: callers pass times, in Unix
milliseconds.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from data.attached import Follows, Reviews
from data.fleet import Fleet
from data.records import (
    Ban,
    Commit,
    Counts,
    DueTimer,
    Erased,
    Hand,
    Kept,
    Message,
    NewParcel,
    Parcel,
    Person,
    Place,
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
    """Saves each step of a table with one `commit`; everything else belongs to a concern."""

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
    privacy: "Privacy"
    bans: "Bans"
    departures: "Departures"
    follows: Follows
    reviews: Reviews
    fleet: Fleet

    async def commit(self, commit: Commit) -> None:
        """Save one step of a table; when this returns, it is on disk.

        Raises Duplicate, StaleNumber, SetAside, PlaceTaken, Duplicate (of a puzzle's try) or TooMany, in this order of
        precedence.
        """

    async def forget(self, before: int, closed_before: int) -> int:
        """Delete what is no longer needed, a bounded number at a time.

        That is interactions, finished parcels and traces older than `before`, bans that ended before then, and lobbies
        that were closed before `closed_before` without a game, with all that belongs to them. Returns how many of these
        were deleted: call again until it is 0.
        """

    async def counts(self) -> Counts:
        """Count the tables, parcels, timers and people; finished games don't slow this down."""

    async def secret(self, name: str) -> bytes:
        """The 32 random bytes with this name in this database, made when first asked for."""


class Tables(Protocol):
    """Tables and their journals."""

    async def load(self, table_id: str) -> StoredTable | None:
        """The whole table, or None if no table has this id. Raises Damaged if entries are missing."""

    async def head(self, table_id: str) -> TableHead | None:
        """The table's row without its journal, or None."""

    async def running_in(self, channel_id: int) -> str | None:
        """The id of the table running in the channel, or None; puzzles don't count."""

    async def lobbies_in(self, channel_id: int) -> tuple[TableHead, ...]:
        """The channel's lobbies, newest first."""

    async def last_game_in(self, channel_id: int) -> str | None:
        """The id of the table of the channel's last finished game, or None; neither a puzzle nor a closed lobby."""

    async def open_in(self, guild_id: int, limit: int = 25) -> tuple[TableHead, ...]:
        """A server's running tables, then its lobbies, then tables set aside."""

    async def to_watch(
        self, guild_id: int, before: tuple[int, str] | None = None, limit: int = 25
    ) -> tuple[TableHead, ...]:
        """A server's running tables, newest first, from the one before (created at, id); puzzles aren't among them."""

    async def set_aside_in(self, guild_id: int, reason: str, limit: int = 100) -> tuple[TableHead, ...]:
        """Some of a server's tables that were set aside for exactly this reason."""

    async def outdated(self, versions: Mapping[str, int], limit: int = 20) -> tuple[TableHead, ...]:
        """Some running tables and lobbies whose game isn't among these, or has another version now."""

    async def set_aside(self, table_id: str, reason: str, at: int, parcels: Collection[NewParcel] = ()) -> None:
        """Set aside a table that can't continue.

        Its journal stays and its channel becomes free; its timers and waiting parcels are replaced by `parcels`. Does
        nothing if the table is already set aside.
        """

    async def take_back(
        self, table_id: str, status: Status, at: int, timers: Collection[Timer], parcels: Collection[NewParcel]
    ) -> None:
        """Resume a table that was set aside. Does nothing to any other. Raises PlaceTaken."""


class Seats(Protocol):
    """Which tables people have, and who has a seat; an invited person has none yet."""

    async def tables_of(
        self, person_id: int, statuses: Collection[Status] = tuple(Status), limit: int = 25
    ) -> tuple[TableHead, ...]:
        """The person's tables of these statuses, those with the latest change of status first."""

    async def people_at(self, table_id: str) -> tuple[tuple[int, int | None], ...]:
        """The people of a table with their seats, known even if its journal can't be read."""

    async def seated_at(self, table_ids: Collection[str]) -> dict[str, tuple[int, ...]]:
        """The people seated at each of these tables, in seat order; empty if there are none or no such table."""

    async def count(self, person_id: int, status: Status) -> int:
        """How many tables of this status the person has a seat at."""


class Timers(Protocol):
    """The tables' timers; each step's commit sets those of its table."""

    async def due(self, now: int, limit: int = 100, *, exclude: Collection[str] = ()) -> tuple[DueTimer, ...]:
        """The timers due at `now`, longest overdue first, except those of the tables in `exclude`."""

    async def of_kind(self, kind: str) -> tuple[DueTimer, ...]:
        """All timers of this kind, due or not."""

    async def next_due(self) -> int | None:
        """When the next timer is due, or None; it may be in the past."""


class Outbox(Protocol):
    """Parcels, which say what must be posted; each step's commit adds its own."""

    async def due(
        self, now: int, limit: int = 100, *, exclude: Collection[str] = (), kinds: Collection[str] | None = None
    ) -> tuple[Parcel, ...]:
        """The waiting parcels due at `now`, longest overdue first, except those of the tables in `exclude`.

        With `kinds`, only those.
        """

    async def of_table(self, table_id: str) -> tuple[Parcel, ...]:
        """A table's waiting parcels, due or not, in the order in which they are due."""

    async def next_due(self) -> int | None:
        """When the next waiting parcel is due, or None; it may be in the past."""

    async def knows(self, nonce: str) -> bool:
        """Whether a parcel with this nonce exists, waiting or finished."""

    async def posted(self, nonce: str) -> Message | None:
        """The message that a parcel with this nonce became, or None."""

    async def revive(self, parcel: NewParcel) -> None:
        """Let a dropped parcel with this nonce wait again, with this payload. Does nothing to any other."""

    async def mark_posted(
        self,
        ids: Sequence[int],
        channel_id: int | None = None,
        message_id: int | None = None,
        place: Place | None = None,
    ) -> None:
        """Mark these parcels as posted, with the message that shows them, and save its `place` with them."""

    async def postpone(self, ids: Sequence[int], due: int, error: str) -> None:
        """Postpone these parcels until `due` after a failed attempt. Does nothing to finished ones."""

    async def drop(self, ids: Sequence[int], error: str) -> None:
        """Drop these parcels for this reason: they won't be posted. Does nothing to finished ones."""


class People(Protocol):
    """What is saved about people: preferences, DM channels, and what they did within the last day."""

    async def person(self, person_id: int) -> Person:
        """What is saved about the person."""

    async def save(self, person_id: int, prefs: Prefs) -> None:
        """Change the named preferences and leave the others; None removes one."""

    async def save_dm_channel(self, person_id: int, channel_id: int) -> None:
        """Remember the person's DM channel."""

    async def forget_dm_channel(self, person_id: int, channel_id: int) -> None:
        """Forget the person's DM channel if it is still this one, not a newer one."""

    async def mentioned(self, person_ids: Collection[int], since: int) -> dict[int, frozenset[str]]:
        """What each of these people was mentioned about (`Commit.mentions`) since then."""

    async def openings(self, person_id: int, since: int) -> int:
        """How many tables the person opened (`Commit.opener`) since then."""


class Servers(Protocol):
    """What is saved about servers: preferences, and who is a member."""

    async def server(self, guild_id: int) -> Server:
        """What is saved about the server."""

    async def save(self, guild_id: int, prefs: Prefs) -> None:
        """Change the named preferences and leave the others; None removes one."""

    async def members(self, guild_id: int, people: Collection[int], since: int) -> dict[int, bool]:
        """Which of these people are on the server, as far as Discord was asked since then."""

    async def save_members(self, guild_id: int, found: Collection[tuple[int, bool]], at: int) -> None:
        """Save who is on the server and who isn't."""


class Hands(Protocol):
    """The direct messages that show people their hands."""

    async def hand(self, table_id: str, person_id: int) -> Hand | None:
        """The direct message with the person's hand at the table, or None."""

    async def save(self, hand: Hand) -> None:
        """Save which direct message shows a hand."""

    async def forget(self, table_id: str, person_id: int) -> None:
        """Forget the direct message with the person's hand at the table."""


class Puzzles(Protocol):
    """Counted tries at daily puzzles, which commits begin and end."""

    async def try_of(self, game: str, puzzle: int, person_id: int) -> PuzzleTry | None:
        """The person's counted try at a puzzle, finished or not, or None."""

    async def best_tries(self, game: str, puzzle: int, guild_id: int | None, limit: int = 3) -> tuple[PuzzleTry, ...]:
        """A server's best successful tries at a puzzle; of equal ones the earlier comes first."""

    async def records_of(self, person_id: int) -> tuple[PuzzleRecord, ...]:
        """A person's counted tries at puzzles on all servers, game by game."""


class Results(Protocol):
    """Finished games, and how they were counted."""

    async def page(self, after: tuple[int, str] = FIRST, limit: int = 500) -> tuple[GameResult, ...]:
        """The finished games after that place, in the order of (when they ended, table)."""

    async def page_of(self, guild_id: int, after: tuple[int, str] = FIRST, limit: int = 500) -> tuple[GameResult, ...]:
        """The same for one server."""

    async def finished(self, tables: Collection[str]) -> frozenset[str]:
        """Which of these tables have a finished game; a closed lobby has none."""

    async def tallies(self, tables: Collection[str]) -> dict[str, tuple[bytes, bytes]]:
        """How these tables' games were counted, as saved: the chain of games, and the ratings after it."""

    async def save_tallies(self, found: Mapping[str, tuple[bytes, bytes]]) -> None:
        """Save how games were counted, replacing what was saved before."""

    async def sums(self, guild_id: int) -> str | None:
        """What a server's games came to together, as saved; None if a game has come in among them since."""

    async def save_sums(self, guild_id: int, games: int, last: tuple[int, str], content: str) -> None:
        """Save what a server's first games came to, so many up to the `last`; nothing if there are more by now."""

    async def owed(self, limit: int = 50) -> tuple[str, ...]:
        """Some tables that ended before results were saved; empty when all are settled."""

    async def settle(self, table_id: str, result: GameResult | None) -> None:
        """Save such a table's result, None if it has none; it is no longer owed."""


class Podiums(Protocol):
    """The podiums of seasons, waiting to be posted."""

    async def want(self, podium: Podium) -> None:
        """Schedule a season's podium, unless it was already posted."""

    async def due(self, now: int, limit: int = 20) -> tuple[Podium, ...]:
        """The podiums due at `now`, longest overdue first."""

    async def mark_tried(self, podium: Podium, due: int) -> None:
        """Note that posting starts; unless it is marked as done, the next attempt is due then."""

    async def mark_done(self, podium: Podium, message_id: int | None, following: Podium | None = None) -> None:
        """Mark a podium as posted in this message, or, with None, as given up; schedule the `following` one."""

    async def cancel(self, guild_id: int) -> None:
        """Cancel the server's scheduled podiums."""


class Privacy(Protocol):
    """What is kept about one person, to be shown to them or erased."""

    async def kept(self, person_id: int) -> Kept:
        """Everything that is kept about the person, except what they did at their tables."""

    async def actions(self, person_id: int, tables: Collection[str]) -> tuple[dict[str, Any], ...]:
        """What they did at these tables, in order, as JSON values; nothing that others did or hold is in it."""

    async def naming(self, person_id: int) -> frozenset[str]:
        """The tables with anything that names the person.

        Reads all journals, some at a time, so it may take minutes; others needn't wait.
        """

    async def erase(self, person_id: int, stand_in: int, held: frozenset[str], at: int, *, since: int) -> Erased:
        """Erase a person; in the games of others the negative number `stand_in` takes their place.

        `held` are the tables that `naming` found when it was asked at `since`; nothing may change them meanwhile.
        Raises StillNamed, and changes nothing, if other tables name the person or they sit at an open one.
        """

    async def compact(self) -> bool:
        """Remove erased people and forgotten servers from the file's free pages and its log too.

        False if there was nothing to do. Nothing else is written meanwhile.
        """


class Bans(Protocol):
    """Who is banned. There are few, and they are all asked for at once."""

    async def all(self) -> tuple[Ban, ...]:
        """Every ban, the oldest first; some may have ended."""

    async def save(self, ban: Ban) -> None:
        """Save a ban in the place of an earlier one of the same person on the same server."""

    async def remove(self, guild_id: int, digest: bytes) -> bool:
        """Remove a ban; False if there was none."""

    async def seated(self, now: int, limit: int = 20) -> tuple[tuple[int, int], ...]:
        """Some people who are at open tables in spite of a ban that holds at `now`, each with the ban's server.

        Invited people are among them. Only tables of this process's own cluster count.
        """


class Departures(Protocol):
    """Servers that removed the bot, and what is kept about them for a while."""

    async def note(self, guild_id: int, at: int) -> None:
        """Save when a server removed the bot. Does nothing if that is known already."""

    async def of_server(self, guild_id: int) -> int | None:
        """When a server removed the bot, or None if it didn't."""

    async def to_continue(self, guild_ids: Collection[int], reason: str) -> tuple[int, ...]:
        """Those of these servers that are known to have removed the bot, or have tables set aside for this reason."""

    async def cancel(self, guild_id: int) -> None:
        """Note that a server has the bot again."""

    async def before(self, at: int, limit: int = 1000) -> tuple[int, ...]:
        """Some servers that removed the bot before then, the earliest first."""

    async def servers(self, after: int, limit: int = 100) -> tuple[int, ...]:
        """The next servers, by id, about which anything is kept and which aren't known to have removed the bot."""

    async def forget(self, guild_id: int, before: int, at: int) -> int:
        """Delete what belongs only to a server that removed the bot before then, a bounded number of rows at a time.

        Its people keep their own settings and their finished tries at daily puzzles. Returns how much was handled: call
        again until it is 0, and have it compacted (`privacy.compact`) some time. `at` is now.
        """
