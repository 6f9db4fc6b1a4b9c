"""The dice cup in words: a picture's description and the whole cup in words."""

import pytest

from rules.dicecup.pieces import Stage
from rules.dicecup.sight import View
from tests.words.test_dicecup_told import FIELD, WHO, cup, every_kind, moments
from words import dicecup, speech

SAY = speech("en")
PAGES = (None, "match", "latest", "match 20", "groups", "groups G", "cup", "final")


def alt(view: View, page: str | None = None, chapter: int | None = None) -> str:
    return dicecup.alt(view, SAY, page=page, chapter=chapter, who=WHO)


def test_the_description_of_a_match_has_the_sides_the_goals_and_what_comes() -> None:
    left = "Teams left: Ana 16, Bruno 16."
    head = "Match card. Round of 32, match 1 of 16."
    home, away = "Brazil (Bruno, 3 stars)", "Serbia (Ana, 1 star)"
    assert (
        alt(cup(), "match") == f"{head} {home} against {away}. To come: Bruno rolls the yellow die for Brazil. {left}"
    )
    assert alt(cup("2")) == f"{head} {home} 2, {away} to roll. To come: Ana rolls the white die for Serbia. {left}"
    assert alt(cup("2", "2", "1")) == (
        f"{head} {home} 3, {away} 2. Regular time 2–2. Overtime 1 so far for Brazil. "
        f"To come: overtime, Ana rolls the white die for Serbia. {left}"
    )
    assert alt(cup("2", "2", "1", "1", "2 1 4", "1 2 4", "0 0 0")) == (
        f"{head} {home} 3, {away} 3 after overtime. Regular time 2–2. Overtime 1–1. "
        f"Penalties 7–7, 0 so far for Brazil. To come: penalties, Ana rolls three dice for Serbia. {left}"
    )


def test_a_match_that_is_over_is_described_by_its_serial() -> None:
    view = cup("2", "2", "1", "1", "2 1 4", "1 2 4", "0 0 0", "1 0 0")
    assert alt(view, chapter=1) == (
        "Match card. Round of 32, match 1 of 16. Brazil (Bruno, 3 stars) 3, Serbia (Ana, 1 star) 3 after overtime. "
        "Regular time 2–2. Overtime 1–1. Penalties 7–7, 0–1. Serbia go through. An upset. Teams left: Ana 16, Bruno 15."
    )
    assert alt(view).startswith("Match card. Round of 32, match 2 of 16.")


def test_the_description_of_the_rounds_has_results_and_what_is_not_turned() -> None:
    assert alt(cup("1", "0", "2"), page="cup") == (
        "Cup rounds. Round of 32: Brazil 1–0 Serbia; Uruguay against France in play; 14 matches not turned yet. "
        "Teams left: Bruno 16, Ana 15."
    )


def test_the_description_of_the_groups_says_who_is_through() -> None:
    views = moments("professional", 3)
    begun, over = views[0], views[-1]
    assert alt(begun, page="groups").count(" 0") >= 32
    text = alt(over, page="groups")
    assert text.count("through;") == text.count("out.") == 8
    during = next(view for view in moments("touristic", 3) if view.matches_done == 20)
    letters = [part[0] for part in alt(during, page="groups").split("Group ")[2:]]
    assert letters[:2] == [group.letter for group in during.groups if group.on_board]


def test_the_description_of_the_end_has_champion_road_and_coaches() -> None:
    view = moments("professional", 3)[-1]
    text = alt(view)
    assert text.startswith(f"Champion. {dicecup.item(view.champion or '', SAY)}, coached by ")
    assert " in group " in text
    assert sum(match.stage is not Stage.GROUPS for match in view.road) == text.partition("Road: ")[2].count("–")
    assert "Coaches: 1. " in text
    assert "coached" not in alt(moments("beginner", 1)[-1])


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
def test_a_cup_of_long_names_is_told_with_less_detail(length: int) -> None:
    view = next(view for view in moments("professional", 6) if view.matches_done == 47)
    text = dicecup.board_text(view, SAY, who=[letter * length for letter in "abcdef"])
    assert len(text) <= 3800
    assert len(text) > 2500, "no more is left out than must be"


@pytest.mark.parametrize(
    ("view", "line"),
    [
        (cup("1", "0"), "- Uruguay against France in play"),
        (cup("1", "0"), "- 14 matches not turned yet"),
        (cup("1", "0"), "- Brazil 1–0 Serbia"),
        (cup("1", "0"), "To do: Bruno does `roll` for Uruguay."),
        (cup(seats=1), "To do: `roll` for Brazil."),
        (cup("1"), "**Round of 32, match 1 of 16:** Brazil ★★★ (Bruno) against Serbia ★ (Ana)"),
        (moments("beginner", 4)[-1], "**Big Final**"),
        (moments("touristic", 4)[0], "**Group A**"),
    ],
)
def test_the_cup_in_words_has_a_line_for_everything(view: View, line: str) -> None:
    assert line in dicecup.board_text(view, SAY, actions=True, who=WHO).split("\n")


def test_teams_are_in_the_cup_in_words_whatever_has_been_turned() -> None:
    text = dicecup.board_text(cup(), SAY)
    for code in FIELD.split():
        assert f"{dicecup.item(code, SAY)} ★" in text
    assert text.count(" against ") == 2, "no match that is not turned"


def test_coaches_without_names_are_seats() -> None:
    assert "(seat 2, 3 stars)" in dicecup.alt(cup("1"), SAY)
    assert "- seat 1 (16):" in dicecup.board_text(cup(), SAY)
