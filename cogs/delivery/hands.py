"""Hands by direct message: brought when due, renewed in silence, never waited for. Part of cogs/delivery.

Each person has one message for each table where hands are hidden. Where somebody is called it is posted anew, which is
the only thing that notifies; all else edits it. What is due are rows of the outbox, saved together with the move; each
person's are delivered for themselves, so that a door that is closed holds up nobody else.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from functools import partial
from weakref import WeakValueDictionary

import discord
import structlog

from cogs.delivery.freshness import is_fresh, patience_with
from cogs.delivery.letters import Letters
from cogs.delivery.mail import DoorClosed, Mail, TooFast
from cogs.library.answers import NOBODY, Reply, after_the_answer, anew, spoken, tell
from cogs.servers.members import Members
from cogs.views.panels import Panels
from data import ArchiveError, Hand, Message, Parcel
from host.house import House, NoSuchTable, Session
from host.parcels import call_parcel, may_stand, put_off
from host.rests import Rests
from rules.table.shows import Why
from rules.table.table import Ended
from words import speech

log = structlog.get_logger("hands")

#: The kind of these parcels.
HAND = "hand"
#: Hands on their way at the same time, over all tables.
AT_ONCE = 3
#: How long an answer waits for the first message to somebody who has sat down (seconds).
TEST_PATIENCE = 0.7
#: After so many failures the person is called at the board, and the message goes on being tried.
CALLED_AFTER = 2
#: What is not shown after so many seconds is given up and tried again later, so that it keeps nobody's place.
LONGEST = 30.0
_MOST_ATTEMPTS, _MOST_SEEN = 40, 4096


class Hands:
    """Everybody's hands."""

    def __init__(self, bot: discord.Client, house: House, panels: Panels, mail: Mail, members: Members) -> None:
        self._house = house
        self._panels = panels
        self._mail = mail
        self._members = members
        self._letters = Letters(bot, house.archive, mail)
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        self._busy: Counter[str] = Counter()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._rests = Rests()
        self._seen: dict[tuple[str, int], tuple[int, int]] = {}
        self._started = house.now()
        house.listeners.append(self._heard)

    def _heard(self, session: Session, actor: int | None) -> None:
        if session.table.game.about.hidden and session.head.guild_id is not None:
            self._house.spawn(self._after_the_answer(session.table.id), "bring hands")

    async def _after_the_answer(self, table_id: str) -> None:
        await after_the_answer()
        await self.bring(table_id)

    # Bringing ------------------------------------------------------------------------------------------------------

    def bring_soon(self, table_id: str) -> None:
        """Begin to bring what is due, unless that is under way."""
        if not self._busy[table_id] and table_id not in self._rests.now():
            self._house.spawn(self.bring(table_id), "bring hands")

    async def bring(self, table_id: str) -> None:
        """Bring every hand of a table that waits; where the archive fails the table rests a while."""
        self._busy[table_id] += 1
        try:
            people = dict.fromkeys(_person(parcel) for parcel in await self._waiting(table_id))
            work = (self._bring_to(table_id, person) for person in people)
            failures = [error for error in await asyncio.gather(*work, return_exceptions=True) if error is not None]
            if failures:
                raise failures[0]
        except ArchiveError as error:
            seconds = self._rests.rest(table_id)
            log.error("a hand was not written down", table=table_id, error=str(error), again=seconds)
        else:
            self._rests.over(table_id)
        finally:
            self._busy[table_id] -= 1
            if not self._busy[table_id]:
                del self._busy[table_id]

    async def _waiting(self, table_id: str) -> list[Parcel]:
        return [parcel for parcel in await self._house.archive.outbox.of_table(table_id) if parcel.kind == HAND]

    async def _bring_to(self, table_id: str, person: int) -> None:
        """Settle all parcels of one person, by how showing the hand went."""
        archive = self._house.archive
        async with self._lock(table_id, person):
            parcels = [parcel for parcel in await self._waiting(table_id) if _person(parcel) == person]
            if not parcels:
                return
            try:
                session = await self._house.session(table_id)
                # What is saved but not known here yet comes when it is: a hand that is older does not settle it.
                parcels = [parcel for parcel in parcels if parcel.number <= session.table.number]
                if not parcels:
                    return
                if await self._has_left(session, person):
                    await self._call(person, parcels)  # in case they have just come back
                    await self._drop(parcels, "gone")
                    return
                shown = await self._show(session, person, parcels)
            except NoSuchTable:
                await self._drop(parcels, "no table")
            except DoorClosed:
                await self._mail.close(person, again=any(_why(parcel) is Why.WELCOME for parcel in parcels))
                await self._call(person, parcels)
                await self._drop(parcels, "closed")
            except Exception as error:  # whatever it is, the parcel waits its turn and holds up nobody else's
                await self._failed(person, parcels, error)
            else:
                place = (None, None) if shown is None else (shown.channel_id, shown.message_id)
                await archive.outbox.mark_posted([parcel.id for parcel in parcels], *place)

    async def _has_left(self, session: Session, person: int) -> bool:
        """Whether somebody who has a seat is no member of the server any more; they see no more of their hand."""
        guild = session.head.guild_id
        if guild is None or session.table.seat_of(person) is None:
            return False
        return await self._members.gone(guild, person)

    async def _drop(self, parcels: Sequence[Parcel], reason: str) -> None:
        await self._house.archive.outbox.drop([parcel.id for parcel in parcels], reason)

    async def _failed(self, person: int, parcels: Sequence[Parcel], error: Exception) -> None:
        told = f"{type(error).__name__} {getattr(error, 'code', 0)}"
        await self._call(person, [parcel for parcel in parcels if parcel.attempts + 1 >= CALLED_AFTER])
        least = int(error.seconds * 1000) if isinstance(error, TooFast) else 0
        await put_off(self._house.archive, parcels, self._house.now(), told, most=_MOST_ATTEMPTS, least=least)
        ours = not isinstance(error, TooFast | TimeoutError | discord.HTTPException)
        log.warning("a hand was not brought", table=parcels[0].table_id, error=told, exc_info=error if ours else None)

    async def _call(self, person: int, parcels: Sequence[Parcel]) -> None:
        """Whom no message reached is called at the board."""
        for parcel in parcels[::-1]:
            if json.loads(parcel.payload).get("call"):
                wanted = partial(call_parcel, person=person, number=parcel.number)
                await self._house.show_once(parcel.table_id, wanted)
                return

    # Showing -------------------------------------------------------------------------------------------------------

    async def _show(self, session: Session, person: int, parcels: Sequence[Parcel]) -> Message | None:
        """Show a hand as it is now; None where nothing is left to show. Raises DoorClosed, TooFast, HTTPException."""
        shown = await self._shown(session, person, parcels)
        if isinstance(session.table, Ended):  # it stays as it is from now on
            await self._house.archive.hands.forget(session.table.id, person)
        return shown

    async def _shown(self, session: Session, person: int, parcels: Sequence[Parcel]) -> Message | None:
        table, table_id = session.table, session.table.id
        kept = await self._house.archive.hands.hand(table_id, person)
        if may_stand(parcels, self._started, self._house.now()):
            async with asyncio.timeout(LONGEST):
                kept, number = await self._letters.look(table_id, person, kept)
            parcels = [parcel for parcel in parcels if parcel.number > number]
            if not parcels and kept is not None:
                return _message(kept)
        if table.seat_of(person) is None:
            async with asyncio.timeout(LONGEST):
                await self._letters.take_away(table_id, kept, "hand-left")
            await self._house.archive.hands.forget(table_id, person)
            return None
        reasons = {_why(parcel) for parcel in parcels}
        awaited = person in table.awaited_persons
        loud = Why.WELCOME in reasons or (Why.TURN in reasons and awaited)
        if Why.WELCOME not in reasons and await self._mail.closed(person):
            raise DoorClosed
        if not await self._house.wants_calls(person) or isinstance(table, Ended):
            loud = False
        if kept is None and isinstance(table, Ended):
            return None
        if kept is None:
            await self._mail.find(person)
        async with self._room, asyncio.timeout(LONGEST):
            if kept is not None and not loud:
                if await self._edited(session, person, kept, max(parcel.number for parcel in parcels)):
                    return _message(kept)
                if isinstance(table, Ended):
                    return None
            return await self._post(session, person, kept, parcels[-1].nonce, loud=loud)

    async def _post(self, session: Session, person: int, kept: Hand | None, nonce: str, *, loud: bool) -> Message:
        """A new message in place of the old one."""
        table = session.table
        reply = await self._reply(session, person)
        sent = await self._mail.send(person, reply, nonce=nonce, silent=not loud, now=self._house.now())
        hand = Hand(table.id, person, sent.channel_id, sent.message_id, table.number, sent.created_at)
        await self._house.archive.hands.save(hand)
        if kept is not None and kept.message_id != sent.message_id:
            await self._letters.take_away(table.id, kept, "hand-moved")
        return sent

    async def _edited(self, session: Session, person: int, kept: Hand, number: int) -> bool:
        """Whether the message shows the hand as it was at that number, or must wait for the next one; False where
        another one has to be posted.
        """
        key = session.table.id, person
        seen = self._seen.get(key)
        if seen is not None and seen[0] == kept.message_id and seen[1] >= number:
            return True
        there = await self._edit(session, person, kept)
        if self._seen.get(key) != seen:  # a press was answered meanwhile, and nobody knows which of the two came last
            self._seen.pop(key, None)
            there = await self._edit(await self._house.session(session.table.id), person, kept)
        return there

    async def _edit(self, session: Session, person: int, kept: Hand) -> bool:
        """Let the message show the hand, or leave it as it is where Discord will not have it; False where another one
        has to be posted: it is gone, or so old that Discord would let nobody edit it for a while.
        """
        reply = await self._reply(session, person)
        fresh = is_fresh(kept.created_at, self._house.now())
        try:
            async with asyncio.timeout(patience_with(kept.created_at, self._house.now())):
                await self._letters.message(kept).edit(
                    view=reply.view, attachments=anew(reply.files), allowed_mentions=NOBODY
                )
        except TimeoutError:
            return False
        except discord.HTTPException as error:
            if error.status not in (400, 403, 404, 429):
                raise
            if error.status == 404 or (error.status == 429 and not fresh):
                return False
            log.info("a hand is renewed at its next turn", table=session.table.id, code=error.code)
        return True

    async def _reply(self, session: Session, person: int) -> Reply:
        return await self._panels.hand(session, person, speech(await self._mail.language(person)))

    # What people do ------------------------------------------------------------------------------------------------

    def saw(self, table_id: str, person: int, message: Message, number: int) -> None:
        """A press has renewed this message already: what was due for it up to that number is shown."""
        if len(self._seen) >= _MOST_SEEN:
            self._seen.clear()
        self._seen[table_id, person] = (message.message_id, number)
        self._house.spawn(self._catch_up(table_id, person, message, number), "catch a hand up")

    async def _catch_up(self, table_id: str, person: int, message: Message, number: int) -> None:
        """Renew a hand that was drawn before something else happened at the table and seen after it."""
        if (await self._house.session(table_id)).table.number <= number:
            return
        async with self._lock(table_id, person):
            session = await self._house.session(table_id)
            hand = Hand(table_id, person, message.channel_id, message.message_id, number, message.created_at)
            # It is none any more when the game is over.
            kept = await self._house.archive.hands.hand(table_id, person) or hand
            if session.table.seat_of(person) is None or kept.message_id != message.message_id:
                return
            try:
                async with self._room, asyncio.timeout(LONGEST):
                    await self._edited(session, person, kept, number + 1)
            except (TimeoutError, discord.HTTPException) as error:
                log.info("a hand is renewed at its next turn", table=table_id, error=type(error).__name__)

    async def adopt(self, table_id: str, person: int, message: Message, number: int) -> None:
        """A message that the person has asked for in direct messages is the hand from now on."""
        async with self._lock(table_id, person):
            kept = await self._house.archive.hands.hand(table_id, person)
            hand = Hand(table_id, person, message.channel_id, message.message_id, number, message.created_at)
            await self._house.archive.hands.save(hand)
            try:
                async with asyncio.timeout(LONGEST):
                    await self._letters.take_away(table_id, kept, "hand-moved")
            except (TimeoutError, discord.HTTPException) as error:
                log.info("an old hand stays", table=table_id, error=type(error).__name__)
        self._house.spawn(self._catch_up(table_id, person, message, number), "catch a hand up")

    async def test(self, session: Session, interaction: discord.Interaction) -> bool:
        """Whether it is known within a moment that no direct message reaches somebody who has just sat down.

        True only once: the person is told now. Where it takes longer they are told by a message of its own.
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
        """Tell somebody that no direct message reaches them, unless they know; whether there was something to tell."""
        if not await self._mail.untold(interaction.user.id):
            return False
        view = tell(spoken(interaction)("hand-closed")).view
        try:
            await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            log.info("a notice was not taken", code=error.code)
            await self._mail.close(interaction.user.id, again=True)
        return True

    async def pressed(self, interaction: discord.Interaction, session: Session, *, looking: bool) -> None:
        """Tell somebody at the table what there was no time for; who is `looking` at the hand gets another message.

        So a person who has opened the door gets the hand there by pressing the button at the table.
        """
        person = interaction.user.id
        table = session.table
        if not table.game.about.hidden or interaction.guild_id is None or table.seat_of(person) is None:
            return
        if not await self._mail.closed(person):
            return
        if not await self._tell_closed(interaction) and looking:
            self._house.spawn(self._knock(table.id, person), "knock")

    async def _knock(self, table_id: str, person: int) -> None:
        """Try a door that was closed."""
        async with self._lock(table_id, person):
            session = await self._house.session(table_id)
            if session.table.seat_of(person) is None or isinstance(session.table, Ended):
                return
            kept = await self._house.archive.hands.hand(table_id, person)
            nonce = f"{table_id}-{session.table.number}-k{session.table.seat_of(person)}"
            try:
                async with asyncio.timeout(LONGEST):
                    await self._post(session, person, kept, nonce, loud=False)
            except (DoorClosed, TooFast, TimeoutError, discord.HTTPException):
                log.info("a door stays closed", table=table_id)

    def _lock(self, table_id: str, person: int) -> asyncio.Lock:
        return self._locks.setdefault((table_id, person), asyncio.Lock())


def _person(parcel: Parcel) -> int:
    return int(json.loads(parcel.payload)["person"])


def _why(parcel: Parcel) -> Why:
    return Why(json.loads(parcel.payload)["reason"])


def _message(hand: Hand) -> Message:
    return Message(hand.channel_id, hand.message_id, hand.created_at)
