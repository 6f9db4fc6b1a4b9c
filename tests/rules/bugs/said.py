"""Bugs in what people read and see of a game. Room: tests. May import rules, words and render.

Each replaces a function of one of the games by one that is almost right.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import render.hedgehog
import words.hedgehog
from rules import GAMES
from rules.core.errors import Refusal


@dataclass(frozen=True)
class Mistake:
    """The game and the law that is broken; what is replaced, where it is, and what it is replaced by."""

    law: str
    owner: Any
    names: tuple[str, ...]
    wrong: Callable[[Callable[..., Any]], Callable[..., Any]]
    game: str = "hedgehog"


MISTAKES: dict[str, Mistake] = {}
HEDGEHOG = type(GAMES["hedgehog"])


def breaks(law: str, owner: Any, *names: str) -> Callable[[Any], Any]:
    """Lists a mistake in the functions of these names as one that breaks the law."""

    def listed(wrong: Any) -> Any:
        MISTAKES[wrong.__name__] = Mistake(law, owner, names, wrong)
        return wrong

    return listed


@breaks("every_action_is_told", words.hedgehog, "story")
def silent_in_the_third_turn(right: Callable[..., str]) -> Callable[..., str]:
    """Tell nothing of one turn."""
    return lambda view, say, who: "" if view.turn == 3 else right(view, say, who)


@breaks("every_refusal_is_said_in_every_language", HEDGEHOG, "refuse")
def facts_of_another_name(right: Callable[..., Refusal]) -> Callable[..., Refusal]:
    """Give a refusal other facts than its sentence needs."""

    def refuse(*given: Any) -> Refusal:
        refusal = right(*given)
        refusal.facts = {f"{name}_seat": fact for name, fact in refusal.facts.items()}
        return refusal

    return refuse


@breaks("what_a_picture_shows_is_told", words.hedgehog, "board_text", "alt")
def without_queens(right: Callable[..., str]) -> Callable[..., str]:
    """Leave out one kind of pieces."""
    return lambda *given, **named: re.sub(r"\w+ queen(, | and )?", "", right(*given, **named))


@breaks("what_a_picture_shows_is_told", words.hedgehog, "board_text", "alt")
def without_the_points_left(right: Callable[..., str]) -> Callable[..., str]:
    """Leave out a number."""
    return lambda view, *given, **named: right(replace(view, points_left=0), *given, **named)


@breaks("what_is_chosen_is_drawn", render.hedgehog, "usual")
def usually_without_the_choice(right: Callable[..., Any]) -> Callable[..., Any]:
    """Draw the picture for every choice once."""
    return lambda wish: replace(right(wish), chosen=None)


@breaks("what_is_chosen_is_drawn", render.hedgehog, "draw")
def drawn_without_the_choice(right: Callable[..., Any]) -> Callable[..., Any]:
    """Don't mark it."""
    return lambda wish: right(replace(wish, chosen=None))
