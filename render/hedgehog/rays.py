"""The rays around a finished tree: up one side, over the top and down the other. Part of render/hedgehog.

They lie under the pieces and never reach a plate's number, so they hide nothing.
"""

from collections.abc import Iterator
from math import ceil, cos, pi, sin

from render.hedgehog import marks
from render.hedgehog.frame import Page
from render.hedgehog.layout import PLATE
from render.hedgehog.pieces import height_of, shape_of

#: Lengths of long and short rays, the least length of a ray, and the distance between rays, in units.
LONG, SHORT, LEAST, APART = 36, 24, 10, 23
#: The distance from the pieces, beside and above them, and from the picture's edge, in units.
BESIDE, OVER, EDGE = 26, 12, 34
#: How much the lowest rays point down.
DROOP = 0.35
Box = tuple[int, int, int, int]
#: A ray's foot (from the stack's middle, in units, down is positive), and its direction.
Ray = tuple[float, float, float, float]


def draw_rays(page: Page) -> None:
    """Draw rays around the stack with the finished tree or nest."""
    if page.view.built is None:
        return
    kit, number = page.kit, page.view.built[0]
    left, top, right, bottom = _box(page, number)
    plates = [(one.left, one.top, one.left + one.width, one.top + kit.px(PLATE)) for one in page.layout.stands]
    x = (left + right) // 2
    rays = rays_around((right - left) / kit.scale, (bottom - top) / kit.scale)
    for place, (across, down, aside, under) in enumerate(rays):
        for sign in (-1, 1) if across else (1,):
            foot = round(x + sign * across * kit.scale), round(bottom + down * kit.scale)
            long = _free(page, foot, sign * aside, under, SHORT if place % 2 else LONG, plates)
            if long >= LEAST:
                ray = marks.ray(kit, round(sign * aside * 100), round(under * 100), long, bright=not place % 2)
                ray.stamp(page.canvas, *foot)


def rays_around(wide: float, high: float) -> Iterator[Ray]:
    """Yield the rays of one side from the top down: around the upper half, then straight down. Feet are relative to the
    base.
    """
    half, dome = wide / 2 + BESIDE, high / 2 + OVER
    many = ceil(pi / 2 * (half + dome) / 2 / APART)
    for number in range(many):
        turn = pi / 2 * number / many
        yield half * sin(turn), -high / 2 - dome * cos(turn), sin(turn), -cos(turn)
    below = ceil((high / 2 - OVER) / APART)
    for number in range(below):
        yield half, -high / 2 + number * APART, 1.0, DROOP * number / below


def _free(page: Page, foot: tuple[int, int], aside: float, under: float, long: int, plates: list[Box]) -> int:
    """Return how long a ray from the foot may be, in units, before it meets a plate or the picture's edge."""
    scale, edge = page.kit.scale, page.kit.px(EDGE)
    while long >= LEAST:
        tip = foot[0] + aside * (long + 5) * scale, foot[1] + under * (long + 5) * scale
        inside = edge <= min(foot[0], tip[0]) and max(foot[0], tip[0]) <= page.wish.width - edge
        if inside and not any(_meets(foot, tip, box) for box in plates):
            return long
        long -= 4
    return 0


def _box(page: Page, number: int) -> Box:
    """Return the box of a stack's pieces in pixels."""
    kit, wide = page.kit, page.layout.wide
    pieces, columns = page.view.stacks[number], page.layout.stands[number].columns
    halves, tops = [], []
    for column in columns:
        halves.append(
            max(shape_of(kit, piece.size, wide, None).width for piece in pieces[column.start : column.end]) / 2
        )
        high = (column.end - column.start - 1) * column.layer + height_of(kit, pieces[column.end - 1].size, wide)
        tops.append(column.y - high)
    left = min(column.x - half for column, half in zip(columns, halves, strict=True))
    right = max(column.x + half for column, half in zip(columns, halves, strict=True))
    return round(left), min(tops), round(right), columns[0].y


def _meets(foot: tuple[float, float], tip: tuple[float, float], box: Box) -> bool:
    left, top, right, bottom = box
    across, down = sorted((foot[0], tip[0])), sorted((foot[1], tip[1]))
    return across[1] > left and across[0] < right and down[1] > top and down[0] < bottom
