"""The moments of a game: which are chosen, and what is told of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from host.moments import USUAL, moments, moments_of_file
from host.scene import FileFault, Recording, entries, history_of, spans_of
from render.moments import MOST, ToldMoment
from rules.core.history import finish
from rules.core.match import Match
from tests.render.pixels import ending
from tests.render.pixels import told as stories
from tests.shelf import SHELVES
from words import speech

say = speech("en")

NAMES = ("Ana", "Ben", "Cy", "Dario", "Emil", "Fay", "Greta", "Hugo", "Ina", "Jo", "Kim", "Lu", "Mo", "No", "Oz", "Pia")


def told(match: Match, first: int = 0, last: int | None = None) -> tuple[ToldMoment, ...]:
    """The moments of a part of a game."""
    end = len(match.log) if last is None else last
    return finish(moments(Recording.of(match), first, end, "en", NAMES[: match.seats]))


def games(key: str) -> Sequence[Match]:
    return [walk.last for walk in SHELVES[key].few(8)]


@pytest.mark.parametrize("key", SHELVES)
def test_a_game_is_told_in_at_most_six_moments_in_order_the_last_of_them_its_end(key: str) -> None:
    for match in games(key):
        found = told(match)
        assert 1 <= len(found) <= (MOST if match.automatic.chapter or "cup" in key else USUAL)
        assert found[-1].view == match.view(None)
        assert all(one.heading for one in found)
        assert len({one.heading for one in found[:-1]}) == len(found[:-1])


@pytest.mark.parametrize("key", SHELVES)
def test_every_beginning_of_a_game_has_moments_also_before_its_first_turn(key: str) -> None:
    for match in games(key)[:2]:
        for last in range(1, min(len(match.log), 40) + 1):
            found = told(match_at(match, last), 0, last)
            assert found[-1].heading
            assert found[-1].view == match_at(match, last).view(None)


def test_before_the_first_card_a_cup_is_told_by_its_draw() -> None:
    match = games("worldcup")[0]
    last = history_of(Recording.of(match))
    first = finish(last).turns[0]
    (only,) = told(match_at(match, first.end - 1), 0, first.end - 1)
    assert only.heading == say("share-part-moment", number=0, game="worldcup")


def test_a_match_of_goals_shows_its_goals() -> None:
    matches = games_with_goals()
    assert matches
    for match in matches:
        spans = finish(spans_of(finish(history_of(Recording.of(match)))))
        goals = [match_at(match, one.last).view(None) for one in spans if one.kind == "goal"]
        shown = [one.view for one in told(match)]
        assert sum(goal in shown for goal in goals) >= min(len(goals), USUAL - 1)


def games_with_goals() -> list[Match]:
    found = []
    for match in (ending(story) for story in stories() if story.startswith("mundialito/")):
        spans = finish(spans_of(finish(history_of(Recording.of(match)))))
        if any(one.kind == "goal" for one in spans):
            found.append(match)
    return found


def match_at(match: Match, index: int) -> Match:
    begun = Match.begin(match.game, match.seats, match.options, 0)
    return begun.replay(tuple(match.log)[:index])


def test_a_cup_is_told_by_matches_that_have_ended() -> None:
    for match in games("dicecup"):
        listed = finish(entries(finish(history_of(Recording.of(match))), "en"))
        ended = {one.highlight for one in listed if one.chapter}
        assert {one.text for one in told(match)[:-1]} <= ended


def test_a_turn_of_several_actions_is_told_action_by_action() -> None:
    match = games("mundialito")[0]
    whole = finish(history_of(Recording.of(match)))
    turn = next(one for one in whole.turns if len(one.stops) > 1 and one.number)
    found = told(match, turn.start, turn.end)
    assert len(found) == len(turn.stops)
    assert found[-1].view == whole.moment(turn.end).view(None)


def test_the_player_is_named_where_something_worth_remembering_happened() -> None:
    for match in games("mundialito"):
        for one in told(match):
            if "threatens" in one.text or "prevents" in one.text:
                assert one.heading.endswith((" · Ana", " · Ben"))


def test_a_file_that_is_no_game_has_no_moments() -> None:
    assert isinstance(finish(moments_of_file(b"{}", 0, 1, "en", ("Player 1",))), FileFault)
