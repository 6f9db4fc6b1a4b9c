"""Pauses where nobody plays by hand, so that people see what happened, and a finale of its own."""

import pytest

from rules.table.clocks import COMPUTER, PAUSE, ROUTINE
from rules.table.entries import PauseOver, SkipAsked
from rules.table.requests import ComputerPlay, GoOn, HandOver, Play, Return, SetRoutines, Skip
from rules.table.shows import show_of
from rules.table.table import EndedTable
from rules.table.terms import HOUR, SECOND, Pace, SeatOrder, Terms, Wait
from tests.table.evening import ANNA, BEN, CLEO, Evening, running, watching

JOINED = Terms(order=SeatOrder.JOINED)
SLOW = Terms(pace=Pace.SLOW, order=SeatOrder.JOINED)


def at_pause(*people: int, terms: Terms = JOINED) -> Evening:
    """A table that pauses before its second stage, because everybody leaves everything to it."""
    evening = running(*people, game="throws", terms=terms)
    for person in people:
        evening.ask(SetRoutines(person, "always"))
    return evening


def test_the_table_pauses_before_a_stage_that_nobody_plays_by_hand() -> None:
    evening = at_pause(ANNA, BEN)
    assert evening.table.paused
    assert evening.table.chapter == 4
    assert evening.table.awaited == ()
    assert evening.kinds() & {PAUSE, COMPUTER} == {PAUSE}


def test_nobody_is_mentioned_for_a_pause() -> None:
    evening = running(ANNA, BEN, game="throws", terms=JOINED)
    evening.ask(SetRoutines(BEN, "always"))
    show = show_of(evening.ask(SetRoutines(ANNA, "always")), ANNA)
    assert show is not None
    assert (show.ping, show.finished) == ((), 1)


def test_a_pause_ends_after_a_while_and_the_finale_has_its_own() -> None:
    evening = at_pause(ANNA, BEN)
    assert evening.timer(PAUSE).due == evening.table.moved_at + 15 * SECOND
    progress = evening.fire(PAUSE)
    assert progress.entries[0] == PauseOver(4, None)
    assert evening.table.paused
    assert evening.table.chapter == 6
    evening.fire(PAUSE)
    assert isinstance(evening.table, EndedTable)


def test_any_player_can_end_a_pause() -> None:
    evening = at_pause(ANNA, BEN)
    assert evening.refused(GoOn(CLEO)) == "not-at-table"
    assert evening.refused(GoOn(ANNA, 3)) == "stale"
    evening.ask(GoOn(BEN, evening.table.position))
    assert evening.table.chapter == 6
    evening.ask(Play(evening.table.seats[evening.table.match.to_act or 0].person or 0, "throw"))
    assert isinstance(evening.table, EndedTable)


def test_there_is_no_pause_if_somebody_plays_by_hand() -> None:
    evening = running(ANNA, BEN, game="throws", terms=JOINED)
    evening.ask(SetRoutines(BEN, "always"))
    while not isinstance(evening.table, EndedTable):
        assert not evening.table.paused
        assert evening.refused(GoOn(ANNA)) == "stale"
        evening.play("throw")


def test_a_player_who_returns_to_playing_by_hand_ends_the_pause() -> None:
    evening = at_pause(ANNA, BEN)
    evening.ask(SetRoutines(ANNA, "own"))
    assert not evening.table.paused
    assert evening.table.awaited_persons == (ANNA,)


def test_players_without_matches_watch_the_rest_one_by_one() -> None:
    evening = watching(JOINED)
    assert evening.table.only_watching
    assert evening.table.paused
    assert evening.table.chapter == 5
    show = show_of(evening.fire(PAUSE), None)
    assert show is not None
    assert (show.ping, show.finished) == ((), 5)
    assert evening.table.chapter == 6


def test_the_rest_is_skipped_up_to_the_finale_once_everybody_present_wants_it() -> None:
    evening = watching(JOINED)
    assert evening.refused(Skip(CLEO)) == "seat-handed-over"
    progress = evening.ask(Skip(ANNA, evening.table.position))
    assert progress.entries[0] == SkipAsked(ANNA)
    assert evening.table.paused
    assert evening.table.chapter == 6
    assert evening.refused(Skip(ANNA)) == "stale"
    evening.ask(GoOn(ANNA))
    assert isinstance(evening.table, EndedTable)


def test_a_slow_table_shows_watchers_one_stage_at_a_time() -> None:
    evening = watching(SLOW)
    assert evening.table.chapter == 6


def test_nobody_can_skip_a_game_in_which_somebody_still_plays() -> None:
    assert at_pause(ANNA, BEN).refused(Skip(ANNA)) == "stale"


@pytest.mark.parametrize(
    ("terms", "pause"),
    [
        (Terms(order=SeatOrder.JOINED, wait=Wait.QUICK), 5 * SECOND),
        (Terms(order=SeatOrder.JOINED, wait=Wait.LONG), 15 * SECOND),
        (SLOW, HOUR),
    ],
)
def test_the_length_of_a_pause_depends_on_the_pace(terms: Terms, pause: int) -> None:
    assert terms.pause == pause


def test_a_player_who_ends_a_pause_by_their_own_settings_has_all_the_time_for_a_roll() -> None:
    evening = at_pause(ANNA, BEN, terms=Terms(order=SeatOrder.JOINED, wait=Wait.QUICK))
    evening.ask(SetRoutines(ANNA, "own"), after=4 * SECOND)
    assert evening.timer(ROUTINE).due == evening.now + 3 * SECOND


def test_a_player_who_comes_back_during_a_pause_has_all_the_time_for_a_roll() -> None:
    evening = running(ANNA, BEN, game="throws", terms=Terms(order=SeatOrder.JOINED, wait=Wait.QUICK))
    evening.ask(SetRoutines(BEN, "always"))
    evening.ask(HandOver(ANNA, "random"))
    while not evening.table.paused:
        evening.ask(ComputerPlay(evening.table.awaited[0], "throw", evening.table.position))
    evening.ask(Return(ANNA), after=4 * SECOND)
    assert evening.table.awaited_persons == (ANNA,)
    assert evening.timer(ROUTINE).due == evening.now + 3 * SECOND
