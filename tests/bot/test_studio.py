"""Pictures are drawn once for everybody who sees the same, and never shown to anybody who doesn't."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

import host.studio
from host.studio import Studio
from render import Picture, Wish, draw, has_sides, usual
from rules import GAMES
from rules.core.match import Match
from tests.render.pixels import told, wishes
from tests.sampling import some
from tests.shelf import SHELVES
from tests.waiting import FOR_EVER

OPENING = ("setup 321123", "setup 132231", "ball b2", "ball d5")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Wish]:
    """The wishes that were really drawn."""
    seen: list[Wish] = []

    def counted(game: str, wish: Wish) -> Picture:
        seen.append(wish)
        return draw(game, wish)

    monkeypatch.setattr(host.studio, "draw", counted)
    return seen


@pytest.fixture
async def studio(drawn: list[Wish]) -> AsyncIterator[Studio]:
    """A studio that draws in this process."""
    async with Studio() as opened:
        yield opened


@pytest.fixture
async def studio_apart() -> AsyncIterator[Studio]:
    """A studio that draws in a process of its own."""
    async with Studio(1) as opened:
        yield opened


def pid_of(studio: Studio) -> int:
    """The process id of a studio's only worker."""
    (pid,) = studio.pool.pids
    return pid


def blank(seconds: float) -> Picture:
    """A picture that takes so long to draw."""
    time.sleep(seconds)
    return Picture(b"", 1, 1, "")


def match(game: str = "mundialito", seats: int = 2) -> Match:
    return Match.begin(GAMES[game], seats, {}, 1)


async def test_the_board_is_the_picture_of_every_player_who_sees_it_from_that_side(
    studio: Studio, drawn: list[Wish]
) -> None:
    played = match().replay((*OPENING, "a6-a5"))
    board = await studio.draw("mundialito", Wish(played.view(None), None))
    waiting = await studio.draw("mundialito", Wish(played.view(0), 0))
    assert board == waiting
    assert len(drawn) == 1


async def test_a_picture_that_says_you_is_only_for_that_player(studio: Studio, drawn: list[Wish]) -> None:
    played = match().replay((*OPENING, "a6-a5"))
    own = await studio.draw("mundialito", Wish(played.view(1), 1))
    board = await studio.draw("mundialito", Wish(played.view(None), 1))
    assert own is not None
    assert board is not None
    assert own.png != board.png
    assert len(drawn) == 2


async def test_everybody_who_wants_it_at_the_same_time_gets_one_picture(studio: Studio, drawn: list[Wish]) -> None:
    view = match("hedgehog", 3).view(None)
    pictures = await asyncio.gather(*(studio.draw("hedgehog", Wish(view, seat)) for seat in (None, 0, 1, 2)))
    assert len({id(picture) for picture in pictures}) == len(drawn) == 1


async def test_no_hand_is_shown_to_anybody_else(studio: Studio, drawn: list[Wish]) -> None:
    played = match("worldcup", 3)
    while played.view(0).hand in (None, ()):
        played = played.resolve() if played.to_act is None else played.act(played.to_act, played.legal(1)[0])
    hands = [await studio.draw("worldcup", Wish(played.view(seat), seat, page="hand")) for seat in range(3)]
    assert len({picture.png for picture in hands if picture is not None}) == len(drawn) == 3


async def test_only_the_last_pictures_are_remembered(monkeypatch: pytest.MonkeyPatch, drawn: list[Wish]) -> None:
    monkeypatch.setattr(host.studio, "REMEMBERED", 2)
    view = match().view(None)
    async with Studio() as small:
        for heading in ("a", "b", "c", "c", "a"):
            await small.draw("mundialito", Wish(view, heading=heading))
    assert [wish.heading for wish in drawn] == ["a", "b", "c", "a"]


async def test_a_failure_is_not_remembered(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = Wish(match().view(None), width=5)
    assert await studio.draw("mundialito", wish) is None
    assert await studio.draw("mundialito", replace(wish, width=400)) is not None


@pytest.mark.parametrize("game", some(sorted(GAMES), 1))
async def test_a_process_of_its_own_draws_the_same_picture(studio_apart: Studio, game: str) -> None:
    wish = Wish(match(game, max(2, GAMES[game].about.seats[0])).view(None), names=("Ana", "Ben"))
    await studio_apart.rehearse(game)
    assert await studio_apart.draw(game, wish) == draw(game, usual(game, wish))


async def test_a_killed_drawing_process_costs_nobody_a_picture(studio_apart: Studio) -> None:
    view = match().view(None)
    assert await studio_apart.draw("mundialito", Wish(view)) is not None
    killed = pid_of(studio_apart)
    wanted = [
        asyncio.create_task(studio_apart.paint(blank, 0.3)),
        *(asyncio.ensure_future(studio_apart.draw("mundialito", Wish(view, heading=str(one)))) for one in range(4)),
    ]
    await asyncio.sleep(0.1)
    os.kill(killed, signal.SIGKILL)
    assert None not in await asyncio.gather(*wanted)
    assert pid_of(studio_apart) != killed


async def test_a_picture_that_never_gets_done_holds_up_only_itself(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(host.studio, "PATIENCE", 3.0)
    async with Studio(1) as studio:
        stuck = asyncio.create_task(studio.paint(blank, FOR_EVER))
        await asyncio.sleep(0)
        other = asyncio.ensure_future(studio.draw("mundialito", Wish(match().view(None))))
        with caplog.at_level(logging.ERROR):
            assert await stuck is None
        assert await other is not None
    assert "could not draw" in caplog.text


async def test_whoever_stops_waiting_leaves_the_picture_to_the_others(studio_apart: Studio) -> None:
    wish = Wish(match("hedgehog", 3).view(None))
    first = asyncio.ensure_future(studio_apart.draw("hedgehog", wish))
    second = asyncio.ensure_future(studio_apart.draw("hedgehog", wish))
    await asyncio.sleep(0)
    first.cancel()
    assert await second is not None


@pytest.mark.parametrize("story", [story for story in told() if not story.startswith("worldcup")][::4])
def test_a_wish_in_its_usual_form_has_the_same_picture_and_description(story: str) -> None:
    for _, game, wish in list(wishes(story))[::3]:
        for heading in (None, "Over"):
            asked = replace(wish, heading=heading)
            assert draw(game, usual(game, asked)) == draw(game, asked)


@pytest.mark.parametrize("key", GAMES)
def test_a_board_has_sides_only_if_its_picture_shows_them(key: str) -> None:
    views = [match.view(None) for match in SHELVES[key].few(1)[0].some(4, "sides")]
    turned = any(draw(key, Wish(view, seat=0)).png != draw(key, Wish(view, seat=1)).png for view in views)
    assert turned <= any(has_sides(key, view) for view in views)


def test_a_plain_picture_has_no_sides() -> None:
    assert not has_sides("pebbles", None)
    assert has_sides("mundialito", SHELVES["mundialito"].few(1)[0].begun.view(None))


async def test_a_cover_is_drawn_once_and_described_in_each_language(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, str]] = []

    def counted(game: str, locale: str) -> Picture:
        seen.append((game, locale))
        return Picture(b"cover", 1000, 400, "")

    monkeypatch.setattr(host.studio, "draw_cover", counted)
    monkeypatch.setattr(host.studio, "draw_named_cover", counted)
    found = await asyncio.gather(*(studio.cover("hedgehog", language) for language in ("en", "de", "en")))
    assert seen == [("hedgehog", "en")]
    assert found[0] == found[2] != found[1]
    for language in ("en", "de", "en"):
        assert await studio.cover("hedgehog", language, named=True) is not None
    assert seen[1:] == [("hedgehog", "en"), ("hedgehog", "de")]


async def test_a_cover_that_could_not_be_drawn_is_tried_again(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([None, Picture(b"cover", 1000, 400, "")])

    def failing(game: str, locale: str) -> Picture:
        drawn = next(answers)
        if drawn is None:
            raise ValueError
        return drawn

    monkeypatch.setattr(host.studio, "draw_cover", failing)
    assert await studio.cover("hedgehog", "en") is None
    assert await studio.cover("hedgehog", "en") is not None
