"""Every button and menu, pressed by anybody, anytime and anywhere: a sentence or a change, never silence."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simcord.actors import _component_interaction

from cogs.press.press import Check
from players import levels
from rules.table.table import EndedTable
from tests.bot.club import BUTTON, STRING_SELECT, Club, Seen
from words import speech

say = speech("en")
OURS = say("trouble-ours", number="").split(".")[0]
#: The words in the custom ids of the verbs that carry any.
WORDS = {"pick": "piece|", "do": "end", "vote": "wait", "rulebook": "mundialito|0", "more": "3"}
WORDS |= {"topic": "mundialito|12", "why": "mundialito|12"}
WORDS |= {"ladder": "*|rating|all|1|t", "profile": "1|t", "show": "profile", "moment": "0.-.tp", "filemoment": "0.-.tp"}
#: The values that menus with these verbs send.
VALUES = {"pick": ["b6"], "computer": ["random"]}


async def press_all(club: Club, who: object, table_id: str, position: int, on: Seen) -> None:
    """Press each verb once, and check that it answers with a sentence or a form, or changes the board."""
    for verb in club.verbs():
        before = await club.journal(table_id)
        text, shown = await press_verb(club, who, table_id, position, verb, on)
        assert shown or await club.journal(table_id) != before, verb
        assert OURS not in text, verb


async def press_verb(club: Club, who: object, table_id: str, position: int, verb: str, on: Seen) -> tuple[str, bool]:
    """Press a verb; return the text of the answer, and whether it shows anything: a text, a picture or a form."""
    data: dict[str, Any] = {
        "custom_id": f"m1:{table_id}:{position}:{verb}:{WORDS.get(verb, '')}",
        "component_type": STRING_SELECT if verb in VALUES else BUTTON,
    }
    if verb in VALUES:
        data["values"] = VALUES[verb]
    result = await _component_interaction(who, on.message._message, data)
    seen = await club._answered(result)
    return seen.text, bool(seen.text or seen.alt or result.modal)


async def test_every_button_answers_an_onlooker_and_changes_nothing(club: Club) -> None:
    table = await club.duel()
    before = await club.journal(table.id)
    await press_all(club, club.cy, table.id, table.position, club.board())
    assert await club.journal(table.id) == before
    panel = await club.forge(club.cy, club.board(), f"m1:{table.id}:{table.position}:panel:")
    assert say("panel-watching", awaited="Ana", count=1) in panel.text
    assert panel.alt
    assert not panel.selects


async def test_a_player_who_is_not_awaited_cannot_act(club: Club) -> None:
    table = await club.duel()
    for verb in ("do", "pick"):
        on = f"m1:{table.id}:{table.position}:{verb}:{WORDS[verb]}"
        seen = await club.forge(club.ben, club.board(), on, VALUES.get(verb))
        assert seen.text == say("refusal-others-turn", person=str(club.ana.id))
    assert (await club.game(table.id)).number == table.number


async def test_every_button_pressed_by_a_player_does_something_or_says_why_not(club: Club) -> None:
    table = await club.duel()
    await press_all(club, club.ana, table.id, table.position, club.board())
    again = await club.duel() if isinstance((await club.game(table.id)), EndedTable) else await club.game(table.id)
    await press_all(club, club.ben, again.id, again.position, club.board())


async def test_every_button_of_a_game_that_has_not_started_says_so(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    for who in (club.cy, club.ana):
        await press_all(club, who, lobby.id, 1, club.board())


async def test_every_button_of_a_game_that_is_over_says_so(club: Club) -> None:
    table = await club.duel()
    await club.forge(club.ben, club.board(), f"m1:{table.id}:{table.position}:resign:")
    over = await club.game(table.id)
    assert isinstance(over, EndedTable)
    for who in (club.cy, club.ben):
        for verb in club.verbs():
            if verb == "rematch":
                continue
            text, shown = await press_verb(club, who, table.id, over.position, verb, club.board())
            assert shown, verb
            assert OURS not in text, verb
    assert await club.journal(table.id) == await club.journal(over.id)
    assert (await club.game(table.id)).number == over.number


async def test_a_button_of_an_unknown_table_says_so(club: Club) -> None:
    await club.duel()
    for verb in club.verbs():
        seen = await club.forge(club.ana, club.board(), f"m1:zzzzzzzz:3:{verb}:{WORDS.get(verb, '')}", VALUES.get(verb))
        if club.controls[verb].check is not Check.NOTHING:
            assert seen.text == say("refusal-no-table"), verb


async def test_a_button_of_another_server_says_so(club: Club) -> None:
    table = await club.duel()
    await club.slash(club.ana_abroad, "mundialito play", club.far, game="mundialito")
    before = await club.journal(table.id)
    for verb in club.verbs(Check.SEES, Check.LEAVES, Check.REPLAYS):
        on = f"m1:{table.id}:{table.position}:{verb}:{WORDS.get(verb, '')}"
        seen = await club.forge(club.ana_abroad, club.board(club.far), on, VALUES.get(verb))
        assert seen.text == say("press-elsewhere"), verb
    assert await club.journal(table.id) == before


async def test_a_second_click_says_that_the_board_has_moved_on_and_links_to_it(club: Club) -> None:
    table = await club.duel()
    panel = await club.press(club.ana, club.board(), "Your move")
    panel = await club.press(club.ana, panel, "Queen b6")
    move = panel.buttons["Move to b5"]["custom_id"]
    first = await club.forge(club.ana, panel, move)
    second = await club.forge(club.ana, panel, move)
    assert "One action left" in first.text
    assert say("refusal-stale") in second.text
    assert "One action left" in second.text
    assert (await club.game(table.id)).match.log[-1] == "b6-b5"  # type: ignore[union-attr]
    assert (await club.game(table.id)).number == table.number + 1


async def test_an_old_board_links_to_the_new_one(club: Club) -> None:
    table = await club.duel()
    board = club.board()
    await club.slash(club.ana, "move", action="b6-b5")
    seen = await club.forge(club.ana, board, f"m1:{table.id}:{table.position}:do:b6-b5")
    assert seen.text == say("refusal-stale")
    assert {"Your move", "Go to the board"} == set(seen.buttons)
    assert (await club.forge(club.ana, board, board.id_of("panel"))).alt  # the old board's own button opens the panel


async def test_undoing_twice_in_a_row_undoes_once(club: Club) -> None:
    table = await club.duel()
    await club.slash(club.ana, "move", action="b6-b5")
    more = await club.press(club.ana, club.board(), "More…")
    undo = more.buttons["Undo"]["custom_id"]
    first = await club.forge(club.ana, more, undo)
    before = await club.journal(table.id)
    second = await club.forge(club.ana, more, undo)
    assert say("done-undone") in first.text
    assert say("refusal-stale") in second.text
    assert await club.journal(table.id) == before


async def test_two_simultaneous_presses_make_one_move(club: Club) -> None:
    table = await club.duel()
    on = f"m1:{table.id}:{table.position}:do:b6-b5"
    seen = await asyncio.gather(*(club.forge(club.ana, club.board(), on) for _ in range(4)))
    assert all(each.text for each in seen), seen
    assert (await club.game(table.id)).number == table.number + 1


async def test_a_plan_that_is_no_valid_action_is_not_saved(club: Club) -> None:
    table = await club.duel(kickoff="choose")
    seen = await club.forge(club.ben, club.board(), f"m1:{table.id}:{table.position}:do:setup 123123|rubbish")
    assert seen.text == say("press-outdated")
    assert (await club.game(table.id)).number == table.number


@pytest.mark.parametrize(
    ("verb", "values"),
    [
        ("computer", ["grandmaster"]),
        ("computer", []),
        ("computer", ["away=x"]),
        ("invite", ["x"]),
        ("invite", []),
    ],
)
async def test_a_setting_that_was_never_offered_is_refused(club: Club, verb: str, values: list[str]) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    seen = await club.forge(club.ana, club.board(), f"m1:{lobby.id}:1:{verb}:", values)
    assert seen.text in (
        say("press-outdated"),
        say("unknown-level", levels=", ".join(f"`{level}`" for level in levels("mundialito"))),
    )
    assert (await club.game(lobby.id)).number == lobby.number
