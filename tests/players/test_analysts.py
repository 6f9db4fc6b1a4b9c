"""The laws of every game's analyst: what it answers is legal, ordered, the same again, and can be said."""

import pickle
import time
from functools import cache

import pytest

from players import analyst, question, weigh
from rules import GAMES
from rules.core.match import Match
from tests.shelf import SHELVES
from tests.words.test_catalogs import english
from words import speech
from words.reasons import reason_words

ANALYSED = tuple(game for game in GAMES if analyst(game) is not None)
#: The number of moments of each game, spread over all numbers of seats.
MOMENTS = 24


@cache
def moments(game: str) -> tuple[Match, ...]:
    """Return moments of games played at random in which a seat is to act."""
    walks = SHELVES[game].usual
    found: list[Match] = []
    for number, walk in enumerate(walks):
        awaiting = [match for match in walk.some(3 * MOMENTS, f"weighed {number}") if match.to_act is not None]
        found += awaiting[: max(1, MOMENTS // len(walks))]
    return tuple(found)


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
    for match in moments(game):
        assert match.to_act is not None
        asked = question(match, match.to_act, "random")
        found = weigh(asked)
        actions = [one.action for one in found]
        assert len(set(actions)) == len(actions) > 0
        if asked.whole:
            assert set(actions) <= set(asked.legal)
        for one in found:
            match.act(match.to_act, one.action)  # raises an error if it is not legal
            assert 0 <= one.chance <= 1
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)


@pytest.mark.parametrize("game", ANALYSED)
def test_what_was_played_is_always_among_the_candidates(game: str) -> None:
    for match in moments(game)[::3]:
        assert match.to_act is not None
        asked = question(match, match.to_act, "random")
        for played in asked.legal[:: max(1, len(asked.legal) // 3)]:
            assert played in [one.action for one in weigh(asked, played)], match.log


@pytest.mark.parametrize("game", ANALYSED)
def test_the_same_question_has_the_same_answer_in_another_process(game: str) -> None:
    for match in moments(game)[::6]:
        assert match.to_act is not None
        asked = question(match, match.to_act, "random")
        assert pickle.loads(pickle.dumps(weigh(pickle.loads(pickle.dumps(asked))))) == weigh(asked)


@pytest.mark.parametrize("game", ANALYSED)
def test_what_follows_can_be_played_while_nothing_is_random_or_hidden(game: str) -> None:
    for match in moments(game)[::3]:
        assert match.to_act is not None
        best = weigh(question(match, match.to_act, "random"))[0]
        then = match.act(match.to_act, best.action)
        for action in best.follows:
            if then.to_act is None or then.game.about.hidden:
                break
            then = then.act(then.to_act, action)


@pytest.mark.parametrize("game", ANALYSED)
def test_the_best_action_always_has_a_reason_and_every_reason_a_sentence(game: str) -> None:
    for match in moments(game):
        assert match.to_act is not None
        found = weigh(question(match, match.to_act, "random"))
        assert found[0].reasons, match.log
        for one in found:
            for why in one.reasons:
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


@pytest.mark.parametrize("game", ANALYSED)
def test_an_answer_takes_a_fraction_of_a_second(game: str) -> None:
    spent = []
    for match in moments(game):
        assert match.to_act is not None
        asked = question(match, match.to_act, "random")
        began = time.process_time()
        weigh(asked)
        spent.append(time.process_time() - began)
    assert sorted(spent)[len(spent) // 2] < 0.5
