"""Shapes drawn on large sheets: what is saved of a sheet changes no pixel."""

from __future__ import annotations

from itertools import product

import pytest

from render.kit import kit
from render.mundialito import colours
from render.sprites import ZOOM, Pen, Sprite, round_box

TOOLS = kit(colours, "mood", 1000)
INKS, COLOUR = TOOLS.inks, TOOLS.tokens.panel


def looks(sprite: Sprite) -> tuple[object, ...]:
    rim, shape = sprite.rim, sprite.shape
    return sprite.image.tobytes(), shape and shape.tobytes(), rim and (rim.places, rim.levels), sprite.x, sprite.y


@pytest.mark.parametrize(("width", "height"), [*product((3, 31, 120, 968), (2, 33, 128))])
def test_a_rounded_box_looks_as_if_drawn_whole(width: int, height: int) -> None:
    for radius in (1, 5, 12, 16, 40):
        pen = Pen(0, 0, width, height)
        pen.box(0, 0, width, height, COLOUR, radius)
        assert looks(round_box(INKS, width, height, radius, COLOUR)) == looks(pen.sprite(INKS, COLOUR))


def test_a_sheet_is_shrunk_without_a_copy_of_it() -> None:
    pen = Pen(0, 0, 500, 500)
    pen.disc(250, 250, 249, COLOUR)
    whole = pen.sheet.reduce(ZOOM).convert("RGB")
    small = pen.sprite(INKS, COLOUR)
    assert small.image.tobytes() == INKS.quantize(whole.crop(small.box(0, 0))).tobytes()
