"""Pictures of the hedgehog race: composition only. Part of render/hedgehog.

The studio calls `draw`. From top to bottom: the header with the die, the chips, the ring, the last turn and, while
moves are shown, the legend of their pills. The ring looks the same from every seat.
"""

from dataclasses import replace

from PIL import Image

from render.hedgehog import colours
from render.hedgehog.frame import RacePage, lay_out
from render.hedgehog.ring import draw_ring, ways_compared
from render.hedgehog.scene import draw_scene
from render.hedgehog.texts import depth_below, draw_below, draw_chips, draw_header, lines_below
from render.kit import kit
from render.png import quick, thorough
from render.verdicts import alt_head
from render.wish import Picture, Wish
from rules.hedgehog.view import Piece
from words import hedgehog, speech
from words.hedgehog.picture import place_of, ways_of
from words.shortening import whole_sentences

#: Its pictures can mark two moves at once.
COMPARES = True
#: With so many pieces, or with some more in so few stacks, a picture is mostly light enough if it is deflated quickly;
#: and how heavy that is, in bytes.
FEW, MORE, STACKS, MOST_BYTES = 20, 24, 12, 80_000


def draw(wish: Wish) -> Picture:
    """Draw a View of the race. Raises KeyError for an unknown theme.

    `chosen` is the mover's piece `Q`, `D` or `P`, or `*` for all three.
    """
    canvas = compose(wish)
    say = speech(wish.locale)
    alt = alt_head(say, wish) + hedgehog.alt(wish.view, say, None if wish.heading else wish.chosen)
    return Picture(_encode(wish, canvas), canvas.width, canvas.height, whole_sentences(alt))


def _encode(wish: Wish, canvas: Image.Image) -> bytes:
    """Return a picture's file, deflated thoroughly if it must be."""
    inks, stacks = kit(colours, wish.theme, wish.width).inks, wish.view.stacks
    if sum(map(len, stacks)) <= (MORE if len(stacks) <= STACKS else FEW):
        png = inks.png(canvas, quick)
        if len(png) <= MOST_BYTES:
            return png
    return inks.png(canvas, thorough)


def usual(wish: Wish) -> Wish:
    """Return the wish without a side, and with a choice that counts."""
    return replace(wish, seat=None, chosen=None if wish.heading else wish.chosen)


def compose(wish: Wish, away: frozenset[Piece] = frozenset()) -> Image.Image:
    """Return the finished picture in palette indices, without the pieces in the ring that are `away`."""
    page = begin(wish, away)
    draw_scene(page.canvas, page.kit, page.layout.levels)
    draw_chips(page)
    draw_ring(page)
    if wish.winners is None:
        draw_header(page)
        draw_below(page)
    return page.canvas


def begin(wish: Wish, away: frozenset[Piece] = frozenset()) -> RacePage:
    """Return a picture with its layout, before anything is drawn on it."""
    view, tools = wish.view, kit(colours, wish.theme, wish.width)
    open_to_act = view.phase == "move" and wish.heading is None
    chosen = wish.chosen if open_to_act else None
    ways = ways_of(view, chosen) if wish.compared is None else ways_compared(wish)
    place = place_of(view, chosen)
    hung = [sum(way.target == stack for way in ways) for stack in range(len(view.stacks))]
    told = wish.winners is None
    layout = lay_out(tools, view, hung, rays=view.built is not None, header=told)
    lines = lines_below(view, choosing=bool(ways or wish.compared)) if told else 0
    high = layout.bottom + tools.px(depth_below(lines))
    canvas = Image.new("L", (wish.width, high), tools.inks[tools.tokens.canvas])
    return RacePage(wish, view, chosen, place, ways, speech(wish.locale), tools, layout, canvas, away)
