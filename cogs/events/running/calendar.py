"""Discord's own calendar: a coming event stands there too, where the bot may create events; nothing depends on it."""

from datetime import UTC, datetime, timedelta

import discord
import structlog

from cogs.controls.answers import server_speech
from cogs.controls.buttons import message_url
from cogs.events.running.ledger import SIGN_UP, KeptEvent
from cogs.people.rights import is_open
from cogs.press.desk import Desk
from tournaments.tournament import Close
from words.games import title_in_menu

log = structlog.get_logger("events")

#: In the place of an entry's id: there is none, and none is tried again.
NONE = -1
#: How long an evening or a live cup is said to take, and a slow event (hours).
_LIVE, _SLOW = 2, 24
#: Discord's limits (characters), and how long before the start an entry is worth it (ms).
_NAME, _ABOUT, _LEAST = 100, 1000, 5 * 60 * 1000


def _is_open(guild: discord.Guild, channel_id: int) -> bool:
    """Whether every member of a server sees a channel."""
    channel = guild.get_channel(channel_id)
    return channel is not None and is_open(channel)


class Calendar:
    """Keeps the entry of an event in step with it."""

    def __init__(self, desk: Desk) -> None:
        #: When each entry begins, and where it leads.
        self._desk, self._shown = desk, dict[str, tuple[int, str]]()

    async def follow(self, kept: KeptEvent) -> None:
        """Make the entry of an event that was announced, or move it with the event; everybody in the server sees it.

        Raises ArchiveError.
        """
        event, head = kept.event, kept.head
        if (
            event.commenced is not None
            or head.calendar_id == NONE
            or event.plan.start - self._desk.house.now() < _LEAST
        ):
            return
        url = await self._sign_up(kept)
        guild = self._desk.bot.get_guild(head.guild_id)
        if url is None or guild is None or not _is_open(guild, head.channel_id):
            return
        if head.calendar_id and self._shown.get(head.id) == (event.plan.start, url):
            return
        if not await self._desk.rights.creates_events(head.guild_id):
            return
        try:
            made = await self._show(guild, kept, url)
            await self._desk.archive.events.place(head.id, None, made)
            self._shown[head.id] = event.plan.start, url
        except Exception as error:  # nothing depends on it
            log.warning("an event isn't in the calendar", tournament=head.id, error=str(error))
            await self._desk.archive.events.place(head.id, None, NONE)

    async def close(self, kept: KeptEvent, why: Close) -> None:
        """End the entry with its event, or cancel it."""
        guild = self._desk.bot.get_guild(kept.head.guild_id)
        self._shown.pop(kept.head.id, None)
        if guild is None or kept.head.calendar_id in (0, NONE):
            return
        try:
            entry = await guild.fetch_scheduled_event(kept.head.calendar_id)
            if entry.status is discord.EventStatus.scheduled and why is Close.OVER:
                entry = await entry.start()  # it began earlier than planned
            if entry.status is discord.EventStatus.active:
                await entry.end()
            elif entry.status is discord.EventStatus.scheduled:
                await entry.cancel()
        except (discord.HTTPException, ValueError) as error:
            log.info("an entry stays in the calendar", tournament=kept.head.id, error=type(error).__name__)

    async def _show(self, guild: discord.Guild, kept: KeptEvent, url: str) -> int:
        event, begin = kept.event, datetime.fromtimestamp(kept.event.plan.start / 1000, UTC)
        end = begin + timedelta(hours=_SLOW if event.plan.slow else _LIVE)
        say = await server_speech(self._desk.bot, self._desk.archive, guild.id)
        about = say("event-calendar", game=title_in_menu(event.plan.game, say), url=url)[:_ABOUT]
        if kept.head.calendar_id:
            entry = await guild.fetch_scheduled_event(kept.head.calendar_id)
            name = event.plan.name[:_NAME]
            await entry.edit(start_time=begin, end_time=end, name=name, location=url, description=about)
            return entry.id
        for known in guild.scheduled_events:  # made before a crash
            if known.location == url:
                return known.id
        cover = await self._desk.house.studio.cover(event.plan.game, say.language)
        made = await guild.create_scheduled_event(
            name=event.plan.name[:_NAME],
            start_time=begin,
            end_time=end,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=url,
            description=about,
            image=discord.utils.MISSING if cover is None else cover.png,
        )
        return made.id

    async def _sign_up(self, kept: KeptEvent) -> str | None:
        """The address of the message where people join; None before it is posted."""
        posts = await self._desk.archive.events.posts_of(kept.head.id)
        found = next((one.message for one in posts if one.name == SIGN_UP and one.message is not None), None)
        return None if found is None else message_url(kept.head.guild_id, found)
