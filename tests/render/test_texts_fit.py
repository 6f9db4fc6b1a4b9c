"""Every word of a picture is shown whole, in every language, at the narrowest width too."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache

import pytest

from render import draw
from render.fonts import fit
from render.studio import LEAST_WIDTH
from tests.render.pixels import told, wishes
from tests.sampling import some_pairs
from words import LANGUAGES, speech
from words.catalogs import catalog
from words.languages import parent_of

#: What people are called in these pictures; names of people and countries may be shortened.
NAME = "Player "
#: Between the notes of a line, of which the last matters least: it may be shortened.
JOINT = " · "
STORIES = told()
#: The languages without their regional forms, which hardly differ.
WHOLE = [language for language in LANGUAGES if parent_of(language) is None]


@cache
def names(language: str) -> set[str]:
    """The names of countries and of coaches without a name of their own."""
    say = speech(language)
    nations = {say(message) for message in catalog("en") if message.startswith("nation-")}
    return nations | {say("dicecup-coach", number=number) for number in range(1, 7)}


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Every text that was shortened, with what is left of it."""
    found: list[tuple[str, str]] = []

    def recorded(text: str, size: int, weight: int, room: int) -> str:
        shown = fit(text, size, weight, room)
        if shown != text and NAME not in text and not (JOINT in text and JOINT in shown):
            found.append((text, shown))
        return shown

    for name, module in list(sys.modules.items()):
        if name.startswith("render.") and getattr(module, "fit", None) is fit:
            monkeypatch.setattr(module, "fit", recorded)
    return found


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("story", "language"), some_pairs(STORIES, WHOLE, 4 * len(WHOLE)))
def test_no_word_of_a_picture_is_cut(story: str, language: str, cuts: list[tuple[str, str]]) -> None:
    for number, (name, game, wish) in enumerate(wishes(story)):
        for width in (LEAST_WIDTH, 1000) if number % 3 == 0 else (LEAST_WIDTH,):
            draw(game, replace(wish, width=width, locale=language))
        wrong = [cut for cut in cuts if cut[0] not in names(language)]
        assert not wrong, f"{name}: {wrong[0][0]!r} is shown as {wrong[0][1]!r}"
