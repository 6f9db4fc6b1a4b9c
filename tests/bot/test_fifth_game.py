"""A game with nothing but rules still gets commands, menus, suggestions, saving, a picture and an opponent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.commands import Tables
from cogs.faces.plain import PlainFace
from cogs.press.commanding import game_choices
from cogs.rulebook import Rulebook
from host.studio import Studio
from rules import GAMES
from rules.core.game import Choices
from rules.core.match import Match
from rules.table.table import EndedTable, Running
from tests.bot.club import Club, Seen, open_club
from tests.bot.test_names import check
from tests.rules.toys import TOY, Sardines, Toy
from words import speech

say = speech("en")


@pytest.fixture
async def club(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    """A club with one more game, and with real pictures."""
    monkeypatch.setitem(GAMES, "sardines", TOY)
    monkeypatch.setitem(Tables.play.__discord_app_commands_param_choices__, "game", game_choices())
    monkeypatch.setitem(vars(Rulebook.rules)["__discord_app_commands_param_choices__"], "game", game_choices())
    async with open_club(database) as opened, Studio() as studio:
        opened.house.studio = studio
        yield opened


async def choose(club: Club, who: object, panel: Seen) -> Seen:
    """Pick the first choice until an action can be played, and play it."""
    for _ in range(6):
        play = next((label for label in panel.buttons if label.startswith("Play ")), None)
        if play is not None:
            return await club.press(who, panel, play)
        menu = panel.selects["Choose"]
        panel = await club.pick(who, panel, "Choose", menu["options"][0]["value"])
    raise AssertionError(panel)


async def test_the_game_is_listed_by_its_title(club: Club) -> None:
    assert "Sardines" in [str(choice.name) for choice in game_choices()]


async def test_two_people_play_it_to_the_end_with_menus(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="sardines", opponent=club.ben)
    check(club.board())
    await club.settle(club.ana, "rounds=3")
    assert "rounds: 3" in club.board().text
    await club.press(club.ben, club.board(), "Join")
    table = await club.game()
    for _ in range(20):
        if not isinstance(table, Running):
            break
        who = club.person(table.awaited_persons[0])
        panel = await club.press(who, club.board(), "Hand")
        check(panel)
        await choose(club, who, panel)
        board = club.board()
        check(board)
        assert board.alt.startswith("Sardines")
        table = await club.game(table.id)
    assert isinstance(table, EndedTable)
    assert list(club.board().buttons) == ["Rematch", "Replay", "Share", "More…"]


async def test_it_can_be_played_by_typing_with_suggestions(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="sardines", opponent=club.ben)
    await club.press(club.ben, club.board(), "Join")
    table = await club.game()
    who = club.person(table.awaited_persons[0])
    offered = await club.suggest(who, "move", option="action", value="LAY")
    assert offered
    assert all(choice["value"].startswith("lay ") for choice in offered)
    refused = await club.slash(who, "move", action="dance")
    assert refused.text == "'dance' is not an action of Sardines: write lay 3 or trade 1 3."
    await club.slash(who, "move", action=offered[0]["value"].upper())
    assert (await club.game(table.id)).number > table.number
    back = await club.slash(who, "mundialito table", action="undo")
    assert back.text == say("refusal-undo-chance")


async def test_nobody_sees_another_players_hand(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="sardines", opponent=club.ben)
    await club.press(club.ben, club.board(), "Join")
    table = await club.game()
    own = {who: ", ".join(map(str, table.match.view(table.seat_of(who.id))["hand"])) for who in (club.ana, club.ben)}
    shown = [club.board(), *[await club.slash(club.cy, "mundialito table", action=one) for one in ("board", "text")]]
    for who, other in ((club.ana, club.ben), (club.ben, club.ana)):
        text = (await club.slash(who, "mundialito table", action="text")).text
        assert own[who] in text
        assert own[other] not in text
    for seen in shown:
        assert not any(hand in seen.text + seen.alt for hand in own.values())


async def test_a_random_computer_plays_it(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="sardines", computer="random")
    (head,) = await club.archive.seats.tables_of(club.ana.id)
    table = await club.game(head.id)  # the computer may have won already
    for _ in range(20):
        if not isinstance(table, Running):
            break
        await club.slash(club.ana, "move", action=table.match.legal()[0])
        table = await club.game(table.id)
    assert isinstance(table, EndedTable)


async def test_a_game_without_a_rulebook_says_so(club: Club) -> None:
    told = await club.slash(club.ana, "mundialito rules", game="sardines")
    assert told.text == say("no-rulebook", game="Sardines")


class Wide(Toy):
    """The same game with a hundred first tokens and a hundred long second ones."""

    def choices(self, state: Sardines, prefix: tuple[str, ...]) -> Choices:
        tokens = tuple(f"a very long token of a card game, number {number:03}" for number in range(100))
        return Choices(tokens) if len(prefix) < 2 else Choices((), " ".join(prefix)[:60])


def wide_match() -> Match:
    return Match.begin(Wide(), 2, {}, 7).resolve()


def test_choices_that_exceed_a_menu_are_paged_and_all_can_be_reached() -> None:
    match, face = wide_match(), PlainFace()
    seat = match.to_act
    reached, words = set(), ""
    for _ in range(4):
        spread = face.spread(match, seat, words, say)
        reached |= {item.label for item in spread.menus[0].items}
        assert len(spread.menus[0].items) == 25
        words = next(step.words for step in spread.buttons if hasattr(step, "words"))
    assert len(reached) == 100
    words = face.pick(match, seat, face.spread(match, seat, "#3", say).words, "token", ("99",))
    words = face.pick(match, seat, words, "token", ("7",))
    spread = face.spread(match, seat, words, say)
    assert len(spread.words) < 20
    assert spread.buttons[0].label.startswith("Play ")


@pytest.mark.parametrize("words", ["x", "1.2.3", "100", "0.100", "#", "0#99", "9" * 50, "-1", "0..1", "²"])
def test_invalid_words_show_the_first_step(words: str) -> None:
    match = wide_match()
    spread = PlainFace().spread(match, match.to_act, words, say)
    assert spread.menus or spread.buttons
