"""When the bot was away: heartbeats, outages, and what isn't due meanwhile."""

from __future__ import annotations

from data import Archive, Heartbeat, NewParcel, Outage, Share, Timer
from data.sql.forgetting import MONTH
from tests.data.making import step

DAY = 24 * 60 * 60 * 1000


async def the_bot_was_away(archive: Archive) -> None:
    """A heartbeat, another after the clock was set back, and outages of a shard and a server."""
    await archive.outages.last_heartbeat()
    table = step(
        "t8", 0, "opened", guild_id=5, channel_id=8, timers=(Timer("idle", 50),), parcels=(NewParcel("b", "8"),)
    )
    await archive.commit(table)
    for clock in (0, -5):
        await archive.outages.beat(Heartbeat(100, clock))
    assert await archive.outages.last_heartbeat() == Heartbeat(100, -5)
    shard, server = Share(2, 0), Share(0, 5)
    for outage in (Outage(shard, 10), Outage(shard, 10, 20), Outage(server, 5, 9)):
        await archive.outages.note(outage)
    await archive.outages.drop(Outage(server, 5))
    assert await archive.outages.all() == (Outage(shard, 10, 20),)
    assert "t8" in await archive.outages.tables(shard)
    assert await archive.outages.tables(server, "t7") == ("t8",)
    assert await due(archive, 45) == [45]
    for away in (shard, server):
        assert await due(archive, 50, away) == []


async def due(archive: Archive, now: int, *away: Share) -> list[int]:
    """When the timers of the table are due, if they fire now."""
    return [one.timer.due for one in await archive.timers.due(now, away=away) if one.table_id == "t8"]


async def test_what_is_due_follows_a_clock_that_was_set(archive: Archive) -> None:
    await the_bot_was_away(archive)
    waiting = await archive.outbox.of_table("t8")
    assert [parcel.due for parcel in waiting] == [-5]
    await archive.outages.beat(Heartbeat(200, DAY))
    assert await due(archive, DAY + 50) == [DAY + 50]


async def test_nothing_is_due_on_a_server_that_removed_the_bot(archive: Archive) -> None:
    await the_bot_was_away(archive)
    await archive.departures.note(5, 60)
    assert await due(archive, 100) == []
    await archive.departures.cancel(5)
    assert await due(archive, 100) == [45]


async def test_outages_are_forgotten_after_a_month_once_they_are_over(archive: Archive) -> None:
    lasting, over = Outage(Share(1, 0), 0), Outage(Share(0, 5), 0, 10)
    for outage in (lasting, over):
        await archive.outages.note(outage)
    await archive.forget(MONTH + 10, 0)
    assert await archive.outages.all() == (lasting, over)
    assert await archive.forget(MONTH + 11, 0) == 1
    assert await archive.outages.all() == (lasting,)


def test_a_share_has_its_servers() -> None:
    first, other = 3 << 22, 4 << 22
    assert Share(2, 1).has(first)
    assert not Share(2, 1).has(other)
    assert Share(2, 0).has(None)
    assert Share(0, other).has(other)
    assert not Share(0, other).has(None)
