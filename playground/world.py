"""Playground room: the people and the places. May import simcord and the other playground modules.

A world is always built in the same order with simcord's frozen clock, so its ids are the same each time: a game saved
yesterday finds its channel and its players today. So only append, never reorder.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord
import simcord

from testbed.live import LiveEnv

BOT_NAME = "Mundialito"
SERVER_NAME = "The Clubhouse"
CHANNELS = ("table-one", "table-two", "lounge")
DM = "dm"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody to play as: a key for addresses, a name, a colour, and whether they moderate the server."""

    key: str
    name: str
    colour: str
    moderator: bool = False


PEOPLE = (
    Person("ana", "Ana", "#e8590c"),
    Person("ben", "Ben", "#1c7ed6"),
    Person("carla", "Carla", "#9c36b5", moderator=True),
)


@dataclass(frozen=True, slots=True)
class Place:
    """A place for messages: a channel, a thread, or a person's direct messages with the bot."""

    key: str
    name: str
    kind: str
    handle: simcord.ChannelHandle
    parent: str | None = None
    archived: bool = False
    locked: bool = False


class World:
    """The server, its people and its places in a `LiveEnv`."""

    def __init__(self, env: LiveEnv) -> None:
        self.env = env
        backend: Any = env.backend
        self.backend = backend
        backend.bot_user.name = BOT_NAME
        self.guild = env.create_guild(SERVER_NAME)
        self.channels = {name: self.guild.create_text_channel(name) for name in CHANNELS}
        crew = self.guild.create_role("Moderator", permissions=discord.Permissions(administrator=True))
        self.members: dict[str, simcord.MemberActor] = {}
        for person in PEOPLE:
            user = env.create_user(person.key, global_name=person.name)
            roles = [crew] if person.moderator else []
            self.members[person.key] = self.guild.add_member(user, roles=roles)
        self.bot = simcord.MemberActor(env, self.guild, simcord.UserHandle(env, backend.bot_user))
        #: Width and height of each attachment shown, by its address; None if it isn't a picture.
        self.sizes: dict[str, tuple[int, int] | None] = {}
        self.dms = {key: member.user.dm_channel for key, member in self.members.items()}

    @property
    def owners(self) -> set[int]:
        """Return the ids of the bot's owners here: everybody who moderates."""
        return {self.members[person.key].id for person in PEOPLE if person.moderator}

    def places(self, who: str) -> Iterator[Place]:
        """Yield the places that this person can enter: channels, each followed by its threads, then direct messages."""
        member = self.members[who]
        for name, channel in self.channels.items():
            yield Place(name, name, "channel", channel)
            for thread in channel.threads:
                stored = self.backend.channels[thread.id]
                if self._private_to_others(stored, member.id):
                    continue
                meta = stored.thread_metadata
                yield Place(str(thread.id), thread.name or "thread", "thread", thread, name, meta.archived, meta.locked)
        yield Place(DM, BOT_NAME, "dm", self.dms[who])

    def place(self, who: str, key: str) -> Place:
        """Return a person's place by key. Raises KeyError if it doesn't exist for them."""
        for place in self.places(who):
            if place.key == key:
                return place
        raise KeyError(key)

    def actor(self, who: str, place: Place) -> simcord.MemberActor | simcord.UserHandle:
        """Return the actor there: a member in the server, a user in direct messages."""
        member = self.members[who]
        return member.user if place.kind == "dm" else member

    def _private_to_others(self, thread: Any, user_id: int) -> bool:
        private: bool = thread.type == discord.ChannelType.private_thread.value
        return private and user_id not in thread.thread_members
