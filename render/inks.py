"""A theme's palette, and drawing with its indices. Part of render/: imports render and PIL.

A frame is an "L" image whose values are palette indices. The palette is fixed, so a colour never drifts from picture to
picture: the named colours are exact, and the rest of the 256 are the blends that edges and letters need. Blending a
colour over finished ground is a table lookup (`over`), one C call for a whole region.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from PIL import Image

from render.png import Deflate, DeflatedRows, encode, join, quick
from render.tokens import Colour, mix

SIZE: Final = 256
#: The least square of the distance between two blends, and between a blend and a named colour: sprites are reduced to
#: the palette by cells, in which nearer ones would fall together.
APART, CLEAR = 12, 110
#: How many levels edges are blended in: four for shapes, eight for letters.
EDGE_LEVELS: Final = 4
LETTER_LEVELS: Final = 8


def ramp(one: Colour, other: Colour, levels: int) -> list[Colour]:
    """Return the blends between two colours in `levels` steps, without the two themselves."""
    return [mix(one, other, step / levels) for step in range(1, levels)]


def blend(letters: Iterable[tuple[Colour, Colour]], edges: Iterable[tuple[Colour, Colour]]) -> list[Colour]:
    """Return the blends of these pairs of colours: of letters and their grounds, then of edges and theirs."""
    found = [tone for one, other in letters for tone in ramp(one, other, LETTER_LEVELS)]
    return found + [tone for one, other in edges for tone in ramp(one, other, EDGE_LEVELS)]


class Inks:
    """A fixed palette. Immutable, so threads may share it."""

    def __init__(self, exact: Iterable[Colour], blends: Iterable[Colour]) -> None:
        named = tuple(dict.fromkeys(exact))
        found = _spread(named, tuple(dict.fromkeys(blends)))
        self._numbers = {colour: number for number, colour in enumerate(found)}
        self.colours = found + found[:1] * (SIZE - len(found))
        self.palette = bytes(chain.from_iterable(self.colours))
        self._guide = Image.new("P", (1, 1))
        self._guide.putpalette(self.palette)
        self._over = lru_cache(maxsize=512)(self._mix)
        self._letters = lru_cache(maxsize=128)(self._ramp)

    def __getitem__(self, colour: Colour) -> int:
        """Return the index of a colour that the palette has exactly. Raises KeyError."""
        return self._numbers[colour]

    def quantize(self, image: Image.Image) -> Image.Image:
        """Convert an RGB picture to palette indices, each pixel to the nearest colour."""
        quantized = image.quantize(palette=self._guide, dither=Image.Dither.NONE)
        return Image.frombytes("L", quantized.size, quantized.tobytes())

    def over(self, colour: Colour, share: float) -> bytes:
        """Return the table from each palette index to the one nearest to its blend with a share of the colour."""
        return self._over(colour, share)

    def letters(self, colour: Colour, ground: Colour) -> bytes:
        """Return the table from a letter's coverage of a pixel (0 to 255) to a palette index."""
        return self._letters(colour, ground)

    def png(self, canvas: Image.Image, deflate: Deflate = quick) -> bytes:
        """Return a finished picture in palette indices as a PNG file."""
        return encode(canvas, self.palette, deflate)

    def join(self, strips: Sequence[DeflatedRows], size: tuple[int, int]) -> bytes:
        """Return the picture of a width and height that consists of strips, from top to bottom, as a PNG file."""
        return join(strips, size, self.palette)

    def to_rgb(self, canvas: Image.Image) -> Image.Image:
        """Return a finished picture in palette indices in true colours (RGB)."""
        picture = Image.frombytes("P", canvas.size, canvas.tobytes())
        picture.putpalette(self.palette)
        return picture.convert("RGB")

    def nearest(self, colours: list[Colour]) -> list[int]:
        """Return the index of each colour, or of the one nearest to it."""
        strip = Image.frombytes("RGB", (len(colours), 1), bytes(chain.from_iterable(colours)))
        quantized = list(self.quantize(strip).tobytes())
        return [self._numbers.get(colour, number) for colour, number in zip(colours, quantized, strict=True)]

    def _mix(self, colour: Colour, share: float) -> bytes:
        return bytes(self.nearest([mix(entry, colour, share) for entry in self.colours]))

    def _ramp(self, colour: Colour, ground: Colour) -> bytes:
        steps = self.nearest([mix(ground, colour, step / LETTER_LEVELS) for step in range(LETTER_LEVELS + 1)])
        return bytes(steps[round(cover * LETTER_LEVELS / 255)] for cover in range(256))


def recolour(region: Image.Image, table: bytes) -> Image.Image:
    """Return a region in palette indices with every index looked up in a table of `Inks.over`."""
    return Image.frombytes("L", region.size, region.tobytes().translate(table))


def _spread(named: tuple[Colour, ...], blends: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """Return the named colours, then the blends farthest from everything chosen so far, 256 at most."""
    if len(named) > SIZE:
        raise ValueError(f"{len(named)} colours are more than a palette holds")
    chosen = list(named)
    gaps = {blend: min(_distance(blend, colour) for colour in named) for blend in blends}
    gaps = {blend: gap for blend, gap in gaps.items() if gap >= CLEAR}
    while gaps and len(chosen) < SIZE:
        farthest = max(gaps, key=gaps.__getitem__)
        if gaps.pop(farthest) < APART:
            break
        chosen.append(farthest)
        for blend, gap in gaps.items():
            gaps[blend] = min(gap, _distance(blend, farthest))
    return tuple(chosen)


def _distance(one: Colour, other: Colour) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
