"""Laws of films, for every game: what they begin and end with, how large they are, and that anything can be filmed."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops

from render import Wish, draw
from render.__main__ import main
from render.motion import Film, FilmRequest, Span, TooLarge, is_name, make, seconds_of, span_named, span_to, spans
from render.motion import film as film_module
from render.motion.film import BEGIN, END, MOST_STEPS, Frame
from render.studio import LEAST_WIDTH
from rules.core.history import finish, history, replay
from rules.core.match import Match
from tests.render.worldcup_views import deal_apart
from tests.sampling import some
from tests.shelf import SHELVES
from words.shortening import ALT_LIMIT

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def order_of(
    match: Match, first: int, last: int, width: int | None = LEAST_WIDTH, viewer: int | None = None
) -> FilmRequest:
    """Order a film of a game's events."""
    log = tuple(match.log)
    return FilmRequest(match.game.about.key, match.seats, match.options, log, first, last, viewer, viewer, width=width)


def longest(key: str) -> Match:
    """The end of the longer of two random games."""
    return max(games(key), key=lambda match: len(match.log))


def games(key: str) -> Iterator[Match]:
    """The ends of two random games: one with the fewest seats, and one with the most."""
    for walk in SHELVES[key].few(2):
        yield walk.last


def frames(film: Film) -> list[tuple[Image.Image, int]]:
    """A film's frames as they are shown, with their durations (ms)."""
    found = []
    with Image.open(io.BytesIO(film.webp)) as image:
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            image.load()
            found.append((image.convert("RGB"), int(image.info.get("duration", 0))))
    return found


def still(match: Match, index: int, viewer: int | None = None) -> Image.Image:
    """The picture of a game after so many events."""
    begun = Match.begin(match.game, match.seats, match.options, 0)
    view = begun.replay(tuple(match.log)[:index]).view(viewer)
    return Image.open(io.BytesIO(draw(match.game.about.key, Wish(view, viewer, width=LEAST_WIDTH)).png)).convert("RGB")


def same(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures have the same pixels; the first may go on below."""
    return ImageChops.difference(one.crop((0, 0, *other.size)), other).getbbox() is None


@pytest.mark.parametrize("key", some(SHELVES, 2))
def test_a_film_begins_with_the_still_picture_and_holds_at_its_end(key: str) -> None:
    random = Random(key)
    for match in games(key):
        for _ in range(2):
            first = random.randrange(len(match.log))
            last = min(len(match.log), first + random.randint(1, 6))
            film = make(order_of(match, first, last))
            shown = frames(film)
            assert same(shown[0][0], still(match, first))
            if len(shown) > 1:  # else nothing that happened can be seen, and the file is a picture
                assert shown[0][1] >= BEGIN
                assert shown[-1][1] >= END
                assert sum(duration for _, duration in shown) == film.milliseconds
            assert abs(seconds_of(order_of(match, first, last)) - film.milliseconds / 1000) <= 0.5
            assert len(shown) <= film.frames
            assert {image.size for image, _ in shown} == {(film.width, film.height)}
            assert film.width == LEAST_WIDTH
            assert 0 < len(film.alt) <= ALT_LIMIT


@pytest.mark.parametrize("key", some(SHELVES, 1))
def test_a_long_range_can_be_filmed_within_the_limit(key: str) -> None:
    match = next(games(key))
    told: list[float] = []
    film = make(order_of(match, max(0, len(match.log) - 150), len(match.log)), told.append)
    assert len(film.webp) <= 8 * 2**20
    assert told == sorted(told)
    assert told[0] == 0 <= told[-1] < 1
    assert film.frames <= 1 + 4 * MOST_STEPS
    assert film.milliseconds < 150_000
    assert film.alt[-1] in ".!"  # no sentence is cut
    shown = frames(film)
    assert any(not same(one[0], other[0]) for one, other in pairwise(shown))


@pytest.mark.parametrize("key", SHELVES)
def test_pictures_between_two_stills_differ_from_both(key: str) -> None:
    match = longest(key)
    moving = changes = 0
    for first in range(len(match.log) // 2, len(match.log) // 2 + 6):
        shown = [image for image, _ in frames(make(order_of(match, first, first + 1)))]
        changes += len(shown) > 1
        moving += any(not same(image, shown[0]) and not same(image, shown[-1]) for image in shown[1:-1])
    assert moving >= min(3, changes) > 0


def test_a_film_without_events_is_the_still_picture() -> None:
    match = next(games("mundialito"))
    film = make(order_of(match, 9, 9))
    assert film.frames == 1
    assert same(frames(film)[0][0], still(match, 9))


@pytest.mark.proof
def test_a_film_is_made_smaller_until_it_fits() -> None:
    match = longest("hedgehog")
    whole = make(order_of(match, 0, 8, width=None))
    smaller = make(order_of(match, 0, 8, width=None), most=len(whole.webp) - 1)
    assert smaller.width < whole.width
    assert len(smaller.webp) < len(whole.webp)
    with pytest.raises(TooLarge):
        make(order_of(match, 0, 8), most=1000)


def test_a_film_that_would_be_too_large_is_not_drawn_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    match, drawn = SHELVES["mundialito"].few(1)[0].last, list[int]()
    encode = film_module.encode

    def noted(frames: Iterator[Frame], count: int) -> tuple[bytes, int]:
        drawn.append(count)
        return encode(frames, count)

    monkeypatch.setattr(film_module, "encode", noted)
    told: list[float] = []
    asked = order_of(match, 0, 24)
    most = len(make(replace(asked, last=4)).webp)
    drawn.clear()
    film = make(asked, told.append, most=most)
    assert 2 <= film.frames < 1 + 24 * 6
    assert len(film.webp) <= most
    samples = [count for count in drawn if count in (1, 3)]
    assert sum(drawn) - sum(samples) <= 3 * film.frames, "a film was made that was far too large"
    assert told[0] == 0 < told[-1] < 1


def test_a_range_that_the_game_does_not_have_is_refused() -> None:
    match = longest("hedgehog")
    for first, last in ((-1, 3), (3, 2), (0, len(match.log) + 1)):
        with pytest.raises(ValueError, match="no range"):
            make(order_of(match, first, last))


def test_a_running_cup_is_filmed_from_the_view_alone() -> None:
    for seed in range(3):
        match, other = deal_apart(seed)
        assert match.state.hands != other.state.hands
        for viewer in (None, 0):
            films = [make(order_of(one, len(one.log) - 8, len(one.log), viewer=viewer)) for one in (match, other)]
            assert films[0] == films[1]


def parts(match: Match, events: int | None = None) -> tuple[Span, ...]:
    """The parts of a game, or of its beginning."""
    begun = Match.begin(match.game, match.seats, match.options, 0)
    return finish(spans(replay(begun, tuple(match.log)[:events])))


@pytest.mark.parametrize("key", SHELVES)
def test_the_parts_of_a_game_lie_within_it_and_keep_their_names(key: str) -> None:
    for match in games(key):
        log = tuple(match.log)
        found = parts(match)
        assert all(0 <= span.first < span.last <= len(log) for span in found)
        assert len({span.name for span in found}) == len(found)
        assert all(is_name(span.name) for span in found)
        earlier = parts(match, len(log) // 2)
        for span in earlier:
            later = span_named(found, span.name)
            assert later is not None
            assert span.kind == "turn" or later.first == span.first
        assert parts(match, 0) == ()
    assert not is_name("goal-0")
    assert not is_name("everything")


@pytest.mark.parametrize("key", SHELVES)
def test_the_turn_up_to_a_moment_is_a_part_that_ends_there(key: str) -> None:
    for match in games(key):
        whole = history(replay(Match.begin(match.game, match.seats, match.options, 0), match.log))
        assert span_to(whole, whole.opening) is None
        assert span_to(whole, whole.length + 1) is None
        counted = any(turn.number for turn in whole.turns)
        for number, turn in enumerate(whole.turns, start=1):
            for stop in turn.stops:
                assert span_to(whole, stop) == Span(
                    "moment", stop, turn.start, stop, turn.number if counted else number
                )
                assert is_name(f"moment-{stop}")


def test_each_goal_of_a_match_is_a_part_that_ends_with_it() -> None:
    for walk in SHELVES["mundialito"].walks:
        goals = [span for span in parts(walk.last) if span.kind == "goal"]
        for span in goals:
            assert walk.moments[span.last].view(None).scored is not None
            assert walk.moments[span.last - 1].view(None).scored is None
            assert 1 <= span.last - span.first <= 2


def test_the_command_line_films_a_range(tmp_path, capsys) -> None:  # type: ignore[no-untyped-def]
    file, output = tmp_path / "game.json", tmp_path / "film.webp"
    file.write_text('{"game": "mundialito", "seats": 2, "events": ["setup 321123", "setup 132231", "ball b2"]}')
    assert main(["mundialito", str(file), "--animate", "1:3", "--width", "400", "-o", str(output)]) == 0
    assert "400 x" in capsys.readouterr().out
    with Image.open(output) as image:
        assert image.is_animated  # type: ignore[attr-defined]
    assert main(["mundialito", str(file), "--animate", "1:9", "-o", str(output)]) == 1
    assert main(["mundialito", str(file), "--animate", "nonsense", "-o", str(output)]) == 1
    assert "Can't draw" in capsys.readouterr().err
