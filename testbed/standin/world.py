"""Everything that exists at the stand-in, with Discord's clock and Discord's ids.

Room: testbed/standin. May import the standard library, `model` and `errors` only.
"""

from __future__ import annotations

import re
import time
from datetime import UTC, datetime
from typing import Any

from testbed.standin.components import Attachment
from testbed.standin.errors import Refusal
from testbed.standin.model import Channel, Guild, Interaction, Kind, Member, Message, User

DISCORD_EPOCH_MS = 1_420_070_400_000
FIRST_ANSWER_SECONDS = 3.0
#: How long anything is waited for that should happen at once (seconds): for ever, but for a mistake.
PATIENCE = 120.0
#: The environment variable with the leeway of stand-ins that aren't given one.
LEEWAY = "TEST_LEEWAY"
TOKEN_SECONDS = 15 * 60.0
NONCE_SECONDS = 5 * 60.0
#: One fault can be repaired within three seconds, two can't.
EXCUSED_FAULTS = 2
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")


class Clock:
    """Discord's own clock: the real one plus what a test has advanced it by, in seconds."""

    def __init__(self, started_ago: float = 0.0) -> None:
        self.offset = -started_ago

    def now(self) -> float:
        """Seconds since 1970 as Discord sees them."""
        return time.time() + self.offset

    def advance(self, seconds: float) -> None:
        """Moves Discord's clock on by `seconds`; the clock of the bot does not move."""
        self.offset += seconds


class World:
    """Everything that exists, the ids and the clock.

    A first answer is accepted for `leeway` seconds longer than three, on the clock: the machine may be busy.
    """

    def __init__(self, clock: Clock, leeway: float = 0.0) -> None:
        self.clock, self.leeway = clock, leeway
        self._last_ms = 0
        self._increment = 0
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self._dm_channels: dict[int, Channel] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.global_commands: dict[int, dict[str, Any]] = {}
        #: The application's emojis: their names by id.
        self.emojis: dict[int, str] = {}
        self.attachments: dict[int, Attachment] = {}
        self.bot = self.add_user("Whistle", bot=True)
        self.application_id = self.bot.id

    def snowflake(self) -> int:
        """A new id; later ids are greater, and carry the time of Discord's clock."""
        ms = max(int(self.clock.now() * 1000) - DISCORD_EPOCH_MS, self._last_ms)
        self._increment = (self._increment + 1) % 4096
        if ms == self._last_ms and self._increment == 0:
            ms += 1
        if ms > self._last_ms:
            self._last_ms, self._increment = ms, 0
        return (ms << 22) | (1 << 17) | self._increment

    def timestamp(self, seconds: float) -> str:
        """An ISO 8601 time as the API writes it."""
        return datetime.fromtimestamp(seconds, UTC).isoformat()

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """A new user."""
        user = User(self.snowflake(), name, bot=bot, locale=locale)
        self.users[user.id] = user
        return user

    def channel(self, channel_id: int) -> Channel:
        """The channel of this id; raises 404 10003."""
        channel = self.channels.get(channel_id)
        if channel is None or channel.deleted:
            raise Refusal(404, 10003, "Unknown Channel")
        return channel

    def message(self, channel: Channel, message_id: int) -> Message:
        """The public message of this id; raises 404 10008 for unknown and for ephemeral ones."""
        message = channel.all_messages.get(message_id)
        if message is None or message.deleted or message.ephemeral:
            raise Refusal(404, 10008, "Unknown Message")
        return message

    def guild(self, guild_id: int) -> Guild:
        """The guild of this id; raises 404 10004."""
        guild = self.guilds.get(guild_id)
        if guild is None:
            raise Refusal(404, 10004, "Unknown Guild")
        return guild

    def member(self, guild: Guild, user_id: int) -> Member:
        """The member of this id; raises 404 10007."""
        member = guild.members.get(user_id)
        if member is None:
            raise Refusal(404, 10007, "Unknown Member")
        return member

    def dm_channel(self, user: User) -> Channel:
        """The DM channel of the bot with this user, made when it is missing."""
        if user.id not in self._dm_channels:
            channel = Channel(self.snowflake(), Kind.DM, recipient=user, created=self.clock.now())
            self.channels[channel.id] = self._dm_channels[user.id] = channel
        return self._dm_channels[user.id]

    def has_dm_channel(self, user: User) -> bool:
        """Whether the DM channel of the bot with this user is there."""
        return user.id in self._dm_channels

    def by_token(self, token: str) -> Interaction:
        """The interaction of this token; raises 404 10015, or 401 50027 when its 15 minutes are over."""
        interaction = self.tokens.get(token)
        if interaction is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        if self.clock.now() - interaction.created > TOKEN_SECONDS:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        return interaction

    def unanswered(self) -> list[Interaction]:
        """The interactions older than three seconds without a first answer, but for those that two faults hit."""
        now = self.clock.now()
        late = [i for i in self.interactions.values() if i.first is None and now - i.created > FIRST_ANSWER_SECONDS]
        return [i for i in late if i.faults < EXCUSED_FAULTS]

    def is_late(self, interaction: Interaction) -> bool:
        """Whether it is too late for a first answer; what Discord's clock was advanced by counts in any case."""
        passed = time.monotonic() - interaction.sent
        return self.clock.now() - interaction.created - min(passed, self.leeway) > FIRST_ANSWER_SECONDS

    def interaction_at(self, path: str) -> Interaction | None:
        """The interaction whose first answer this path is for."""
        found = CALLBACK.fullmatch(path)
        return self.interactions.get(int(found[1])) if found else None
