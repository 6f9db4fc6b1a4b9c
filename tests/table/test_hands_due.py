"""Whose hands are shown and when: on joining, in their turn, after changes; none if nothing is hidden."""

import pytest

from rules import GAMES
from rules.table.lobby import open_lobby
from rules.table.requests import (
    AskUndo,
    ComputerPlay,
    HandOver,
    Join,
    Leave,
    OfferDraw,
    Play,
    Request,
    Resign,
    Return,
    Start,
    TimerFired,
)
from rules.table.shows import HandDue, HandReason, MentionReason, hands, people_to_ask, show_of
from rules.table.table import EndedTable
from rules.table.terms import Pace
from tests.bot.cards import SNAP
from tests.table.evening import ANNA, BEN, CLEO, JOINED, NOON, SEED, Evening, lobby, running


@pytest.fixture(autouse=True)
def snap_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "snap", SNAP)


def due(evening: Evening, request: Request, actor: int | None) -> tuple[HandDue, ...]:
    return hands(evening.ask(request), actor)


def first(evening: Evening, verb: str = "play") -> str:
    """The first legal action with this verb."""
    return next(text for text in evening.table.match.legal() if text.startswith(verb))


def test_people_who_join_get_a_hand_and_people_who_leave_lose_it() -> None:
    opening = open_lobby("t", SEED, ANNA, "snap", options={}, terms=JOINED, now=NOON)
    assert hands(opening, ANNA) == (HandDue(ANNA, 0, HandReason.WELCOME),)
    evening = lobby("snap")
    assert due(evening, Join(BEN), BEN) == (HandDue(BEN, 1, HandReason.WELCOME),)
    assert due(evening, Leave(BEN), BEN) == (HandDue(BEN, 1, HandReason.LEFT),)


def test_the_start_changes_every_hand_and_notifies_the_first_player_unless_they_started() -> None:
    for starter, why in ((ANNA, HandReason.CHANGED), (BEN, HandReason.TURN)):
        evening = lobby("snap")
        evening.ask(Join(BEN))
        evening.ask(Join(CLEO))
        called = why is HandReason.TURN
        expected = (
            HandDue(ANNA, 0, why, called),
            HandDue(BEN, 1, HandReason.CHANGED),
            HandDue(CLEO, 2, HandReason.CHANGED),
        )
        evening.now += Pace.LIVE.grace
        assert due(evening, Start(starter), starter) == expected


def test_a_move_renews_every_hand_and_calls_the_next() -> None:
    evening = running(ANNA, BEN, CLEO, game="snap")
    request = Play(ANNA, first(evening))
    assert due(evening, request, ANNA) == (
        HandDue(ANNA, 0, HandReason.CHANGED),
        HandDue(BEN, 1, HandReason.TURN, True),
        HandDue(CLEO, 2, HandReason.CHANGED),  # she is told of the move there too
    )


def test_computers_turns_in_a_row_send_one_hand_at_the_end() -> None:
    evening = running(ANNA, game="snap", computers=("easy", "easy"))
    evening.ask(Play(ANNA, first(evening)))
    for expected in ((), (HandDue(ANNA, 0, HandReason.CHANGED),)):
        seat = evening.table.awaited[0]
        assert due(evening, ComputerPlay(seat, first(evening), evening.table.position), None) == expected


def test_a_reminder_notifies_again_and_questions_are_asked_on_the_board() -> None:
    evening = running(ANNA, BEN, CLEO, game="snap")
    timer = evening.timer("remind")
    evening.now = timer.due
    reminded = due(evening, TimerFired("remind", timer.seat, "easy"), None)
    assert [hand for hand in reminded if hand.called] == [HandDue(ANNA, 0, HandReason.TURN, True)]
    progress = evening.ask(OfferDraw(BEN))
    assert people_to_ask(progress, BEN) == {ANNA: MentionReason.DRAW, CLEO: MentionReason.DRAW}
    assert {hand.why for hand in hands(progress, BEN)} == {HandReason.CHANGED}


def test_a_hand_is_shown_again_when_its_seat_changes_owner() -> None:
    evening = running(ANNA, BEN, CLEO, game="snap")
    assert HandDue(BEN, 1, HandReason.CHANGED) in due(evening, HandOver(BEN, "easy"), BEN)
    assert HandDue(BEN, 1, HandReason.CHANGED) in due(evening, Return(BEN), BEN)
    assert HandDue(CLEO, 2, HandReason.LEFT) in due(evening, Resign(CLEO, "easy"), CLEO)


def test_the_end_updates_every_hand() -> None:
    evening = running(ANNA, BEN, game="snap")
    last = due(evening, Resign(ANNA, "easy"), ANNA)
    assert isinstance(evening.table, EndedTable)
    assert last == (HandDue(ANNA, 0, HandReason.CHANGED), HandDue(BEN, 1, HandReason.CHANGED))


def test_a_game_without_hidden_hands_sends_none() -> None:
    evening = running(ANNA, BEN)
    progress = evening.ask(Play(ANNA, "take 1"))
    assert show_of(progress, ANNA) is not None
    assert hands(progress, ANNA) == ()


def test_a_drawn_card_cannot_be_undone() -> None:
    evening = running(ANNA, BEN, game="snap")
    evening.ask(Play(ANNA, first(evening)))
    assert evening.refused(AskUndo(ANNA)) == "undo-hidden"


def test_cards_dealt_between_rounds_are_shown() -> None:
    """With nine seats, hands shrink to two by the end of the groups and are refilled before the next round."""
    levels = ("random",) * 6
    evening = running(ANNA, BEN, CLEO, game="worldcup", options={"cup": 1930}, computers=levels)
    while True:
        table = evening.table
        seat = table.awaited[0]
        text = f"x {table.match.choices(('x',)).tokens[0]}"
        person = table.seats[seat].person
        acted: Request = ComputerPlay(seat, text, table.position) if person is None else Play(person, text)
        progress = evening.ask(acted)
        dealt = [event for event in progress.table.match.log[len(table.match.log) :] if event.startswith("refill")]
        if dealt:
            break
    waiting = {due.person for due in hands(progress, person or ANNA) if due.why is HandReason.CHANGED}
    filled = {
        owner.person
        for number, owner in enumerate(progress.table.seats)
        if owner.person is not None
        and table.game.secrets(table.match.state, number) != table.game.secrets(progress.table.match.state, number)
    }
    assert filled - set(progress.table.awaited_persons) <= waiting | {person}
