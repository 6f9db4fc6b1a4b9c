"""What a feature may offer: the contract between the kernel and the features.

A feature is a folder here whose `__init__` names its class `FEATURE`. It is found by that: nothing lists it, and
nothing imports it, least of all another feature. It is given the kernel's parts (`Desk`) and offers what it likes of
the hooks below; the kernel does without any of it. Several answer in the order of their folders' names.
"""

from collections.abc import Mapping, Sequence

from cogs.controls.buttons import AnyButton, Buttons
from cogs.press.desk import Desk
from cogs.press.press import Control
from cogs.table.extras import Bring, GamePlace, OwnSetting, Setting, Subject, TablePlace
from data import Person
from host.house import Session
from words import Speech


class Feature:
    """A feature that offers nothing but its commands, which are its methods decorated with `command`."""

    #: Where it has buttons; it isn't asked for any elsewhere.
    places: frozenset[TablePlace] = frozenset()

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def presses(self) -> Mapping[str, Control]:
        """Its controls, by the verbs in their custom ids."""
        return {}

    @property
    def posts(self) -> Mapping[str, Bring]:
        """What brings the parcels of its own kinds, by kind, while no other parcel of their table is brought."""
        return {}

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """Its buttons for a person, or for everybody, at one of its `places`. Raises ArchiveError."""
        return ()

    async def lines(self, session: Session, say: Speech) -> Sequence[str]:
        """Its lines below the board of a game or in a lobby, after what the kernel says of it. Raises ArchiveError."""
        return ()

    async def server_settings(self, guild_id: int, say: Speech) -> Sequence[Setting]:
        """Its lines on the page of a server's settings. Raises ArchiveError, HTTPException."""
        return ()

    async def own_settings(self, person: Person, say: Speech) -> Sequence[OwnSetting]:
        """Its lines on the page of a person's own settings. Raises ArchiveError."""
        return ()

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> Buttons:
        """Its buttons about a game at a place of anybody's pages."""
        return ()

    def explain(self, error: BaseException, say: Speech) -> AnyButton | None:
        """Its button to what explains a refusal; None if it has none."""
        return None

    def forget(self, person: int | None = None) -> None:
        """Forget what it has in memory of somebody who was erased; if None, all that is also in the archive."""

    async def sweep(self) -> None:
        """Start what is due, once a second; wait for nothing that takes long. Raises ArchiveError."""

    async def start(self) -> None:
        """Begin what it does of its own accord, once the bot is logged in. What it raises stops the bot."""

    async def stop(self) -> None:
        """End that, before the bot disconnects."""
