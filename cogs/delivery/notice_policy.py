"""The notice to the players of a table that was set aside."""

import json

import discord

from cogs.controls.answers import spoken_at, tell
from cogs.delivery.channels import with_these_words
from cogs.delivery.delivery import Delivery
from cogs.delivery.policy import Found, Policy
from cogs.people.names import mention
from data import Message, Parcel, Pref, TableHead


class NoticePolicy(Policy):
    """One message that mentions everybody with a seat; it is never edited, and found again by its text."""

    def __init__(self, delivery: Delivery, head: TableHead, seated: list[int], parcel: Parcel) -> None:
        super().__init__(head.id, parcel.number, None, may_be_posted=delivery.may_be_posted([parcel]))
        self._bot = delivery.bot
        self._house = delivery.house
        self._head = head
        self._seated = seated
        self._parcel = parcel

    async def _view(self) -> discord.ui.LayoutView:
        reader = self._seated[0] if self._seated else None
        say = await spoken_at(self._bot, self._house.archive, self._head.guild_id, reader)
        text = say("aside", table=self._head.id, reason=json.loads(self._parcel.payload).get("reason", ""))
        if self._seated:
            text += "\n" + say("aside-players", names=say.all_of(mention(person) for person in self._seated))
        return tell(text).view

    async def find(self) -> Found | None:
        """Find a message with the same text."""
        found = await with_these_words(self._bot, self._head.channel_id, self._head.guild_id, await self._view())
        return None if found is None else Found(found, self.drawn, True)

    async def post(self) -> Message:
        """Post the notice."""
        people = self._house.archive.people
        called = [person for person in self._seated if (await people.person(person)).wants(Pref.PINGS)]
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in called]
        )
        channel = self._bot.get_partial_messageable(self._head.channel_id, guild_id=self._head.guild_id)
        sent = await channel.send(view=await self._view(), nonce=self._parcel.nonce, allowed_mentions=mentions)
        return Message(self._head.channel_id, sent.id, self._house.now())
