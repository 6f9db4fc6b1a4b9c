"""The patterns that mark the eleven colours. Part of render/hedgehog.

Every colour's second mark is its pattern. It is drawn in its unit, centred on the piece's axis, upwards from the base,
so that it aligns within a stack.
"""

from collections.abc import Callable
from functools import partial
from math import ceil

from render.sprites import Pen
from render.tokens import Colour


def draw_pattern(pen: Pen, pattern: str, unit: float, reach: float, height: float, colour: Colour) -> None:
    """Draw a pattern, if it isn't plain, over the ground from -reach to reach across and from -height up to 0."""
    if pattern in _PATTERNS:
        _PATTERNS[pattern](pen, unit, reach, height, colour)


def _level(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    for row in range(ceil(height / unit) + 1):
        y = -(row + 0.25) * unit
        pen.box(-reach, y - unit * 0.34, reach, y, colour)


def _upright(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    for column in range(-ceil(reach / unit), ceil(reach / unit) + 1):
        pen.box((column - 0.19) * unit, -height, (column + 0.19) * unit, 0, colour)


def _dots(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    for row in range(ceil(height / (unit * 0.62)) + 1):
        for column in range(-ceil(reach / unit) - 1, ceil(reach / unit) + 1):
            pen.disc((column + row % 2 / 2) * unit, -(row * 0.62 + 0.3) * unit, unit * 0.2, colour)


def _slant(way: int, pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    far = reach + height
    step = unit * 1.05
    for number in range(-ceil(far / step), ceil(far / step) + 1):
        x = number * step
        pen.line(((x - way * height, height), (x + way * height, -height)), unit * 0.32, colour, round_ends=False)


def _roofs(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    for row in range(-ceil(reach / unit), ceil(height / (unit * 0.85)) + 1):
        y = -row * unit * 0.85 - unit * 0.5
        pen.line(((-reach, y + reach * 0.62), (0, y), (reach, y + reach * 0.62)), unit * 0.3, colour, round_ends=False)


def _grid(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    thin = unit * 0.1
    for column in range(-ceil(reach / unit), ceil(reach / unit) + 1):
        pen.box(column * unit - thin, -height, column * unit + thin, 0, colour)
    for row in range(ceil(height / unit) + 1):
        y = -(row + 0.55) * unit
        pen.box(-reach, y - thin, reach, y + thin, colour)


def _chequer(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    side = unit * 0.62
    for row in range(ceil(height / side) + 1):
        for column in range(-ceil(reach / side) - 1, ceil(reach / side) + 1):
            if (row + column) % 2 == 0:
                pen.box((column - 0.5) * side, -(row + 1) * side, (column + 0.5) * side, -row * side, colour)


def _waves(pen: Pen, unit: float, reach: float, height: float, colour: Colour) -> None:
    half = unit * 0.5
    many = ceil(reach / half) + 1
    for row in range(ceil(height / (unit * 0.9)) + 2):
        y = -row * unit * 0.9 - unit * 0.2
        crest = [(column * half, y + (unit * 0.2 if column % 2 else -unit * 0.2)) for column in range(-many, many + 1)]
        pen.line(crest, unit * 0.2, colour)


_PATTERNS: dict[str, Callable[[Pen, float, float, float, Colour], None]] = {
    "level": _level,
    "upright": _upright,
    "dots": _dots,
    "rising": partial(_slant, 1),
    "falling": partial(_slant, -1),
    "roofs": _roofs,
    "grid": _grid,
    "chequer": _chequer,
    "waves": _waves,
}
