"""Somebody is erased while the database is in trouble: nothing of them stays, in memory or on disk."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.people.presence import leave
from cogs.privacy.erasing import erase
from data import Unavailable, Unconfirmed
from rules.table.requests import Leave, Resign
from rules.table.table import Running
from tests.bot.club import Club, open_club
from tests.bot.inboxes import Inboxes
from tests.bot.test_leaderboard import three_games
from tests.bot.test_privacy import deleted, figures, left_in
from words import speech

say = speech("en")


async def test_nobody_stays_in_memory_if_the_database_is_lost_after_erasing_them(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await three_games(club)
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    for other in (club.ben, club.cy):
        await club.press(other, club.board(), "Join")
    await club.start(club.ana)
    table = await club.game()
    await club.ladder()
    privacy = club.archive.privacy
    whole = privacy.erase

    async def lost(*given: Any, **named: Any) -> Any:
        await whole(*given, **named)
        raise Unconfirmed("The connection to the database was lost while a change was being saved.")

    await leave(club.house, club.ana.id)
    monkeypatch.setattr(privacy, "erase", lost)
    with pytest.raises(Unavailable):
        await erase(club.house, club.ana.id)
    await club.house.ask(table.id, Resign(club.ben.id, "random"), actor=club.ben.id)
    after = await club.game(table.id)
    assert isinstance(after, Running)
    assert club.ana.id not in after.party
    assert not figures(await club.ladder(), club.ben.id, club.cy.id)
    assert await privacy.naming(club.ana.id) == frozenset()


async def test_whoever_is_erased_is_told_so_even_if_the_file_cannot_be_compacted_yet(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=["could not compact the database"]) as club:
        await three_games(club)
        await club.slash(club.ana, "mundialito games")
        privacy = club.archive.privacy

        async def full() -> bool:
            raise Unavailable("The disk is full.")

        with monkeypatch.context() as patch:
            patch.setattr(privacy, "compact", full)
            assert (await deleted(club, club.ana)).text == say("privacy-erased")
        assert await privacy.naming(club.ana.id) == frozenset()
        person = club.ana.id
    async with open_club(database) as again:
        await again.later(0)
        assert not await again.archive.privacy.compact()  # the first sweep has done it
    assert left_in(database.parent, person) == []


async def test_a_hand_on_its_way_to_somebody_who_has_left_and_is_erased_leaves_nothing_behind(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, ben = inboxes.club, inboxes.club.ben
    await club.slash(club.ana, "mundialito play", game="snap")
    lobby, send = await club.game(), club.bot.desk.mail.send
    begun, slow = asyncio.Event(), asyncio.Event()

    async def held_up(*given: Any, **named: Any) -> Any:
        begun.set()
        await slow.wait()
        return await send(*given, **named)

    async def a_moment() -> None:
        await asyncio.sleep(0.05)

    with monkeypatch.context() as patch:
        patch.setattr(club.bot.desk.mail, "send", held_up)
        patch.setattr(club, "quiet", a_moment)  # else every press would wait for that hand
        await club.press(ben, club.board(), "Join")
        await begun.wait()
        await club.house.ask(lobby.id, Leave(ben.id), actor=ben.id)
        erasing = asyncio.create_task(deleted(club, ben))
        await asyncio.sleep(0.5)
        slow.set()
        assert (await erasing).text == say("privacy-erased")
    await club.quiet()
    kept = await club.archive.privacy.collect(ben.id)
    assert (kept.hands, kept.dm_channel) == ((), None)
