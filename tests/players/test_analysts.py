"""The laws of every game's analyst: what it answers is legal, ordered, the same again, and can be said."""

import pickle
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from players import analyst, question, weigh
from players.advice import Candidate
from players.player import Question
from rules import GAMES
from rules.core.match import Match
from tests.shelf import SHELVES
from tests.words.test_catalogs import english
from words import speech
from words.games import reason_words

ANALYSED = tuple(game for game in GAMES if analyst(game) is not None)
#: The number of moments of each game, spread over all numbers of seats.
MOMENTS = 8


@cache
def moments(game: str) -> tuple[Match, ...]:
    """Return moments of games played at random in which a seat is to act."""
    walks = SHELVES[game].usual
    found: list[Match] = []
    for number, walk in enumerate(walks):
        awaiting = [match for match in walk.some(3 * MOMENTS, f"weighed {number}") if match.to_act is not None]
        found += awaiting[: max(1, MOMENTS // len(walks))]
    return tuple(found)


class Weighed(NamedTuple):
    """What the analyst thinks of a moment and of an action that was played in it."""

    match: Match
    asked: Question
    played: str
    found: tuple[Candidate, ...]

    @property
    def seat(self) -> int:
        """The seat to act."""
        assert self.match.to_act is not None
        return self.match.to_act


@cache
def weighed(game: str) -> tuple[Weighed, ...]:
    """Return all moments of a game, weighed once for all tests."""
    return tuple(_weighed(game))


def _weighed(game: str) -> Iterator[Weighed]:
    for number, match in enumerate(moments(game)):
        assert match.to_act is not None
        asked = question(match, match.to_act, "random")
        played = asked.legal[number * 7 % len(asked.legal)]
        yield Weighed(match, asked, played, weigh(asked, played))


def test_mundialito_has_an_analyst() -> None:
    assert "mundialito" in ANALYSED


def test_a_game_without_an_analyst_has_no_advice() -> None:
    assert analyst("bowls") is None
    match = Match.begin(GAMES["mundialito"], 2, {}, 1)
    asked = question(match, 0, "random")
    with pytest.raises(LookupError, match="bowls has no analyst"):
        weigh(type(asked)("bowls", "random", asked.view, asked.legal, 1))


@pytest.mark.parametrize("game", ANALYSED)
def test_candidates_are_legal_and_the_best_comes_first(game: str) -> None:
    for one in weighed(game):
        actions = [candidate.action for candidate in one.found]
        assert len(set(actions)) == len(actions) > 0
        if one.asked.whole:
            assert set(actions) <= set(one.asked.legal)
        for candidate in one.found:
            one.match.act(one.seat, candidate.action)  # raises an error if it is not legal
            assert 0 <= candidate.chance <= 1
        chances = [candidate.chance for candidate in one.found]
        assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("game", ANALYSED)
def test_what_was_played_is_always_among_the_candidates(game: str) -> None:
    for one in weighed(game):
        assert one.played in [candidate.action for candidate in one.found], one.match.log


@pytest.mark.parametrize("game", ANALYSED)
def test_the_same_question_has_the_same_answer_in_another_process(game: str) -> None:
    for one in weighed(game)[::6]:
        asked = pickle.loads(pickle.dumps(one.asked))
        assert pickle.loads(pickle.dumps(weigh(asked, one.played))) == one.found


@pytest.mark.parametrize("game", ANALYSED)
def test_what_follows_can_be_played_while_nothing_is_random_or_hidden(game: str) -> None:
    for one in weighed(game):
        best = one.found[0]
        then = one.match.act(one.seat, best.action)
        for action in best.follows:
            if then.to_act is None or then.game.about.hidden:
                break
            then = then.act(then.to_act, action)


@pytest.mark.parametrize("game", ANALYSED)
def test_the_best_action_always_has_a_reason_and_every_reason_a_sentence(game: str) -> None:
    for one in weighed(game):
        assert one.found[0].reasons, one.match.log
        for candidate in one.found:
            for why in candidate.reasons:
                facts = dict(why.facts)
                assert set(facts) == english()[f"{game}-reason-{why.name}"].facts, why
                assert reason_words(game, why.name, facts, speech("en")).endswith((".", "!"))


@pytest.mark.parametrize("game", ANALYSED)
def test_chances_add_up_to_one_at_every_moment(game: str) -> None:
    looks_ahead = analyst(game)
    assert looks_ahead is not None
    for walk in SHELVES[game].usual:
        for match in walk.some(12, "chances"):
            chances = looks_ahead.chances(match.view(match.to_act))
            assert len(chances) == match.seats
            assert sum(chances) == pytest.approx(1)
            assert all(0 <= one <= 1 for one in chances)
