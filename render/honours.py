"""What pages about people and games share: the band in the games' colours, and medals. Part of render/."""

from render.colours import MEDALS, bands
from render.fonts import HEAVY
from render.kit import Kit
from render.sheet import Sheet
from render.sprites import Pen, Sprite, cached

#: The height of the band (units of a page).
BAND = 10


def draw_band(sheet: Sheet, game: str | None = None) -> None:
    """Draw the band at the top: the colours of all games in equal parts, or of one."""
    colours = bands(game)
    for number, colour in enumerate(colours):
        ends = (1000 * (number + step) / len(colours) for step in range(2))
        sheet.fill(sheet.box(next(ends), 0, next(ends), BAND), colour)


@cached
def medal(tools: Kit, place: int, radius: int) -> Sprite:
    """Return the medal of one of the first three places with its number, anchored at its middle. Radius in pixels."""
    colour = MEDALS[place - 1]
    pen = Pen(radius + 1)
    pen.disc(0, 0, radius, colour)
    pen.letters(str(place), 0, 0, radius * 1.3, HEAVY, tools.tokens.ink)
    return pen.sprite(tools.inks, colour)
