"""The laws of what people read and see of a game, each a function of one game's key and its random plays.

Room: tests. May import rules, words, render.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from typing import Any

from render import Wish, draw, usual
from render.studio import LEAST_WIDTH
from rules.core.errors import BadNotation, Refusal
from rules.core.match import Match
from tests.render.pixels import choosable, is_drawn
from tests.rules.laws.actions import NONSENSE, asked
from tests.rules.laws.contract import Broken, hold, read, refused
from tests.rules.laws.walks import Shelf, Walk
from words import LANGUAGES, UnknownMessage, speech
from words.games import alt, board_text, story

#: So many games, so many moments of each, and so many items of a list in a view.
GAMES, MOMENTS, ITEMS = 3, 10, 20
#: Fields of a view that are told by others, or that are about the past or about what is possible.
TOLD_BY_OTHERS = (
    "bracket",
    "coasters",
    "fourth",
    "landed",
    "legal",
    "log",
    "moves",
    "reports",
    "tables",
    "teams",
    "viewer",
)
say = speech("en")


def every_action_is_told(key: str, shelf: Shelf) -> None:
    for walk in shelf.few(2 * GAMES):
        for match in actions(walk, 6 * MOMENTS):
            told = story(key, match.view(None), say, names(match), match.log[-1])
            hold(told.strip(), f"the story after {match.log[-1]!r} says something", match)


def actions(walk: Walk, count: int) -> list[Match]:
    """Moments just after an action, at most so many."""
    found = [after for before, after in pairwise(walk.moments) if after.chances == before.chances]
    return found[:: max(1, len(found) // count)]


def names(match: Match) -> list[str]:
    """What the players are called."""
    return [f"P{seat}" for seat in range(match.seats)]


def every_refusal_is_said_in_every_language(key: str, shelf: Shelf) -> None:
    """Where a language has a sentence for it; a draft shows the rules' own."""
    for refusal in {(one.reason, frozenset(one.facts)): one for one in refusals(shelf)}.values():
        message = f"refusal-{refusal.reason}"
        for spoken in map(speech, LANGUAGES):
            try:
                told = spoken(message, **refusal.facts) if spoken.speaks(message) else refusal.sentence
            except UnknownMessage as error:
                raise Broken(f"{message} in {spoken.language} gets what it needs, not {refusal.facts}") from error
            hold(told.strip(), f"{message} in {spoken.language} says something")


def refusals(shelf: Shelf) -> Iterator[Refusal]:
    """What is said about actions of other moments, and about nonsense."""
    for walk in shelf.few(2 * GAMES):
        tried = (case for case in asked(walk.some(2 * MOMENTS, "said")) if not case[2])
        yield from (refused(match, read(shelf.game, text)) for match, text, _ in tried)
    for text in NONSENSE:
        try:
            read(shelf.game, text)
        except BadNotation as bad:
            yield bad


def what_a_picture_shows_is_told(key: str, shelf: Shelf) -> None:
    """Each field of a view, and each item of its lists: if without it the picture is another, so are the words.

    A field is exchanged for that of another moment; then it is enough if the words are others now and then.
    """
    exchanged: dict[str, set[bool]] = {}
    for walk in shelf.few(GAMES):
        moments = [match for match in walk.some(MOMENTS // 2, "shown") if match.outcome is None]
        for match, other in zip(moments, [*moments[1:], *moments[:1]], strict=True):
            view = match.view(None)
            for name in (field.name for field in (fields(view) if is_dataclass(view) else ())):
                if name in TOLD_BY_OTHERS:
                    continue
                for fewer in without_an_item(view, name):
                    if differs(key, match, view, fewer) is False:
                        hold(False, f"what is in {name} is told: {getattr(view, name)}, {getattr(fewer, name)}", match)
                value = getattr(other.view(None), name)
                found = differs(key, match, view, replace(view, **{name: value}))
                exchanged.setdefault(name, set()).update(() if found is None else (found,))
    silent = [name for name, found in exchanged.items() if found == {False}]
    hold(not silent, f"what the picture shows of {silent} is told")


def without_an_item(view: Any, name: str) -> Iterator[Any]:
    """The view without one item of a list in it, or of a list in that list, for some of its items."""
    found = list(shorter(getattr(view, name)))
    yield from (replace(view, **{name: items}) for items in found[:: max(1, len(found) // ITEMS)])


def shorter(items: Any) -> Iterator[tuple[Any, ...]]:
    """A tuple without one of its items, the innermost ones."""
    for at, item in enumerate(items if type(items) is tuple else ()):
        inner = [(one,) for one in shorter(item)] if type(item) is tuple and item else [()]
        yield from (items[:at] + one + items[at + 1 :] for one in inner)


def differs(key: str, match: Match, view: Any, other: Any) -> bool | None:
    """Whether two views are told differently; None if both look the same, or if the other one can't be."""
    try:
        if told(key, match, view) != told(key, match, other):
            return True
        looks = [draw(key, Wish(one, width=LEAST_WIDTH)).png for one in (view, other)]
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError, RuntimeError):
        return None
    return None if looks[0] == looks[1] else False


def told(key: str, match: Match, view: Any) -> tuple[str, str]:
    """A view in words: the table, and its picture."""
    title = match.game.about.title
    return board_text(key, view, say, title=title, who=names(match)), alt(key, view, say, title=title)


def what_is_chosen_is_drawn(key: str, shelf: Shelf) -> None:
    """Pictures of a game's own mark it, also in their usual form, unless there is never a choice."""
    if not is_drawn(key) or shelf.game.about.luck:
        return
    marked = set()
    for walk in shelf.few(GAMES):
        for match in walk.some(MOMENTS, "chosen"):
            wish = Wish(match.view(match.to_act), match.to_act, width=LEAST_WIDTH)
            for piece in choosable(match):
                plain, picked = (usual(key, replace(wish, chosen=one)) for one in (None, piece))
                marked.add(draw(key, plain).png != draw(key, picked).png)
    hold(True in marked, "what is chosen is marked in the picture")


SAID: dict[str, Callable[[str, Shelf], None]] = {
    law.__name__: law
    for law in (
        every_action_is_told,
        every_refusal_is_said_in_every_language,
        what_a_picture_shows_is_told,
        what_is_chosen_is_drawn,
    )
}
