"""A race of three: a computer replaces somebody who leaves, and turns without a possible move are told together."""

from itertools import count
from typing import Any

import pytest

from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.table.table import EndedTable, Running, Table
from tests.bot.club import Club, use_seed
from words import speech

GAME = GAMES["hedgehog"]
#: In a nest race a low throw often leaves no move.
OPTIONS: dict[str, object] = {"stacking": "nest"}
say = speech("en")


async def begun(club: Club, settings: str = "") -> Table:
    """Start a race of Ana, Ben and Cy, in this order."""
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    await club.settle(club.ana, settings)
    await club.settle(club.ana, "order=joined")
    await club.press(club.ben, club.board(), "Join")
    await club.press(club.cy, club.board(), "Join")
    await club.start(club.ana)
    table = await club.game()
    assert table.persons == (club.ana.id, club.ben.id, club.cy.id)
    return table


def public(club: Club) -> set[Any]:
    """The ids of the channel's public messages."""
    stored = club.env.backend.messages.get(club.table.id, {}).values()
    return {message.id for message in stored if not message.is_ephemeral}


def chosen(match: Match) -> str:
    """The action that everybody takes in these tests: the first move or, if there is none, the end of the turn."""
    legal = match.legal()
    return next((text for text in legal if text != "end"), legal[0])


def before_a_run() -> tuple[str, int]:
    """A seed, and the number of people's actions before two seats in a row have no move and the third has one."""
    for number in count():
        seed = f"{number:064x}"
        match, taken, formal = Match.begin(GAME, 3, OPTIONS, seed), 0, 0
        while match.outcome is None:
            if isinstance(match.turn, Chance):
                match = match.resolve()
            elif text := match.automatic.formality:
                match, formal = match.act(match.to_act, text), formal + (not match.view(None).done)
            elif formal >= 2:
                return seed, taken
            else:
                match, taken, formal = match.act(match.to_act, chosen(match)), taken + 1, 0
    raise AssertionError


async def test_a_computer_replaces_somebody_who_leaves_a_race_of_three(club: Club) -> None:
    table = await begun(club)
    while table.awaited_persons != (club.ben.id,):
        await club.slash(club.person(table.awaited_persons[0]), "move", action=chosen(table.match))
        table = await club.game(table.id)
    asked = await club.slash(club.ben, "mundialito table", action="resign")
    assert asked.text == say("ask-resign", then="goes-on")
    told = await club.press(club.ben, asked, "Yes, resign")
    assert say("done-resigned") in told.text
    table = await club.game(table.id)
    assert isinstance(table, Running)
    assert table.seats[1].played_by is None
    assert table.awaited_persons == (club.cy.id,)
    assert "Computer" in club.board().text
    acted, ran = set(), False
    for _ in range(2000):
        if not isinstance(table, Running):
            break
        who = table.awaited_persons[0]
        acted.add(who)
        await club.slash(club.person(who), "move", action=chosen(table.match), table=table.id)
        table = await club.game(table.id)
        ran = ran or any(past.seat == 1 and past.moves for past in table.match.view(None).recent)
    assert isinstance(table, EndedTable)
    assert acted == {club.ana.id, club.cy.id}
    assert ran


async def test_turns_without_a_possible_move_are_told_in_one_message(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed, actions = before_a_run()
    use_seed(monkeypatch, seed)
    table = await begun(club, "stacking=nest")
    for _ in range(actions - 1):
        await club.slash(club.person(table.awaited_persons[0]), "move", action=chosen(table.match))
        table = await club.game(table.id)
    before, messages = len(table.match.log), public(club)
    await club.slash(club.person(table.awaited_persons[0]), "move", action=chosen(table.match))
    table = await club.game(table.id)
    assert table.match.log[before:].count("end") >= 2
    assert len(public(club) - messages) <= 1
    board = club.board()
    assert say("hedgehog-story-stuck", passed="").removesuffix(".") in board.text
    for seat in table.match.view(None).passing:
        assert say("hedgehog-colour-first", colour=table.match.view(None).colours[seat]) in board.text
    assert table.awaited_persons
    panel = await club.press(club.person(table.awaited_persons[0]), board, "Your move")
    assert "left" in panel.text


@pytest.mark.parametrize("typed", ["P+7", "p+7", " p + 7 ", "p−7"])
async def test_a_move_that_costs_too_much_is_refused_in_any_case_of_letters(club: Club, typed: str) -> None:
    await begun(club)
    table = await club.game()
    told = await club.slash(club.person(table.awaited_persons[0]), "move", action=typed)
    assert "that far costs 7 points" in told.text
    assert (await club.game()).match.log == table.match.log  # type: ignore[union-attr]
