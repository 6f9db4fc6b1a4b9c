"""Choose the dice cup's picture for a moment. Part of words/dicecup.

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
    """Choose what to show of a view.

    `wanted` is a page; `match 12` is the match or the lots with that serial number, `latest` the match finished last,
    `groups C` the tables of that group and its neighbour. A `chapter` is a serial number, and has priority. If there is
    no such thing (yet), the page of the moment is shown.
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
    """Choose the page of the moment: the current match, or the overview if there is none."""
    if view.champion is not None:
        return Shown("final")
    if view.match is not None:
        return Shown("match", view.match)
    return Shown("groups" if _of_groups(view) else "cup")


def beside(view: View, above: int | None = None) -> Page | None:
    """Choose a page next to the current match: the overview when a round begins; the last round's, at the end.

    `above` is the serial number of what was shown before, 0 for nothing, None for the previous match: a round begins
    with the first of its matches that is shown.
    """
    if view.champion is not None:
        return "cup"
    if view.match is None or not begins_round(view, view.match, above):
        return None
    return "groups" if _of_groups(view) else "cup"


def pages(view: View) -> tuple[Page, ...]:
    """Return the pages that can be shown now."""
    final: tuple[Page, ...] = ("final",) if view.champion is not None else ()
    tables: tuple[Page, ...] = ("groups",) if view.groups else ()
    return (*final, "match", *tables, "cup")


def _of_groups(view: View) -> bool:
    """Whether the group stage is on or has just ended."""
    return bool(view.groups) and (not view.rounds or (view.stage is Stage.ROUND_OF_16 and view.phase != "piles"))


def begins_round(view: View, match: Match, above: int | None) -> bool:
    """Whether a match is the first of its round to be shown, with at most the home side's roll already made.

    `above` is the serial number of what was shown before: 0 for nothing, None if every match was shown.
    """
    if match.away.score is not None or (above is None and match.home.score is not None):
        return False
    shown_before = (one for one in matches_of(view)[::-1] if above is not None and one.serial <= above)
    before = view.latest if above is None else next(shown_before, None)
    return before is None or (before.stage, before.group_round) != (match.stage, match.group_round)
