"""Offers of own mistakes: one a day until it is solved, of games that may be replayed here, for ninety days."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.daily.mistakes import TRY
from cogs.daily.puzzle import FOOTBALL, RACE
from data import PuzzleTry
from host.puzzle_day import puzzle_number
from tests.bot.club import Club
from tests.bot.test_mistakes import DAY, Teacher, control, mistaken, offered, play, say, teacher
from tests.bot.test_replay import check_sane

__all__ = ["teacher"]


async def test_one_mistake_is_offered_a_day_until_it_is_solved_and_those_that_wait_come_back(
    club: Club, teacher: Teacher
) -> None:
    table, moments = await mistaken(club, most=3)
    controls = [control(table, moment, TRY) for moment in moments]
    first = await offered(club)
    assert first is not None
    assert first[0].startswith("**🔁 Your game v Ben**\n")
    assert "find a better move." in first[0]
    assert first[1] == controls[0]
    await club.later(60)
    assert await offered(club) == first
    told = await club.forge(club.ana, club.board(), first[1])
    await play(club, club.ana, told, table, moments[0], moments[0].better, *moments[0].follows)
    assert await offered(club) is None
    found = []
    for _ in range(4):
        await club.later(DAY)
        found.append(await offered(club))
    assert [one and one[1] for one in found] == [controls[1], controls[2], controls[1], controls[2]]


async def test_the_page_of_the_daily_puzzle_has_the_mistake_and_its_button(club: Club, teacher: Teacher) -> None:
    table, (moment,) = await mistaken(club)
    page = await club.slash(club.ana, "mundialito daily")
    check_sane(page)
    assert "**🔁 Your game v Ben**\nTurn 1: find a better move." in page.text
    tried = await club.press(club.ana, page, "Try it")
    assert tried.message.id != page.message.id
    await play(club, club.ana, tried, table, moment, moment.better, *moment.follows)
    assert "🔁" not in (await club.slash(club.ana, "mundialito daily")).text
    assert "🔁" not in (await club.slash(club.ben, "mundialito daily")).text


async def test_it_stays_there_when_both_of_the_days_puzzles_are_done(club: Club, teacher: Teacher) -> None:
    await mistaken(club)
    now = club.house.now()
    for game in (FOOTBALL, RACE):
        tried = PuzzleTry(game, puzzle_number(now), club.ana.id, club.guild.id, score=1, ended_at=now, goes=1)
        assert await club.archive.puzzles.go(tried)
    page = await club.slash(club.ana, "mundialito daily")
    check_sane(page)
    assert "★★★" in page.text
    assert "🔁" in page.text
    assert say("mistake-task", action="", percent=0)[:20] in (await club.press(club.ana, page, "Try it")).text


async def test_the_last_games_mistakes_come_first(club: Club, teacher: Teacher) -> None:
    first, _ = await mistaken(club)
    await club.later(60)
    second, _ = await mistaken(club)
    found = []
    for _ in range(3):
        one = await offered(club)
        assert one is not None
        found.append(one[1].split(":")[1])
        await club.later(DAY)
    assert found == [second.id, first.id, second.id]


async def test_nothing_is_offered_after_ninety_days(club: Club, teacher: Teacher) -> None:
    await mistaken(club)
    await club.later(90 * DAY - 60)
    assert await offered(club)
    await club.later(DAY)
    assert await offered(club) is None


async def test_a_mistake_is_offered_only_where_its_game_may_be_replayed(club: Club, teacher: Teacher) -> None:
    await mistaken(club)
    assert await offered(club, guild=club.abroad.id, place=club.far) is None
    assert await club.archive.mistakes.of_person(club.ana.id) == frozenset()
    assert await offered(club, club.ben) is None
    assert await offered(club, guild=None)


async def test_games_of_another_version_are_not_offered(
    club: Club, teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await mistaken(club)
    reviews_of = club.archive.mistakes.reviews_of

    async def older(*given: Any) -> Any:
        return [replace(one, version=0) for one in await reviews_of(*given)]

    monkeypatch.setattr(club.archive.mistakes, "reviews_of", older)
    assert await offered(club) is None
    assert table.version
