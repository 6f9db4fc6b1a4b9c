"""Fixtures of the wire tests: a stand-in with two people in one channel, the sample bot, requests by hand."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from testbed.standin import Channel, StandIn, User
from testbed.standin.spec import find_description
from tests.wire.bots import SAMPLE, ForkedProcess


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report which official description the requests were checked against, or why none."""
    terminalreporter.write_line(f"wire: {find_description()[1]}")


class Place:
    """A stand-in with Ana and Ben in one channel, and the sample bot on request."""

    def __init__(self, discord: StandIn, database: Path) -> None:
        self.discord = discord
        self.ana: User = discord.add_user("Ana")
        self.ben: User = discord.add_user("Ben", locale="de")
        self.guild = discord.add_guild(members=[self.ana, self.ben])
        self.channel: Channel = discord.add_channel(self.guild, "games")
        self.bot = ForkedProcess(discord, database=database, script=SAMPLE)


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with StandIn() as discord:
        place = Place(discord, tmp_path / "sample.db")
        yield place
        await place.bot.kill()


class Hand:
    """Plain requests to the stand-in, with the bot's token."""

    def __init__(self, place: Place, session: aiohttp.ClientSession) -> None:
        self.discord, self.session = place.discord, session
        self.channel_path = f"/channels/{place.channel.id}/messages"

    async def __call__(self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None) -> Any:
        form: dict[str, Any] = {"json": body} if body is not None else {}
        if files:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body))
            for number, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{number}]", content, filename=name)
            form = {"data": data}
        headers = {"Authorization": f"Bot {self.discord.token}"}
        url = self.discord.api_base + path
        async with self.session.request(method, url, headers=headers, **form) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None


@pytest.fixture
async def hand(place: Place) -> AsyncIterator[Hand]:
    async with aiohttp.ClientSession() as session:
        yield Hand(place, session)
