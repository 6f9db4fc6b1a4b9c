"""Taking back: free inside the own turn, by consent after others acted, never across chance, never for a gain."""

from rules.table.clocks import timers
from rules.table.consent import MOST_UNDOS, MOST_UNDOS_IN_TURN
from rules.table.entries import Lapsed, UndoAsked, WentBack
from rules.table.folding.game import KEPT
from rules.table.progress import Progress
from rules.table.requests import AnswerUndo, ComputerPlay, HandOver, Play, Resign, Return, TakeBack
from rules.table.terms import MINUTE, Kickoff, Order, Pace, Terms
from rules.table.values import Undone
from tests.table.evening import ANNA, BEN, CHOOSE, CLEO, DAVE, Evening, running


def log(evening: Evening) -> tuple[str, ...]:
    return tuple(evening.table.match.log)


def test_the_last_action_of_the_own_turn_is_taken_back_freely() -> None:
    evening = running(ANNA, BEN)
    before = log(evening)
    evening.play("take 1")
    evening.ask(TakeBack(ANNA))
    assert log(evening) == before
    assert evening.table.awaited_persons == (ANNA,)


def test_once_somebody_else_has_been_called_they_must_agree_although_they_have_not_acted() -> None:
    evening = running(ANNA, BEN)
    before = log(evening)
    evening.play("take 1", "take 2")
    assert evening.ask(TakeBack(ANNA)).entries == [UndoAsked(ANNA, len(before))]
    assert evening.table.undo is not None
    assert evening.table.undo.needed == (BEN,)
    evening.ask(AnswerUndo(BEN, True))
    assert log(evening) == before


def test_the_table_tells_who_took_what_back_until_the_game_goes_on() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 2")
    evening.ask(TakeBack(ANNA))
    evening.ask(AnswerUndo(BEN, True))
    assert evening.table.undone == Undone(ANNA, ("take 1", "take 2"))
    evening.play("take 1")
    assert evening.table.undone is None


def test_a_wish_to_take_back_lapses() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 2")
    evening.ask(TakeBack(ANNA))
    assert evening.timer("lapse").due == evening.now + Pace.LIVE.wish_life
    evening.now += Pace.LIVE.wish_life
    assert evening.refused(AnswerUndo(BEN, True)) == "undo-gone"
    assert evening.fire("lapse").entries == [Lapsed("undo")]
    assert evening.table.undo is None


def test_a_turn_is_taken_back_so_often_and_no_more() -> None:
    evening = running(ANNA, BEN)
    for _ in range(MOST_UNDOS_IN_TURN):
        evening.play("take 1")
        evening.ask(TakeBack(ANNA))
    evening.play("take 1")
    assert evening.refused(TakeBack(ANNA)) == "undo-often"
    evening.play("take 1")
    evening.play("take 1")
    evening.ask(TakeBack(BEN))  # another turn, another count


def test_against_a_computer_going_back_ends_too() -> None:
    evening = running(ANNA, computers=("easy",), options={"goal": 9999})
    evening.ask(ComputerPlay(1, "put 1", evening.table.position))
    for _ in range(MOST_UNDOS // MOST_UNDOS_IN_TURN):
        for _ in range(MOST_UNDOS_IN_TURN):
            evening.play("take 1")
            evening.ask(TakeBack(ANNA))
        evening.play("take 1", "take 1")
        evening.ask(ComputerPlay(1, "take 1", evening.table.position))
        evening.ask(ComputerPlay(1, "stop", evening.table.position))
    assert evening.table.undos == ((ANNA, MOST_UNDOS),)
    assert evening.refused(TakeBack(ANNA)) == "undo-often"
    assert evening.whole() == evening.table


def test_one_player_does_not_spend_what_the_other_may_take_back() -> None:
    evening = running(ANNA, BEN, options={"goal": 9999})
    while dict(evening.table.undos).get(ANNA, 0) < MOST_UNDOS:
        for _ in range(MOST_UNDOS_IN_TURN):
            evening.play("take 1")
            evening.ask(TakeBack(ANNA))
        evening.play("take 1", "take 1", "take 1", "take 1")
    evening.play("take 1", "take 1", "take 1")
    evening.ask(TakeBack(BEN))
    assert evening.table.undos == ((ANNA, MOST_UNDOS), (BEN, 1))


def test_playing_and_taking_back_wins_no_time() -> None:
    evening = running(ANNA, BEN)
    latest = evening.now + 2 * Pace.LIVE.patience
    for _ in range(MOST_UNDOS_IN_TURN):
        evening.ask(Play(ANNA, "take 1"), after=14 * MINUTE)
        evening.ask(TakeBack(ANNA))
        assert evening.timer("away").due <= latest
    assert evening.timer("away").due <= evening.now


def test_going_back_with_everybodys_consent_gives_the_time_for_a_turn() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 1")
    evening.ask(TakeBack(ANNA), after=14 * MINUTE)
    evening.ask(AnswerUndo(BEN, True))
    assert evening.timer("away").due == evening.now + Pace.LIVE.patience


def test_going_back_further_than_is_kept_at_hand_leads_to_the_same_table() -> None:
    evening = running(ANNA, BEN, options={"goal": 9999})
    evening.play(*["take 1"] * 4 * KEPT)
    to = len(log(evening)) - 3 * KEPT
    progress = Progress(evening.table, evening.now)
    progress.add(WentBack(to, ANNA))  # no table asks for it any more; an older one may have
    evening.keep(progress)
    assert len(log(evening)) == to
    assert len(evening.table.earlier) == KEPT
    assert evening.whole() == evening.table


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


def test_going_back_before_the_kick_off_stops_the_clock() -> None:
    evening = running(ANNA, BEN, options={"bell": True}, terms=CHOOSE)
    assert "clock" not in evening.kinds()
    evening.play("put 1", "put 2")
    assert "clock" in evening.kinds()
    evening.ask(TakeBack(BEN))
    evening.ask(AnswerUndo(ANNA, True))
    assert "clock" not in evening.kinds()
    evening.play("put 3")
    assert evening.timer("clock").due == evening.now + 30 * MINUTE
    assert timers(evening.whole()) == timers(evening.table)
