"""What decides nothing is done by hand, after a while by the table, or by the table at once where people want it so."""

import pytest

from rules.table.clocks import AWAY, REMIND, ROUND, ROUTINE
from rules.table.entries import Played
from rules.table.requests import AnswerRound, AskRound, HandOver, OfferDraw, Play, Reserve, Resign, Return, SetRoutines
from rules.table.shows import shown
from rules.table.table import Ended, Running
from rules.table.terms import HOUR, SECOND, Order, Pace, Terms
from rules.table.values import MOST_MISSED
from tests.table.evening import ANNA, BEN, CLEO, Evening, running

SLOW = Terms(pace=Pace.SLOW, order=Order.JOINED)


def throws(*people: int, terms: Terms | None = None, computers: tuple[str, ...] = ()) -> Evening:
    return running(*people, game="throws", terms=terms or Terms(order=Order.JOINED), computers=computers)


def thrown(evening: Evening) -> int:
    """How many throws there were."""
    match = evening.table.match
    return sum(text == "throw" for text in match.log)


def test_an_action_that_is_not_done_is_done_by_the_table_after_twenty_seconds() -> None:
    evening = throws(ANNA, BEN)
    assert evening.timer(ROUTINE).due == evening.table.awaiting_since + 20 * SECOND
    assert not evening.kinds() & {REMIND, AWAY}
    evening.fire(ROUTINE)
    assert thrown(evening) == 1
    assert evening.table.awaited_persons == (BEN,)


def test_a_slow_table_waits_four_hours() -> None:
    evening = throws(ANNA, BEN, terms=SLOW)
    assert evening.timer(ROUTINE).due == evening.table.awaiting_since + 4 * HOUR


def test_who_lets_the_table_act_is_never_awaited() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(SetRoutines(BEN, "always"))
    for _ in range(6):
        assert evening.table.awaited_persons == (ANNA,)
        evening.play("throw")
    assert isinstance(evening.table, Ended)
    assert thrown(evening) == 12


def test_who_keeps_the_deciding_ones_is_awaited_only_there() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(SetRoutines(BEN, "always"))
    evening.ask(SetRoutines(ANNA, "deciding"))
    routine = evening.table.routine
    assert routine is not None
    assert (routine.stage, routine.deciding) == (2, True)


def test_a_computer_throws_at_once() -> None:
    evening = throws(ANNA, computers=("random",))
    evening.play("throw")
    assert evening.table.awaited_persons == (ANNA,)
    assert thrown(evening) == 2 + 1  # the computer's in the first match, and at home in the second


def test_a_reserved_match_is_kept_although_the_table_does_the_rest() -> None:
    evening = throws(ANNA, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        evening.ask(Reserve(BEN, ("s1",))) if person == BEN else None
        evening.ask(SetRoutines(person, "always"))
    assert evening.table.awaited_persons == (BEN,)
    assert evening.refused(Reserve(BEN, ("s0",))) == "reserve-choice"


def test_a_round_is_played_at_once_when_all_agree_and_the_next_one_is_not() -> None:
    evening = throws(ANNA, BEN, CLEO)
    evening.ask(AskRound(ANNA))
    assert evening.table.round is not None
    assert set(evening.table.round.needed) == {BEN, CLEO}
    evening.ask(AnswerRound(BEN, True))
    assert thrown(evening) == 0
    evening.ask(AnswerRound(CLEO, True))
    assert thrown(evening) == 6
    assert evening.table.round is None
    assert evening.table.chapter == 4


def test_a_no_leaves_the_round_to_be_played_by_hand() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(AskRound(ANNA))
    evening.ask(AnswerRound(BEN, False))
    assert evening.table.round is None
    assert evening.refused(AnswerRound(BEN, True)) == "round-gone"
    assert thrown(evening) == 0


def test_silence_is_a_yes_after_the_wait() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(AskRound(ANNA))
    evening.fire(ROUND)
    assert thrown(evening) == 6


def test_a_round_stops_before_a_reserved_match_and_goes_on_after_it() -> None:
    evening = throws(ANNA, BEN, CLEO)
    evening.ask(Reserve(CLEO, ("s2",)))
    evening.ask(AskRound(ANNA))
    evening.ask(AnswerRound(BEN, True))
    evening.ask(AnswerRound(CLEO, True))
    assert evening.table.chapter == 2  # Ben at home against Cleo
    evening.play("throw", "throw")
    assert evening.table.chapter == 3  # Cleo at home against Anna
    evening.play("throw", "throw")
    assert evening.table.chapter == 4


def test_alone_a_round_needs_nobody_else() -> None:
    evening = throws(ANNA)
    evening.ask(AskRound(ANNA))
    assert thrown(evening) == 6


def test_who_always_leaves_it_to_the_table_is_not_asked() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(SetRoutines(BEN, "always"))
    evening.ask(AskRound(ANNA))
    assert thrown(evening) >= 6


def test_who_hands_the_seat_over_is_not_waited_for_any_more() -> None:
    evening = throws(ANNA, BEN, CLEO)
    evening.ask(AskRound(ANNA))
    evening.ask(HandOver(BEN, "random"))
    assert evening.table.round is not None
    assert evening.table.round.needed == (CLEO,)


@pytest.mark.parametrize("request_", [SetRoutines(BEN, "never"), OfferDraw(BEN), AnswerRound(CLEO, True)], ids=str)
def test_what_makes_no_sense_is_refused(request_: object) -> None:
    evening = throws(ANNA, BEN)
    assert evening.refused(request_)  # type: ignore[arg-type]


def test_a_game_of_decisions_has_nothing_to_leave_to_the_table() -> None:
    evening = running(ANNA, BEN)
    assert evening.refused(SetRoutines(ANNA, "always")) == "no-routines"
    assert evening.refused(AskRound(ANNA)) == "no-routines"


def test_a_match_that_is_over_is_told_to_be_finished_on_the_board_and_nobody_is_called_inside_one() -> None:
    evening = throws(ANNA, BEN)
    inside = shown(evening.ask(Play(ANNA, "throw")), ANNA)
    assert inside is not None
    assert (inside.ping, inside.finished) == ((), 0)
    after = shown(evening.ask(Play(BEN, "throw")), BEN)
    assert after is not None
    assert after.finished == 1


def test_a_slow_table_calls_whoever_is_to_act_inside_a_match_too() -> None:
    evening = throws(ANNA, BEN, terms=SLOW)
    inside = shown(evening.ask(Play(ANNA, "throw")), ANNA)
    assert inside is not None
    assert inside.ping == (BEN,)


def test_an_action_by_hand_and_one_by_the_table_are_told_apart_in_the_journal() -> None:
    evening = throws(ANNA, BEN)
    evening.play("throw")
    evening.fire(ROUTINE)
    acts = [entry for entry, _ in evening.journal if isinstance(entry, Played)]
    assert [(act.seat, act.person) for act in acts] == [(0, ANNA), (1, None)]


def left_alone(evening: Evening, person: int, times: int = MOST_MISSED) -> Evening:
    """Let the person miss so many actions in a row; everybody else acts by hand."""
    while times:
        if evening.table.awaited_persons == (person,):
            evening.fire(ROUTINE)
            times -= 1
        else:
            evening.play("throw")
    return evening


def test_who_misses_four_in_a_row_is_not_waited_for_any_more() -> None:
    evening = left_alone(throws(ANNA, BEN), BEN)
    assert evening.table.asleep == (1,)
    while isinstance(evening.table, Running):
        assert evening.table.awaited_persons == (ANNA,)
        evening.play("throw")
    assert thrown(evening) == 12


def test_missing_one_now_and_then_is_nothing() -> None:
    evening = left_alone(throws(ANNA, BEN), BEN, 1)
    while evening.table.awaited_persons != (BEN,):
        evening.play("throw")
    evening.play("throw")
    left_alone(evening, BEN, 1)
    assert evening.table.asleep == ()
    assert evening.table.seats[1].missed == 1


@pytest.mark.parametrize("request_", [Play(BEN, "throw", 1), Return(BEN), SetRoutines(BEN, "deciding")], ids=str)
def test_whoever_presses_something_is_there_again(request_: object) -> None:
    evening = left_alone(throws(ANNA, BEN), BEN)
    before = thrown(evening)
    evening.ask(request_)  # type: ignore[arg-type]
    assert evening.table.asleep == ()
    assert evening.table.seats[1].missed == 0
    assert thrown(evening) == before


def test_whoever_is_there_cannot_come_back() -> None:
    assert throws(ANNA, BEN).refused(Return(BEN)) == "seat-not-handed-over"


def test_where_everybody_is_away_the_table_takes_its_time_and_calls_nobody() -> None:
    evening = throws(ANNA, BEN, terms=SLOW)
    while not all(seat.away for seat in evening.table.seats):
        evening.fire(ROUTINE)
    assert isinstance(evening.table, Running)
    assert evening.table.asleep == ()
    before = thrown(evening)
    show = shown(evening.fire(ROUTINE), None)
    assert show is not None
    assert show.ping == ()
    assert thrown(evening) == before + 1


def test_nobody_rushes_through_for_one_who_leaves_everything_to_the_table() -> None:
    evening = left_alone(throws(ANNA, BEN), BEN)
    evening.ask(SetRoutines(ANNA, "always"))
    assert isinstance(evening.table, Running)
    assert evening.table.awaited_persons == (BEN,)


def test_what_somebody_who_is_away_has_reserved_stops_nobody() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(Reserve(BEN, ("s1",)))
    left_alone(evening, BEN)
    evening.ask(AskRound(ANNA))
    assert isinstance(evening.table, Ended)


def test_a_slow_table_calls_each_once_for_an_action_and_nobody_who_is_away() -> None:
    evening = throws(ANNA, BEN, terms=SLOW)
    calls: list[int] = []
    for number in range(8):
        if evening.table.awaited_persons == (BEN,):
            show = shown(evening.fire(ROUTINE), None)
        else:
            show = shown(evening.ask(Play(ANNA, "throw")), ANNA)
        assert show is not None, number
        calls.extend(person for person in show.ping if person == BEN)
    assert len(calls) <= 2


def test_who_gave_up_is_named_until_somebody_acts() -> None:
    evening = throws(ANNA, BEN, CLEO)
    evening.ask(Resign(BEN, "random"))
    assert evening.table.gone_lately == ((1, BEN),)
    while evening.table.awaited_persons != (ANNA,):
        evening.ask(Play(CLEO, "throw"))
    if evening.table.gone_lately:
        evening.play("throw")
    assert evening.table.gone_lately == ()


def test_the_table_knows_which_match_was_on_the_board_before() -> None:
    evening = throws(ANNA, BEN, CLEO)
    assert evening.table.chapter_above == 0
    evening.play("throw")
    assert (evening.table.chapter, evening.table.chapter_above) == (1, 0)
    evening.play("throw")
    assert (evening.table.chapter, evening.table.chapter_above) == (2, 1)
    evening.ask(AskRound(BEN))
    assert (evening.table.chapter, evening.table.chapter_above) == (2, 1)
    evening.fire(ROUND)
    assert (evening.table.chapter, evening.table.chapter_above) == (4, 2)
