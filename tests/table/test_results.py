"""A finished game's result: who sat where, who placed how, who resigned."""

from rules.table.fold import fold
from rules.table.journal import read, write
from rules.table.requests import CastVote, ComputerPlay, EndByModerator, HandOver, Resign, Return
from rules.table.results import GameResult, Sitter, game_file, game_result
from rules.table.table import Running
from rules.table.values import Ending
from tests.table.evening import ANNA, BEN, CLEO, Evening, running


def result(evening: Evening) -> GameResult:
    """The result, checked against the one made from the journal."""
    found = game_result(evening.table, 5)
    assert found is not None
    return found


def to_the_end(evening: Evening) -> GameResult:
    """Play on until the end, everybody taking what they can."""
    while isinstance(evening.table, Running):
        seat = evening.table.awaited[0]
        person = evening.table.seats[seat].played_by
        text = next(text for text in evening.table.match.legal() if text.startswith(("put", "take 3", "stop")))
        if person is None:
            evening.ask(ComputerPlay(seat, text, evening.table.position))
        else:
            evening.play(text)
    return result(evening)


def test_a_game_played_to_its_end_has_places_and_turns() -> None:
    kept = to_the_end(running(ANNA, BEN))
    assert (kept.ending, kept.guild, kept.game) == (Ending.PLAYED, 5, "pebbles")
    assert [one.person for one in kept.sitters] == [ANNA, BEN]
    assert sorted(one.place or 0 for one in kept.sitters) == [1, 2]
    assert all(one.turns > 0 and not one.left and one.computer is None for one in kept.sitters)


def test_a_player_of_two_who_resigns_is_second_and_has_left() -> None:
    evening = running(ANNA, BEN)
    evening.ask(Resign(BEN, "easy"))
    kept = result(evening)
    assert kept.ending is Ending.RESIGNED
    assert [(one.person, one.place, one.left) for one in kept.sitters] == [(ANNA, 1, False), (BEN, 2, True)]


def test_a_player_of_three_who_resigns_is_still_in_the_result() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.ask(Resign(BEN, "easy"))
    assert evening.table.persons == (ANNA, CLEO)
    kept = to_the_end(evening)
    assert kept.ending is Ending.PLAYED
    assert [(one.person, one.computer, one.left) for one in kept.sitters] == [
        (ANNA, None, False),
        (BEN, "easy", True),
        (CLEO, None, False),
    ]


def test_a_player_who_handed_over_has_left_even_if_back_in_time() -> None:
    evening = running(ANNA, BEN)
    evening.ask(HandOver(BEN, "easy"))
    evening.ask(Return(BEN))
    assert [one.left for one in to_the_end(evening).sitters] == [False, True]


def test_a_player_replaced_by_vote_has_not_left_once_back() -> None:
    evening = running(ANNA, BEN)
    evening.fire("away")
    evening.ask(CastVote(BEN, "computer", "hard"))
    evening.ask(Return(ANNA))
    assert [one.left for one in to_the_end(evening).sitters] == [False, False]


def test_the_turns_of_a_computer_that_stands_in_are_counted() -> None:
    evening = running(ANNA, BEN)
    evening.fire("away")
    evening.ask(CastVote(BEN, "computer", "hard"))
    kept = to_the_end(evening)
    assert [(one.person, one.left, one.computer) for one in kept.sitters] == [(ANNA, False, "hard"), (BEN, False, None)]
    assert kept.sitters[0].stood_in > 1
    assert kept.sitters[0].turns == kept.sitters[1].stood_in == 0


def test_turns_of_a_computer_count_together_however_often_the_seat_is_taken_back() -> None:
    evening = running(ANNA, BEN)
    for _ in range(2):
        evening.fire("away")
        evening.ask(CastVote(BEN, "computer", "hard"))
        evening.ask(ComputerPlay(0, "take 1", evening.table.position))
        evening.ask(ComputerPlay(0, "take 1", evening.table.position))
        evening.ask(Return(ANNA))
        evening.play("take 1", "take 1")
    assert [(one.stood_in, one.computer) for one in to_the_end(evening).sitters] == [(2, None), (0, None)]


def test_the_computer_of_somebody_who_resigned_stands_in_for_nobody() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.ask(Resign(ANNA, "easy"))
    assert [one.stood_in for one in to_the_end(evening).sitters] == [0, 0, 0]


def test_a_game_that_was_broken_off_has_no_places() -> None:
    evening = running(ANNA, BEN)
    evening.ask(EndByModerator(CLEO))
    kept = result(evening)
    assert kept.ending is Ending.MODERATOR
    assert {one.place for one in kept.sitters} == {None}


def test_a_table_that_is_running_or_never_started_has_no_result() -> None:
    assert game_result(running(ANNA, BEN).table, 5) is None


def test_a_result_follows_from_the_journal() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.ask(Resign(BEN, "easy"))
    kept = to_the_end(evening)
    again = fold(evening.table.id, evening.table.seed, [(read(write(entry)), at) for entry, at in evening.journal])
    assert game_result(again, 5) == kept
    assert game_file(again) == game_file(evening.table)


def test_a_computers_seat_has_no_person() -> None:
    assert Sitter(None, "easy").left is False
