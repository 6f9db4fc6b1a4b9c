"""The dice cup in words: a picture's description and the whole cup in words."""

import pytest

from rules.dicecup.view import View
from tests.words.test_dicecup_stories import FIELD, WHO, cup, every_kind, moments
from words import dicecup, speech

SAY = speech("en")
PAGES = (None, "match", "latest", "match 20", "groups", "groups G", "cup", "final")


def alt(view: View, page: str | None = None, chapter: int | None = None) -> str:
    return dicecup.alt(view, SAY, page=page, chapter=chapter, who=WHO)


def test_the_page_of_the_moment_is_described_or_the_requested_one() -> None:
    view = cup("2", "0", "1")
    assert "Uruguay ★★★ (Bruno) 1, France ★★★ (Ana) –" in alt(view)
    assert "Brazil 2–0 Serbia" in alt(view, "cup")
    assert alt(view, "final") == alt(view)


def test_a_finished_match_is_described_by_its_serial() -> None:
    view = cup("2", "2", "1", "1", "2 1 4", "1 2 4", "0 0 0", "1 0 0")
    text = alt(view, chapter=1)
    assert text.startswith("Round of 32, match 1 of 16: Brazil ★★★ (Bruno) 3, Serbia ★ (Ana) 3.")
    assert "penalties 7–7, 0–1" in text
    assert alt(view, chapter=99) == alt(view)


@every_kind
def test_no_description_is_too_long_and_every_page_can_be_described(mode: str, seats: int) -> None:
    for view in moments(mode, seats)[::11]:
        for page in PAGES:
            text = alt(view, page=page)
            assert 0 < len(text) <= 1024
            assert "{" not in text


@every_kind
def test_the_cup_in_words_fits_a_message(mode: str, seats: int) -> None:
    for view in (*moments(mode, seats)[::11], moments(mode, seats)[-1]):
        text = dicecup.board_text(view, SAY, 0, actions=True, who=WHO)
        assert 0 < len(text) <= 3800
        assert text.startswith("**The cup so far**")


@pytest.mark.parametrize("length", [60, 250, 1000])
def test_a_cup_of_long_names_is_described_in_less_detail(length: int) -> None:
    view = next(view for view in moments("professional", 6) if view.matches_done == 47)
    text = dicecup.board_text(view, SAY, who=[letter * length for letter in "abcdef"])
    assert len(text) <= 3800
    assert len(text) > 2500, "no more is left out than must be"


@pytest.mark.parametrize(
    ("view", "line"),
    [
        (cup("1", "0"), "- Uruguay v France, in play"),
        (cup("1", "0"), "- 14 matches still face down"),
        (cup("1", "0"), "- Brazil 1–0 Serbia"),
        (cup("1", "0"), "Next: Bruno to `roll` for Uruguay."),
        (cup(seats=1), "Next: `roll` for Brazil."),
        (cup("1"), "**Round of 32, match 1 of 16:** Brazil ★★★ (Bruno) against Serbia ★ (Ana)"),
    ],
)
def test_the_cup_in_words_has_a_line_for_everything(view: View, line: str) -> None:
    assert line in dicecup.board_text(view, SAY, actions=True, who=WHO).split("\n")


@pytest.mark.parametrize(
    ("mode", "moment", "line"), [("beginner", -1, "**Grand Final**"), ("touristic", 0, "**Group A**")]
)
def test_the_cup_in_words_names_the_stage(mode: str, moment: int, line: str) -> None:
    assert line in dicecup.board_text(moments(mode, 4)[moment], SAY, actions=True, who=WHO).split("\n")


def test_the_cup_in_words_names_all_teams_turned_or_not() -> None:
    text = dicecup.board_text(cup(), SAY)
    for code in FIELD.split():
        assert f"{dicecup.item(code, SAY)} ★" in text
    assert text.count(" against ") == 1
    assert text.count(" v ") == 1, "no match that is not turned"


def test_coaches_without_names_are_called_by_seat() -> None:
    assert "Brazil ★★★ (seat 2)" in dicecup.alt(cup("1"), SAY)
    assert "- seat 1 (16):" in dicecup.board_text(cup(), SAY)
