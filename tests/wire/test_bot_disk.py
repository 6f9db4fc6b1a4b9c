"""A full disk under the running bot: people are told, nothing is saved half, and with room everything continues."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from testbed.databases import SQLITE
from testbed.process import BotProcess
from tests.wire.club import open_club, says
from words import speech

resource = pytest.importorskip("resource")


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs prlimit")
async def test_a_full_disk_is_reported_to_players_and_the_game_continues_when_there_is_room(tmp_path: Path) -> None:
    async with open_club(tmp_path, SQLITE, process=BotProcess) as club:
        game = await club.duel(club.channel("games"), club.ana, club.ben)
        process = club.bot.process
        assert process is not None
        number, most = game.table.number, resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, most[1]))
        for _ in range(2):
            told = await game.type_action(game.mover, "*e6")
            assert told.text == speech(game.mover.locale)("trouble-archive")
        looked = await club.discord.slash(club.cy, "mundialito table", game.channel, action="text")
        assert says("trouble-archive") not in looked.text
        assert game.table.number == number
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, most)
        await game.type_action(game.mover, "*e6")
        await game.shown()
        assert game.table.number == number + 1
        assert "Traceback" not in club.bot.output


async def test_a_database_that_is_moved_away_is_reported_to_players_and_the_game_continues_when_it_is_back(
    tmp_path: Path,
) -> None:
    async with open_club(tmp_path, SQLITE, process=BotProcess) as club:
        game = await club.duel(club.channel("games"), club.ana, club.ben)
        mover, number, file = game.mover, game.table.number, Path(club.database.where)
        away = file.with_name("away.db")
        os.rename(file, away)
        for _ in range(2):
            told = await game.type_action(mover, "*e6")
            assert told.text == speech(mover.locale)("trouble-archive")
        assert "was deleted, moved or replaced while the bot uses it" in club.bot.output
        os.rename(away, file)
        await game.type_action(mover, "*e6")
        await game.shown()
        assert game.table.number == number + 1
        assert "Traceback" not in club.bot.output
