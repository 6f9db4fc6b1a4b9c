"""The messages that show hands: found again, taken away. Part of cogs/delivery: imports data, words."""

import discord
import structlog

from cogs.delivery.mail import Mail
from cogs.library.answers import tell
from cogs.views.controls.marks import HAND, as_message, marked
from data import Archive, Hand
from words import speech

log = structlog.get_logger("letters")

_LOOK_BACK = 50


class Letters:
    """Messages of ours in people's direct messages."""

    def __init__(self, bot: discord.Client, archive: Archive, mail: Mail) -> None:
        self._bot = bot
        self._archive = archive
        self._mail = mail

    def message(self, hand: Hand) -> discord.PartialMessage:
        """The message of a hand, to be edited."""
        return self._bot.get_partial_messageable(hand.channel_id).get_partial_message(hand.message_id)

    async def take_away(self, table_id: str, old: Hand | None, instead: str) -> None:
        """Delete a message that shows a hand no more; where that cannot be, one line is left of it.

        Raises HTTPException where that may go well later.
        """
        if old is None:
            return
        try:
            await self._bot.http.delete_message(old.channel_id, old.message_id)
        except discord.HTTPException as error:
            if error.status == 404:
                return
            _raise_passing(error)
            log.info("an old hand cannot be deleted", table=table_id, code=error.code)
            left = tell(speech(await self._mail.language(old.person_id))(instead, table=table_id))
            try:
                await self.message(old).edit(view=left.view, attachments=[])
            except discord.HTTPException as refused:
                _raise_passing(refused)

    async def look(self, table_id: str, person: int, kept: Hand | None) -> tuple[Hand | None, int]:
        """The newest message with this hand that stands in the channel, and the number it shows, both marked in it.

        Whatever other messages of this hand a crash has left are taken away.
        """
        channel_id = (await self._archive.people.person(person)).dm_channel_id or (kept and kept.channel_id)
        if not channel_id:
            return kept, 0
        own = self._bot.user.id if self._bot.user else 0
        found: list[Hand] = []
        try:
            async for message in self._bot.get_partial_messageable(channel_id).history(limit=_LOOK_BACK):
                number = marked(message, table_id, HAND) if message.author.id == own else None
                if number is not None:
                    at = as_message(message).created_at
                    found.append(Hand(table_id, person, channel_id, message.id, number, at))
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            return kept, 0  # without the history the nonce alone guards against a second post
        if not found:
            return kept, 0
        newest, *others = found
        if kept is not None and kept.message_id not in {hand.message_id for hand in found}:
            others.append(kept)
        await self._archive.hands.save(newest)
        for other in others:
            try:
                await self.take_away(table_id, other, "hand-moved")
            except discord.HTTPException as error:  # the hand itself is there
                log.info("an old hand stays", table=table_id, code=error.code)
        return newest, newest.number


def _raise_passing(error: discord.HTTPException) -> None:
    """Raise what may be over after a while."""
    if error.status >= 500 or error.status == 429:
        raise error
