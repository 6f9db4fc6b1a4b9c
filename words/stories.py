"""What just happened, in a sentence or two, and what is to be done. Part of words/: imports rules (nouns).

A game tells its own story in a module `words.<game>_story` with `story(view, say, who)` and `task(view, say)`, and if
it likes `since(view, say, who)` and `chapter(view, say, who, number, above)`; any other game's last event is told by
its notation.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from words.speech import Speech


class Storyteller(Protocol):
    """Tells a view; `who` has the name of each seat's player, harmless in markup."""

    def story(self, view: Any, say: Speech, who: Sequence[str]) -> str:
        """What just happened, empty if nothing did."""

    def task(self, view: Any, say: Speech) -> str:
        """What the awaited seat is to do, a few words; empty if that goes without saying."""


@cache
def _teller(game: str) -> Storyteller | None:
    name = f"words.{game}_story"
    if not game.isidentifier() or find_spec(name) is None:
        return None
    return cast(Storyteller, import_module(name))


def ready(game: str) -> None:
    """Load a game's own stories, so that its first one need not."""
    _teller(game)


def story(game: str, view: Any, say: Speech, who: Sequence[str], last: str | None, above: int | None = None) -> str:
    """What just happened at a table; `last` is the last event's notation, None before the first.

    `above` is, in games that people follow match by match, the ordinal of the match that a message above tells for
    good, 0 if none does.
    """
    teller = _teller(game)
    since = getattr(teller, "since", None)
    if above is not None and since is not None:
        return str(since(view, say, who, above))
    if teller is not None:
        return teller.story(view, say, who)
    return say("story-plain", event=last) if last else ""


def since(game: str, view: Any, say: Speech, who: Sequence[str]) -> str:
    """What a seat has to know of what happened since it last acted, told from its own view; what just happened where
    the game tells no more. Empty for a game without words of its own.
    """
    teller = _teller(game)
    own = getattr(teller, "since", None)
    if own is not None:
        return str(own(view, say, who))
    return "" if teller is None else teller.story(view, say, who)


def chapter(game: str, view: Any, say: Speech, who: Sequence[str], number: int, above: int | None = None) -> str:
    """How the match of this ordinal went, for games that people follow match by match; empty where it is not told.

    `above` is the ordinal of what was told before, None where that is not known: what came between is told too.
    """
    own = getattr(_teller(game), "chapter", None)
    return "" if own is None else str(own(view, say, who, number, above))


def task(game: str, view: Any, say: Speech) -> str:
    """What the awaited seat is to do, a few words; empty where the game does not say."""
    teller = _teller(game)
    return teller.task(view, say) if teller is not None else ""
