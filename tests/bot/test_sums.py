"""Leaderboards read what all games came to, and never miss one."""

import pytest

from host.ladders import Ladders
from ratings import Ladder
from tests.bot.club import Club
from tests.bot.test_leaderboard import here, played


async def test_sums_are_restored_without_the_games_behind_them(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.ladders._STORED", 30)
    rows = [here(club, f"r{n:03}", n % 7 + 1, n % 5 + 10, ago=9 - n / 100) for n in range(60)]
    await played(club, *rows[:40])
    await Ladders(club.archive).sums(club.guild.id)
    await played(club, *rows[40:55])
    ladders = Ladders(club.archive)
    sums = await ladders.sums(club.guild.id)
    assert [sums.has(row.table) for row in rows[:55]] == [False] * 40 + [True] * 15
    assert list(sums.bits()) == list(Ladder(rows[:55]).bits())
    await played(club, *rows[55:])
    assert await ladders.sums(club.guild.id) is sums
    assert list(sums.bits()) == list(Ladder(rows).bits())
    assert await ladders.sums(club.guild.id) is sums
    whole = await ladders.of(club.guild.id)
    assert await ladders.sums(club.guild.id) is whole
    assert list(whole.bits()) == list(sums.bits())


async def test_a_game_saved_late_is_in_the_sums(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.ladders._STORED", 5)
    rows = [here(club, f"r{n:03}", n % 7 + 1, n % 5 + 10, ago=9 - n / 100) for n in range(12)]
    await played(club, *rows[:5], *rows[6:])
    await Ladders(club.archive).sums(club.guild.id)
    ladders = Ladders(club.archive)
    assert not (await ladders.sums(club.guild.id)).has(rows[0].table)
    await played(club, rows[5])
    ladders.saved(rows[5])
    for found in (ladders, Ladders(club.archive)):
        assert list((await found.sums(club.guild.id)).bits()) == list(Ladder(rows).bits())
