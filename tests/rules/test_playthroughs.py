"""Recorded games: today's rules replay each of them exactly as it was written down."""

import json
from pathlib import Path

import pytest

from rules import GAMES
from tests.rules.playthrough import FOLDER, new, retell, stories

#: So many seats show which way round the turns go.
MORE_THAN_TWO = 3


@pytest.mark.parametrize("path", stories(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_playthrough_replays_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert retell(text) == text, "If this is meant, raise About.version and run python -m tests.rules.playthrough"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_playthroughs_up_to_an_end(game: str) -> None:
    told = [path.read_text(encoding="utf-8") for path in stories() if path.parent == FOLDER / game]
    seats = min(GAMES[game].about.seats[1], MORE_THAN_TWO)  # two take turns alike in either direction
    missing = f"Write one: .venv/bin/python -m tests.rules.playthrough new {game} {seats} 1"
    assert any(". over {" in text for text in told), missing
    assert all(f"game: {game}\n" in text for text in told)


def test_a_random_playthrough_replays_exactly() -> None:
    text = new("hedgehog", 2, 1)
    assert retell(text) == text
    assert ". over {" in text
    nest = new("hedgehog", 2, 1, '{"stacking": "nest"}')
    assert retell(nest) == nest != text


def test_the_playthroughs_of_mundialito_reach_every_ending() -> None:
    told = [path.read_text(encoding="utf-8") for path in stories() if path.parent.name == "mundialito"]
    endings = {json.loads(text.rsplit(". over ", 1)[1].split("; view")[0])["reason"] for text in told}
    assert endings == {"goal", "repetition", "turn_limit", "whistle"}
    assert any("> coasters" in text for text in told)
    assert all(any(sign in text for text in told) for sign in "x^*")


def test_the_playthroughs_of_the_hedgehog_race_reach_every_ending_with_one_to_eleven_seats() -> None:
    told = [path.read_text(encoding="utf-8") for path in stories() if path.parent.name == "hedgehog"]
    endings = {json.loads(text.rsplit(". over ", 1)[1].split("; view")[0])["reason"] for text in told}
    assert endings == {"tree", "nest", "passes", "stuck", "turn_limit"}
    seats = {int(text.split("\nseats: ")[1].split("\n")[0]) for text in told}
    assert {1, 4, 11} <= seats
    assert any("seats: 1\n" in text and '"neutral": true' in text for text in told)
