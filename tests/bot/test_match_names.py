"""A match of a group of 1930 is called `2a`, so that nobody takes it for a score; typed, both names are understood."""

from __future__ import annotations

import re

import pytest

from cogs.controls.sentences import sentence
from cogs.press.typed import fitting, forgiving, whole_turn
from rules.core.errors import Refusal
from rules.core.match import Match
from tests.bot.club import Club
from tests.bot.test_worldcup_face import laid_out
from tests.bot.test_worldcup_play import begun as begun_cup
from tests.rules.worldcup_moments import begun
from words import LANGUAGES, speech
from words.games import alt, board_text, notate, spell, story
from words.worldcup.lines import match_name

#: A match's name in the notation, as a word of its own.
NOTED = re.compile(r"(?<![0-9a-f-])[1-4]-[1-6](?![0-9-])")

CUP = begun(1930, 4, [["A", "F", "3"]])


@pytest.mark.parametrize(
    ("name", "read"), [("2-1", "2a"), ("1-6", "1f"), ("A1", "A1"), ("S1", "S1"), ("W", "W"), ("F", "F")]
)
def test_only_matches_of_the_groups_of_1930_are_read_otherwise(name: str, read: str) -> None:
    assert match_name(name) == read


@pytest.mark.parametrize("action", ["A 2-1:BRA", "F !1-6:CHI", "21 1-1:FRA 4-3:BEL", "111 1-1:FRA 2-1:BRA 4-3:BEL"])
def test_what_people_read_leads_back_to_the_notation(action: str) -> None:
    assert not NOTED.search(spell("worldcup", action))
    assert notate("worldcup", spell("worldcup", action)) == action
    assert notate("worldcup", action) == action


def test_a_cup_of_2002_keeps_its_names() -> None:
    for action in ("A A1:FRA", "2 W:ENG", "111 A1:FRA B2:ESP C1:BRA"):
        assert spell("worldcup", action) == notate("worldcup", action) == action


@pytest.mark.parametrize("typed", ["A 2a:BRA", "a 2A:bra", "a2a:bra", "A 2-1:BRA", "a 2-1:bra"])
def test_both_names_can_be_typed(typed: str) -> None:
    assert forgiving(CUP, typed) == "A 2-1:BRA"
    assert whole_turn(CUP, typed, speech("en")) == ("A 2-1:BRA",)
    assert fitting(CUP, typed)[:1] == ["A 2-1:BRA"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_about_a_cup_of_1930_names_a_match_like_a_score(language: str) -> None:
    say = speech(language)
    played = CUP.act(0, "A 2-1:BRA")
    for match in (CUP, played):
        for viewer in (None, *range(4)):
            view = match.view(viewer)
            texts = [alt("worldcup", view, say), board_text("worldcup", view, say, viewer, actions=True)]
            texts.append(story("worldcup", view, say, ["Ana", "Ben", "Carla", "Dario"], None))
            for text in texts:
                assert not NOTED.search(text), text
    assert "2a" in alt("worldcup", played.view(None), say)


@pytest.mark.parametrize("words", ["A", "F", "3", "A@2", "A 2-1:BRA"])
def test_buttons_and_menus_name_matches_so(words: str) -> None:
    spread = laid_out(CUP, words)
    labels = [spread.hint, *(one.label for one in (*spread.first, *spread.buttons))]
    labels += [part for menu in spread.menus for item in menu.items for part in (item.label, item.description)]
    assert not any(NOTED.search(label) for label in labels), labels


def test_a_refusal_names_matches_so() -> None:
    match: Match = CUP
    with pytest.raises(Refusal) as refused:
        match.act(0, "F !2-1:BRA")
    assert "2a" in sentence(refused.value, speech("en"))


async def test_a_typed_match_is_played_and_told(club: Club) -> None:
    table = await begun_cup(club, 4)
    (person,) = table.awaited_persons
    mover = await club.mover()
    assert person
    action = next(one for one in table.match.legal() if NOTED.search(one))
    await club.slash(mover, "move", action=spell("worldcup", action))
    after = await club.game()
    assert action in after.match.log
    assert not NOTED.search(club.board().text)
