"""Channels for direct messages are opened one at a time with pauses, and not at all during a rate limit."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.controls.answers import Reply
from cogs.delivery.mail import REST, DirectMessagesClosed, Mail, TooFast
from data import Archive, open_archive

PAUSE = 0.05


@pytest.fixture
async def archive(database: Path) -> AsyncIterator[Archive]:
    async with open_archive(database) as opened:
        yield opened


class HttpStub:
    """The part of Discord that opens channels for direct messages."""

    def __init__(self) -> None:
        self.opened: list[tuple[int, float]] = []
        self.refusal: tuple[int, int] | None = None

    async def start_private_message(self, person: int) -> dict[str, Any]:
        self.opened.append((person, time.monotonic()))
        if self.refusal is not None:
            status, code = self.refusal
            response: Any = SimpleNamespace(status=status, reason="no")
            raise discord.Forbidden(response, {"code": code, "message": "no"})
        await asyncio.sleep(0.001)
        return {"id": str(person + 1000)}


def mail(archive: Archive, http: HttpStub) -> Mail:
    bot: Any = SimpleNamespace(http=http)
    made = Mail(bot, archive)
    made.spacing = PAUSE
    return made


async def test_channels_are_opened_once_and_one_at_a_time(archive: Archive) -> None:
    http = HttpStub()
    post = mail(archive, http)
    await asyncio.gather(*(post.find(person) for person in (1, 2, 3, 4, 1, 2)))
    await asyncio.gather(*(post.find(person) for person in (1, 2, 3, 4)))
    assert sorted(person for person, _ in http.opened) == [1, 2, 3, 4]
    times = [at for _, at in http.opened]
    assert all(later - earlier >= PAUSE * 0.9 for earlier, later in itertools.pairwise(times))
    assert (await archive.people.person(3)).dm_channel_id == 1003


@pytest.mark.parametrize("refusal", [(403, 40003), (429, 0)])
async def test_nobody_tries_for_a_while_after_a_rate_limit(archive: Archive, refusal: tuple[int, int]) -> None:
    http = HttpStub()
    http.refusal = refusal
    post = mail(archive, http)
    outcomes = await asyncio.gather(*(post.find(person) for person in (1, 2, 3)), return_exceptions=True)
    assert len(http.opened) == 1
    assert all(isinstance(outcome, TooFast) and outcome.seconds > REST / 2 for outcome in outcomes)
    assert not await post.is_closed(1)


@pytest.mark.parametrize("code", [50007, 50278, 0])
async def test_refused_direct_messages_are_reported_as_closed(archive: Archive, code: int) -> None:
    http = HttpStub()
    http.refusal = (403, code)
    with pytest.raises(DirectMessagesClosed):
        await mail(archive, http).find(1)


async def test_closed_direct_messages_are_mentioned_once_until_they_close_again(archive: Archive) -> None:
    post = mail(archive, HttpStub())
    await post.close(1, again=False)
    assert await post.is_closed(1)
    assert [await post.untold(1), await post.untold(1)] == [True, False]
    await post.close(1, again=False)
    assert not await post.untold(1)
    await post.close(1, again=True)
    assert await post.untold(1)


async def test_a_newer_channel_is_kept_when_the_older_one_is_gone(archive: Archive) -> None:
    """The person writes to us from a new channel while Discord reports the old one as unknown."""
    sent: list[int] = []

    async def send(channel_id: int) -> Any:
        if channel_id == 77:
            await archive.people.save_dm_channel(1, 78)
            response: Any = SimpleNamespace(status=404, reason="gone")
            raise discord.NotFound(response, {"code": 10003, "message": "Unknown Channel"})
        sent.append(channel_id)
        return SimpleNamespace(id=5)

    http = HttpStub()
    post = mail(archive, http)
    channels: Any = lambda channel_id: SimpleNamespace(send=lambda **_: send(channel_id))  # noqa: E731
    post._bot.get_partial_messageable = channels
    await archive.people.save_dm_channel(1, 77)
    message = await post.send(1, Reply(discord.ui.LayoutView()), nonce="n", silent=True, now=9)
    assert (message.channel_id, sent, http.opened) == (78, [78], [])
    assert (await archive.people.person(1)).dm_channel_id == 78


def test_discord_py_still_has_the_method_that_opens_channels() -> None:
    assert callable(discord.http.HTTPClient.start_private_message)
