"""What was erased leaves the disk too, and nobody can make the bot rewrite its database again and again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.people.presence import leave
from cogs.privacy.erasing import erase
from data import Cluster, Unavailable
from tests.bot.club import Club, open_club
from tests.bot.test_privacy import deleted, left_in
from tests.bot.test_servers import DAY, Membership, servers_cog
from words import speech

say = speech("en")
HOUR = 60 * 60


def counted(club: Club, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Every attempt to rewrite the database: whether there was anything to do."""
    attempts: list[bool] = []
    compact = club.archive.privacy.compact

    async def noted() -> bool:
        attempts.append(await compact())
        return attempts[-1]

    monkeypatch.setattr(club.archive.privacy, "compact", noted)
    return attempts


async def plays_and_deletes(club: Club, who: Any) -> None:
    await club.slash(who, "mundialito play", game="mundialito")
    assert (await deleted(club, who)).text == say("privacy-erased")


async def test_the_database_is_rewritten_at_most_once_an_hour_however_many_delete_themselves(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.later(0)
    attempts = counted(club, monkeypatch)
    for who in (club.ana, club.ben, club.mod):
        await plays_and_deletes(club, who)
    assert attempts == [True]
    await club.later(HOUR)
    assert attempts == [True]
    await plays_and_deletes(club, club.cy)
    assert attempts == [True, True]
    assert not await club.archive.privacy.compact()  # those who had to wait were in it


async def test_a_rewrite_that_failed_is_not_tried_again_by_everybody_who_deletes_themself(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=["could not compact the database"]) as club:
        await club.later(0)
        attempts = []

        async def failing() -> bool:
            attempts.append(club.house.now())
            raise Unavailable("it took too long")

        monkeypatch.setattr(club.archive.privacy, "compact", failing)
        for who in (club.ana, club.ben):
            await plays_and_deletes(club, who)
        assert len(attempts) == 1
        await club.later(HOUR)
        await plays_and_deletes(club, club.cy)
        assert len(attempts) == 2


async def test_two_who_delete_themselves_at_once_have_it_rewritten_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.later(0)
    for who in (club.ana, club.ben):
        await club.slash(who, "mundialito play", game="mundialito")
        await leave(club.house, who.id)
        await erase(club.house, who.id)
    attempts = counted(club, monkeypatch)
    await asyncio.gather(*(club.bot.features["privacy"].compacting.soon() for _ in range(2)))
    assert attempts == [True]


async def test_whoever_had_to_wait_is_off_the_disk_within_a_day(database: Path) -> None:
    async with open_club(database) as club:
        await club.later(0)
        for who in (club.ben, club.ana):
            await plays_and_deletes(club, who)
        assert left_in(database.parent, club.ana.id)
        await club.later(DAY)
        assert left_in(database.parent, club.ana.id) == []


async def test_a_forgotten_server_is_off_the_disk_within_a_day(database: Path) -> None:
    async with open_club(database) as club:
        vera = club.member("Veronika Vanish")
        await club.slash(vera, "mundialito play", game="mundialito")
        await Membership(club).remove()
        await club.later(0)
        club.clock.ahead += 31 * DAY
        await servers_cog(club).sweep()
        await club.quiet()
        assert await club.archive.tables.open_in(club.guild.id) == ()
        assert left_in(database.parent, vera.id, "Veronika Vanish")
        await club.later(0)
        assert left_in(database.parent, club.guild.id, "Veronika Vanish") == []


async def test_only_the_first_of_several_processes_looks_every_day(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    attempts = counted(club, monkeypatch)
    monkeypatch.setattr(club.archive.fleet, "cluster", Cluster(1, 2))
    await club.later(DAY)
    assert attempts == []
    monkeypatch.setattr(club.archive.fleet, "cluster", Cluster(0, 2))
    for days, looks in ((1, 1), (0.5, 1), (1, 2)):
        await club.later(days * DAY)
        assert attempts == [False] * looks
