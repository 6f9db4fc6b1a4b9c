"""Taking back: free inside the own turn, by consent after others acted, never across chance, never for a gain."""

from rules.table.clocks import timers
from rules.table.entries import UndoAsked, WentBack
from rules.table.requests import AnswerUndo, ComputerPlay, HandOver, Play, Resign, Return, TakeBack
from rules.table.terms import MINUTE, Kickoff, Order, Terms
from tests.table.evening import ANNA, BEN, CHOOSE, CLEO, DAVE, Evening, running


def log(evening: Evening) -> tuple[str, ...]:
    assert evening.table.match is not None
    return evening.table.match.log


def test_the_last_action_of_the_own_turn_is_taken_back_freely() -> None:
    evening = running(ANNA, BEN)
    before = log(evening)
    evening.play("take 1")
    evening.ask(TakeBack(ANNA))
    assert log(evening) == before
    assert evening.table.awaited_persons == (ANNA,)


def test_the_last_turn_is_taken_back_freely_while_nobody_else_has_acted() -> None:
    evening = running(ANNA, BEN)
    before = log(evening)
    evening.play("take 1", "take 2")
    evening.ask(TakeBack(ANNA))
    assert log(evening) == before


def test_nobody_takes_back_what_others_did() -> None:
    evening = running(ANNA, BEN)
    assert evening.refused(TakeBack(BEN)) == "undo-nothing"
    evening.play("take 1")
    assert evening.refused(TakeBack(BEN)) == "undo-nothing"
    assert evening.refused(TakeBack(CLEO)) == "not-at-table"


def test_after_others_acted_they_must_agree() -> None:
    evening = running(ANNA, BEN)
    before = log(evening)
    evening.play("take 1", "take 1", "take 2")
    evening.ask(TakeBack(ANNA))
    assert evening.table.undo is not None
    assert evening.table.undo.needed == (BEN,)
    assert evening.refused(AnswerUndo(ANNA, True)) == "not-asked"
    assert evening.refused(AnswerUndo(CLEO, True)) == "not-asked"
    assert evening.refused(TakeBack(BEN)) == "undo-pending"
    evening.ask(AnswerUndo(BEN, True))
    assert log(evening) == before
    assert evening.refused(AnswerUndo(BEN, True)) == "undo-gone"


def test_one_no_is_enough_and_the_asker_may_withdraw() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.play("take 1", "take 1", "take 1", "take 1", "take 1")
    after = log(evening)
    for person in (BEN, CLEO, ANNA):
        evening.ask(TakeBack(ANNA))
        evening.ask(AnswerUndo(person, False))
        assert evening.table.undo is None
    assert log(evening) == after


def test_all_who_acted_since_must_agree_and_nobody_else() -> None:
    evening = running(ANNA, BEN, CLEO, DAVE)
    evening.play("take 1", "take 1", "take 1", "take 1", "take 1")
    evening.ask(TakeBack(ANNA))
    assert evening.table.undo is not None
    assert evening.table.undo.needed == (BEN, CLEO)
    evening.ask(AnswerUndo(CLEO, True))
    assert evening.refused(AnswerUndo(CLEO, True)) == "not-asked"
    evening.ask(AnswerUndo(BEN, True))
    assert evening.table.awaited_persons == (ANNA,)


def test_a_question_is_gone_once_somebody_acts() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 1", "take 1")
    evening.ask(TakeBack(ANNA))
    evening.play("take 1")
    assert evening.table.undo is None
    assert evening.refused(AnswerUndo(BEN, True)) == "undo-gone"


def test_an_answer_to_the_question_about_another_board_is_stale() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 1", "take 1")
    evening.ask(TakeBack(ANNA))
    old = evening.table.position
    evening.play("take 1")
    evening.ask(TakeBack(BEN))
    assert evening.refused(AnswerUndo(ANNA, True, old)) == "stale"


def test_a_double_press_takes_back_once() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 1", "take 1", "take 1", "take 1")
    position = evening.table.position
    evening.ask(TakeBack(ANNA, position))
    assert evening.refused(TakeBack(ANNA, position)) == "stale"


def test_nothing_is_taken_back_across_chance() -> None:
    evening = running(ANNA, BEN, options={"dice": True})
    evening.play("take 1")
    evening.ask(TakeBack(ANNA))
    evening.play("take 1", "take 1")
    assert evening.refused(TakeBack(ANNA)) == "undo-chance"


def test_within_the_turn_only_what_came_after_chance_is_taken_back() -> None:
    evening = running(ANNA, options={"dice": True})
    evening.play("take 1", "take 1", "take 1")
    evening.ask(TakeBack(ANNA))
    assert log(evening)[-1].startswith("die")
    assert evening.refused(TakeBack(ANNA)) == "undo-chance"


def test_computers_of_nobody_are_not_asked() -> None:
    evening = running(ANNA, computers=("easy",))
    evening.ask(ComputerPlay(1, "put 1", evening.table.position))
    before = log(evening)
    evening.play("take 1", "take 1")
    evening.ask(ComputerPlay(1, "take 1", evening.table.position))
    evening.ask(ComputerPlay(1, "take 1", evening.table.position))
    assert type(evening.ask(TakeBack(ANNA)).entries[0]) is WentBack
    assert log(evening) == before


def test_the_owner_of_a_seat_is_asked_although_a_computer_acted_for_it() -> None:
    evening = running(ANNA, BEN)
    evening.ask(HandOver(BEN, "easy"))
    evening.play("take 1", "take 1")
    evening.ask(ComputerPlay(1, "take 1", evening.table.position))
    assert type(evening.ask(TakeBack(ANNA)).entries[0]) is UndoAsked
    evening.ask(AnswerUndo(BEN, False))
    evening.ask(Return(BEN))
    assert evening.table.match is not None
    assert len(log(evening)) == 5


def test_nobody_places_anew_for_nothing_after_seeing_what_the_other_had_planned() -> None:
    evening = running(ANNA, BEN, game="mundialito", terms=CHOOSE)
    evening.ask(Play(ANNA, "setup 123123", then=("ball c2",)))
    evening.ask(Play(BEN, "setup 321321", then=("ball c5",)))
    assert log(evening) == ("setup 123123", "setup 321321", "ball c2", "ball c5")
    evening.ask(TakeBack(ANNA))
    assert evening.table.undo is not None
    assert evening.table.undo.needed == (BEN,)
    evening.ask(AnswerUndo(BEN, False))
    evening.ask(TakeBack(BEN))
    assert log(evening) == ("setup 123123", "setup 321321", "ball c2")
    evening.ask(TakeBack(BEN))
    assert evening.table.undo is not None
    assert evening.table.undo.needed == (ANNA,)


def test_who_gave_the_seat_away_takes_it_back_before_taking_back() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1")
    evening.ask(HandOver(ANNA, "easy"))
    assert evening.refused(TakeBack(ANNA)) == "seat-handed-over"


def test_who_resigned_is_not_asked_and_asks_no_more() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.play("take 1", "take 1", "take 1")
    evening.ask(TakeBack(ANNA))
    evening.ask(Resign(BEN, "easy"))
    assert evening.table.undo is None
    assert type(evening.ask(TakeBack(ANNA)).entries[0]) is WentBack


def test_going_back_into_ready_made_set_ups_does_not_play_them_over_ones_hand() -> None:
    terms = Terms(order=Order.JOINED, kickoff=Kickoff.NOW)
    evening = running(ANNA, BEN, game="mundialito", terms=terms, remembered={(ANNA, 0): ("junk", "ball c2")})
    evening.play("setup 123123")
    evening.ask(TakeBack(ANNA))
    assert evening.table.undo is not None
    evening.ask(AnswerUndo(BEN, True))
    assert log(evening) == ()
    assert evening.table.awaited_persons == (ANNA,)


def test_a_point_can_be_taken_back_only_with_the_others_if_they_placed_since() -> None:
    evening = running(ANNA, BEN, options={"bell": True, "goal": 3})
    evening.play("take 3")
    evening.ask(TakeBack(ANNA))
    assert evening.table.undo is not None
    evening.ask(AnswerUndo(BEN, True))
    assert log(evening) == ("put 1", "put 1")


def test_who_takes_back_when_time_is_up_still_finishes_the_turn() -> None:
    evening = running(ANNA, BEN, options={"bell": True})
    evening.play("take 1")
    evening.now += 30 * MINUTE
    evening.fire("clock")
    evening.ask(TakeBack(ANNA))
    assert log(evening) == ("put 1", "put 1")
    evening.play("take 2", "take 2")
    assert log(evening)[-1] == "bell"


def test_where_all_act_together_everybody_takes_back_the_own_action() -> None:
    evening = running(ANNA, BEN, CLEO, options={"together": True}, terms=CHOOSE)
    evening.ask(Play(CLEO, "put 3"))
    evening.ask(Play(ANNA, "put 1"))
    evening.ask(TakeBack(ANNA))
    assert log(evening) == ("put 3",)
    assert evening.table.awaited == (0, 1)
    evening.ask(Play(BEN, "put 2"))
    evening.ask(TakeBack(BEN))
    assert evening.table.awaited == (0, 1)


def test_going_back_before_the_kick_off_stops_the_clock() -> None:
    evening = running(ANNA, BEN, options={"bell": True}, terms=CHOOSE)
    assert "clock" not in evening.kinds()
    evening.play("put 1", "put 2")
    assert "clock" in evening.kinds()
    evening.ask(TakeBack(BEN))
    assert "clock" not in evening.kinds()
    evening.play("put 3")
    assert evening.timer("clock").due == evening.now + 30 * MINUTE
    assert timers(evening.whole()) == timers(evening.table)
