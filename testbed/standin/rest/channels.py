"""Channels, their messages, pins, typing, threads, DMs and members over REST.

Room: testbed/standin. May import `errors`, `gateway`, `model`, `payloads`, `posting`, `server`,
`sessions` and `world`.
"""

from __future__ import annotations

from typing import Any

from testbed.standin.errors import Refusal
from testbed.standin.gateway import Gateway
from testbed.standin.model import Channel, Kind, Message, Permission
from testbed.standin.payloads import (
    channel_json,
    guild_json,
    member_json,
    message_json,
    thread_member_json,
    user_json,
)
from testbed.standin.rest.posting import Posting
from testbed.standin.rest.server import Exchange, Server
from testbed.standin.sessions import Intent
from testbed.standin.world import World

Path = dict[str, str]
Answer = tuple[int, Any]
OLD_EDIT = "Maximum number of edits to messages older than 1 hour reached. Try again later."
OLD_SECONDS = 3600
#: Discord does not tell how many edits of messages older than an hour a channel takes in an hour; some.
OLD_EDITS = 10


class ChannelRoutes:
    """`/channels/…`, `/users/…` and `/guilds/…`."""

    def __init__(self, world: World, server: Server, gateway: Gateway, posting: Posting) -> None:
        self.world, self.server, self.gateway, self.posting = world, server, gateway, posting
        #: How many DM channels may be opened in how many seconds; None: any number.
        self.openings: tuple[int, float] | None = None
        self._opened: list[float] = []
        one, message = "/channels/{channel}", "/channels/{channel}/messages/{message}"
        for method, path, act in (
            ("GET", one, self.get_channel),
            ("PATCH", one, self.edit_channel),
            ("DELETE", one, self.delete_channel),
            ("POST", one + "/typing", self.typing),
            ("GET", one + "/messages/pins", self.pins),
            ("PUT", one + "/messages/pins/{message}", self.pin),
            ("DELETE", one + "/messages/pins/{message}", self.unpin),
            ("PUT", one + "/pins/{message}", self.pin),
            ("DELETE", one + "/pins/{message}", self.unpin),
            ("POST", one + "/messages", self.create_message),
            ("GET", one + "/messages", self.list_messages),
            ("GET", message, self.get_message),
            ("PATCH", message, self.edit_message),
            ("DELETE", message, self.delete_message),
            ("POST", one + "/threads", self.start_thread),
            ("POST", message + "/threads", self.start_thread_at),
            ("GET", one + "/thread-members", self.thread_members),
            ("PUT", one + "/thread-members/{user}", self.add_to_thread),
            ("DELETE", one + "/thread-members/{user}", self.remove_from_thread),
            ("POST", "/users/@me/channels", self.open_dm),
            ("GET", "/users/{user}", self.get_user),
            ("GET", "/guilds/{guild}", self.get_guild),
            ("GET", "/guilds/{guild}/channels", self.get_channels),
            ("GET", "/guilds/{guild}/members/{user}", self.get_member),
            ("GET", "/guilds/{guild}/threads/active", self.active_threads),
        ):
            server.route(method, path, act)

    def _channel(self, path: Path, *permissions: int) -> Channel:
        channel = self.world.channel(int(path["channel"]))
        self.posting.need(channel, *permissions)
        return channel

    def _message(self, path: Path, *permissions: int) -> Message:
        return self.world.message(self._channel(path, *permissions), int(path["message"]))

    async def get_channel(self, exchange: Exchange, path: Path) -> Answer:
        """One channel, with `last_message_id`."""
        return 200, channel_json(self.world, self._channel(path))

    async def edit_channel(self, exchange: Exchange, path: Path) -> Answer:
        """Renames, archives, locks a thread; renames a channel."""
        channel, body = self._channel(path), exchange.body or {}
        if channel.is_thread:
            waking = body.get("archived") is False
            if channel.archived and not waking:
                raise Refusal(403, 50083, "Thread is archived")
            if channel.owner is not self.world.bot or "locked" in body:
                self.posting.need(channel, Permission.MANAGE_THREADS)
            channel.locked = body.get("locked", channel.locked)
            if body.get("archived", channel.archived) is not channel.archived:
                channel.archived, channel.archive_changed = body["archived"], self.world.clock.now()
            channel.auto_archive_minutes = body.get("auto_archive_duration", channel.auto_archive_minutes)
        else:
            self.posting.need(channel, Permission.MANAGE_CHANNELS)
        channel.name = body.get("name", channel.name)
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        await self.gateway.dispatch(event, channel_json(self.world, channel), intent=Intent.GUILDS)
        return 200, channel_json(self.world, channel)

    async def delete_channel(self, exchange: Exchange, path: Path) -> Answer:
        """Deletes a channel or a thread."""
        channel = self._channel(path)
        if channel.guild is not None:
            self.posting.need(channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
            await self.drop_channel(channel)
        return 200, channel_json(self.world, channel)

    async def drop_channel(self, channel: Channel) -> None:
        """Takes a channel away with its threads, and tells the gateway."""
        assert channel.guild is not None
        for thread in [c for c in channel.guild.channels.values() if c.parent is channel and not c.deleted]:
            await self.drop_channel(thread)
        channel.deleted = True
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        await self.gateway.dispatch(event, channel_json(self.world, channel), intent=Intent.GUILDS)

    async def typing(self, exchange: Exchange, path: Path) -> Answer:
        """The bot is typing."""
        channel = self._channel(path)
        if channel.kind is not Kind.DM:
            self.posting.need(
                channel, Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
            )
        channel.typing += 1
        return 204, None

    async def pins(self, exchange: Exchange, path: Path) -> Answer:
        """The pinned messages, newest pin first."""
        channel = self._channel(path, Permission.READ_MESSAGE_HISTORY)
        found = [channel.all_messages[i] for i in reversed(channel.pins)]
        items = [{"pinned_at": self.world.timestamp(m.created), "message": message_json(self.world, m)} for m in found]
        return 200, {"items": items, "has_more": False}

    async def pin(self, exchange: Exchange, path: Path) -> Answer:
        """Pins a message; at most 250 in a channel."""
        message = self._message(path)
        channel = message.channel
        if channel.kind is not Kind.DM and not channel.bot_permissions() & (
            Permission.PIN_MESSAGES | Permission.MANAGE_MESSAGES
        ):
            raise Refusal(403, 50013, "Missing Permissions")
        if len(channel.pins) >= 250 and not message.pinned:
            raise Refusal(400, 30003, "Maximum number of pins reached (250)")
        if not message.pinned:
            message.pinned = True
            channel.pins.append(message.id)
            where = {"message_id": str(message.id), "channel_id": str(channel.id)}
            await self.posting.notice(6, channel, where=where)
        return 204, None

    async def unpin(self, exchange: Exchange, path: Path) -> Answer:
        """Takes a pin away."""
        message = self._message(path, Permission.PIN_MESSAGES)
        message.pinned = False
        if message.id in message.channel.pins:
            message.channel.pins.remove(message.id)
        return 204, None

    async def create_message(self, exchange: Exchange, path: Path) -> Answer:
        """A message of the bot in a channel, thread or DM."""
        channel = self.world.channel(int(path["channel"]))
        self.posting.may_post(channel, with_files=bool(exchange.files))
        return 200, message_json(self.world, await self.posting.create(exchange, channel, exchange.body or {}))

    async def list_messages(self, exchange: Exchange, path: Path) -> Answer:
        """Up to `limit` messages, newest first, `before`, `after` or `around` an id."""
        channel = self._channel(path)
        if not channel.bot_permissions() & Permission.READ_MESSAGE_HISTORY:
            return 200, []
        query, found = exchange.query, channel.history()
        limit = int(query.get("limit", 50))
        if "before" in query:
            found = [m for m in found if m.id < int(query["before"])][-limit:]
        elif "after" in query:
            found = [m for m in found if m.id > int(query["after"])][:limit]
        elif "around" in query:
            close = sorted(found, key=lambda m: abs(m.id - int(query["around"])))[:limit]
            found = [m for m in found if m in close]
        return 200, [message_json(self.world, m) for m in reversed(found[-limit:])]

    async def get_message(self, exchange: Exchange, path: Path) -> Answer:
        """One public message."""
        return 200, message_json(self.world, self._message(path, Permission.READ_MESSAGE_HISTORY))

    async def edit_message(self, exchange: Exchange, path: Path) -> Answer:
        """Edits an own public message."""
        message = self._message(path)
        if message.author is not self.world.bot:
            raise Refusal(403, 50005, "Cannot edit a message authored by another user")
        if message.channel.archived:
            raise Refusal(403, 50083, "Thread is archived")
        self._count_old_edit(message)
        if exchange.files:
            self.posting.need(message.channel, Permission.ATTACH_FILES)
        return 200, message_json(self.world, await self.posting.edit(exchange, message, exchange.body or {}))

    def _count_old_edit(self, message: Message) -> None:
        now, spent = self.world.clock.now(), message.channel.old_edits
        spent[:] = [at for at in spent if now - at < OLD_SECONDS]
        old = now - message.created > OLD_SECONDS
        if message.edits_refused or (old and len(spent) >= OLD_EDITS):
            refusal = Refusal(429, 30046, OLD_EDIT)
            refusal.retry_after = 0.2
            raise refusal
        if old:
            spent.append(now)

    async def delete_message(self, exchange: Exchange, path: Path) -> Answer:
        """Deletes a public message; others' need MANAGE_MESSAGES."""
        message = self._message(path)
        if message.author is not self.world.bot:
            self.posting.need(message.channel, Permission.MANAGE_MESSAGES)
        if message.channel.archived:
            raise Refusal(403, 50083, "Thread is archived")
        await self.posting.delete(message)
        return 204, None

    async def start_thread(self, exchange: Exchange, path: Path) -> Answer:
        """A thread without a message, or a post in a forum (which needs one)."""
        parent, body = self._channel(path), exchange.body
        if parent.kind is Kind.FORUM:
            self.posting.need(parent, Permission.SEND_MESSAGES)
            thread = await self.make_thread(parent, Kind.PUBLIC_THREAD, body)
            first = await self.posting.create(exchange, thread, body["message"])
            return 201, {**channel_json(self.world, thread), "message": message_json(self.world, first)}
        kind = Kind(body.get("type") or Kind.PRIVATE_THREAD)
        if parent.kind is Kind.ANNOUNCEMENT and kind is Kind.PUBLIC_THREAD:
            kind = Kind.ANNOUNCEMENT_THREAD
        private = kind is Kind.PRIVATE_THREAD
        self.posting.need(parent, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
        thread = await self.make_thread(parent, kind, body)
        if not private:
            await self.posting.notice(18, parent, content=thread.name, where={"channel_id": str(thread.id)})
        return 201, channel_json(self.world, thread)

    async def start_thread_at(self, exchange: Exchange, path: Path) -> Answer:
        """A thread at a message; it has the id of the message."""
        message = self._message(path, Permission.CREATE_PUBLIC_THREADS)
        if message.id in self.world.channels:
            raise Refusal(400, 160004, "A thread has already been created for this message")
        announcement = message.channel.kind is Kind.ANNOUNCEMENT
        kind = Kind.ANNOUNCEMENT_THREAD if announcement else Kind.PUBLIC_THREAD
        thread = await self.make_thread(message.channel, kind, exchange.body, thread_id=message.id)
        return 201, channel_json(self.world, thread)

    async def make_thread(
        self, parent: Channel, kind: Kind, body: dict[str, Any], *, thread_id: int | None = None
    ) -> Channel:
        """A new thread of the bot; raises 400 50024 where there cannot be one."""
        if parent.kind not in (Kind.TEXT, Kind.ANNOUNCEMENT, Kind.FORUM):
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        now = self.world.clock.now()
        thread = Channel(
            thread_id or self.world.snowflake(),
            kind,
            body["name"],
            parent.guild,
            parent=parent,
            owner=self.world.bot,
            created=now,
            archive_changed=now,
            auto_archive_minutes=body.get("auto_archive_duration") or 4320,
        )
        thread.thread_members[self.world.bot.id] = now
        assert parent.guild is not None
        self.world.channels[thread.id] = parent.guild.channels[thread.id] = thread
        created = channel_json(self.world, thread) | {"newly_created": True}
        await self.gateway.dispatch("THREAD_CREATE", created, intent=Intent.GUILDS)
        self.server.wake()
        return thread

    def _thread(self, path: Path) -> Channel:
        channel = self._channel(path)
        if not channel.is_thread:
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        return channel

    async def thread_members(self, exchange: Exchange, path: Path) -> Answer:
        """Who is in the thread."""
        thread = self._thread(path)
        return 200, [thread_member_json(self.world, thread, user) for user in thread.thread_members]

    async def add_to_thread(self, exchange: Exchange, path: Path) -> Answer:
        """Adds a member of the guild, or the bot itself as `@me`."""
        thread = self._thread(path)
        if thread.archived:
            raise Refusal(403, 50083, "Thread is archived")
        user = self._who(path)
        assert thread.guild is not None
        self.world.member(thread.guild, user)
        if user not in thread.thread_members:
            thread.thread_members[user] = self.world.clock.now()
            if user != self.world.bot.id:
                await self.posting.notice(1, thread, about=self.world.users[user])
        return 204, None

    async def remove_from_thread(self, exchange: Exchange, path: Path) -> Answer:
        """Takes somebody out of the thread."""
        thread = self._thread(path)
        if path["user"] != "@me":
            self.posting.need(thread, Permission.MANAGE_THREADS)
        thread.thread_members.pop(self._who(path), None)
        return 204, None

    def _who(self, path: Path) -> int:
        return self.world.bot.id if path["user"] == "@me" else int(path["user"])

    async def open_dm(self, exchange: Exchange, path: Path) -> Answer:
        """The DM channel with a user; it opens even for those who take no messages."""
        user = self.world.users.get(int(exchange.body["recipient_id"]))
        if user is None:
            raise Refusal(400, 50033, "Invalid Recipient(s)")
        if not self.world.has_dm_channel(user):
            self._count_opening()
        return 200, channel_json(self.world, self.world.dm_channel(user))

    def _count_opening(self) -> None:
        if self.openings is None:
            return
        (limit, window), now = self.openings, self.world.clock.now()
        self._opened = [at for at in self._opened if now - at < window]
        if len(self._opened) >= limit:
            raise Refusal(403, 40003, "You are opening direct messages too fast")
        self._opened.append(now)

    async def get_user(self, exchange: Exchange, path: Path) -> Answer:
        """One user."""
        user = self.world.users.get(self._who(path))
        if user is None:
            raise Refusal(404, 10013, "Unknown User")
        return 200, user_json(user)

    async def get_guild(self, exchange: Exchange, path: Path) -> Answer:
        """One guild, without channels and members."""
        whole = guild_json(self.world, self.world.guild(int(path["guild"])))
        unasked = ("channels", "threads", "members", "presences", "voice_states", "stage_instances", "joined_at")
        extra = dict.fromkeys(
            ("description", "home_header", "splash", "discovery_splash", "banner", "application_id", "afk_channel_id",
             "widget_channel_id", "rules_channel_id", "safety_alerts_channel_id", "public_updates_channel_id",
             "vanity_url_code", "incidents_data")
        )  # fmt: skip
        answer = {k: v for k, v in whole.items() if k not in unasked} | extra
        answer |= {"region": "deprecated", "premium_subscription_count": 0, "premium_progress_bar_enabled": False}
        answer |= {"widget_enabled": False, "max_presences": None, "max_members": 500_000, "nsfw": False}
        return 200, answer | {"max_stage_video_channel_users": 50, "max_video_channel_users": 25}

    async def get_channels(self, exchange: Exchange, path: Path) -> Answer:
        """The channels of a guild without its threads."""
        found = self.world.guild(int(path["guild"])).channels.values()
        return 200, [channel_json(self.world, c) for c in found if not c.is_thread and not c.deleted]

    async def get_member(self, exchange: Exchange, path: Path) -> Answer:
        """One member."""
        guild = self.world.guild(int(path["guild"]))
        return 200, member_json(self.world, self.world.member(guild, self._who(path)))

    async def active_threads(self, exchange: Exchange, path: Path) -> Answer:
        """The threads that are not archived."""
        found = self.world.guild(int(path["guild"])).channels.values()
        active = [c for c in found if c.is_thread and not c.archived and not c.deleted]
        return 200, {"threads": [channel_json(self.world, c) for c in active], "members": [], "has_more": False}
