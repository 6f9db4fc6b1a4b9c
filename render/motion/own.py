"""A game's own part in its films: `render/<game>/motion.py`, found by name. Part of render/motion."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@cache
def own(game: str, name: str) -> Any:
    """Return something of the game's own motion by name, or None."""
    if not game.isidentifier() or find_spec(f"render.{game}") is None or find_spec(f"render.{game}.motion") is None:
        return None
    return getattr(import_module(f"render.{game}.motion"), name, None)
