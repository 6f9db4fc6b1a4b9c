"""A test of the tests: each deliberate bug is caught by the law named for it.

That a game without bugs keeps all laws is in `test_conformance.py`.
"""

import pytest

from template.pig import GAME
from tests.rules.bugs import BUGS
from tests.rules.bugs.beyond import BEYOND
from tests.rules.laws import LAWS, Shelf, broken
from tests.rules.laws.contract import AnyGame
from tests.rules.laws.terms import taken

#: Laws that no bug here breaks, and why.
UNTRIED = {
    "the_clocks_event_ends_the_game_at_once": "no game of these has a clock",
    "a_replayed_log_gives_the_same_game": "whatever breaks it breaks another law first",
    "the_log_alone_tells_the_game": "whatever breaks it breaks another law first",
}


@pytest.mark.parametrize("bug", BUGS)
def test_each_bug_is_caught_by_the_law_named_for_it(bug: str) -> None:
    with pytest.raises(Exception):  # noqa: B017, PT011 a buggy game may raise anything
        LAWS[BUGS[bug].law](Shelf(BUGS[bug].game))


@pytest.mark.parametrize("game", BEYOND, ids=lambda game: type(game).__name__)
def test_what_only_the_rulebook_knows_is_left_to_playthroughs_and_tests_of_clauses(game: AnyGame) -> None:
    assert broken(game) == {}


def test_there_are_bugs_of_every_kind() -> None:
    assert len(BUGS) >= 27
    assert {bug.law for bug in BUGS.values()} | set(UNTRIED) == set(LAWS)


@pytest.mark.parametrize("name", ["plain", "studio", "spread", "sprites", "player", "table", "en"])
def test_our_own_modules_are_recognised_by_who_imports_them(name: str) -> None:
    assert name in taken()


def test_only_the_template_and_no_game_counts_as_one_of_our_own_modules() -> None:
    assert GAME.about.key not in taken()
    assert "sardines" not in taken()
