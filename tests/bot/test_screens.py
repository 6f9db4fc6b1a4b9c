"""What holds for each screen before a game, in every language: lines, controls, colours, labels and words for pictures.

A phone shows 37 characters of text a line, and 30 of a heading.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from math import ceil
from typing import Any

import pytest

from data import Pref
from rules import GAMES
from tests.bot.club import Club, Seen
from words import LANGUAGES

WIDTH, HEADING = 37, 30
#: The most lines shown, by language; in English fewer.
LINES = {"en": 6}
MOST_LINES = 8
#: On a game's page, which has three texts and no other message below.
PICKER_LINES = 11
#: The most controls, and letters on a button.
CONTROLS, LABEL = 5, 22
ENGLISH_LABEL = 16
BUTTON, MENUS = 2, (3, 5)
GREY = 2


def shown_lines(text: str) -> int:
    """How many lines a phone shows, without markup, and with times as people read them."""
    found = 0
    for line in text.splitlines():
        plain = re.sub(r"<t:\d+:\w>", "20:49", re.sub(r"<@\d+>", "@Carla", line)).replace("*", "")
        width = HEADING if plain.startswith("### ") else WIDTH
        found += ceil(len(plain.removeprefix("### ").removeprefix("-# ")) / width)
    return found


def flaws(name: str, seen: Seen, language: str, *, controls: int = CONTROLS, lines: int | None = None) -> list[str]:
    """Say what is wrong with a screen."""
    found = []
    buttons = [part for part in seen.rows if part["type"] == BUTTON]
    most = lines or LINES.get(language, MOST_LINES)
    if shown_lines(seen.text) > most:
        found.append(f"{name} shows {shown_lines(seen.text)} lines: {seen.text!r}")
    if len(buttons) + sum(part["type"] in MENUS for part in seen.rows) > controls:
        found.append(f"{name} has more than {controls} controls: {list(seen.buttons)}")
    coloured = [number for number, part in enumerate(buttons) if part["style"] != GREY]
    if coloured not in ([], [0]):
        found.append(f"{name} has {len(coloured)} coloured buttons, or not the first: {list(seen.buttons)}")
    found += [f"{name} has a disabled button: {part['label']}" for part in buttons if part.get("disabled")]
    longest = ENGLISH_LABEL if language == "en" else LABEL
    found += [f"{name} has a long button: {part['label']}" for part in buttons if len(part["label"]) > longest]
    pictures = [item for part in seen.rows if part["type"] == 12 for item in part["items"]]
    found += [f"{name} has a picture without words" for item in pictures if not item.get("description")]
    headings = [line for line in seen.text.splitlines() if line.startswith("#")]
    small = [line for line in seen.text.splitlines() if line.startswith("-# ")]
    if len(headings) > 1 or len(small) > 1:
        found.append(f"{name} has {len(headings)} headings and {len(small)} lines of small print")
    return found


@pytest.fixture(params=LANGUAGES)
async def speaking(club: Club, request: pytest.FixtureRequest) -> tuple[Club, str]:
    """The club, in one of the languages."""
    language = str(request.param)
    await club.archive.servers.save(club.guild.id, {Pref.CHOSEN: language})
    for who in (club.ana, club.ben, club.cy):
        await club.archive.people.save(who.id, {Pref.CHOSEN: language})
    return club, language


async def lobby_screens(club: Club, game: str) -> AsyncIterator[tuple[str, Seen]]:
    """An open table, the private pages below it, and what is left of it."""
    page = await club.slash(club.ana, "mundialito play", game=game)
    yield "the open table", club.board()
    yield "the host's page", page
    if GAMES[game].about.seats[1] == 2:
        level = await club.press(club.ana, page, "fill")
        yield "the levels", level
    else:
        if GAMES[game].about.seats[0] > 1 or GAMES[game].about.rivals:
            yield "an early start", await club.press(club.ana, page, "start")
        await club.press(club.ben, club.board(), "join")
        yield "the table with a guest", club.board()
        yield "the guest's page", await club.page(club.ben, club.board())
        await club.pick(club.ana, club.board(), "computer", "easy" if game != "dicecup" else "random")
        yield "the table with a computer", club.board()
        yield "the host's page with a guest", await club.page(club.ana, club.board())
    await club.press(club.ana, await club.page(club.ana, club.board()), "cancel")
    yield "the closed table", club.board()


async def invitation_screens(club: Club, game: str) -> AsyncIterator[tuple[str, Seen]]:
    """An invitation, and what comes of it."""
    page = await club.slash(club.ana, "mundialito play", game=game, opponent=club.ben)
    yield "the invitation", club.board()
    yield "the host's page of an invitation", page
    yield "the answer to somebody else", await club.press(club.cy, club.board(), "join")
    yield "the answer to who declines", await club.press(club.ben, club.board(), "leave")
    yield "the declined invitation", club.board()


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_every_screen_before_a_game_keeps_the_measures(speaking: tuple[Club, str], game: str) -> None:
    club, language = speaking
    found: list[str] = []
    async for name, seen in lobby_screens(club, game):
        found += flaws(name, seen, language)
    async for name, seen in invitation_screens(club, game):
        found += flaws(name, seen, language)
    assert not found


async def test_the_games_to_choose_from_keep_the_measures(speaking: tuple[Club, str]) -> None:
    club, language = speaking
    listed = await club.slash(club.ana, "mundialito play")
    found = flaws("the games", listed, language)
    for custom_id in [one for one in listed.ids if ":choose:" in one]:
        page = await club.forge(club.ana, listed, custom_id)
        found += flaws(custom_id, page, language, controls=6, lines=PICKER_LINES)
    assert not found


def choices(shown: Any) -> list[dict[str, Any]]:
    return [one for label in shown.modal["components"] for one in label["component"].get("options", ())]


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_form_fits_discord_in_every_language(speaking: tuple[Club, str], game: str) -> None:
    club, _ = speaking
    await club.slash(club.ana, "mundialito play", game=game)
    shown = await club.form(club.ana)
    assert len(shown.modal["title"]) < 45
    assert all(len(label["label"]) < 45 for label in shown.modal["components"])
    assert all(len(one["label"]) < 100 and len(one.get("description") or "") < 100 for one in choices(shown))
