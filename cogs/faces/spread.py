"""The nouns of a face: menus, items, buttons. Part of cogs/faces."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from rules.core.match import Match
from words import Speech

Say = Speech

#: Discord's limits for one select and one row of buttons.
MOST_ITEMS = 25
MOST_BUTTONS = 5


class Style(Enum):
    """How a button looks: the way on, something beside it, the good end, the grave one."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    GRAVE = "grave"


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a menu."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select; picking from it leads to new words by `Face.pick`."""

    name: str
    placeholder: str
    items: tuple[Item, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Do:
    """A button that acts: `text` is played, and `then` is laid down as the seat's plan."""

    label: str
    text: str
    then: tuple[str, ...] = ()
    style: Style = Style.MAIN


@dataclass(frozen=True, slots=True)
class Step:
    """A button that only goes on choosing, to other words."""

    label: str
    words: str
    style: Style = Style.PLAIN


@dataclass(frozen=True, slots=True)
class Spread:
    """All controls for one moment of choosing.

    `shown` is the match to draw (it may try out what is not played yet); `marked` is where the chosen piece stands.
    `words` is what has been chosen, as far as it makes sense; the controls go on from there. `first` are buttons that
    have rows of their own above the others, `last` those that share the lowest row with undo. `page` is the picture of
    this moment, by the artist's name for it, where it is not the usual one. `former` are menus that this moment had in
    an earlier version: panels that still show them go on working.
    """

    shown: Match
    hint: str
    words: str = ""
    menus: tuple[Menu, ...] = ()
    buttons: tuple[Do | Step, ...] = ()
    marked: str | None = None
    first: tuple[Do | Step, ...] = ()
    page: str | None = None
    last: tuple[Do | Step, ...] = ()
    former: tuple[Menu, ...] = ()


class Face(Protocol):
    """How a game is laid out for the fingers."""

    def spread(self, match: Match, seat: int, words: str, say: Say, quick: tuple[str, ...] = ()) -> Spread:
        """The controls for the awaited seat after `words` have been chosen; words that make no sense count as none.

        `quick` is the seat's ready-made set-up, the last own one where there is one; for games that place something.
        """

    def pick(self, match: Match, seat: int, words: str, menu: str, values: tuple[str, ...]) -> str:
        """The words after picking values that the menu offers."""
