"""The colours that flags are painted with. Part of render/flags.

Colours that hardly differ share one, so that one palette holds all flags of a picture and its text.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from render.tokens import Colour, mix, rgb

#: Colours nearer to each other than this (see `_gap`) become one. Dimmed ones lie close together, so theirs is smaller.
NEAR, DIM_NEAR = 30, 20
#: A dimmed flag: the share of grey in its colour, and then the share of the ground.
GREYED, SUNK = 0.55, 0.5
WHITE: Colour = (255, 255, 255)
#: Colours of stripes on white so thin that blends make up much of the flag.
STRIPED = ("#B22234", "#0D5EAF", "#0038A8", "#3C3B6E")


@cache
def table() -> dict[str, Any]:
    """Return the flags by code, and the aliases of each year's cup."""
    found: dict[str, Any] = json.loads(Path(__file__).with_name("flags.json").read_text(encoding="utf-8"))
    return found


@cache
def colours() -> tuple[Colour, ...]:
    """Return the colours that flags are painted with, each once."""
    return tuple(dict.fromkeys(inks().values()))


@cache
def dim_colours(ground: Colour) -> tuple[Colour, ...]:
    """Return the colours of flags dimmed on a ground, each once."""
    return tuple(dict.fromkeys(inks(ground).values()))


def stripes() -> tuple[Colour, ...]:
    """Return the colours whose blends with white a palette should also have."""
    return tuple(inks()[name] for name in STRIPED)


@cache
def inks(ground: Colour | None = None) -> dict[str, Colour]:
    """Return what each colour of the table is painted with, dimmed on a ground if one is given."""
    named = list(dict.fromkeys(name for shapes in table()["flags"].values() for name in _names_in(shapes)))
    if ground is None:
        return _share(named, {name: rgb(name) for name in named}, NEAR)
    return _share(named, {name: dim(rgb(name), ground) for name in named}, DIM_NEAR)


def _share(named: list[str], wanted: dict[str, Colour], near: float) -> dict[str, Colour]:
    chosen: list[Colour] = []
    found = {}
    for name in named:
        close = min(chosen, key=lambda colour: _gap(colour, wanted[name]), default=None)
        if close is None or _gap(close, wanted[name]) > near:
            close = wanted[name]
            chosen.append(close)
        found[name] = close
    return found


def dim(colour: Colour, ground: Colour) -> Colour:
    """Return a colour in the flag of a team that is out: part grey, part of the panel below it."""
    grey = round(0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2])
    return mix(mix(colour, (grey, grey, grey), GREYED), ground, SUNK)


def _gap(one: Colour, other: Colour) -> float:
    """Return how far apart two colours look: the usual cheap weighting of red, green and blue."""
    red = (one[0] + other[0]) / 512
    parts = [(a - b) ** 2 for a, b in zip(one, other, strict=True)]
    return float(((2 + red) * parts[0] + 4 * parts[1] + (3 - red) * parts[2]) ** 0.5)


def _names_in(shapes: Any) -> Iterator[str]:
    if isinstance(shapes, str):
        if shapes.startswith("#"):
            yield shapes
    elif isinstance(shapes, list):
        for part in shapes:
            yield from _names_in(part)
