"""Tell what just happened and what to do next. Part of words/: imports rules (nouns).

A game may have `story(view, say, who)`, `task(view, say)`, `highlight(before, view, say)`, `landmark(before, view)`,
`since(view, say, who, above=None)` and `chapter(view, say, who, number, above=None)` in `words/<key>`; other games'
last events are shown in notation. `who` has each seat's player's name, with markup escaped.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from words.games import own
from words.speech import Speech

#: A public event: the seat that acted, None for chance, and its notation.
Deed = tuple[int | None, str]
#: The most events shown in notation; older ones are left out.
MOST_DEEDS = 24


def story(game: str, view: Any, say: Speech, who: Sequence[str], last: str | None, above: int | None = None) -> str:
    """Tell what just happened at a table; `last` is the last event's notation, None before the first.

    In games that people follow match by match, `above` is the number of the match whose record is above, 0 if none is.
    """
    if above is not None and (tell := own(game, "since")) is not None:
        return str(tell(view, say, who, above))
    if (tell := own(game, "story")) is not None:
        return str(tell(view, say, who))
    return say("story-plain", event=last) if last else ""


def since(game: str, view: Any, say: Speech, who: Sequence[str], deeds: Sequence[Deed] = ()) -> str:
    """Tell a seat what happened since it last acted, from its own view; games without `since` tell the latest.

    For a game without words of its own, `deeds` are shown in notation: the latest public ones, the newest last.
    """
    tell = own(game, "since") or own(game, "story")
    if tell is not None:
        return str(tell(view, say, who))
    told = []
    for seat, run in groupby(deeds[-MOST_DEEDS:], key=lambda deed: deed[0]):
        events = say.row(f"`{text}`" for _, text in run)
        told.append(events if seat is None else say("story-deed", name=who[seat], events=events))
    return "\n".join(told)


def chapter(game: str, view: Any, say: Speech, who: Sequence[str], number: int, above: int | None = None) -> str:
    """Tell how a match went, for games that people follow match by match; empty if the game doesn't tell it.

    `number` is the match's, `above` that of the previous record, None if unknown: matches in between are told too.
    """
    tell = own(game, "chapter")
    return "" if tell is None else str(tell(view, say, who, number, above))


def task(game: str, view: Any, say: Speech) -> str:
    """Say in a few words what the seat on turn has to do; empty if the game doesn't say."""
    tell = own(game, "task")
    return "" if tell is None else str(tell(view, say))


def ending(
    game: str,
    say: Speech,
    kind: str,
    reason: str,
    *,
    count: int = 0,
    winners: str = "",
    losers: str = "",
    score: int = 0,
) -> str:
    """Say how a game ended: by the game's own message `<game>-ended-<reason>` if there is one, else `ended-<kind>`.

    `kind` is `won`, `draw`, `alone-won`, `alone-lost` or `nobody`; the game's own message gets it as `$ending`. `count`
    is the number of winners, `winners` and `losers` are names; `score` is that of a solo win, 0 if there is none.
    """
    said: dict[str, Any] = {"reason": reason, "count": count, "winners": winners, "losers": losers, "score": score}
    word = reason.replace("_", "-")
    if say.knows(f"{game}-ended-{word}"):
        return say(f"{game}-ended-{word}", ending=kind, **said)
    return say(f"ended-{kind}", **said)


def highlight(game: str, before: Any, view: Any, say: Speech) -> str:
    """Name what is worth remembering of a turn, from what everybody saw before and after it; empty if nothing is.

    It is for menus, where markup isn't read.
    """
    tell = own(game, "highlight")
    return "" if tell is None else str(tell(before, view, say))


def landmark(game: str, before: Any, view: Any) -> bool:
    """Whether a turn with a highlight is one of those to go to, in a game where every turn has a highlight."""
    tell = own(game, "landmark")
    return tell is None or bool(tell(before, view))
