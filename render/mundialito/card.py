"""What stands for a game elsewhere: the goal that decided it, on its card; emojis. Part of render/mundialito."""

from collections.abc import Mapping
from dataclasses import replace

from PIL import Image

from render.card import MARGIN, SIDE, CardPage
from render.inks import Inks
from render.kit import Kit, kit
from render.mundialito import colours
from render.mundialito.frame import BoardLayout, BoardScene, layout_of
from render.mundialito.ground import GOAL, SEAM, blank_page, net_of
from render.mundialito.pieces import USUAL, ball, portrait
from render.mundialito.play import DrawnBoard, draw_scene
from render.png import FILTER_WIDTH
from render.sprites import Sprite
from render.tokens import DESIGN_WIDTH, MOOD, Colour, Tokens
from rules.mundialito.pieces import SEAT_NAMES, SEATS
from rules.mundialito.view import View
from words.mundialito.picture import ball_symbol, piece_symbol

COLOURS = colours
#: The colours of the seats' lines in a review.
LINES = tuple(coat.left for coat in colours.COATS)
#: In the design of the whole picture, the width of a cell, and the height of the board with both goals.
CELL, PITCH = 136, 6 * 136 + 2 * (SEAM + GOAL)


def draw_moment(page: CardPage) -> None:
    """Draw the pitch from the winner's side, with the pass that scored and nothing else marked, or the last turn."""
    view: View = page.card.view
    trail = view.trail if page.marked else view.trail[-1:] if view.scored is not None else ()
    shown = replace(view, trail=trail, before=(), legal=())
    side = page.px(SIDE)
    pitch = _pitch(shown, page.theme, side, turned=1 in page.card.winners)
    corner = page.px(MARGIN)
    page.canvas.image.paste(pitch, (corner, corner + (side - pitch.height) // 2))


def rims(tokens: Tokens) -> tuple[Colour, ...]:
    """Return the colours of the edges of the seats' lines in a review: red alone is near grass for some eyes."""
    return tuple(coat.edge for coat in colours.coats(tokens))


def mark(kit: Kit, seat: int, height: int) -> Sprite:
    """Return a seat's queen."""
    return portrait(kit, seat, 3, round(height / kit.scale * 0.9))


def _pitch(view: View, theme: str, side: int, *, turned: bool) -> Image.Image:
    """Return the board between its goals, as wide as a square's side in pixels: beyond the seam it goes on."""
    tools, layout = _lay_out(theme, side * CELL // PITCH // 2 * 2, turned=turned)
    board = DrawnBoard(tools, layout, view)
    draw_scene(BoardScene(view, None, tools, layout, board))
    blank, left = blank_page(tools, layout.tallest), (layout.width - side) // 2
    goal, line = tools.px(GOAL), tools.px(SEAM)
    top, bottom = goal + line, goal + line + layout.side
    image = Image.new("L", (side, bottom + line + goal), tools.inks[tools.tokens.canvas])
    image.paste(blank.crop((left, layout.top - line, left + side, layout.top)), (0, goal))
    image.paste(blank.crop((left, layout.bottom, left + side, layout.bottom + line)), (0, bottom))
    for row, plot in enumerate(board.plots()):
        image.paste(plot.draw(), (-FILTER_WIDTH - left, top + row * layout.cell))
    for seat in SEATS:
        net = net_of(tools, layout, seat, bright=view.scored == seat)
        net.sprite.stamp(image, layout.left - left, 0 if net.y < layout.top else bottom + line)
    return image


def _lay_out(theme: str, cell: int, *, turned: bool) -> tuple[Kit, BoardLayout]:
    width = round(cell * DESIGN_WIDTH / CELL)
    return kit(colours, theme, width), layout_of(width, turned=turned, tall=False, lines=1)


#: The width of a queen's base, and the radius of a ball, in pixels.
QUEEN, BALL = 226, 104


def emojis() -> tuple[Inks, Mapping[str, Sprite]]:
    """Return the palette and the sprites of the emojis, by name."""
    tools = kit(colours, MOOD, 1000)
    found: dict[str, Sprite] = {}
    for seat in range(len(SEAT_NAMES)):
        found[ball_symbol(seat)] = ball(tools, seat, BALL)
        for size, base in enumerate(USUAL.bases, start=1):
            found[piece_symbol(seat, size)] = portrait(tools, seat, size, round(QUEEN * base / USUAL.bases[-1]))
    return tools.inks, found
