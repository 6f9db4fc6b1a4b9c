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


#: Those whom nobody plays as: they join events and play their games (`friends.py`).
FRIENDS = tuple(
    Person(name.lower(), name, colour)
    for name, colour in (
        ("Dario", "#2f9e44"),
        ("Emil", "#1098ad"),
        ("Fatima", "#c2255c"),
        ("Greta", "#e67700"),
        ("Hugo", "#5c7cfa"),
        ("Ines", "#0ca678"),
        ("Jonas", "#ae3ec9"),
        ("Kofi", "#d6336c"),
        ("Lena", "#3b5bdb"),
        ("Mina", "#66a80f"),
        ("Noah", "#1c7ed6"),
    )
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
        self.friends = [self.guild.add_member(env.create_user(one.key, global_name=one.name)) for one in FRIENDS]
        #: Whether friends do anything.
        self.willing = True
        calendar = self.guild.create_role(
            "Calendar", permissions=discord.Permissions(create_events=True, manage_events=True)
        )
        backend.guilds[self.guild.id].members[self.bot.id].role_ids.append(calendar.id)

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

    def public(self) -> list[int]:
        """The ids of the channels and of their threads that anybody can enter and that aren't archived."""
        found = list[int]()
        for channel in self.channels.values():
            stored = [self.backend.channels[thread.id] for thread in channel.threads]
            found.append(channel.id)
            found += [
                one.id for one in stored if not self._private_to_others(one, 0) and not one.thread_metadata.archived
            ]
        return found

    def handle(self, place_id: int) -> simcord.ChannelHandle | None:
        """The channel or thread with an id, if there is one."""
        every = (one for channel in self.channels.values() for one in (channel, *channel.threads))
        return next((one for one in every if one.id == place_id), None)

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
