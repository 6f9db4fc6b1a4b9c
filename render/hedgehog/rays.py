"""The rays round a finished tree: on free ground only. Part of render/hedgehog."""

from collections.abc import Iterator
from math import cos, pi, sin

from render.hedgehog import marks
from render.hedgehog.frame import Page
from render.hedgehog.layout import PLATE
from render.hedgehog.pieces import height_of, shape_of

#: Rays on each side of the top, how far apart they stand, and how long they are, in units.
RAYS, APART = 7, pi / 11
LONG, SHORT = 36, 24
Box = tuple[int, int, int, int]


def draw_rays(page: Page) -> None:
    """Lets the stack with the finished tree or nest shine, wherever nothing else stands."""
    built = page.view.built
    if built is None:
        return
    kit = page.kit
    boxes = {number: tuple(_boxes(page, number)) for number in range(len(page.view.stacks))}
    left, top, right, bottom = boxes[built[0]][-1]
    others = [box for number, several in boxes.items() for box in several if number != built[0]]
    others += list(boxes[built[0]][:-1])
    plates = (one for number, one in enumerate(page.layout.stands) if number != built[0])
    others += [(one.left, one.top, one.left + one.width, one.top + kit.px(PLATE)) for one in plates]
    x, y = (left + right) // 2, (top + bottom) // 2
    wide, high = (right - left) / 2 + kit.px(26), (bottom - top) / 2 + kit.px(12)
    for number in range(-RAYS, RAYS + 1):
        for half in (0, 1):
            turn = (number + half / 2) * APART
            across, down = sin(turn), -cos(turn)
            foot = round(x + across * wide), round(y + down * high)
            long = SHORT if half else LONG
            tip = foot[0] + across * (long + 5) * kit.scale, foot[1] + down * (long + 5) * kit.scale
            outside = min(foot[0], tip[0]) < kit.px(34) or max(foot[0], tip[0]) > page.wish.width - kit.px(34)
            if outside or tip[1] > bottom - kit.px(4) or any(_meets(foot, tip, box) for box in others):
                continue
            ray = marks.ray(kit, round(across * 100), round(down * 100), long, bright=not half)
            ray.stamp(page.canvas, *foot)


def _boxes(page: Page, number: int) -> Iterator[Box]:
    """What a stack's columns take up, in pixels, with a little air."""
    kit, wide = page.kit, page.layout.wide
    pieces = page.view.stacks[number]
    for column in page.layout.stands[number].columns:
        half = max(shape_of(kit, piece.size, wide, None).width for piece in pieces[column.start : column.end]) / 2
        high = (column.end - column.start - 1) * column.layer + height_of(kit, pieces[column.end - 1].size, wide)
        yield (
            round(column.x - half) - kit.px(8),
            column.y - high - kit.px(8),
            round(column.x + half) + kit.px(8),
            column.y,
        )


def _meets(foot: tuple[float, float], tip: tuple[float, float], box: Box) -> bool:
    left, top, right, bottom = box
    across, down = sorted((foot[0], tip[0])), sorted((foot[1], tip[1]))
    return across[1] > left and across[0] < right and down[1] > top and down[0] < bottom
