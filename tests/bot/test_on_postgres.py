"""A game on PostgreSQL, through a restart: the same bot, another database."""

from pathlib import Path

from testbed.databases import POSTGRES, new_database
from tests.bot.club import open_club


async def test_a_game_is_played_on_postgresql_and_continues_after_a_restart(tmp_path: Path, testrun_uid: str) -> None:
    with new_database(POSTGRES, tmp_path, testrun_uid) as database:
        async with open_club(database.where) as club:
            table = await club.duel()
            panel = await club.press(club.ana, club.board(), "Your move")
            panel = await club.press(club.ana, panel, "Queen b6")
            panel = await club.press(club.ana, panel, "Move to b5")
            assert "One action left" in panel.text
            journal = await club.journal(table.id)
        async with open_club(database.where) as club:
            assert await club.journal(table.id) == journal
            assert (await club.game(table.id)).number == len(journal)
            assert (await club.archive.counts()).running == 1
