"""The lasting record of a finished match or round, and the card of a finished game. Part of cogs/delivery.

The message that showed a match becomes its record; if there is none or it is too old, a new one is posted. Records have
no mark: one left by a crash is found by its text. A card is posted when somebody shares it, once.
"""

import json

from cogs.delivery.channels import may_attach, our_messages, post, with_these_words
from cogs.delivery.delivery import Delivery
from cogs.delivery.policy import Found, Policy
from cogs.delivery.rows import may_stand
from cogs.library.answers import Reply, spoken_in
from cogs.views.cards import Cards, card_mark
from cogs.views.controls.addresses import read
from cogs.views.controls.marks import as_message, walk
from cogs.views.messages import Composer, Post
from data import Message, Parcel
from host.house import Session
from rules.table.errors import needs_begun
from rules.table.table import Finished
from words import Speech


class RecordPolicy(Policy):
    """The record of a chapter, in place of the message that showed it."""

    def __init__(
        self,
        delivery: Delivery,
        composer: Composer,
        session: Session,
        say: Speech,
        *,
        chapter: int,
        nonce: str,
        old: Message | None,
        may_stand: bool,
    ) -> None:
        super().__init__(session.table.id, session.table.number, old, may_stand=may_stand)
        self._bot = delivery.bot
        self._house = delivery.house
        self._composer = composer
        self._session = session
        self._say = say
        self._chapter = chapter
        self._nonce = nonce

    async def find(self) -> Found | None:
        """Find a message with the same text."""
        made = await self._record(False)
        head = self._session.head
        found = await with_these_words(self._bot, head.channel_id, head.guild_id, made.view)
        if found is None:
            return None
        replaced = self.old is not None and self.old.message_id != found.message_id
        return Found(found, self.drawn, True, (self.old,) if replaced and self.old else ())

    async def content(self) -> Reply:
        """Make the record, with a picture if that is allowed."""
        made = await self._record(may_attach(self._bot, self._session.head.channel_id))
        return Reply(made.view, made.files)

    async def post(self) -> Message:
        """Post the record."""
        return await post(self._bot, self._session.head, self._record, self._nonce, self._house.now())

    async def _record(self, picture: bool) -> Post:
        return await self._composer.record(needs_begun(self._session.table), self._say, self._chapter, picture=picture)


class CardPolicy(Policy):
    """A card that somebody shares; it is never edited, and found again by the control that only it has."""

    def __init__(self, delivery: Delivery, cards: Cards, session: Session, parcel: Parcel) -> None:
        found_first = may_stand([parcel], delivery.started, delivery.house.now())
        super().__init__(session.table.id, parcel.number, None, may_stand=found_first)
        self._bot = delivery.bot
        self._house = delivery.house
        self._cards = cards
        self._session = session
        self._parcel = parcel

    async def find(self) -> Found | None:
        """Find the message that an earlier attempt posted."""
        head, mark = self._session.head, card_mark(self._session.table)
        async for message in our_messages(self._bot, head.channel_id, head.guild_id):
            found = (read(str(getattr(part, "custom_id", None) or "")) for part in walk(message.components))
            if mark in found:
                return Found(as_message(message), self.drawn, True)
        return None

    async def prepare(self) -> bool:
        """Find out whether the game is over, without which it has no card."""
        return isinstance(self._session.table, Finished)

    async def post(self) -> Message:
        """Post the card."""
        return await post(self._bot, self._session.head, self._card, self._parcel.nonce, self._house.now())

    async def _card(self, picture: bool) -> Post:
        table, guild_id = self._session.table, self._session.head.guild_id
        assert isinstance(table, Finished), "prepare comes first"
        guild = self._bot.get_guild(guild_id) if guild_id is not None else None
        by = int(json.loads(self._parcel.payload)["by"])
        say = await spoken_in(self._bot, self._house.languages, guild_id)
        return await self._cards.card(table, say, by, guild.name if guild is not None else "", picture=picture)
