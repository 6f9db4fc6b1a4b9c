"""A lobby's settings in a few words, for tests that don't care how they are chosen."""

from __future__ import annotations

from typing import Any

from rules.core.options import Flag, Number
from rules.table import requests as ask
from rules.table.table import Table
from rules.table.terms import Kickoff, Pace, Records, SeatOrder, Terms, Wait

_KINDS: dict[str, Any] = {
    "pace": Pace,
    "order": SeatOrder,
    "kickoff": Kickoff,
    "wait": Wait,
    "records": Records,
}


def arranging(table: Table, person: int, settings: str) -> ask.Arrange:
    """The request that makes `match=yes repetition=0 pace=slow` of a lobby."""
    options, terms = dict[str, Any](), dict[str, Any]()
    for one in settings.split():
        name, _, text = one.partition("=")
        known = next((option for option in table.game.about.options if option.name == name), None)
        match known:
            case None if name in _KINDS:
                terms[name] = _KINDS[name](text)
            case None:
                now = getattr(Terms(), name)
                terms[name] = text == "yes" if isinstance(now, bool) else int(text)
            case Flag():
                options[name] = text == "yes"
            case Number():
                options[name] = int(text)
            case _:
                options[name] = text
    return ask.Arrange(person, options, terms)
