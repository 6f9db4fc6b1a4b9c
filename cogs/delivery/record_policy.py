"""The lasting record of a finished match or round.

The message that showed a match becomes its record; if there is none or it is too old, a new one is posted. Records have
no mark: one left by a crash is found by its text.
"""

from cogs.controls.answers import Reply
from cogs.delivery.channels import may_attach, post, with_these_words
from cogs.delivery.delivery import Delivery
from cogs.delivery.policy import Found, Policy
from cogs.table.messages import Composer, Post
from data import Message
from host.house import Session
from rules.table.errors import needs_begun
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
