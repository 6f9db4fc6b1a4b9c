"""What has been said is remembered, and never taken for anything else."""

import pickle
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, timezone
from importlib import import_module
from typing import Any

import pytest

from rules.mundialito.pieces import Size
from words import LANGUAGES, UnknownMessage, speech
from words.catalogs import catalog
from words.nations import nation

memory = import_module("words.speech")
COACH, POINTS = "dicecup-coach", "hedgehog-points-left"


def remembered() -> int:
    """How many messages are remembered now."""
    return int(memory._recall.cache_info().currsize)


def points(counts: Iterable[Any]) -> list[str]:
    return [speech("en")(POINTS, count=count) for count in counts]


def test_numbers_and_texts_are_told_apart_in_any_order() -> None:
    equal: list[Any] = [1, "1", True, 1.0]
    expected = [memory._say("en", POINTS, {"count": count}) for count in equal]
    assert expected[0] != expected[1]
    assert points(equal) == points(equal) == expected
    assert points(reversed(equal)) == expected[::-1]
    assert speech("en")(COACH, number=1000) == "Coach 1,000"
    assert speech("en")(COACH, number="1000") == "Coach 1000"
    assert speech("en")(COACH, number=-0.0) == memory._say("en", COACH, {"number": -0.0})


def test_arguments_are_told_apart_by_their_names() -> None:
    say = speech("en")
    assert say("board-text-line", name="a", value="b") != say("board-text-line", name="b", value="a")
    assert say("board-text-line", name="a", value="b") == say("board-text-line", value="b", name="a")


def test_sizes_of_pyramids_are_remembered_apart_from_numbers() -> None:
    say, sizes = speech("en"), (Size.QUEEN, 3)
    expected = [memory._say("en", COACH, {"number": size}) for size in sizes]
    assert [say(COACH, number=size) for size in sizes] == expected
    found = memory._recall.cache_info().hits
    assert [say(COACH, number=size) for size in sizes] == expected
    assert memory._recall.cache_info().hits == found + 2


def test_moments_ids_and_long_texts_are_said_but_not_remembered() -> None:
    say = speech("en")
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    before = remembered()
    for moment in (noon, noon.astimezone(timezone(timedelta(hours=9)))):
        assert say(COACH, number=moment) == memory._say("en", COACH, {"number": moment})
    assert say(COACH, number=10**18) == f"Coach {10**18}"
    long = "x" * (memory.LONGEST_REMEMBERED + 1)
    assert say(COACH, number=long) == f"Coach {long}"
    assert remembered() == before


def test_only_so_many_messages_are_remembered() -> None:
    say = speech("en")
    for number in range(memory.MOST_REMEMBERED + 10):
        say(COACH, number=number)
    assert remembered() == memory.MOST_REMEMBERED
    assert say(COACH, number=7) == "Coach 7"


def test_an_unknown_message_stays_unknown() -> None:
    for _ in range(2):
        with pytest.raises(UnknownMessage):
            speech("en")("no-such-message", count=1)
        with pytest.raises(UnknownMessage):
            speech("en")(POINTS, wrong=1)


def test_every_thread_hears_the_same() -> None:
    numbers = list(range(300)) * 4
    with ThreadPoolExecutor(4) as pool:
        heard = list(pool.map(lambda number: speech("en")(COACH, number=number), numbers))
    assert heard == [f"Coach {number}" for number in numbers]


def test_a_name_has_its_forms_whatever_else_a_sentence_is_given() -> None:
    say = speech("en")
    assert (say("dicecup-task", period="lots", team=nation("USA", say))) == "roll for the USA in the tie-break"
    long = say.noun("A" * 200)  # nothing so long is remembered
    assert say("dicecup-task", period="lots", team=long) == f"roll for {long} in the tie-break"
    both = say.nouns([nation("USA", say), nation("NED", say)])
    assert both.forms["The"] == "The USA and the Netherlands"
    assert say.nouns([]) == ""
    again = pickle.loads(pickle.dumps(both))  # pictures are drawn in other processes
    assert (again, again.forms) == (both, both.forms)
    assert say.nouns([long]) is long
    assert long.change(str.lower).forms["the"] == "a" * 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_nation_has_every_form_in_every_language(language: str) -> None:
    say = speech(language)
    codes = [name.removeprefix("nation-") for name in catalog("en") if name.startswith("nation-")]
    assert len(codes) > 50
    forms = say.noun("Rote Rosen").forms
    for code in codes:
        found = nation(code, say)
        assert found.forms.keys() == forms.keys()
        assert all(text.strip() for text in found.forms.values())
        assert found.forms.get("many", "no") in ("yes", "no")


def test_a_score_is_said_otherwise_in_a_portuguese_sentence_than_in_a_table() -> None:
    score = speech("pt-BR").score(2, 1)
    assert (str(score), score.forms["said"]) == ("2\u00a0x\u00a01", "2\u00a0a\u00a01")
    assert (str(speech("de").score(2, 1)), dict(speech("de").score(2, 1).forms)) == ("2:1", {})
