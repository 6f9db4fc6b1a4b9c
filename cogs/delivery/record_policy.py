"""The lasting record of a finished match or round, and what is shown once: cards, reviews. Part of cogs/delivery.

The message that showed a match becomes its record; if there is none or it is too old, a new one is posted. Records have
no mark: one left by a crash is found by its text. A card or review is posted when somebody shares it, once.
"""

import json
from collections.abc import Awaitable, Callable

from cogs.delivery.channels import may_attach, our_messages, post, with_these_words
from cogs.delivery.delivery import Delivery
from cogs.delivery.policy import Found, Policy
from cogs.library.answers import Reply, spoken_at
from cogs.servers.names import Names
from cogs.views.cards import Cards, card_mark
from cogs.views.controls.addresses import Address, read
from cogs.views.controls.marks import as_message, walk
from cogs.views.messages import Composer, Post
from cogs.views.review.controls import review_mark
from cogs.views.review.pages import ReviewPages
from data import Message, Parcel
from host.house import NoSuchTable, Session
from host.reviews import Reviews
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
        may_be_posted: bool,
    ) -> None:
        super().__init__(session.table.id, session.table.number, old, may_be_posted=may_be_posted)
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


class OncePolicy(Policy):
    """What somebody shows to everybody, once: a card or a review.

    It is never edited, and found again by the control that only it has, `mark`. `make` makes the message, in words if
    there may be no picture.
    """

    def __init__(
        self,
        delivery: Delivery,
        session: Session,
        parcel: Parcel,
        mark: Address,
        make: Callable[[bool], Awaitable[Post]],
    ) -> None:
        super().__init__(session.table.id, parcel.number, None, may_be_posted=delivery.may_be_posted([parcel]))
        self._bot = delivery.bot
        self._house = delivery.house
        self._session = session
        self._parcel = parcel
        self._mark = mark
        self._make = make

    async def find(self) -> Found | None:
        """Find the message that an earlier attempt posted."""
        head = self._session.head
        async for message in our_messages(self._bot, head.channel_id, head.guild_id):
            found = (read(str(getattr(part, "custom_id", None) or "")) for part in walk(message.components))
            if self._mark in found:
                return Found(as_message(message), self.drawn, True)
        return None

    async def post(self) -> Message:
        """Post it."""
        return await post(self._bot, self._session.head, self._make, self._parcel.nonce, self._house.now())


class Shared:
    """Delivers what somebody shows to everybody of a finished game: its card, its review."""

    def __init__(self, delivery: Delivery, names: Names, cards: Cards, reviews: Reviews, pages: ReviewPages) -> None:
        self.delivery = delivery
        self._names = names
        self._cards = cards
        self._reviews = reviews
        self._pages = pages

    async def card(self, session: Session | None, parcel: Parcel) -> Message | None:
        """Show a game's card; None if it isn't over."""
        table, head = _finished(session)
        if table is None or session is None:
            return None
        guild = self.delivery.bot.get_guild(head) if head is not None else None
        place, by = guild.name if guild is not None else "", _by(parcel)
        say = await spoken_at(self.delivery.bot, self.delivery.house.languages, head, by)

        async def make(picture: bool) -> Post:
            return await self._cards.card(table, say, by, place, picture=picture)

        return await self._show(session, parcel, card_mark(table), make)

    async def review(self, session: Session | None, parcel: Parcel) -> Message | None:
        """Show a game's review; None if it isn't kept any more."""
        table, head = _finished(session)
        review = None if table is None else await self._reviews.kept(table)
        if table is None or session is None or review is None:
            return None
        by = _by(parcel)
        name = await self._names.of(by)
        say = await spoken_at(self.delivery.bot, self.delivery.house.languages, head, by)

        async def make(picture: bool) -> Post:
            return await self._pages.shown(table, review, name, say, picture=picture)

        return await self._show(session, parcel, review_mark(table), make)

    async def _show(
        self, session: Session, parcel: Parcel, mark: Address, make: Callable[[bool], Awaitable[Post]]
    ) -> Message | None:
        return await self.delivery.show(OncePolicy(self.delivery, session, parcel, mark, make))


def _finished(session: Session | None) -> tuple[Finished | None, int | None]:
    """Return a table if its game is over, and its server. Raises NoSuchTable."""
    if session is None:
        raise NoSuchTable()
    return session.table if isinstance(session.table, Finished) else None, session.head.guild_id


def _by(parcel: Parcel) -> int:
    """Return who shows it."""
    return int(json.loads(parcel.payload)["by"])
