"""A process that slept says nothing before it knows that it still has its place, and carries out nothing old."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from cogs.discordpy import lease as lease_module
from cogs.discordpy.lease import BACKLOG, LATE, Arrivals, Lease
from cogs.discordpy.lease import PATIENCE as PATIENCE_OF_DISCORD
from cogs.discordpy.retries import ConnectionLost
from data import Fleet, Unavailable
from data.fleet import Alone
from tests.bot.club import Club
from tests.waiting import PATIENCE

#: Discord's clock is this far ahead of the machine's (seconds).
AHEAD = 1000.0
_EVENT = "INTERACTION_CREATE"


class Clock:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Cluster(Alone):
    """The fleet of a process whose cluster can be taken; the database answers when it is let."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self.confirmed = clock()
        self.asked = 0
        self.answers = asyncio.Event()
        self.answers.set()

    async def hold(self) -> None:
        asked = self._clock()
        self.asked += 1
        await self.answers.wait()
        if self.superseded.is_set():
            raise Unavailable("Another process has taken over.")
        self.confirmed = asked


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease_module, "TICK", 3600.0)  # time passes only when a test says so
    monkeypatch.setattr(lease_module, "_PAUSE", 0.001)


@pytest.fixture
def clock() -> Clock:
    return Clock()


def awake(fleet: Fleet, clock: Clock) -> Lease:
    """A place whose event loop has just shown that it is awake."""
    place = Lease(fleet, clock)
    place.watch()
    return place


async def test_who_is_awake_speaks_without_asking(clock: Clock) -> None:
    fleet = Cluster(clock)
    place = awake(fleet, clock)
    for _ in range(20):
        clock.now += 0.9 * LATE
        assert place.sure
        place._tick()
    await place.confirm()
    assert fleet.asked == 0


async def test_who_slept_asks_once_before_it_speaks(clock: Clock) -> None:
    fleet = Cluster(clock)
    place = awake(fleet, clock)
    clock.now += 30
    assert not place.sure
    await asyncio.gather(*(place.confirm() for _ in range(5)))
    assert place.sure
    assert fleet.asked == 1


async def test_an_answer_to_what_was_asked_before_the_sleep_counts_for_nothing(clock: Clock) -> None:
    fleet = Cluster(clock)
    place = awake(fleet, clock)
    fleet.answers.clear()
    asking = asyncio.create_task(fleet.hold())
    await asyncio.sleep(0)
    clock.now += 30
    fleet.answers.set()
    await asking
    assert not place.sure
    await place.confirm()
    assert fleet.asked == 2


async def test_the_tick_itself_notices_that_it_is_late(clock: Clock) -> None:
    place = awake(Cluster(clock), clock)
    clock.now += 30
    place._tick()
    assert not place.sure


async def test_whose_place_is_taken_says_nothing(clock: Clock) -> None:
    fleet = Cluster(clock)
    place = awake(fleet, clock)
    fleet.confirmed = -math.inf
    fleet.answers.clear()
    waiting = asyncio.create_task(place.confirm())
    await asyncio.sleep(0.01)
    assert not waiting.done()
    fleet.superseded.set()
    fleet.answers.set()
    with pytest.raises(ConnectionLost):
        await asyncio.wait_for(waiting, PATIENCE)


async def test_one_process_alone_is_always_sure(clock: Clock) -> None:
    place = awake(Alone(), clock)
    clock.now += 3600
    assert place.sure


async def test_no_request_leaves_before_the_place_is_confirmed(clock: Clock) -> None:
    fleet = Cluster(clock)
    place = awake(fleet, clock)
    heard: list[str] = []

    async def hear(request: web.Request) -> web.Response:
        heard.append(request.path)
        return web.Response()

    app = web.Application()
    app.router.add_route("*", "/{path}", hear)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        async with aiohttp.ClientSession(runner_url(runner), trace_configs=[place.guard()]) as session:
            await session.post("/awake")
            clock.now += 30
            fleet.answers.clear()
            sending = asyncio.create_task(session.post("/woken"))
            await asyncio.sleep(0.05)
            assert heard == ["/awake"]
            fleet.answers.set()
            await sending
            assert heard == ["/awake", "/woken"]
            clock.now += 30
            fleet.superseded.set()
            with pytest.raises(ConnectionLost):
                await session.post("/taken")
            assert heard == ["/awake", "/woken"]
    finally:
        await runner.cleanup()


def runner_url(runner: web.AppRunner) -> str:
    host, port = runner.addresses[0][:2]
    return f"http://{host}:{port}"


# what people do


class Door:
    """Interactions on their way in."""

    def __init__(self, fleet: Fleet, clock: Clock) -> None:
        self.clock = clock
        self.place = awake(fleet, clock)
        self.arrivals = Arrivals(self.place, clock)
        self.let_in: list[Any] = []
        parsers = {_EVENT: self.let_in.append}
        self.arrivals.attend(parsers)
        self._read = parsers[_EVENT]

    def press(self, *, ago: float = 0.0) -> dict[str, str]:
        """Somebody presses, and the event arrives so many seconds later."""
        data = {"id": str(int((self.clock() + AHEAD - ago) * 1000) << 22)}
        self._read(data)
        return data

    def sleep(self, seconds: float) -> None:
        self.clock.now += seconds
        self.place.notice()


async def test_after_a_sleep_only_what_people_still_wait_for_is_carried_out(clock: Clock) -> None:
    door = Door(Alone(), clock)
    known = door.press(ago=0.2)
    door.sleep(30)
    for ago in (29, 10, 3.5):
        door.press(ago=ago)
    fresh = [door.press(ago=2.0), door.press()]
    assert door.let_in == [known, *fresh]


async def test_after_a_resumed_session_only_what_people_still_wait_for_is_carried_out(clock: Clock) -> None:
    door = Door(Alone(), clock)
    known = door.press()
    door.arrivals.expect_old()
    door.press(ago=20)
    assert door.let_in == [known, door.press(ago=1)]


async def test_a_clock_that_nobody_compared_makes_nothing_old(clock: Clock) -> None:
    door = Door(Alone(), clock)
    door.sleep(30)
    assert door.let_in == [door.press(ago=20)]


async def test_who_is_awake_carries_out_whatever_comes(clock: Clock) -> None:
    door = Door(Alone(), clock)
    door.press()
    slow = door.press(ago=20)
    door.sleep(30)
    clock.now += BACKLOG
    door.place.watch()
    late = door.press(ago=20)
    assert door.let_in[1:] == [slow, late]


async def test_clocks_that_drift_apart_make_nothing_old(clock: Clock) -> None:
    door = Door(Alone(), clock)
    door.press()
    for day in range(1, 4):
        clock.now += 24 * 60 * 60
        door.place.watch()
        door.sleep(30)
        door.press(ago=4.0 * day)  # this machine's clock runs four seconds a day too fast
    assert len(door.let_in) == 4


async def test_what_people_do_waits_until_the_place_is_confirmed_and_not_too_long(clock: Clock) -> None:
    fleet = Cluster(clock)
    door = Door(fleet, clock)
    known = door.press()
    door.sleep(5)
    fleet.answers.clear()
    door.press(ago=2.5)
    clock.now += 0.9
    door.place.watch()
    fresh = door.press(ago=0.5)
    assert door.let_in == [known]
    fleet.answers.set()
    await asyncio.gather(*door.arrivals._waiting)
    assert door.let_in == [known, fresh]


async def test_what_is_heard_by_a_process_whose_place_is_taken_is_left_to_the_other(clock: Clock) -> None:
    fleet = Cluster(clock)
    door = Door(fleet, clock)
    door.sleep(5)
    fleet.superseded.set()
    door.press()
    await asyncio.gather(*door.arrivals._waiting)
    assert door.let_in == []


@pytest.mark.parametrize("data", [None, [], {}, {"id": None}, {"id": "x"}, {"id": "-5"}, {"id": 7}])
async def test_an_interaction_that_cannot_be_dated_is_read_as_ever(clock: Clock, data: Any) -> None:
    door = Door(Alone(), clock)
    door.sleep(30)
    door._read(data)
    assert door.let_in == [data]


async def test_no_press_in_a_club_is_late_because_the_machine_is_busy(club: Club) -> None:
    await club.duel()
    backend: Any = club.env.backend
    club.env._answer_within = PATIENCE_OF_DISCORD
    before = club.clock()

    def stall(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            time.sleep(1.1 * PATIENCE_OF_DISCORD)

    backend.subscribers.insert(0, stall)
    assert (await club.press(club.ana, club.board(), "Your move")).alt
    assert club.clock() - before < PATIENCE_OF_DISCORD
