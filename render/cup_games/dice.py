"""The dice of the cup games. Part of render/cup_games."""

from render.cup_games.colours import DICE
from render.cup_games.signs import star_points
from render.fonts import HEAVY
from render.kit import Kit
from render.sprites import Pen, Sprite, cached
from render.tokens import Colour


@cached
def die(kit: Kit, stars: int, face: int | None, side: int, ground: Colour) -> Sprite:
    """Return a die of one, two or three stars showing its goals, anchored at its top left corner. Side in pixels.

    Before the roll (`face` None) it is an outline on its ground. The stars identify it without colour.
    """
    coat = DICE[stars]
    pen = Pen(0, 0, side, side)
    round_ = 0.17 * side
    if face is None:
        wide = max(1.4, 0.045 * side)
        pen.box(0, 0, side, side, coat.outline, round_)
        pen.box(wide, wide, side - wide, side - wide, ground, round_ - wide)
        _draw_stars(pen, stars, side, 0.5 * side, 0.25 * side if stars < 3 else 0.22 * side, coat.outline)
        return pen.sprite(kit.inks, coat.outline)
    pen.box(0, 0, side, side, coat.edge, round_)
    pen.box(0, 0, side, 0.91 * side, coat.face, round_)
    pen.letters(str(face), side / 2, 0.38 * side, max(11, 0.6 * side), HEAVY, coat.mark)
    _draw_stars(pen, stars, side, 0.75 * side, 0.18 * side, coat.mark)
    return pen.sprite(kit.inks, coat.edge)


@cached
def kind_of_die(kit: Kit, stars: int, side: int) -> Sprite:
    """Return a die that shows no face, only its stars, anchored at its top left corner. Side in pixels."""
    coat = DICE[stars]
    pen = Pen(0, 0, side, side)
    pen.box(0, 0, side, side, coat.edge, 0.17 * side)
    pen.box(0, 0, side, 0.91 * side, coat.face, 0.17 * side)
    _draw_stars(pen, stars, side, 0.46 * side, (0.56, 0.36, 0.27)[stars - 1] * side, coat.mark)
    return pen.sprite(kit.inks, coat.edge)


def _draw_stars(pen: Pen, count: int, side: float, y: float, size: float, colour: Colour) -> None:
    pitch = size * 1.18
    for number in range(count):
        pen.polygon(star_points(side / 2 + (number - (count - 1) / 2) * pitch, y, size / 2), colour)
