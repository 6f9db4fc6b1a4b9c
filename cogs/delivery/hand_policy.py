"""How a person's hand is shown by direct message.

It is posted again when its person has to notice, because only a new message notifies; other changes edit it silently,
also where no new message gets through.
One of its buttons has the journal number that it shows.
"""

import asyncio
import json

import discord
import structlog

from cogs.controls.addresses import HAND, as_message, read_mark
from cogs.controls.answers import Reply, speech_to, tell
from cogs.delivery.channels import our_messages
from cogs.delivery.delivery import Delivery, is_passing
from cogs.delivery.mail import DirectMessagesClosed, Mail
from cogs.delivery.policy import Found, Policy, is_fresh
from cogs.delivery.rows import ParcelRows, outstanding
from cogs.table.panels import Panels
from data import Hand, Message, Parcel
from host.calm import Call, choose_call
from host.house import House, Session
from rules.table.shows import HandReason
from rules.table.table import EndedTable
from rules.table.terms import Pace

log = structlog.get_logger("delivery")

#: How many hands are delivered at the same time, over all tables.
AT_ONCE = 3
#: A step that takes longer is stopped and retried later, so that it doesn't hold up others (seconds).
LONGEST = 30.0
_LOOK_BACK = 50
_MOST_PRESSED = 4096


class HandDelivery(Delivery):
    """Delivers hands, a few at a time, and knows which ones a press has just renewed."""

    def __init__(self, bot: discord.Client, house: House, panels: Panels, mail: Mail) -> None:
        super().__init__(bot, house)
        self.panels, self.mail = panels, mail
        self.slots = asyncio.Semaphore(AT_ONCE)
        #: By table and person: the message that a press has renewed, and the number that it shows.
        self.pressed: dict[tuple[str, int], tuple[int, int]] = {}

    def note_press(self, table_id: str, person: int, message: Message, number: int) -> None:
        """Note that a press has renewed this message, drawn at this number."""
        if len(self.pressed) >= _MOST_PRESSED:
            self.pressed.clear()
        self.pressed[table_id, person] = (message.message_id, number)

    def forget_person(self, person: int) -> None:
        """Forget which hands of somebody a press has renewed."""
        self.pressed = {key: renewed for key, renewed in self.pressed.items() if key[1] != person}


class HandPolicy(Policy):
    """Somebody's current hand, which settles these rows, if there are any."""

    strays_first = False

    def __init__(
        self, delivery: HandDelivery, session: Session, person: int, old: Message | None, rows: ParcelRows | None = None
    ) -> None:
        parcels = () if rows is None else rows.parcels
        super().__init__(session.table.id, session.table.number, old, may_be_posted=delivery.may_be_posted(parcels))
        self.slot = delivery.slots
        #: The number that has to be shown.
        self.due = max((parcel.number for parcel in parcels), default=0)
        self.nonce = parcels[-1].nonce if parcels else ""
        self._delivery, self._house, self._mail = delivery, delivery.house, delivery.mail
        self._session, self._person, self._rows = session, person, rows
        self._parcels = list(parcels)
        self._loud = self._closed = False
        self._instead = "hand-moved"
        self._key = session.table.id, person
        self._before: tuple[int, int] | None = None

    @property
    def longest_step(self) -> float:
        """Return the longest time for one step (seconds), so that a stuck direct message delays nobody else."""
        return LONGEST

    @property
    def may_post(self) -> bool:
        """Whether to post a new message: not once the game is over, nor where none gets through."""
        return not self._closed and not isinstance(self._session.table, EndedTable)

    async def find(self) -> Found | None:
        """Find the newest message with this hand and the number it shows, both marked in it."""
        kept = (await self._house.archive.people.person(self._person)).dm_channel_id
        channel_id = kept or (self.old and self.old.channel_id)
        if not channel_id:
            return None
        found: list[tuple[Message, int]] = []
        async for message in our_messages(self._delivery.bot, channel_id, limit=_LOOK_BACK):
            number = read_mark(message, self.name, HAND)
            if number is not None:
                found.append((as_message(message), number))
        if not found:
            return None
        (newest, number), *others = found
        strays = [message for message, _ in others]
        if self.old is not None and self.old.message_id not in {message.message_id for message, _ in found}:
            strays.append(self.old)
        self._parcels = outstanding(self._parcels, number, newest.created_at)
        if self._parcels:
            self.due, self.nonce = max(parcel.number for parcel in self._parcels), self._parcels[-1].nonce
        return Found(newest, number, not self._parcels, strays)

    async def prepare(self) -> bool:
        """Decide whether to notify the person, and open their direct messages. Raises DirectMessagesClosed, TooFast."""
        table = self._session.table
        if table.seat_of(self._person) is None:
            self._instead = "hand-left"
            return False
        reasons = {reason(parcel) for parcel in self._parcels}
        called = HandReason.WELCOME in reasons or (HandReason.TURN in reasons and self._person in table.awaited_persons)
        self._closed = HandReason.WELCOME not in reasons and await self._mail.is_closed(self._person)
        if self._closed and self.old is None:
            raise DirectMessagesClosed
        kept = await self._house.archive.people.person(self._person)
        notified = called and not self._closed and not isinstance(table, EndedTable)
        call = choose_call(kept, self._house.now(), live=table.terms.pace is Pace.LIVE)
        self._loud = notified and call is Call.LOUD
        if self.old is None and isinstance(table, EndedTable):
            return False
        if self.old is None:
            await self._mail.find(self._person)
        return True

    async def may_edit(self, old: Message) -> bool:
        """Whether nobody has to be notified."""
        return not self._loud

    async def content(self) -> Reply:
        """Make the hand in the person's language."""
        say = speech_to(await self._house.archive.people.person(self._person))
        return await self._delivery.panels.hand(self._session, self._person, say)

    async def post(self) -> Message:
        """Send the hand. Raises DirectMessagesClosed, TooFast."""
        reply, now = await self.content(), self._house.now()
        return await self._mail.send(self._person, reply, nonce=self.nonce, silent=not self._loud, now=now)

    def remember(self, message: Message, number: int) -> None:
        """Remember that this message shows the hand from now on."""
        if self._rows is not None:
            self._rows.place = hand_in(message, self.name, self._person, number)

    def keeps_refused(self, old: Message, error: discord.HTTPException) -> bool:
        """Whether the old hand may stay until the next update; not if it is gone, or too old to be edited soon."""
        return error.status in (400, 403) or (error.status == 429 and is_fresh(old.created_at, self._house.now()))

    async def not_deleted(self, old: Message, error: discord.HTTPException) -> None:
        """Reduce a hand that can't be deleted to one line."""
        if error.status == 404:
            return
        await super().not_deleted(old, error)
        line = tell(speech_to(await self._house.archive.people.person(self._person))(self._instead))
        try:
            await self._delivery.message(old).edit(view=line.view, attachments=[])
        except discord.HTTPException as refused:
            if is_passing(refused):
                raise

    def is_shown_by_press(self, old: Message) -> bool:
        """Whether a press has renewed the message up to what is due."""
        self._before = self._delivery.pressed.get(self._key)
        return self._before is not None and self._before[0] == old.message_id and self._before[1] >= self.due

    async def overtaken(self) -> bool:
        """Whether a press was answered meanwhile, so that the hand must be rendered again."""
        if self._delivery.pressed.get(self._key) == self._before:
            return False
        self._delivery.pressed.pop(self._key, None)
        self._session = await self._house.session(self.name)
        return True


def hand_in(message: Message, table_id: str, person: int, number: int) -> Hand:
    """Return the hand that a message shows, drawn at this number."""
    return Hand(table_id, person, message.channel_id, message.message_id, number, message.created_at)


def person_of(parcel: Parcel) -> int:
    """Return the person whose hand a parcel delivers."""
    return int(json.loads(parcel.payload)["person"])


def reason(parcel: Parcel) -> HandReason:
    """Return why a parcel delivers a hand."""
    return HandReason(json.loads(parcel.payload)["reason"])
