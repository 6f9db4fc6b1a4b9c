"""Any game's table in words. Part of words/: imports rules (nouns).

A game may have `alt(view, say, chosen=None, *, side=None)` and `board_text(view, say, seat=None, *, actions=False,
who=None)` in `words/<key>`; otherwise its `sketch` is shown, and its view field by field, with seats as numbers from 1
and their players' names. `mark_name(view, say, mark)` names what it marks and `mark_symbol(view, mark)` its emoji;
`item(word, say, options)` names words that people choose, such as teams by their codes.
"""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rules import sketch_of
from rules.core.options import Options
from words.games import own
from words.shortening import whole_sentences
from words.speech import Speech

#: The most characters of a field's text; a catalog's sentence takes at most 1,000 characters in each argument.
MOST_TOLD = 600
#: Fields of a view with these names are seats, as are those that end in `_seat`.
SEAT_FIELDS = ("seat", "viewer")


def alt(
    game: str, view: Any, say: Speech, chosen: str | None = None, *, side: int | None = None, title: str | None = None
) -> str:
    """Describe a picture of the view in at most 1,024 characters; `title` names a game without words of its own."""
    tell = own(game, "alt")
    if tell is not None:
        return str(tell(view, say, chosen, side=side))
    told = say.clauses(f"{name} {value}" for name, value in facts(view, say))
    text = f"{say('board-alt', title=title or game)} {told}"
    return whole_sentences(text)


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
    """Describe the whole table in Discord's markup; `actions` adds what may be done, if the game says it.

    `who` has each seat's player's name, with markup escaped.
    """
    tell = own(game, "board_text")
    if tell is not None:
        return str(tell(view, say, seat, actions=actions, who=who))
    sketched = sketch_of(game, view)
    drawn = () if sketched is None else (f"```\n{sketched.rstrip()}\n```",)
    lines = [say("board-text-line", name=name, value=value) for name, value in facts(view, say, who or ())]
    return "\n".join((say("board-text-head", title=title or game), *drawn, *lines))


def mark_name(game: str, mark: str, view: Any, say: Speech) -> str:
    """Name a mark of a game (`Automatic.at_stake`); the mark itself if the game has no name for it."""
    tell = own(game, "mark_name")
    return mark if tell is None else str(tell(view, say, mark))


def mark_symbol(game: str, mark: str, view: Any) -> str:
    """Return the name of the emoji of a mark; empty if it has none."""
    tell = own(game, "mark_symbol")
    return "" if tell is None else str(tell(view, mark))


def facts(view: Any, say: Speech, who: Sequence[str] = ()) -> tuple[tuple[str, str], ...]:
    """List a view's fields that aren't empty, as names and short texts; `who` has each seat's player's name."""
    if is_dataclass(view):
        pairs = [(field.name, getattr(view, field.name)) for field in fields(view)]
    elif isinstance(view, dict):
        pairs = [(str(name), value) for name, value in view.items()]
    elif isinstance(view, tuple) and hasattr(view, "_asdict"):
        pairs = list(view._asdict().items())
    else:
        pairs = [("", view)]
    return tuple((name.replace("_", " "), _told(name, value, say, who)) for name, value in pairs if value is not None)


def _told(name: str, value: Any, say: Speech, who: Sequence[str]) -> str:
    if (name in SEAT_FIELDS or name.endswith("_seat")) and type(value) is int:
        return say("board-seat", number=value + 1, name=who[value] if value < len(who) and who[value] else "none")
    return _clipped(_brief(value, say))


def _brief(value: Any, say: Speech) -> str:
    match value:
        case None:
            return "–"
        case str() | bool() | int() | float():
            return str(value)
        case dict():
            inner = say.row(f"{name} {_brief(part, say)}" for name, part in value.items())
        case list() | tuple() | set() | frozenset():
            inner = say.row(_brief(part, say) for part in value)
        case _ if is_dataclass(value):
            inner = " ".join(_brief(getattr(value, field.name), say) for field in fields(value))
        case _:
            inner = str(value)
    return inner or say("board-empty")


def _clipped(text: str) -> str:
    return text if len(text) <= MOST_TOLD else text[: MOST_TOLD - 1] + "…"


def item(game: str, word: str, say: Speech, options: Options) -> str:
    """Name a word of a game's list: by the game's own words, else the message `<game>-item-<word>`, else itself.

    The name may contain text that somebody typed, so it is only for places where markup isn't read.
    """
    tell = own(game, "item")
    if tell is not None:
        return str(tell(word, say, options))
    message = f"{game}-item-{word.lower()}"
    return say(message) if say.knows(message) else word
