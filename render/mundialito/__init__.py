"""Pictures of Mundialito: composition only. Part of render/mundialito.

The studio calls `draw`. From top to bottom: the header, the far goal, the board with its seam, the near goal, the last
turns and, while there is something to choose, a row that explains it.
"""

from dataclasses import replace

from PIL import Image

from render.inks import recoloured
from render.kit import Kit, kit
from render.mundialito import colours
from render.mundialito.below import draw_below, has_row_below, lines_below
from render.mundialito.colours import PEEK_SHARES
from render.mundialito.frame import Page
from render.mundialito.goals import draw_goals
from render.mundialito.ground import blank_board, blank_page
from render.mundialito.header import draw_header
from render.mundialito.layout import Layout
from render.mundialito.play import draw_scene
from render.mundialito.scene import Scene
from render.wish import ALT_LIMIT, Picture, Wish
from words import mundialito, speech

PEEK, PEEK_STEP = 48, 30


def draw(wish: Wish) -> Picture:
    """Draw a View of Mundialito. Raises KeyError for an unknown theme."""
    say = speech(wish.locale)
    side = wish.seat if wish.seat is not None else 0
    canvas = compose(wish)
    head = f"{wish.heading}. " if wish.heading else ""
    alt = head + mundialito.alt(wish.view, say, None if wish.heading else wish.chosen, side=side)
    png = kit(colours, wish.theme, wish.width).inks.png(canvas)
    return Picture(png, canvas.width, canvas.height, alt[:ALT_LIMIT])


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
    view = wish.view
    side = wish.seat if wish.seat is not None else 0
    tools = kit(colours, wish.theme, wish.width)
    layout = Layout(wish.width, turned=side == 1, tall=has_row_below(wish), lines=lines_below(view))
    page = blank_page(tools, layout.tallest).crop((0, 0, layout.width, layout.height))
    board = blank_board(tools, layout.tallest, view.coasters, view.arrows).copy()
    draw_scene(Scene(view, None if wish.heading else wish.chosen, tools, layout, board))
    page.paste(board, (layout.left, layout.top))
    _draw_peeks(page, board, tools, layout)
    drawn = Page(wish, view, side, speech(wish.locale), tools, layout, page)
    draw_header(drawn)
    draw_goals(drawn)
    draw_below(drawn)
    return page


def _draw_peeks(page: Image.Image, board: Image.Image, tools: Kit, layout: Layout) -> None:
    """Repeat each side's edge beyond the opposite side, faded into the canvas in two flat steps."""
    canvas = tools.tokens.canvas
    near, far = (tools.inks.over(canvas, share) for share in PEEK_SHARES)
    wide, step, gap = tools.px(PEEK), tools.px(PEEK_STEP), tools.px(8)
    side = layout.side
    for table, start, end in ((near, 0, step), (far, step, wide)):
        right = recoloured(board.crop((start, 0, end, side)), table)
        page.paste(right, (layout.right + gap + start, layout.top))
        left = recoloured(board.crop((side - end, 0, side - start, side)), table)
        page.paste(left, (layout.left - gap - end, layout.top))
