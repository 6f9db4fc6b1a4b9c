"""Lobbies closed without a game are deleted after a while, and no other tables ever are."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data import Archive, Ban, Hand, NewParcel, PuzzleTry, Status, Timer, open_archive
from data.sql import forgetting
from testbed.databases import REFUSED, Database, columns_of
from tests.data.making import finished, step


async def closed(archive: Archive, table: str, at: int = 2000, **changes: object) -> None:
    await archive.commit(
        step(table, 0, "opened", status=Status.LOBBY, people=((1, 0),), timers=(Timer("lobby", 5),), **changes)  # type: ignore[arg-type]
    )
    await archive.commit(step(table, 1, "closed", status=Status.ENDED, updated_at=at, parcels=(NewParcel("b", table),)))


def rows(database: Database, table_id: str) -> dict[str, int]:
    """How many rows in each database table refer to a table, leaving out zeros."""
    found = {}
    for name, columns in columns_of(database).items():
        key = "id" if name == "tables" else "table_id"
        if key in columns and name != "interactions":
            ((found[name],),) = database.run(f"SELECT count(*) FROM {name} WHERE {key} = ?", (table_id,))
    if isinstance(database.where, Path):  # PostgreSQL checks them always
        assert database.run("PRAGMA foreign_key_check") == []
    return {name: count for name, count in found.items() if count}


async def test_a_closed_lobby_is_deleted_completely_after_a_while(archive: Archive, database: Database) -> None:
    await closed(archive, "t1")
    await archive.hands.save(Hand("t1", 1, 2, 3, 2, 2000))
    assert await archive.forget(0, 2000) == 0
    assert rows(database, "t1").keys() == {
        "tables",
        "journal",
        "people_at",
        "outbox",
        "hands",
        "timers",
        "closed_lobbies",
    }
    assert await archive.forget(0, 2001) == 1
    assert rows(database, "t1") == {}
    assert await archive.tables.load("t1") is None
    assert await archive.seats.tables_of(1) == ()
    assert await archive.forget(0, 2001) == 0
    await closed(archive, "t1")  # its id is free again


async def test_open_lobbies_and_games_are_never_deleted(archive: Archive) -> None:
    await archive.commit(step("lobby", 0, "opened", status=Status.LOBBY))
    await archive.commit(step("going", 0, "opened", status=Status.LOBBY))
    await archive.commit(step("going", 1, "began", status=Status.RUNNING))
    await archive.commit(step("over", 0, "opened", status=Status.LOBBY, channel_id=8))
    await archive.commit(step("over", 1, "began", status=Status.RUNNING, channel_id=8))
    await archive.commit(step("over", 2, "won", status=Status.ENDED, channel_id=8, result=finished("over", 1)))
    await archive.commit(step("nobody", 0, "began", channel_id=9))
    await archive.commit(step("nobody", 1, "idle", status=Status.ENDED, channel_id=9))
    await archive.commit(step("at once", 0, "opened", status=Status.LOBBY, channel_id=9))
    await archive.commit(step("at once", 1, "a", status=Status.ENDED, channel_id=9, result=finished("at once", 1)))
    tried = PuzzleTry("any", 1, 1, 5, "tried")
    await archive.commit(step("tried", 0, "opened", status=Status.LOBBY, puzzle=1, puzzle_try=tried))
    await archive.commit(step("tried", 1, "closed", status=Status.ENDED))
    await closed(archive, "aside")
    await archive.tables.set_aside("aside", "unreadable", 3000)
    while await archive.forget(0, 10**15):
        pass
    for table in ("lobby", "going", "over", "nobody", "at once", "tried", "aside"):
        assert await archive.tables.load(table) is not None, table


async def test_the_journal_of_a_game_cannot_be_deleted_by_putting_it_in_the_queue(
    archive: Archive, database: Database
) -> None:
    await archive.commit(step("going", 0, "a"))
    await archive.commit(step("over", 0, "a", channel_id=8))
    await archive.commit(step("over", 1, "b", channel_id=8, status=Status.ENDED, result=finished("over", 1)))
    await closed(archive, "closed")
    database.run("INSERT INTO closed_lobbies VALUES ('going', 1), ('over', 1)")
    for table in ("going", "over"):
        with pytest.raises(REFUSED, match="append-only"):
            database.run("DELETE FROM journal WHERE table_id = ?", (table,))
    with pytest.raises(REFUSED, match="append-only"):
        database.run("UPDATE journal SET entry = 'b' WHERE table_id = 'closed'")
    with pytest.raises(REFUSED, match="append-only"):
        database.run("DELETE FROM journal")


async def test_lobbies_are_deleted_a_few_at_a_time_oldest_first(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgetting, "ROWS", 5)
    for number in range(5):
        await closed(archive, f"t{number}", 2000 - number)
    assert [await archive.forget(0, 3000) for _ in range(4)] == [2, 2, 1, 0]
    await closed(archive, "long")
    await archive.commit(step("long", 2, *"abcdefgh", status=Status.ENDED))
    await closed(archive, "short", 2001)
    assert [await archive.forget(0, 3000) for _ in range(3)] == [1, 1, 0]


async def test_stored_games_do_not_slow_down_deleting_a_lobby(path: Path) -> None:
    async def steps() -> int:
        """How many instructions SQLite's machine runs to delete a lobby, a measure of time without a clock."""
        count = 0

        def tick() -> int:
            nonlocal count
            count += 1
            return 0

        async with open_archive(path) as archive:
            await closed(archive, "t1")
            with closing(sqlite3.connect(path, isolation_level=None)) as base:
                base.execute("PRAGMA foreign_keys = ON")
                base.set_progress_handler(tick, 1)
                base.execute("BEGIN")
                assert forgetting.forget_old(base, 0, 3000) == 1
                base.execute("COMMIT")
        return count

    few = await steps()
    async with open_archive(path) as archive:
        await archive.commit(step("other", 0, "a", parcels=tuple(NewParcel("b", f"n{n}") for n in range(3000))))
    with closing(sqlite3.connect(path)) as base:
        tries = [("any", number, 1, 5, "other") for number in range(1, 3001)]
        base.executemany(
            "INSERT INTO puzzle_tries (game, puzzle, person_id, guild_id, table_id) VALUES (?, ?, ?, ?, ?)", tries
        )
        base.commit()
    assert abs(await steps() - few) <= 20


async def test_bans_are_deleted_once_they_have_ended_a_bounded_number_at_a_time(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgetting, "ROWS", 2)
    ended = [Ban(5, bytes([number]), number, "why", 1, 10 + number) for number in range(3)]
    holding = (Ban(5, b"holds", 8, "why", 1, 14), Ban(0, b"for good", 9, "why", 1, None))
    for ban in (*ended, *holding):
        await archive.bans.save(ban)
    assert await archive.forget(14, 0) == 2
    assert await archive.forget(14, 0) == 1
    assert await archive.forget(14, 0) == 0
    assert set(await archive.bans.all()) == set(holding)
