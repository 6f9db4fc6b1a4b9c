"""What a person orders is paid for from one budget, and nobody waits for somebody else's second order."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from typing import Any

import pytest

from data import Status
from host.budget import COMES_BACK, EXPECTED, LEAST, MOST, Budget, BudgetSpent, asker, charging, current
from host.lane import Busy, GivenUp, Workshop
from host.replays import BadFile, Replays
from host.scene import SceneRequest
from host.studio import Studio
from tests.bot.club import Club
from tests.bot.test_privacy import deleted, exported
from tests.bot.test_replay import over
from tests.bot.test_scenes import sealed, whole
from tests.waiting import FOR_EVER, until
from words import speech
from workers import pool
from workers.pool import Thread
from workers.worker import OutOfMemory

say = speech("en")
GREEDY, MODEST = 1, 2


class Hours:
    """A clock that only moves when told (ms)."""

    def __init__(self) -> None:
        self.now = 10_000_000

    def __call__(self) -> int:
        return self.now


def billed(club: Club, monkeypatch: pytest.MonkeyPatch) -> dict[int, float]:
    """What each person has been charged in all since now, which doesn't come back with time."""
    bills: dict[int, float] = defaultdict(float)

    def charge(person: int, seconds: float) -> None:
        bills[person] += seconds

    monkeypatch.setattr(club.house.budget, "charge", charge)
    return bills


def test_what_was_used_comes_back_with_time() -> None:
    hours = Hours()
    budget = Budget(hours)
    with budget.ordering(GREEDY):
        budget.charge(GREEDY, MOST + 5)
    with pytest.raises(BudgetSpent) as spent, budget.ordering(GREEDY):
        pass
    assert spent.value.until == hours.now + int((5 + LEAST) / COMES_BACK * 1000)
    with budget.ordering(MODEST):
        pass
    hours.now = spent.value.until
    with budget.ordering(GREEDY):
        assert budget.usage(GREEDY) == pytest.approx(MOST - LEAST)
    hours.now -= 5_000_000  # a clock that is set back gives nothing, and keeps nobody waiting for longer
    assert budget.usage(GREEDY) == MOST + 5
    hours.now += int(10 / COMES_BACK * 1000)
    assert budget.usage(GREEDY) == pytest.approx(MOST - 5)


def test_orders_that_are_still_open_count_before_their_cost_is_known() -> None:
    budget = Budget(Hours())
    with ExitStack() as orders:
        for _ in range(int(MOST / EXPECTED)):
            orders.enter_context(budget.ordering(GREEDY))
        with pytest.raises(BudgetSpent), budget.ordering(GREEDY):
            pass
        with budget.ordering(MODEST):
            pass
    with budget.ordering(GREEDY):
        pass


def test_only_those_are_remembered_who_have_used_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.budget._MANY", 3)
    hours = Hours()
    budget = Budget(hours)
    budget.charge(GREEDY, MOST)
    for person in range(10, 20):
        with budget.ordering(person):
            pass
    assert len(budget._accounts) <= 3
    assert budget.usage(GREEDY) == MOST


async def test_tasks_begun_for_an_order_are_paid_for_and_background_work_is_not(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    bills = billed(club, monkeypatch)

    async def pay(seconds: float) -> None:
        if (cost := charging()) is not None:
            cost(seconds)

    with club.house.budget.ordering(club.ana.id):
        await asyncio.create_task(pay(2.0))
        await club.house.spawn(pay(4.0), "something else")
        assert asker() == str(club.ana.id)
    assert current() is None
    assert bills == {club.ana.id: 2.0}


async def spend(club: Club, who: Any) -> str:
    """Somebody uses up everything; return what they are told then."""
    club.house.budget.charge(who.id, MOST)
    try:
        club.house.budget.check(who.id)
    except BudgetSpent as spent:
        return say("trouble-spent", when=f"<t:{-(-spent.until // 1000)}:R>").partition("<t:")[0]
    raise AssertionError


async def test_who_has_used_up_everything_is_told_when_they_can_go_on_and_can_play_on(club: Club) -> None:
    table = await over(club)
    seen = await club.slash(club.ana, "mundialito replay")
    refusal = await spend(club, club.ana)
    for asked in (
        club.slash(club.ana, "mundialito replay"),
        club.slash(club.ana, "mundialito leaderboard"),
        club.slash(club.ana, "mundialito profile"),
        club.slash(club.ana, "mundialito watch"),
        club.slash(club.ana, "mundialito table", action="verify"),
        club.slash(club.ana, "mundialito games"),
        club.slash(club.ana, "mundialito privacy show"),
        club.slash(club.ana, "mundialito privacy export"),
        club.slash(club.ana, "mundialito table", table=table.id),
        club.slash(club.ana, "mundialito table", action="text", table=table.id),
        club.press(club.ana, club.board(), "Review"),
        club.press(club.ana, club.board(), "Share"),
        club.press(club.ana, seen, "▶️"),
    ):
        told = await asked
        assert told.message.ephemeral
        assert told.text.startswith(refusal)
    assert (await club.slash(club.ben, "mundialito replay")).alt
    assert (await club.slash(club.ana, "mundialito privacy delete")).buttons
    await club.duel()
    assert (await club.slash(club.ana, "mundialito table")).buttons
    assert (await club.slash(club.ana, "mundialito table", action="text")).text
    assert (await club.press(club.ana, club.board(), "Your move")).buttons
    await club.later((LEAST + 1) / COMES_BACK)
    assert (await club.slash(club.ana, "mundialito replay", table=table.id)).alt


async def test_deleting_oneself_gives_nothing_back(club: Club) -> None:
    await over(club)
    refusal = await spend(club, club.ana)
    await deleted(club, club.ana)
    assert (await club.slash(club.ana, "mundialito leaderboard")).text.startswith(refusal)


async def test_checking_a_whole_game_is_paid_for(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, bills = await over(club), billed(club, monkeypatch)
    assert (await club.slash(club.ben, "mundialito table", action="verify", table=table.id)).text.startswith("✅")
    assert bills.keys() == {club.ben.id}
    assert bills[club.ben.id] > 0


async def test_who_has_a_game_read_again_from_its_journal_pays_for_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, bills = await over(club), billed(club, monkeypatch)
    club.house.forget(table.id)
    with club.house.budget.ordering(club.ben.id):
        await club.house.session(table.id)
        once = bills[club.ben.id]
        await club.house.session(table.id)
    assert bills == {club.ben.id: once}
    assert once > 0
    club.house.forget(table.id)
    await club.house.session(table.id)
    assert bills == {club.ben.id: once}


async def test_looking_at_what_is_over_is_paid_for_and_playing_is_not(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ben = await over(club), club.ben
    ended, bills = club.board(), billed(club, monkeypatch)
    costs: list[float] = []
    for asked in (
        lambda: club.slash(ben, "mundialito table", table=table.id),
        lambda: club.slash(ben, "mundialito table", action="text", table=table.id),
        lambda: club.slash(ben, "mundialito privacy show"),
        lambda: club.slash(ben, "mundialito privacy delete"),
        lambda: club.press(ben, ended, "More…"),
    ):
        club.house.forget(table.id)
        await asked()
        costs.append(bills[ben.id] - sum(costs))
    assert all(cost > 0 for cost in costs)
    await club.duel()
    bills.clear()
    await club.slash(ben, "mundialito table")
    await club.slash(ben, "mundialito table", action="text")
    await club.press(club.ana, club.board(), "Your move")
    assert not bills
    running = await club.house.archive.seats.tables_of(ben.id, (Status.RUNNING,))
    club.house.forget(running[0].id)
    await club.slash(ben, "mundialito games")
    assert bills.keys() == {ben.id}


async def test_no_journal_of_a_game_that_is_over_is_read_for_who_has_used_up_everything(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, board = await over(club), club.board()
    refusal = await spend(club, club.ana)
    club.house.forget(table.id)
    read: list[str] = []
    load = club.house.archive.tables.load

    async def noted(table_id: str) -> Any:
        read.append(table_id)
        return await load(table_id)

    monkeypatch.setattr(club.house.archive.tables, "load", noted)
    assert (await club.press(club.ana, board, "More…")).text.startswith(refusal)
    assert (await club.slash(club.ana, "mundialito table", action="text", table=table.id)).text.startswith(refusal)
    assert not read
    assert (await club.press(club.ben, board, "More…")).buttons
    assert read == [table.id]
    assert (await club.press(club.ana, board, "More…")).buttons


async def test_exports_and_pictures_are_paid_for(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await over(club)
    bills = billed(club, monkeypatch)
    await exported(club, club.ana)
    assert bills.keys() == {club.ana.id}
    assert bills[club.ana.id] > 0


class Held(Thread):
    """Runs nothing until told, and notes for whom it has."""

    def __init__(self) -> None:
        super().__init__()
        self.served: list[str] = []
        self.go = asyncio.Event()

    async def run(self, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:  # type: ignore[override]
        self.served.append(asker())
        await self.go.wait()
        return await super().run(function, *arguments, **named)


async def ordered(budget: Budget, person: int, work: Callable[[], Awaitable[Any]]) -> Any:
    with budget.ordering(person):
        return await work()


async def test_tables_come_before_files_and_who_has_had_least_comes_first() -> None:
    match, file, budget = whole("mundialito"), sealed(whole("mundialito")), Budget(Hours())
    async with Replays() as replays:
        runner = replays.pool._thread = Held()
        files = [
            asyncio.create_task(
                ordered(budget, person, lambda: replays.scene_of_file(file, SceneRequest(None, None, "en")))
            )
            for person in (GREEDY, GREEDY, GREEDY, MODEST)
        ]
        tables = [
            asyncio.create_task(ordered(budget, person, lambda: replays.scene(match, SceneRequest(None, None, "en"))))
            for person in (GREEDY, GREEDY, 3)
        ]
        await asyncio.sleep(0)
        runner.go.set()
        await asyncio.gather(*files, *tables)
        runner.kill()
    assert runner.served == list(map(str, (GREEDY, GREEDY, 3, GREEDY, MODEST, GREEDY, GREEDY)))
    assert budget.usage(GREEDY) > budget.usage(3) > 0


async def test_what_waits_is_refused_if_the_person_has_used_up_everything_meanwhile() -> None:
    match, budget = whole("mundialito"), Budget(Hours())
    async with Replays() as replays:
        runner = replays.pool._thread = Held()
        orders = [
            asyncio.create_task(ordered(budget, GREEDY, lambda: replays.scene(match, SceneRequest(None, None, "en"))))
            for _ in range(2)
        ]
        await asyncio.sleep(0)
        budget.charge(GREEDY, MOST)
        runner.go.set()
        with pytest.raises(BudgetSpent):
            await orders[1]
        assert (await orders[0]).length
        runner.kill()
    assert len(runner.served) == 1


async def test_what_waits_for_its_turn_is_given_up_when_the_bot_stops() -> None:
    replays = Replays(apart=True)
    calls = [asyncio.create_task(replays.lane.run(time.sleep, FOR_EVER)) for _ in range(2)]
    await until(lambda: replays.pool.pids)
    await replays.pool.close()
    for call in calls:
        with pytest.raises(GivenUp):
            await call


async def test_no_board_waits_for_more_than_one_picture_that_somebody_has_ordered() -> None:
    budget = Budget(Hours())
    async with Studio() as studio:
        runner = studio.pool._thread = Held()
        pictures = [asyncio.create_task(ordered(budget, GREEDY, lambda: studio.paint(len, "x"))) for _ in range(5)]
        pictures.append(asyncio.create_task(ordered(budget, MODEST, lambda: studio.paint(len, "x"))))
        await asyncio.sleep(0)
        board = asyncio.create_task(studio.paint(len, "board"))
        await asyncio.sleep(0)
        assert runner.served == [str(GREEDY), ""]
        runner.go.set()
        assert await board == 5
        await asyncio.gather(*pictures)
        runner.kill()
    assert runner.served[2] == str(MODEST)


class Hands:
    """Stands in for a worker: works until it is told that it is done."""

    at_work: list[tuple[str, asyncio.Event]]
    alive, waiting = True, 0

    @classmethod
    async def start(cls, *given: Any, **named: Any) -> Hands:
        return cls()

    async def run(self, function: Any, *arguments: Any, on_cost: Any, **named: Any) -> str:
        done = asyncio.Event()
        Hands.at_work.append((asker(), done))
        await done.wait()
        if on_cost is not None:
            on_cost(30.0)
        return asker()

    def kill(self) -> None:
        pass

    async def wait(self) -> None:
        pass


async def test_nobody_has_two_long_works_done_at_once_and_all_are_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "Worker", Hands)
    Hands.at_work = []
    budget, works = Budget(Hours()), Workshop(at_once=2, most_waiting=2)

    async def work() -> str:
        return await works.run(len, "x", on_progress=lambda share: None)

    orders = [asyncio.create_task(ordered(budget, person, work)) for person in (GREEDY, GREEDY, GREEDY, MODEST)]
    await asyncio.sleep(0.01)
    assert [person for person, _ in Hands.at_work] == [str(GREEDY), str(MODEST)]
    with pytest.raises(Busy):
        await work()
    for number in range(3):
        Hands.at_work[number][1].set()
        await asyncio.sleep(0.01)
    results = await asyncio.gather(*orders, return_exceptions=True)
    assert results[0] == results[1] == str(GREEDY)
    assert results[3] == str(MODEST)
    assert isinstance(results[2], BudgetSpent)  # two films of half a minute are all that she may have
    assert (budget.usage(GREEDY), budget.usage(MODEST)) == (60.0, 30.0)
    assert await_no_more(works)


def await_no_more(works: Workshop) -> bool:
    works.check()
    return len(works.pool) == 0


async def test_a_file_that_needs_too_much_memory_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Replays() as replays:

        async def hungry(*given: Any, **named: Any) -> Any:
            raise OutOfMemory("not enough")

        monkeypatch.setattr(replays.pool, "run", hungry)
        with pytest.raises(BadFile) as bad:
            await replays.scene_of_file(b"{}", SceneRequest(None, None, "en"))
    assert bad.value.fault.reason == "long"
