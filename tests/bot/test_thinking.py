"""Computers at tables: they think elsewhere, in a fair order, and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest

from cogs.operations.settings import read_settings
from players import Question
from players.thinking import Thinkers
from rules.table.requests import HandOver
from tests.bot.club import Club, QuickThinkers
from tests.waiting import FOR_EVER, PATIENCE
from workers.turns import Rank


class Listening(QuickThinkers):
    """Remembers who was asked for what."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Rank]] = []

    async def answer(self, question: Question, **urgency: Any) -> str:
        self.asked.append((urgency["asker"], urgency["rank"]))
        return await super().answer(question)


async def test_computers_come_first_while_somebody_waits_for_them(club: Club) -> None:
    club.house.thinkers = thinkers = Listening()  # type: ignore[assignment]
    await club.slash(club.ana, "mundialito play", computer="easy")
    table = await club.game()
    while not thinkers.asked:
        await club.slash(club.ana, "move", action=table.match.legal()[0])
        table = await club.game(table.id)
    await club.quiet()
    assert set(thinkers.asked) == {(table.id, Rank.TURN)}
    thinkers.asked.clear()
    await club.house.ask(table.id, HandOver(club.ana.id, "easy"), actor=club.ana.id)
    while len(thinkers.asked) < 3:  # noqa: ASYNC110 - no event says so
        await asyncio.sleep(0)
    assert thinkers.asked[-1] == (table.id, Rank.ALONE)


async def test_a_table_full_of_computers_does_not_hold_up_another(club: Club) -> None:
    async with Thinkers(budget=PATIENCE, step=FOR_EVER) as thinkers:
        club.house.thinkers = thinkers
        await club.slash(club.ben, "mundialito play", club.lounge, game="hedgehog")
        for _ in range(5):
            await club.pick(club.ben, club.board(club.lounge), "computer", "normal")
        await club.start(club.ben, club.lounge)
        race = await club.game(channel=club.lounge)
        await club.slash(club.ana, "mundialito play", computer="normal")
        table = await club.game()
        for _ in range(6):
            if club.ana.id in (table := await club.game(table.id)).awaited_persons:
                await club.slash(club.ana, "move", action=table.match.legal()[0])
            if club.ben.id in (race := await club.game(race.id)).awaited_persons:
                await club.slash(club.ben, "move", club.lounge, action=race.match.legal()[0])
        await club.quiet()
        assert thinkers.load.choices > 5
        assert thinkers.load.random == 0
        assert (await club.game(table.id)).awaited_persons == (club.ana.id,)
        assert (await club.game(race.id)).awaited_persons == (club.ben.id,)


async def test_on_a_machine_that_is_too_busy_a_weaker_level_plays_and_the_operator_reads_it(club: Club) -> None:
    club.bot.owner_ids = {club.mod.id}
    async with Thinkers(step=0.1) as thinkers:
        club.house.thinkers = thinkers
        assert "nothing waits." in (await club.slash(club.mod, "mundialito-admin status")).text
        await club.slash(club.ana, "mundialito play", computer="normal")
        await club.quiet()
        table = await club.game()
        busy = asyncio.create_task(thinkers.run(time.sleep, 0.5))
        while not thinkers.load.weaker:
            if busy.done():
                busy = asyncio.create_task(thinkers.run(time.sleep, 0.5))
            if club.ana.id in (table := await club.game(table.id)).awaited_persons:
                await club.slash(club.ana, "move", action=table.match.legal()[0])
            await asyncio.sleep(0.01)
        await busy
        await club.quiet()
        told = (await club.slash(club.mod, "mundialito-admin status")).text
        assert "by a weaker level, because the machine was too busy." in told


@pytest.mark.parametrize(("processors", "workers"), [(None, 1), (1, 1), (2, 2), (64, 2)])
def test_computers_think_in_two_processes_where_there_are_processors(
    monkeypatch: pytest.MonkeyPatch, processors: int | None, workers: int
) -> None:
    for name in ("cpu_count", "process_cpu_count"):
        monkeypatch.setattr(os, name, lambda: processors, raising=False)
    monkeypatch.delenv("COMPUTER_WORKERS", raising=False)
    assert read_settings().computer_workers == workers
    monkeypatch.setenv("COMPUTER_WORKERS", "7")
    assert read_settings().computer_workers == 7
