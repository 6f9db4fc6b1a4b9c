"""Lines of text put together from their words. Part of render/: imports render.fonts and PIL.

FreeType draws every letter of a line anew. Most lines are new in each picture, but hardly any of their words.
"""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.fonts import font_of, length, words
from render.memory import LETTERS, pixels, remembered


@dataclass(frozen=True, slots=True)
class Line:
    """A word or a line: how much of each pixel is covered (0 to 255), and its box in pixels.

    The box is relative to where the baseline begins. `cover` is never drawn on again.
    """

    cover: Image.Image
    left: int
    top: int
    right: int
    bottom: int


def line(text: str, size: int, weight: int) -> Line:
    """Set a line of text, of at least one letter, at a size in pixels and a weight."""
    parts, pen = [], 0
    for written in words(text):
        parts.append((pen, _word(written, size, weight)))
        pen += length(written, size, weight)
    if len(parts) == 1:
        return parts[0][1]
    left = min(start + word.left for start, word in parts)
    right = max(start + word.right for start, word in parts)
    top, bottom = min(word.top for _, word in parts), max(word.bottom for _, word in parts)
    cover = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    for start, word in parts:
        cover.paste(255, (start + word.left - left, word.top - top), word.cover)
    return Line(cover, left, top, right, bottom)


def _weight(word: Line) -> int:
    return pixels(word.cover)


@remembered(LETTERS, _weight)
def _word(text: str, size: int, weight: int) -> Line:
    drawn = font_of(text, size, weight)
    left, top, right, bottom = (round(side) for side in drawn.getbbox(text, anchor="ls"))
    cover = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(cover).text((-left, -top), text, font=drawn, fill=255, anchor="ls")
    return Line(cover, left, top, right, bottom)
