"""The real process as docs/HOSTING.md runs its container: it can write only to its folder and /tmp."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from data.copies.naming import backups
from testbed.databases import SQLITE
from testbed.process import REPOSITORY, BotProcess, Running
from tests.waiting import PATIENCE
from tests.wire.club import open_club

#: The folder is /mnt in there.
SEAL = """
set -e
mount --bind "$1" /mnt
mount --bind / /
mount -o remount,bind,ro /
mount -t tmpfs tmpfs /tmp
shift
exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
"""


def sealed(folder: Path, *command: str) -> list[str]:
    """Wrap a command so that it runs like that."""
    rights = [] if os.geteuid() == 0 else ["--map-root-user"]
    return ["unshare", "--mount", *rights, "sh", "-c", SEAL, "sh", str(folder), *command]


def can_seal() -> bool:
    if sys.platform != "linux" or not all(map(shutil.which, ("unshare", "setpriv"))):
        return False
    seen = (sys.executable, "-c", "import data")  # not where the checkout itself is in /tmp, which is empty in there
    tried = subprocess.run(sealed(REPOSITORY, *seen), cwd=REPOSITORY, capture_output=True, check=False)
    return tried.returncode == 0


class SealedProcess(BotProcess):
    """The bot as it runs in its container."""

    async def _spawn(self) -> tuple[Running, list[asyncio.StreamReader]]:
        folder = Path(self.environment["DATABASE"]).parent
        process = await asyncio.create_subprocess_exec(
            *sealed(folder, sys.executable, str(self.script)),
            cwd=self.directory,
            env=self.environment | {"DATABASE": "/mnt/bot.db", "BACKUPS": "/mnt/backups"},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=2**20,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        return process, [process.stdout, process.stderr]


@pytest.mark.skipif(not can_seal(), reason="can't make a read-only file system around this checkout")
async def test_the_bot_plays_and_keeps_backups_if_it_can_write_only_to_its_folder(tmp_path: Path) -> None:
    kept = tmp_path / "backups"
    async with open_club(tmp_path, SQLITE, process=SealedProcess) as club:
        game = await club.duel(club.channel("games"), club.ana, club.ben)
        await game.type_action(game.mover, "*e6")
        await game.shown()
        alone = await club.lobby(club.channel("alone"), club.cy, computer="easy")
        await club.discord.wait_for(lambda: club.cy.id in alone.table.awaited_persons, what="the computer to move")
        await club.discord.wait_for(lambda: bool(backups(club.database.where, kept)), what="a backup")
        assert '"level": "error"' not in club.bot.output
        assert "Read-only file system" not in club.bot.output
    copy = backups(club.database.where, kept)[-1]
    restore = (sys.executable, "-m", "data", "restore", f"/mnt/backups/{copy.name}", "/mnt/bot.db")
    process = await asyncio.create_subprocess_exec(*sealed(tmp_path, *restore), cwd=REPOSITORY)
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert any(name.startswith("bot.db.before-") for name in os.listdir(tmp_path))
