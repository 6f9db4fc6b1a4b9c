"""Who is mentioned: each person who has to know, once, and never the person who just acted."""

from rules.table.lobby import open_lobby
from rules.table.requests import (
    AnswerDraw,
    AnswerUndo,
    AskRematch,
    AskUndo,
    CastVote,
    ComputerPlay,
    EndByModerator,
    HandOver,
    Join,
    OfferDraw,
    Play,
    Resign,
    Return,
    Start,
    TimerFired,
)
from rules.table.shows import MentionReason, Show, show_of
from rules.table.table import EndedTable
from rules.table.terms import Pace
from rules.table.values import QuestionKind, TurnedDown
from tests.table.evening import ANNA, BEN, CHOOSE, CLEO, DAVE, JOINED, NOON, SEED, Evening, lobby, running


def computer(evening: Evening, text: str) -> Show | None:
    """Let a computer act, and return what that shows."""
    return evening.show(ComputerPlay(evening.table.awaited[0], text, evening.table.position), None)


def test_invited_people_are_mentioned_once_when_the_lobby_opens() -> None:
    for computers in ((), ("easy",)):
        progress = open_lobby(
            "t", SEED, ANNA, "pebbles", options={}, terms=JOINED, invited=(BEN, CLEO), computers=computers, now=NOON
        )
        assert show_of(progress, ANNA) == Show((BEN, CLEO))
        assert Evening(progress).show(Join(CLEO), CLEO) == Show()


def test_the_start_mentions_the_first_player_unless_they_started() -> None:
    evening = lobby("mundialito")
    assert evening.show(Join(BEN), BEN) == Show()
    assert evening.table.awaited_persons == (BEN,)
    evening = lobby()
    evening.ask(Join(BEN))
    evening.now += Pace.LIVE.grace
    assert evening.show(Start(BEN), BEN) == Show((ANNA,))


def test_the_next_player_is_mentioned_at_the_end_of_a_turn_and_not_within_it() -> None:
    evening = running(ANNA, BEN)
    assert evening.show(Play(ANNA, "take 1"), ANNA) == Show()
    assert evening.show(Play(ANNA, "take 1"), ANNA) == Show((BEN,))
    assert evening.show(Play(BEN, "take 1"), BEN) == Show()
    assert evening.show(Play(BEN, "stop"), BEN) == Show((ANNA,))


def test_computers_turns_are_shown_once_and_mention_nobody_when_play_returns() -> None:
    evening = running(ANNA, computers=("easy", "easy"))
    assert computer(evening, "put 1") is None
    assert computer(evening, "put 1") == Show()
    evening.ask(Play(ANNA, "take 1"))
    assert evening.show(Play(ANNA, "take 1"), ANNA) == Show()
    for text in ("take 1", "take 1", "take 1"):
        assert computer(evening, text) is None
    assert computer(evening, "take 1") == Show()


def test_computers_turns_mention_the_next_person() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.ask(HandOver(BEN, "easy"))
    evening.ask(Play(ANNA, "take 1"))
    evening.ask(Play(ANNA, "take 1"))
    assert computer(evening, "take 1") is None
    assert computer(evening, "take 1") == Show((CLEO,))


def test_a_player_is_mentioned_again_after_another_one_handed_over() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 1")
    assert evening.show(HandOver(BEN, "easy"), BEN) == Show()
    assert computer(evening, "take 1") is None
    assert computer(evening, "take 1") == Show((ANNA,))


def test_a_player_who_takes_their_seat_back_is_not_mentioned() -> None:
    evening = running(ANNA, BEN)
    evening.ask(HandOver(ANNA, "easy"))
    assert evening.show(Return(ANNA), ANNA) == Show()


def test_set_up_mentions_one_player_after_another() -> None:
    evening = running(ANNA, BEN, game="mundialito", terms=CHOOSE)
    assert evening.show(Play(ANNA, "setup 123123", then=("ball c2",)), ANNA) == Show((BEN,))
    assert evening.show(Play(BEN, "setup 123123", then=("ball c5",)), BEN) == Show()


def test_questions_mention_the_people_who_can_answer() -> None:
    evening = running(ANNA, BEN, CLEO)
    assert evening.show(OfferDraw(BEN), BEN) == Show((ANNA, CLEO))
    assert evening.show(AnswerDraw(ANNA, True), ANNA) == Show()
    evening.play("take 1", "take 1", "take 1")
    assert evening.show(AskUndo(ANNA), ANNA) == Show((BEN,))
    assert evening.show(AnswerUndo(BEN, True), BEN) == Show((ANNA,))


def test_a_free_undo_mentions_nobody_and_the_end_of_the_turn_mentions_again() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1")
    assert evening.show(AskUndo(ANNA), ANNA) == Show()
    evening.play("take 2")
    assert evening.show(Play(ANNA, "take 2"), ANNA) == Show((BEN,))


def test_mentions_for_questions_differ_from_those_for_turns() -> None:
    evening = running(ANNA, BEN, CLEO)
    offered = evening.show(OfferDraw(BEN), BEN)
    assert offered is not None
    assert offered.asked == {ANNA: MentionReason.DRAW, CLEO: MentionReason.DRAW}
    turned = evening.play("take 1", "take 1")
    show = show_of(turned, ANNA)
    assert show == Show((BEN,))
    assert show.asked == {}


def test_a_reminder_mentions_the_player_to_act_and_a_vote_mentions_the_others() -> None:
    evening = running(ANNA, BEN, CLEO)
    timer = evening.timer("remind")
    evening.now = timer.due
    assert evening.show(TimerFired("remind", timer.seat, "easy"), None) == Show((ANNA,))
    timer = evening.timer("away")
    evening.now = timer.due
    assert evening.show(TimerFired("away", timer.seat, "easy"), None) == Show((BEN, CLEO))
    assert evening.show(CastVote(BEN, "wait", "easy"), BEN) == Show()
    assert evening.show(CastVote(CLEO, "wait", "easy"), CLEO) == Show()


def test_after_a_vote_for_a_computer_nobody_is_mentioned_until_a_persons_turn() -> None:
    evening = running(ANNA, BEN)
    evening.fire("away")
    assert evening.show(CastVote(BEN, "computer", "easy"), BEN) == Show()
    assert computer(evening, "take 1") is None
    assert computer(evening, "take 1") == Show((BEN,))


def test_a_request_that_changes_nothing_shows_nothing() -> None:
    assert running(ANNA, BEN).show(TimerFired("remind", 0, "easy"), None) is None


def test_an_ending_is_shown_and_mentions_nobody() -> None:
    evening = running(ANNA, BEN)
    assert evening.show(Resign(ANNA, "easy"), ANNA) == Show()
    evening = running(ANNA, computers=("easy",), options={"goal": 3})
    computer(evening, "put 1")
    evening.play("take 1", "stop")
    assert computer(evening, "take 3") == Show()
    assert isinstance(evening.table, EndedTable)


def test_a_declined_draw_mentions_its_asker_and_a_withdrawn_one_nobody() -> None:
    evening = running(ANNA, BEN)
    evening.ask(OfferDraw(BEN))
    assert evening.show(AnswerDraw(ANNA, False), ANNA) == Show((BEN,))
    assert evening.table.turned_down == TurnedDown(BEN, ANNA, QuestionKind.DRAW)
    evening.ask(OfferDraw(BEN))
    assert evening.table.turned_down is None
    assert evening.show(AnswerDraw(BEN, False), BEN) == Show()
    assert evening.table.turned_down is None


def test_a_declined_undo_mentions_its_asker_until_the_game_goes_on() -> None:
    evening = running(ANNA, BEN)
    evening.play("take 1", "take 1")
    evening.ask(AskUndo(ANNA))
    assert evening.show(AnswerUndo(BEN, False), BEN) == Show((ANNA,))
    assert evening.table.turned_down == TurnedDown(ANNA, BEN, QuestionKind.UNDO)
    evening.play("take 1")
    assert evening.table.turned_down is None


def test_the_first_request_for_a_rematch_mentions_all_the_others_and_the_second_nobody() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.ask(EndByModerator(DAVE))
    assert evening.show(AskRematch(BEN), BEN) == Show((ANNA, CLEO))
    assert evening.show(AskRematch(CLEO), CLEO) == Show()
