"""Films are made one after the other, in processes of their own, and never hold the event loop."""

import asyncio
import os
import time
from dataclasses import replace
from typing import Any

import pytest

from host.films import FilmFailed, Films
from host.lane import Busy, Workshop
from render.motion import FilmRequest, TooLarge, make
from tests.shelf import SHELVES
from workers.worker import Worker


def order(first: int, last: int, key: str = "mundialito") -> FilmRequest:
    """Order a film of a random game."""
    match = SHELVES[key].few(1)[0].last
    return FilmRequest(key, match.seats, match.options, tuple(match.log), first, last, width=400)


async def test_a_film_is_the_same_as_one_made_here_and_tells_how_far_it_is() -> None:
    told: list[float] = []
    film = await Films(Workshop()).make(order(4, 10), told.append)
    assert film == make(order(4, 10))
    assert told == sorted(told)
    assert told[0] == 0 < told[-1] < 1


async def test_one_film_too_many_is_refused_and_a_place_becomes_free_again() -> None:
    films = Films(Workshop(at_once=1, most_waiting=1))
    making = [asyncio.create_task(films.make(order(4, 6))) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await films.make(order(4, 6))
    one, other = await asyncio.gather(*making)
    assert one == other
    assert await films.make(order(4, 6)) == one


async def test_a_cancelled_film_ends_its_process_and_frees_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []
    start = Worker.start

    async def noted(*given: Any) -> Worker:
        worker = await start(*given)
        started.append(worker.pid)
        return worker

    monkeypatch.setattr(Worker, "start", noted)
    films, begun = Films(Workshop(at_once=1, most_waiting=0)), asyncio.Event()
    making = asyncio.create_task(films.make(order(0, 150), lambda share: begun.set() if share else None))
    await begun.wait()
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    with pytest.raises(ProcessLookupError):
        os.kill(started[0], 0)
    assert (await films.make(order(4, 6))).frames > 1


async def test_a_film_that_fails_says_so_and_one_too_large_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FilmFailed):
        await Films(Workshop()).make(replace(order(4, 6), log=("nonsense",) * 6))

    async def nothing(*given: object, **named: object) -> None:
        return None

    monkeypatch.setattr(Worker, "run", nothing)
    workshop = Workshop()
    with pytest.raises(TooLarge):
        await Films(workshop).make(order(4, 6))
    await workshop.pool.close()


@pytest.mark.proof
async def test_the_event_loop_stays_free_while_films_are_made() -> None:
    films = Films(Workshop())
    began, busy = time.monotonic(), time.thread_time()
    assert len(await asyncio.gather(*(films.make(order(4, 8)) for _ in range(6)))) == 6
    share = (time.thread_time() - busy) / (time.monotonic() - began)
    assert share < 0.25, "this much of the time the loop computes"
