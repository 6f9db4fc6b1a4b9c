"""Light that falls on a flat ground: cones, brighter where two of them meet, and a pool. Part of render/cup_games."""

from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from render.inks import ramp
from render.kit import Kit
from render.memory import BLANKS, pixels, remember
from render.sprites import Point
from render.tokens import Colour

#: How many times larger light is drawn, how many rows at a time, and the value of one step of brightness.
ZOOM, BAND, STEP = 2, 128, 100


@dataclass(frozen=True, slots=True)
class Lights:
    """What shines: corners of cones, each with its brightness (1 or 2), and a pool's middle and half sides, in units.

    Of the cones in a `sheaf` the brightest counts; two sheaves that meet are as bright as both together, up to 2.
    """

    sheaves: tuple[tuple[tuple[int, tuple[Point, ...]], ...], ...]
    pool: tuple[float, float, float, float] | None = None


@remember(BLANKS, pixels)
def shine(kit: Kit, width: int, height: int, lights: Lights, tones: tuple[Colour, Colour, Colour]) -> Image.Image:
    """Return lit ground in palette indices: dark, lit, and lit twice. Width and height in pixels."""
    image = Image.new("L", (width, height), kit.inks[tones[0]])
    table = _table(kit, tones)
    for top in range(0, height, BAND):
        high = min(BAND, height - top)
        image.paste(_band(kit, lights, width, top, high).reduce(ZOOM).point(table), (0, top))
    return image


def _band(kit: Kit, lights: Lights, width: int, top: int, high: int) -> Image.Image:
    """Return how bright it is in a band, at `ZOOM` times its size, in `STEP`s."""
    size, scale = (width * ZOOM, high * ZOOM), kit.scale * ZOOM
    whole = Image.new("L", size)
    for sheaf in lights.sheaves:
        own = Image.new("L", size)
        for bright, corners in sorted(sheaf, key=lambda cone: cone[0]):
            placed = [(x * scale - 0.5, y * scale - top * ZOOM - 0.5) for x, y in corners]
            ImageDraw.Draw(own).polygon(placed, fill=bright * STEP)
        whole = ImageChops.add(whole, own)
    if lights.pool is not None:
        x, y, across, down = (part * scale for part in lights.pool)
        box = x - across, y - down - top * ZOOM, x + across - 1, y + down - top * ZOOM - 1
        ImageDraw.Draw(whole).ellipse(box, fill=2 * STEP)
    return whole.point([min(value, 2 * STEP) for value in range(256)])


def _table(kit: Kit, tones: tuple[Colour, Colour, Colour]) -> bytes:
    """Return the table from brightness to the tone, or to a step between two tones."""
    levels = ZOOM * ZOOM
    steps = [tone for one, other in pairwise(tones) for tone in (one, *ramp(one, other, levels))]
    inks = kit.inks.nearest([*steps, tones[-1]])
    return bytes(inks[min(len(inks) - 1, round(value * levels / STEP))] for value in range(256))
