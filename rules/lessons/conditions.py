"""Conditions of lessons: what a task asks for, read from text. Part of rules/lessons: imports rules.

`a and not b or c` are alternatives, each of which may have several parts. The parts that every game knows are `played
<action>`, `turn over`, `over` and `won`; a game adds its own with `Game.condition`.
"""

from typing import Any

from rules.core.errors import Refusal
from rules.core.game import Game
from rules.core.match import Match
from rules.lessons.lesson import Test

AnyGame = Game[Any, Any, Any, Any]


def read_condition(game: AnyGame, text: str) -> Test:
    """Read a condition. Raises ValueError."""
    alternatives = [[_part(game, part) for part in side.split(" and ")] for side in text.split(" or ")]

    def holds(before: Match, after: Match, seat: int, actions: tuple[str, ...]) -> bool:
        return any(all(part(before, after, seat, actions) for part in parts) for parts in alternatives)

    return holds


def _part(game: AnyGame, text: str) -> Test:
    text = text.strip()
    if text.startswith("not "):
        inner = _part(game, text.removeprefix("not "))
        return lambda before, after, seat, actions: not inner(before, after, seat, actions)
    match text.split(" ", 1):
        case ["played", action]:
            return _played(game, action)
        case ["turn", "over"]:
            return _turn_over
        case ["over"]:
            return lambda before, after, seat, actions: after.outcome is not None
        case ["won"]:
            return lambda before, after, seat, actions: after.outcome is not None and seat in after.outcome.winners
    own = game.condition(text)
    if own is None:
        raise ValueError(f"`{text}` is no condition of {game.about.title}")
    return _of_the_game(game, own)


def _played(game: AnyGame, action: str) -> Test:
    try:
        game.notation.read_action(action)
    except Refusal as refusal:
        raise ValueError(refusal.sentence) from refusal
    return lambda before, after, seat, actions: action in actions


def _turn_over(before: Match, after: Match, seat: int, actions: tuple[str, ...]) -> bool:
    goes_on = after.to_act == seat and after.game.turn_number(after.state) == before.game.turn_number(before.state)
    return not goes_on


def _of_the_game(game: AnyGame, own: Any) -> Test:
    def holds(before: Match, after: Match, seat: int, actions: tuple[str, ...]) -> bool:
        read = tuple(map(game.notation.read_action, actions))
        return bool(own(before.state, after.state, seat, read))

    return holds
