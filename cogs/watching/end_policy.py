"""The message to one follower of a table whose game is over."""

import json

import discord
from discord.ui import ActionRow

from cogs.controls.answers import Reply, spoken_at, tell
from cogs.controls.buttons import link
from cogs.delivery.channels import with_these_words
from cogs.delivery.delivery import Delivery
from cogs.delivery.mail import DoorClosed, Mail
from cogs.delivery.policy import Found, Policy
from cogs.people.people import mention
from cogs.table.lines import ended
from cogs.table.messages import Composer
from cogs.table.panels import board_link, place_of
from data import Message, Parcel, Pref
from host.house import Session
from rules.table.table import Finished
from words import Speech, speech
from words.games import game_title


def follower_of(parcel: Parcel) -> int:
    """Return the person whom a parcel tells."""
    return int(json.loads(parcel.payload)["person"])


class EndPolicy(Policy):
    """One direct message or, if those are closed, one mention in the table's channel; found again by its text."""

    def __init__(
        self, delivery: Delivery, mail: Mail, composer: Composer, session: Session, table: Finished, parcel: Parcel
    ) -> None:
        super().__init__(parcel.nonce, parcel.number, None, may_be_posted=delivery.may_be_posted([parcel]))
        self._bot = delivery.bot
        self._house = delivery.house
        self._mail = mail
        self._composer = composer
        self._session = session
        self._table = table
        self._person = follower_of(parcel)
        self._nonce = parcel.nonce

    async def _letter(self) -> Reply:
        """Make the direct message, in the person's language."""
        language = (await self._house.archive.people.person(self._person)).language
        return await self._reply(speech(language), "follow-over")

    async def _call(self) -> Reply:
        """Make the mention in the channel, in the server's language."""
        say = await spoken_at(self._bot, self._house.archive, self._session.head.guild_id, self._person)
        return await self._reply(say, "follow-over-here")

    async def _reply(self, say: Speech, words: str) -> Reply:
        table, session = self._table, self._session
        told = ended(table, say, (await self._composer.cast(table, say)).who)
        facts = {"game": game_title(table.game_key, say), "table": table.id, "place": place_of(session)}
        text = say(words, person=mention(self._person), told=told, **facts)
        address = board_link(session)
        return tell(text, *([] if address is None else [ActionRow(link(say("button-jump"), address))]))

    async def find(self) -> Found | None:
        """Find a message with the same text in the person's direct messages or in the channel."""
        head = self._session.head
        own = (await self._house.archive.people.person(self._person)).dm_channel_id
        found = None
        if own is not None:
            found = await with_these_words(self._bot, own, None, (await self._letter()).view)
        if found is None:
            found = await with_these_words(self._bot, head.channel_id, head.guild_id, (await self._call()).view)
        return None if found is None else Found(found, self.drawn, True)

    async def post(self) -> Message:
        """Post the message. Raises DoorClosed if the person has closed direct messages and wants no mentions."""
        try:
            return await self._mail.send(
                self._person, await self._letter(), nonce=self._nonce, silent=False, now=self._house.now()
            )
        except DoorClosed:
            if not (await self._house.archive.people.person(self._person)).wants(Pref.PINGS):
                raise
        head = self._session.head
        channel = self._bot.get_partial_messageable(head.channel_id, guild_id=head.guild_id)
        called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(self._person)])
        view = (await self._call()).view
        sent = await channel.send(view=view, nonce=f"{self._nonce}c", allowed_mentions=called)
        return Message(head.channel_id, sent.id, self._house.now())
