"""How a game's choices become controls. Part of cogs/: imports rules and words; no discord.

A face turns a match, a seat and the choices so far into a Spread: a hint, menus and buttons. The choices are in the
controls' custom ids, so nothing is saved and nothing forgotten. A game without a face of its own gets the plain one,
made from `choices` alone; a module `cogs.faces.<game>` with a `FACE` replaces it.
"""

from functools import cache

from cogs.faces.plain import PlainFace
from cogs.faces.spread import Aim, Do, Face, Item, Menu, Say, Spread, Step, Style
from rules import own

__all__ = ["Aim", "Do", "Face", "Item", "Menu", "Say", "Spread", "Step", "Style", "face"]


@cache
def face(game: str) -> Face:
    """Return a game's own face, or the plain one."""
    found: Face = own("cogs.faces", game, "FACE") or PlainFace()
    return found
