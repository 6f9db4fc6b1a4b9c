"""What just happened, in a sentence or two, and what is to be done. Part of words/: imports rules (nouns).

A game may bring `story(view, say, who)`, `task(view, say)`, `since(view, say, who, above=None)` and `chapter(view, say,
who, number, above=None)` in `words/<key>`; any other game's last event is told by its notation. `who` has the name of
each seat's player, harmless in markup.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from words.games import own
from words.speech import Speech

#: An event as everybody may read it: the seat that made it, None for chance, and its notation.
Deed = tuple[int | None, str]
#: So many events are told by their notation at most, the latest ones.
MOST_DEEDS = 24


def story(game: str, view: Any, say: Speech, who: Sequence[str], last: str | None, above: int | None = None) -> str:
    """What just happened at a table; `last` is the last event's notation, None before the first.

    `above` is, in games that people follow match by match, the ordinal of the match that a message above tells for
    good, 0 if none does.
    """
    if above is not None and (tell := own(game, "since")) is not None:
        return str(tell(view, say, who, above))
    if (tell := own(game, "story")) is not None:
        return str(tell(view, say, who))
    return say("story-plain", event=last) if last else ""


def since(game: str, view: Any, say: Speech, who: Sequence[str], deeds: Sequence[Deed] = ()) -> str:
    """What a seat has to know of what happened since it last acted, told from its own view; what just happened where
    the game tells no more.

    A game without words of its own has what its seats did told by the notation; `deeds` are the latest ones that
    everybody may know of, the newest last.
    """
    tell = own(game, "since") or own(game, "story")
    if tell is not None:
        return str(tell(view, say, who))
    told = []
    for seat, run in groupby(deeds[-MOST_DEEDS:], key=lambda deed: deed[0]):
        events = ", ".join(f"`{text}`" for _, text in run)
        told.append(events if seat is None else say("story-deed", name=who[seat], events=events))
    return "\n".join(told)


def chapter(game: str, view: Any, say: Speech, who: Sequence[str], number: int, above: int | None = None) -> str:
    """How the match of this ordinal went, for games that people follow match by match; empty where it is not told.

    `above` is the ordinal of what was told before, None where that is not known: what came between is told too.
    """
    tell = own(game, "chapter")
    return "" if tell is None else str(tell(view, say, who, number, above))


def task(game: str, view: Any, say: Speech) -> str:
    """What the awaited seat is to do, a few words; empty where the game does not say."""
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
    """How a game ended, in a sentence: the game's own `<game>-ended-<reason>` if there is one, else the general
    `ended-<kind>`.

    `kind` is `won`, `draw`, `alone-won`, `alone-lost` or `nobody`; the game's own sentence has it as `$ending`. `count`
    is how many have won, `winners` and `losers` are their names; `score` is that of somebody who won alone, 0 if
    there is none.
    """
    said: dict[str, Any] = {"reason": reason, "count": count, "winners": winners, "losers": losers, "score": score}
    word = reason.replace("_", "-")
    if say.knows(f"{game}-ended-{word}"):
        return say(f"{game}-ended-{word}", ending=kind, **said)
    return say(f"ended-{kind}", **said)
