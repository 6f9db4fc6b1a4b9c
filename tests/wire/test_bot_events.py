"""Events over the wire: two processes and a spare over one PostgreSQL, one of them killed in the middle."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.waiting import PATIENCE
from tests.wire.events import MINUTE, EventNight, open_night
from tests.wire.test_clusters import database
from tournaments.tournament import Close

__all__ = ["database"]

pytestmark = pytest.mark.long


def assert_won(night: EventNight) -> None:
    """Check that the event is over, has a podium, and that nothing was done or said twice."""
    assert night.event.close is Close.OVER
    assert "wins Friday Night" in night.posts()["end"].text
    night.assert_whole()


async def play_with_a_kill(night: EventNight, number: int, after: int) -> None:
    """Play a round in which a process is killed when so many games are settled."""
    await night.opened(number)
    before = night.settled()
    playing = asyncio.create_task(night.play_round(number))
    await night.until(lambda: playing.done() or night.settled() >= before + after)
    await night.kill()
    await playing


async def test_an_evening_goes_on_where_it_was_when_a_process_is_killed(database: str, tmp_path: Path) -> None:
    async with open_night(database, tmp_path, 8) as night:
        await night.announce("evening", rounds=3)
        await night.gather()
        await play_with_a_kill(night, 1, after=1)
        night.pass_time(MINUTE + 1)
        await night.spend(first=2)
        assert_won(night)


@pytest.mark.proof
@pytest.mark.parametrize("after", [0, 3, 7])
async def test_an_evening_of_sixteen_survives_a_kill_in_each_round(database: str, tmp_path: Path, after: int) -> None:
    async with open_night(database, tmp_path, 16) as night:
        await night.announce("evening")
        await night.gather()
        for number in range(1, 6):
            await play_with_a_kill(night, number, after)
            night.pass_time(MINUTE + 1)
        await night.spend(first=6)
        assert len(night.event.meetings) == 5 * 8
        assert_won(night)


@pytest.mark.proof
@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("skip", [0, 2, 5])
async def test_a_cup_of_eight_survives_a_kill_while_each_round_is_paired_and_opened(
    database: str, tmp_path: Path, skip: int, after: bool
) -> None:
    async with open_night(database, tmp_path, 8) as night:
        await night.announce("cup")
        hold = night.discord.hold("POST", r"^/channels/\d+/threads$", after=after, skip=min(skip, 3))
        await night.gather()
        await hold.wait_reached(PATIENCE)
        number = 0
        while night.event.close is None:
            number += 1
            if hold.reached.is_set():
                await night.kill()
                night.pass_time(MINUTE + 1)  # the pause may count as an outage, which is nobody's time
            hold.release()
            await night.play_round(number)
            await night.until(night.all_told)
            hold = night.discord.hold("*", r"^/channels/.*", after=after, skip=skip)
            night.pass_time(MINUTE + 1)
            await night.until(lambda: hold.reached.is_set() or night.rests(after=number))  # noqa: B023
        hold.release()
        await night.until(night.all_told)
        assert_won(night)
