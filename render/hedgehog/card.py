"""What stands for a race elsewhere: the climb that won it, on its card; emojis. Part of render/hedgehog.

On the card the stack with the finished tree stands large in the middle, between its neighbours in the ring.
"""

from collections.abc import Mapping

from render.card import MARGIN, SIDE, CardPage
from render.fonts import BOLD
from render.hedgehog import colours, marks, scene
from render.hedgehog.hedgehogs import WIDTHS
from render.hedgehog.pieces import digits_of, height_of, piece, room_over, shape_of, swatch
from render.hedgehog.ring import LONG, SHORT, rays_around
from render.inks import Inks
from render.kit import Kit, kit
from render.sprites import Sprite
from render.tokens import MOOD, Colour, Tokens
from rules.hedgehog.pieces import COLOURS as WORDS
from rules.hedgehog.view import View
from words.hedgehog.picture import colour_symbol, piece_symbol

COLOURS = colours
#: The colours of the seats' lines in a review; a black one would hardly be seen.
LINES = tuple(coat.edge or coat.fill for coat in colours.COATS)


def rims(tokens: Tokens) -> tuple[Colour, ...]:
    """Return the edges of the seats' lines in a review, by seat."""
    return tuple(coat.rim(tokens) for coat in colours.COATS)


#: The queen's width in the middle, the widest and the least; its neighbours' share of it; the most pieces shown.
WIDEST, NARROWEST, NEIGHBOUR, MOST_HIGH = 180, 88, 0.6, 10
#: Where the stacks stand, the height of a plate, and the free height above the middle one.
FOOT, PLATE, ABOVE = MARGIN + SIDE - 64, 44, 64
MIDDLE = MARGIN + SIDE / 2
#: The window's corners, the horizon in it, and where the moons are.
RADIUS, HORIZON = 20, FOOT - 40
GREATER, LESSER = (114, 92), (434, 66)
#: The share of the queen's width that a covered piece shows.
LAYER = 0.4
NUMBER = 30


def draw_moment(page: CardPage) -> None:
    """Draw the winner's stack, or the highest, and those next to it."""
    view: View = page.card.view
    _draw_window(page)
    count = len(view.stacks)
    built = view.built
    chosen = built[0] if built else max(range(count), key=lambda number: len(view.stacks[number]))
    wide = _fitting(page, view, chosen)
    if built is not None:
        _draw_rays(page, view, chosen, wide)
    aside = SIDE * 0.37
    for step in (-1, 1):
        if count > 2 or (count == 2 and step == 1):
            _draw_stack(page, view, (chosen + step) % count, round(wide * NEIGHBOUR) // 4 * 4, MIDDLE + step * aside)
    _draw_stack(page, view, chosen, wide, MIDDLE, gold=built is not None)


def _draw_window(page: CardPage) -> None:
    """Draw the square as a window on the scene."""
    end = MARGIN + SIDE
    if page.tokens is not colours.MOOD:
        page.panel(MARGIN, MARGIN, end, end, page.tokens.panel, radius=RADIUS)
        return
    page.panel(MARGIN, MARGIN, end, end, colours.SKY, radius=RADIUS)
    page.panel(MARGIN, HORIZON - 2 * RADIUS, end, end, colours.FAR_SOIL, radius=RADIUS)
    page.fill(page.box(MARGIN, HORIZON - 2 * RADIUS, end, HORIZON), colours.SKY)
    left, _, right, _ = page.box(MARGIN, MARGIN, end, end)
    page.stamp(scene.small_skyline(page.kit, right - left), MARGIN, HORIZON)
    page.stamp(scene.greater_moon(page.kit), *GREATER)
    page.stamp(scene.lesser_moon(page.kit), *LESSER)


def mark(kit: Kit, seat: int, height: int) -> Sprite:
    """Return a colour's square, anchored at its middle. Height in pixels."""
    return swatch(kit, seat, height, nobody=False)


def _window(view: View, stack: int) -> tuple[int, int]:
    """Return which pieces of a stack are shown: the tree and what is on it, or the uppermost ones."""
    high = len(view.stacks[stack])
    first = max(0, high - MOST_HIGH)
    if view.built is not None and view.built[0] == stack:
        first = min(first, view.built[1])
    return first, min(high, first + MOST_HIGH)


def _layer(page: CardPage, wide: int) -> int:
    return page.kit.px(max(36, round(LAYER * wide)))


def _high(page: CardPage, view: View, stack: int, wide: int) -> float:
    """Return the height of what is shown of a stack, in units."""
    first, end = _window(view, stack)
    top = view.stacks[stack][end - 1]
    return ((end - first - 1) * _layer(page, wide) + height_of(page.kit, top.size, wide)) / page.kit.scale


def _fitting(page: CardPage, view: View, stack: int) -> int:
    """Return the queen's greatest width with which a stack fits."""
    room = FOOT - MARGIN - ABOVE
    return next((wide for wide in range(WIDEST, NARROWEST, -4) if _high(page, view, stack, wide) <= room), NARROWEST)


def _draw_rays(page: CardPage, view: View, stack: int, wide: int) -> None:
    first, end = _window(view, stack)
    broad = max(shape_of(page.kit, one.size, wide, None).width for one in view.stacks[stack][first:end])
    high = _high(page, view, stack, wide)
    for place, (across, down, aside, under) in enumerate(rays_around(broad / page.kit.scale, high)):
        for sign in (-1, 1) if across else (1,):
            long = SHORT if place % 2 else LONG
            ray = marks.ray(page.kit, round(sign * aside * 100), round(under * 100), long, bright=not place % 2)
            page.stamp(ray, MIDDLE + sign * across, FOOT + down)


def _draw_stack(page: CardPage, view: View, stack: int, wide: int, x: float, *, gold: bool = False) -> None:
    kit, tokens, (first, end) = page.kit, page.tokens, _window(view, stack)
    layer = _layer(page, wide)
    digits = max(digits_of(kit, wide, layer), kit.px(wide * 0.2))
    foot, number = page.px(FOOT), str(stack + 1)
    half = wide / 2 - 4
    ground = tokens.leaf if gold else tokens.raised
    page.panel(x - half, FOOT + 4, x + half, FOOT + 4 + PLATE, ground, tokens.hairline, radius=12)
    face = page.face(NUMBER, BOLD, tokens.on if gold else tokens.muted, ground)
    page.words(number, x, FOOT + 4 + PLATE / 2, face, anchor="middle")
    for place in range(first, end):
        one = view.stacks[stack][place]
        covered = layer if place < end - 1 else None
        in_tree = view.built is not None and view.built[0] == stack and 0 <= place - view.built[1] < 3
        on = room_over(layer, digits) if place > first else None
        sprite = piece(kit, one.colour, one.size, wide, covered, digits, nobody=one.seat is None, gold=in_tree, over=on)
        page.stamp_at(sprite, page.px(x), foot - (place - first) * layer)


#: The width of each piece in pixels, small ones wider than on the board, so that they can be seen in a line of text.
WIDE = {1: 116, 2: 142, 3: 168}
#: The share of a piece's width that its number is high, and the side of a square in pixels.
DIGITS, SQUARE = 0.42, 230


def emojis() -> tuple[Inks, Mapping[str, Sprite]]:
    """Return the palette and the sprites of the emojis, by name."""
    tools = kit(colours, MOOD, 1000)
    found: dict[str, Sprite] = {}
    for number, colour in enumerate(WORDS):
        found[colour_symbol(colour)] = swatch(tools, number, SQUARE, nobody=False)
        for size, wide in WIDE.items():
            queen, digits = round(wide / WIDTHS[size]), round(DIGITS * wide)
            found[piece_symbol(colour, size)] = piece(
                tools, number, size, queen, None, digits, nobody=False, gold=False, awake=True
            )
    return tools.inks, found
