"""The process itself: how it starts, what it refuses, how it ends, what it registers with Discord."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
from cogs.operations.settings import read_settings
from data import open_archive
from data.settings import SettingsError
from testbed.process import REPOSITORY, BotProcess
from testbed.standin.sessions import PRIVILEGED
from tests.waiting import PATIENCE
from tests.wire.club import open_club, seen


async def run_once(folder: Path, environment: dict[str, str | None]) -> tuple[int | None, str, str]:
    """Start a bot that must refuse, in an empty folder; return its exit code and what it printed."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith("DISCORD_") and k != "DATABASE"}
    clean |= {k: v for k, v in environment.items() if v is not None}
    folder.mkdir(exist_ok=True)  # noqa: ASYNC240
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(REPOSITORY / "bot.py")),
        cwd=folder,
        env=clean,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    except TimeoutError:
        process.kill()
        raise
    return process.returncode, out.decode(), err.decode()


def damage(path: Path, kind: str) -> None:
    """Make a good database unusable."""
    match kind:
        case "newer schema":
            with closing(sqlite3.connect(path)) as base:
                base.execute("PRAGMA user_version = 999")
        case "corrupt":
            path.write_bytes(b"SQLite format 3\0" + b"rubbish" * 1000)
        case "another program's":
            path.unlink()
            with closing(sqlite3.connect(path)) as base:
                base.execute("CREATE TABLE theirs (x)")
        case "read-only":
            path.chmod(0o444)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Prepare for `bot.main()` in this process: an empty folder, no settings, logs restored afterwards."""
    for name in [name for name in os.environ if name.startswith("DISCORD_") or name == "DATABASE"]:
        monkeypatch.delenv(name)
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", root.handlers[:])
    monkeypatch.setattr(root, "level", root.level)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("kind", ["newer schema", "corrupt", "another program's", "read-only"])
def test_an_unusable_database_is_refused_with_a_sentence_and_left_alone(
    kind: str, alone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = alone / "bot.db"
    asyncio.run(make_database(path))
    damage(path, kind)
    before = path.read_bytes()
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.some.token")
    assert bot.main() == 1
    told = capsys.readouterr()
    assert path.read_bytes() == before
    assert str(path) in told.err
    assert len(told.err.strip().splitlines()) == 1, told.err
    assert "Traceback" not in told.err
    assert "MTIz.some.token" not in told.out + told.err


async def make_database(path: Path) -> None:
    """Make an empty database."""
    async with open_archive(path):
        pass


async def test_a_process_that_cannot_run_exits_with_1_and_a_sentence_and_never_prints_the_token(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        discord = club.discord
        cases: list[tuple[dict[str, str | None], str]] = [
            ({"DATABASE": str(club.database.where)}, "in use"),
            ({"DISCORD_TOKEN": "MTIz.wrong.token"}, "rejected DISCORD_TOKEN"),
            ({"DISCORD_API_BASE": "http://127.0.0.1.discord.example/api/v10"}, "DISCORD_API_BASE"),
            ({"DISCORD_API_BASE": "http://127.0.0.1:9/api/v10"}, "Can't reach Discord"),
        ]

        async def refuse(number: int, change: dict[str, str | None], sentence: str) -> None:
            settings = {**discord.environment, "DATABASE": f"{number}.db", **change}
            code, out, err = await run_once(tmp_path / str(number), settings)
            assert code == 1, (change, err)
            assert sentence in err, (change, err)
            assert "Traceback" not in out + err, (change, err)
            secrets = [discord.token, "MTIz.wrong.token", change.get("DISCORD_API_BASE") or discord.token]
            assert not any(secret in out + err for secret in secrets), err

        await asyncio.gather(*(refuse(number, *case) for number, case in enumerate(cases)))
        assert discord.gateway.identified == 1
        assert all("wrong Authorization" in violation for violation in discord.violations)
        discord.violations.clear()


@pytest.mark.parametrize(
    ("code", "sentence"), [(4004, "rejected DISCORD_TOKEN"), (4011, "closed the connection for good")]
)
async def test_a_connection_closed_for_good_ends_the_bot_with_a_sentence_and_everything_saved(
    tmp_path: Path, code: int, sentence: str
) -> None:
    async with open_club(tmp_path) as club:
        game = await club.duel(club.channel("games"), club.ana, club.ben)
        await game.type_action(game.mover, "*e6")
        await club.discord.drop_gateway(code)
        await club.discord.wait_for(lambda: not club.bot.running, what="the bot to end")
        assert club.bot.returncode == 1
        assert sentence in club.bot.output
        club.bot.assert_quiet()
        await club.bot.start()
        assert game.log[-1] == "*e6"


@pytest.mark.parametrize("code", [4010, 4014])
def test_each_close_code_for_good_has_its_sentence(
    code: int, alone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run(settings: bot.Settings) -> None:
        if code == 4014:
            raise discord.PrivilegedIntentsRequired(None)
        raise discord.ConnectionClosed(SimpleNamespace(close_code=code), shard_id=None)  # type: ignore[arg-type]

    monkeypatch.setattr(bot, "run", run)
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.some.token")
    assert bot.main() == 1
    assert capsys.readouterr().err == f"Discord closed the connection for good (code {code}).\n"


def test_without_a_token_it_says_where_to_put_one(alone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main() == 1
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_API_BASE", "http://discord.example/api/v10"),
        ("DISCORD_API_BASE", "http://user@10.0.0.1/api/v10"),
        ("DISCORD_API_BASE", "http://localhost@discord.example/api"),
        ("DISCORD_API_BASE", "http://[::ffff:10.0.0.1]/api"),
        ("DISCORD_CDN", "ftp://127.0.0.1"),
        ("DISCORD_CDN", "127.0.0.1"),
        ("LOG_LEVEL", "LOUD"),
        ("TABLES_PER_PERSON", "0"),
        ("TABLES_PER_HOUR", "0"),
        ("COMPUTER_WORKERS", "many"),
    ],
)
def test_a_bad_setting_is_named_without_its_value(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=name) as refused:
        read_settings()
    assert value not in str(refused.value)


def test_addresses_of_another_discord_are_used_as_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for owner, name in ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (Asset, "BASE")):
        monkeypatch.setattr(owner, name, None)
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:9/api/v10/")
    monkeypatch.setenv("DISCORD_CDN", "http://127.0.0.1:9/cdn/")
    for address in ("ws://127.0.0.1:9/gateway", "ws://127.0.0.1:9/gateway/", "wss://127.0.0.1:9/"):
        monkeypatch.setenv("DISCORD_GATEWAY", address)
        read_settings().point_library()
        assert str(DiscordWebSocket.DEFAULT_GATEWAY.with_query(v=10)) == f"{address}?v=10"
    assert (Route.BASE, Asset.BASE) == ("http://127.0.0.1:9/api/v10", "http://127.0.0.1:9/cdn")


async def test_commands_are_registered_once_and_again_if_they_are_missing(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        discord, process = club.discord, club.bot
        assert discord.syncs == 1
        assert discord.gateway.session is not None
        assert not discord.gateway.session.intents & PRIVILEGED
        await process.restart()
        assert discord.syncs == 1
        await process.kill()
        discord.world.global_commands.clear()
        await process.start()
        assert discord.syncs == 2
        assert {command["name"] for command in discord.commands} >= {"mundialito", "move", "mundialito-admin"}
        await process.kill()
        discord.fail("GET", r"/commands$", 404)
        await process.start()
        assert discord.syncs == 3


async def test_sigterm_ends_the_bot_in_time_and_the_next_start_finishes_its_work(tmp_path: Path) -> None:
    async with open_club(tmp_path, process=BotProcess) as club:
        discord = club.discord
        held, alone, pressed = club.channel("held"), club.channel("alone"), club.channel("pressed")
        thinking = await club.lobby(alone, club.cy, computer="normal")
        await discord.wait_for(lambda: club.cy.id in thinking.table.awaited_persons, what="the computer to move")
        game, third = await club.duel(held, club.ana, club.ben), await club.duel(pressed, *club.pair("pressed"))
        panel = seen(await third.panel(third.mover))
        action = await third.choose(third.mover, panel, "*e6")
        await game.type_action(game.mover, "*e6")
        await game.shown()
        hold = discord.hold("POST", rf"/channels/{held.id}/messages$")
        await game.type_action(game.mover, "end")
        await hold.wait_reached()
        await thinking.shown()
        await thinking.type_action(club.cy, thinking.table.match.legal()[0])  # type: ignore[union-attr]
        await thinking.type_action(club.cy, "end")
        called, number = len(game.pings), game.table.number
        said = await discord.press(third.mover, panel, action, wait=False)
        await discord.wait_for(lambda: third.log[-1] == "*e6", what="the press to be saved")
        seconds = await club.bot.stop()
        assert (club.bot.returncode, seconds < 8) == (0, True)
        assert said.kind is not None
        hold.release()
        assert game.table.number == number
        await club.bot.start()
        await discord.wait_for(lambda: bool(thinking.table.awaited_persons), what="the computer to move")
        await game.shown()
        await third.shown()
        await thinking.shown()
        assert len(game.pings) == called + 1


@pytest.mark.proof
async def test_sigterm_ends_the_bot_in_time_even_during_a_rate_limit(tmp_path: Path) -> None:
    async with open_club(tmp_path, process=BotProcess) as club:
        discord = club.discord
        game = await club.duel(club.channel("games"), club.ana, club.ben)
        called = len(game.pings)
        broken = discord.fail("POST", rf"/channels/{game.channel.id}/messages$", 429, times=99, retry_after=60)
        await game.type_action(game.mover, "*e6")
        await game.type_action(game.mover, "end")
        assert await club.bot.stop() < 8
        broken.times = 0
        await club.bot.start()
        await game.shown()
        assert len(game.pings) == called + 1


@pytest.mark.proof
async def test_a_session_that_discord_forgets_during_a_game_is_replaced(tmp_path: Path) -> None:
    async with open_club(tmp_path, process=BotProcess) as club:
        discord = club.discord
        game = await club.duel(club.channel("games"), club.ana, club.ben)
        began = discord.gateway.identified
        await discord.forget_sessions()
        await discord.bot_ready(after=began)
        await game.type_action(game.mover, "*e6")
        await game.shown()
