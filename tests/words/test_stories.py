"""Laws of stories, for every game: nothing fails along a game, and everything visible is described."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.core.match import Match
from rules.core.plain import plain
from tests.rules.laws.contract import ordinals
from tests.sampling import some
from tests.shelf import SHELVES
from words import speech
from words.games import MOST_DEEDS, alt, board_text, chapter, since, story, task
from words.shortening import ALT_LIMIT

say = speech("en")
#: The number of moments per game.
MOMENTS = 60
#: Discord's limit for one message (characters).
MOST_TEXT = 4000


def moments(key: str) -> list[Match]:
    """Return moments of whole games with few seats and with many, and of games with other options."""
    return [match for walk in SHELVES[key].few(6) for match in walk.some(MOMENTS // 6, "told")]


def who(match: Match) -> list[str]:
    return [f"P{seat}" for seat in range(match.seats)]


def viewers(match: Match) -> list[int | None]:
    return [None, *sorted({0, match.seats - 1, *(() if match.to_act is None else (match.to_act,))})]


@pytest.mark.parametrize("key", SHELVES)
def test_boards_and_stories_work_along_a_game(key: str) -> None:
    game = SHELVES[key].game
    for match in moments(key):
        number = ordinals(match)["chapter"]
        for viewer in viewers(match):
            view = match.view(viewer)
            told = [
                alt(key, view, say, side=viewer, title=game.about.title),
                board_text(key, view, say, viewer, title=game.about.title, who=who(match)),
                board_text(key, view, say, viewer, actions=True, title=game.about.title, who=who(match)),
                story(key, view, say, who(match), match.log[-1] if match.log else None),
                since(key, view, say, who(match)),
                task(key, view, say),
            ]
            if number:
                told.append(story(key, view, say, who(match), match.log[-1] if match.log else None, number - 1))
                told += [chapter(key, view, say, who(match), before) for before in range(max(1, number - 1), number)]
            assert all(type(text) is str and len(text) <= MOST_TEXT for text in told)
            assert told[0].strip()
            assert told[1].strip()
            assert len(told[0]) <= ALT_LIMIT
            assert not any("{ $" in text or "None" in text for text in told), told


def test_a_long_description_of_a_game_without_words_ends_as_a_sentence_does() -> None:
    view = {f"field {number}": tuple(range(90)) for number in range(9)}
    told = alt("pebbles", view, say, title="Pebbles")
    assert told.startswith("Pebbles: field 0 0, 1, 2, ")
    assert told.endswith(".")
    assert ALT_LIMIT // 2 < len(told) <= ALT_LIMIT


#: Fields about the past or about possible actions, not about what is on the table.
BESIDE_THE_TABLE = ("legal", "moves", "log", "viewer")


def shown(view: Any) -> str:
    """Return what a view shows of the table, as text."""
    found = plain(view)
    if isinstance(found, dict):
        found = {name: value for name, value in found.items() if name not in BESIDE_THE_TABLE}
    return json.dumps(found, sort_keys=True)


@pytest.mark.parametrize("key", some(SHELVES, 2))
def test_moments_that_look_different_are_described_differently(key: str) -> None:
    """A piece or card that moved is named, so that readers of the board know what viewers know."""
    game = SHELVES[key].game
    for walk in SHELVES[key].few(4):
        told: dict[tuple[int, str], tuple[str, Match]] = {}
        for match in (match for match in walk.some(100, "different") if match.to_act is not None):
            view = match.view(match.to_act)
            text = board_text(key, view, say, match.to_act, title=game.about.title, who=who(match))
            look, other = told.setdefault((match.to_act, text), (shown(view), match))
            assert look == shown(view), f"told alike: {list(other.log)[-4:]}, {list(match.log)[-4:]}: {text}"


def test_a_game_without_words_tells_each_seats_deeds_and_chance_by_the_notation() -> None:
    deeds = ((0, "take 1"), (0, "stop"), (None, "die 3"), (1, "take 2"))
    assert since("pebbles", None, say, ("Ana", "Ben"), deeds) == "Ana: `take 1`, `stop`\n`die 3`\nBen: `take 2`"
    many = tuple((0, f"take {number}") for number in range(MOST_DEEDS + 5))
    assert since("pebbles", None, say, ("Ana",), many).startswith("Ana: `take 5`")
    assert since("pebbles", None, say, ("Ana",)) == ""
