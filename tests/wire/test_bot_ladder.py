"""Ratings over the wire: a finished game changes them once, and boards show that before and after a crash."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.wire.club import SHORT_GAME, Club, open_club, says, seen


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with open_club(tmp_path) as club:
        yield club


async def test_a_game_is_rated_once_and_shown_before_and_after_a_crash(club: Club) -> None:
    discord, channel = club.discord, club.channel("rated")
    game = await club.duel(channel, *club.pair("rated"))
    for action in SHORT_GAME:
        await game.type_action(game.mover, action)
    await game.shown()
    winner, loser = game.user(0), game.user(1)
    (told,) = [line for line in game.board.text.splitlines() if "(+" in line]
    points = re.findall(r"(\d{4}) \(", told)
    assert told.startswith(f"-# {winner.name} {points[0]} (+")
    assert club.read("SELECT place FROM result_seats ORDER BY seat") == [(1,), (2,)]

    await club.crash()
    await club.bot.start()
    board = seen(await discord.slash(loser, "mundialito leaderboard", channel))
    words = await discord.press(loser, board, lambda control: control.label == says("button-words"))
    assert says("ladder-unranked", games=1, least=3) in words.message.text
    why = await discord.slash(loser, "mundialito rating", channel)
    assert points[1] in why.text
    assert club.read("SELECT count(*) FROM results") == [(1,)]
