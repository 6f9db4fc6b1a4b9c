"""The whistle: a timer at live tables, a number of turns at slow ones, in games that a clock can end."""

from typing import Any

from rules.table.requests import HandOver, Play
from rules.table.table import EndedTable, Running
from rules.table.terms import MINUTE, Kickoff, Pace, SeatOrder, Terms
from tests.table.evening import ANNA, BEN, CHOOSE, Evening, running

BELL: dict[str, Any] = {"bell": True, "goal": 5}


def log(evening: Evening) -> tuple[str, ...]:
    return evening.table.match.log


def slow(turns: int, kickoff: Kickoff = Kickoff.NOW) -> Terms:
    return Terms(Pace.SLOW, kickoff, SeatOrder.JOINED, turns=turns)


def test_only_games_that_a_clock_can_end_have_a_clock() -> None:
    assert "clock" not in running(ANNA, BEN).kinds()
    assert "clock" not in running(ANNA, BEN, game="mundialito").kinds()
    assert "clock" not in running(ANNA, BEN, options=BELL, terms=slow(9)).kinds()
    assert "clock" in running(ANNA, BEN, game="mundialito", options={"match": True}).kinds()


def test_the_whistle_waits_for_the_current_turn() -> None:
    evening = running(ANNA, BEN, game="mundialito", options={"match": True})
    assert evening.timer("clock").due == evening.now + 30 * MINUTE
    evening.play(evening.table.match.legal()[0])
    evening.fire("clock")
    assert isinstance(evening.table, Running)
    assert "clock" not in evening.kinds()
    evening.play("end")
    assert log(evening)[-1] == "whistle"
    assert (evening.table.result.reason, evening.table.result.draw) == ("whistle", True)


def test_the_whistle_ends_the_game_at_once_between_turns() -> None:
    evening = running(ANNA, BEN, options=BELL)
    evening.play("take 1", "take 1")
    evening.fire("clock")
    assert isinstance(evening.table, EndedTable)


def test_the_clock_starts_at_kick_off_and_not_during_the_set_up() -> None:
    evening = running(ANNA, BEN, options=BELL, terms=CHOOSE)
    evening.ask(Play(ANNA, "put 1"), after=40 * MINUTE)
    evening.ask(Play(BEN, "put 1"), after=40 * MINUTE)
    assert evening.timer("clock").due == evening.now + 30 * MINUTE


def test_during_a_later_set_up_the_whistle_comes_before_the_first_placing_or_after_the_last() -> None:
    evening = running(ANNA, BEN, options=BELL, terms=CHOOSE)
    evening.play("put 3", "put 1", "take 3")
    evening.fire("clock")
    assert isinstance(evening.table, EndedTable)
    evening = running(ANNA, BEN, options=BELL, terms=CHOOSE)
    evening.play("put 3", "put 1", "take 3", "put 1")
    evening.fire("clock")
    assert isinstance(evening.table, Running)
    evening.play("put 1")
    assert (evening.table.result.ranking, evening.table.result.scores) == (((0,), (1,)), (1, 0))


def test_a_slow_table_ends_after_the_agreed_turns() -> None:
    evening = running(ANNA, BEN, options={"bell": True, "goal": 99}, terms=slow(3))
    evening.play("take 1", "take 1", "take 1", "take 1", "take 1")
    assert isinstance(evening.table, Running)
    evening.play("take 1")
    assert log(evening)[-1] == "bell"
    assert isinstance(evening.table, EndedTable)


def test_a_point_in_the_last_turn_needs_no_new_set_up() -> None:
    for kickoff in Kickoff:
        evening = running(ANNA, BEN, options={"bell": True, "goal": 2}, terms=slow(1, kickoff))
        if kickoff is Kickoff.CHOOSE:
            evening.play("put 1", "put 1")
        evening.play("take 1")
        assert log(evening) == ("put 1", "put 1", "take 1", "bell")


def test_the_whistle_waits_for_a_computers_turn_too() -> None:
    evening = running(ANNA, BEN, options={"bell": True, "goal": 99})
    evening.play("take 1")
    evening.ask(HandOver(ANNA, "easy"))
    evening.fire("clock")
    assert isinstance(evening.table, Running)
    assert "computer" in evening.kinds()
