"""Actions in words, as hints and reviews list them. Part of words/: imports rules (nouns).

A game names an action of the seat to act by `name_action(view, say, text)` of `words/<game>`: a phrase that can follow
a colon or a comma, such as *pass to the queen on d4*. For a game without it, the notation stands in code.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any, NamedTuple

from rules import own
from rules.core.errors import Refusal
from rules.core.match import Match
from words.speech import Speech


class NamedAction(NamedTuple):
    """An action in words, and whose it is."""

    seat: int
    words: str


def names_actions(game: str) -> bool:
    """Whether a game names its actions."""
    return own("words", game, "name_action") is not None


def name_action(game: str, view: Any, text: str, say: Speech) -> str:
    """Say in a few words what an action does; `view` is what its seat sees before it."""
    tell = own("words", game, "name_action")
    return f"`{text}`" if tell is None else str(tell(view, say, text))


def name_actions(match: Match, actions: Sequence[str], say: Speech) -> Iterator[NamedAction]:
    """Name actions that follow each other, up to the first that chance decides or the rules refuse."""
    for text in actions:
        seat = match.to_act
        if seat is None:
            return
        try:
            after = match.act(seat, text)
        except Refusal:
            return  # whoever expected it looked further than the rules let it know
        yield NamedAction(seat, name_action(match.game.about.key, match.view(seat), text, say))
        match = after


def join_actions(actions: Sequence[str], say: Speech) -> str:
    """Say in which order some actions come: *…, then …*."""
    return reduce(lambda one, two: say("action-then", one=one, two=two), actions)
