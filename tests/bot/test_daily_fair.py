"""Nobody gets more of the daily than is theirs: streaks by removing the bot, or others' results before their own."""

from __future__ import annotations

from data import Share
from host.streaks import streak_of
from rules.table.terms import DAY
from tests.bot.club import Club
from tests.bot.daily_posts import solve, today

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
