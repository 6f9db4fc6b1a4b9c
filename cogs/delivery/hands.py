"""Hands by direct message: delivered when due, and what people do with them.

Each person has one message for each table with hidden hands. Hands that are due are rows of the outbox, saved together
with the move, and delivered to each person separately, so that closed direct messages delay nobody else.
"""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import discord
import structlog

from cogs.controls.answers import NOBODY, after_the_answer, speech_of, tell
from cogs.controls.sentences import UserError
from cogs.delivery.hand_policy import LONGEST, HandDelivery, HandPolicy, hand_in, person_of, reason
from cogs.delivery.mail import DirectMessagesClosed, Mail, TooFast
from cogs.delivery.rows import ParcelRows
from cogs.people.access import Access
from cogs.people.people import Members
from cogs.table.panels import Panels
from data import Message, Parcel
from host.house import House, NoSuchTable, Session
from host.steps import Kind, call_parcel
from rules.table.errors import TableRefusal
from rules.table.shows import HandReason
from rules.table.table import EndedTable

log = structlog.get_logger("hands")

#: How long an answer waits for the first message to somebody who has sat down (seconds).
TEST_PATIENCE = 0.7
#: After this many failures the person is mentioned at the board, while the message is still retried.
CALLED_AFTER = 2


class Gone(Exception):
    """This person may no longer see their hand: they have left the server, are banned, or the channel is hidden."""


class HandRows(ParcelRows):
    """The parcels of one person's hand; somebody without direct messages is mentioned at the board."""

    longest = None
    most_attempts = 40
    ends_with_channel = False

    def __init__(self, house: House, mail: Mail, person: int, parcels: Iterable[Parcel], drawn: int) -> None:
        super().__init__(house, parcels, drawn)
        self._mail, self._person = mail, person

    async def mark_failed(self, error: Exception) -> None:
        """Mention the person at the board; give up if no message gets through, else retry later."""
        match error:
            case Gone():
                await self._call(self.parcels)  # in case they come back
                await self.drop("gone")
            case DirectMessagesClosed():
                await self._mail.close(
                    self._person, again=any(reason(one) is HandReason.WELCOME for one in self.parcels)
                )
                await self._call(self.parcels)
                await self.drop("closed")
            case NoSuchTable():
                await super().mark_failed(error)
            case _:
                await self._call([parcel for parcel in self.parcels if parcel.attempts + 1 >= CALLED_AFTER])
                await super().mark_failed(error)

    async def _call(self, parcels: Sequence[Parcel]) -> None:
        for parcel in parcels[::-1]:
            if json.loads(parcel.payload).get("call"):
                wanted = partial(call_parcel, person=self._person, number=parcel.number)
                await self._house.show_once(parcel.table_id, wanted)
                return


class Hands:
    """Delivers everybody's hands."""

    def __init__(
        self, bot: discord.Client, house: House, panels: Panels, mail: Mail, members: Members, access: Access
    ) -> None:
        self._house, self._access, self._mail, self._members = house, access, mail, members
        self._delivery = HandDelivery(bot, house, panels, mail)
        self._busy: Counter[str] = Counter()
        #: Whose hands are about to be delivered, by the names of their locks.
        self._coming: set[str] = set()
        house.listeners.append(self._on_change)

    def _on_change(self, session: Session, actor: int | None) -> None:
        guild_id = session.head.guild_id
        if session.table.game.about.hidden and guild_id is not None and self._house.cluster.has(guild_id):
            self._house.spawn(self._after_the_answer(session.table.id), "bring hands")

    async def _after_the_answer(self, table_id: str) -> None:
        await after_the_answer()
        await self.bring(table_id)

    # Delivery ------------------------------------------------------------------------------------------------------

    async def sweep(self, until: int, most: int, *, postponed: bool) -> None:
        """Start delivering up to `most` hands due by `until` (unix ms), except at tables already being served.

        With `postponed`, also hands that were put off. Raises ArchiveError.
        """
        busy = set(self._busy) | self._delivery.backoff.resting()
        due = await self._house.archive.outbox.due(until, most, exclude=busy, kinds=(Kind.HAND,))
        for table_id in dict.fromkeys(parcel.table_id for parcel in due):
            self._house.spawn(self.bring(table_id, postponed=postponed), "bring hands")

    async def bring(self, table_id: str, *, postponed: bool = False) -> None:
        """Deliver all hands of a table that are due, with `postponed` also those put off; if the archive fails, the
        table pauses.
        """
        self._busy[table_id] += 1
        try:
            async with self._delivery.backing_off(table_id):
                people = dict.fromkeys(person_of(parcel) for parcel in await self._waiting(table_id))
                work = (self._bring_to(table_id, person, postponed=postponed) for person in people)
                failures = [error for error in await asyncio.gather(*work, return_exceptions=True) if error is not None]
                if failures:
                    raise failures[0]
        finally:
            self._busy[table_id] -= 1
            if not self._busy[table_id]:
                del self._busy[table_id]

    @asynccontextmanager
    async def hold_back(self, table_ids: Collection[str], person: int) -> AsyncIterator[None]:
        """Deliver somebody none of their hands at these tables until the block ends, nor any hand on its way now."""
        names = {_name(table_id, person) for table_id in table_ids}
        names |= {name for name in self._delivery.active_names() if name.endswith(f"/{person}")}
        async with AsyncExitStack() as stack:
            for name in sorted(names):
                await stack.enter_async_context(self._delivery.lock(name))
            yield

    async def _waiting(self, table_id: str) -> list[Parcel]:
        return [parcel for parcel in await self._house.archive.outbox.of_table(table_id) if parcel.kind == Kind.HAND]

    async def _bring_to(self, table_id: str, person: int, *, postponed: bool = False) -> None:
        """Show one person's hand once it isn't being shown: once for all changes until then."""
        name = _name(table_id, person)
        if name in self._coming:
            return
        self._coming.add(name)
        async with AsyncExitStack() as turn:
            try:
                await turn.enter_async_context(self._delivery.lock(name))
            finally:
                self._coming.discard(name)
            await self._settle(table_id, person, postponed=postponed)

    async def _settle(self, table_id: str, person: int, *, postponed: bool) -> None:
        """Show one person's hand if any of its parcels is due, and mark all of them by the result.

        What was put off after a failure waits until then, however often the table changes; a new parcel is due at once.
        """
        parcels = [parcel for parcel in await self._waiting(table_id) if person_of(parcel) == person]
        now = self._house.now()
        if not any(postponed or parcel.due <= now for parcel in parcels):
            return
        try:
            session = await self._house.session(table_id)
        except Exception as error:  # any error: there is nothing to render, and other hands must not wait
            everything = max(parcel.number for parcel in parcels)
            await HandRows(self._house, self._mail, person, parcels, everything).mark_failed(error)
            return
        rows = HandRows(self._house, self._mail, person, parcels, session.table.number)
        if rows.parcels:
            await self._delivery.settle(rows, self._show(session, person, rows))

    async def _show(self, session: Session, person: int, rows: HandRows) -> Message | None:
        """Show a hand as it is now; None if nothing is left to show. Raises Gone, DirectMessagesClosed, TooFast."""
        table, archive = session.table, self._house.archive
        if await self._is_gone(session, person):
            raise Gone
        old = await self._message_of(table.id, person)
        policy = HandPolicy(self._delivery, session, person, old, rows)
        shown = await self._delivery.show(policy)
        if isinstance(table, EndedTable) or table.seat_of(person) is None:  # the last message stays as it is
            rows.place = None
            await archive.hands.forget(table.id, person)
        return shown

    async def _is_gone(self, session: Session, person: int) -> bool:
        """Whether somebody with a seat has left the server or was shut out. Raises HTTPException, ArchiveError."""
        guild = session.head.guild_id
        if guild is None or session.table.seat_of(person) is None:
            return False
        if await self._members.has_left(guild, person):
            return True
        try:
            await self._access.check_still(session, person)
        except (UserError, TableRefusal):
            return True
        return False

    async def _message_of(self, table_id: str, person: int) -> Message | None:
        """Return the message that shows a hand, or None."""
        hand = await self._house.archive.hands.hand(table_id, person)
        return None if hand is None else Message(hand.channel_id, hand.message_id, hand.created_at)

    # What people do ------------------------------------------------------------------------------------------------

    def note_press(self, table_id: str, person: int, message: Message, number: int) -> None:
        """Note that a press has renewed this message: everything up to that number is shown."""
        self._delivery.note_press(table_id, person, message, number)
        self._house.spawn(self._catch_up(table_id, person, message, number), "catch a hand up")

    def forget_person(self, person: int) -> None:
        """Forget which hands of somebody a press has renewed."""
        self._delivery.forget_person(person)

    async def _catch_up(self, table_id: str, person: int, message: Message, number: int) -> None:
        """Renew a hand if the table changed while it was being rendered."""
        if (await self._house.session(table_id)).table.number <= number:
            return
        async with self._lock(table_id, person):
            session = await self._house.session(table_id)
            old = await self._message_of(table_id, person) or message  # once the game is over, none is saved
            if session.table.seat_of(person) is None or old.message_id != message.message_id:
                return
            policy = HandPolicy(self._delivery, session, person, old)
            policy.due = number + 1
            try:
                async with self._delivery.slots, asyncio.timeout(LONGEST):
                    await self._delivery.renew(policy, old)
            except (TimeoutError, discord.HTTPException) as error:
                log.info("could not update a hand yet", table=table_id, error=type(error).__name__)

    async def adopt(self, table_id: str, person: int, message: Message, number: int) -> None:
        """Make a message that the person asked for in direct messages the hand from now on."""
        async with self._lock(table_id, person):
            await self._put(table_id, person, message, number)
        self._house.spawn(self._catch_up(table_id, person, message, number), "catch a hand up")

    async def _put(self, table_id: str, person: int, message: Message, number: int) -> None:
        """Save that a message shows a hand, and retire the old one: no row remembers it, so it is saved first."""
        old = await self._message_of(table_id, person)
        await self._house.archive.hands.save(hand_in(message, table_id, person, number))
        if old is None or old.message_id == message.message_id:
            return
        try:
            policy = HandPolicy(self._delivery, await self._house.session(table_id), person, old)
            async with asyncio.timeout(LONGEST):
                await self._delivery.retire(policy, old)
        except (NoSuchTable, TimeoutError, discord.HTTPException) as error:
            log.info("could not retire an old hand", table=table_id, error=type(error).__name__)

    async def test(self, session: Session, interaction: discord.Interaction) -> bool:
        """Whether a quick try shows that a person who has just sat down has closed their direct messages.

        True only once, so that the answer can say so. If the try takes longer, the person gets a separate message.
        """
        if not session.table.game.about.hidden or session.head.guild_id is None:
            return False
        person = interaction.user.id
        task = self._house.spawn(self._bring_to(session.table.id, person), "bring a hand")
        await asyncio.wait({task}, timeout=TEST_PATIENCE)
        if not task.done():
            self._house.spawn(self._tell_when(task, interaction), "tell of a closed door")
            return False
        return await self._mail.untold(person)

    async def _tell_when(self, task: asyncio.Task[None], interaction: discord.Interaction) -> None:
        await asyncio.wait({task})
        await after_the_answer()
        await self._tell_closed(interaction)

    async def _tell_closed(self, interaction: discord.Interaction) -> bool:
        """Tell somebody that their direct messages are closed, unless they know; return whether they were told."""
        if not await self._mail.untold(interaction.user.id):
            return False
        view = tell(speech_of(interaction)("hand-closed")).view
        try:
            await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            log.info("could not deliver a notice", code=error.code)
            await self._mail.close(interaction.user.id, again=True)
        return True

    async def after_press(self, interaction: discord.Interaction, session: Session, *, looking: bool) -> None:
        """Tell somebody that their direct messages are closed; if they are `looking` at their hand, try again.

        So people who have just opened their direct messages get their hand there by pressing the button at the table,
        whose game hides something.
        """
        person = interaction.user.id
        table = session.table
        if interaction.guild_id is None or table.seat_of(person) is None:
            return
        if not await self._mail.is_closed(person):
            return
        if not await self._tell_closed(interaction) and looking:
            self._house.spawn(self._retry_closed(table.id, person), "try closed direct messages again")

    async def _retry_closed(self, table_id: str, person: int) -> None:
        """Retry direct messages that were closed."""
        async with self._lock(table_id, person):
            session = await self._house.session(table_id)
            if session.table.seat_of(person) is None or isinstance(session.table, EndedTable):
                return
            if not await self._access.still_sees(session, person):
                return
            policy = HandPolicy(self._delivery, session, person, await self._message_of(table_id, person))
            policy.nonce = f"{table_id}-{session.table.number}-k{session.table.seat_of(person)}"
            try:
                async with asyncio.timeout(LONGEST):
                    sent = await policy.post()
            except (DirectMessagesClosed, TooFast, TimeoutError, discord.HTTPException):
                log.info("direct messages still closed", table=table_id)
            else:
                await self._put(table_id, person, sent, session.table.number)

    def _lock(self, table_id: str, person: int) -> asyncio.Lock:
        return self._delivery.lock(_name(table_id, person))


def _name(table_id: str, person: int) -> str:
    return f"{table_id}/{person}"
