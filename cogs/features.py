"""All features: found by their folders, and asked together."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

from discord import app_commands

import cogs
from cogs.controls.buttons import AnyButton
from cogs.feature import Feature
from cogs.press.commanding import CommandGroup, Offer, commands_of, menus_of
from cogs.press.desk import Desk
from cogs.press.press import Control
from cogs.table.extras import Bring, GamePlace, OwnSetting, Setting, Subject, TablePlace
from data import Person
from host.closing import close
from host.house import Session
from words import Speech

T = TypeVar("T")


class Features:
    """All features."""

    def __init__(self) -> None:
        self._known: dict[str, Feature] = {}
        #: What brings parcels, by kind.
        self.posts: Mapping[str, Bring] = {}

    def __getitem__(self, name: str) -> Feature:
        """The feature in the folder of that name. Raises KeyError."""
        return self._known[name]

    def load(self, desk: Desk) -> None:
        """Find the features, and give each the kernel's parts. Raises ValueError if two post the same kind."""
        for found in iter_modules(cogs.__path__):
            feature = getattr(import_module(f"cogs.{found.name}"), "FEATURE", None) if found.ispkg else None
            if feature is not None:
                self._known[found.name] = feature(desk)
        self.posts = _unite(feature.posts for feature in self._known.values())

    def commands(self) -> Iterator[tuple[CommandGroup, Offer]]:
        """Yield all commands, each with its group."""
        for feature in self._known.values():
            yield from commands_of(feature)

    def menus(self) -> Iterator[app_commands.ContextMenu]:
        """Yield all right-click commands."""
        for feature in self._known.values():
            yield from menus_of(feature)

    @property
    def presses(self) -> dict[str, Control]:
        """All controls, by verb. Raises ValueError if two features have the same."""
        return _unite(feature.presses for feature in self._known.values())

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> list[AnyButton]:
        """The buttons of all for a person, or for everybody, at a place. Raises ArchiveError."""
        known = [feature for feature in self._known.values() if place in feature.places]
        return [one for feature in known for one in await feature.buttons(place, session, person, say)]

    async def lines(self, session: Session, say: Speech) -> list[str]:
        """The lines of all below the board of a game, or in a lobby. Raises ArchiveError."""
        return [one for known in self._known.values() for one in await known.lines(session, say)]

    def forget(self, person: int | None = None) -> None:
        """Let all forget what they have in memory of somebody who was erased, or whatever may have changed."""
        for feature in self._known.values():
            feature.forget(person)

    async def sweep(self) -> None:
        """Start what is due in all. Raises ArchiveError."""
        for feature in self._known.values():
            await feature.sweep()

    async def start(self) -> None:
        """Start all. Raises what one of them raises."""
        for feature in self._known.values():
            await feature.start()

    async def stop(self) -> None:
        """Stop all, even if one fails."""
        await close(*(feature.stop for feature in self._known.values()))

    async def server_settings(self, guild_id: int, say: Speech) -> list[Setting]:
        """The lines of all on the page of a server's settings. Raises ArchiveError, HTTPException."""
        found = [one for known in self._known.values() for one in await known.server_settings(guild_id, say)]
        return sorted(found, key=lambda one: not one.basic)

    async def own_settings(self, person: Person, say: Speech) -> list[OwnSetting]:
        """The lines of all on the page of a person's own settings. Raises ArchiveError."""
        return [one for known in self._known.values() for one in await known.own_settings(person, say)]

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> list[AnyButton]:
        """The buttons of all about a game at a place."""
        return [one for known in self._known.values() for one in known.game_buttons(place, subject, say)]

    def explain(self, error: BaseException, say: Speech) -> AnyButton | None:
        """The button of the first that explains a refusal; None if none does."""
        found = (known.explain(error, say) for known in self._known.values())
        return next((one for one in found if one is not None), None)


def _unite(offered: Iterator[Mapping[str, T]]) -> dict[str, T]:
    """Put together what features offer by name. Raises ValueError for a name that two have."""
    found: dict[str, T] = {}
    for names in offered:
        if twice := found.keys() & names.keys():
            raise ValueError(f"two features offer {min(twice)}")
        found |= names
    return found
