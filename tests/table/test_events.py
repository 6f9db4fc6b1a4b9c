"""Games of an event: tables that begin at once, and that the event ends."""

from typing import Any

import pytest

from rules.core.errors import BadOptions
from rules.table.clocks import AWAY, IDLE, REMIND, VOTE
from rules.table.entries import Arranged, Opened, Started
from rules.table.errors import TableRefusal
from rules.table.requests import CastVote, DecideGame, HandOver, Resign
from rules.table.results import game_result
from rules.table.seating import begin_seated
from rules.table.table import Running
from rules.table.terms import MAY_END_AFTER, Pace, Terms
from rules.table.values import Ending, Result
from tests.table.evening import ANNA, BEN, CLEO, NOON, SEED, Evening, running

EVENT = "e1"


def game(*people: int, key: str = "pebbles", terms: Terms | None = None, **changes: Any) -> Evening:
    """A game of an event that has just begun."""
    settings = {"options": {}, "terms": terms or Terms(), "event": EVENT, "now": NOON} | changes
    return Evening(begin_seated("t1", SEED, key, people, **settings))


def test_a_game_of_an_event_begins_at_once_in_the_order_that_is_given() -> None:
    evening = game(CLEO, ANNA, BEN)
    assert isinstance(evening.table, Running)
    assert evening.table.event == EVENT
    assert evening.table.persons == (CLEO, ANNA, BEN)
    assert evening.table.host == CLEO


def test_the_secret_of_a_game_of_an_event_is_its_seed() -> None:
    table = game(ANNA, BEN).table
    assert isinstance(table, Running)
    assert (table.seed, table.joined, table.seated, table.drawn) == (SEED, (), (), False)


def test_the_options_of_a_game_of_an_event_suit_it_unless_they_are_given() -> None:
    assert game(ANNA, BEN, key="mundialito").table.options["adjudicate"] is True
    assert game(ANNA, BEN, key="mundialito", options={"adjudicate": False}).table.options["adjudicate"] is False
    kinds = [type(one) for one, _ in game(ANNA, BEN, key="mundialito").journal]
    assert kinds[:3] == [Opened, Arranged, Started]


def test_nobody_gets_hints_in_a_game_of_an_event() -> None:
    assert not game(ANNA, BEN, terms=Terms(pace=Pace.SLOW, hints=True)).table.terms.hints


def test_a_game_of_an_event_begins_with_everybodys_last_set_up() -> None:
    setup = ("setup 321123", "ball c2")
    table = game(ANNA, BEN, key="mundialito", remembered={(ANNA, 0): setup}).table
    assert isinstance(table, Running)
    assert table.quick[0] == setup


def test_a_game_that_cannot_be_played_by_so_many_does_not_begin() -> None:
    for people, reason in (((ANNA, BEN, CLEO), "too-few"), ((ANNA,), "too-few")):
        with pytest.raises(TableRefusal) as refusal:
            game(*people, key="mundialito")
        assert refusal.value.reason == reason
    with pytest.raises(BadOptions):
        game(ANNA, BEN, options={"goal": "many"})


def test_an_event_ends_a_game_to_which_somebody_did_not_come() -> None:
    evening = game(ANNA, BEN)
    evening.ask(DecideGame("forfeit", ((1,), (0,))))
    assert evening.table.result == Result("forfeit", False, ((1,), (0,)))
    assert evening.table.ended_by is None
    found = game_result(evening.table, 5)
    assert found is not None
    assert (found.ending, [one.place for one in found.sitters]) == (Ending.FORFEIT, [2, 1])


def test_nobody_wins_a_game_to_which_nobody_came() -> None:
    evening = game(ANNA, BEN)
    evening.ask(DecideGame("forfeit", ()))
    assert evening.table.result == Result("forfeit", False, ())


def test_whoever_is_ahead_wins_when_the_time_of_a_round_is_up() -> None:
    for ranking, draw in ((((2,), (0, 1)), False), (((0, 1, 2),), True)):
        evening = game(ANNA, BEN, CLEO)
        evening.ask(DecideGame("time", ranking))
        assert evening.table.result == Result("time", draw, ranking)


def test_only_the_games_of_an_event_are_decided_by_one() -> None:
    assert running(ANNA, BEN).refused(DecideGame("time", ((0, 1),))) == "not-now"
    evening = game(ANNA, BEN)
    evening.ask(Resign(ANNA, "easy"))
    assert evening.refused(DecideGame("time", ((0, 1),))) == "ended"


def test_an_event_cannot_end_a_game_in_another_way() -> None:
    evening = game(ANNA, BEN)
    for reason, ranking in (("time", ()), ("forfeit", ((1,),)), ("time", ((0,), (0,))), ("voted", ((0,), (1,)))):
        with pytest.raises(ValueError, match="no event"):
            evening.ask(DecideGame(reason, ranking))


def test_two_in_an_event_play_for_themselves_and_nobody_votes_about_them() -> None:
    evening = game(ANNA, BEN)
    assert evening.kinds() == {REMIND, IDLE}
    assert evening.refused(HandOver(ANNA, "easy")) == "event-alone"


def test_three_in_an_event_may_vote_for_a_computer_but_never_end_the_game() -> None:
    evening = game(ANNA, BEN, CLEO, terms=Terms(pace=Pace.SLOW))
    evening.ask(HandOver(CLEO, "easy"))
    while evening.now < NOON + 2 * MAY_END_AFTER:
        evening.fire(AWAY)
        table = evening.table
        assert isinstance(table, Running)
        assert table.vote is not None
        assert table.vote.choices == ("wait", "computer")
        assert evening.refused(CastVote(BEN, "end", "easy")) == "vote-choice"
        evening.fire(VOTE)
