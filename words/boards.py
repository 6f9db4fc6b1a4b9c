"""Any game's table in words, found by the game's key. Part of words/: imports rules (nouns).

A game may bring `words/<key>.py` with `alt(view, say, chosen=None, *, side=None)` and `board_text(view, say,
seat=None, *, actions=False, who=None)`; one that does not is told field by field. `item(word, say, options)` of that
module names what can be chosen word by word, such as a team by its code.
"""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rules.core.options import Options
from words.speech import Speech

ALT_LIMIT = 1024
#: A field's text is cut there; a sentence of the catalog takes no more than 1,000 characters of anything.
MOST_TOLD = 600


def alt(
    game: str, view: Any, say: Speech, chosen: str | None = None, *, side: int | None = None, title: str | None = None
) -> str:
    """What a picture of the view shows, at most 1,024 characters; `title` names a game that has no words of its own."""
    own = _words_of(game)
    if own is not None:
        return str(own.alt(view, say, chosen, side=side))
    told = "; ".join(f"{name} {value}" for name, value in facts(view, say))
    text = f"{say('board-alt', title=title or game)} {told}"
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"


def board_text(
    game: str,
    view: Any,
    say: Speech,
    seat: int | None = None,
    *,
    actions: bool = False,
    title: str | None = None,
    who: Sequence[str] | None = None,
) -> str:
    """The whole table in words, in Discord's markup; `actions` asks for what may be done, where the game tells it.

    `who` has the name of each seat's player, harmless in markup.
    """
    own = _words_of(game)
    if own is not None:
        return str(own.board_text(view, say, seat, actions=actions, who=who))
    lines = [say("board-text-line", name=name, value=value) for name, value in facts(view, say)]
    return "\n".join((say("board-text-head", title=title or game), *lines))


def mark_name(game: str, mark: str, view: Any, say: Speech) -> str:
    """What a mark of a game is called (`Automatic.at_stake` of rules/core); the mark itself where the game does not say."""
    own = getattr(_words_of(game), "mark_name", None)
    return mark if own is None else str(own(view, say, mark))


def facts(view: Any, say: Speech) -> tuple[tuple[str, str], ...]:
    """The fields of a view that say something, as names and short texts."""
    if is_dataclass(view):
        pairs = [(field.name, getattr(view, field.name)) for field in fields(view)]
    elif isinstance(view, dict):
        pairs = [(str(name), value) for name, value in view.items()]
    else:
        pairs = [("", view)]
    return tuple((name.replace("_", " "), _clipped(_brief(value, say))) for name, value in pairs if value is not None)


def _brief(value: Any, say: Speech) -> str:
    match value:
        case None:
            return "–"
        case str() | bool() | int() | float():
            return str(value)
        case dict():
            inner = ", ".join(f"{name} {_brief(part, say)}" for name, part in value.items())
        case list() | tuple() | set() | frozenset():
            inner = ", ".join(_brief(part, say) for part in value)
        case _ if is_dataclass(value):
            inner = " ".join(_brief(getattr(value, field.name), say) for field in fields(value))
        case _:
            inner = str(value)
    return inner or say("board-empty")


def _clipped(text: str) -> str:
    return text if len(text) <= MOST_TOLD else text[: MOST_TOLD - 1] + "…"


def item(game: str, word: str, say: Speech, options: Options) -> str:
    """What people call a word of one of the game's lists under these options: as its words say, else by the message
    `<game>-item-<word>`, else as it is. For where no markup is read: it may hold what somebody wrote.
    """
    module = _module_of(game)
    if module is not None and hasattr(module, "item"):
        return str(module.item(word, say, options))
    message = f"{game}-item-{word.lower()}"
    return say(message) if say.knows(message) else word


def ready(game: str) -> None:
    """Load a game's own words, so that its first board need not."""
    _module_of(game)


def _words_of(game: str) -> ModuleType | None:
    """The game's own words, if they tell its boards."""
    module = _module_of(game)
    return module if module is not None and hasattr(module, "alt") and hasattr(module, "board_text") else None


@cache
def _module_of(game: str) -> ModuleType | None:
    if not game.isidentifier() or find_spec(f"words.{game}") is None:
        return None
    return import_module(f"words.{game}")
