"""The ear that listens in all wire tests hears what is wrong, and the pseudo-language says what English says."""

from __future__ import annotations

import re
from itertools import permutations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.pseudo import ENGLISH, LONGER, pseudo
from tests.sampling import some
from tests.wire.spoken import Ear
from words import LANGUAGES, speech
from words.catalogs import catalog
from words.languages import parent_of

EAR = Ear(["Ana", "Friday Night Games"])
#: The languages that aren't kinds of another.
ROOTS = [one for one in LANGUAGES if parent_of(one) is None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_readers_of_its_language_is_not_strange(language: str) -> None:
    say = speech(language)
    told = say("refusal-others-turn", person="1") + say("lobby-host", name="Ana") + " `b1-b2` FRA 12"
    assert EAR.strange(told, language) == ()


@pytest.mark.skipif("de" not in LANGUAGES, reason="everybody reads the pseudo-language")
def test_a_single_word_of_another_language_is_strange() -> None:
    assert EAR.strange("Ana ist dran: Friday Night Games", "de") == ()
    assert EAR.strange("Ana ist on turn", "de") == ("on", "turn")


@pytest.mark.parametrize(("one", "other"), some(permutations(ROOTS, 2), 6))
def test_almost_every_sentence_is_strange_to_readers_of_another_language(one: str, other: str) -> None:
    sentences = [message.words for message in catalog(one).values() if len(message.words.split()) > 2]
    heard = sum(bool(EAR.strange(sentence, other)) for sentence in sentences)
    assert heard > 0.95 * len(sentences), f"{heard} of {len(sentences)}"


def test_the_pseudo_language_is_longer_and_keeps_code_commands_mentions_and_facts() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    begin, end = "a = Type `b1-b2` or **/mundialito play**, <@{ $who }>, before ", " end."
    source = begin + "{ $count ->\n    [one] one turn\n   *[other] { $count } turns\n }" + end
    bundle.add_resource(FluentResource(pseudo(source)))
    told, errors = bundle.format_pattern(bundle.get_message("a").value, {"who": "7", "count": 3})
    assert not errors
    for kept in ("`b1-b2`", "**/mundialito play**", "<@7>", "3"):
        assert kept in told
        told = told.replace(kept, "")
    assert not re.search("[A-Za-z]", told)
    assert told.count("\N{RIGHT-TO-LEFT MARK}") == 4


def test_every_message_of_the_pseudo_language_is_readable_and_two_fifths_longer() -> None:
    files = sorted(ENGLISH.glob("*.ftl"))
    english = "\n".join(file.read_text(encoding="utf-8") for file in files)
    translated = "\n".join(pseudo(file.read_text(encoding="utf-8")) for file in files)
    bundle = FluentBundle(["en"])
    assert not bundle.add_resource(FluentResource(translated))
    assert all(bundle.has_message(name) for name in catalog("en"))
    assert len(translated) > (1 + LONGER / 2) * len(english)
