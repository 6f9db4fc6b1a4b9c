"""A line put together from its words is the line that FreeType draws, whatever its words, size and weight."""

from random import Random

import pytest
from PIL import Image, ImageDraw

from render.fonts import drawable, font, length, line

LINES = (
    "Your last turn: b1-b2, c3-c4",
    "Turn 12 · Gualda to move",
    "AVATAR To. Wa, fi fl ffi",
    "Ñandú Łódź Ærø Ştefan",
    "Ελλάδα Україна",
    "one  two   spaces",
    "×",
)
LETTERS = [
    chr(code) for block in ((33, 0x250), (0x370, 0x530), (0x1E00, 0x1F00), (0x2010, 0x2070)) for code in range(*block)
]


def drawn(text: str, size: int, weight: int) -> tuple[bytes, tuple[int, int], tuple[int, int]]:
    """The pixels, size and corner of a line as FreeType draws it."""
    face = font(size, weight)
    left, top, right, bottom = (round(side) for side in face.getbbox(text, anchor="ls"))
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(image).text((-left, -top), text, font=face, fill=255, anchor="ls")
    return image.tobytes(), image.size, (left, top)


def random_line(dice: Random) -> str:
    pool = LETTERS if dice.random() < 0.5 else list("abcdefgTVWAy.,-:  ")
    return drawable("".join(dice.choice(pool) for _ in range(dice.randint(1, 30)))) or "-"


@pytest.mark.parametrize("weight", [500, 600, 700, 800])
@pytest.mark.parametrize("size", [10, 13, 22, 28, 31, 44, 67])
def test_a_line_is_drawn_as_freetype_draws_it(size: int, weight: int) -> None:
    dice = Random(f"{size} {weight}")
    for text in (*LINES, *(random_line(dice) for _ in range(20))):
        found = line(text, size, weight)
        assert (found.cover.tobytes(), found.cover.size, (found.left, found.top)) == drawn(text, size, weight), text
        assert length(text, size, weight) == round(font(size, weight).getlength(text)), text
