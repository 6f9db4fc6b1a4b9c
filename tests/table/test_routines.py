"""Routine actions: by hand, by the table after a while, or by the table at once if people want it."""

import pytest

from rules.table.clocks import AWAY, REMIND, ROUND, ROUTINE
from rules.table.entries import Played
from rules.table.requests import (
    AnswerRound,
    AskRound,
    HandOver,
    OfferDraw,
    Play,
    Reserve,
    Resign,
    Return,
    SetRoutines,
)
from rules.table.shows import show_of
from rules.table.table import EndedTable, Running
from rules.table.terms import HOUR, SECOND, Pace, SeatOrder, Terms
from rules.table.values import MOST_MISSED
from tests.table.evening import ANNA, BEN, CLEO, Evening, running

SLOW = Terms(pace=Pace.SLOW, order=SeatOrder.JOINED)


def throws(*people: int, terms: Terms | None = None, computers: tuple[str, ...] = ()) -> Evening:
    return running(*people, game="throws", terms=terms or Terms(order=SeatOrder.JOINED), computers=computers)


def thrown(evening: Evening) -> int:
    """How many throws there have been."""
    match = evening.table.match
    return sum(text == "throw" for text in match.log)


def test_the_table_does_a_missed_action_after_twenty_seconds() -> None:
    evening = throws(ANNA, BEN)
    assert evening.timer(ROUTINE).due == evening.table.awaiting_since + 20 * SECOND
    assert not evening.kinds() & {REMIND, AWAY}
    evening.fire(ROUTINE)
    assert thrown(evening) == 1
    assert evening.table.awaited_persons == (BEN,)


def test_a_slow_table_waits_four_hours() -> None:
    evening = throws(ANNA, BEN, terms=SLOW)
    assert evening.timer(ROUTINE).due == evening.table.awaiting_since + 4 * HOUR


def test_it_is_never_the_turn_of_a_player_who_lets_the_table_act() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(SetRoutines(BEN, "always"))
    for _ in range(6):
        assert evening.table.awaited_persons == (ANNA,)
        evening.play("throw")
    assert isinstance(evening.table, EndedTable)
    assert thrown(evening) == 12


def test_a_player_who_keeps_decisive_actions_is_asked_only_for_those() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(SetRoutines(BEN, "always"))
    evening.ask(SetRoutines(ANNA, "deciding"))
    routine = evening.table.routine
    assert routine is not None
    assert (routine.stage, routine.deciding) == (2, True)


def test_a_computer_acts_at_once() -> None:
    evening = throws(ANNA, computers=("random",))
    evening.play("throw")
    assert evening.table.awaited_persons == (ANNA,)
    assert thrown(evening) == 2 + 1  # the computer's in the first match, and its home throw in the second


def test_a_reserved_match_is_left_to_its_player() -> None:
    evening = throws(ANNA, BEN, CLEO)
    for person in (ANNA, BEN, CLEO):
        evening.ask(Reserve(BEN, ("s1",))) if person == BEN else None
        evening.ask(SetRoutines(person, "always"))
    assert evening.table.awaited_persons == (BEN,)
    assert evening.refused(Reserve(BEN, ("s0",))) == "reserve-choice"


def test_only_the_agreed_round_is_played_at_once() -> None:
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


def test_a_no_means_playing_the_round_by_hand() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(AskRound(ANNA))
    evening.ask(AnswerRound(BEN, False))
    assert evening.table.round is None
    assert evening.refused(AnswerRound(BEN, True)) == "round-gone"
    assert thrown(evening) == 0


def test_silence_counts_as_agreement_after_a_while() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(AskRound(ANNA))
    evening.fire(ROUND)
    assert thrown(evening) == 6


def test_an_automatic_round_stops_for_a_reserved_match_and_continues_after_it() -> None:
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


def test_a_solo_player_needs_nobody_to_skip_a_round() -> None:
    evening = throws(ANNA)
    evening.ask(AskRound(ANNA))
    assert thrown(evening) == 6


def test_a_player_who_leaves_everything_to_the_table_is_not_asked() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(SetRoutines(BEN, "always"))
    evening.ask(AskRound(ANNA))
    assert thrown(evening) >= 6


def test_a_player_who_hands_over_is_no_longer_waited_for() -> None:
    evening = throws(ANNA, BEN, CLEO)
    evening.ask(AskRound(ANNA))
    evening.ask(HandOver(BEN, "random"))
    assert evening.table.round is not None
    assert evening.table.round.needed == (CLEO,)


@pytest.mark.parametrize("request_", [SetRoutines(BEN, "never"), OfferDraw(BEN), AnswerRound(CLEO, True)], ids=str)
def test_pointless_requests_are_refused(request_: object) -> None:
    evening = throws(ANNA, BEN)
    assert evening.refused(request_)  # type: ignore[arg-type]


def test_a_game_without_routines_leaves_nothing_to_the_table() -> None:
    evening = running(ANNA, BEN)
    assert evening.refused(SetRoutines(ANNA, "always")) == "no-routines"
    assert evening.refused(AskRound(ANNA)) == "no-routines"


def test_a_finished_match_is_reported_and_nobody_is_mentioned_within_one() -> None:
    evening = throws(ANNA, BEN)
    inside = show_of(evening.ask(Play(ANNA, "throw")), ANNA)
    assert inside is not None
    assert (inside.ping, inside.finished) == ((), 0)
    after = show_of(evening.ask(Play(BEN, "throw")), BEN)
    assert after is not None
    assert after.finished == 1


def test_a_slow_table_mentions_players_within_a_match_too() -> None:
    evening = throws(ANNA, BEN, terms=SLOW)
    inside = show_of(evening.ask(Play(ANNA, "throw")), ANNA)
    assert inside is not None
    assert inside.ping == (BEN,)


def test_the_journal_distinguishes_actions_by_hand_from_automatic_ones() -> None:
    evening = throws(ANNA, BEN)
    evening.play("throw")
    evening.fire(ROUTINE)
    acts = [entry for entry, _ in evening.journal if isinstance(entry, Played)]
    assert [(act.seat, act.person) for act in acts] == [(0, ANNA), (1, None)]


def left_alone(evening: Evening, person: int, times: int = MOST_MISSED) -> Evening:
    """Let the person miss this many actions in a row, while everybody else acts by hand."""
    while times:
        if evening.table.awaited_persons == (person,):
            evening.fire(ROUTINE)
            times -= 1
        else:
            evening.play("throw")
    return evening


def test_a_player_who_misses_four_in_a_row_is_no_longer_waited_for() -> None:
    evening = left_alone(throws(ANNA, BEN), BEN)
    assert evening.table.absent == (1,)
    while isinstance(evening.table, Running):
        assert evening.table.awaited_persons == (ANNA,)
        evening.play("throw")
    assert thrown(evening) == 12


def test_missing_an_action_now_and_then_is_fine() -> None:
    evening = left_alone(throws(ANNA, BEN), BEN, 1)
    while evening.table.awaited_persons != (BEN,):
        evening.play("throw")
    evening.play("throw")
    left_alone(evening, BEN, 1)
    assert evening.table.absent == ()
    assert evening.table.seats[1].missed == 1


@pytest.mark.parametrize("request_", [Play(BEN, "throw", 1), Return(BEN), SetRoutines(BEN, "deciding")], ids=str)
def test_any_request_shows_that_a_player_is_back(request_: object) -> None:
    evening = left_alone(throws(ANNA, BEN), BEN)
    before = thrown(evening)
    evening.ask(request_)  # type: ignore[arg-type]
    assert evening.table.absent == ()
    assert evening.table.seats[1].missed == 0
    assert thrown(evening) == before


def test_a_player_who_is_present_cannot_return() -> None:
    assert throws(ANNA, BEN).refused(Return(BEN)) == "seat-not-handed-over"


def test_with_everybody_away_the_table_takes_its_time_and_mentions_nobody() -> None:
    evening = throws(ANNA, BEN, terms=SLOW)
    while not all(seat.away for seat in evening.table.seats):
        evening.fire(ROUTINE)
    assert isinstance(evening.table, Running)
    assert evening.table.absent == ()
    before = thrown(evening)
    show = show_of(evening.fire(ROUTINE), None)
    assert show is not None
    assert show.ping == ()
    assert thrown(evening) == before + 1


def test_the_table_does_not_rush_for_a_player_who_leaves_everything_to_it() -> None:
    evening = left_alone(throws(ANNA, BEN), BEN)
    evening.ask(SetRoutines(ANNA, "always"))
    assert isinstance(evening.table, Running)
    assert evening.table.awaited_persons == (BEN,)


def test_an_absent_players_reservations_stop_nobody() -> None:
    evening = throws(ANNA, BEN)
    evening.ask(Reserve(BEN, ("s1",)))
    left_alone(evening, BEN)
    evening.ask(AskRound(ANNA))
    assert isinstance(evening.table, EndedTable)


def test_a_slow_table_mentions_each_player_once_and_no_absent_ones() -> None:
    evening = throws(ANNA, BEN, terms=SLOW)
    calls: list[int] = []
    for number in range(8):
        if evening.table.awaited_persons == (BEN,):
            show = show_of(evening.fire(ROUTINE), None)
        else:
            show = show_of(evening.ask(Play(ANNA, "throw")), ANNA)
        assert show is not None, number
        calls.extend(person for person in show.ping if person == BEN)
    assert len(calls) <= 2


def test_resigned_players_are_named_until_somebody_acts() -> None:
    evening = throws(ANNA, BEN, CLEO)
    evening.ask(Resign(BEN, "random"))
    assert evening.table.gone_lately == ((1, BEN),)
    while evening.table.awaited_persons != (ANNA,):
        evening.ask(Play(CLEO, "throw"))
    if evening.table.gone_lately:
        evening.play("throw")
    assert evening.table.gone_lately == ()


def test_the_table_remembers_the_last_match_on_the_board() -> None:
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
