"""In games with hidden hands, a computer player is sent only what its seat sees."""

import pickle

from players import answer, question
from rules.core.match import Match
from tests.rules.toys import TOY


def deal(cards: str, seed: int) -> Match:
    return Match.begin(TOY, 2, {}, seed).chance(f"deal {cards}")


def test_a_question_does_not_depend_on_other_hands_the_seed_or_the_deck() -> None:
    first, second = deal("0 1 2 3 4 5", 7), deal("0 5 2 1 4 3", 8)  # seat 0 has 0, 2 and 4 in both
    asked, twin = question(first, 0, "random"), question(second, 0, "random")
    assert pickle.dumps(asked) == pickle.dumps(twin)
    assert answer(asked) == answer(twin)


def test_a_question_contains_only_what_the_seat_sees() -> None:
    asked = question(deal("0 1 2 3 4 5", 7), 0, "random")
    assert (asked.game, asked.level, asked.view) == ("sardines", "random", deal("0 1 2 3 4 5", 7).view(0))
    assert asked.legal == tuple(deal("0 1 2 3 4 5", 7).legal())
    assert b"1, 3, 5" not in pickle.dumps(asked)


def test_luck_differs_from_one_view_to_the_next() -> None:
    lucks = {question(deal(cards, 7), 0, "random").seed for cards in ("0 1 2 3 4 5", "1 0 2 3 4 5", "5 1 4 0 2 3")}
    assert len(lucks) == 3
