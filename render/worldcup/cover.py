"""The cover: a hand of cards under the sun of a poster. Part of render/worldcup.

Five cards are fanned in front of the cup and the ball; no emblem, lettering or poster of a real cup is imitated.
"""

from math import cos, pi, sin
from typing import Final

from render.cup_games.colours import BLACK, CREAM, LEAF
from render.cup_games.signs import TROPHY_HIGH, Metals, paint_trophy
from render.sprites import Pen
from render.tokens import mix
from render.worldcup.colours import PAPER, PAPER_EDGE, PRINT, TEAL, VERMILION
from render.worldcup.frieze import FriezePen, draw_arch, draw_pennant
from render.worldcup.hand import FIELD, Brush, draw_art, draw_ball

FOCUS = 500
GROUND: Final = TEAL
ACCENT: Final = 0xD8B06A

METALS: Final = Metals(LEAF, mix(LEAF, CREAM, 0.5), mix(LEAF, BLACK, 0.3), TEAL, mix(TEAL, BLACK, 0.3), PRINT)
#: What stands for the words on a card: how far below its middle, how high, how far from its right edge, and the tone.
LINES: Final = ((38, 12, 58, PRINT), (62, 8, 22, PAPER_EDGE), (78, 8, 70, PAPER_EDGE))
#: How many times larger the stands are than in a frieze, and in its units: the windows at the left end, each with its
#: distance from there, its foot and its height; and the pennant's distance, foot, height, length and depth.
TWICE: Final = 2
WINDOWS: Final = ((12, 122, 20), (30, 122, 20), (12, 152, 20), (30, 152, 20), (58, 150, 18), (58, 176, 15))
PENNANT: Final = (21, 94, 36, 28, 15)
#: The middle of the sun, whence the rays come, and how many there are.
SUN, RAYS = (500, 232), 22


def draw_scene(pen: Pen) -> None:
    """Draw the cover."""
    _draw_rays(pen)
    _draw_stands(pen)
    _draw_cup(pen)
    for card, turn in (("P", -28), ("D", 28), ("O", -14), ("A", 14), ("2", 0)):
        _draw_card(pen, card, turn)
    _draw_big_ball(pen)


def _draw_rays(pen: Pen) -> None:
    pen.box(0, 0, 1000, 400, PAPER)
    x, y = SUN
    step = 2 * pi / (2 * RAYS)
    for ray in range(RAYS):
        start = 2 * step * (ray + 0.5) - 0.34 * step
        ends = [(x + 900 * cos(angle), y + 900 * sin(angle)) for angle in (start, start + 0.68 * step)]
        pen.polygon([(x, y), *ends], TEAL)
    for radius, colour in ((210, PRINT), (205, VERMILION), (178, PRINT), (173, TEAL)):
        pen.disc(x, y, radius, colour)


def _draw_stands(pen: Pen) -> None:
    """Draw stepped stands with windows and pennants at both ends, and the rule below them."""
    large = FriezePen(pen, TWICE)
    for side in (-1, 1):
        for wide, high, colour in ((84, 184, TEAL), (150, 124, VERMILION), (216, 64, TEAL)):
            edge = 0 if side < 0 else 1000
            far = edge - side * wide
            left, right = min(edge, far), max(edge, far)
            pen.box(left - 5, 372 - high, right + 5, 400, PRINT)
            pen.box(left, 377 - high, right, 400, colour)
        end = 0.0 if side < 0 else 1000 / TWICE
        for across, foot, tall in WINDOWS:
            draw_arch(large, end - side * across, foot, tall)
        draw_pennant(large, end - side * PENNANT[0], *PENNANT[1:3], -side * PENNANT[3], PENNANT[4])
    pen.box(0, 372, 1000, 400, PRINT)
    pen.box(0, 377, 1000, 390, LEAF)


def _draw_cup(pen: Pen) -> None:
    """Draw the cup above the cards."""
    own = Pen(150, 300, 150, 10)
    paint_trophy(own, 290 / TROPHY_HIGH, METALS)
    pen.place(own, 500, 324)


def _draw_card(pen: Pen, card: str, turn: float) -> None:
    """Draw a card of the fan."""
    wide, high, radius = 176, 246, 16
    own = Pen(200)
    angle = turn * pi / 180
    x, y = 500 + 560 * sin(angle), 842 - 560 * cos(angle)
    for grow, colour in ((4, PRINT), (0, CREAM)):
        own.box(-wide / 2 - grow, -high / 2 - grow, wide / 2 + grow, high / 2 + grow, colour, radius + grow)
    scale = (wide - 24) / FIELD[0]
    brush = Brush(own, scale, 0, -high / 2 + 16 + FIELD[1] / 2 * scale)
    draw_art(brush, card)
    for down, tall, right, colour in LINES:
        own.box(-wide / 2 + 12, down, wide / 2 - right, down + tall, colour, tall / 2)
    own.turn(turn)
    pen.place(own, x, y)


def _draw_big_ball(pen: Pen) -> None:
    own = Pen(80)
    draw_ball(Brush(own, 1, 0, 0), 0, 0, 70, shadow=False)
    own.turn(14)
    pen.place(own, 884, 318)
