"""Every game's rulebook is read in chapters, each with an example, and every refusal has its clause."""

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest

from rules import GAMES, clause_of, examples_of, rulebook_of
from rules.core.errors import Refusal, RulesError
from rules.core.game import Game
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.core.rulebook import OPENING, Example, chapters, read_examples, read_rulebook
from template.pig import GAME as PIG

ROOT = Path(__file__).parents[2]
#: Where each game is kept: the games of the shelf, and the template.
PACKAGES = {**{key: f"rules.{key}" for key in GAMES}, "pig": "template.pig"}
PLAYED: dict[str, Game[Any, Any, Any, Any]] = {**GAMES, "pig": PIG}
#: What a chapter may take of a message, in characters.
LONGEST_CHAPTER = 1800
#: What a title may have, in characters.
LONGEST_TITLE = 28


def folder(game: str) -> Path:
    return ROOT / PACKAGES[game].replace(".", "/")


def reasons(game: str) -> set[str]:
    """The reasons of refusals that the game's code has, without its key; those of its notation included."""
    found = {"notation"} | ({"chance-notation"} if PLAYED[game].notation.chance_events else set())
    for file in sorted(folder(game).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Reasons"), args=[_, ast.Dict(keys=keys), *_]):
                    found |= {key.value for key in keys if isinstance(key, ast.Constant)}
                case ast.keyword(arg="reason", value=ast.Constant(value=str(reason))) if reason.startswith(f"{game}-"):
                    found.add(reason.removeprefix(f"{game}-"))
    return found


@pytest.mark.parametrize("game", PACKAGES)
def test_every_reason_for_a_refusal_has_a_clause_that_exists(game: str) -> None:
    known = {number for chapter in read_rulebook(PACKAGES[game]) for number in chapter.numbers}
    assert set(PLAYED[game].clauses) == reasons(game)
    assert set(PLAYED[game].clauses.values()) <= known


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_refuses_along_the_way_has_a_clause(game: str) -> None:
    rng, played, refused = random.Random(1), GAMES[game], set()
    for seed in range(4):
        match = Match.begin(played, max(2, played.about.seats[0]), {}, seed)
        before: list[str] = []
        while match.outcome is None and len(match.log) < 60:
            seat = match.to_act
            if seat is None or isinstance(match.turn, Chance):
                match = match.resolve()
                continue
            for text in (*before[-40:], "nonsense"):
                try:
                    match.act(seat, text)
                except Refusal as refusal:
                    refused.add(refusal.reason)
            legal = match.legal(40)
            before += legal
            match = match.act(seat, rng.choice(legal))
    assert f"{game}-notation" in refused
    for reason in refused - {"not-now"}:
        assert clause_of(reason) is not None, reason


def test_what_no_game_explains_has_no_clause() -> None:
    for reason in ("not-your-turn", "game-over", "stale", "mundialito", "mundialito-", "chess-notation", ""):
        assert clause_of(reason) is None
    assert clause_of("mundialito-push-own") == ("mundialito", 12)


@pytest.mark.parametrize("game", PACKAGES)
def test_chapters_hold_every_paragraph_of_the_rulebook_and_fit_into_a_message(game: str) -> None:
    text = (folder(game) / "RULES.md").read_text(encoding="utf-8")
    found = read_rulebook(PACKAGES[game])
    texts = [text for one in found for text in (one.about, *(clause.text for clause in one.clauses))]
    told = [paragraph for text in texts for paragraph in text.split("\n\n")]
    wanted = [paragraph for paragraph in text.strip().split("\n\n") if not paragraph.startswith("#")]
    assert sorted(filter(None, told)) == sorted(wanted)
    for chapter in found:
        whole = len(chapter.title) + len(chapter.about) + sum(len(clause.text) + 2 for clause in chapter.clauses)
        assert whole <= LONGEST_CHAPTER, chapter.title


@pytest.mark.parametrize("game", PACKAGES)
def test_a_chapter_is_known_by_its_first_clause_or_by_its_title(game: str) -> None:
    opening, *others = read_rulebook(PACKAGES[game])
    assert opening.key == OPENING
    keys = [chapter.key for chapter in others]
    assert len({OPENING, *keys}) == len(keys) + 1
    for chapter in others:
        assert re.fullmatch("[a-z0-9-]{1,30}", chapter.key)
        assert len(chapter.title) <= LONGEST_TITLE, "a button has it on a phone"
        assert not chapter.numbers or chapter.key == str(chapter.numbers[0])


@pytest.mark.parametrize("game", GAMES)
def test_newcomers_are_told_what_each_chapter_is_about(game: str) -> None:
    if examples_of(game):
        assert [chapter.title for chapter in rulebook_of(game) if not chapter.about] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_an_example_that_can_be_played(game: str) -> None:
    found = examples_of(game)
    if not found:
        pytest.skip("the game has no examples")
    assert list(found) == [chapter.key for chapter in rulebook_of(game)]
    for example in found.values():
        match = example.match(GAMES[game])
        assert len(match.log) >= example.play
        assert match == example.match(GAMES[game])


def test_a_game_without_a_rulebook_or_examples_has_none() -> None:
    assert read_rulebook("rules.core") == ()
    assert read_examples("rules.core") == {}
    assert rulebook_of("nothing") == ()
    assert rulebook_of("../words") == ()
    assert examples_of("nothing") == {}


def test_an_example_takes_what_chance_it_is_given_and_draws_the_rest() -> None:
    given = Example(seats=2, events=("roll", "die 4", "roll"), seed=7).match(PIG)
    assert list(given.log) == ["roll", "die 4", "roll"]
    drawn = Example(seats=2, events=("roll", "roll"), seed=7).match(PIG)
    assert list(drawn.log)[0::2] == ["roll", "roll"]
    assert list(drawn.log)[1].startswith("die ")


def test_paragraphs_before_the_first_chapter_are_the_opening() -> None:
    text = "# Title\n\n*Credits.*\n\nIdea.\n\n## First\n\nPlain.\n\n**1.** One.\n\n**2. Two** is two.\n\n"
    text += "## Lists\n\nA list.\n"
    opening, first, lists = chapters(text)
    assert (opening.key, opening.title, opening.about) == ("0", "Title", "*Credits.*\n\nIdea.")
    assert (first.key, first.about, first.numbers) == ("1", "Plain.", (1, 2))
    assert first.clauses[1].text == "**2. Two** is two."
    assert (lists.key, lists.about, lists.clauses) == ("lists", "A list.", ())


def test_an_option_that_is_refused_has_a_clause_too() -> None:
    with pytest.raises(RulesError) as refused:
        Match.begin(GAMES["dicecup"], 2, {"dealer": 3}, 1)
    assert clause_of(refused.value.reason) == ("dicecup", 5)
