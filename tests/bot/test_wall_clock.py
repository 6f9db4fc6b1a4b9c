"""The house's clock when the machine's is set forward or back, and tables saved under a wrong clock."""

from __future__ import annotations

from typing import Any

import pytest
from structlog.testing import capture_logs

from cogs.delivery.rows import may_be_posted
from data import Parcel
from host.clock import WallClock
from host.steps import timers_of
from rules.table.clocks import IDLE
from rules.table.table import Table
from tests.bot.club import Club
from tests.bot.test_doctor import doctor, say

DAY, HOUR = 24 * 60 * 60.0, 60 * 60.0


class Machine:
    """A machine whose clocks are set by hand."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_800_000_000.0, 5.0
        self.wall_clock = WallClock(lambda: self.wall, lambda: self.steady)

    def after(self, seconds: float) -> float:
        self.wall += seconds
        self.steady += seconds
        return self.wall_clock()


def test_the_clock_follows_small_corrections_of_the_machines_time() -> None:
    machine = Machine()
    assert machine.after(10) == machine.wall
    machine.wall += 0.3
    assert machine.after(1) == machine.wall
    machine.wall -= 0.3
    before = machine.wall_clock()
    assert machine.after(0.1) >= before
    assert machine.after(1) == machine.wall


@pytest.mark.parametrize("away", [15, -15])
def test_a_small_difference_is_made_up_gradually_in_less_than_a_minute(away: float) -> None:
    machine = Machine()
    last = machine.wall_clock()
    machine.wall += away
    assert machine.wall_clock() == pytest.approx(last, abs=1)
    for _ in range(59):
        now = machine.after(1)
        assert 0 <= now - last <= 1.5 + 1
        last = now
    assert machine.wall_clock() == machine.wall
    assert machine.wall_clock.set_by == 0


@pytest.mark.parametrize("jump", [DAY, -HOUR, 400 * DAY])
def test_a_clock_that_is_set_is_followed_at_once_and_that_is_logged_once(jump: float) -> None:
    machine = Machine()
    machine.after(5)
    with capture_logs() as logs:
        machine.wall += jump
        for _ in range(60):
            assert machine.after(1) == machine.wall
    assert machine.wall_clock.set_by == jump
    assert [(line["event"], line["seconds"]) for line in logs] == [("system clock was set", jump)]


def test_time_in_which_the_machine_slept_has_passed() -> None:
    machine = Machine()
    start = machine.wall_clock()
    assert machine.after(8 * HOUR) == start + 8 * HOUR


async def test_a_start_with_the_clock_set_back_loses_no_turn_and_no_order_in_the_journal(club: Club) -> None:
    table = await club.duel()
    club.clock.ahead -= HOUR
    club.house.forget()
    await club.slash(club.ana, "move", action="b6-b5")
    await club.later(1)
    after = await club.game(table.id)
    assert after.number > table.number
    assert after.touched_at >= table.touched_at
    stored = await club.archive.tables.load(table.id)
    assert stored is not None
    times = [entry.at for entry in stored.entries]
    assert times == sorted(times)
    await club.later(HOUR + 6 * 60)
    assert (await club.game(table.id)).reminded


async def test_a_computers_turn_saved_in_the_future_is_played_at_startup(club: Club) -> None:
    await club.later(1)  # the first sweep asks all computers
    club.scheduler.think_soon = lambda _: None  # type: ignore[method-assign] # as if the bot crashed here
    await club.slash(club.ana, "mundialito play", game="hedgehog", computer="random")
    await club.settle(club.ana, "order=joined")
    await club.start(club.ana)
    table = await club.game()
    while table.awaited_persons:
        await club.slash(club.ana, "move", action=table.match.legal()[0])
        table = await club.game()
    del club.scheduler.think_soon  # type: ignore[attr-defined]
    archive: Any = club.archive
    ahead = "UPDATE timers SET due = due + 3600000 WHERE table_id = ?"
    await archive._writer.run(lambda connection: connection.execute(ahead, (table.id,)))
    await club.later(1)
    assert (await club.game(table.id)).number == table.number
    club.scheduler._swept = False  # as at startup
    await club.later(1)
    assert (await club.game(table.id)).number > table.number


async def test_a_timer_that_fires_early_is_put_off_until_it_is_due(club: Club) -> None:
    table = await club.duel()
    first = await dues(club, table.id)
    await club.later(60)
    await club.slash(club.ana, "move", action="b6-b5")
    moved = await club.game(table.id)
    assert (await dues(club, table.id))[IDLE] == first[IDLE] < really_due(moved)[IDLE]
    assert say("doctor-well") in await doctor(club)
    archive: Any = club.archive
    early = "UPDATE timers SET due = 5 WHERE table_id = ?"
    await archive._writer.run(lambda connection: connection.execute(early, (table.id,)))
    await club.later(1)
    assert (await club.game(table.id)).number == moved.number
    assert await dues(club, table.id) == really_due(moved)


async def dues(club: Club, table_id: str) -> dict[str, int]:
    """When the saved timers of a table are due, by kind."""
    stored = await club.archive.tables.load(table_id)
    assert stored is not None
    return {one.kind: one.due for one in stored.timers}


def really_due(table: Table) -> dict[str, int]:
    """When a table's timers do something, by kind."""
    return {one.kind: one.due for one in timers_of(table)}


def test_a_message_saved_in_the_future_may_already_be_posted() -> None:
    parcel = Parcel(1, "t", 5, "board", "n", "{}", 9000, 0, 0, None)
    assert may_be_posted([parcel], started=1000, now=2000)
    assert not may_be_posted([parcel], started=1000, now=9500)


async def test_a_retry_planned_by_a_wrong_clock_is_made_at_startup(club: Club) -> None:
    table = await club.duel()
    await club.later(0)
    place = f"/channels/{club.table.id}/messages"
    club.env.inject_error("PATCH", f"{place}/*", status=500, times=None)
    club.env.inject_error("POST", place, status=500, times=None)
    await club.slash(club.ana, "move", action="b6-b5")
    (parcel,) = await club.archive.outbox.of_table(table.id)
    await club.archive.outbox.postpone([parcel.id], club.house.now() + int(400 * DAY * 1000), "HTTPException 0")
    club.env.backend.faults.clear()
    await club.later(1)
    assert await club.archive.outbox.of_table(table.id)
    club.bot.desk.boards._swept = False  # as at startup
    await club.later(1)
    assert not await club.archive.outbox.of_table(table.id)
