"""The nouns of a face: menus, items, buttons."""

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
    """How a button looks: the main one, an alternative, a success, a danger."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    GRAVE = "grave"


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a menu; `symbol` names the application's emoji before it, if it has one."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select; `Face.pick` returns the words after a choice."""

    name: str
    placeholder: str
    items: tuple[Item, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Do:
    """A button that acts: it plays `text`, and plans `then` for the seat. `symbol` is as in a menu."""

    label: str
    text: str
    then: tuple[str, ...] = ()
    style: Style = Style.MAIN
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """A button that only changes what is chosen: it leads to other words. `symbol` is as in a menu."""

    label: str
    words: str
    style: Style = Style.PLAIN
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Spread:
    """All controls for one moment of choosing.

    `shown` is the match to render (it may try out what isn't played yet); `marked` is the chosen piece's place.
    `words` is the part of the choice that makes sense; the controls continue from it. `first` are buttons with rows of
    their own above the others, `last` those that share the lowest row with undo. `page` is the page to render, by the
    artist's name, if it isn't the usual one.
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

    def offers(self, name: str, values: tuple[str, ...]) -> bool:
        """Whether these values can be picked from the menu of that name."""
        menu = next((menu for menu in self.menus if menu.name == name), None)
        if menu is None or not menu.least <= len(set(values)) == len(values) <= menu.most:
            return False
        return set(values) <= {item.value for item in menu.items}


@dataclass(frozen=True, slots=True)
class Aim:
    """Where one action is in the controls: the words under which a button plays it.

    `marked` is what to mark in the picture, if that can be the action alone.
    """

    words: str
    marked: str | None = None


class Face(Protocol):
    """How a game's choices become controls."""

    def spread(self, match: Match, seat: int, words: str, say: Say, quick: tuple[str, ...] = ()) -> Spread:
        """Lay out the controls of the seat on turn after `words`; words that make no sense count as none.

        `quick` is the seat's ready-made set-up, if possible its player's last one. Games without a set-up ignore it.
        """

    def pick(self, match: Match, seat: int, words: str, menu: str, values: tuple[str, ...]) -> str:
        """Return the words after picking values that the menu offers."""

    def aim(self, match: Match, seat: int, action: str) -> Aim:
        """Find a legal action of the seat on turn in the controls."""
