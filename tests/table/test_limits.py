"""Limits, so that nothing goes on for ever: games, questions, requests."""

import pytest

from rules.table import progress
from rules.table.clocks import timers
from rules.table.consent import MOST_ASKED
from rules.table.entries import Ended, Lapsed
from rules.table.requests import (
    AnswerDraw,
    AskRematch,
    CastVote,
    EndByModerator,
    HandOver,
    OfferDraw,
    Play,
    Resign,
    Return,
    SetRoutines,
)
from rules.table.results import game_result
from rules.table.table import Running
from rules.table.terms import DAY, MINUTE, Pace, SeatOrder, Terms
from rules.table.values import Ending, Result
from tests.table.evening import ANNA, BEN, CLEO, DAVE, Evening, running

SLOW = Terms(Pace.SLOW, order=SeatOrder.JOINED)


@pytest.fixture
def most_events(monkeypatch: pytest.MonkeyPatch) -> int:
    """Lower the limit on events, so that a test reaches it soon."""
    monkeypatch.setattr(progress, "MOST_EVENTS", 199)
    return 199


def test_even_an_endless_game_ends(most_events: int) -> None:
    evening = running(ANNA, BEN, options={"goal": 99999})
    while len(evening.table.match.log) < most_events - 1:
        evening.play("take 1")
    assert evening.play("take 1").entries[-1] == Ended(Ending.TOO_LONG.value, None)
    assert evening.table.result == Result("too-long", False, ())
    assert evening.whole() == evening.table


def test_a_game_that_ends_with_its_last_allowed_event_keeps_its_result(most_events: int) -> None:
    evening = running(ANNA, BEN, options={"goal": (most_events + 1) // 2})
    while isinstance(evening.table, Running):
        evening.play("take 1")
    assert len(evening.table.match.log) == most_events
    assert evening.table.result.reason == "goal"


def test_a_draw_offer_expires_after_half_an_hour_or_three_days_at_a_slow_table() -> None:
    for terms, life in ((Terms(order=SeatOrder.JOINED), 30 * MINUTE), (SLOW, 3 * DAY)):
        evening = running(ANNA, BEN, CLEO, terms=terms)
        evening.ask(OfferDraw(BEN))
        assert evening.timer("lapse").due == evening.now + life
        evening.now += life - 1
        assert evening.refused(AnswerDraw(BEN, True)) == "not-asked"
        evening.now += 1
        assert evening.refused(AnswerDraw(ANNA, True)) == "draw-gone"
        assert Lapsed("draw") in evening.fire("lapse").entries
        assert evening.table.offer is None
        assert "lapse" not in evening.kinds()


def test_an_old_rematch_request_does_not_start_a_rematch() -> None:
    evening = running(ANNA, BEN)
    evening.ask(Resign(ANNA, "easy"))
    evening.ask(AskRematch(ANNA))
    assert evening.kinds() == {"lapse"}
    evening.now += 60 * DAY
    progress = evening.ask(AskRematch(BEN), after=0)  # the timer may be late, or another version's
    assert progress.entries[0] == Lapsed("rematch")
    assert evening.table.rematch == (BEN,)
    evening.ask(AskRematch(ANNA))
    assert evening.table.rematch == (BEN, ANNA)


def test_an_unanswered_rematch_request_expires_and_can_be_repeated() -> None:
    evening = running(ANNA, BEN)
    evening.ask(Resign(ANNA, "easy"))
    evening.ask(AskRematch(ANNA))
    evening.fire("lapse")
    assert (evening.table.rematch, timers(evening.table)) == ((), ())
    evening.ask(AskRematch(ANNA))
    assert evening.table.rematch == (ANNA,)


def test_questions_are_limited_but_playing_answering_and_returning_are_not() -> None:
    evening = running(ANNA, BEN)
    for _ in range(MOST_ASKED):
        evening.ask(OfferDraw(ANNA))
        evening.ask(AnswerDraw(ANNA, False))
    assert evening.refused(OfferDraw(ANNA)) == "asked-often"
    assert evening.refused(HandOver(ANNA, "easy")) == "asked-often"
    evening.ask(OfferDraw(BEN))
    evening.ask(AnswerDraw(ANNA, False))
    evening.play("take 1")
    assert evening.whole() == evening.table


def test_handing_over_and_returning_is_limited() -> None:
    evening = running(ANNA, BEN)
    for _ in range(MOST_ASKED):
        evening.ask(HandOver(BEN, "easy"))
        evening.ask(Return(BEN))
    assert evening.refused(HandOver(BEN, "easy")) == "asked-often"


def test_changing_votes_and_routines_is_limited() -> None:
    evening = running(ANNA, BEN, CLEO, DAVE)
    evening.fire("away")
    evening.ask(CastVote(BEN, "wait", "easy"), after=0)
    for number in range(MOST_ASKED):
        evening.ask(CastVote(BEN, ("computer", "wait")[number % 2], "easy"), after=0)
    assert evening.refused(CastVote(BEN, "computer", "easy")) == "asked-often"
    assert evening.refused(CastVote(CLEO, "shout", "easy")) == "vote-choice"
    throws = running(ANNA, BEN, game="throws")
    for number in range(MOST_ASKED):
        throws.ask(SetRoutines(BEN, ("deciding", "own")[number % 2]), after=0)
    assert throws.refused(SetRoutines(BEN, "deciding")) == "asked-often"


def test_a_moderator_who_ends_their_own_table_resigns_and_nobody_wins() -> None:
    for people in ((ANNA, BEN), (ANNA, BEN, CLEO)):
        evening = running(*people)
        evening.ask(EndByModerator(BEN))
        assert evening.table.result == Result("moderator", False, ())
        assert evening.table.gone == ((1, BEN),)
    alone = running(ANNA)
    alone.ask(EndByModerator(ANNA))
    assert alone.table.result == Result("moderator", False, ())


def test_a_moderator_who_resigned_can_still_end_the_table() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.ask(Resign(BEN, "easy"))
    assert evening.table.persons == (ANNA, CLEO)
    evening.ask(EndByModerator(BEN))
    assert evening.table.result == Result("moderator", False, ())


def test_an_automatic_turn_is_ones_own_if_one_wanted_it_but_a_missed_one_is_not() -> None:
    by_wish, missed = running(ANNA, BEN, game="throws"), running(ANNA, BEN, game="throws")
    by_wish.ask(SetRoutines(BEN, "always"))
    for evening in (by_wish, missed):
        while isinstance(evening.table, Running):
            if ANNA in evening.table.awaited_persons:
                assert evening.table.routine is not None
                evening.ask(Play(ANNA, evening.table.routine.text))
            else:
                evening.fire("routine")
    assert turns(by_wish)[1] == turns(by_wish)[0]
    assert turns(missed)[1] == 0


def turns(evening: Evening) -> list[int]:
    result = game_result(evening.table, 1)
    assert result is not None
    return [sitter.turns for sitter in result.sitters]
