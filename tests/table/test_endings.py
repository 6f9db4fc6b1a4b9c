"""How tables end before their game does, and rematches."""

from rules.table.act import rematch_wanted
from rules.table.requests import (
    AskRematch,
    ComputerPlay,
    EndByModerator,
    HandOver,
    NoteRematch,
    RefuseRematch,
    Resign,
    Return,
)
from rules.table.seating import begin_rematch
from rules.table.shows import Show
from rules.table.table import EndedTable, Running
from rules.table.terms import Kickoff, Pace, SeatOrder, Terms
from rules.table.values import Result, Seat
from tests.table.evening import ANNA, BEN, CLEO, EVE, Evening, lobby, running

SEED = "0123456789abcdef" * 4


def test_with_two_players_the_other_wins_when_one_resigns() -> None:
    for loser, ranking in ((ANNA, ((1,), (0,))), (BEN, ((0,), (1,)))):
        evening = running(ANNA, BEN)
        evening.ask(Resign(loser, "easy"))
        assert evening.table.result == Result("resigned", False, ranking)
        assert evening.table.ended_by == loser


def test_a_player_can_resign_while_a_computer_plays_their_seat() -> None:
    evening = running(ANNA, BEN)
    evening.ask(HandOver(ANNA, "easy"))
    evening.ask(Resign(ANNA, "easy"))
    assert evening.table.result == Result("resigned", False, ((1,), (0,)))


def test_with_more_players_a_computer_plays_on_after_a_resignation() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.ask(Resign(ANNA, "hard"))
    assert evening.table.seats[0] == Seat(None, "hard")
    assert evening.refused(Resign(ANNA, "hard")) == "not-at-table"
    assert evening.refused(Return(ANNA)) == "not-at-table"
    evening.ask(ComputerPlay(0, "take 1", evening.table.position))
    evening.ask(Resign(BEN, "easy"))
    evening.ask(Resign(CLEO, "easy"))
    assert evening.table.result == Result("left", False, ())


def test_a_solo_player_just_leaves() -> None:
    evening = running(ANNA)
    evening.ask(Resign(ANNA, "easy"))
    assert evening.table.result == Result("left", False, ())


def test_moderators_and_changed_rules_can_end_any_table() -> None:
    for evening in (lobby(), running(ANNA, BEN)):
        evening.ask(EndByModerator(EVE))
        assert evening.table.result == Result("moderator", False, ())
        assert evening.table.ended_by == EVE


def test_the_games_own_end_ends_the_table() -> None:
    evening = running(ANNA, BEN, options={"goal": 3})
    evening.play("take 3")
    assert evening.table.result == Result("goal", False, ((0,), (1,)))
    assert evening.table.position == evening.table.number - 1


def over(*people: int, computers: tuple[str, ...] = (), terms: Terms | None = None) -> Evening:
    """A game that Anna won."""
    evening = running(*people, computers=computers, options={"goal": 3}, terms=terms or Terms(order=SeatOrder.JOINED))
    for seat in range(len(people), len(evening.table.seats)):
        evening.ask(ComputerPlay(seat, "put 1", evening.table.position))
    evening.play("take 3")
    assert isinstance(evening.table, EndedTable)
    return evening


def test_a_rematch_needs_everybodys_request() -> None:
    evening = over(ANNA, BEN)
    assert evening.refused(AskRematch(CLEO)) == "not-at-table"
    evening.ask(AskRematch(BEN))
    assert not rematch_wanted(evening.table)
    assert evening.refused(AskRematch(BEN)) == "rematch-asked"
    evening.ask(AskRematch(ANNA))
    assert rematch_wanted(evening.table)


def test_a_rematch_that_somebody_refuses_is_off_until_they_ask_for_one() -> None:
    evening = over(ANNA, BEN, CLEO)
    assert evening.refused(RefuseRematch(BEN)) == "rematch-gone"
    evening.ask(AskRematch(ANNA))
    assert evening.refused(RefuseRematch(ANNA)) == "rematch-gone"
    evening.ask(RefuseRematch(BEN))
    assert (evening.table.rematch, evening.table.rematch_refused) == ((), BEN)
    assert [evening.refused(AskRematch(one)) for one in (ANNA, CLEO)] == ["rematch-refused"] * 2
    assert evening.show(AskRematch(BEN), BEN) == Show((ANNA, CLEO))
    evening.ask(AskRematch(ANNA))
    evening.ask(AskRematch(CLEO))
    assert rematch_wanted(evening.table)


def test_a_rematch_is_noted_once() -> None:
    evening = over(ANNA)
    evening.ask(AskRematch(ANNA))
    evening.ask(NoteRematch("t2"))
    assert not rematch_wanted(evening.table)
    assert not evening.ask(NoteRematch("t2")).entries
    assert evening.refused(NoteRematch("t3")) == "rematch-made"
    assert evening.refused(AskRematch(ANNA)) == "rematch-made"


def test_a_rematch_rotates_the_seats_and_keeps_everything_else() -> None:
    terms = Terms(Pace.SLOW, Kickoff.NOW, SeatOrder.JOINED, 15, 20)
    first = over(ANNA, BEN, computers=("hard",), terms=terms)
    again = Evening(begin_rematch(first.table, "t2", SEED, first.now)).table
    assert again.seats == (Seat(BEN), Seat(None, "hard"), Seat(ANNA))
    assert (again.options, type(again), again.id) == (first.table.options, Running, "t2")
    assert again.terms == terms


def test_where_the_deal_rotates_the_seats_stay() -> None:
    first = running(ANNA, BEN, game="dicecup", terms=Terms(order=SeatOrder.JOINED))
    first.ask(Resign(BEN, "easy"))
    again = Evening(begin_rematch(first.table, "t2", SEED, first.now)).table
    assert again.seats == first.table.seats
    assert again.options == {**first.table.options, "dealer": 1}


def test_a_player_who_handed_over_plays_the_rematch() -> None:
    evening = running(ANNA, BEN)
    evening.ask(HandOver(ANNA, "easy"))
    evening.ask(Resign(BEN, "easy"))
    assert Evening(begin_rematch(evening.table, "t2", SEED, evening.now)).table.players == (BEN, ANNA)


def test_a_rematch_on_random_coasters_draws_new_ones_and_uses_the_last_set_ups() -> None:
    evening = running(ANNA, BEN, game="mundialito", options={"coasters": "random"})
    evening.ask(Resign(ANNA, "easy"))
    known = {(BEN, 0): ("setup 112233", "ball a2")}
    again = Evening(begin_rematch(evening.table, "t2", SEED, evening.now, known)).table
    assert again.match.log[0] != evening.table.match.log[0]
    assert again.match.log[1] == "setup 112233"
    assert again.match.log[2] == evening.table.quick[1][0]
