"""Playground room: conditions to try: other languages, closed direct messages, missing permissions. May import simcord
and `world`.

A person's language is part of everything they press, as Discord sends it. Closed direct messages and missing
permissions are simcord's own: the bot gets the errors and permissions that Discord would give it.
"""

from __future__ import annotations

from typing import Any

import discord
from simcord.backend import permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from playground.world import CHANNELS, World
from words.languages import list_languages

_DISCORDS = {locale.value for locale in discord.Locale}
_KNOWN = {locale.partition("-")[0] for locale in _DISCORDS}
#: What a person's Discord may speak here: its languages, and those that only the bot has.
LOCALES = tuple(sorted(_DISCORDS | {name for name in list_languages() if name.partition("-")[0] not in _KNOWN}))
#: The permissions that the bot needs, in Discord's order.
PERMISSIONS = (
    "view_channel",
    "create_public_threads",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
_CLOSED: dict[str, Any] = {"status": 403, "code": 50007, "message": "Cannot send messages to this user"}


class Conditions:
    """The conditions under which the bot runs. All but the languages end with the playground."""

    def __init__(self, world: World) -> None:
        self._world = world

    def speak(self, who: str, language: str) -> None:
        """Set the language of a person's client. Raises ValueError for one that is in no menu."""
        if language not in LOCALES:
            raise ValueError(f"no language {language}")
        self._world.env.languages[self._world.members[who].id] = language

    def close(self, who: str, closed: bool) -> None:
        """Close a person's direct messages to the bot, or open them."""
        faults: list[dict[str, Any]] = self._world.backend.faults
        door = self._door(who)
        faults[:] = [fault for fault in faults if fault["path"] != door]
        if closed:
            self._world.env.inject_error("POST", door, times=None, **_CLOSED)

    def permit(self, channel: str, missing: list[str]) -> None:
        """Take these of `PERMISSIONS` from the bot in a channel and its threads, and give it the others."""
        bits = 0
        for name in missing:
            if name not in PERMISSIONS:
                raise ValueError(f"no permission {name}")
            bits |= permissions.flag(name)
        backend, bot = self._world.backend, self._world.bot.id
        place = self._world.channels[channel].id
        if bits:
            backend.set_overwrite(place, Overwrite(bot, OverwriteType.MEMBER, deny=bits))
        else:
            backend.delete_overwrite(place, bot)

    def now(self) -> dict[str, Any]:
        """Return people's languages, who has closed direct messages, and the permissions missing in each channel."""
        world = self._world
        shut = {fault["path"] for fault in world.backend.faults}
        return {
            "languages": {key: world.env.languages.get(one.id, "en-US") for key, one in world.members.items()},
            "closed": [key for key in world.members if self._door(key) in shut],
            "missing": {name: self._missing(name) for name in CHANNELS},
            "willing": world.willing,
        }

    def _door(self, who: str) -> str:
        return f"/channels/{self._world.dms[who].id}/messages"

    def _missing(self, channel: str) -> list[str]:
        stored, bot = self._world.backend.get_channel(self._world.channels[channel].id), self._world.bot.id
        denied = next((one.deny for one in stored.overwrites if one.target_id == bot), 0)
        return [name for name in PERMISSIONS if denied & permissions.flag(name)]
