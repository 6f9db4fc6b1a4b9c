"""The goal that decided a game of Mundialito, for its card. Part of render/mundialito."""

from dataclasses import replace

from PIL import Image

from render.card.frame import MARGIN, SIDE, CardPage
from render.kit import Kit, kit
from render.mundialito import colours
from render.mundialito.frame import Layout, Scene, layout_of
from render.mundialito.pieces import portrait
from render.mundialito.play import Board, draw_scene
from render.png import FILTER_WIDTH
from render.sprites import Sprite
from render.tokens import DESIGN_WIDTH
from rules.mundialito.pieces import WIDTH
from rules.mundialito.view import View

COLOURS = colours
#: The colours of the seats' lines in a review.
LINES = tuple(coat.left for coat in colours.COATS)
#: The width of a cell in the design of the whole picture.
CELL = 136


def draw_moment(page: CardPage) -> None:
    """Draw the board from the winner's side, with the pass that scored and nothing else marked."""
    view: View = page.card.view
    shown = replace(view, trail=view.trail[-1:] if view.scored is not None else (), before=(), legal=())
    side = page.px(SIDE)
    board = _board(shown, page.theme, side // WIDTH // 2 * 2, turned=1 in page.card.winners)
    corner = page.px(MARGIN) + (side - board.width) // 2
    page.canvas.image.paste(board, (corner, corner))


def mark(kit: Kit, seat: int, height: int) -> Sprite:
    """Return a seat's queen."""
    return portrait(kit, seat, 3, round(height / kit.scale * 0.9))


def _board(view: View, theme: str, cell: int, *, turned: bool) -> Image.Image:
    """Return the board alone, with cells of so many pixels."""
    tools, layout = _laid_out(theme, cell, turned=turned)
    board = Board(tools, layout, view)
    draw_scene(Scene(view, None, tools, layout, board))
    image = Image.new("L", (layout.side, layout.side))
    for row, plot in enumerate(board.plots()):
        image.paste(plot.draw(), (-FILTER_WIDTH - layout.left, row * layout.cell))
    return image


def _laid_out(theme: str, cell: int, *, turned: bool) -> tuple[Kit, Layout]:
    width = round(cell * DESIGN_WIDTH / CELL)
    return kit(colours, theme, width), layout_of(width, turned=turned, tall=False, lines=1)
