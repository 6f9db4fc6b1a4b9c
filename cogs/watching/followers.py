"""Follow a table to the end of its game, and bring each follower one message then."""

import asyncio
import json

import discord

from cogs.controls.answers import Reply, channel_speech, speech_to, tell
from cogs.controls.buttons import jump_buttons, rows
from cogs.controls.sentences import UserError
from cogs.delivery.channels import with_these_words
from cogs.delivery.delivery import Delivery
from cogs.delivery.mail import DirectMessagesClosed, Mail
from cogs.delivery.policy import Found, NotNow, Policy
from cogs.delivery.rows import ParcelRows
from cogs.people.invitations import Invitations
from cogs.people.people import mention
from cogs.press.desk import Desk
from cogs.press.press import Press
from cogs.table.ending import ending_line
from cogs.table.messages import Composer
from cogs.table.panels import Panels
from cogs.watching.page import PANEL, follow_button
from data import FOLLOWING, Follow, Message, Parcel
from host.calm import find_quiet_end
from host.house import House, Session
from rules.table.errors import TableRefusal
from rules.table.table import Finished, Running
from words import Speech
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
        self._bot, self._house, self._mail, self._composer = delivery.bot, delivery.house, mail, composer
        self._session, self._table = session, table
        self._person = follower_of(parcel)
        self._nonce = parcel.nonce

    async def _letter(self) -> Reply:
        """Make the direct message, in the person's language."""
        person = await self._house.archive.people.person(self._person)
        return await self._reply(speech_to(person), "follow-over")

    async def _call(self) -> Reply:
        """Make the mention in the channel, in the server's language."""
        say = await channel_speech(self._bot, self._house.archive, self._session.head.guild_id, self._person)
        return await self._reply(say, "follow-over-here")

    async def _reply(self, say: Speech, words: str) -> Reply:
        table, session = self._table, self._session
        told = ending_line(table, say, (await self._composer.cast(table, say)).who)
        facts = {"game": game_title(table.game_key, say), "table": table.id, "place": f"<#{session.head.channel_id}>"}
        text = say(words, person=mention(self._person), told=told, **facts)
        return tell(text, *rows(*jump_buttons(session.head, say)))

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
        """Post the message.

        Raises DirectMessagesClosed if the person has closed direct messages and wants no mentions.
        """
        now, kept = self._house.now(), await self._house.archive.people.person(self._person)
        silent = find_quiet_end(kept, now) is not None
        try:
            return await self._mail.send(self._person, await self._letter(), nonce=self._nonce, silent=silent, now=now)
        except DirectMessagesClosed:
            if kept.turns is not None:
                raise
        head = self._session.head
        channel = self._bot.get_partial_messageable(head.channel_id, guild_id=head.guild_id)
        called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(self._person)])
        view = (await self._call()).view
        sent = await channel.send(view=view, nonce=f"{self._nonce}c", allowed_mentions=called, silent=silent)
        return Message(head.channel_id, sent.id, self._house.now())


#: How many followers are told at the same time, over all tables.
AT_ONCE = 3


class FollowerRows(ParcelRows):
    """The parcel of one follower, who is told nothing if their direct messages and their mentions are off."""

    longest = None  # they wait for each other
    most_attempts = 20

    async def mark_shown(self, shown: Message | None) -> None:
        """Mark it as shown; where it stands isn't kept, since nobody edits it."""
        await super().mark_shown(None)

    async def mark_failed(self, error: Exception) -> None:
        """Postpone it, or give it up."""
        if isinstance(error, DirectMessagesClosed):
            await self.drop("closed")
        else:
            await super().mark_failed(error)


class Followers:
    """Tells the followers of tables whose games are over."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._house = desk, desk.house
        self._delivery = Delivery(desk.bot, desk.house)
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def tell_soon(self, session: Session | None, parcel: Parcel) -> None:
        """Start telling a table's followers, unless that is under way."""
        if parcel.table_id not in self._delivery.busy():
            self._house.spawn(self._tell(parcel.table_id), "tell followers")

    async def _tell(self, table_id: str) -> None:
        async with self._delivery.turn(table_id):
            waiting = await self._house.archive.outbox.of_table(table_id)
            due = [one for one in waiting if one.kind == FOLLOWING and one.due <= self._house.now()]
            work = (self._settle(parcel) for parcel in due)
            failures = [error for error in await asyncio.gather(*work, return_exceptions=True) if error is not None]
            if failures:
                raise failures[0]

    async def _settle(self, parcel: Parcel) -> None:
        async with self._slots:
            await self._delivery.settle(FollowerRows(self._house, [parcel], parcel.number), self._tell_one(parcel))

    async def _tell_one(self, parcel: Parcel) -> Message | None:
        """Tell one follower; None if there is nothing to tell them, or they have erased themself meanwhile.

        Somebody whom a player has blocked since isn't told.

        Raises NoSuchTable, DirectMessagesClosed, NotNow.
        """
        session = await self._house.session(parcel.table_id)
        table, guild, person = session.table, session.head.guild_id, follower_of(parcel)
        if not isinstance(table, Finished) or guild is None:
            return None
        server = self._desk.bot.get_guild(guild)
        if server is None or server.unavailable:  # nobody knows yet who sees the channel
            raise NotNow
        try:
            await self._desk.bans.check(guild, person, here=False)
            await self._desk.invitations.check_follow(table.players, person)
        except UserError:
            return None
        if not await self._desk.rights.shows(session.head.channel_id, person):
            return None
        if not await self._waits(parcel):
            return None
        policy = EndPolicy(self._delivery, self._desk.mail, self._desk.composer, session, table, parcel)
        shown = await self._delivery.show(policy)
        if shown is not None and not await self._waits(
            parcel
        ):  # their channel may have been saved after they were erased
            await self._house.archive.people.forget_dm_channel(person, shown.channel_id)
        return shown

    async def _waits(self, parcel: Parcel) -> bool:
        """Whether the follower is still to be told: erasing somebody drops what waits for them."""
        return any(one.id == parcel.id for one in await self._house.archive.outbox.of_table(parcel.table_id))


#: How many games a person can follow at once, and how many people can follow a game.
MOST_GAMES, MOST_PEOPLE = 20, 100
#: The words of a button below the answer to another one, which it replaces.
_NOTE = "note"


class Following:
    """Handles the two buttons."""

    def __init__(self, house: House, panels: Panels, invitations: Invitations) -> None:
        self._house, self._panels, self._invitations = house, panels, invitations
        self._follows = house.archive.follows

    async def follow(self, press: Press) -> Reply | None:
        """Follow a running game that the person sees and doesn't play. Raises UserError, TableRefusal, ArchiveError."""
        session, table = press.session, press.table
        if session.head.guild_id is None:
            raise TableRefusal("no-table")
        if table.seat_of(press.person) is not None:
            raise UserError("follow-own")
        if not isinstance(table, Running):
            raise TableRefusal("ended")
        await self._invitations.check_follow(table.players, press.person)
        limits = {"most_tables": MOST_GAMES, "most_people": MOST_PEOPLE}
        match await self._follows.follow(table.id, press.person, self._house.now(), **limits):
            case Follow.OVER:
                raise TableRefusal("ended")
            case Follow.TOO_MANY_TABLES:
                raise UserError("follow-too-many", limit=MOST_GAMES)
            case Follow.TOO_MANY_PEOPLE:
                raise UserError("follow-too-popular", limit=MOST_PEOPLE)
            case Follow.ON:
                return await self._answer(press, followed=True)

    async def unfollow(self, press: Press) -> Reply | None:
        """Stop following a game. Raises ArchiveError."""
        await self._follows.unfollow(press.table.id, press.person)
        return await self._answer(press, followed=False)

    async def _answer(self, press: Press, *, followed: bool) -> Reply:
        """Change the button of a panel in its place; elsewhere say what happened, next to the opposite button."""
        if press.address.words == PANEL and press.private:
            return await self._panels.panel(press.session, press.person, press.say, update=True)
        game = game_title(press.table.game_key, press.say)
        told = press.say("done-followed" if followed else "done-unfollowed", game=game)
        again = follow_button(press.table, press.say, _NOTE, followed=followed)
        return tell(told, *rows(again), update=press.address.words == _NOTE and press.private)
