"""What the wire tests share: a stand-in with two people in one channel, and the sample bot beside it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.wire import BotProcess, Channel, StandIn, User
from tests.wire.spec import find_description

SAMPLE = Path(__file__).parent / "sample_bot.py"
ROOT = Path(__file__).resolve().parents[2]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says which official description the requests were checked against, or why none."""
    terminalreporter.write_line(f"wire: {find_description()[1]}")


class Place:
    """A stand-in with Alice and Bob in one channel, and the sample bot when it is asked for."""

    def __init__(self, discord: StandIn, database: Path) -> None:
        self.discord = discord
        self.alice: User = discord.add_user("Alice")
        self.bob: User = discord.add_user("Bob", locale="de")
        self.guild = discord.add_guild(members=[self.alice, self.bob])
        self.channel: Channel = discord.add_channel(self.guild, "games")
        self.bot = BotProcess(discord, database=database, script=SAMPLE, directory=ROOT)


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with StandIn() as discord:
        place = Place(discord, tmp_path / "sample.db")
        yield place
        await place.bot.kill()
