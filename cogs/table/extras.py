"""What features add to what the kernel does, which knows none of them."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Protocol

from cogs.controls.buttons import AnyButton, Buttons
from data import Parcel, Person
from host.house import Session
from rules.table.table import Finished, Running
from words import Speech

#: Brings a parcel of a table and marks it; the session is None if the table can't be read.
Bring = Callable[[Session | None, Parcel], Awaitable[None]]


class TablePlace(Enum):
    """Where features may put buttons."""

    #: Under the panel of somebody who watches a table.
    WATCHER = auto()
    #: Below the panel of a player during a game.
    PLAYER = auto()
    #: Beside the controls of a player on turn who hasn't chosen anything yet.
    TURN = auto()
    #: After those, also while they choose, unless the panel shows something else in place of their choice.
    CHOOSING = auto()
    #: On the page of somebody who has joined a table that hasn't begun.
    JOINED = auto()
    #: In the answer to whoever has declined an invitation to a table.
    DECLINED = auto()
    #: In the menu **More…** of a table, after the ways to see its board.
    MORE_ABOUT = auto()
    #: In the same menu, once its game has begun: ways to look back at it.
    MORE_BACK = auto()
    #: In the same menu, after those: ways to share it.
    MORE_SHARE = auto()
    #: In the same menu, after what its players can do.
    MORE = auto()
    #: Below the board of a game, before **More…**; it is everybody's, so no person is named.
    RUNNING = auto()
    #: In the same place, once the game is over: ways to look back at it, and to share it.
    LOOK_BACK = auto()
    #: Below what somebody has shared of a game, which is everybody's too.
    SHARED = auto()
    #: Below what somebody has shared of a puzzle.
    RESULT = auto()


class GamePlace(Enum):
    """Where features may put buttons about a game, or about a moment of one."""

    #: In **More…** of its tables, and below a page of its rules.
    ALONG = auto()
    #: On the public message of a lobby; where it comes from is the table, if people are invited to it.
    LOBBY = auto()
    #: On its page among the games to choose from.
    PICKER = auto()
    #: On the page of help: beside what everybody can do (about no game), and below it (about each).
    HELP = auto()
    #: In the welcome of a new server (about the first game).
    WELCOME = auto()
    #: On the page of a server's settings (about no game).
    SERVER = auto()
    #: On the page of help, beside what moderators read there (about no game).
    MODERATORS = auto()
    #: Below a step of the game's lesson (about the rules that it teaches).
    STEP = auto()
    #: Below a page of its rules (about these rules).
    RULES = auto()
    #: In the place of both, for whoever comes from elsewhere (about nothing but that).
    BACK = auto()
    #: On a page of the review of a table's game (about a moment of it).
    REVIEW = auto()
    #: In the replay of a table's game or, without a table, of a game file's (about the moment that is looked at).
    REPLAY = auto()


@dataclass(frozen=True, slots=True)
class Subject:
    """What buttons at a `GamePlace` are about."""

    #: The game; None for no game in particular.
    game: str | None = None
    #: The numbers of its rules, the main one first.
    rules: tuple[int, ...] = ()
    #: Where somebody comes from, for the way back, in the words of whoever asks for the buttons.
    origin: str = ""
    #: The table whose game somebody looks at: after how many events, for whose choice they do, and who they are.
    table: Running | Finished | None = None
    index: int = 0
    seat: int | None = None
    person: int = 0


@dataclass(frozen=True, slots=True)
class Setting:
    """A line on the page of a server's settings."""

    #: The preference of the server that it is.
    name: str
    #: What is set, as it is saved: a JSON value.
    value: Any
    #: Says any such value in a few words.
    tell: Callable[[Any], str]
    #: The verb of the control that opens a form to change it, or another page.
    change: str
    #: What keeps it from working as it is set, in a sentence; empty if nothing does.
    warning: str = ""
    #: Whether it is one of those that the page begins with, because they concern everything else on it.
    basic: bool = False


@dataclass(frozen=True, slots=True)
class OwnSetting:
    """A line on the page of a person's own settings: what it is, how it is set, and the button to change it."""

    text: str
    change: AnyButton


class Extras(Protocol):
    """What all features add."""

    @property
    def posts(self) -> Mapping[str, Bring]:
        """What brings the parcels of their kinds, by kind."""

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """The buttons for a person, or for everybody, at a place. Raises ArchiveError."""

    async def lines(self, session: Session, say: Speech) -> Sequence[str]:
        """The lines below the board of a game, and above the small print of a lobby. Raises ArchiveError."""

    async def server_settings(self, guild_id: int, say: Speech) -> Sequence[Setting]:
        """The lines on the page of a server's settings. Raises ArchiveError, HTTPException."""

    async def own_settings(self, person: Person, say: Speech) -> Sequence[OwnSetting]:
        """The lines on the page of a person's own settings. Raises ArchiveError."""

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> Buttons:
        """The buttons about a game at a place."""

    def explain(self, error: BaseException, say: Speech) -> AnyButton | None:
        """The button to what explains a refusal; None if nothing does."""

    def forget(self, person: int | None = None) -> None:
        """Forget what is in memory of somebody who was erased, or whatever may have changed in the archive."""

    async def sweep(self) -> None:
        """Start what is due in all. Raises ArchiveError."""
