"""Whoever acted is answered first; a table that changes quickly is shown a few times at once, and then at a pace."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from cogs.controls import answers
from cogs.controls.answers import COURTESY, after_the_answer, answer, tell
from cogs.delivery.renewals import Renewals
from host.intervals import Rate
from tests.bot.club import Club

SLOW = 0.3


def test_a_name_has_its_burst_at_once_and_then_one_slot_an_interval() -> None:
    pace = Rate(burst=3, interval=10.0)
    pauses = [pace.pause("table") for _ in range(6)]
    assert [round(pause) for pause in pauses] == [0, 0, 0, 10, 20, 30]
    assert pace.pause("another") == 0.0


def test_slots_come_back_with_time() -> None:
    clock = 100.0
    pace = Rate(burst=2, interval=1.0, clock=lambda: clock)
    assert [pace.pause("table") for _ in range(3)] == [0.0, 0.0, 1.0]
    clock = 102.0
    assert pace.pause("table") == 0.0
    clock = 200.0
    assert [pace.pause("table") for _ in range(3)] == [0.0, 0.0, 1.0]


def test_names_that_have_all_their_slots_are_forgotten() -> None:
    clock = 0.0
    pace = Rate(burst=1, interval=1.0, clock=lambda: clock)
    for number in range(5000):
        clock = number / 10
        pace.pause(number)
    assert len(pace._used_until) <= 1100


async def test_quick_changes_of_a_table_are_shown_together(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.duel()
    shown: list[int] = []
    composed = club.bot.desk.composer.board

    async def counted(session: Any, *given: Any, **named: Any) -> Any:
        shown.append(session.table.position)
        return await composed(session, *given, **named)

    monkeypatch.setattr(club.bot.desk.composer, "board", counted)
    monkeypatch.setattr(club.bot.desk.boards._renewals, "_rate", Rate(1, SLOW, asyncio.get_running_loop().time))
    plays = []
    for _ in range(3):
        table = await club.game()
        who = club.person(table.awaited_persons[0])
        text = next(text for text in table.match.legal() if "-" in text)
        plays.append(await who.slash(club.table, "move", action=text))
    await club.quiet()
    last = (await club.game()).position
    assert shown[-1] == last  # whatever was left out, the last position is shown
    assert len(shown) <= 2
    assert all(play.acknowledged for play in plays)


async def test_changes_while_a_table_is_being_shown_are_shown_once_afterwards(club: Club) -> None:
    renewals, held = Renewals(club.house, Rate(100, 1.0), "show"), asyncio.Event()
    changes: list[int] = []
    shown: list[int] = []
    waiting: list[int] = []

    async def show() -> None:
        shown.append(len(changes))
        await held.wait()

    for change in range(20):
        changes.append(change)
        renewals.soon("table", show)
        await asyncio.sleep(0.001)
        waiting.append(sum(task.get_name() == "show" for task in asyncio.all_tasks()))
    held.set()
    await club.quiet()
    assert shown == [1, 20]
    assert max(waiting) == 2


class Pressed:
    """An interaction that takes its time to be answered."""

    class type:  # noqa: N801
        name = "application_command"

    def __init__(self, seconds: float) -> None:
        self.response = self
        self.extras: dict[str, Any] = {}
        self.seconds = seconds
        self.order: list[str] = []
        self.extras: dict[str, Any] = {}

    async def send_message(self, **_: Any) -> None:
        await asyncio.sleep(self.seconds)
        self.order.append("answer")

    async def defer(self, **_: Any) -> None:
        self.order.append("deferral")

    async def edit_original_response(self, **_: Any) -> None:
        self.order.append("answer")


async def test_what_others_see_waits_for_everybody_who_has_no_answer_yet() -> None:
    pressed: Any = Pressed(COURTESY / 4)

    async def work() -> Any:
        return tell("done")

    async def background() -> None:
        await after_the_answer()
        pressed.order.append("board")

    answering = asyncio.create_task(answer(pressed, work()))
    await asyncio.sleep(0)
    showing = asyncio.create_task(background())
    assert await answering
    await showing
    assert pressed.order == ["answer", "board"]
    assert not answers._unanswered


async def test_nobody_waits_long_for_somebody_elses_answer() -> None:
    async def work() -> Any:
        return tell("at last")

    pressed: Any = Pressed(10 * COURTESY)
    answering = asyncio.create_task(answer(pressed, work()))
    await asyncio.sleep(0)
    began = asyncio.get_running_loop().time()
    await after_the_answer()
    assert asyncio.get_running_loop().time() - began < 3 * COURTESY
    answering.cancel()
    with suppress(asyncio.CancelledError):
        await answering
    assert not answers._unanswered


async def test_nobody_waits_for_an_answer_that_was_deferred(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "PATIENCE", 0.01)
    done, pressed = asyncio.Event(), Pressed(0)

    async def film() -> Any:
        await done.wait()
        return tell("a film")

    interaction: Any = pressed
    answering = asyncio.create_task(answer(interaction, film()))
    await asyncio.sleep(0.1)
    assert pressed.order == ["deferral"]
    began = asyncio.get_running_loop().time()
    await after_the_answer()
    assert asyncio.get_running_loop().time() - began < COURTESY / 2
    done.set()
    assert await answering
    assert pressed.order == ["deferral", "answer"]
