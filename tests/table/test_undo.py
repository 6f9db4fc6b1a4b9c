"""Undo: free within one's own turn, by consent after others acted, never across chance, never for a gain."""

from rules.table.clocks import timers
from rules.table.consent import MOST_UNDOS, MOST_UNDOS_IN_TURN
from rules.table.entries import Lapsed, UndoAsked, WentBack
from rules.table.fold.game import KEPT
from rules.table.progress import Progress
from rules.table.requests import AnswerUndo, AskUndo, ComputerPlay, HandOver, Play, Resign, Return
from rules.table.terms import MINUTE, Kickoff, Pace, SeatOrder, Terms
from rules.table.values import Undone
from tests.table.evening import ANNA, BEN, CHOOSE, CLEO, DAVE, Evening, running


def log(evening: Evening) -> tuple[str, ...]:
    return tuple(evening.table.match.log)


def test_the_last_action_of_ones_own_turn_can_be_undone_freely() -> None:
    evening = running(ANNA, BEN)
    before = log(evening)
    evening.play("take 1")
    evening.ask(AskUndo(ANNA))
    assert log(evening) == before
    assert evening.table.awaited_persons == (ANNA,)


def test_people_mentioned_since_must_agree_to_an_undo_even_before_they_act() -> None:
    evening = running(ANNA, BEN)
    before = log(evening)
    evening.play("take 1", "take 2")
    assert evening.ask(AskUndo(ANNA)).entries == [UndoAsked(ANNA, len(before))]
    assert evening.table.undo is not None
    assert evening.table.undo.needed == (BEN,)
    evening.ask(AnswerUndo(BEN, True))
    assert log(evening) == before


def test_the_table_shows_who_undid_what_until_the_game_goes_on() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 2")
    evening.ask(AskUndo(ANNA))
    evening.ask(AnswerUndo(BEN, True))
    assert evening.table.undone == Undone(ANNA, ("take 1", "take 2"))
    evening.play("take 1")
    assert evening.table.undone is None


def test_an_undo_request_expires() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 2")
    evening.ask(AskUndo(ANNA))
    assert evening.timer("lapse").due == evening.now + Pace.LIVE.request_life
    evening.now += Pace.LIVE.request_life
    assert evening.refused(AnswerUndo(BEN, True)) == "undo-gone"
    assert evening.fire("lapse").entries == [Lapsed("undo")]
    assert evening.table.undo is None


def test_undos_are_limited_within_a_turn() -> None:
    evening = running(ANNA, BEN)
    for _ in range(MOST_UNDOS_IN_TURN):
        evening.play("take 1")
        evening.ask(AskUndo(ANNA))
    evening.play("take 1")
    assert evening.refused(AskUndo(ANNA)) == "undo-often"
    evening.play("take 1")
    evening.play("take 1")
    evening.ask(AskUndo(BEN))  # another turn has its own count


def test_undos_are_limited_against_a_computer_too() -> None:
    evening = running(ANNA, computers=("easy",), options={"goal": 9999})
    evening.ask(ComputerPlay(1, "put 1", evening.table.position))
    for _ in range(MOST_UNDOS // MOST_UNDOS_IN_TURN):
        for _ in range(MOST_UNDOS_IN_TURN):
            evening.play("take 1")
            evening.ask(AskUndo(ANNA))
        evening.play("take 1", "take 1")
        evening.ask(ComputerPlay(1, "take 1", evening.table.position))
        evening.ask(ComputerPlay(1, "stop", evening.table.position))
    assert evening.table.undos == ((ANNA, MOST_UNDOS),)
    assert evening.refused(AskUndo(ANNA)) == "undo-often"
    assert evening.whole() == evening.table


def test_each_player_has_their_own_limit_of_undos() -> None:
    evening = running(ANNA, BEN, options={"goal": 9999})
    while dict(evening.table.undos).get(ANNA, 0) < MOST_UNDOS:
        for _ in range(MOST_UNDOS_IN_TURN):
            evening.play("take 1")
            evening.ask(AskUndo(ANNA))
        evening.play("take 1", "take 1", "take 1", "take 1")
    evening.play("take 1", "take 1", "take 1")
    evening.ask(AskUndo(BEN))
    assert evening.table.undos == ((ANNA, MOST_UNDOS), (BEN, 1))


def test_playing_and_undoing_gains_no_time() -> None:
    evening = running(ANNA, BEN)
    latest = evening.now + 2 * Pace.LIVE.patience
    for _ in range(MOST_UNDOS_IN_TURN):
        evening.ask(Play(ANNA, "take 1"), after=14 * MINUTE)
        evening.ask(AskUndo(ANNA))
        assert evening.timer("away").due <= latest
    assert evening.timer("away").due <= evening.now


def test_an_undo_with_everybodys_consent_restarts_the_turns_time() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 1")
    evening.ask(AskUndo(ANNA), after=14 * MINUTE)
    evening.ask(AnswerUndo(BEN, True))
    assert evening.timer("away").due == evening.now + Pace.LIVE.patience


def test_an_undo_beyond_the_kept_matches_leads_to_the_same_table() -> None:
    evening = running(ANNA, BEN, options={"goal": 9999})
    evening.play(*["take 1"] * 4 * KEPT)
    to = len(log(evening)) - 3 * KEPT
    progress = Progress(evening.table, evening.now)
    progress.add(WentBack(to, ANNA))  # no table asks for this any more, but an older one may have
    evening.keep(progress)
    assert len(log(evening)) == to
    assert len(evening.table.earlier) == KEPT
    assert evening.whole() == evening.table


def test_nobody_can_undo_what_others_did() -> None:
    evening = running(ANNA, BEN)
    assert evening.refused(AskUndo(BEN)) == "undo-nothing"
    evening.play("take 1")
    assert evening.refused(AskUndo(BEN)) == "undo-nothing"
    assert evening.refused(AskUndo(CLEO)) == "not-at-table"


def test_people_who_acted_since_must_agree_to_an_undo() -> None:
    evening = running(ANNA, BEN)
    before = log(evening)
    evening.play("take 1", "take 1", "take 2")
    evening.ask(AskUndo(ANNA))
    assert evening.table.undo is not None
    assert evening.table.undo.needed == (BEN,)
    assert evening.refused(AnswerUndo(ANNA, True)) == "not-asked"
    assert evening.refused(AnswerUndo(CLEO, True)) == "not-asked"
    assert evening.refused(AskUndo(BEN)) == "undo-pending"
    evening.ask(AnswerUndo(BEN, True))
    assert log(evening) == before
    assert evening.refused(AnswerUndo(BEN, True)) == "undo-gone"


def test_one_no_stops_an_undo_and_the_asker_may_withdraw() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.play("take 1", "take 1", "take 1", "take 1", "take 1")
    after = log(evening)
    for person in (BEN, CLEO, ANNA):
        evening.ask(AskUndo(ANNA))
        evening.ask(AnswerUndo(person, False))
        assert evening.table.undo is None
    assert log(evening) == after


def test_everybody_who_acted_since_must_agree_and_nobody_else() -> None:
    evening = running(ANNA, BEN, CLEO, DAVE)
    evening.play("take 1", "take 1", "take 1", "take 1", "take 1")
    evening.ask(AskUndo(ANNA))
    assert evening.table.undo is not None
    assert evening.table.undo.needed == (BEN, CLEO)
    evening.ask(AnswerUndo(CLEO, True))
    assert evening.refused(AnswerUndo(CLEO, True)) == "not-asked"
    evening.ask(AnswerUndo(BEN, True))
    assert evening.table.awaited_persons == (ANNA,)


def test_an_action_ends_an_undo_request() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 1", "take 1")
    evening.ask(AskUndo(ANNA))
    evening.play("take 1")
    assert evening.table.undo is None
    assert evening.refused(AnswerUndo(BEN, True)) == "undo-gone"


def test_an_answer_about_an_older_board_is_stale() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 1", "take 1")
    evening.ask(AskUndo(ANNA))
    old = evening.table.position
    evening.play("take 1")
    evening.ask(AskUndo(BEN))
    assert evening.refused(AnswerUndo(ANNA, True, old)) == "stale"


def test_a_double_press_undoes_once() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 1", "take 1", "take 1", "take 1")
    position = evening.table.position
    evening.ask(AskUndo(ANNA, position))
    assert evening.refused(AskUndo(ANNA, position)) == "stale"


def test_chance_cannot_be_undone() -> None:
    evening = running(ANNA, BEN, options={"dice": True})
    evening.play("take 1")
    evening.ask(AskUndo(ANNA))
    evening.play("take 1", "take 1")
    assert evening.refused(AskUndo(ANNA)) == "undo-chance"


def test_within_a_turn_only_actions_after_chance_can_be_undone() -> None:
    evening = running(ANNA, options={"dice": True})
    evening.play("take 1", "take 1", "take 1")
    evening.ask(AskUndo(ANNA))
    assert log(evening)[-1].startswith("die")
    assert evening.refused(AskUndo(ANNA)) == "undo-chance"


def test_computers_without_owners_are_not_asked() -> None:
    evening = running(ANNA, computers=("easy",))
    evening.ask(ComputerPlay(1, "put 1", evening.table.position))
    before = log(evening)
    evening.play("take 1", "take 1")
    evening.ask(ComputerPlay(1, "take 1", evening.table.position))
    evening.ask(ComputerPlay(1, "take 1", evening.table.position))
    assert type(evening.ask(AskUndo(ANNA)).entries[0]) is WentBack
    assert log(evening) == before


def test_a_seats_owner_is_asked_even_if_a_computer_acted_for_it() -> None:
    evening = running(ANNA, BEN)
    evening.ask(HandOver(BEN, "easy"))
    evening.play("take 1", "take 1")
    evening.ask(ComputerPlay(1, "take 1", evening.table.position))
    assert type(evening.ask(AskUndo(ANNA)).entries[0]) is UndoAsked
    evening.ask(AnswerUndo(BEN, False))
    evening.ask(Return(BEN))
    assert len(log(evening)) == 5


def test_nobody_can_freely_redo_a_set_up_after_seeing_the_others() -> None:
    evening = running(ANNA, BEN, game="mundialito", terms=CHOOSE)
    evening.ask(Play(ANNA, "setup 123123", then=("ball c2",)))
    evening.ask(Play(BEN, "setup 321321", then=("ball c5",)))
    assert log(evening) == ("setup 123123", "setup 321321", "ball c2", "ball c5")
    evening.ask(AskUndo(ANNA))
    assert evening.table.undo is not None
    assert evening.table.undo.needed == (BEN,)
    evening.ask(AnswerUndo(BEN, False))
    evening.ask(AskUndo(BEN))
    assert log(evening) == ("setup 123123", "setup 321321", "ball c2")
    evening.ask(AskUndo(BEN))
    assert evening.table.undo is not None
    assert evening.table.undo.needed == (ANNA,)


def test_a_player_who_handed_over_must_return_before_undoing() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1")
    evening.ask(HandOver(ANNA, "easy"))
    assert evening.refused(AskUndo(ANNA)) == "seat-handed-over"


def test_a_resigned_player_neither_asks_nor_is_asked() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.play("take 1", "take 1", "take 1")
    evening.ask(AskUndo(ANNA))
    evening.ask(Resign(BEN, "easy"))
    assert evening.table.undo is None
    assert type(evening.ask(AskUndo(ANNA)).entries[0]) is WentBack


def test_an_undo_into_a_ready_made_set_up_does_not_replay_it() -> None:
    terms = Terms(order=SeatOrder.JOINED, kickoff=Kickoff.NOW)
    evening = running(ANNA, BEN, game="mundialito", terms=terms, remembered={(ANNA, 0): ("junk", "ball c2")})
    evening.play("setup 123123")
    evening.ask(AskUndo(ANNA))
    assert evening.table.undo is not None
    evening.ask(AnswerUndo(BEN, True))
    assert log(evening) == ()
    assert evening.table.awaited_persons == (ANNA,)


def test_undoing_a_point_needs_the_others_if_they_have_set_up_since() -> None:
    evening = running(ANNA, BEN, options={"bell": True, "goal": 3})
    evening.play("take 3")
    evening.ask(AskUndo(ANNA))
    assert evening.table.undo is not None
    evening.ask(AnswerUndo(BEN, True))
    assert log(evening) == ("put 1", "put 1")


def test_a_player_who_undoes_after_time_can_still_finish_the_turn() -> None:
    evening = running(ANNA, BEN, options={"bell": True})
    evening.play("take 1")
    evening.now += 30 * MINUTE
    evening.fire("clock")
    evening.ask(AskUndo(ANNA))
    assert log(evening) == ("put 1", "put 1")
    evening.play("take 2", "take 2")
    assert log(evening)[-1] == "bell"


def test_undoing_the_kick_off_stops_the_clock() -> None:
    evening = running(ANNA, BEN, options={"bell": True}, terms=CHOOSE)
    assert "clock" not in evening.kinds()
    evening.play("put 1", "put 2")
    assert "clock" in evening.kinds()
    evening.ask(AskUndo(BEN))
    evening.ask(AnswerUndo(ANNA, True))
    assert "clock" not in evening.kinds()
    evening.play("put 3")
    assert evening.timer("clock").due == evening.now + 30 * MINUTE
    assert timers(evening.whole()) == timers(evening.table)
