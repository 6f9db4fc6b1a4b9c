"""Long work is done in pieces: others have their turn meanwhile, and a process that is replaced costs nobody theirs."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from host import lane, pieces
from host.budget import MOST, Budget, BudgetSpent, asker
from host.lane import LONG, GivenUp, Lane
from host.replays import BadFile, Replays
from host.scene import Recording, SceneRequest, scene
from rules.core.history import Steps, finish
from tests.bot.club import Club, open_club
from tests.bot.test_budget import GREEDY, MODEST, Hours, ordered
from tests.bot.test_replay import over
from tests.bot.test_reviewing import ON, Critics, opened, reviews_of, say
from tests.bot.test_scenes import sealed, whole
from tests.waiting import until
from workers.pool import Pool, Thread
from workers.turns import Rank
from workers.worker import OutOfMemory, WorkerEnded

ASK = SceneRequest(None, None, "en")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every step be a piece, where no process of its own does it, and keep nothing that a test leaves."""
    monkeypatch.setattr(pieces, "PIECE", 0.0)
    yield
    pieces._unfinished.clear()


class Noted(Thread):
    """Notes for whom each piece is, and calls somebody before each."""

    def __init__(self, before: Callable[[int], None] = lambda number: None) -> None:
        super().__init__()
        self.served: list[str] = []
        self._before = before

    def run(self, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        self.served.append(asker())
        self._before(len(self.served))
        return super().run(function, *arguments, **named)


async def test_while_a_long_file_is_read_others_have_their_turn(small: None) -> None:
    file, short, budget = sealed(whole("hedgehog"), note="5"), whole("mundialito"), Budget(Hours())
    found: list[asyncio.Task[Any]] = []

    def come(number: int) -> None:
        if number == 10:
            found.append(asyncio.create_task(ordered(budget, MODEST, lambda: replays.scene(short, ASK))))

    async with Replays() as replays:
        runner = replays.pool._thread = Noted(come)
        shown = await ordered(budget, GREEDY, lambda: replays.scene_of_file(file, ASK))
        assert await found[0] == finish(scene(Recording.of(short), ASK))
        runner.kill()
    assert shown.length == 60
    assert runner.served.count(str(GREEDY)) > 60
    looked = [number for number, one in enumerate(runner.served) if one == str(MODEST)]
    assert looked[0] <= 11
    assert looked[-1] <= looked[0] + 2 * len(looked)
    assert budget.usage(GREEDY) > 0 < budget.usage(MODEST)


async def test_who_has_used_up_everything_while_it_is_worked_on_is_refused(small: None) -> None:
    file, budget = sealed(whole("mundialito"), note="6"), Budget(Hours())
    async with Replays() as replays:
        runner = replays.pool._thread = Noted(lambda number: budget.charge(GREEDY, MOST / 20))
        with pytest.raises(BudgetSpent):
            await ordered(budget, GREEDY, lambda: replays.scene_of_file(file, ASK))
        runner.kill()
    assert 10 < len(runner.served) <= 20


def counted(most: int) -> Steps[int]:
    """Work of so many steps."""
    for _ in range(most):
        yield
    return most


def slow(seconds: float) -> Steps[int]:
    """Work that takes so much processor time; the result is the process that has done it."""
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        yield
    return os.getpid()


async def test_only_a_few_are_unfinished_at_once_and_nobody_has_two(small: None) -> None:
    budget, done = Budget(Hours()), Lane(Pool(0, 60.0))
    most = 0

    def look(number: int) -> None:
        nonlocal most
        most = max(most, len(pieces._unfinished))

    done.pool._thread = Noted(look)
    work = partial(done.work, counted, 30, rank=Rank.LOOK)
    people = [1 + number // 2 for number in range(2 * LONG + 4)]
    assert set(await asyncio.gather(*(ordered(budget, person, work) for person in people))) == {30}
    assert 2 <= most <= LONG
    assert not pieces._unfinished
    await done.pool.close()


async def test_what_somebody_no_longer_waits_for_is_not_gone_on_with(small: None) -> None:
    done = Lane(Pool(0, 60.0))
    runner = done.pool._thread = Noted()
    given_up = asyncio.create_task(done.work(counted, 10**9, rank=Rank.LOOK))
    await until(lambda: len(runner.served) > 5)
    given_up.cancel()
    assert await done.work(counted, 5, rank=Rank.LOOK) == 5
    assert [await done.work(counted, 5, rank=Rank.LOOK) for _ in range(LONG)] == [5] * LONG
    assert not pieces._unfinished
    await done.pool.close()


@pytest.mark.proof
async def test_what_a_replaced_process_had_not_finished_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    done = Lane(Pool(1, 60.0))
    pool, asked = done.pool, list[str]()

    def noted(function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        asked.append(function.__name__)
        if asked.count("go_on") == 2 and "kill" not in asked:
            asked.append("kill")
            os.kill(first, signal.SIGKILL)
        return run(function, *arguments, **named)

    first, run = await done.run(os.getpid), pool.run
    monkeypatch.setattr(pool, "run", noted)
    assert await done.work(slow, 1.0, rank=Rank.LOOK) != first
    assert asked[:2] == ["attempt", "begin"]
    assert asked[asked.index("kill") :].count("begin") == 1
    await done.pool.close()


async def test_it_is_given_up_if_the_process_is_always_replaced(monkeypatch: pytest.MonkeyPatch, small: None) -> None:
    monkeypatch.setattr(lane, "go_on", lambda place: pieces.PieceState.LOST)
    async with Replays() as replays:
        with pytest.raises(GivenUp):
            await replays.lane.work(counted, 5, rank=Rank.LOOK)
        with pytest.raises(BadFile) as bad:
            await replays.scene_of_file(sealed(whole("mundialito"), note="7"), ASK)
    assert bad.value.fault.reason == "long"


GONE = (
    WorkerEnded(begun=True),
    WorkerEnded(begun=False),
    OutOfMemory("not enough"),
    OSError("no process"),
    TimeoutError(),
)


async def test_whatever_becomes_of_the_process_people_are_told_a_sentence(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=("work was given up",)) as club:
        await given_up(club, monkeypatch)


async def given_up(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await over(club)
    board, replayed = club.board(), await club.slash(club.ana, "mundialito replay")
    reviews_of(club)._make = Critics()
    review = await opened(club, club.ana)
    for error in GONE:

        async def gone(*given: Any, error: Exception = error, **named: Any) -> Any:
            raise error

        monkeypatch.setattr(club.house.replays.pool, "run", gone)
        for asked in (
            club.slash(club.ana, "mundialito replay", table=table.id),
            club.slash(club.ana, "mundialito table", action="verify", table=table.id),
            club.slash(club.ana, "mundialito privacy export"),
            club.press(club.ana, board, "Review"),
            club.press(club.ana, board, "Share"),
            club.press(club.ana, replayed, "▶️"),
            club.press(club.ana, review, ON),
        ):
            assert (await asked).text == say("trouble-given-up"), error
