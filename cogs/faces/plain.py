"""The face of any game, made from its choices alone. Part of cogs/faces: imports rules and words; no discord.

Words are the tokens chosen so far joined by `>`, with `#page` behind them where a menu has several pages.
"""

from cogs.faces.spread import MOST_ITEMS, Do, Item, Menu, Say, Spread, Step
from rules.core.match import Match


class PlainFace:
    """One menu a token, paged; a button once the action is complete."""

    def spread(self, match: Match, seat: int, words: str, say: Say) -> Spread:
        """The next menu after the tokens chosen."""
        tokens, page = _read(words)
        found = match.choices(tokens)
        if tokens and not found.tokens and not found.complete:
            tokens, page, found = (), 0, match.choices(())
        pages = max(1, -(-len(found.tokens) // MOST_ITEMS))
        page %= pages
        here = found.tokens[page * MOST_ITEMS : (page + 1) * MOST_ITEMS]
        menus = (Menu("token", say("face-choose"), tuple(Item(token, token) for token in here)),) if here else ()
        buttons: list[Do | Step] = []
        if found.notation is not None:
            buttons.append(Do(say("face-play", action=found.notation), found.notation))
        if pages > 1:
            buttons.append(Step(say("face-more", page=(page + 1) % pages + 1, pages=pages), _write(tokens, page + 1)))
        if tokens:
            buttons.append(Step(say("face-back"), _write(tokens[:-1], 0)))
        hint = say("face-chosen", tokens=" ".join(tokens)) if tokens else say("face-choose")
        return Spread(match, hint, menus, tuple(buttons))

    def pick(self, match: Match, seat: int, words: str, menu: str, values: tuple[str, ...]) -> str:
        """One token more."""
        tokens, _ = _read(words)
        return _write((*tokens, values[0]), 0)


def _read(words: str) -> tuple[tuple[str, ...], int]:
    text, _, page = words.partition("#")
    return tuple(text.split(">")) if text else (), int(page) if page.isdigit() else 0


def _write(tokens: tuple[str, ...], page: int) -> str:
    return ">".join(tokens) + (f"#{page}" if page else "")
