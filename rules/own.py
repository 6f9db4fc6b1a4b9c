"""Find what a game has of its own in a room, by the game's name; nobody keeps a list. Part of rules."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any


@cache
def module_of(room: str, game: str, part: str = "") -> ModuleType | None:
    """A game's own module in a room, as `words.<game>`, or a part of it, as `render.<game>.card`; None without one."""
    if not game.isidentifier():
        return None
    names = f"{room}.{game}", f"{room}.{game}.{part}"
    if any(find_spec(name) is None for name in names[: 2 if part else 1]):
        return None
    return import_module(names[bool(part)])


def own(room: str, game: str, name: str, part: str = "") -> Any:
    """What a game's own module in a room has by this name; None if there is no such thing, or no such module."""
    return getattr(module_of(room, game, part), name, None)
