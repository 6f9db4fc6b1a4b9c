"""The floodlight: two rigs of lamps, and the beams that fall from them on a panel. Part of render/dicecup."""

from dataclasses import dataclass

from PIL import Image

from render.cup_games.colours import cup_tones
from render.cup_games.lights import Lights, shine
from render.dicecup.colours import LAMP, RIG
from render.kit import Kit
from render.memory import BLANKS, pixels, remember
from render.sheet import Sheet
from render.sprites import Pen, Point, Sprite, cached

Cone = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Beams:
    """Where light falls on a panel, in units from its top left corner: from the left rig, and mirrored from the right.

    `down` falls on the rig's own half, `across` to the middle, `pool` is its ellipse there: the middle, and half its
    width and height.
    """

    down: Cone
    across: Cone
    pool: tuple[float, float, float, float]

    def lights(self, wide: float) -> Lights:
        """Return the lights of a panel `wide` units wide."""
        left = tuple((1, corners) for corners in (self.down, self.across))
        right = tuple((1, tuple((wide - x, y) for x, y in corners)) for _, corners in left)
        return Lights((left, right), self.pool)


def draw_lit(
    sheet: Sheet, left: float, top: float, right: float, bottom: float, beams: Beams, *, edge: bool, radius: float = 16
) -> None:
    """Draw a panel in the floodlight, on the canvas."""
    box = sheet.box(left, top, right, bottom)
    size = box[2] - box[0], box[3] - box[1]
    key = "lit", sheet.kit.inks, size, beams, edge, radius
    lights = beams.lights(right - left)
    sheet.canvas.panel(
        box, 1, key, lambda image: image.paste(_lit(sheet.kit, *size, lights, sheet.kit.px(radius), edge), box[:2])
    )


@remember(BLANKS, pixels)
def _lit(kit: Kit, width: int, height: int, lights: Lights, radius: int, edge: bool) -> Image.Image:
    """Return a panel in the floodlight, its corners rounded. Sizes in pixels."""
    tokens, tones = kit.tokens, cup_tones(kit.tokens)
    image = shine(kit, width, height, lights, (tokens.panel, tones.beam, tones.beams)).copy()
    wide = kit.px(2) if edge else 0
    if edge:
        ink = kit.inks[tokens.hairline]
        for box in ((0, 0, width, wide), (0, height - wide, width, height)):
            image.paste(ink, box)
        for box in ((0, 0, wide, height), (width - wide, 0, width, height)):
            image.paste(ink, box)
    for rightmost in (False, True):
        for lowest in (False, True):
            corner = _corner(kit, radius, wide, rightmost=rightmost, lowest=lowest)
            corner.stamp(image, width - radius if rightmost else 0, height - radius if lowest else 0)
    return image


def _corner(kit: Kit, r: int, wide: int, *, rightmost: bool, lowest: bool) -> Sprite:
    """Return what lies around a rounded corner, open where the panel is: the canvas, and the edge if it has a width."""
    tokens, pen, far = kit.tokens, Pen(0, 0, r, r), 6 * r
    x0, x1 = (-far, r) if rightmost else (0, far)
    y0, y1 = (-far, r) if lowest else (0, far)
    pen.box(0, 0, r, r, tokens.canvas)
    if wide:
        pen.box(x0, y0, x1, y1, tokens.hairline, r)
    pen.erase(x0 + wide, y0 + wide, x1 - wide, y1 - wide, r - wide)
    return pen.sprite(kit.inks, tokens.hairline if wide else tokens.canvas)


#: A rig: its width, height and corners, and its lamps: how many across and down, their distances, and their radius.
RIG_WIDE, RIG_HIGH, RIG_ROUND = 152, 34, 9
LAMPS, PITCH, LAMP_ROUND = (7, 2), (20, 15), 6


def draw_rigs(sheet: Sheet, middles: tuple[float, float], y: float, size: float = 1) -> None:
    """Draw both rigs, `size` times as large, with their middles at these places across and at y."""
    for x in middles:
        sheet.stamp(_rig(sheet.kit, size), x, y)


#: The middles of the rigs at the upper edge of a page without a match, half of which are seen.
HUNG = 96, 904


def hang_rigs(sheet: Sheet) -> None:
    """Draw the rigs at the upper edge of a page; not in high contrast."""
    if not sheet.kit.plain:
        draw_rigs(sheet, HUNG, 0)


@cached
def _rig(kit: Kit, size: float) -> Sprite:
    """Return a rig with its lamps on, anchored at its middle."""
    s = kit.scale * size
    across, down = RIG_WIDE * s / 2, RIG_HIGH * s / 2
    pen = Pen(across + 1, down + 1)
    pen.box(-across, -down, across, down, RIG, RIG_ROUND * s)
    for row in range(LAMPS[1]):
        for column in range(LAMPS[0]):
            x = (column - (LAMPS[0] - 1) / 2) * PITCH[0] * s
            pen.disc(x, (row - (LAMPS[1] - 1) / 2) * PITCH[1] * s, LAMP_ROUND * s, LAMP)
    return pen.sprite(kit.inks, RIG)
