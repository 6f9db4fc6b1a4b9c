"""Share what somebody's day came to: one line that gives nothing away, or the same as a card."""

import discord
from discord.ui import ActionRow, TextDisplay

from cogs.controls.addresses import as_message, at_no_table
from cogs.controls.answers import NOBODY, Reply, attach, channel_speech, picture_item, tell, view_of
from cogs.controls.buttons import button, link, message_url, rows
from cogs.controls.sentences import UserError
from cogs.daily.page import SHARE
from cogs.daily.puzzle import FOOTBALL, RACE
from cogs.daily.race import play_address
from cogs.delivery.pauses import Pauses
from cogs.faces import Style
from cogs.press.desk import Desk
from cogs.press.press import Press
from data import GOES
from host.puzzle_day import puzzle_number
from host.streaks import streak_of
from render.daily import SharedDay, draw_day
from words import Speech

#: The words of the buttons that post it, in words and as a card.
_WORDS, _CARD = "words", "card"


class DailySharing:
    """Handles the control."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._pauses = Pauses(desk.house.now)

    async def press(self, press: Press) -> Reply:
        """Show what would be posted, or post it. Raises UserError, ArchiveError, HTTPException."""
        shared, say = await self._find(press), press.say
        if press.address.words in (_WORDS, _CARD):
            return await self._post(press, shared)
        name = await self._desk.names.of(press.person)
        post = button(say("button-share-post"), at_no_table(SHARE, _WORDS, press.position), Style.GOOD)
        card = button(say("button-daily-card"), at_no_table(SHARE, _CARD, press.position))
        told = f"{say('daily-share-title')}\n{tell_shared(shared, name, say)}"
        return tell(told, ActionRow(post, card))

    async def _find(self, press: Press) -> SharedDay:
        archive, house = self._desk.archive, self._desk.house
        football = await archive.puzzles.try_of(FOOTBALL, press.position, press.person)
        if football is None or football.ended_at is None:
            raise UserError("daily-nothing-to-share")
        race = await archive.puzzles.try_of(RACE, press.position, press.person)
        now = house.now()
        current = press.position == puzzle_number(now)
        streak = await streak_of(archive, house.outages, press.person, now) if current else None
        turns = 0 if race is None else race.score or 0
        stars = GOES + 1 - football.score if football.score else 0
        return SharedDay(press.position, stars, turns, streak.days if streak else 0)

    async def _post(self, press: Press, shared: SharedDay) -> Reply:
        """Post it in this channel, at most one thing in a short while."""
        interaction, channel, say = press.interaction, press.interaction.channel_id, press.say
        if channel is None:
            raise UserError("press-outdated")
        pictured = press.address.words == _CARD
        if interaction.guild_id is not None:
            await self._desk.rights.check(interaction, channel, files=pictured)
        loud = await channel_speech(self._desk.bot, self._desk.archive, interaction.guild_id, press.person)
        take_back = self._pauses.begin(press.person, channel)
        try:
            reply = await self._message(press, shared, loud, pictured=pictured)
            place = self._desk.bot.get_partial_messageable(channel, guild_id=interaction.guild_id)
            sent = await place.send(
                view=reply.view, files=reply.files, nonce=str(interaction.id), allowed_mentions=NOBODY
            )
        except BaseException:
            take_back()
            raise
        url = message_url(interaction.guild_id, as_message(sent))
        return tell(say("daily-shared"), ActionRow(link(say("button-jump"), url)), update=press.private)

    async def _message(self, press: Press, shared: SharedDay, say: Speech, *, pictured: bool) -> Reply:
        text = tell_shared(shared, await self._desk.names.of(press.person), say)
        items: list[discord.ui.Item[discord.ui.LayoutView]] = [TextDisplay(text)]
        files = []
        if pictured:
            name = await self._desk.names.for_menu(press.person)
            drawn = await self._desk.house.studio.paint(draw_day, shared, name, say.language)
            if drawn is not None:
                items.append(picture_item("daily.png", drawn.alt))
                files.append(attach(drawn.png, "daily.png"))
        return Reply(view_of(*items, *rows(button(say("button-daily-too"), play_address()))), files, public=True)


def tell_shared(shared: SharedDay, name: str, say: Speech) -> str:
    """Say in one line what somebody's day came to."""
    parts = [f"**{name}**", say("daily-name", number=str(shared.number)), f"⚽ {'★' * shared.stars or '–'}"]
    if shared.turns:
        parts.append(f"🦔 {say('daily-turns', turns=shared.turns)}")
    if shared.streak > 1:
        parts.append(f"🔥 {shared.streak}")
    return " · ".join(parts)
