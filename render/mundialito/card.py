"""What stands for a game elsewhere: the goal that decided it, on its card; emojis. Part of render/mundialito."""

from collections.abc import Mapping
from dataclasses import replace

from PIL import Image

from render.card import MARGIN, SIDE, CardPage
from render.inks import Inks
from render.kit import Kit, kit
from render.mundialito import colours
from render.mundialito.frame import BoardLayout, BoardScene, layout_of
from render.mundialito.pieces import BASES, ball, portrait
from render.mundialito.play import DrawnBoard, draw_scene
from render.png import FILTER_WIDTH
from render.sprites import Sprite
from render.tokens import DESIGN_WIDTH
from rules.mundialito.pieces import SEAT_NAMES, WIDTH
from rules.mundialito.view import View
from words.mundialito.picture import ball_symbol, piece_symbol

COLOURS = colours
#: The colours of the seats' lines in a review.
LINES = tuple(coat.left for coat in colours.COATS)
#: The width of a cell in the design of the whole picture.
CELL = 136


def draw_moment(page: CardPage) -> None:
    """Draw the board from the winner's side, with the pass that scored and nothing else marked, or the last turn."""
    view: View = page.card.view
    trail = view.trail if page.marked else view.trail[-1:] if view.scored is not None else ()
    shown = replace(view, trail=trail, before=(), legal=())
    side = page.px(SIDE)
    board = _board(shown, page.theme, side // WIDTH // 2 * 2, turned=1 in page.card.winners)
    corner = page.px(MARGIN) + (side - board.width) // 2
    page.canvas.image.paste(board, (corner, corner))


def mark(kit: Kit, seat: int, height: int) -> Sprite:
    """Return a seat's queen."""
    return portrait(kit, seat, 3, round(height / kit.scale * 0.9))


def _board(view: View, theme: str, cell: int, *, turned: bool) -> Image.Image:
    """Return the board alone, with cells of so many pixels."""
    tools, layout = _lay_out(theme, cell, turned=turned)
    board = DrawnBoard(tools, layout, view)
    draw_scene(BoardScene(view, None, tools, layout, board))
    image = Image.new("L", (layout.side, layout.side))
    for row, plot in enumerate(board.plots()):
        image.paste(plot.draw(), (-FILTER_WIDTH - layout.left, row * layout.cell))
    return image


def _lay_out(theme: str, cell: int, *, turned: bool) -> tuple[Kit, BoardLayout]:
    width = round(cell * DESIGN_WIDTH / CELL)
    return kit(colours, theme, width), layout_of(width, turned=turned, tall=False, lines=1)


#: The width of a queen's base, and the radius of a ball, in pixels.
QUEEN, BALL = 226, 104


def emojis() -> tuple[Inks, Mapping[str, Sprite]]:
    """Return the palette and the sprites of the emojis, by name."""
    tools = kit(colours, "dark", 1000)
    found: dict[str, Sprite] = {}
    for seat in range(len(SEAT_NAMES)):
        found[ball_symbol(seat)] = ball(tools, seat, BALL)
        for size, base in BASES.items():
            found[piece_symbol(seat, size)] = portrait(tools, seat, size, round(QUEEN * base / BASES[3]))
    return tools.inks, found
