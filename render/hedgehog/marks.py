"""Sprites of the race: die, coins, plates, rivets, rays, trophy. Part of render/hedgehog."""

from math import hypot

from render.fonts import BOLD
from render.hedgehog.colours import tones
from render.kit import Kit
from render.sprites import Pen, Sprite, cached

DIE = 96
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cached
def die(kit: Kit, face: int) -> Sprite:
    """Return the die showing `face` pips, anchored at its top left corner."""
    s, tokens = kit.scale, kit.tokens
    rim = max(1.0, 2 * s)
    pen = Pen(0, 0, DIE * s, (DIE + 5) * s)
    pen.box(0, 0, DIE * s, (DIE + 4) * s, tokens.ink, 17 * s)
    pen.box(rim, rim, DIE * s - rim, DIE * s - rim, tones(tokens).die, 15 * s)
    for across, down in _PIPS[face]:
        pen.disc((DIE / 2 + across * 26) * s, (DIE / 2 + down * 26) * s, max(1.8, 10 * s), tokens.ink)
    return pen.sprite(kit.inks, tokens.ink)


@cached
def blank_die(kit: Kit) -> Sprite:
    """Return the die before the roll: a dashed box with a question mark, anchored at its top left corner."""
    s, gold = kit.scale, kit.tokens.gold
    side, wide, radius = DIE * s, max(1.6, 4 * s), 14 * s
    pen = Pen(0, 0, side, side)
    pen.box(0, 0, side, side, gold, radius)
    pen.box(wide, wide, side - wide, side - wide, kit.tokens.raised, radius - wide)
    gap = 9 * s
    for place in (24, 48, 72):
        middle = place * s
        pen.box(middle - gap / 2, 0, middle + gap / 2, side, kit.tokens.raised)
        pen.box(0, middle - gap / 2, side, middle + gap / 2, kit.tokens.raised)
    pen.letters("?", side / 2, side / 2, max(14, 44 * s), BOLD, gold)
    return pen.sprite(kit.inks, kit.tokens.raised)


@cached
def coin(kit: Kit, *, spent: bool) -> Sprite:
    """Return a point of the roll: gold while it is left, an empty ring once it is spent."""
    s, colour = kit.scale, tones(kit.tokens).spent if spent else kit.tokens.leaf
    pen = Pen(16 * s)
    pen.disc(0, 0, 15 * s, colour)
    if spent:
        pen.disc(0, 0, 15 * s - max(1.3, 3 * s), kit.tokens.raised)
    return pen.sprite(kit.inks, colour)


@cached
def quarter(kit: Kit, across: int, down: int, radius: int, wide: int) -> Sprite:
    """Return a rounded corner of the track, anchored at its circle's middle: the quarter on that side (-1 or 1)."""
    far = radius + wide / 2
    pen = Pen(far if across < 0 else 0, far if down < 0 else 0, far if across > 0 else 0, far if down > 0 else 0)
    pen.disc(0, 0, far, tones(kit.tokens).track)
    near = radius - wide / 2
    pen.erase(-near, -near, near, near, near)
    return pen.sprite(kit.inks, tones(kit.tokens).track)


@cached
def chevron(kit: Kit, across: int, down: int) -> Sprite:
    """Return a chevron on the track that points in that direction."""
    s, tokens = kit.scale, kit.tokens
    pen = Pen(19 * s)
    tip, back, aside = 6 * s, -5 * s, 11 * s
    points = [(back, -aside), (tip, 0), (back, aside)]
    turned = [(across * x - down * y, down * x + across * y) for x, y in points]
    wide = max(2.2, 6 * s)
    pen.line(turned, wide + 2 * max(0.8, 2 * s), tokens.on)
    pen.line(turned, wide, tokens.text)
    return pen.sprite(kit.inks, tokens.on)


@cached
def rivet(kit: Kit) -> Sprite:
    """Return one side of a joint between two pieces in the right order."""
    pen = Pen(12 * kit.scale)
    rim = max(1.2, 3 * kit.scale)
    pen.disc(0, 0, max(2.6, 7.5 * kit.scale) + rim, kit.tokens.on)
    pen.disc(0, 0, max(2.6, 7.5 * kit.scale), kit.tokens.text)
    return pen.sprite(kit.inks, kit.tokens.on)


@cached
def joint(kit: Kit) -> Sprite:
    """Return a joined pair of rivets, for the legend."""
    s, text = kit.scale, kit.tokens.text
    pen = Pen(26 * s, 10 * s, 26 * s, 10 * s)
    pen.line(((-15 * s, 0), (15 * s, 0)), max(1.2, 3 * s), kit.tokens.muted, round_ends=False)
    for x in (-15, 15):
        pen.disc(x * s, 0, max(2.6, 8 * s), text)
    return pen.sprite(kit.inks, text)


@cached
def pointer(kit: Kit) -> Sprite:
    """Return the arrow that points at the chosen piece, anchored at its tip."""
    s = kit.scale * (1.4 if kit.plain else 1)
    rim = 3 * s
    pen = Pen(22 * s, 16 * s, 5 * s, 16 * s)
    corners = ((-15 * s, -10 * s), (0, 0), (-15 * s, 10 * s))
    outer = ((-15 * s - rim, -10 * s - rim * 1.6), (rim * 1.4, 0), (-15 * s - rim, 10 * s + rim * 1.6))
    pen.polygon(outer, kit.tokens.on)
    pen.polygon(corners, kit.tokens.leaf)
    return pen.sprite(kit.inks, kit.tokens.on)


@cached
def ring(kit: Kit) -> Sprite:
    """Return the mark of the stack where the last turn ended."""
    s, tokens = kit.scale, kit.tokens
    pen = Pen(13 * s)
    pen.disc(0, 0, 12.5 * s, tokens.on)
    pen.disc(0, 0, 10 * s, tokens.text)
    pen.disc(0, 0, max(1.6, 4.5 * s), tokens.on_text)
    return pen.sprite(kit.inks, tokens.on)


@cached
def pass_mark(kit: Kit) -> Sprite:
    """Return the mark of a pass for the corner of a chip: two upright bars on a disc."""
    s, tokens = kit.scale, kit.tokens
    pen = Pen(16 * s)
    pen.disc(0, 0, 15 * s, tokens.on)
    pen.disc(0, 0, 12 * s, tokens.text)
    for x in (-4, 4):
        pen.box((x - 2) * s, -6 * s, (x + 2) * s, 6 * s, tokens.on_text, s)
    return pen.sprite(kit.inks, tokens.on)


@cached
def continuation(kit: Kit, down: int, over: int, across: int) -> Sprite:
    """Return a line to a stack's next column: from its anchor up, over, down and to that column's foot.

    It goes down between the columns, `over` from the anchor; it ends at `across` and `down`, all in pixels.
    """
    s, text = kit.scale, kit.tokens.text
    wide, rise = max(1.4, 4 * s), 14 * s
    pen = Pen(8 * s + 2, rise + 8 * s + 2, max(over, across) + 8 * s + 2, down + 12 * s + 2)
    head = 13 * s if across - over > 18 * s else 0.0
    way = [(0.0, 0.0), (0.0, -rise), (float(over), -rise), (float(over), float(down)), (across - head, float(down))]
    pen.line(way, wide + 2 * max(1.0, 2 * s), kit.tokens.on)
    pen.line(way, wide, text)
    if head:
        pen.polygon(((across, down), (across - 14 * s, down - 8 * s), (across - 14 * s, down + 8 * s)), text)
    return pen.sprite(kit.inks, kit.tokens.on)


@cached
def progress(kit: Kit) -> Sprite:
    """Return the mark of two joined pieces, for the foot of a chip."""
    s, tokens = kit.scale, kit.tokens
    pen = Pen(20 * s, 11 * s, 20 * s, 11 * s)
    pen.box(-19 * s, -10 * s, 19 * s, 10 * s, tokens.canvas, 10 * s)
    pen.line(((-9 * s, 0), (9 * s, 0)), max(1.2, 3 * s), tokens.muted, round_ends=False)
    for x in (-9, 9):
        pen.disc(x * s, 0, max(2.2, 6 * s), tokens.text)
    return pen.sprite(kit.inks, tokens.canvas)


@cached
def ray(kit: Kit, across: int, down: int, long: int, *, bright: bool) -> Sprite:
    """Return a ray of a finished tree, `long` units in the direction across : down, anchored at its inner end."""
    s, tokens = kit.scale, kit.tokens
    far = hypot(across, down) or 1
    tip = across / far * long * s, down / far * long * s
    wide, casing = max(1.6, 6 * s), max(1.0, 2.6 * s)
    pen = Pen((long + 4) * s + casing + 1)
    pen.line(((0, 0), tip), wide + 2 * casing, tokens.on)
    pen.line(((0, 0), tip), wide, tokens.text if bright else tokens.gold)
    return pen.sprite(kit.inks, tokens.on)


@cached
def trophy(kit: Kit, *, nest: bool) -> Sprite:
    """Return a golden tree or nest, 112 units high, anchored at the middle of its foot."""
    s, leaf = kit.scale, kit.tokens.leaf
    pen = Pen(50 * s, 116 * s, 50 * s, 4 * s)
    rim = max(1.2, 3 * s)
    # For each piece: its foot above the ground, half its width there, its height, half its width at the top.
    tree = (0, 44, 34, 27), (32, 36, 34, 19), (64, 28, 46, 3)
    upturned = (0, 25, 34, 14), (32, 35, 34, 21), (64, 44, 46, 3)
    for foot, half, high, top in upturned if nest else tree:
        corners = [(-half * s, -foot * s), (-top * s, -(foot + high) * s)]
        corners += [(-x, y) for x, y in reversed(corners)]
        pen.line((*corners, corners[0]), 2 * rim, kit.tokens.ink)
        pen.polygon(corners, leaf)
        shade = ((half * 0.36 * s, -foot * s), (half * s, -foot * s), (top * s, -(foot + high) * s))
        pen.polygon((*shade, (top * 0.36 * s, -(foot + high) * s)), tones(kit.tokens).leaf_shade)
    return pen.sprite(kit.inks, kit.tokens.ink)
