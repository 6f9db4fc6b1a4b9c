"""People and servers, as they are saved: preferences by name. Part of data/. Ids are Discord's."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

Prefs = Mapping[str, object]
"""Preferences as JSON values by name."""


class Pref(StrEnum):
    """What a preference is about, by the name under which it is saved; features have more of their own."""

    NAME, ACCOUNT, LANGUAGE, CHOSEN = "name", "account", "language", "chosen_language"
    #: Of a server: the channels in which tables may open, when the bot posts nothing of its own accord, and in which
    #: time zone.
    CHANNELS, QUIET = "channels", "quiet"
    BLOCKED, INVITATIONS, PINGS, PUBLIC, DIRECT = "blocked", "invitations", "pings", "public", "direct"


@dataclass(frozen=True, slots=True)
class Person:
    """What is saved about a person; an unknown person has nothing set."""

    person_id: int
    dm_channel_id: int | None = None
    prefs: Prefs = field(default_factory=dict)
    derived: dict[str, str] = field(default_factory=dict, repr=False, compare=False)
    """What was worked out from it, such as a name without markup: it is kept and forgotten with the row."""

    @property
    def name(self) -> str | None:
        """Their display name as last seen, None for somebody who hasn't used the bot."""
        return _text(self.prefs, Pref.NAME)

    @property
    def account(self) -> str:
        """The name of their account as last seen, or nothing."""
        return _text(self.prefs, Pref.ACCOUNT) or ""

    @property
    def language(self) -> str | None:
        """The locale in which to write to them: the one that they chose, or in which Discord showed them the bot."""
        return self.chosen or _text(self.prefs, Pref.LANGUAGE)

    @property
    def chosen(self) -> str | None:
        """The locale that they chose, None for Discord's."""
        return _text(self.prefs, Pref.CHOSEN)

    @property
    def blocked(self) -> tuple[int, ...]:
        """Whom they have blocked, in that order; somebody erased by their shadow."""
        found = self.prefs.get(Pref.BLOCKED)
        return tuple(one for one in found if type(one) is int) if isinstance(found, list) else ()

    @property
    def closed(self) -> bool:
        """Whether the last direct message to them was refused."""
        return self.prefs.get(Pref.DIRECT) is not None

    def wants(self, pref: Pref) -> bool:
        """Whether they have left something on: invitations, mentions when it's their turn, a public profile."""
        return self.prefs.get(pref) is not False


@dataclass(frozen=True, slots=True)
class Server:
    """What is saved about a server; an unknown server has nothing set."""

    guild_id: int
    prefs: Prefs = field(default_factory=dict)

    @property
    def chosen(self) -> str | None:
        """The locale chosen for what everybody there reads, None for Discord's."""
        return _text(self.prefs, Pref.CHOSEN)

    @property
    def channels(self) -> tuple[int, ...]:
        """The channels in which tables may open; empty for all."""
        found = self.prefs.get(Pref.CHANNELS)
        return tuple(int(one) for one in found) if isinstance(found, list) else ()

    @property
    def quiet(self) -> tuple[int, int, str] | None:
        """The hours from and to which the bot posts nothing of its own accord, and their time zone; None for none."""
        found = self.prefs.get(Pref.QUIET)
        return None if not isinstance(found, list) else (int(found[0]), int(found[1]), str(found[2]))


def _text(prefs: Prefs, pref: Pref) -> str | None:
    found = prefs.get(pref)
    return found if isinstance(found, str) else None
