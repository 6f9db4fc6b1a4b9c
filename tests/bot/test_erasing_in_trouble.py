"""Somebody is erased while the database is in trouble: nothing of them stays, in memory or on disk."""

from pathlib import Path
from typing import Any

import pytest

from cogs.servers.erasing import erase, leave
from data import Unavailable, Unconfirmed
from rules.table.requests import Resign
from rules.table.table import Running
from tests.bot.club import Club, open_club
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
    await club.press(club.ana, club.board(), "Start")
    table = await club.game()
    await club.house.ladders.of(club.guild.id)
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
    assert not figures(await club.house.ladders.of(club.guild.id), club.ben.id, club.cy.id)
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
