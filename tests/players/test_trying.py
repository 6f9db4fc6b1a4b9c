"""Tries at a moment: a turn ends where chance or somebody else acts, and is judged by the game's own analyst."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from players.reviewing import Moment
from players.reviewing.game import LEAST_LOSS
from players.reviewing.making import _weigh
from players.reviewing.trying import judge, play, play_better
from rules.core.match import Match
from rules.core.outcome import Chance
from tests.players.test_reviewing import walk

GAMES = ("mundialito", "hedgehog", "worldcup")
#: After how many events of a random game somebody's choice is looked at.
EVENTS = {"mundialito": (20, 31), "hedgehog": (20, 31), "worldcup": (50,)}


def moments(game: str) -> Iterator[tuple[Match, Moment]]:
    """Some choices among several actions, each with the worst of what is judged."""
    for events in EVENTS[game]:
        match = walk(game, f"try {events}", events)
        while isinstance(match.turn, Chance) or len(match.legal(3)) < 3:
            match = (
                match.resolve() if isinstance(match.turn, Chance) else match.act(match.to_act or 0, match.legal()[0])
            )
        yield match, _weigh(match, match.legal(50)[-1])


@pytest.mark.parametrize("game", GAMES)
def test_what_would_have_been_better_is_right_and_what_was_played_only_if_it_is_about_as_good(game: str) -> None:
    for match, moment in moments(game):
        better = play_better(match, moment)
        verdict = judge(match, moment, better.actions)
        assert verdict.right
        assert (verdict.chance, verdict.reasons) == (moment.best, moment.reasons)
        played = play(match, (moment.played,))
        if not played.over:
            continue
        verdict = judge(match, moment, played.actions)
        assert verdict.right is (moment.loss <= LEAST_LOSS + 0.0001)
        assert verdict.chance == pytest.approx(moment.chance, abs=0.0001)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_ends_where_chance_or_somebody_else_would_act(game: str) -> None:
    for match, moment in moments(game):
        turn, after = [moment.played], match.act(moment.seat, moment.played)
        while after.to_act == moment.seat and after.game.turn_number(after.state) == match.game.turn_number(
            match.state
        ):
            turn.append(after.legal(1)[0])
            after = after.act(moment.seat, turn[-1])
        played = play(match, (*turn, "more"))
        assert (played.over, played.actions, played.left) == (True, tuple(turn), ("more",))
        assert played.match == after
        assert played.match.chances == match.chances
        assert not play(match, ()).over


def test_an_action_that_is_not_possible_ends_nothing() -> None:
    match = walk("mundialito", "no", 20)
    played = play(match, ("a1-f6", "end"))
    assert not played.over
    assert played.refusal is not None
    assert played.match == match
