"""Shapes drawn on large sheets: what is saved of a sheet changes no pixel."""

from __future__ import annotations

from itertools import product

import pytest
from PIL import Image

from render.fonts import BOLD
from render.kit import kit
from render.lettering import ANY_GROUND, TextStyle
from render.motion.scene import Flip, lift
from render.mundialito import colours
from render.sheet import Sheet, blank
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


@pytest.mark.parametrize("text", ["Ana", "Łódź 3–1", "日本太郎", "Wolfeschlegelsteinhausen"])
@pytest.mark.parametrize("size", [11, 28, 132])
def test_text_over_any_ground_looks_as_on_a_flat_one(text: str, size: int) -> None:
    tokens, pictures = TOOLS.tokens, []
    for ground in (tokens.canvas, ANY_GROUND):
        sheet = Sheet(TOOLS, blank(TOOLS, 600, 200))
        wide = sheet.words(text, 300, 100, TextStyle(size, BOLD, tokens.text, ground), 560, "middle")
        pictures.append((wide, sheet.canvas.image.tobytes()))
    assert pictures[0] == pictures[1]


def test_what_turns_over_leaves_its_ground_where_it_is() -> None:
    ground = Image.new("RGB", (40, 20), (10, 20, 30))
    ground.paste((60, 70, 80), (0, 0, 40, 10))
    back, front = ground.copy(), ground.copy()
    back.paste((200, 0, 0), (10, 5, 30, 15))
    front.paste((0, 200, 0), (12, 2, 28, 18))
    flip = Flip((0, 0, 40, 20), lift(back, ground), lift(front, ground), ground)
    for share, still in ((0.0, back), (0.5, ground), (1.0, front)):
        image = Image.new("RGB", (40, 20))
        flip.paint(image, share)
        assert image.tobytes() == still.tobytes()
    image = Image.new("RGB", (40, 20))
    flip.paint(image, 0.3)
    assert image.crop((0, 0, 8, 20)).tobytes() == ground.crop((0, 0, 8, 20)).tobytes()
    assert image.tobytes() not in {back.tobytes(), front.tobytes(), ground.tobytes()}
