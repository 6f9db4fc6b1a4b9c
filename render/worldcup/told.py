"""What a picture shows in words. Part of render/: imports render.wish, words."""

from importlib import import_module
from importlib.util import find_spec

from render.wish import Wish
from render.worldcup.pages import GROUP, Shown
from words import speech


def told(wish: Wish, what: Shown) -> str:
    """The alt text of a wish; `words.worldcup` tells it where it can, else it is the page and the moment."""
    say = speech(wish.locale)
    head = f"{wish.heading}. " if wish.heading else ""
    page = {"group": f"{GROUP}{what.group}", "round": None, "shootout": None, "champion": None}.get(
        what.page, what.page
    )
    if find_spec("words.worldcup") is not None:
        tell = import_module("words.worldcup").alt
        return head + str(tell(wish.view, say, wish.chosen, side=wish.seat, page=page, chapter=wish.chapter))
    left = say("worldcup-pic-left", count=wish.view.deck_left)
    return head + say("worldcup-pic-joint", one=say("worldcup-pic-title", cup=str(wish.view.cup)), other=left)
