"""What was played and what was better, marked before the move. Part of render/hedgehog: imports render and rules."""

from render.hedgehog.frame import Page
from render.wish import Wish
from rules.hedgehog.view import Way


def compared_ways(wish: Wish) -> tuple[Way, ...]:
    """Return those of the two actions that are moves, and not the end of a turn."""
    known = {way.notation: way for way in wish.view.moves}
    return tuple(known[text] for text in wish.compared or () if text in known)


def is_better(page: Page, way: Way) -> bool:
    """Return whether a move is what was better."""
    return page.wish.compared is not None and way.notation == page.wish.compared[1]
