"""During the game: set-ups, plans, computers' seats, stale boards."""

import pytest

from rules.table.entries import Planned, Played
from rules.table.progress import LONGEST_RUN
from rules.table.requests import ComputerPlay, HandOver, Play, Resign, Return
from rules.table.table import Running
from tests.table.evening import ANNA, BEN, CHOOSE, CLEO, running
from tests.table.pebbles import Bowls, Pebbles


def test_a_quick_kick_off_places_everything_and_starts_the_first_turn() -> None:
    evening = running(ANNA, BEN, game="mundialito")
    assert evening.table.match.log == ("setup 231132", "setup 231132", "ball c2", "ball d5")
    assert evening.table.awaited_persons == (BEN,)


def test_a_players_own_line_up_is_remembered_for_the_seat() -> None:
    known = {(BEN, 1): ("setup 112233", "ball a5"), (BEN, 0): ("setup 332211", "ball f2")}
    evening = running(ANNA, BEN, game="mundialito", remembered=known)
    assert evening.table.match.log == ("setup 231132", "setup 112233", "ball c2", "ball a5")


def test_an_invalid_remembered_line_up_is_ignored() -> None:
    evening = running(ANNA, BEN, game="mundialito", remembered={(ANNA, 0): ("junk", "ball c2")})
    assert evening.table.awaited_persons == (ANNA,)
    evening.play("setup 123123")
    assert evening.table.match.log == ("setup 123123", "setup 231132", "ball c2", "ball d5")


def test_a_plan_is_played_in_its_turn_and_hidden_until_then() -> None:
    evening = running(ANNA, BEN, game="mundialito", terms=CHOOSE)
    first = evening.ask(Play(ANNA, "setup 123123", then=("ball e2",)))
    assert [type(entry) for entry in first.entries] == [Played, Planned]
    second = evening.ask(Play(BEN, "setup 321321"))
    assert second.entries[1:] == [Played(0, "ball e2", None)]
    assert evening.table.awaited_persons == (BEN,)
    assert evening.table.plans == ((), ())


def test_an_impossible_plan_is_dropped_when_its_player_acts() -> None:
    evening = running(ANNA, BEN, game="mundialito", terms=CHOOSE)
    evening.ask(Play(ANNA, "setup 123123", then=("ball e6",)))
    evening.play("setup 321321")
    assert evening.table.awaited_persons == (ANNA,)
    evening.play("ball a2")
    assert evening.table.plans == ((), ())


def test_ready_made_set_ups_are_placed_again_after_a_point() -> None:
    evening = running(ANNA, BEN, options={"bell": True, "goal": 3})
    evening.play("take 3")
    assert evening.table.match.log == ("put 1", "put 1", "take 3", "put 1", "put 1")


def test_computers_choose_their_own_set_up() -> None:
    evening = running(ANNA, computers=("easy",))
    assert evening.table.awaited == (1,)
    evening.ask(ComputerPlay(1, "put 3", evening.table.position))
    assert evening.table.awaited_persons == (ANNA,)


def test_a_seat_handed_over_and_back_during_set_up_uses_its_ready_made_one() -> None:
    evening = running(ANNA, computers=("easy",), game="mundialito")
    evening.ask(HandOver(ANNA, "easy"))
    evening.ask(ComputerPlay(0, "setup 123123", evening.table.position))
    assert evening.table.awaited == (1,)
    evening.ask(Return(ANNA))
    assert evening.table.match.log[-1] == "setup 231132"
    assert evening.table.awaited == (0,)


def test_only_the_seat_to_act_can_play_and_only_legal_actions() -> None:
    evening = running(ANNA, BEN)
    assert evening.refused(Play(BEN, "take 1")) == "others-turn"
    assert evening.refused(Play(CLEO, "take 1")) == "not-at-table"
    evening.ask(HandOver(ANNA, "easy"))
    assert evening.refused(Play(BEN, "take 1")) == "computers-turn"
    evening.ask(Return(ANNA))
    assert evening.refused(Play(ANNA, "put 1")) == "not-now"
    assert evening.refused(Play(ANNA, "bell")) == "pebbles-notation"
    assert evening.refused(Play(ANNA, "take 1\u2028\ud800")) == "pebbles-notation"


def test_a_button_on_an_older_board_is_refused() -> None:
    evening = running(ANNA, BEN)
    old = evening.table.position
    evening.ask(Play(ANNA, "take 1", old))
    assert evening.refused(Play(ANNA, "take 1", old)) == "stale"
    evening.ask(HandOver(BEN, "easy"))
    evening.ask(Play(ANNA, "take 1", old + 1))


def test_a_computers_action_counts_only_for_the_position_it_was_asked_about() -> None:
    evening = running(ANNA, BEN)
    evening.ask(HandOver(ANNA, "easy"))
    asked = evening.table.position
    evening.ask(Return(ANNA))
    assert evening.refused(ComputerPlay(0, "take 1", asked)) == "stale"
    evening.play("take 1")
    evening.ask(HandOver(ANNA, "easy"))
    assert evening.refused(ComputerPlay(0, "take 1", asked)) == "stale"
    assert evening.refused(ComputerPlay(1, "take 1", evening.table.position)) == "stale"
    evening.ask(ComputerPlay(0, "take 1", evening.table.position))
    assert evening.table.awaited_persons == (BEN,)


def test_a_seat_is_handed_over_once_and_taken_back_once() -> None:
    evening = running(ANNA, BEN)
    assert evening.refused(Return(ANNA)) == "seat-not-handed-over"
    assert evening.refused(HandOver(CLEO, "easy")) == "not-at-table"
    evening.ask(HandOver(ANNA, "easy"))
    assert evening.refused(HandOver(ANNA, "easy")) == "seat-handed-over"
    assert evening.refused(Play(ANNA, "take 1")) == "seat-handed-over"
    evening.ask(Return(ANNA))
    evening.play("take 1")


def test_computers_on_their_own_do_not_play_for_ever() -> None:
    evening = running(ANNA, computers=("easy",), options={"bell": True})
    evening.ask(HandOver(ANNA, "easy"))
    for _ in range(LONGEST_RUN):
        if isinstance(evening.table, Running):
            text = evening.table.match.legal()[0]
            evening.ask(ComputerPlay(evening.table.awaited[0], text, evening.table.position))
    assert evening.table.result.reason == "left"


def test_a_resigned_seats_plan_is_dropped() -> None:
    evening = running(ANNA, BEN, CLEO, terms=CHOOSE)
    evening.ask(Play(ANNA, "put 1", then=("take 3",)))
    evening.ask(Resign(ANNA, "easy"))
    assert evening.table.plans == ((), (), ())


def test_a_game_that_never_asks_a_seat_is_a_bug_and_leaves_the_table_unchanged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = running(ANNA, BEN, options={"dice": True})
    evening.play("take 1")
    before = evening.table
    monkeypatch.setattr(Pebbles, "_next", lambda self, state, steps: Bowls._replace(state, rolling=True))
    with pytest.raises(RuntimeError, match="never comes to rest"):
        evening.ask(Play(ANNA, "stop"))
    assert evening.table is before
