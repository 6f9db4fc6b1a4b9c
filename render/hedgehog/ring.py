"""The ring: track, plates, stacks and their marks, and the rays around a finished tree. Part of render/hedgehog.

Rays lie under the pieces and never reach a plate's number, so they hide nothing.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import ceil, cos, pi, sin

from render.hedgehog import marks
from render.hedgehog.colours import tones
from render.hedgehog.frame import PILL, PILL_HIGH, PILLS_GAP, Column, RacePage, draw_pill
from render.hedgehog.pieces import digits_of, height_of, label_height, piece, room_over, shape_of
from render.hedgehog.plates import PLATE, State, plate, room_on_plate
from render.sprites import Sprite
from render.verdicts import SIGN, sign
from render.wish import Wish
from rules.hedgehog.view import PossibleMove
from words.hedgehog.picture import EVERY, notations, write_steps


def ways_compared(wish: Wish) -> tuple[PossibleMove, ...]:
    """Return those of the two actions that are moves, and not the end of a turn."""
    known = {way.notation: way for way in wish.view.moves}
    return tuple(known[text] for text in wish.compared or () if text in known)


def is_better(page: RacePage, way: PossibleMove) -> bool:
    """Return whether a move is what was better."""
    return page.wish.compared is not None and way.notation == page.wish.compared[1]


def draw_ring(page: RacePage) -> None:
    """Draw the ring from the bottom layer to the top."""
    _draw_track(page)
    for number in range(len(page.view.stacks)):
        _draw_plate(page, number)
    draw_rays(page)
    for number in range(len(page.view.stacks)):
        for column in page.layout.stands[number].columns:
            _draw_column(page, number, column)
        _draw_joints(page, number)
    for stack, place in page.view.joined:
        together = page.away.isdisjoint(page.view.stacks[stack][place : place + 2])
        if together and not _is_built(page, stack, place):  # the gold outlines show it already
            _draw_rivets(page, stack, place)
    _draw_pointer(page)
    _draw_pills(page)


def _draw_track(page: RacePage) -> None:
    """Draw the closed track with rounded corners, and chevrons that point clockwise."""
    kit, corners = page.kit, page.layout.track
    serpentine = len(corners) > 4
    wide = 2 * kit.px(5 if serpentine else 7)
    least = min(abs(one[1] - other[1]) for one, other in pairwise(corners) if one[0] == other[0])
    radius = min(kit.px(18 if serpentine else 36), least // 2)
    ink = kit.inks[tones(kit.tokens).track]
    half = wide // 2
    for (x0, y0), (x1, y1) in pairwise((*corners, corners[0])):
        left, right, top, bottom = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
        if y0 == y1:
            page.canvas.paste(ink, (left + radius, top - half, right - radius, top + half))
        else:
            page.canvas.paste(ink, (left - half, top + radius, left + half, bottom - radius))
            _draw_chevrons(page, left, top, bottom, down=y1 > y0)
    if not serpentine and len(page.layout.tops) == 1:
        marks.chevron(kit, -1, 0).stamp(page.canvas, page.wish.width // 2, corners[2][1])
    ring = (corners[-1], *corners, corners[0])
    for before, (x, y), after in zip(ring, ring[1:], ring[2:], strict=False):
        across = (before[0] - x) + (after[0] - x)
        down = (before[1] - y) + (after[1] - y)
        aside, under = (1 if across > 0 else -1), (1 if down > 0 else -1)
        arc = marks.quarter(kit, -aside, -under, radius, wide)
        arc.stamp(page.canvas, x + aside * radius, y + under * radius)


def _draw_chevrons(page: RacePage, x: int, top: int, bottom: int, *, down: bool) -> None:
    """Draw chevrons between rows: one between two rows; past more rows, one between the first and the last two."""
    tops, middle = page.layout.tops, page.kit.px(PLATE) // 2
    passed = [row + middle for row in tops if top <= row + middle <= bottom]
    ends = [passed[:2], passed[-2:]] if len(passed) > 2 else [passed]
    for one, *other in ends:
        if other:
            marks.chevron(page.kit, 0, 1 if down else -1).stamp(page.canvas, x, (one + other[0]) // 2)


def _draw_plate(page: RacePage, number: int) -> None:
    """Draw a stack's plate with its number: chosen, within reach, with the finished tree, or plain."""
    view, stand = page.view, page.layout.stands[number]
    if view.built is not None and view.built[0] == number:
        state: State = "built"
    elif page.place is not None and page.place[0] == number:
        state = "chosen"
    else:
        state = "reached" if any(way.target == number for way in page.ways) else "plain"
    landed = view.landed == number and state != "built"
    plate(page.kit, stand.width, number + 1, state, landed=landed).stamp(page.canvas, stand.left, stand.top)


def _draw_column(page: RacePage, number: int, column: Column) -> None:
    """Draw the pieces of one column from the lowest up."""
    pieces = page.view.stacks[number]
    for place in range(column.start, column.end):
        if pieces[place] not in page.away:
            standing(page, number, place).stamp(page.canvas, *anchor(column, place))


def standing(page: RacePage, stack: int, place: int) -> Sprite:
    """Return a piece as it is in its stack: whole if nothing is on it, or nothing but what is away."""
    pieces, column = page.view.stacks[stack], column_of(page, stack, place)
    shown, wide = pieces[place], page.layout.wide
    covered = shown not in page.away and any(one not in page.away for one in pieces[place + 1 :])
    covered = covered or (shown in page.away and place < len(pieces) - 1)
    digits = digits_of(page.kit, wide, column.layer)
    on_plate = page.layout.stands[stack].top - column.y + room_on_plate(page.kit)
    return piece(
        page.kit,
        shown.colour,
        shown.size,
        wide,
        column.layer if covered else None,
        digits,
        nobody=shown.seat is None,
        gold=_is_gold(page, stack, place),
        over=room_over(column.layer, digits) if place > column.start else on_plate,
    )


def anchor(column: Column, place: int) -> tuple[int, int]:
    """Return where a piece of a column stands, in pixels."""
    return column.x, column.y - (place - column.start) * column.layer


def _is_gold(page: RacePage, number: int, place: int) -> bool:
    """Whether a piece has the gold outline: the mover's pieces, and at the end those of the finished tree."""
    view = page.view
    if view.built is not None:
        return _is_built(page, number, place)
    return not page.closed and view.to_act is not None and view.stacks[number][place].seat == view.to_act


def _is_built(page: RacePage, number: int, place: int) -> bool:
    """Whether a piece belongs to the winner's tree or nest."""
    built = page.view.built
    return built is not None and built[0] == number and 0 <= place - built[1] < 3


def _draw_joints(page: RacePage, number: int) -> None:
    """Draw lines from each column of a stack to the next."""
    kit, columns = page.kit, page.layout.stands[number].columns
    for one, other in pairwise(columns):
        if page.view.stacks[number][other.start] in page.away:
            continue
        top = one.y - (one.end - one.start) * one.layer - kit.px(3)
        lowest = shape_of(kit, page.view.stacks[number][other.start].size, page.layout.wide, None)
        over = (other.x - one.x) // 2
        across = other.x - round(lowest.width / 2) - one.x - kit.px(3)
        marks.continuation(kit, other.y - other.layer // 2 - top, over, across).stamp(page.canvas, one.x, top)


def column_of(page: RacePage, stack: int, place: int) -> Column:
    """Return the column in which a piece stands."""
    return next(column for column in page.layout.stands[stack].columns if place < column.end)


def _draw_rivets(page: RacePage, stack: int, place: int) -> None:
    """Draw a rivet on both sides of the joint between two pieces that are in the right order."""
    kit, wide = page.kit, page.layout.wide
    column = column_of(page, stack, place)
    pieces = page.view.stacks[stack]
    upper = shape_of(kit, pieces[place + 1].size, wide, column.layer).outline()[3][0]
    lower = shape_of(kit, pieces[place].size, wide, column.layer).outline()[2][0]
    across = round(max(upper, lower)) + kit.px(2)
    y = column.y - (place + 1 - column.start) * column.layer
    for side in (-1, 1):
        marks.rivet(kit).stamp(page.canvas, column.x + side * across, y)


def _draw_pointer(page: RacePage) -> None:
    """Point at the chosen piece; where moves of two pieces are compared, each has its sign."""
    places = {way: (way.origin, page.view.stacks[way.origin].index(way.piece)) for way in page.ways}
    signed = page.wish.compared is not None and len(set(places.values())) == len(places)
    if signed:
        for way, place in places.items():
            x, y = _beside(page, *place)
            sign(page.kit, better=is_better(page, way)).stamp(page.canvas, x - page.kit.px(SIGN - 8), y)
    elif (single := page.place or (page.wish.compared and places[page.ways[0]])) is not None:
        marks.pointer(page.kit).stamp(page.canvas, *_beside(page, *single))


def _beside(page: RacePage, stack: int, place: int) -> tuple[int, int]:
    """Return the point just left of a piece."""
    kit, wide = page.kit, page.layout.wide
    column, pieces = column_of(page, stack, place), page.view.stacks[stack]
    layer = column.layer if place < len(pieces) - 1 else None
    shape = shape_of(kit, pieces[place].size, wide, layer)
    up = -label_height(shape, digits_of(kit, wide, column.layer))
    slope = (shape.outline()[3][0] - shape.outline()[2][0]) / shape.seen
    x = column.x - round(shape.width / 2 - slope * up) - kit.px(12)
    return x, column.y - (place - column.start) * column.layer - round(up)


def _draw_pills(page: RacePage) -> None:
    """Draw pills below each plate within reach: the steps that lead there, and their cost."""
    kit = page.kit
    hung: dict[int, int] = {}
    for way in page.ways:
        stand = page.layout.stands[way.target]
        line = hung.get(way.target, 0)
        hung[way.target] = line + 1
        top = stand.top + kit.px(PLATE) + kit.px(PILLS_GAP) + line * kit.px(PILL)
        steps = notations((way,)) if page.chosen == EVERY or page.wish.compared else write_steps(way.steps)
        aside = kit.px(SIGN) if page.wish.compared else 0
        x = stand.left + stand.width // 2 + aside
        width = draw_pill(page, x, top, steps, str(way.cost), middle=True)
        if aside:
            mark = sign(kit, better=is_better(page, way))
            mark.stamp(page.canvas, x - width // 2 - aside + kit.px(2), top + kit.px(PILL_HIGH) // 2)


#: Lengths of long and short rays, the least length of a ray, and the distance between rays, in units.
LONG, SHORT, LEAST, APART = 36, 24, 10, 23
#: The distance from the pieces, beside and above them, and from the picture's edge, in units.
BESIDE, OVER, EDGE = 26, 12, 34
#: How much the lowest rays point down.
DROOP = 0.35
Box = tuple[int, int, int, int]
#: A ray's foot (from the stack's middle, in units, down is positive), and its direction.
Ray = tuple[float, float, float, float]


def draw_rays(page: RacePage) -> None:
    """Draw rays around the stack with the finished tree or nest."""
    if page.view.built is None:
        return
    kit, number = page.kit, page.view.built[0]
    left, top, right, bottom = _box(page, number)
    plates = [(one.left, one.top, one.left + one.width, one.top + kit.px(PLATE)) for one in page.layout.stands]
    x = (left + right) // 2
    rays = rays_around((right - left) / kit.scale, (bottom - top) / kit.scale)
    for place, (across, down, aside, under) in enumerate(rays):
        for way in (-1, 1) if across else (1,):
            foot = round(x + way * across * kit.scale), round(bottom + down * kit.scale)
            long = _free(page, foot, way * aside, under, SHORT if place % 2 else LONG, plates)
            if long >= LEAST:
                ray = marks.ray(kit, round(way * aside * 100), round(under * 100), long, bright=not place % 2)
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


def _free(page: RacePage, foot: tuple[int, int], aside: float, under: float, long: int, plates: list[Box]) -> int:
    """Return how long a ray from the foot may be, in units, before it meets a plate or the picture's edge."""
    scale, edge = page.kit.scale, page.kit.px(EDGE)
    while long >= LEAST:
        tip = foot[0] + aside * (long + 5) * scale, foot[1] + under * (long + 5) * scale
        inside = edge <= min(foot[0], tip[0]) and max(foot[0], tip[0]) <= page.wish.width - edge
        if inside and not any(_meets(foot, tip, box) for box in plates):
            return long
        long -= 4
    return 0


def _box(page: RacePage, number: int) -> Box:
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
