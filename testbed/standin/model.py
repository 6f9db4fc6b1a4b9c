"""The nouns of the stand-in: users, guilds, channels, messages and interactions as plain, live objects.

Room: testbed/standin. May import the standard library and `components` only; knows nothing of HTTP or the gateway.
"""

from __future__ import annotations

import asyncio
import enum
from dataclasses import dataclass, field
from typing import Any

from testbed.standin.components import Attachment, Reading, nodes

#: The components of a message, and one of them.
State = tuple[list[dict[str, Any]], dict[str, Any]]


class Permission(enum.IntFlag):
    """The permission bits which the stand-in looks at."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    PIN_MESSAGES = 1 << 51


ALL_PERMISSIONS = Permission((1 << 53) - 1)
PLAYER_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
BOT_PERMISSIONS = PLAYER_PERMISSIONS


class Flag(enum.IntFlag):
    """The message flags which the stand-in looks at."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(eq=False)
class User:
    """A person, or the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dm_open: bool = True
    dm_error: int = 50007

    @property
    def mention(self) -> str:
        """The text that mentions this user."""
        return f"<@{self.id}>"


@dataclass(eq=False)
class Role:
    """A role of a guild; the one with the id of the guild is @everyone."""

    id: int
    name: str
    permissions: int


@dataclass(eq=False)
class Member:
    """A user in a guild."""

    user: User
    permissions: int
    nick: str | None = None
    roles: list[Role] = field(default_factory=list)
    joined: float = 0.0


@dataclass(eq=False)
class Guild:
    """A server with its channels and members."""

    id: int
    name: str
    locale: str = "en-US"
    owner: User | None = None
    roles: list[Role] = field(default_factory=list)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    commands: dict[int, dict[str, Any]] = field(default_factory=dict)
    calendar: dict[int, dict[str, Any]] = field(default_factory=dict)
    bot_permissions: int = BOT_PERMISSIONS


class Kind(enum.IntEnum):
    """The channel types of the API."""

    TEXT = 0
    DM = 1
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


THREADS = frozenset({Kind.ANNOUNCEMENT_THREAD, Kind.PUBLIC_THREAD, Kind.PRIVATE_THREAD})


@dataclass(eq=False)
class Channel:
    """A text channel, a thread, a forum or a DM."""

    id: int
    kind: Kind
    name: str = ""
    guild: Guild | None = None
    recipient: User | None = None
    parent: Channel | None = None
    owner: User | None = None
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    created: float = 0.0
    archive_changed: float = 0.0
    bot_permissions_here: int | None = None
    member_permissions_here: dict[int, int] = field(default_factory=dict)
    thread_members: dict[int, float] = field(default_factory=dict)
    all_messages: dict[int, Message] = field(default_factory=dict)
    last_message_id: int | None = None
    pins: list[int] = field(default_factory=list)
    old_edits: list[float] = field(default_factory=list)
    typing: int = 0
    deleted: bool = False

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of any sort."""
        return self.kind in THREADS

    @property
    def mention(self) -> str:
        """The text that links to this channel."""
        return f"<#{self.id}>"

    def bot_permissions(self) -> int:
        """What the bot may do here, as permission bits."""
        if self.guild is None:
            return int(ALL_PERMISSIONS)
        if self.guild.bot_permissions & Permission.ADMINISTRATOR:
            return int(ALL_PERMISSIONS)
        if self.bot_permissions_here is not None:
            return self.bot_permissions_here
        return self.parent.bot_permissions() if self.parent else self.guild.bot_permissions

    def permissions_of(self, user: User) -> int:
        """What this user may do here, as permission bits."""
        if self.guild is None:
            return int(ALL_PERMISSIONS)
        if user.id in self.member_permissions_here:
            return self.member_permissions_here[user.id]
        if self.parent:
            return self.parent.permissions_of(user)
        permissions = self.guild.members[user.id].permissions
        return int(ALL_PERMISSIONS) if permissions & Permission.ADMINISTRATOR else permissions

    def visible(self) -> list[Message]:
        """The public messages that still exist, oldest first, without Discord's own notices."""
        return [m for m in self.history() if not m.system]

    def history(self) -> list[Message]:
        """The public messages that still exist, oldest first, with notices such as "started a thread"."""
        return [m for m in self.all_messages.values() if not m.deleted and m.ephemeral_for is None]


@dataclass(eq=False)
class Message(Reading):
    """One message. It is live: an edit changes it in place, and `revisions` keeps what it was before.

    `system` is the message type of a notice of Discord itself (1 joined a thread, 6 pinned, 18 started a thread).
    """

    id: int
    channel: Channel
    author: User
    created: float
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    system: int = 0
    nonce: str | None = None
    ephemeral_for: User | None = None
    allowed_mentions: dict[str, Any] | None = None
    reference: dict[str, Any] | None = None
    edited: float | None = None
    deleted: bool = False
    pinned: bool = False
    interaction: Interaction | None = None
    pinged: list[User] = field(default_factory=list)
    mentioned: list[User] = field(default_factory=list)
    revisions: list[dict[str, Any]] = field(default_factory=list)
    edits_refused: bool = False
    _earlier: dict[str, State] = field(default_factory=dict, init=False, repr=False)
    _revisions_read: int = field(default=0, init=False, repr=False)

    @property
    def ephemeral(self) -> bool:
        """Whether one person only sees it."""
        return self.ephemeral_for is not None

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.flags & Flag.LOADING)

    @property
    def v2(self) -> bool:
        """Whether it is made of Components V2."""
        return bool(self.flags & Flag.COMPONENTS_V2)

    def earlier(self, custom_id: str) -> State | None:
        """The newest state before this one with a component of this custom id, and that component."""
        for revision in self.revisions[self._revisions_read :]:
            components = revision["components"]
            self._earlier |= {
                node["custom_id"]: (components, node) for node in reversed(nodes(components)) if "custom_id" in node
            }
        self._revisions_read = len(self.revisions)
        return self._earlier.get(custom_id)

    def forget_states(self, keeping: int) -> None:
        """Forget what it was, but for its last states."""
        del self.revisions[: max(0, len(self.revisions) - keeping)]
        self._earlier, self._revisions_read = {}, 0

    def snapshot(self) -> dict[str, Any]:
        """The fields that an edit can change."""
        return {
            "content": self.content,
            "embeds": self.embeds,
            "components": self.components,
            "attachments": list(self.attachments),
            "flags": self.flags,
        }


class InteractionType(enum.IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(enum.IntEnum):
    """How the bot may answer first."""

    MESSAGE = 4
    DEFERRED = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


@dataclass(eq=False)
class Interaction:
    """One thing that a person did, and what the bot has said to it so far.

    `faults` counts what went wrong on the way of its event and of its first answer, `repeated` is true where the bot
    may not know that it has answered: the event came twice, or the answer's own answer was lost.
    """

    id: int
    token: str
    type: InteractionType
    user: User
    channel: Channel
    data: dict[str, Any]
    created: float
    sent: float
    message: Message | None = None
    components_shown: list[dict[str, Any]] | None = None
    command_name: str | None = None
    option_type: int | None = None
    first: Callback | None = None
    answered: float | None = None
    late: bool = False
    faults: int = 0
    repeated: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def guild(self) -> Guild | None:
        """The guild where it happened."""
        return self.channel.guild

    def __str__(self) -> str:
        what = self.command_name or self.data.get("custom_id", "")
        return f"{self.type.name.lower()} {what!r} by {self.user.name}"
