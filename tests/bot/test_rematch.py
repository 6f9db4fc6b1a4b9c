"""One rematch, however many people press at once, and no endless rematches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from data import Limits, Status
from rules.table.table import Running
from tests.bot.club import Club, open_club
from words import speech

say = speech("en")


async def given_up(club: Club, person: Any) -> None:
    await club.press(person, await club.slash(person, "mundialito table", action="resign"), "Yes, resign")


async def test_everybody_who_presses_while_a_thread_is_created_gets_the_same_table(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.duel()
    await given_up(club, club.ana)
    await club.slash(club.cy, "mundialito play", computer="random")  # takes the channel
    thread_for = club.bot.desk.places.thread_for
    made: list[int] = []

    async def slow(*given: Any) -> int:
        await asyncio.sleep(0.2)
        made.append(await thread_for(*given))
        return made[-1]

    monkeypatch.setattr(club.bot.desk.places, "thread_for", slow)
    await club.slash(club.ana, "mundialito table", action="rematch", table=table.id)
    await asyncio.gather(
        *(club.slash(who, "mundialito table", action="rematch", table=table.id) for who in (club.ben, club.ana))
    )
    assert len(made) == 1
    again = (await club.game(table.id)).rematch_table
    assert again is not None
    assert isinstance((await club.game(again)), Running)


async def test_solo_rematches_count_towards_the_hourly_limit(database: Path) -> None:
    async with open_club(database, limits=Limits(20, 50, 3)) as club:
        await club.slash(club.ana, "mundialito play", computer="random")
        for _ in range(2):
            await given_up(club, club.ana)
            await club.slash(club.ana, "mundialito table", action="rematch")
            assert await club.archive.seats.tables_of(club.ana.id, (Status.RUNNING,))
        await given_up(club, club.ana)
        await club.slash(club.ana, "mundialito table", action="rematch")
        assert not await club.archive.seats.tables_of(club.ana.id, (Status.RUNNING,))


async def test_a_guest_at_their_limit_does_not_keep_the_host_from_starting(database: Path) -> None:
    async with open_club(database, limits=Limits(1, 50)) as club:
        await club.slash(club.ana, "mundialito play", game="hedgehog")
        lobby = await club.game()
        await club.press(club.cy, club.board(), "Join")
        await club.slash(club.cy, "mundialito play", club.lounge, computer="random")
        refused = await club.start(club.ana)
        assert refused.text == say("trouble-too-many-person", person=f"<@{club.cy.id}>", limit=1)
        await club.pick(club.ana, club.board(), "computer", f"away={club.cy.id}")
        await club.start(club.ana)
        assert isinstance((await club.game(lobby.id)), Running)
        hall = club.guild.create_text_channel("hall")
        await club.slash(club.ben, "mundialito play", hall, game="hedgehog")
        full = await club.press(club.ana, club.board(hall), "Join")
        assert full.text == say("trouble-too-many-person", person=f"<@{club.ana.id}>", limit=1)


async def test_a_rematch_that_swaps_no_sides_does_not_mention_them(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup", opponent=club.ben)
    await club.press(club.ben, club.board(), "Join")
    await club.start(club.ana)
    table = await club.game()
    await club.press(club.ben, await club.slash(club.ben, "mundialito table", action="resign"), "Yes, resign")
    await club.slash(club.ana, "mundialito table", action="rematch", table=table.id)
    told = await club.slash(club.ben, "mundialito table", action="rematch", table=table.id)
    assert say("done-rematch", moved="no") in told.text
