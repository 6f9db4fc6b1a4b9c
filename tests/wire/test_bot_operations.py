"""What operators see of the real process: its pages, its backups, its end."""

from __future__ import annotations

import socket
from pathlib import Path

import aiohttp
import pytest

from data.copies.check import check
from data.copies.naming import backups
from render.emoji import draw_emojis
from testbed.databases import SQLITE
from testbed.process import BotProcess
from testbed.standin import Permission
from testbed.standin.components import nodes
from tests.wire.club import open_club, says, seen


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def test_the_running_bot_serves_metrics_and_backs_itself_up(tmp_path: Path) -> None:
    port, folder = free_port(), tmp_path / "backups"
    settings = {"METRICS": str(port), "BACKUPS": str(folder)}
    async with open_club(tmp_path, SQLITE, process=BotProcess, environment=settings) as club:
        game = await club.duel(club.channel("games"), club.ana, club.ben)
        await game.type_action(game.mover, "*e6")
        await game.shown()
        async with aiohttp.ClientSession() as session:
            async with session.get(f"http://127.0.0.1:{port}/health") as page:
                assert page.status == 200
            async with session.get(f"http://127.0.0.1:{port}/metrics") as page:
                told = await page.text()
        assert 'mundialito_tables{state="running"} 1' in told
        assert "mundialito_people_playing 2" in told
        assert "mundialito_timers_overdue 0" in told
        assert "mundialito_errors_total 0" in told
        for secret in (club.discord.token, str(club.ana.id), game.id, "Ana"):
            assert secret not in told
        await club.discord.wait_for(lambda: bool(backups(club.database.where, folder)), what="a backup to be made")
        assert not check(backups(club.database.where, folder)[-1]).faults
        assert await club.bot.stop() < 8
        assert not list(folder.glob("*.part*"))


@pytest.mark.proof
async def test_a_bot_that_keeps_to_a_file_needs_no_driver_for_postgresql(tmp_path: Path) -> None:
    folder, missing = tmp_path / "backups", tmp_path / "psycopg.py"
    missing.write_text("raise ImportError('psycopg is missing')")
    settings = {"PYTHONPATH": str(tmp_path), "BACKUPS": str(folder)}
    async with open_club(tmp_path, SQLITE, process=BotProcess, environment=settings) as club:
        game = await club.duel(club.channel("games"), club.ana, club.ben)
        await game.type_action(game.mover, "*e6")
        await game.shown()
        await club.discord.wait_for(lambda: bool(backups(club.database.where, folder)), what="a backup to be made")
        assert "psycopg" not in club.bot.output


async def test_moderators_can_use_the_doctor_and_owners_the_status(tmp_path: Path) -> None:
    async with open_club(tmp_path, SQLITE) as club:
        discord = club.discord
        judge = discord.add_user("Judge")
        discord.join(club.guild, judge, permissions=Permission.MANAGE_MESSAGES | Permission.VIEW_CHANNEL | 1 << 31)
        await club.bot.stop()
        club.bot.environment["OWNERS"] = str(judge.id)
        await club.bot.start()
        game = await club.duel(club.channel("games"), club.ana, club.ben)
        await discord.delete_message(game.board)
        offered = await discord.suggest(judge, "mundialito-admin doctor", game.channel, option="table", value="")
        assert [value for _, value in offered.choices] == [game.id]
        told = await discord.slash(judge, "mundialito-admin doctor", game.channel, table=game.id)
        assert told.ephemeral
        assert says("doctor-repaired", fault="board") in told.text
        await game.shown()
        told = await discord.slash(judge, "mundialito-admin status", game.channel)
        assert told.ephemeral
        assert says("status-errors", count=0) in told.text


async def test_the_bot_uploads_its_emojis_once_and_shows_them_on_buttons(tmp_path: Path) -> None:
    async with open_club(tmp_path, environment={"EMOJIS": "on"}) as club:
        wanted = {emoji.title for emoji in draw_emojis()}
        there = club.discord.world.emojis
        await club.discord.wait_for(lambda: set(there.values()) == wanted, what="the emojis")
        ids = set(there)
        await club.bot.stop()
        there[7] = "mine_of_the_owner"
        await club.bot.start()
        await club.discord.wait_for(lambda: len(club.discord.requests("GET", ".*/emojis")) > 1, what="the next look")
        game = await club.duel(club.channel("games"), club.ana, club.ben)
        panel = seen(await game.panel(game.mover))
        shown = [part["emoji"] for part in nodes(panel.components) if part.get("emoji")]
        assert shown
        assert {int(emoji["id"]) for emoji in shown} <= ids
        assert set(there) == {*ids, 7}
