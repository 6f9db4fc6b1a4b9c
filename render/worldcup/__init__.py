"""Pictures of the World Cup Game: composition only. Part of render/worldcup.

The studio calls `draw`; `pages` names the other pictures of a table, and `beside` the one shown next to the picture of
this moment. Everything is drawn from the view alone, so that no picture reveals more than the view.
"""

from PIL import Image

from render.kit import Kit, kit
from render.png import thorough, tight_strip
from render.sheet import blank
from render.wish import Picture, Wish
from render.worldcup.bracket import draw_bracket_page, draw_round
from render.worldcup.ceremony import draw_ceremony
from render.worldcup.champion import draw_champion
from render.worldcup.colours import poster
from render.worldcup.frame import WorldCupPage
from render.worldcup.frieze import crown, frieze_strip, height
from render.worldcup.groups import draw_group, draw_tables
from render.worldcup.hand import draw_hand
from render.worldcup.shootout import draw_shootout
from render.worldcup.wallchart import WIDE as CHART
from render.worldcup.wallchart import draw_wallchart
from words import speech
from words.shortening import whole_sentences
from words.worldcup import alt
from words.worldcup.picture import PageTopic, beside, choose_page, pages

__all__ = ["beside", "compose", "draw", "pages"]

#: The greatest height of any page, and of those that are drawn with every play, in units.
HIGHEST, LOWER = 3000, {"hand": 640, "group": 1500}


def draw(wish: Wish) -> Picture:
    """Draw a View, or the requested `page` of it; the wallchart is twice as wide.

    `chosen` is the words of a play so far; `chapter` is the ordinal of a scored round, from 1. Raises KeyError for an
    unknown theme.
    """
    tools, image, unit = _compose(wish)
    above = height(tools, unit)
    size = image.width, image.height + above
    if above:
        png = tools.inks.join((frieze_strip(tools, wish.view.cup, image.width, unit), tight_strip(image)), size)
    else:
        png = tools.inks.png(image, thorough)
    head = f"{wish.heading}. " if wish.heading else ""
    told = alt(wish.view, speech(wish.locale), wish.chosen, page=wish.page, chapter=wish.chapter)
    return Picture(png, *size, whole_sentences(head + told))


def compose(wish: Wish) -> Image.Image:
    """Return the finished picture in palette indices."""
    tools, image, unit = _compose(wish)
    return crown(tools, wish.view.cup, image, unit) if height(tools, unit) else image


def _compose(wish: Wish) -> tuple[Kit, Image.Image, float]:
    """Return the kit, the page without its frieze, and the frieze's unit in pixels."""
    tools = kit(poster(wish.view.cup), wish.theme, wish.width)
    what = choose_page(wish.view, wish.page, wish.chapter, wish.chosen)
    times = CHART / 1000 if what.page == "wallchart" else 1
    canvas = blank(tools, int(wish.width * times), LOWER.get(what.page, HIGHEST))
    page = WorldCupPage(tools, canvas, wish, speech(wish.locale), wish.view)
    return tools, page.above(_draw(page, what)), times * tools.scale


def _draw(page: WorldCupPage, what: PageTopic) -> float:
    if what.report is not None:
        return draw_ceremony(page, what.report)
    if what.shootout is not None:
        return draw_shootout(page, what.shootout)
    if what.page == "group":
        return draw_group(page, what.group)
    rest = {
        "groups": draw_tables,
        "round": draw_round,
        "bracket": draw_bracket_page,
        "champion": draw_champion,
        "hand": draw_hand,
        "wallchart": draw_wallchart,
    }
    return rest[what.page](page)
