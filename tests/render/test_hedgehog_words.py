"""The hedgehog race in words: a picture's description and the ring in words."""

import pytest

from rules.hedgehog.view import View
from tests.render import races
from words import games, hedgehog, speech

SAY = speech("en")


def test_the_description_has_the_moment_stacks_and_choice() -> None:
    assert hedgehog.alt(races.early(), SAY, "P") == (
        "Hedgehog race, turn 1, red to move, rolled 4, 4 points left. 12 stacks, clockwise, bottom to top: "
        "1 red queen; 2 yellow drone; 3 blue pawn; 4 green queen; 5 red drone; 6 yellow pawn; 7 blue queen; "
        "8 green drone; 9 red pawn; 10 yellow queen; 11 blue drone; 12 green pawn. "
        "Pawn on 9 can go +1 to 10 for 1, −1 to 8 for 1, +2 to 11 for 2, −2 to 7 for 2, +3 to 12 for 3, "
        "−3 to 6 for 3, +4 to 1 for 4 or −4 to 5 for 4."
    )


def test_the_description_has_the_last_turn_and_the_rule() -> None:
    text = hedgehog.alt(races.nest(), SAY, "Q")
    assert text.startswith("Hedgehog race, turn 14, nest rule, green to move, rolled 5, 5 points left. ")
    assert "Last turn, blue: rolled 5, D+2." in text
    assert "3: yellow pawn, black pawn, black drone, yellow drone, black queen;" in text
    assert text.endswith("Queen on 2 can go +1 to 3 for 3 or −1 to 1 for 3.")


def test_the_description_tells_players_their_colour_and_that_it_is_their_move() -> None:
    match = races.begin(3).replay(["roll 4"])
    assert "turn 1, your move as red, rolled 4" in hedgehog.alt(match.view(0), SAY)
    assert "turn 1, you are blue, red to move, rolled 4" in hedgehog.alt(match.view(2), SAY)
    assert "you" not in hedgehog.alt(match.view(None), SAY)
    text = hedgehog.board_text(match.view(0), SAY, 0, actions=True, who=("Ana", "Ben", "Computer"))
    assert "Players: 1 red: you; 2 yellow: Ben; 3 blue: Computer." in text
    assert "You can play:" in text


@pytest.mark.parametrize("height", range(1, 34))
def test_no_description_is_too_long_or_omits_the_stacks(height: int) -> None:
    for chosen in (None, "Q", "D", "P"):
        text = hedgehog.alt(races.tall(height), SAY, chosen)
        assert len(text) <= 1024
        assert "bottom to top" in text


@pytest.mark.parametrize(
    ("view", "told"),
    [
        (races.begin(3).view(None), "red to roll the die"),
        (races.drawn("passes"), "everyone passed in a row, nobody won"),
        (races.drawn("passes", 1), "three passes in a row, not solved"),
        (races.drawn("turn_limit"), "turn limit reached, nobody won"),
        (races.passing(3, 4), "passed: green and black"),
        (races.begin(1, neutral=True).view(None), "neutral: yellow, blue and green"),
        (races.won(2), "built a tree on stack"),
        (races.tall(33), "One stack, bottom to top"),
    ],
)
def test_every_moment_is_described(view: View, told: str) -> None:
    assert told in hedgehog.alt(view, SAY)


def test_the_ring_in_words_has_a_line_for_every_stack() -> None:
    text = hedgehog.board_text(races.nest(), SAY)
    assert "` 6` green pawn, green drone, red drone, red queen" in text
    assert "Joined: blue pawn and drone on stack 1, black pawn and drone on stack 3" in text
    assert "Players: 1 red; 2 yellow; 3 blue; 4 green; 5 black." in text


def test_the_possible_moves_are_grouped_by_piece_on_request() -> None:
    view = races.early()
    assert "P+2" not in hedgehog.board_text(view, SAY)
    text = hedgehog.board_text(view, SAY, actions=True)
    assert "- Queen on 1: Q+1" not in text
    for way in view.moves:
        assert f"{way.notation} (to stack {way.target + 1}, {way.cost} point" in text
    assert text.endswith("End the turn: end")
    assert hedgehog.board_text(races.passing(), SAY, actions=True).endswith("No move is possible. End the turn: end")
    assert "The table rolls the die first." in hedgehog.board_text(races.begin(2).view(None), SAY, actions=True)


def test_the_ring_in_words_fits_a_message() -> None:
    for seats in (1, 4, 11):
        for view in races.random_views(seats, seed=6, count=60):
            assert len(hedgehog.board_text(view, SAY, 0, actions=True)) <= 4000


def test_the_race_is_found_by_its_key() -> None:
    view = races.early()
    assert games.alt("hedgehog", view, SAY, "P") == hedgehog.alt(view, SAY, "P")
    assert games.board_text("hedgehog", view, SAY, 1) == hedgehog.board_text(view, SAY)
