"""The card of a finished game: one landscape picture for sharing. Part of render/: imports render, rules and words.

The frame is the same for all games; what decided the game is drawn by the module `render.<game>.card`, found by name
(`Moment`). The card of a game without one is in words.
"""

from typing import cast

from PIL import Image

from render import colours
from render.canvas import Canvas
from render.card.frame import HIGH, CardPage, Moment, draw_words, named
from render.kit import kit
from render.tokens import THEMES
from render.wish import Picture
from rules.own import module_of
from words import speech
from words.card import Card, card_alt

__all__ = ["WIDTH", "draw_card"]

#: A card's least width in pixels, and its usual and greatest, about that of a link's preview.
LEAST, WIDTH = 400, 1200


def draw_card(card: Card, locale: str = "en", *, theme: str = "dark", width: int = WIDTH) -> Picture:
    """Draw the card of a finished game. Safe to call from several threads.

    Raises ValueError for an unknown theme or a width that is not 400 to 1200.
    """
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}")
    if not LEAST <= width <= WIDTH:
        raise ValueError(f"a card is {LEAST} to {WIDTH} pixels wide, not {width}")
    say, moment = speech(locale), _moment(card.game)
    tools = kit(colours if moment is None else moment.COLOURS, theme, width)
    size = width, round(HIGH * tools.scale)
    canvas = Canvas(Image.new("L", size, tools.inks[tools.tokens.canvas]))
    page = CardPage(tools, canvas, card, say, theme, named(card, say))
    if moment is not None:
        moment.draw_moment(page)
    draw_words(page, moment)
    return Picture(tools.inks.png(canvas.image), *size, card_alt(card, say))


def _moment(game: str) -> Moment | None:
    """Return a game's own part of its cards, or None."""
    return cast(Moment | None, module_of("render", game, "card"))
