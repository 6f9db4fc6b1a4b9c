"""Deliver every message: one algorithm for boards, hands, records, notices and announcements.

What must be shown is a row, saved before anybody sees anything; a policy says how its kind is shown. Even after a
crash, each row is retried until its message is up, and it is posted only once. From top to bottom:

1. `turn`     one job at a time under a name; if the archive fails, the name pauses, longer each time
2. `settle`   do the job; by its result, mark the rows and save the message's place (`cogs/delivery/rows.py`)
3. `show`     look for a message that is up already; then edit the old one, or post a new one in its place
4. `renew`    edit, unless Discord requires a new message
5. `replace`  post a new message, and retire the old one
6. `retire`   delete an old message

The rows are marked last, in the transaction that saves the place. If the bot crashes before that, or the old message
can't be deleted just now, they still wait, and the old place is still known. The next attempt finds the new message by
its marks, and deletes the old one.

Never mark more as shown than the number that was drawn.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import discord
import structlog

from cogs.controls.answers import NOBODY, Reply, copies_of
from cogs.delivery.policy import Policy, patience_with
from cogs.delivery.rows import ParcelRows, Rows, may_be_posted
from cogs.table.messages import COVER
from data import ArchiveError, Message, Parcel
from host.house import House
from host.intervals import Backoff

log = structlog.get_logger("delivery")

#: Discord's refusals of an edit: bad content, no permission, a deleted message, or one too old to edit this often.
_REFUSED = (400, 403, 404, 429)
#: How many messages' covers are remembered.
MOST_COVERS = 10_000


class Delivery:
    """Delivers messages; different names run side by side."""

    def __init__(self, bot: discord.Client, house: House) -> None:
        self.bot, self.house = bot, house
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.backoff = Backoff()
        #: Rows saved before this may have been posted before a crash (ms).
        self.started = house.now()
        #: Parcels that were tried and couldn't be marked, by id: they may have been posted.
        self._unmarked: set[int] = set()
        #: The messages whose only file is a cover, by id: it is kept when they are edited, and not sent again.
        self._covers: dict[int, None] = {}

    def lock(self, name: str) -> asyncio.Lock:
        """Return a name's lock."""
        return self._locks.setdefault(name, asyncio.Lock())

    def active_names(self) -> set[str]:
        """Return the names under which a job is done now."""
        return {name for name, lock in self._locks.items() if lock.locked()}

    def busy(self) -> set[str]:
        """Return the names that are busy or pausing."""
        return self.active_names() | self.backoff.resting()

    @asynccontextmanager
    async def backing_off(self, name: str) -> AsyncIterator[None]:
        """Pause a name when the archive fails, twice as long each time."""
        try:
            yield
        except ArchiveError as error:
            seconds = self.backoff.note_failure(name)
            log.error("could not save a delivery", name=name, error=str(error), retry_in=seconds)
        else:
            self.backoff.note_success(name)

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """Take a name's turn: one job at a time, with a pause after the archive fails."""
        async with self.lock(name), self.backing_off(name):
            yield

    async def settle(self, rows: Rows, work: Awaitable[Message | None]) -> None:
        """Do the job that shows some rows, and mark them by the result. Raises ArchiveError if they can't be marked."""
        ids = {parcel.id for parcel in rows.parcels}
        try:
            async with asyncio.timeout(rows.longest):
                marking = rows.mark_shown(await work)
        except Exception as error:  # any error: these rows are retried later and don't delay others
            marking = rows.mark_failed(error)
        self._unmarked |= ids
        await marking
        self._unmarked -= ids

    async def settle_one(self, parcel: Parcel, work: Awaitable[Message | None]) -> None:
        """Do the job that shows one parcel, and mark it by the result. Raises ArchiveError if it can't be marked."""
        await self.settle(ParcelRows(self.house, [parcel], parcel.number), work)

    def may_be_posted(self, parcels: Sequence[Parcel]) -> bool:
        """Whether any of these may be up already, so that we look before we post."""
        unmarked = any(parcel.id in self._unmarked for parcel in parcels)
        return unmarked or may_be_posted(parcels, self.started, self.house.now())

    async def show(self, policy: Policy) -> Message | None:
        """Show what the policy describes; return its message, or None if nothing is left to show.

        Raises HTTPException, ArchiveError, TimeoutError.
        """
        if policy.may_be_posted:
            async with asyncio.timeout(policy.longest_step):
                if await self._is_up(policy):
                    return policy.old
        if not await policy.prepare():
            if policy.old is not None:
                async with asyncio.timeout(policy.longest_step):
                    await self.retire(policy, policy.old)
            return None
        async with policy.slot, asyncio.timeout(policy.longest_step):
            old = policy.old
            if old is not None and await policy.may_edit(old) and await self.renew(policy, old):
                return old
            return await self.replace(policy) if policy.may_post else None

    async def _is_up(self, policy: Policy) -> bool:
        """Whether an earlier message shows it already; that message is the old one from now on."""
        found = await policy.find()
        if found is None:
            return False
        policy.old = found.message
        policy.remember(found.message, found.number)
        for stray in found.strays:
            try:
                await self.retire(policy, stray)
            except discord.HTTPException as error:
                if policy.strays_first:
                    raise
                log.info("could not delete a stray message", name=policy.name, code=error.code)
        return found.settles

    async def renew(self, policy: Policy, old: Message) -> bool:
        """Whether the old message shows it or may stay as it is; False if a new one is needed.

        Raises HTTPException for an error that may pass.
        """
        if policy.is_shown_by_press(old):
            return True
        there = await self._edit(policy, old)
        if await policy.overtaken():
            there = await self._edit(policy, old)
        return there

    async def _edit(self, policy: Policy, old: Message) -> bool:
        content = await policy.content()
        files: dict[str, Any] = {} if self._has_cover(old, content) else {"attachments": copies_of(content.files)}
        try:
            async with asyncio.timeout(patience_with(old.created_at, self.house.now())):
                await self.message(old).edit(view=content.view, allowed_mentions=NOBODY, **files)
        except TimeoutError:
            log.info("message too old to edit now", name=policy.name)
            return False
        except discord.HTTPException as error:
            if error.status not in _REFUSED:
                raise
            kept = policy.keeps_refused(old, error)
            log.info("could not edit a message", name=policy.name, code=error.code, kept=kept)
            self._covers.pop(old.message_id, None)
            return kept
        self._note_cover(old, [one.filename for one in content.files])
        return True

    def _has_cover(self, old: Message, content: Reply) -> bool:
        """Whether a message needs no new files, because it has the cover that it should have."""
        return [one.filename for one in content.files] == [COVER] and old.message_id in self._covers

    def _note_cover(self, message: Message, files: Sequence[str]) -> None:
        """Remember whether a message has a cover and no other picture."""
        self._covers.pop(message.message_id, None)
        if list(files) == [COVER]:
            self._covers[message.message_id] = None
            if len(self._covers) > MOST_COVERS:
                del self._covers[next(iter(self._covers))]

    async def replace(self, policy: Policy) -> Message:
        """Post a new message in place of the old one. Raises HTTPException."""
        old, new = policy.old, await policy.post()
        policy.remember(new, policy.drawn)
        self._note_cover(new, policy.posted)
        if old is not None and old.message_id != new.message_id:
            await self.retire(policy, old)
        return new

    async def retire(self, policy: Policy, old: Message) -> None:
        """Delete a message that is out of use. Raises HTTPException for an error that may pass."""
        try:
            await self.bot.http.delete_message(old.channel_id, old.message_id)
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            await policy.not_deleted(old, error)

    def message(self, old: Message) -> discord.PartialMessage:
        """Return a message that can be edited."""
        return self.bot.get_partial_messageable(old.channel_id).get_partial_message(old.message_id)


def is_passing(error: discord.HTTPException) -> bool:
    """Whether Discord's error may pass after a while."""
    return error.status >= 500 or error.status == 429
