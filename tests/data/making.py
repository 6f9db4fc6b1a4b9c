"""Short ways to make a table and a step of it."""

import random
from datetime import UTC, datetime
from typing import Any

from data import Announcement, Archive, Commit, Entry, Status, TableHead, Wanted, fingerprint
from rules.table import journal
from rules.table import requests as ask
from rules.table.act import act
from rules.table.lobby import open_lobby
from rules.table.results import GameResult, Sitter, game_result
from rules.table.table import EndedTable, Running
from rules.table.terms import Terms
from rules.table.values import Ending

SEED = bytes(range(32))
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def head(table_id: str = "t1", **changes: Any) -> TableHead:
    """A running table in channel 7 of server 5."""
    plain: dict[str, Any] = {
        "game": "any",
        "version": 1,
        "guild_id": 5,
        "channel_id": 7,
        "status": Status.RUNNING,
        "created_at": 1000,
        "updated_at": 1000,
    }
    return TableHead(table_id, **(plain | changes))


def step(table_id: str = "t1", after: int = 0, *texts: str, **changes: Any) -> Commit:
    """A step that appends `texts`; `changes` are fields of Commit or of the head."""
    own = {name: changes.pop(name) for name in tuple(changes) if name in Commit.__dataclass_fields__}
    top = head(table_id, **changes)
    return Commit(top, after, tuple(Entry(top.updated_at, text) for text in texts), **own)


def finished(table: str, *persons: int, at: int = 1000, guild: int | None = 5, **changes: Any) -> GameResult:
    """A game that was played to its end; the persons are in the order of their places."""
    sitters = tuple(Sitter(person, place=place, turns=9) for place, person in enumerate(persons, start=1))
    plain: dict[str, Any] = {"game": "any", "version": 1, "ending": Ending.PLAYED, "reason": "goal", "sitters": sitters}
    return GameResult(table=table, guild=guild, ended_at=at, **(plain | changes))


def played(
    table_id: str,
    place: int,
    *,
    moves: int,
    status: Status = Status.RUNNING,
    seed: int = 1,
    people: tuple[int, int] = (11, 22),
) -> Commit:
    """A table with a real game of two after so many random moves, as one step; `status` may say that it has ended."""
    rng, now, (host, guest) = random.Random(seed), 1_700_000_000_000, people
    opened = open_lobby(table_id, SEED.hex(), host, "mundialito", options={}, terms=Terms(), invited=(guest,), now=now)
    table, entries = opened.table, [(entry, now) for entry in opened.entries]

    def do(request: ask.Request) -> None:
        nonlocal table
        progress = act(table, request, now)
        table = progress.table
        entries.extend((entry, now) for entry in progress.entries)

    do(ask.Join(guest, {}))
    while isinstance(table, Running) and moves > 0:
        moves, now = moves - 1, now + 1000
        seat = table.awaited[0]
        person = table.seats[seat].played_by
        assert person is not None
        do(ask.Play(person, rng.choice(table.match.legal())))
    if status is Status.ENDED and isinstance(table, Running):
        do(ask.EndByModerator(1))
    top = TableHead(
        table_id,
        table.game_key,
        table.version,
        5,
        place,
        Status.ENDED if isinstance(table, EndedTable) else Status.RUNNING,
        now,
        now,
        table.ended_at if isinstance(table, EndedTable) else None,
        seed=SEED,
    )
    lines = tuple(Entry(at, journal.write(entry)) for entry, at in entries)
    return Commit(top, 0, lines, people=((host, 0), (guest, 1)), result=game_result(table, 5))


async def choose_podium(archive: Archive, guild_id: int, podium: Announcement | None) -> None:
    """Have a server's podiums posted from this one on or, with None, not at all."""
    seen = (await archive.servers.server(guild_id)).prefs.get("podium")
    value = None if podium is None else podium.channel_id
    planned = () if podium is None else (podium,)
    wanted = Wanted(1, "podium", fingerprint(seen), value, 7)
    assert await archive.announcements.choose(guild_id, wanted, "podium", planned) is None
