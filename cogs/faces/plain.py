"""The controls of any game, made from its choices alone.

Words are the index of each token chosen so far among those offered, joined by `.`, followed by `#page` if a menu has
several pages: indexes, because a custom id is short and a token may be long.
"""

import re

from cogs.faces.spread import MOST_ITEMS, Aim, Do, Item, Menu, Say, Spread, Step
from rules.core.game import Choices
from rules.core.match import Match

_WORDS = re.compile(r"(?:[0-9]{1,5}(?:\.[0-9]{1,5})*)?(?:#[0-9]{1,5})?")


class PlainFace:
    """One menu per token, with pages; a button once the action is complete."""

    def spread(self, match: Match, seat: int, words: str, say: Say, quick: tuple[str, ...] = ()) -> Spread:
        """Lay out the menu of the next token."""
        path, tokens, found, page = _follow(match, words)
        pages = max(1, -(-len(found.tokens) // MOST_ITEMS))
        page %= pages
        first = page * MOST_ITEMS
        here = found.tokens[first : first + MOST_ITEMS]
        items = tuple(Item(token, str(number)) for number, token in enumerate(here, start=first))
        menus = (Menu("token", say("face-choose"), items),) if here else ()
        buttons: list[Do | Step] = []
        if found.notation is not None:
            buttons.append(Do(say("face-play", action=found.notation), found.notation))
        if pages > 1:
            buttons.append(Step(say("face-more", page=(page + 1) % pages + 1, pages=pages), _write(path, page + 1)))
        if path:
            buttons.append(Step(say("face-back"), _write(path[:-1])))
        hint = say("face-chosen", tokens=" ".join(tokens)) if tokens else say("face-choose")
        return Spread(match, hint, _write(path, page), menus, tuple(buttons))

    def pick(self, match: Match, seat: int, words: str, menu: str, values: tuple[str, ...]) -> str:
        """Return the words with one more token, or another page."""
        path, *_ = _follow(match, words)
        return _write((*path, int(values[0])))

    def aim(self, match: Match, seat: int, action: str) -> Aim:
        """Find the tokens of an action, one menu after the other."""
        path: tuple[int, ...] = ()
        notation = match.game.notation
        tokens = notation.tokens(notation.read_action(action))
        for number, token in enumerate(tokens):
            found = match.choices(tokens[:number]).tokens
            if token not in found:
                return Aim("")
            path = (*path, found.index(token))
        return Aim(_write(path))


def _follow(match: Match, words: str) -> tuple[tuple[int, ...], tuple[str, ...], Choices, int]:
    """Return the words' indexes, their tokens, what may follow, and the page; start over if they make no sense."""
    start = match.choices(())
    if _WORDS.fullmatch(words) is None:
        return (), (), start, 0
    text, _, page = words.partition("#")
    path = tuple(int(number) for number in text.split(".")) if text else ()
    tokens: tuple[str, ...] = ()
    found = start
    for number in path:
        if number >= len(found.tokens):
            return (), (), start, 0
        tokens = (*tokens, found.tokens[number])
        found = match.choices(tokens)
    return path, tokens, found, int(page or 0)


def _write(path: tuple[int, ...], page: int = 0) -> str:
    return ".".join(map(str, path)) + (f"#{page}" if page else "")
