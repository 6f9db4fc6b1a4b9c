"""The first page of a review names the turn that decided the game, whoever's it was, and says nothing twice."""

import pytest

from cogs.reviews.pages import Outline, first_page
from players.reviewing import Review, Tally
from words import LANGUAGES, speech
from words.actions import NamedAction

EVEN, LOST = (0.5, 0.5), (0.9, 0.1)


def page(curve: tuple[tuple[float, ...], ...], language: str = "en", decided: tuple[NamedAction, ...] = ()) -> str:
    """The first page of a review of three turns without a moment; only the first seat is a person's."""
    review = Review((0, 1, 2, 3), curve, (Tally(choices=3, looked=3), Tally()), ())
    told = Outline("toy", "Toy", "t1", ("Ana", "Computer 2"), ("Ana", "Computer 2"), (), (0, 1, 2, 3), (), decided)
    return first_page(review, None, told, speech(language))


def test_the_turn_that_decided_the_game_is_named_also_if_it_was_the_computers() -> None:
    text = page((EVEN, EVEN, LOST, LOST))
    assert "**The turning point:** turn 2, Computer 2 50% → 10%" in text


def test_what_was_done_in_that_turn_is_told_in_words() -> None:
    decided = (NamedAction(0, "one thing"), NamedAction(0, "another"))
    text = page((EVEN, EVEN, LOST, LOST), decided=decided)
    assert "50% → 10%\nAna – one thing, then another\n" in text


def test_among_three_it_is_the_turn_that_made_the_winner() -> None:
    curve = ((0.3, 0.3, 0.4), (0.4, 0.1, 0.5), (0.3, 0.35, 0.35), (1.0, 0.0, 0.0))
    review = Review((0, 1, 2, 3), curve, (Tally(), Tally(), Tally()), ())
    who = ("Ana", "Computer 2", "Computer 3")
    told = Outline("toy", "Toy", "t1", who, who, (), (0, 1, 2, 3), (), ())
    assert "**The turning point:** turn 3, Ana 30% → 100%" in first_page(review, None, told, speech("en"))


def test_an_even_game_has_no_turning_point() -> None:
    assert "turning point" not in page((EVEN, EVEN, EVEN, EVEN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_nothing_was_lost_is_said_once(language: str) -> None:
    lines = page((EVEN, EVEN, EVEN, LOST), language).splitlines()
    assert len([line for line in lines if "5" in line.replace("50", "")]) == 1
    assert len(lines) == 4
