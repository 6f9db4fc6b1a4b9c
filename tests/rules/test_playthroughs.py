"""Recorded games: today's rules replay each of them exactly as it was written down."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from rules import GAMES
from rules.core.errors import Refusal
from template.pig import GAME as PIG
from tests.rules import playthrough
from tests.rules.bugs.beyond import BEYOND
from tests.rules.laws.contract import AnyGame
from tests.rules.playthrough import FOLDER, new, retell, rewritten, stories
from tests.sampling import some

#: So many seats show which way round the turns go.
MORE_THAN_TWO = 3


@pytest.mark.parametrize("path", some(stories(), 12), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_playthrough_replays_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert retell(text) == text, "If this is meant, raise About.version and run python -m tests.rules.playthrough"


def test_a_playthrough_that_changes_is_only_rewritten_for_a_new_version(monkeypatch: pytest.MonkeyPatch) -> None:
    text, game = new("hedgehog", 2, 1), GAMES["hedgehog"]
    assert rewritten(text) == text
    looks = re.sub("view .*", "view otherwise", text)
    assert rewritten(looks) == text
    other = text.replace("\n   ", "\n   x0 ", 1)
    with pytest.raises(ValueError, match=f"raise its About.version above {game.about.version}"):
        rewritten(other)
    monkeypatch.setattr(game, "about", replace(game.about, version=game.about.version + 1))
    assert rewritten(other) == text.replace(f"version: {game.about.version - 1}", f"version: {game.about.version}")


@pytest.mark.parametrize("changed", BEYOND, ids=lambda game: type(game).__name__)
def test_a_rule_that_changes_without_a_version_is_noticed(changed: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pig", PIG)
    text = new("pig", 3, 1)
    monkeypatch.setitem(GAMES, "pig", changed)
    with pytest.raises((ValueError, Refusal)):
        rewritten(text)


def test_a_header_and_events_become_a_playthrough() -> None:
    text = new("hedgehog", 2, 1)
    begun = [
        line for line in text.splitlines() if not line.startswith("version: ") and not re.match(r"\d+\. |   ", line)
    ]
    assert rewritten("\n".join(begun)) == text


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


def test_a_playthrough_can_be_read_if_the_game_has_a_sketch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playthrough, "sketch_of", lambda key, view: f"{len(view.stacks)} stacks\non the table\n")
    text = new("hedgehog", 2, 1)
    shown = re.findall(r"\n(\d+)\. .+\n(?:   [^|].*\n)?   \| \d+ stacks\n   \| on the table\n", text)
    *often, last = sorted(map(int, shown))
    assert often == [*range(0, last, playthrough.SKETCHED)]
    assert f"\n{last}. over " in text
    assert retell(text) == text


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
