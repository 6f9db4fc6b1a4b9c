"""Draws by agreement: asked once, answered by the others, and gone with the position."""

from rules.table.requests import AnswerDraw, ComputerPlay, HandOver, OfferDraw, Resign
from rules.table.table import Ended, Running
from rules.table.values import Result
from tests.table.evening import ANNA, BEN, CLEO, running


def test_a_draw_that_is_agreed_to_ends_the_game_for_all() -> None:
    evening = running(ANNA, BEN)
    evening.ask(OfferDraw(ANNA))
    evening.ask(AnswerDraw(BEN, True))
    assert isinstance(evening.table, Ended)
    assert evening.table.result == Result("agreed", True, ((0, 1),))


def test_only_the_others_answer_and_who_offered_may_withdraw() -> None:
    evening = running(ANNA, BEN)
    assert evening.refused(AnswerDraw(BEN, True)) == "draw-gone"
    assert evening.refused(OfferDraw(CLEO)) == "not-at-table"
    evening.ask(OfferDraw(ANNA))
    assert evening.refused(AnswerDraw(ANNA, True)) == "not-asked"
    assert evening.refused(AnswerDraw(CLEO, True)) == "not-asked"
    assert evening.refused(OfferDraw(ANNA)) == "draw-pending"
    evening.ask(AnswerDraw(ANNA, False))
    assert evening.refused(AnswerDraw(BEN, True)) == "draw-gone"


def test_an_offer_stands_while_its_maker_ends_the_turn_and_falls_when_the_other_acts() -> None:
    evening = running(ANNA, BEN)
    evening.ask(OfferDraw(ANNA))
    evening.play("take 1", "take 1")
    assert evening.table.offer is not None
    evening.play("take 1")
    assert evening.table.offer is None


def test_an_offer_falls_with_the_dice() -> None:
    evening = running(ANNA, BEN, options={"dice": True})
    evening.ask(OfferDraw(ANNA))
    evening.play("take 1")
    assert evening.table.offer is not None
    evening.play("take 1")
    assert evening.table.offer is None


def test_an_offer_falls_with_a_point() -> None:
    evening = running(ANNA, BEN, options={"bell": True, "goal": 3})
    evening.ask(OfferDraw(ANNA))
    evening.play("take 3")
    assert evening.table.offer is None


def test_an_offer_that_meets_an_offer_is_agreement() -> None:
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


def test_a_computer_is_offered_nothing() -> None:
    evening = running(ANNA, computers=("easy",))
    assert evening.refused(OfferDraw(ANNA)) == "draw-nobody"


def test_nobodys_game_is_drawn_behind_their_back_while_a_computer_plays_for_them() -> None:
    evening = running(ANNA, BEN, CLEO)
    evening.ask(HandOver(CLEO, "easy"))
    evening.ask(OfferDraw(ANNA))
    evening.ask(AnswerDraw(BEN, True))
    assert isinstance(evening.table, Running)
    assert evening.table.offer is not None
    assert evening.table.offer.needed == (CLEO,)
    evening.ask(AnswerDraw(CLEO, True))
    assert evening.table.result == Result("agreed", True, ((0, 1, 2),))


def test_an_offer_to_somebody_who_then_lets_the_computer_play_falls_with_its_move() -> None:
    evening = running(ANNA, BEN)
    evening.ask(OfferDraw(ANNA))
    evening.play("take 1", "take 1")
    evening.ask(HandOver(BEN, "easy"))
    evening.ask(ComputerPlay(1, "take 1", evening.table.position))
    assert evening.refused(AnswerDraw(BEN, True)) == "draw-gone"


def test_an_answer_given_to_another_board_is_stale() -> None:
    evening = running(ANNA, BEN)
    evening.ask(OfferDraw(ANNA))
    old = evening.table.position
    evening.play("take 1", "take 1", "take 1")
    evening.ask(OfferDraw(ANNA))
    assert evening.refused(AnswerDraw(BEN, True, old)) == "stale"
    assert evening.refused(OfferDraw(BEN, old)) == "stale"
    evening.ask(AnswerDraw(BEN, True, evening.table.position))
    assert isinstance(evening.table, Ended)
