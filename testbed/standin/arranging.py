"""The half of the driver that arranges the world: servers, people, permissions, things that go wrong.

Room: testbed/standin. May import `gateway`, `model`, `payloads`, `rest`, `sessions` and `weather`; mixed
into `driver.StandIn`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from typing import Any

from testbed.standin.gateway import Gateway
from testbed.standin.model import (
    ALL_PERMISSIONS,
    BOT_PERMISSIONS,
    PLAYER_PERMISSIONS,
    Channel,
    Guild,
    Kind,
    Member,
    Message,
    Role,
    User,
)
from testbed.standin.payloads import channel_json, guild_json, member_json, role_json, user_json
from testbed.standin.rest.channels import ChannelRoutes
from testbed.standin.rest.posting import Posting
from testbed.standin.rest.server import Failure, Hold, Mishap, RateLimit, Server
from testbed.standin.sessions import Intent
from testbed.standin.weather import RequestFault, Trouble
from testbed.standin.world import World

KINDS = {
    "text": Kind.TEXT,
    "voice": Kind.VOICE,
    "announcement": Kind.ANNOUNCEMENT,
    "forum": Kind.FORUM,
    "category": Kind.CATEGORY,
}


class Arranging:
    """What a test sets up or breaks."""

    world: World
    server: Server
    gateway: Gateway
    posting: Posting
    channel_routes: ChannelRoutes
    _tasks: set[asyncio.Task[None]]

    def _tell(self, event: str, data: Any, intent: Intent | None = Intent.GUILDS) -> None:
        task = asyncio.ensure_future(self.gateway.dispatch(event, data, intent=intent))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # servers and people

    def add_user(self, name: str, *, locale: str = "en-US") -> User:
        """Adds a person, who isn't on any server yet."""
        return self.world.add_user(name, locale=locale)

    def add_guild(
        self,
        name: str = "Club",
        *,
        members: Iterable[User] = (),
        locale: str = "en-US",
        bot_permissions: int = BOT_PERMISSIONS,
        shard: int | None = None,
    ) -> Guild:
        """Adds a server with the bot, these people and no channel yet; it can belong to a given shard."""
        world, shards = self.world, self.gateway.shards
        guild_id = world.snowflake()
        if shard is not None:
            guild_id += (shard - (guild_id >> 22)) % shards << 22
        guild = Guild(guild_id, name, locale=locale, bot_permissions=int(bot_permissions))
        everyone = Role(guild.id, "@everyone", int(PLAYER_PERMISSIONS))
        guild.roles.append(everyone)
        world.guilds[guild.id] = guild
        self.join(guild, world.bot, permissions=int(bot_permissions))
        for user in members:
            self.join(guild, user)
        self._tell("GUILD_CREATE", guild_json(world, guild))
        return guild

    def join(
        self, guild: Guild, user: User, *, permissions: int = PLAYER_PERMISSIONS, nick: str | None = None
    ) -> Member:
        """Makes a person a member; permissions other than the usual come with a role of their own."""
        member = Member(user, int(permissions), nick, joined=self.world.clock.now())
        if permissions != PLAYER_PERMISSIONS or user is self.world.bot:
            role = Role(self.world.snowflake(), f"role of {user.name}", int(permissions))
            guild.roles.append(role)
            member.roles.append(role)
            if user is not self.world.bot:  # its own comes with the server
                made = {"guild_id": str(guild.id), "role": role_json(role, len(guild.roles) - 1)}
                self._tell("GUILD_ROLE_CREATE", made)
        guild.members[user.id] = member
        guild.owner = guild.owner or (None if user.bot else user)
        data = member_json(self.world, member) | {"guild_id": str(guild.id)}
        self._tell("GUILD_MEMBER_ADD", data, Intent.GUILD_MEMBERS)
        return member

    def leave(self, guild: Guild, user: User) -> None:
        """Takes a person out of a server."""
        del guild.members[user.id]
        data = {"guild_id": str(guild.id), "user": user_json(user)}
        self._tell("GUILD_MEMBER_REMOVE", data, Intent.GUILD_MEMBERS)

    def remove_bot(self, guild: Guild) -> None:
        """Removes the bot from a server, so that it no longer sees its channels."""
        del self.world.guilds[guild.id]
        guild.bot_permissions = 0
        for channel in guild.channels.values():
            channel.bot_permissions_here = None
        self._tell("GUILD_DELETE", {"id": str(guild.id)})

    def invite_bot(self, guild: Guild, *, bot_permissions: int = BOT_PERMISSIONS) -> None:
        """Invites the bot again to a server that has removed it."""
        self.world.guilds[guild.id], guild.bot_permissions = guild, int(bot_permissions)
        arrived = {name: value for name, value in guild_json(self.world, guild).items() if name != "unavailable"}
        self._tell("GUILD_CREATE", arrived)

    def tell_outage(self, guild: Guild) -> None:
        """Tells the gateway that a server is unavailable for a while."""
        self._tell("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})

    def add_channel(
        self, guild: Guild, name: str = "games", kind: str = "text", *, parent: Channel | None = None
    ) -> Channel:
        """A channel: text, voice, announcement, forum or category."""
        channel = Channel(
            self.world.snowflake(), KINDS[kind], name, guild, parent=parent, created=self.world.clock.now()
        )
        self.world.channels[channel.id] = guild.channels[channel.id] = channel
        self._tell("CHANNEL_CREATE", channel_json(self.world, channel))
        return channel

    def add_thread(self, parent: Channel, name: str = "a thread", *, owner: User | None = None) -> Channel:
        """Adds a public thread, started by a person."""
        now = self.world.clock.now()
        thread = Channel(
            self.world.snowflake(),
            Kind.PUBLIC_THREAD,
            name,
            parent.guild,
            parent=parent,
            owner=owner or self.world.bot,
            created=now,
            archive_changed=now,
        )
        assert parent.guild is not None
        self.world.channels[thread.id] = parent.guild.channels[thread.id] = thread
        self._tell("THREAD_CREATE", channel_json(self.world, thread))
        return thread

    def set_permissions(self, channel: Channel, user: User | None, *, allow: int = 0, deny: int = 0) -> None:
        """Allows and denies permissions in one channel, for a person or the bot (None)."""
        if user is None or user is self.world.bot:
            channel.bot_permissions_here = (channel.bot_permissions() | allow) & ~deny & int(ALL_PERMISSIONS)
            self._tell("CHANNEL_UPDATE", channel_json(self.world, channel))
        else:
            channel.member_permissions_here[user.id] = (channel.permissions_of(user) | allow) & ~deny

    def close_dms(self, user: User, code: int = 50007) -> None:
        """Makes a person refuse direct messages (403 with this code)."""
        user.dm_open, user.dm_error = False, code

    def open_dms(self, user: User) -> None:
        """Makes a person accept direct messages again."""
        user.dm_open = True

    # what other people do

    async def say(self, user: User, channel: Channel, content: str) -> Message:
        """A person writes something, which makes it the last message of the channel."""
        message = Message(self.world.snowflake(), channel, user, self.world.clock.now(), content=content)
        ids = {int(i) for i in re.findall(r"<@!?(\d+)>", content)}
        message.mentioned = [self.world.users[i] for i in ids if i in self.world.users]
        channel.all_messages[message.id] = message
        channel.last_message_id = message.id
        await self.posting.wake_thread(channel)
        await self.posting.announce("MESSAGE_CREATE", message)
        return message

    async def delete_message(self, message: Message) -> None:
        """A moderator deletes a message."""
        await self.posting.delete(message)

    async def delete_channel(self, channel: Channel) -> None:
        """A moderator deletes a channel or a thread."""
        await self.channel_routes.drop_channel(channel)
        self.server.wake()

    async def set_thread(self, thread: Channel, *, archived: bool | None = None, locked: bool | None = None) -> None:
        """A moderator archives, opens, locks or unlocks a thread."""
        if archived is not None:
            thread.archived, thread.archive_changed = archived, self.world.clock.now()
        if locked is not None:
            thread.locked = locked
        await self.gateway.dispatch("THREAD_UPDATE", channel_json(self.world, thread), intent=Intent.GUILDS)

    # what goes wrong

    def advance(self, seconds: float) -> None:
        """Moves Discord's clock on: tokens, nonces, file addresses and answers age, quiet threads are archived."""
        self.world.clock.advance(seconds)
        now = self.world.clock.now()
        for thread in [c for c in self.world.channels.values() if c.is_thread and not c.archived and not c.deleted]:
            active = max([thread.created, thread.archive_changed, *(m.created for m in thread.history())])
            if now - active > thread.auto_archive_minutes * 60:
                thread.archived, thread.archive_changed = True, now
                self._tell("THREAD_UPDATE", channel_json(self.world, thread))
        self.server.wake()

    def refuse_edits(self, message: Message, refused: bool = True) -> None:
        """Answers edits of this message with 429 30046 from now on."""
        message.edits_refused = refused

    def fail(
        self,
        method: str,
        pattern: str,
        status: int,
        code: int = 0,
        text: str = "made to fail",
        *,
        times: int = 1,
        retry_after: float | None = None,
    ) -> Failure:
        """Answers the next `times` requests whose path (after /api/v10) matches with this error."""
        failure = Failure(method, re.compile(pattern), status, code, text, retry_after, times)
        if status == 429 and retry_after is None:
            failure.retry_after = 0.1
        self.server.failures.append(failure)
        return failure

    def spoil(self, method: str, pattern: str, fault: RequestFault, *, times: int = 1) -> Mishap:
        """Gives the next `times` requests whose path (after /api/v10) matches this fault: 503, or half a second."""
        mishap = Mishap(method, re.compile(pattern), Trouble(fault, 503, 0.5), times)
        self.server.mishaps.append(mishap)
        return mishap

    def hold(self, method: str, pattern: str, *, after: bool = False, times: int = 1, skip: int = 0) -> Hold:
        """Stops the next matching requests but the first `skip`, before Discord acts or (`after`) before it answers."""
        hold = Hold(method, re.compile(pattern), after, times, skip)
        self.server.holds.append(hold)
        return hold

    def limit_rate(self, method: str, pattern: str, *, limit: int, window: float) -> RateLimit:
        """Sets a real rate limit for a route: `limit` requests in `window` seconds, with headers, then 429."""
        limited = RateLimit(method, re.compile(pattern), limit, window)
        self.server.limits.append(limited)
        return limited

    def usual_limits(self) -> None:
        """Sets the usual limits of a channel: five messages and five edits in five seconds each."""
        self.limit_rate("POST", r"^/channels/\d+/messages$", limit=5, window=5.0)
        self.limit_rate("PATCH", r"^/channels/\d+/messages/\d+$", limit=5, window=5.0)

    def limit_openings(self, limit: int, window: float) -> None:
        """Limits how many DM channels can be opened in `window` seconds; more are 403 40003."""
        self.channel_routes.openings = limit, window

    async def drop_gateway(self, code: int = 4000, *, shard: int | None = None) -> None:
        """Closes the gateway connection of one shard, or all, with this code; the session can be resumed."""
        await self.gateway.drop(code, shard=shard)

    async def ask_reconnect(self) -> None:
        """Asks the bot to reconnect and resume (op 7)."""
        await self.gateway.ask_reconnect()

    async def forget_sessions(self) -> None:
        """Tells the bot that its session is gone (op 9)."""
        await self.gateway.forget()
