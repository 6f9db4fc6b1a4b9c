"""All attempts of a day that ask for a thread share one per channel, whatever happens to it."""

import asyncio
from typing import Any

import pytest
import simcord

from cogs.client import Bot
from cogs.delivery.places import PUZZLE_THREADS, puzzle_threads
from data import TableHead
from host.house import House
from tests.bot.club import Club, QuickThinkers, Seen
from tests.bot.test_daily import DAY, latest_table


async def in_thread(club: Club, who: Any, channel: Any = None) -> TableHead:
    """Start somebody's attempt in a thread, and return the table's head."""
    await club.slash(who, "mundialito daily", channel, where="thread")
    head = await club.archive.tables.head((await latest_table(club, who)).id)
    assert head is not None
    return head


def lines(club: Club, thread: Any) -> list[str]:
    """The texts of a thread's messages."""
    stored = club.env.backend.messages.get(thread.id, {}).values()
    return [Seen(simcord.results.ResponseMessage(club.env, message)).text for message in stored if message.components]


async def restart(club: Club) -> None:
    """Kill the bot and start another one with the same archive in the same servers."""
    club.house.listeners.clear()
    club.house = House(club.archive, club.studio, QuickThinkers(), club.house.limits, club.clock)  # type: ignore[arg-type]
    club.bot = Bot(club.house)
    await club.env.restart_bot(club.bot)
    club.stop_time()


async def test_all_attempts_of_a_day_share_one_thread_of_the_channel(club: Club) -> None:
    told = await club.slash(club.ana, "mundialito daily", where="thread")
    (thread,) = club.table.threads
    assert f"<#{thread.id}>" in told.text
    assert thread.name == f"Daily puzzle {(await latest_table(club, club.ana)).puzzle}"
    assert {(await in_thread(club, who)).channel_id for who in (club.ben, club.cy)} == {thread.id}
    assert len(club.table.threads) == 1
    assert [name for text in lines(club, thread) for name in ("Ana", "Ben", "Cy") if name in text] == [
        "Ana",
        "Ben",
        "Cy",
    ]
    assert not club.board()


async def test_two_people_who_ask_at_once_share_one_thread(club: Club) -> None:
    people = [club.ana, club.ben, club.cy, club.mod]
    heads = await asyncio.gather(*(in_thread(club, who) for who in people))
    assert len(club.table.threads) == 1
    assert {head.channel_id for head in heads} == {club.table.threads[0].id}


async def test_asking_twice_at_once_starts_one_attempt(club: Club) -> None:
    await asyncio.gather(*(club.slash(club.ana, "mundialito daily", where="thread") for _ in range(3)))
    assert len(await club.archive.seats.tables_of(club.ana.id)) == 1
    await club.slash(club.ana, "mundialito table", action="resign")
    for table in await club.archive.seats.tables_of(club.ana.id):
        asked = await club.slash(club.ana, "mundialito table", action="resign", table=table.id)
        await club.press(club.ana, asked, "Yes, resign")
    await asyncio.gather(*(club.slash(club.ana, "mundialito daily", where="thread") for _ in range(3)))
    assert len(await club.archive.seats.tables_of(club.ana.id)) == 2


async def test_each_channel_and_each_day_has_a_thread_of_its_own(club: Club) -> None:
    first = await in_thread(club, club.ana)
    other = await in_thread(club, club.ben, club.lounge)
    assert other.channel_id == club.lounge.threads[0].id
    await club.later(DAY)
    second = await in_thread(club, club.cy)
    assert len({first.channel_id, other.channel_id, second.channel_id}) == 3
    assert len(club.table.threads) == 2


async def test_without_a_thread_the_line_is_posted_where_the_command_was_used(club: Club) -> None:
    head = await in_thread(club, club.ana)
    (thread,) = club.table.threads
    await club.slash(club.ben, "mundialito daily", thread)
    await club.slash(club.cy, "mundialito daily")
    assert "Ben" in lines(club, thread)[-1]
    assert "**Cy** is playing" in club.board().text
    inside = await in_thread(club, club.mod, thread)
    assert inside.channel_id == head.channel_id
    assert len(club.table.threads) == 1


async def test_a_restart_finds_the_thread_again(club: Club) -> None:
    before = await in_thread(club, club.ana)
    await restart(club)
    assert (await in_thread(club, club.ben)).channel_id == before.channel_id
    assert len(club.table.threads) == 1


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a restart"])
async def test_a_deleted_thread_is_created_again(club: Club, again: bool) -> None:
    before = await in_thread(club, club.ana)
    await club.bot.http.delete_channel(before.channel_id)
    if again:
        await restart(club)
    after = await in_thread(club, club.ben)
    assert after.channel_id != before.channel_id
    assert (await in_thread(club, club.cy)).channel_id == after.channel_id
    assert "**Ben** is playing" in lines(club, club.table.threads[-1])[0]


async def test_an_archived_thread_is_reused_and_a_locked_one_is_not(club: Club) -> None:
    before = await in_thread(club, club.ana)
    await club.bot.http.edit_channel(before.channel_id, archived=True)
    assert (await in_thread(club, club.ben)).channel_id == before.channel_id
    await club.bot.http.edit_channel(before.channel_id, archived=True, locked=True)
    assert (await in_thread(club, club.cy)).channel_id != before.channel_id


async def test_nothing_starts_where_no_thread_can_be_created(club: Club) -> None:
    club.env.inject_error("POST", f"/channels/{club.table.id}/threads", status=403, code=50013)
    told = await club.slash(club.ana, "mundialito daily", where="thread")
    assert "thread" in told.text.lower()
    assert await club.archive.seats.tables_of(club.ana.id) == ()


async def test_no_other_table_is_opened_in_an_empty_thread_of_the_day(club: Club) -> None:
    thread = await club.bot.http.start_thread_without_message(
        club.table.id, name="Daily puzzle 9", auto_archive_duration=1440, type=11
    )
    day = int(thread["id"])
    await club.archive.servers.save(club.guild.id, {PUZZLE_THREADS: {str(club.table.id): [9, day]}})
    assert await puzzle_threads(club.archive, club.guild.id) == {str(club.table.id): (9, day)}
    club.clock.ahead += 60
    await restart(club)
    await club.slash(club.ben, "mundialito play", computer="random", where="thread")
    (head,) = await club.archive.seats.tables_of(club.ben.id)
    assert head.channel_id != day
    assert len(club.table.threads) == 2


async def test_in_direct_messages_there_are_no_threads(club: Club) -> None:
    told = await club.slash(club.ana.user, "mundialito daily", where="thread")
    assert "Only this try counts" in told.text
    (head,) = await club.archive.seats.tables_of(club.ana.id)
    assert head.channel_id == club.ana.user.dm_channel.id
