"""Draws by agreement: offered once, answered by the others, and gone when the game moves on."""

from rules.table.requests import AnswerDraw, ComputerPlay, HandOver, OfferDraw, Resign
from rules.table.table import EndedTable, Running
from rules.table.values import Result
from tests.table.evening import ANNA, BEN, CLEO, running


def test_an_accepted_draw_ends_the_game_for_everybody() -> None:
    evening = running(ANNA, BEN)
    evening.ask(OfferDraw(ANNA))
    evening.ask(AnswerDraw(BEN, True))
    assert isinstance(evening.table, EndedTable)
    assert evening.table.result == Result("agreed", True, ((0, 1),))


def test_only_the_others_answer_and_the_offerer_may_withdraw() -> None:
    evening = running(ANNA, BEN)
    assert evening.refused(AnswerDraw(BEN, True)) == "draw-gone"
    assert evening.refused(OfferDraw(CLEO)) == "not-at-table"
    evening.ask(OfferDraw(ANNA))
    assert evening.refused(AnswerDraw(ANNA, True)) == "not-asked"
    assert evening.refused(AnswerDraw(CLEO, True)) == "not-asked"
    assert evening.refused(OfferDraw(ANNA)) == "draw-pending"
    evening.ask(AnswerDraw(ANNA, False))
    assert evening.refused(AnswerDraw(BEN, True)) == "draw-gone"


def test_an_offer_lasts_until_the_other_player_acts() -> None:
    evening = running(ANNA, BEN)
    evening.ask(OfferDraw(ANNA))
    evening.play("take 1", "take 1")
    assert evening.table.offer is not None
    evening.play("take 1")
    assert evening.table.offer is None


def test_a_roll_ends_an_offer() -> None:
    evening = running(ANNA, BEN, options={"dice": True})
    evening.ask(OfferDraw(ANNA))
    evening.play("take 1")
    assert evening.table.offer is not None
    evening.play("take 1")
    assert evening.table.offer is None


def test_a_point_ends_an_offer() -> None:
    evening = running(ANNA, BEN, options={"bell": True, "goal": 3})
    evening.ask(OfferDraw(ANNA))
    evening.play("take 3")
    assert evening.table.offer is None


def test_two_offers_make_a_draw() -> None:
    evening = running(ANNA, BEN)
    evening.ask(OfferDraw(ANNA))
    evening.ask(OfferDraw(BEN))
    assert evening.table.result == Result("agreed", True, ((0, 1),))


def test_everybody_who_plays_must_agree() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.ask(OfferDraw(BEN))
    evening.ask(AnswerDraw(ANNA, True))
    assert isinstance(evening.table, Running)
    assert evening.refused(AnswerDraw(ANNA, True)) == "not-asked"
    evening.ask(AnswerDraw(CLEO, False))
    assert evening.table.offer is None
    evening.ask(OfferDraw(BEN))
    evening.ask(Resign(CLEO, "easy"))
    assert evening.table.offer is None


def test_computers_get_no_draw_offers() -> None:
    evening = running(ANNA, computers=("easy",))
    assert evening.refused(OfferDraw(ANNA)) == "draw-nobody"


def test_people_whose_computer_plays_must_agree_to_a_draw_too() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.ask(HandOver(CLEO, "easy"))
    evening.ask(OfferDraw(ANNA))
    evening.ask(AnswerDraw(BEN, True))
    assert isinstance(evening.table, Running)
    assert evening.table.offer is not None
    assert evening.table.offer.needed == (CLEO,)
    evening.ask(AnswerDraw(CLEO, True))
    assert evening.table.result == Result("agreed", True, ((0, 1, 2),))


def test_an_offer_ends_with_the_move_of_a_computer_that_takes_over() -> None:
    evening = running(ANNA, BEN)
    evening.ask(OfferDraw(ANNA))
    evening.play("take 1", "take 1")
    evening.ask(HandOver(BEN, "easy"))
    evening.ask(ComputerPlay(1, "take 1", evening.table.position))
    assert evening.refused(AnswerDraw(BEN, True)) == "draw-gone"


def test_an_answer_to_an_older_board_is_stale() -> None:
    evening = running(ANNA, BEN)
    evening.ask(OfferDraw(ANNA))
    old = evening.table.position
    evening.play("take 1", "take 1", "take 1")
    evening.ask(OfferDraw(ANNA))
    assert evening.refused(AnswerDraw(BEN, True, old)) == "stale"
    assert evening.refused(OfferDraw(BEN, old)) == "stale"
    evening.ask(AnswerDraw(BEN, True, evening.table.position))
    assert isinstance(evening.table, EndedTable)
