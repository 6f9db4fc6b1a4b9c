"""Announcements of servers, such as the podium of a season: each posted once, where moderators want it.

Each is a row for its server, kind and name, so a restart loses nothing. An attempt is saved before it is made. The next
attempt first looks for a message that an earlier one posted; the nonce prevents the remaining duplicates.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator

import discord

from cogs.controls.addresses import Address
from cogs.controls.answers import server_speech
from cogs.delivery.channels import our_messages
from cogs.delivery.delivery import Delivery
from cogs.delivery.once_policy import Make, OncePolicy
from cogs.delivery.policy import UNKNOWN_CHANNEL
from cogs.delivery.rows import Rows, log_failure
from data import Announcement, Message
from host.house import House
from host.zones import quiet_until
from words import Speech

_PAUSE, _MOST_ATTEMPTS, _LOOK_BACK = 60 * 1000, 40, 300
#: Without permission it is retried for most of a day, because a moderator may grant it; a deleted channel is given up.
_MOST_FORBIDDEN = 24
#: The pause doubles up to this many times: 64 minutes.
_DOUBLED = 6


class Announcer(ABC):
    """Posts the announcements of one `kind`."""

    kind: str
    #: Whether Discord notifies nobody.
    silent = False

    def __init__(self, bot: discord.Client, house: House) -> None:
        self.bot, self.house = bot, house
        self._delivery = Delivery(bot, house)

    @abstractmethod
    def mark(self, announcement: Announcement) -> Address:
        """The address of the control that only this announcement's message has."""

    @abstractmethod
    async def maker(self, announcement: Announcement, say: Speech) -> Make | None:
        """Return what makes its message, in the server's language; None if there is nothing to post."""

    @abstractmethod
    async def find_next(self, announcement: Announcement, *, posted: bool) -> Announcement | None:
        """Return the one that waits once this one is `posted`, or else given up. Raises ArchiveError."""

    async def waits_until(self, announcement: Announcement) -> int | None:
        """Until when one that is due has to wait (unix ms); None if it can be posted. Raises ArchiveError."""
        server = await self.house.archive.servers.server(announcement.guild_id)
        return quiet_until(server.quiet, self.house.now())

    async def is_over(self, announcement: Announcement) -> bool:
        """Whether it isn't tried any more because it would come too late. Raises ArchiveError."""
        return False

    async def sweep(self) -> None:
        """Post what is due; a failing channel doesn't delay others. Raises ArchiveError."""
        busy, kept = self._delivery.busy(), self.house.archive.announcements
        for one in await kept.due(self.kind, self.house.now()):
            if _name(one) in busy:
                continue
            if (until := await self.waits_until(one)) is not None:
                await kept.postpone(one, until)
                continue
            pause = _PAUSE << min(one.attempts, _DOUBLED)
            if await kept.mark_tried(one, self.house.now() + pause):
                self.house.spawn(self._bring(one), self.kind)

    async def _bring(self, announcement: Announcement) -> None:
        async with self._delivery.turn(_name(announcement)):
            policy = AnnouncementPolicy(self, self._delivery, announcement)
            await self._delivery.settle(AnnouncementRow(self, announcement), self._delivery.show(policy))


class AnnouncementPolicy(OncePolicy):
    """One announcement, which its control tells from others; nothing is posted where we can't look for it."""

    def __init__(self, announcer: Announcer, delivery: Delivery, announcement: Announcement) -> None:
        one, self.silent = announcement, announcer.silent
        nonce = f"{one.kind}-{one.name}-{one.guild_id % 10**9}"
        mark, tried = announcer.mark(one), one.attempts > 0
        super().__init__(_name(one), delivery, one, mark, nonce, self._find_maker, may_be_posted=tried)
        self._announcer, self._one = announcer, one

    def latest(self) -> AsyncIterator[discord.Message]:
        """Yield those of our messages among which it is looked for."""
        where = self._one.channel_id, self._one.guild_id
        return our_messages(self._bot, *where, limit=_LOOK_BACK, blind=False)

    async def _find_maker(self) -> Make | None:
        if await self._announcer.is_over(self._one):
            return None
        say = await server_speech(self._bot, self._house.archive, self._one.guild_id)
        return await self._announcer.maker(self._one, say)


class AnnouncementRow(Rows):
    """The row of an announcement; attempts are counted before they are made, so a failure doesn't change it."""

    def __init__(self, announcer: Announcer, announcement: Announcement) -> None:
        self._announcer, self._one = announcer, announcement

    async def mark_shown(self, shown: Message | None) -> None:
        """Mark it as posted, or as given up, and let the next one wait, if its kind is still wanted."""
        following = await self._announcer.find_next(self._one, posted=shown is not None)
        message_id = None if shown is None else shown.message_id
        await self._announcer.house.archive.announcements.mark_done(self._one, message_id, following)

    async def mark_failed(self, error: Exception) -> None:
        """Give it up if the channel is gone, after enough attempts, or if it is too late."""
        log_failure(error, kind=self._one.kind, server=self._one.guild_id)
        patience = _MOST_FORBIDDEN if isinstance(error, discord.Forbidden) else _MOST_ATTEMPTS
        gone = getattr(error, "code", 0) == UNKNOWN_CHANNEL or self._one.attempts >= patience
        if gone or await self._announcer.is_over(self._one):
            await self.mark_shown(None)


def _name(announcement: Announcement) -> str:
    return f"{announcement.kind}-{announcement.name}-{announcement.guild_id}"
