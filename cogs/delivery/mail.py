"""Direct messages: find each person's channel, and send there.

Channels are remembered; new ones are opened one at a time and not too fast, or Discord treats us as spam (40003).
Closed direct messages are remembered too, so that nobody waits for a message that can't arrive.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import discord
import structlog

from cogs.controls.answers import NOBODY, Reply, copies_of
from cogs.delivery.policy import NotNow
from data import Archive, Message, Pref

log = structlog.get_logger("mail")

#: The pause between opening two channels, and the pause after Discord refused because of too many (seconds).
SPACING, REST = 1.0, 120.0
#: If the queue to open a channel is longer than this, the person is retried later (seconds).
LONGEST_WAIT = 10.0
#: Opening a channel is stopped after this time, so that the queue moves on (seconds).
LONGEST_OPENING = 60.0
_TOO_FAST = 40003
#: What is saved about somebody whose direct messages are closed: whether they have been told.
_UNTOLD, _TOLD = "closed", "told"
#: Discord's error codes for direct messages that are closed to everybody, or to bots without a server in common.
_CLOSED = (50007, 50278)


class DirectMessagesClosed(Exception):
    """This person's direct messages are closed to us."""


class TooFast(NotNow):
    """Discord allows no new direct-message channel for `seconds`."""


@contextmanager
def _closed_as_error() -> Iterator[None]:
    """Turn Discord's errors about closed direct messages into DirectMessagesClosed."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code not in _CLOSED and error.status != 403:
            raise
        raise DirectMessagesClosed from error


class Mail:
    """Sends direct messages."""

    def __init__(self, bot: discord.Client, archive: Archive) -> None:
        self._bot, self._archive = bot, archive
        self._line = asyncio.Lock()
        self._free_at = 0.0
        self.spacing = SPACING

    async def send(self, person: int, reply: Reply, *, nonce: str, silent: bool, now: int) -> Message:
        """Post to a person, silently or not. Raises DirectMessagesClosed, TooFast, HTTPException.

        A remembered channel that is gone is opened again.
        """
        with _closed_as_error():
            message = await self._send(person, reply, nonce, silent, now)
        await self._set(person, None)
        return message

    async def find(self, person: int) -> None:
        """Make sure a person's channel is known, queueing to open it. Raises like `send`."""
        with _closed_as_error():
            if (await self._archive.people.person(person)).dm_channel_id is None:
                await self._open(person)

    async def _send(self, person: int, reply: Reply, nonce: str, silent: bool, now: int) -> Message:
        kept = (await self._archive.people.person(person)).dm_channel_id
        if kept is not None:
            try:
                return await self._post(kept, reply, nonce, silent, now)
            except discord.HTTPException as error:
                if error.code in _CLOSED or error.status not in (403, 404):
                    raise
                await self._archive.people.forget_dm_channel(person, kept)
        return await self._post(await self._open(person), reply, nonce, silent, now)

    async def _post(self, channel_id: int, reply: Reply, nonce: str, silent: bool, now: int) -> Message:
        channel = self._bot.get_partial_messageable(channel_id)
        files = copies_of(reply.files)
        sent = await channel.send(view=reply.view, files=files, nonce=nonce, silent=silent, allowed_mentions=NOBODY)
        return Message(channel_id, sent.id, now)

    async def _open(self, person: int) -> int:
        """Open a person's channel when its turn comes, unless it has just been opened."""
        async with self._line:
            kept = (await self._archive.people.person(person)).dm_channel_id
            if kept is not None:
                return kept
            wait = self._free_at - time.monotonic()
            if wait > LONGEST_WAIT:
                raise TooFast(wait)
            await asyncio.sleep(max(0.0, wait))
            self._free_at = time.monotonic() + self.spacing
            try:
                async with asyncio.timeout(LONGEST_OPENING):
                    opened = await self._bot.http.start_private_message(person)
            except discord.HTTPException as error:
                if error.code != _TOO_FAST and error.status != 429:
                    raise
                self._free_at = time.monotonic() + REST
                log.warning("opening direct messages too fast", code=error.code)
                raise TooFast(REST) from error
            channel_id = int(opened["id"])
            await self._archive.people.save_dm_channel(person, channel_id)
            return channel_id

    async def is_closed(self, person: int) -> bool:
        """Whether this person's direct messages were closed the last time."""
        return (await self._archive.people.person(person)).closed

    async def close(self, person: int, *, again: bool) -> None:
        """Remember closed direct messages; `again` re-arms the notice to the person."""
        if again or not await self.is_closed(person):
            await self._set(person, _UNTOLD)

    async def untold(self, person: int) -> bool:
        """Whether their direct messages are closed and they don't know yet; from now on they count as told."""
        if (await self._archive.people.person(person)).prefs.get(Pref.DIRECT) != _UNTOLD:
            return False
        await self._set(person, _TOLD)
        return True

    async def _set(self, person: int, state: str | None) -> None:
        if (await self._archive.people.person(person)).prefs.get(Pref.DIRECT) != state:
            await self._archive.people.save(person, {Pref.DIRECT: state})
