"""What is written on: the stacks' plates, the colours' chips. Part of render/hedgehog.

Each is one sprite with what returns on it move after move, anchored at its top left corner.
"""

from math import ceil
from typing import Literal

from PIL import Image

from render.fonts import BOLD, CAPITALS, MEDIUM
from render.hedgehog import marks
from render.hedgehog.colours import tones
from render.hedgehog.pieces import SWATCH, swatch
from render.kit import Kit
from render.lettering import TextStyle, write
from render.sheet import slab, slab_with_edge
from render.sprites import Pen, Sprite, cached
from render.tokens import Colour

#: The height of a plate, the size of its number, and the height of a chip.
PLATE, NUMBER, CHIP = 42, 28, 60
#: Whether the finished tree stands there, the chosen piece; whether the chosen piece may end there.
State = Literal["built", "chosen", "reached", "plain"]


def room_on_plate(kit: Kit) -> int:
    """Return how much of a plate is above its number, in pixels."""
    size = max(11, kit.px(NUMBER))
    return kit.px(PLATE) // 2 + round(size * 0.36) - ceil(size * 2 * CAPITALS) - 1


@cached
def frame(kit: Kit, width: int, height: int, fill: Colour) -> Sprite:
    """Return a panel with a cased frame of gold. Width and height in pixels."""
    s, tokens, radius = kit.scale, kit.tokens, 12 * kit.scale
    pen = Pen(0, 0, width, height)
    inset = 0.0
    for colour, wide in ((tokens.on, max(1.0, 2 * s)), (tokens.gold, max(1.2, 4 * s)), (fill, 0.0)):
        pen.box(inset, inset, width - inset, height - inset, colour, max(1.0, radius - inset))
        inset += wide
    return pen.sprite(kit.inks, tokens.on)


@cached
def plate(kit: Kit, width: int, number: int, state: State, *, landed: bool) -> Sprite:
    """Return a stack's plate, `width` pixels wide; `landed` marks where the last turn ended."""
    tokens, high = kit.tokens, kit.px(PLATE)
    fill = {"built": tokens.leaf, "chosen": tones(tokens).chosen}.get(state, tokens.raised)
    if state in ("chosen", "reached"):
        ground = frame(kit, width, high, fill)
    else:
        ground = slab_with_edge(kit, width, high, tokens.on if state == "built" else tokens.hairline, 2.0, fill)
    ink = {"built": tokens.on, "plain": tokens.muted}.get(state, tokens.text)
    face = TextStyle(max(11, kit.px(NUMBER)), BOLD if state == "built" else MEDIUM, ink, fill)

    def inscribe(image: Image.Image) -> None:
        middle = width // 2
        if landed:
            marks.ring(kit).stamp(image, kit.px(21), high // 2)
            middle = max(middle, kit.px(54))
        write(image, kit.inks, str(number), middle, high // 2 + round(face.size * 0.36), face, "middle")

    return ground.bear(inscribe)


@cached
def chip(kit: Kit, width: int, colour: int, *, nobody: bool, bright: bool) -> Sprite:
    """Return a colour's chip with its square, `width` pixels wide; that of the player in focus is `bright`."""
    tokens, high, side = kit.tokens, kit.px(CHIP), kit.px(SWATCH)
    ground = frame(kit, width, high, tokens.raised) if bright else slab(kit, width, high, kit.px(12), tokens.panel)
    square = swatch(kit, colour, side, nobody=nobody)
    x, y = kit.px(6) + side // 2, high - kit.px(7) - side + side // 2
    return ground.bear(lambda image: square.stamp(image, x, y))
