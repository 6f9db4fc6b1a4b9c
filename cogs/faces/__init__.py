"""How a game's choices are laid out as controls. Part of cogs/: imports rules and words; no discord.

A face turns (match, seat, what has been chosen so far) into a Spread: a hint, menus and buttons. What has been chosen
lives in the controls' own ids, so nothing is saved and nothing forgotten. A game without a face of its own gets the
plain one, made from `choices` alone; a module `cogs.faces.<game>` with a `FACE` takes its place.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from cogs.faces.plain import PlainFace
from cogs.faces.spread import Do, Face, Item, Menu, Say, Spread, Step, Style

__all__ = ["Do", "Face", "Item", "Menu", "Say", "Spread", "Step", "Style", "face"]


@cache
def face(game: str) -> Face:
    """The face of a game."""
    if not game.isidentifier() or find_spec(f"cogs.faces.{game}") is None:
        return PlainFace()
    found: Face = getattr(import_module(f"cogs.faces.{game}"), "FACE", None) or PlainFace()
    return found
