"""Typed input is found among the legal actions, whether there are ten of them or a hundred thousand."""

from random import Random
from typing import Any

import pytest

from cogs.press.typed import MOST_OFFERED, fitting, forgiving, whole_turn
from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance
from tests.shelf import PARTIES
from words import speech


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


def test_a_game_with_very_many_actions_is_searched_in_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.begin(GAMES["worldcup"], 5, {"cup": 2002}, 7)
    while match.outcome is None:
        if isinstance(match.turn, Chance):
            match = match.resolve()
        elif "111" in match.choices(()).tokens:
            break
        else:
            match = match.act(match.to_act, f"x {match.choices(('x',)).tokens[0]}")
    steps, choices = 0, Match.choices

    def counted(*given: Any) -> Any:
        nonlocal steps
        steps += 1
        return choices(*given)

    monkeypatch.setattr(Match, "choices", counted)
    assert forgiving(match, "111 a1:fra b2:esp c1:bra") == "111 A1:FRA B2:ESP C1:BRA"
    assert len(fitting(match, "111 a1")) > 0
    assert forgiving(match, "111 a1:fra nonsense") != "111 A1:FRA"
    assert [forgiving(match, typed) for typed in ("111", "11", "21 a1:fra", "x")] == ["111", "11", "21 a1:fra", "x"]
    assert 0 < steps < 500


def in_full_width(text: str) -> str:
    return "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in text)


AS_PHONES_TYPE = {
    "a hyphen that doesn't break": lambda text: text.replace("-", "\u2011"),
    "a dash": lambda text: text.replace("-", "–"),
    "a minus": lambda text: text.replace("-", "\u2212"),
    "full width": in_full_width,
    "zero width": lambda text: "\ufeff" + "\u200b".join(text) + "\u200d",
    "backticks": lambda text: f"`{text}`",
    "a block of code": lambda text: f"```{text}```",
    "narrow spaces": lambda text: text.replace(" ", "\u202f"),
}


@pytest.mark.parametrize("how", AS_PHONES_TYPE)
@pytest.mark.parametrize("key", GAMES)
def test_an_action_is_understood_with_the_signs_that_phones_type(key: str, how: str) -> None:
    random = Random(2)
    for match in moments(key)[:8]:
        text = random.choice(match.legal(300))
        typed = AS_PHONES_TYPE[how](text)
        assert forgiving(match, typed) == text
        assert text in fitting(match, typed)
        assert whole_turn(match, typed, speech("en")) == (text,)
