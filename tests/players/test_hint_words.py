"""A hint is all in words, in every language: no notation, and nothing English elsewhere."""

import re

import pytest

from cogs.hints.showing import tell_hint
from players.advice import suggest
from tests.players.test_analysts import ANALYSED, Weighed, weighed
from words import LANGUAGES, speech
from words.actions import name_action

#: Words of notations that could slip into a sentence of another language.
NOTED = re.compile(r"\b(end|pass|roll|kick|claim|pick|setup|none)\b")
#: An action as it is typed: a step or a push, a pass, a move of the race, a row of a cup.
TYPED = re.compile(r"[a-f][1-6][-x^][a-f][1-6]|\*[a-f][1-6]|\b[QDP][+-]\d|!?\b[0-9A-Z-]+:[A-Z]{3}\b|`")


def check(text: str, language: str) -> None:
    """Fail if a text has something that only those who know the notation can read."""
    assert not TYPED.search(text), text
    if language != "en":
        assert not NOTED.search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ANALYSED)
def test_a_hint_has_no_notation_and_says_why(game: str, language: str) -> None:
    say = speech(language)
    for one in weighed(game):
        head, why = tell_hint(one.match, one.seat, suggest(one.found), say).split("\n")
        check(head, language)
        check(why, language)
        assert why.endswith((".", "!")), why


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ANALYSED)
def test_every_action_has_a_name_of_its_own(game: str, language: str) -> None:
    say = speech(language)
    for one in weighed(game):
        view, legal = one.match.view(one.seat), some_of(one)
        named = {text: name_action(game, view, text, say) for text in legal}
        for name in named.values():
            check(name, language)
        assert len(set(named.values())) == len(named)


def some_of(one: Weighed) -> tuple[str, ...]:
    """Return some of the legal actions at a moment, those that were weighed among them."""
    legal = one.asked.legal
    return tuple(dict.fromkeys((*legal[:: max(1, len(legal) // 9)], *(found.action for found in one.found))))
