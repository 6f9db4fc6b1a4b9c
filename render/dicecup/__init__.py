"""Pictures of the dice cup: composition only. Part of render/dicecup.

The studio calls `draw`. There are four pages: the match card, the groups, the knock-out, the champions. The request or
else the view decides which one (`words.dicecup.lines`). They look the same from every seat.
"""

from dataclasses import replace

from PIL import Image

from render.dicecup import colours
from render.dicecup.champion import draw_champion
from render.dicecup.cup import draw_cup
from render.dicecup.frame import DiceCupPage
from render.dicecup.groups import draw_groups
from render.dicecup.match import draw_card
from render.kit import kit
from render.png import quick, thorough
from render.sheet import blank
from render.wish import Picture, Wish
from words import speech
from words.dicecup import alt
from words.dicecup.lines import PageSubject, beside, choose_page, pages
from words.shortening import whole_sentences

__all__ = ["beside", "compose", "draw", "pages", "usual"]

#: The greatest height of a page, in units.
HIGHEST = 2400
#: A page with so much on it that it is this many times as high as wide is deflated thoroughly.
TALL = 1.15


def draw(wish: Wish) -> Picture:
    """Draw a cup's View, or the `page` in it (see `words.dicecup.lines`). Raises KeyError for an unknown theme."""
    canvas = compose(wish)
    deflate = thorough if canvas.height > TALL * canvas.width else quick
    png = kit(colours, wish.theme, wish.width).inks.png(canvas, deflate)
    head = f"{wish.heading}. " if wish.heading else ""
    told = head + alt(wish.view, speech(wish.locale), page=wish.page, chapter=wish.chapter, who=wish.names)
    return Picture(png, canvas.width, canvas.height, whole_sentences(told))


def usual(wish: Wish) -> Wish:
    """Return the wish without a viewer and a side: a cup looks the same to everybody."""
    return replace(wish, view=replace(wish.view, viewer=None), seat=None, winners=None)


def compose(wish: Wish) -> Image.Image:
    """Return the finished picture in palette indices."""
    tools = kit(colours, wish.theme, wish.width)
    page = DiceCupPage(tools, blank(tools, wish.width, HIGHEST), wish, speech(wish.locale), wish.view)
    return page.above(_draw(page, choose_page(wish.view, wish.page, wish.chapter)))


def _draw(page: DiceCupPage, what: PageSubject) -> float:
    if what.match is not None:
        return draw_card(page, what.match)
    if what.page == "groups":
        return draw_groups(page, what.group)
    return draw_champion(page) if what.page == "final" else draw_cup(page)
