"""Typed input is found among the legal actions, whether there are ten of them or a hundred thousand."""

import time
from random import Random

import pytest

from cogs.desk.typed import MOST_OFFERED, fitting, forgiving
from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance
from tests.shelf import PARTIES


def moments(key: str) -> list[Match]:
    """Some moments of a game at which a seat is awaited."""
    match, random, found = Match.begin(GAMES[key], PARTIES[key], {}, 5), Random(5), []
    while match.outcome is None and len(found) < 40:
        if isinstance(match.turn, Chance):
            match = match.resolve()
            continue
        found.append(match)
        match = match.act(match.to_act, random.choice(match.legal(300)))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_an_action_is_understood_in_any_case_and_spacing(key: str) -> None:
    random = Random(1)
    for match in moments(key):
        text = random.choice(match.legal(300))
        assert forgiving(match, f"  {text.swapcase()} ") == text
        assert forgiving(match, text.replace(" ", "")) == text
        assert text in fitting(match, text.lower())


@pytest.mark.parametrize("key", GAMES)
def test_every_suggestion_is_legal_and_begins_as_typed(key: str) -> None:
    for match in moments(key):
        everything = fitting(match, "")
        assert 0 < len(everything) <= MOST_OFFERED
        assert set(everything) <= set(match.legal(5000))
        some = everything[-1]
        assert all(text.startswith(some[0]) for text in fitting(match, some[0])[:1])


def test_a_game_with_very_many_actions_is_searched_quickly() -> None:
    match = Match.begin(GAMES["worldcup"], 5, {"cup": 2002}, 7)
    while match.outcome is None:
        if isinstance(match.turn, Chance):
            match = match.resolve()
        elif "111" in match.choices(()).tokens:
            break
        else:
            match = match.act(match.to_act, f"x {match.choices(('x',)).tokens[0]}")
    began = time.process_time()
    assert forgiving(match, "111 a1:fra b2:esp c1:bra") == "111 A1:FRA B2:ESP C1:BRA"
    assert len(fitting(match, "111 a1")) > 0
    assert forgiving(match, "111 a1:fra nonsense") != "111 A1:FRA"
    assert [forgiving(match, typed) for typed in ("111", "11", "21 a1:fra", "x")] == ["111", "11", "21 a1:fra", "x"]
    assert time.process_time() - began < 2
