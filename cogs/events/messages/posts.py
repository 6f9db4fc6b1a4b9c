"""The public messages of events: where people join, the rounds, a line for each result, the end.

Each is a row that says up to which step it has to show the event, saved with the step. They are brought one after the
other and not too fast, so that boards are never late because of them; a message that is out of date is edited.
"""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import structlog

from cogs.controls.addresses import Address, addresses_in, as_message, read
from cogs.controls.answers import Reply, server_speech
from cogs.delivery.channels import our_messages, post, with_these_words
from cogs.delivery.delivery import Delivery
from cogs.delivery.places import ARCHIVE_AFTER, LONGEST_NAME
from cogs.delivery.policy import UNKNOWN_CHANNEL, Found, Policy
from cogs.delivery.rows import Rows, log_failure
from cogs.events.messages.screens import Screens
from cogs.events.running.ledger import END, SIGN_UP, KeptEvent, Ledger
from cogs.press.desk import Desk
from cogs.table.messages import Post
from data import EventPost, Message

log = structlog.get_logger("events")

#: How long until the next attempt (ms), how often it doubles, and how many there are.
_PAUSE, _DOUBLED, _MOST_ATTEMPTS = 5_000, 8, 40
#: The least pause between two messages of events of this process (seconds).
PACE = 0.25


@dataclass(frozen=True, slots=True)
class _Where:
    """A channel of a server."""

    guild_id: int | None
    channel_id: int


class EventPosts:
    """Brings the messages of events."""

    def __init__(self, desk: Desk, ledger: Ledger, screens: Screens) -> None:
        self._desk, self._house, self._ledger, self._screens = desk, desk.house, ledger, screens
        self._delivery = Delivery(desk.bot, desk.house)
        self._turn = asyncio.Lock()

    async def sweep(self) -> None:
        """Start bringing what is due. Raises ArchiveError."""
        busy = self._delivery.busy()
        due = [one for one in await self._house.archive.events.posts_due(self._house.now()) if one.event_id not in busy]
        for event_id in dict.fromkeys(one.event_id for one in due):
            self._house.spawn(self._bring_all(event_id), "bring what an event says")

    async def _bring_all(self, event_id: str) -> None:
        """Bring what waits of one event, in the order in which it was wanted."""
        async with self._delivery.turn(event_id):
            now = self._house.now()
            waiting = [one for one in await self._house.archive.events.posts_of(event_id) if one.wanted > one.shown]
            for one in sorted(waiting, key=lambda post_: (post_.name != SIGN_UP, post_.wanted, post_.name == END)):
                if one.due > now:
                    continue
                await self._bring(one)
                await asyncio.sleep(PACE)

    async def _bring(self, row: EventPost) -> None:
        pause = _PAUSE << min(row.attempts, _DOUBLED)
        if not await self._house.archive.events.mark_tried(row, self._house.now() + pause):
            return
        async with self._turn:
            kept = await self._ledger.load(row.event_id)
            policy = EventPostPolicy(self, self._delivery, kept, row)
            await self._delivery.settle(EventRow(self, row, kept.event.number), self._delivery.show(policy))

    async def compose(self, kept: KeptEvent, name: str, *, picture: bool, calls: bool) -> Post | None:
        """Make a message of an event; None if there is nothing to show. Raises ArchiveError."""
        say = await server_speech(self._desk.bot, self._house.archive, kept.head.guild_id)
        return await self._screens.make(kept, name, say, picture=picture, calls=calls)

    async def place(self, kept: KeptEvent, name: str) -> _Where:
        """Where a message belongs: the sign-up in the event's channel, all else in the thread below it.

        Raises HTTPException, ArchiveError.
        """
        head = kept.head
        if name == SIGN_UP:
            return _Where(head.guild_id, head.channel_id)
        return _Where(head.guild_id, head.thread_id or await self._make_thread(kept))

    async def leave_thread(self, row: EventPost) -> bool:
        """Go on in the event's channel, if its thread is gone; False if it is there already. Raises ArchiveError."""
        head = (await self._ledger.load(row.event_id)).head
        if head.thread_id in (0, head.channel_id):
            return False
        await self._house.archive.events.place(head.id, head.channel_id, None)
        return True

    async def _make_thread(self, kept: KeptEvent) -> int:
        """Make the thread below the sign-up, and note it; where there can be none, it is the channel itself."""
        head, posts = kept.head, await self._house.archive.events.posts_of(kept.head.id)
        message = next((one.message for one in posts if one.name == SIGN_UP and one.message is not None), None)
        thread = head.channel_id
        if message is not None:
            known = self._desk.bot.get_channel(message.message_id)  # a message's thread has its id
            if known is None:
                try:
                    place = self._desk.bot.get_partial_messageable(message.channel_id, guild_id=head.guild_id)
                    made = await place.get_partial_message(message.message_id).create_thread(
                        name=kept.event.plan.name[:LONGEST_NAME], auto_archive_duration=ARCHIVE_AFTER
                    )
                    thread = made.id
                except discord.HTTPException as error:
                    if error.code == _HAS_THREAD:
                        thread = message.message_id
                    elif error.status >= 500:
                        raise
                    log.info("an event stays in its channel", tournament=head.id, code=error.code)
            else:
                thread = message.message_id
        await self._house.archive.events.place(head.id, thread, None)
        return thread


#: Discord's codes for a message that has a thread already, and for a thread that is closed to the bot.
_HAS_THREAD, _ARCHIVED = 160004, 50083


class EventRow(Rows):
    """The row of one message; it was drawn at that number of the journal."""

    def __init__(self, posts: EventPosts, row: EventPost, drawn: int) -> None:
        self._posts, self._row, self._drawn = posts, row, drawn

    async def mark_shown(self, shown: Message | None) -> None:
        """Note which number the message shows now; once people can join, the event may go into the calendar."""
        events = self._posts._house.archive.events
        await events.mark_shown(self._row, self._drawn, shown)
        if self._row.name == SIGN_UP and self._row.message is None:
            await events.hurry(self._row.event_id)

    async def mark_failed(self, error: Exception) -> None:
        """Give it up after enough attempts, or if its channel is gone; without its thread, it comes to the channel.

        While the bot isn't in the server, it waits.
        """
        log_failure(error, kind="event", tournament=self._row.event_id)
        head = (await self._posts._ledger.recall(self._row.event_id)).head
        if self._posts._desk.bot.get_guild(head.guild_id) is None:
            return
        code = getattr(error, "code", 0)
        if (
            code in (UNKNOWN_CHANNEL, _ARCHIVED)
            and self._row.name != SIGN_UP
            and await self._posts.leave_thread(self._row)
        ):
            return
        gone = code == UNKNOWN_CHANNEL
        if gone or self._row.attempts >= _MOST_ATTEMPTS:
            await self._posts._house.archive.events.mark_shown(self._row, self._row.wanted, None)


class EventPostPolicy(Policy):
    """How a message of an event is shown: edited where it stands, and found again by a control or its words."""

    def __init__(self, posts: EventPosts, delivery: Delivery, kept: KeptEvent, row: EventPost) -> None:
        tried = row.attempts > 0 and row.message is None
        super().__init__(f"event-{row.event_id}-{row.name}", kept.event.number, row.message, may_be_posted=tried)
        self._posts, self._kept, self._row, self._delivery = posts, kept, row, delivery
        self._made: Post | None = None
        self._where: _Where | None = None

    async def prepare(self) -> bool:
        """Make it, with a call to those whom it calls if it is new."""
        self._made = await self._posts.compose(
            self._kept, self._row.name, picture=True, calls=self._row.message is None
        )
        if self._made is not None:
            self._where = await self._posts.place(self._kept, self._row.name)
        return self._made is not None

    async def find(self) -> Found | None:
        """Find the message that an earlier attempt posted."""
        made = await self._posts.compose(self._kept, self._row.name, picture=True, calls=False)
        if made is None:
            return None
        where = await self._posts.place(self._kept, self._row.name)
        marks = set(_marks(made.view))
        if not marks:
            found = await with_these_words(self._delivery.bot, where.channel_id, where.guild_id, made.view)
            return None if found is None else Found(found, self.drawn, True)
        async for message in self._latest(where):
            if marks & set(addresses_in(message)):
                return Found(as_message(message), self._row.shown, False)
        return None

    def _latest(self, where: _Where) -> AsyncIterator[discord.Message]:
        return our_messages(self._delivery.bot, where.channel_id, where.guild_id)

    async def may_edit(self, old: Message) -> bool:
        """It is always edited where it stands."""
        return True

    async def content(self) -> Reply:
        """The new content."""
        assert self._made is not None
        return Reply(self._made.view, self._made.files)

    def keeps_refused(self, old: Message, error: discord.HTTPException) -> bool:
        """Somebody deleted the message: a result isn't said again, and all else is."""
        return error.status == 404 and self._row.name.partition("-")[0] == "result"

    async def post(self) -> Message:
        """Post it."""
        assert self._where is not None

        async def make(picture: bool) -> Post:
            made = self._made
            if not picture or made is None:
                made = await self._posts.compose(self._kept, self._row.name, picture=picture, calls=True)
            assert made is not None
            return made

        nonce = f"{self._row.event_id}-{self._row.name}"[:25]
        return await post(self._delivery.bot, self._where, make, nonce, self._posts._house.now())


def _marks(view: discord.ui.LayoutView) -> list[Address]:
    """The addresses of a message's controls that are about it alone."""
    found = []
    for item in view.walk_children():
        custom_id = getattr(item, "custom_id", None)
        address = read(custom_id) if isinstance(custom_id, str) else None
        if address is not None:
            found.append(address)
    return found
