"""Which of the dice cup's pictures is shown when. Part of words/dicecup.

The pages are `match` (a match card), `groups` (the tables), `cup` (the knock-out so far) and `final` (the champions).
"""

from dataclasses import dataclass
from typing import Literal

from rules.dicecup.pieces import Stage
from rules.dicecup.view import Match, View
from words.dicecup.lines import lots_of, matches_of

Page = Literal["match", "groups", "cup", "final"]


@dataclass(frozen=True, slots=True)
class Shown:
    """A page, the match that is on the card, and a group's letter if its table was asked for."""

    page: Page
    match: Match | None = None
    group: str | None = None


def shown(view: View, wanted: str | None = None, chapter: int | None = None) -> Shown:
    """What is shown of a view.

    `wanted` is a page; `match 12` is the match or the lots with that serial, `latest` the match that was finished last,
    `groups C` the tables of that group and its neighbour. A `chapter` is a serial, and comes before any page. What
    there is not, or not yet, gives way to the page of the moment.
    """
    if chapter is not None:
        wanted = f"match {chapter}"
    word, _, rest = (wanted or "").partition(" ")
    if word == "match":
        asked = _serial(view, rest) if rest else view.match or view.latest
        if asked is not None:
            return Shown("match", asked)
        drawn = next((lots for lots in lots_of(view) if str(lots.serial) == rest), None)
        if drawn is not None:
            return Shown("groups", group=drawn.group)
    if word == "latest" and view.latest is not None:
        return Shown("match", view.latest)
    if word == "groups" and view.groups:
        return Shown("groups", group=rest if rest in {group.letter for group in view.groups} else None)
    if word == "cup":
        return Shown("cup")
    if word == "final" and view.champion is not None:
        return Shown("final")
    return _now(view)


def _serial(view: View, serial: str) -> Match | None:
    return next((match for match in matches_of(view) if str(match.serial) == serial), None)


def _now(view: View) -> Shown:
    """The page of the moment: the match that is played, and the whole where there is none."""
    if view.champion is not None:
        return Shown("final")
    if view.match is not None:
        return Shown("match", view.match)
    return Shown("groups" if _of_groups(view) else "cup")


def beside(view: View, above: int | None = None) -> Page | None:
    """What is shown beside the match of the moment: the whole, where a round begins; the last round's, at the end.

    `above` is the serial of what was shown before, 0 for nothing, None for the match before: a round begins with the
    first of its matches that is shown.
    """
    if view.champion is not None:
        return "cup"
    if view.match is None or not begins_round(view, view.match, above):
        return None
    return "groups" if _of_groups(view) else "cup"


def pages(view: View) -> tuple[Page, ...]:
    """All that can be looked at now."""
    final: tuple[Page, ...] = ("final",) if view.champion is not None else ()
    tables: tuple[Page, ...] = ("groups",) if view.groups else ()
    return (*final, "match", *tables, "cup")


def _of_groups(view: View) -> bool:
    """Whether the groups are played, or have just been."""
    return bool(view.groups) and (not view.rounds or (view.stage is Stage.ROUND_OF_16 and view.phase != "piles"))


def begins_round(view: View, match: Match, above: int | None) -> bool:
    """Whether a match is the first of its round that is shown after what has the serial `above` (0 if nothing was shown
    before, None if all was), and at most the home side has rolled before it was shown.
    """
    if match.away.score is not None or (above is None and match.home.score is not None):
        return False
    shown_before = (one for one in matches_of(view)[::-1] if above is not None and one.serial <= above)
    before = view.latest if above is None else next(shown_before, None)
    return before is None or (before.stage, before.group_round) != (match.stage, match.group_round)
