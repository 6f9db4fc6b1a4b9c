"""Nobody gets more of the daily than is theirs: streaks by removing the bot, or others' results before their own."""

from __future__ import annotations

from typing import Any

import pytest

from data import Pref, Share
from host.puzzle_day import race_par
from host.streaks import streak_of
from rules.table.terms import DAY
from tests.bot.club import Club
from tests.bot.daily_posts import solve, today
from tests.bot.test_daily import latest_table
from tests.bot.test_daily_private import begin_easy
from tests.bot.test_daily_private import solve as solve_race
from words import speech

DAYS = DAY / 1000


async def days_of(club: Club) -> int:
    """Ana's streak."""
    found = await streak_of(club.archive, club.house.outages, club.ana.id, club.house.now())
    return found.days


async def test_a_server_that_had_removed_the_bot_keeps_nobodys_streak(club: Club) -> None:
    await solve(club, today(club), 1, club.ana)
    left = club.house.now()
    await club.later(5 * DAYS)
    await club.house.outages.was_away(Share(0, club.guild.id), left)
    assert await days_of(club) == 0


async def test_an_outage_of_any_shard_keeps_everybodys_streak_wherever_they_look(club: Club) -> None:
    await solve(club, today(club), 1, club.ana)
    left = club.house.now()
    await club.later(2 * DAYS)
    await club.house.outages.was_away(Share(2, 1), left + DAY // 2)
    assert await days_of(club) == 1


async def test_a_streak_that_was_looked_at_while_the_clock_was_ahead_goes_on(club: Club) -> None:
    number = today(club)
    for _ in range(3):
        await solve(club, today(club), 1, club.ana)
        assert await days_of(club) == today(club) - number + 1
        await club.later(DAYS)
    ahead = club.house.now() + 900 * DAY
    assert (await streak_of(club.archive, club.house.outages, club.ana.id, ahead)).days == 0
    assert await days_of(club) == 3
    await solve(club, today(club), 1, club.ana)
    assert [await days_of(club) for _ in range(2)] == [4, 4]
    assert (await club.archive.puzzles.streak(club.ana.id)).number == today(club)


async def test_a_card_that_may_not_be_posted_yet_is_not_drawn(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    paint = club.studio.paint

    async def count(*wanted: Any) -> Any:
        drawn.append(wanted)
        return await paint(*wanted)

    monkeypatch.setattr(club.studio, "paint", count)
    page = await club.slash(club.ana, "mundialito help")
    await solve(club, today(club), 1, club.ana)
    card = f"m1:ladder:{today(club)}:dshare:card"
    told = [await club.forge(club.ana, page, card) for _ in range(3)]
    assert [speech("en")("daily-shared") in one.text for one in told] == [True, False, False]
    assert len(drawn) == 1


async def test_a_race_names_nobody_who_hides_their_profile_and_nobody_before_ones_own_is_over(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for who in (club.ben, club.cy):
        await solve_race(club, who, await begin_easy(club, who, monkeypatch))
    await club.archive.people.save(club.ben.id, {Pref.PUBLIC: False})
    table = await begin_easy(club, club.ana, monkeypatch)
    for action in ("board", "text"):
        running = await club.slash(club.ana, "mundialito table", action=action, table=table.id)
        assert "Cy" not in running.text
    _, shown = await solve_race(club, club.ana, table)
    assert "Ben" not in shown.text
    assert "Cy" in shown.text
    own = await club.slash(club.ben, "mundialito table", table=(await latest_table(club, club.ben)).id)
    assert "Ben" in own.text


async def test_a_race_that_no_computer_finishes_has_no_par(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    race_par.cache_clear()
    monkeypatch.setattr("host.puzzle_day.levels", lambda game: ("easy",))
    page = await club.slash(club.ana, "mundialito daily")
    race_par.cache_clear()
    assert "As few turns as you can." in page.text
