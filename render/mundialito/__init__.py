"""Pictures of Mundialito: composition only. Part of render/mundialito.

The studio calls `draw`. From top to bottom: the header, the far goal, the board with its seam, the near goal, the last
turns and, while there is something to choose, a row that explains it.
"""

from dataclasses import replace
from functools import partial
from itertools import pairwise

from PIL import Image

from render.kit import kit
from render.mundialito import colours
from render.mundialito.frame import BoardLayout, BoardPage, BoardScene, layout_of
from render.mundialito.ground import blank_page, draw_goals
from render.mundialito.play import DrawnBoard, draw_scene
from render.mundialito.strips import RecordedRows, RowJob, RowRange, strips_of
from render.mundialito.texts import draw_below, draw_header, has_row_below, lines_below
from render.png import FILTER_WIDTH
from render.verdicts import alt_head
from render.wish import Picture, Wish
from words import mundialito, speech
from words.shortening import whole_sentences

#: Its pictures can mark two actions at once.
COMPARES = True


def draw(wish: Wish) -> Picture:
    """Draw a View of Mundialito. Raises KeyError for an unknown theme."""
    say = speech(wish.locale)
    side = wish.seat or 0
    layout, plots = _plan(wish)
    alt = alt_head(say, wish) + mundialito.alt(wish.view, say, None if wish.heading else wish.chosen, side=side)
    size = layout.width, layout.height
    png = kit(colours, wish.theme, wish.width).inks.join(strips_of(plots), size)
    return Picture(png, *size, whole_sentences(alt))


def usual(wish: Wish) -> Wish:
    """Return the wish without a viewer to whom the picture doesn't say *you*, with a side, and a choice that counts."""
    view = wish.view
    speaks = view.viewer is not None and view.viewer in (view.trail_seat, view.to_act if view.before else None)
    return replace(
        wish,
        view=view if speaks else replace(view, viewer=None),
        seat=wish.seat or 0,
        chosen=None if wish.heading else wish.chosen,
    )


def compose(wish: Wish) -> Image.Image:
    """Return the finished picture in palette indices."""
    layout, plots = _plan(wish)
    page = Image.new("L", (layout.width, layout.height))
    for plot in plots:
        page.paste(plot.draw(), (-FILTER_WIDTH, plot.top))
    return page


def _plan(wish: Wish) -> tuple[BoardLayout, list[RowJob]]:
    """Return a picture's layout and its rows to be drawn, from top to bottom."""
    # What is compared would be lost among the marks of the last turns.
    view = wish.view if wish.compared is None else replace(wish.view, trail=(), before=())
    side = wish.seat or 0
    tools = kit(colours, wish.theme, wish.width)
    bare = wish.bare or wish.winners is not None
    layout = layout_of(wish.width, turned=side == 1, tall=has_row_below(wish), lines=lines_below(view), bare=bare)
    board = DrawnBoard(tools, layout, view, wish.names)
    chosen = None if wish.heading or wish.compared else wish.chosen
    draw_scene(BoardScene(view, chosen, tools, layout, board, wish.compared, wish.winners or ()))
    above, below = ([RowRange(*rows) for rows in pairwise(cuts)] for cuts in (layout.cuts_above, layout.cuts_below))
    page = BoardPage(wish, view, side, speech(wish.locale), tools, layout, RecordedRows(tools.inks, (*above, *below)))
    draw_goals(page)
    if not bare:
        draw_header(page)
        draw_below(page)
    ground = tools, layout.tallest
    blank = partial(blank_page, *ground)
    head, foot = ([band.plot(layout.width, blank, *ground) for band in bands] for bands in (above, below))
    return layout, [*head, *board.plots(), *foot]
