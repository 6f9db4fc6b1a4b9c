"""The hourly limit of tables: every table that a person opens counts, whatever becomes of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cogs.operations.settings import read_settings
from data import Limits
from tests.bot.club import Club, open_club
from tests.bot.racing import race
from words import speech

say = speech("en")
LIMITS = Limits(20, 50, 2)
TOO_MANY = say("trouble-too-many-hour", limit=2)


async def open_and_close(club: Club) -> None:
    """Open a table for Ana and close it again."""
    await club.slash(club.ana, "mundialito play", game="mundialito")
    await club.press(club.ana, club.board(), "Close")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("mundialito play", {"game": "mundialito", "where": "here"}),
        ("mundialito play", {"game": "mundialito", "where": "thread"}),
    ],
)
async def test_nobody_opens_a_table_or_thread_beyond_the_hourly_limit(
    database: Path, name: str, options: dict[str, str]
) -> None:
    async with open_club(database, limits=LIMITS) as club:
        for _ in range(2):
            await open_and_close(club)
        assert (await club.slash(club.ana, name, **options)).text == TOO_MANY
        assert not club.table.threads
        assert (await club.slash(club.ana.user, "mundialito play", computer="random")).text == TOO_MANY
        assert (await club.slash(club.ben, name, **options)).text != TOO_MANY  # the limit is Ana's alone
        await club.later(60 * 60 + 1)
        assert (await club.slash(club.ana, name, **options)).text != TOO_MANY


async def test_a_race_of_the_day_is_a_table_too(database: Path) -> None:
    async with open_club(database, limits=LIMITS) as club:
        for _ in range(2):
            await open_and_close(club)
        assert (await race(club, club.ana)).text == TOO_MANY
        assert (await race(club, club.ben)).text != TOO_MANY


async def test_joining_and_rematches_between_people_are_not_counted(database: Path) -> None:
    async with open_club(database, limits=LIMITS) as club:
        for _ in range(2):
            await open_and_close(club)
        await club.slash(club.ben, "mundialito play", opponent=club.ana)
        await club.press(club.ana, club.board(), "Join")
        table = await club.game()
        first = club.person(table.awaited_persons[0])
        move = next(text for text in table.match.legal() if "-" in text)
        for action in (move, "end"):
            await club.slash(first, "move", action=action)
        asked = await club.slash(club.ana, "mundialito table", action="resign")
        await club.press(club.ana, asked, "Yes, resign")
        await club.press(club.ben, club.board(), "Rematch")
        await club.press(club.ana, club.board(), "rematch")
        assert (await club.game(table.id)).rematch_table is not None


async def test_the_archive_accepts_only_one_of_two_tables_opened_at_once(database: Path) -> None:
    async with open_club(database, limits=LIMITS) as club:
        await open_and_close(club)
        answers = await asyncio.gather(
            *(
                club.slash(club.ana, "mundialito play", place, game="mundialito", where="thread")
                for place in (club.table, club.lounge)
            )
        )
        assert [answer.text for answer in answers].count(TOO_MANY) == 1
        assert len(club.table.threads) + len(club.lounge.threads) == 1


def test_twenty_tables_an_hour_are_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings().tables_per_hour == 20
    monkeypatch.setenv("TABLES_PER_HOUR", "3")
    assert read_settings().tables_per_hour == 3
