"""Strips of moments: whatever the game, they can be read on a phone."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from host.moments import moments
from host.scene import Recording
from render.moments import MOST, MomentStrip, ToldMoment, draw_moments, moments_alt
from render.studio import LEAST_WIDTH, MOST_WIDTH
from render.tokens import CONTRAST, MOOD
from rules.core.history import finish
from tests.render import cups, worldcup_views
from tests.render.places import Drawn
from tests.sampling import some_pairs
from tests.shelf import SHELVES
from words import LANGUAGES, speech
from words.dicecup.lines import item
from words.shortening import ALT_LIMIT
from words.worldcup.lines import item as nation

NAMES = ("Ana", "Bartholomew the Magnific", "王小明", "W" * 24, "Maximilian-Alexander-Wolf", "🦔")


def strips(key: str, language: str = "en") -> list[MomentStrip]:
    """The strips of random games, whole and up to their middles."""
    found = []
    for walk in SHELVES[key].few(6):
        match, names = walk.last, tuple(NAMES[seat % len(NAMES)] for seat in range(walk.last.seats))
        ranking = match.outcome.ranking if match.outcome else ()
        for last in {len(match.log), len(match.log) // 2} - {0}:
            told = finish(moments(Recording.of(match), 0, last, language, names))
            found.append(MomentStrip(key, told, names, ranking))
    return found


@pytest.mark.parametrize(("key", "width"), some_pairs(SHELVES, [LEAST_WIDTH, MOST_WIDTH], 2))
def test_every_game_has_strips(key: str, width: int) -> None:
    for strip in strips(key):
        drawn = draw_moments(strip, width=width)
        picture = Image.open(BytesIO(drawn.png))
        assert picture.size == (drawn.width, drawn.height)
        assert drawn.width == width
        assert drawn.height <= 2.1 * width
        assert len(drawn.png) < 200_000
        assert 0 < len(drawn.alt) <= ALT_LIMIT


@pytest.mark.parametrize("key", SHELVES)
def test_everything_written_on_a_strip_can_be_read_at_its_least_width(key: str, words_drawn: Drawn) -> None:
    for strip in strips(key):
        words_drawn.clear()
        drawn = draw_moments(strip, width=LEAST_WIDTH)
        assert all(size >= 11 and 0 <= box[0] < box[2] <= drawn.width for _, box, size in words_drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_a_strip_are_in_the_readers_language(language: str) -> None:
    (strip, *_) = strips("mundialito", language)
    assert draw_moments(strip, language, width=LEAST_WIDTH).alt == moments_alt(strip)
    assert all(one.heading and one.text for one in strip.moments)


@pytest.mark.parametrize("key", SHELVES)
def test_whoever_has_a_name_that_cannot_be_drawn_is_named_by_their_seat(key: str) -> None:
    match = max((walk.last for walk in SHELVES[key].few(3)), key=lambda last: last.seats)
    named, unnamed = (
        finish(moments(Recording.of(match), 0, len(match.log), "en", (name,) * match.seats)) for name in ("Ana", "🦔")
    )
    for one, other in zip(named, unnamed, strict=True):
        told = one.heading + one.text, other.heading + other.text
        assert told[0].count("Ana") == told[1].count("seat ")
        assert "🦔" not in told[1]


def test_a_long_line_is_cut_after_the_third() -> None:
    (strip, *_) = strips("mundialito")
    one = ToldMoment(strip.moments[-1].view, "Turn 1", "word " * 80)
    short = replace(one, text="word")
    tall, low = (draw_moments(replace(strip, moments=(told,))).height for told in (one, short))
    assert low < tall < low + 100


def test_a_strip_of_football_marks_what_was_done() -> None:
    strip = next(one for one in strips("mundialito") if one.moments[-1].view.trail)
    (*_, last) = strip.moments
    plain = replace(last, view=replace(last.view, trail=()))
    shown = [draw_moments(replace(strip, moments=(one,))).png for one in (last, plain)]
    assert shown[0] != shown[1]


def test_a_strip_of_a_cup_shows_the_match_that_is_being_played(words_drawn: Drawn) -> None:
    view = next(view for view in cups.views(2) if view.match and view.match.home.score and view.latest)
    told = ToldMoment(view, "Match 2", "")
    names = [item(side.code, speech("en")) for side in (view.match.home, view.match.away)]
    draw_moments(MomentStrip("dicecup", (told,), ("Ana", "Ben")))
    assert {*names, f"{view.match.home.score}–?"} <= {text for text, *_ in words_drawn}
    for cup in (1930, 2002):
        words_drawn.clear()
        view = next(view for view in worldcup_views.views(cup, 4) if view.reports and view.last and view.last.changes)
        match = next(match for match in view.matches if match.name == view.last.changes[0].match)
        draw_moments(MomentStrip("worldcup", (ToldMoment(view, "Turn 60", ""),), NAMES[:4]))
        names = [nation(row.team, speech("en")) for row in (match.left, match.right)]
        assert {*names, f"{match.left.goals}–{match.right.goals}"} <= {text for text, *_ in words_drawn}


@pytest.mark.parametrize("theme", [MOOD, CONTRAST])
def test_the_strip_of_a_whole_cup_is_no_taller_than_a_phone_shows(theme: str) -> None:
    (strip, *_) = sorted(strips("dicecup"), key=lambda one: -len(one.moments))
    assert len(strip.moments) == MOST
    assert draw_moments(strip, theme=theme).height <= 1.7 * MOST_WIDTH


@pytest.mark.parametrize("count", [0, MOST + 1])
def test_a_strip_has_one_to_six_moments(count: int) -> None:
    (strip, *_) = strips("mundialito")
    with pytest.raises(ValueError, match="moments"):
        draw_moments(replace(strip, moments=strip.moments[:1] * count))


def test_an_unknown_width_is_refused() -> None:
    (strip, *_) = strips("mundialito")
    with pytest.raises(ValueError, match="wide"):
        draw_moments(strip, width=399)


def test_a_game_without_a_card_of_its_own_has_its_board_in_the_strip(monkeypatch: pytest.MonkeyPatch) -> None:
    (strip, *_) = strips("mundialito")
    own = draw_moments(strip)
    monkeypatch.setattr("render.moments.card_module", lambda game: None)
    fitted = draw_moments(strip)
    assert fitted.alt == own.alt
    assert fitted.png != own.png
