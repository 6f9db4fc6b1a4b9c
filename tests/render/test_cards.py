"""Cards of finished games: whatever the game, its ending and the players' names, a card can be read on a phone."""

from __future__ import annotations

import json
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main
from render.card import LEAST, MARGIN, SIDE, WIDTH, draw_card
from rules.core.match import Match
from rules.table.values import Ending, Result
from tests.render.pixels import ending, told
from tests.render.places import Drawn
from tests.sampling import some_pairs
from tests.shelf import SHELVES
from words import speech
from words.card import Card, card_alt, card_of, headline, line
from words.shortening import ALT_LIMIT

NAMES = ("Ana", "Bartholomew the Magnific", "王小明", "W" * 24, "Maximilian-Alexander-Wolf", "🦔", "Zażółć gęślą jaźń")
#: Why people end a game early, and who has won then: the second seat, all, or nobody.
EARLY = {
    "resigned": "won",
    "agreed": "draw",
    "moderator": "",
    "voted": "",
    "idle": "",
    "left": "",
    "too-long": "",
    "forfeit": "won",
    "time": "draw",
}


def names(seats: int) -> tuple[str, ...]:
    return tuple(NAMES[seat % len(NAMES)] for seat in range(seats))


def finished(key: str) -> list[Match]:
    """Games played to their ends: at random with every number of seats, and the golden playthroughs."""
    played = [walk.last for walk in SHELVES[key].usual]
    golden = [ending(story) for story in told() if story.startswith(f"{key}/")]
    return [match for match in (*played, *golden) if match.outcome is not None]


def won(key: str) -> Match:
    return next(match for match in finished(key) if match.seats > 1 and match.outcome and match.outcome.winners)


def early(key: str) -> list[Card]:
    """A card for every way to end a game early, at its beginning and in its middle."""
    cards = []
    for number, (reason, kind) in enumerate(EARLY.items()):
        walk = SHELVES[key].usual[number % len(SHELVES[key].usual)]
        seats = walk.begun.seats
        order = (((1,), tuple(seat for seat in range(seats) if seat != 1))) if seats > 1 else ((0,),)
        ranking = {"won": order, "draw": (tuple(range(seats)),), "": ()}[kind]
        moment = walk.moments[(0, len(walk.moments) // 2)[number % 2]]
        cards.append(card_of(moment, names(seats), early=Result(reason, kind == "draw", ranking)))
    return cards


def cards(key: str) -> list[Card]:
    more = {"place": "The Friday Night Boardgamers of Constantinople", "puzzle": 0}
    return [*(card_of(match, names(match.seats), **more) for match in finished(key)), *early(key)]


@pytest.mark.parametrize(("key", "width"), some_pairs(SHELVES, [LEAST, WIDTH], 2))
def test_every_ending_of_every_game_has_a_card(key: str, width: int) -> None:
    for card in cards(key):
        drawn = draw_card(card, width=width)
        picture = Image.open(BytesIO(drawn.png))
        assert picture.size == (drawn.width, drawn.height) == (width, round(width * 0.525))
        assert len(drawn.png) < 100_000
        assert 0 < len(drawn.alt) <= ALT_LIMIT


@pytest.mark.parametrize("key", SHELVES)
def test_everything_written_on_a_card_can_be_read_at_its_least_width(key: str, words_drawn: Drawn) -> None:
    for card in cards(key):
        words_drawn.clear()
        drawn = draw_card(card, width=LEAST)
        for number, (text, box, size) in enumerate(words_drawn):
            assert size >= 11, text
            assert 0 <= box[0] < box[2] <= drawn.width, text
            assert 0 <= box[1] < box[3] <= drawn.height, text
            for other, place, _ in words_drawn[:number]:
                apart = box[0] >= place[2] or place[0] >= box[2] or box[1] >= place[3] or place[1] >= box[3]
                assert apart, f"{text!r} is written over {other!r}"


@pytest.mark.parametrize("key", ["mundialito", "hedgehog", "dicecup", "worldcup"])
def test_the_words_stand_beside_the_picture_of_the_moment(key: str, words_drawn: Drawn) -> None:
    for card in cards(key):
        words_drawn.clear()
        draw_card(card, width=WIDTH)
        edge = round((MARGIN + SIDE) * WIDTH / 1000)
        assert all(box[2] <= edge or box[0] >= edge for _, box, _ in words_drawn)


@pytest.mark.parametrize("key", SHELVES)
def test_cards_of_different_games_differ(key: str) -> None:
    shown = [draw_card(card, width=LEAST) for card in cards(key) if not card.early]
    assert len({one.png for one in shown}) == len({one.alt for one in shown}) == len(shown)


@pytest.mark.parametrize("seats", range(2, 12))
def test_nobody_is_left_out_up_to_eleven_players_however_long_the_names(seats: int, words_drawn: Drawn) -> None:
    card = next(card for card in cards("hedgehog") if len(card.names) > 1)
    order = tuple((seat,) for seat in range(seats))
    long = tuple(f"{'ABCDEFGHIJK'[seat]}bcdefghi Maximilian-Wolf" for seat in range(seats))
    for ranking in (order, (tuple(range(seats)),)):
        words_drawn.clear()
        draw_card(replace(card, names=long, ranking=ranking), width=LEAST)
        shown = {text[0] for text, _, _ in words_drawn if "bcdefg" in text}
        assert len(shown) == seats
        assert not any(text.startswith("and ") for text, _, _ in words_drawn)


def test_names_keep_their_letters_in_one_column_where_there_is_room(words_drawn: Drawn) -> None:
    four = ("Ana", "Computer (Green)", "Bartholomew Longname", "Carla Fernandez")
    card = next(card for card in cards("worldcup") if len(card.names) == 4 and card.winners)
    draw_card(replace(card, names=four, ranking=((0,), (1,), (2,), (3,))))
    assert set(four) <= {text for text, _, _ in words_drawn}


def test_the_description_has_the_result_the_moment_the_players_the_server_and_the_length() -> None:
    match = won("hedgehog")
    card = card_of(match, [f"P{seat}" for seat in range(match.seats)], place="Home")
    alt, (winner, *_) = card_alt(card, speech("en")), card.winners
    assert f"P{winner} wins!" in alt
    assert " stands, in a stack of " in alt
    assert f"1. P{winner}, 2. P" in alt
    assert alt.endswith(f"Home · {match.game.turn_number(match.state)} turns.")


def test_several_winners_are_named_up_to_three() -> None:
    card = card_of(finished("dicecup")[-1], [f"P{seat}" for seat in range(6)])
    several = [replace(card, ranking=(tuple(range(count)), tuple(range(count, 6)))) for count in (1, 2, 3, 4, 5)]
    names = [f"P{seat}" for seat in range(6)]
    assert [headline(one, speech("en"), names) for one in several] == [
        "P0 wins!",
        "P0 and P1 win!",
        "P0, P1 and P2 win!",
        "P0, P1 and 2 others win!",
        "P0, P1 and 3 others win!",
    ]


def test_why_people_ended_a_game_is_told() -> None:
    assert set(EARLY) | {"played", "cancelled", "expired"} == {ending.value for ending in Ending}
    said = {card.reason: line(card, speech("en"), card.names) for card in early("mundialito")}
    assert said["resigned"] == "Ana resigned."
    assert said["agreed"] == "They agreed on a draw."
    assert said["moderator"] == "A moderator ended the game."
    assert said["forfeit"] == "Ana dropped out."
    assert said["time"] == "Time was up."
    assert all(said.values())


def test_a_card_is_drawn_from_a_game_file_that_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished("mundialito")[0]
    file, out = tmp_path / "game.json", tmp_path / "card.png"
    content = {"game": "mundialito", "seats": 2, "options": dict(match.options), "seed": 5, "events": list(match.log)}
    file.write_text(json.dumps(content), encoding="utf-8")
    asked = ["mundialito", str(file), "--card", "--names", "Ana,Bo", "--server", "Home", "-o", str(out)]
    assert main(asked) == 0
    assert Image.open(out).width == WIDTH
    assert "Ana" in capsys.readouterr().out
    assert main([*asked, "--event", "3"]) == 1
    assert "isn't over" in capsys.readouterr().err
