"""Pictures are drawn once for everybody who sees the same, and never shown to anybody who doesn't."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

import host.studio
from host.studio import Studio
from render import Picture, Wish, draw, usual
from rules import GAMES
from rules.core.match import Match
from tests.render.pixels import told, wishes

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
def studio(drawn: list[Wish]) -> Iterator[Studio]:
    made = Studio()
    yield made
    made.close()


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
    small = Studio()
    view = match().view(None)
    for heading in ("a", "b", "c", "c", "a"):
        await small.draw("mundialito", Wish(view, heading=heading))
    small.close()
    assert [wish.heading for wish in drawn] == ["a", "b", "c", "a"]


async def test_a_failure_is_not_remembered(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = Wish(match().view(None), width=5)
    assert await studio.draw("mundialito", wish) is None
    assert await studio.draw("mundialito", replace(wish, width=400)) is not None


@pytest.mark.parametrize("story", [story for story in told() if not story.startswith("worldcup")][::4])
def test_a_wish_in_its_usual_form_has_the_same_picture_and_description(story: str) -> None:
    for _, game, wish in list(wishes(story))[::3]:
        for heading in (None, "Over"):
            asked = replace(wish, heading=heading)
            assert draw(game, usual(game, asked)) == draw(game, asked)
