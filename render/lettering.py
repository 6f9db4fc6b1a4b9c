"""Text on flat ground, or on any. Part of render/: imports render and PIL.

A text is an opaque tile in palette indices, drawn at its final size and cached, because the same texts return move
after move. On scenery it is a sprite of the same letters.
"""

from typing import Final, Literal, NamedTuple, TypeVar

from PIL import Image

from render.fonts import fit, length, line
from render.inks import Inks, recolour
from render.memory import LETTERS, READER, TO_LEFT, pixels, remember
from render.tokens import Colour

Anchor = Literal["left", "middle", "right"]
Number = TypeVar("Number", int, float)
#: The ground of text that is blended over whatever is there.
ANY_GROUND: Final[Colour] = (-1, -1, -1)


class TextStyle(NamedTuple):
    """How text looks: size in pixels, weight, colour, and the flat colour behind it, or `ANY_GROUND`."""

    size: int
    weight: int
    colour: Colour
    ground: Colour


def write(
    canvas: Image.Image, inks: Inks, text: str, x: int, baseline: int, face: TextStyle, anchor: Anchor = "left"
) -> int:
    """Write a line on the canvas. Return its width in pixels."""
    if not text:
        return 0
    width, start = measure(text, x, face, anchor)
    letters, left, top = tile(inks, text, face)
    canvas.paste(letters, (start + left, baseline + top))
    return width


def measure(text: str, x: int, face: TextStyle, anchor: Anchor) -> tuple[int, int]:
    """Return a text's width and where it begins, in pixels, if it is anchored at x."""
    width = length(text, face.size, face.weight)
    return width, x - (0 if anchor == "left" else width if anchor == "right" else width // 2)


def paragraph_start(left: Number, room: Number) -> tuple[Number, Anchor]:
    """Return where each line of a paragraph begins for the reader, in that room: at its left or its right edge."""
    return (left + room, "right") if READER.get() == TO_LEFT else (left, "left")


def with_name(name: str, joint: str, note: str, face: TextStyle, room: int, least: int) -> str:
    """Return the note with a name in front, shortened to fit; without the name if it would get less than `least`
    pixels.
    """
    if not name:
        return note
    left = room - length(joint + note, face.size, face.weight)
    short = fit(name, face.size, face.weight, left) if left >= least else ""
    return f"{short}{joint}{note}" if short else note


def _weight(found: tuple[Image.Image, int, int]) -> int:
    return pixels(found[0])


@remember(LETTERS, _weight)
def tile(inks: Inks, text: str, face: TextStyle) -> tuple[Image.Image, int, int]:
    """Return a text's tile, and the offset of its corner from the start of the baseline."""
    drawn = line(text, face.size, face.weight)
    return recolour(drawn.cover, inks.letters(face.colour, face.ground)), drawn.left, drawn.top
