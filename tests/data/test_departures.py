"""What belongs to a server alone is deleted some time after it removed the bot, and nothing of anybody else."""

from __future__ import annotations

from data import Announcement, Archive, Ban, Limits, NewParcel, PuzzleTry, Status, Timer
from data.sql.forgetting import ROWS
from ratings import Scope
from tests.data.making import choose_podium, finished, step

GONE, OTHER = 5, 6


async def a_game(archive: Archive, table: str, *people: int, guild: int | None = GONE) -> None:
    """A finished game on a server."""
    seats = tuple((person, seat) for seat, person in enumerate(people))
    parcel = NewParcel("board", f"n-{table}")
    first = step(table, 0, "a", people=seats, guild_id=guild, channel_id=hash(table), parcels=(parcel,))
    await archive.commit(first)
    over = finished(table, *people, guild=guild)
    last = step(table, 1, "b", guild_id=guild, channel_id=hash(table), status=Status.ENDED, result=over)
    await archive.commit(last)


async def forgotten(archive: Archive, guild: int = GONE, before: int = 100) -> int:
    """Forget a server; return in how many steps."""
    steps = 0
    while await archive.departures.forget(guild, before, 100):
        steps += 1
    return steps


async def test_everything_that_is_only_the_servers_is_deleted(archive: Archive) -> None:
    await a_game(archive, "t1", 1, 2)
    await archive.commit(step("t2", 0, "a", people=((1, 0),), timers=(Timer("idle", 5),), limits=Limits(9, 9, 9)))
    await archive.tables.set_aside("t2", "removed", 5)
    await archive.servers.save(GONE, {"welcomed": 1})
    await archive.servers.save_members(GONE, ((1, True), (2, False)), 5)
    await choose_podium(archive, GONE, Announcement(GONE, "podium", "2026-11", 7, 10))
    await archive.bans.save(Ban(GONE, b"x", 3, "why", 5, None))
    assert await archive.ratings.standings(GONE, Scope())
    await archive.departures.note(GONE, 50)
    assert await forgotten(archive) > 0
    assert await archive.tables.load("t1") is None
    assert await archive.tables.load("t2") is None
    assert await archive.results.page() == ()
    assert await archive.ratings.read_stored(GONE) == ({}, {})
    assert (await archive.servers.server(GONE)).prefs == {}
    assert await archive.servers.members(GONE, (1, 2), 0) == {}
    assert await archive.announcements.due("podium", 99) == ()
    assert await archive.bans.all() == ()
    assert await archive.departures.of_server(GONE) is None
    assert await archive.departures.servers(0) == ()


async def test_other_servers_and_direct_messages_keep_everything(archive: Archive) -> None:
    for table, guild in (("t1", GONE), ("t2", OTHER), ("t3", None)):
        await a_game(archive, table, 1, 2, guild=guild)
    await archive.servers.save(OTHER, {"welcomed": 1})
    await archive.bans.save(Ban(0, b"x", 3, "why", 5, None))
    await archive.departures.note(GONE, 50)
    await forgotten(archive)
    assert [result.table for result in await archive.results.page()] == ["t2", "t3"]
    assert await archive.tables.load("t2") is not None
    assert (await archive.servers.server(OTHER)).prefs == {"welcomed": 1}
    assert len(await archive.bans.all()) == 1
    assert await archive.departures.servers(0) == (OTHER,)


async def test_all_servers_are_found_page_by_page_however_much_each_has(archive: Archive) -> None:
    for number in range(10, 16):
        await archive.servers.save_members(number, ((1, True), (2, True), (3, True)), 5)
    await a_game(archive, "t1", 1, 2, guild=11)
    await a_game(archive, "t2", 1, 2, guild=11)
    await a_game(archive, "t3", 1, 2, guild=20)
    for number in (12, 13, 14):
        await archive.departures.note(number, 50)
    pages, last = [], 0
    while page := await archive.departures.servers(last, 2):
        pages.append(page)
        last = page[-1]
    assert pages == [(10, 11), (15,), (20,)]


async def test_a_finished_puzzle_stays_its_persons_own_without_the_server(archive: Archive) -> None:
    tried = PuzzleTry("any", 1, 1, GONE, "t1")
    await archive.commit(step("t1", 0, "a", people=((1, 0),), puzzle_try=tried, puzzle=1))
    ended = PuzzleTry("any", 1, 1, GONE, "t1", 9, 1000)
    over = finished("t1", 1)
    await archive.commit(step("t1", 1, "b", status=Status.ENDED, puzzle_try=ended, result=over, puzzle=1))
    unfinished = PuzzleTry("any", 2, 1, GONE, "t2")
    await archive.commit(step("t2", 0, "a", people=((1, 0),), puzzle_try=unfinished, puzzle=2))
    await archive.tables.set_aside("t2", "removed", 5)
    await archive.departures.note(GONE, 50)
    await forgotten(archive)
    assert await archive.puzzles.try_of("any", 1, 1) == PuzzleTry("any", 1, 1, None, "t1", 9, 1000)
    assert await archive.puzzles.try_of("any", 2, 1) is None
    head = await archive.tables.head("t1")
    assert head is not None
    assert head.guild_id is None
    assert [result.guild for result in await archive.results.page()] == [None]


async def test_people_who_played_nowhere_else_lose_their_names_and_keep_their_settings(archive: Archive) -> None:
    await a_game(archive, "t1", 1, 2)
    await a_game(archive, "t2", 2, 3, guild=OTHER)
    for person in (1, 2):
        await archive.people.save(person, {"name": "N", "account": "n", "pings": False})
    await archive.departures.note(GONE, 50)
    await forgotten(archive)
    assert (await archive.people.person(1)).prefs == {"pings": False}
    assert (await archive.people.person(2)).prefs == {"name": "N", "account": "n", "pings": False}


async def test_a_server_that_came_back_or_left_lately_is_not_forgotten(archive: Archive) -> None:
    await a_game(archive, "t1", 1, 2)
    assert await forgotten(archive) == 0
    await archive.departures.note(GONE, 50)
    await archive.departures.note(GONE, 70)  # a second event changes nothing
    assert await archive.departures.of_server(GONE) == 50
    assert await archive.departures.before(50) == ()
    assert await archive.departures.before(51) == (GONE,)
    assert await forgotten(archive, before=50) == 0
    await archive.departures.cancel(GONE)
    assert await archive.departures.before(51) == ()
    assert await forgotten(archive) == 0
    assert await archive.tables.load("t1") is not None


async def test_a_server_that_comes_back_while_it_is_forgotten_has_no_ratings_of_deleted_games(archive: Archive) -> None:
    await a_game(archive, "t1", 1, 2)
    assert await archive.ratings.standings(GONE, Scope())
    await archive.departures.note(GONE, 50)
    assert await archive.departures.forget(GONE, 100, 100)
    await archive.departures.cancel(GONE)
    assert await archive.results.page() == ()
    assert await archive.ratings.standings(GONE, Scope()) == ()


async def test_servers_with_something_to_continue_are_found_among_many(archive: Archive) -> None:
    await archive.departures.note(GONE, 50)
    for table, guild, reason in (("t1", OTHER, "removed"), ("t2", 7, "unreadable"), ("t3", 8, "removed")):
        await archive.commit(step(table, 0, "a", guild_id=guild, channel_id=hash(table)))
        await archive.tables.set_aside(table, reason, 5)
    assert await archive.departures.to_continue((GONE, OTHER, 7, 9), "removed") == (GONE, OTHER)
    assert await archive.departures.to_continue((), "removed") == ()


async def test_a_step_handles_a_bounded_number_of_rows(archive: Archive) -> None:
    for number in range(3):
        await archive.commit(step(f"t{number}", 0, *(["a"] * (ROWS // 2 + 1)), channel_id=number, people=((1, 0),)))
    await archive.servers.save_members(GONE, [(person, True) for person in range(ROWS + 1)], 5)
    await archive.departures.note(GONE, 50)
    for left in (2, 1, 0):
        await archive.departures.forget(GONE, 100, 100)
        heads = [await archive.tables.head(f"t{number}") for number in range(3)]
        assert len([head for head in heads if head is not None]) == left
    assert await archive.departures.forget(GONE, 100, 100) == ROWS
    assert len(await archive.servers.members(GONE, range(ROWS + 1), 0)) == 1
    await forgotten(archive)
    assert await archive.servers.members(GONE, range(ROWS + 1), 0) == {}
