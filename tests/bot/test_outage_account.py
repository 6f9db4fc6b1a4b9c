"""The account of when the bot was away, on a machine whose clocks are set by hand."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data import Archive, Share, Unavailable, open_archive
from host.clock import WallClock
from host.outages import SHORT, STILL, Outages
from rules.table.fold import follow
from rules.table.lobby import open_lobby
from rules.table.table import Table
from rules.table.terms import Terms
from tests.bot.test_wall_clock import Machine

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
SHARD, OTHER = Share(2, 0), Share(2, 1)


class Trouble:
    """An account on a machine whose clock is set by hand, and whose archive can be out of reach."""

    def __init__(self, archive: Archive) -> None:
        self.archive, self.machine = archive, Machine()

    async def restart(self) -> None:
        """Start another process, whether the last one has ended or was killed."""
        self.wall_clock = WallClock(lambda: self.machine.wall, lambda: self.machine.steady)
        self.outages = Outages(self.archive, lambda: int(self.wall_clock() * 1000), self.wall_clock)
        await self.outages.start()

    async def beats(self, seconds: int) -> None:
        """Let so many seconds pass with a beat in each."""
        for _ in range(seconds):
            self.machine.after(1)
            await self.outages.beat()

    def table(self) -> Table:
        """A table that is opened now."""
        now = int(self.wall_clock() * 1000)
        return open_lobby(
            "t", "ab" * 32, 1, "hedgehog", options={}, terms=Terms(), now=now, clock=self.outages.clock
        ).table

    def seen(self, table: Table, guild: int | None = 5) -> tuple[int, int]:
        """How much of a table's time was lost, and how far its clock was set (seconds)."""
        found = self.outages.interruption(table, guild)
        return (0, 0) if found is None else (round(found.lost / 1000), round(found.clock / 1000))


@pytest.fixture
async def trouble(database: Path) -> AsyncIterator[Trouble]:
    async with open_archive(database) as archive:
        made = Trouble(archive)
        await made.restart()
        yield made


async def test_a_start_after_a_kill_counts_from_the_last_heartbeat_until_each_shard_is_ready(trouble: Trouble) -> None:
    await trouble.beats(25)
    table = trouble.table()
    trouble.machine.after(HOUR)
    await trouble.restart()
    await trouble.beats(20)  # Discord doesn't answer yet
    assert trouble.outages.is_away(5)
    trouble.outages.back(SHARD, (SHARD, OTHER))
    assert not trouble.outages.is_away(5)
    assert trouble.outages.is_away(1 << 22)
    assert HOUR + 20 <= trouble.seen(table)[0] <= HOUR + 30
    await trouble.restart()  # killed again, before the other shard was ready
    await trouble.outages.ready()
    trouble.outages.back(OTHER, (SHARD, OTHER))
    assert HOUR + 20 <= trouble.seen(table, 1 << 22)[0] <= HOUR + 30


async def test_a_clean_restart_loses_next_to_nothing(trouble: Trouble) -> None:
    await trouble.beats(3)
    table = trouble.table()
    await trouble.beats(6)
    await trouble.outages.rest()
    trouble.machine.after(SHORT / 1000 - 1)
    await trouble.restart()
    await trouble.outages.ready()
    trouble.outages.back(Share(1, 0), (Share(1, 0),))
    assert trouble.seen(table) == (0, 0)


async def test_a_process_that_stood_still_knows_it_before_the_first_request_is_judged(trouble: Trouble) -> None:
    await trouble.beats(3)
    table = trouble.table()
    trouble.machine.after(20 * MINUTE)
    assert trouble.outages.is_away(5)
    assert trouble.seen(table) == (20 * MINUTE, 0)
    await trouble.outages.beat()
    assert not trouble.outages.is_away(5)
    assert trouble.seen(table) == (20 * MINUTE, 0)
    assert trouble.outages.untold() == (Share(1, 0),)


async def test_an_archive_out_of_reach_is_an_outage(trouble: Trouble, monkeypatch: pytest.MonkeyPatch) -> None:
    await trouble.beats(3)
    table = trouble.table()

    async def fails(*_: object) -> None:
        raise Unavailable("away")

    with monkeypatch.context() as patch:
        patch.setattr(trouble.archive.outages, "beat", fails)
        for _ in range(600):
            trouble.machine.after(1)
            try:
                await trouble.outages.beat()
            except Unavailable:
                continue
    await trouble.outages.beat()
    assert 600 - STILL <= trouble.seen(table)[0] <= 600


async def test_outages_that_overlap_count_once(trouble: Trouble) -> None:
    await trouble.beats(2)
    table = trouble.table()
    trouble.outages.left(Share(1, 0))
    await trouble.beats(60)
    trouble.outages.left(Share(0, 5))
    await trouble.beats(60)
    trouble.outages.back(Share(1, 0))
    await trouble.beats(60)
    trouble.outages.back(Share(0, 5))
    await trouble.beats(30)
    assert trouble.seen(table) == (180, 0)
    assert trouble.seen(table, 6) == (120, 0)


async def test_a_clock_that_was_behind_at_the_start_and_is_set_later_loses_nobodys_time(trouble: Trouble) -> None:
    await trouble.beats(10)
    table = trouble.table()
    trouble.machine.wall -= 400 * DAY  # it has no battery
    trouble.machine.steady = 0.0
    await trouble.restart()
    await trouble.beats(20)
    trouble.outages.back(Share(1, 0), (Share(1, 0),))
    assert trouble.seen(table)[1] == pytest.approx(-400 * DAY, abs=20)
    trouble.machine.wall += 400 * DAY + 2 * HOUR  # it was down for two hours
    await trouble.beats(1)
    assert trouble.wall_clock() == trouble.machine.wall
    passed, clock = trouble.seen(table)
    assert clock == pytest.approx(0, abs=20)
    assert passed + clock == pytest.approx(2 * HOUR, abs=40)


@pytest.mark.parametrize("jump", [-HOUR, HOUR, -40 * DAY, 40 * DAY])
async def test_a_clock_that_is_set_while_the_bot_runs_is_followed_and_loses_nobodys_time(
    trouble: Trouble, jump: int
) -> None:
    await trouble.beats(10)
    table = trouble.table()
    trouble.machine.wall += jump
    assert sum(trouble.seen(table)) == pytest.approx(jump, abs=1)
    await trouble.beats(1)
    assert sum(trouble.seen(table)) == pytest.approx(jump, abs=1)
    later = trouble.table()
    assert trouble.seen(later) == (0, 0)
    await trouble.beats(30)
    assert trouble.seen(later) == (0, 0)
    await trouble.restart()
    await trouble.outages.ready()
    assert trouble.outages.clock == min(0, jump) * 1000


@pytest.mark.parametrize("seed", range(6))
async def test_after_any_troubles_a_table_has_lost_just_the_time_in_which_the_bot_was_away(
    trouble: Trouble, seed: int
) -> None:
    """Kills, standstills, lost connections and unavailable servers of any length, also at once; clocks are set too."""
    rng, shard, server = random.Random(seed), Share(1, 0), Share(0, 5)
    await trouble.beats(3)
    table, begun = trouble.table(), trouble.machine.steady
    gone, slack = 0.0, 2.0
    connected = available = True
    for _ in range(25):
        trouble.machine.after(rng.random())  # nothing happens at the same moment
        slack += 1
        length = rng.choice((4, 20, MINUTE, 10 * MINUTE, HOUR, 3 * DAY))
        match rng.choice(("kill", "stand", "connection", "server", "clock", "peace")):
            case "kill":
                trouble.machine.after(length)
                await trouble.restart()
                await trouble.outages.ready()
                trouble.outages.back(shard, (shard,))
                if not connected:
                    trouble.outages.left(shard)
                gone, slack = gone + length, slack + 11  # since the last heartbeat
            case "stand":
                trouble.machine.after(length)
                away = length > STILL or not (connected and available)
                gone, slack = gone + (length if away else 0), slack + 1
            case "connection":
                (trouble.outages.left if connected else trouble.outages.back)(shard)
                connected = not connected
            case "server":
                (trouble.outages.left if available else trouble.outages.back)(server)
                available = not available
            case "clock":
                trouble.machine.wall += rng.choice((-1, 1)) * max(length, 21)
                wall = trouble.machine.wall
                assert trouble.wall_clock() == wall
            case _:
                pass
        await trouble.beats(20)
        gone += 0 if connected and available else 20
        if rng.random() < 0.3:  # somebody does something, and the table takes in what happened
            found = trouble.outages.interruption(table, 5)
            if found is not None:
                table = follow(table, found, int(trouble.wall_clock() * 1000))
    passed = trouble.machine.steady - begun
    own = (table.own(int(trouble.wall_clock() * 1000)) - table.touched_at) / 1000
    unknown = trouble.outages.interruption(table, 5)
    own -= 0 if unknown is None else (unknown.lost + unknown.clock - table.lost.clock) / 1000
    assert own == pytest.approx(passed - gone, abs=slack)
