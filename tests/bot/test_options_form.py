"""The form with a game's options: what it shows, what it changes, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import ChannelHandle, _dispatch_actor_interaction
from simcord.enums import InteractionType

from cogs.controls.addresses import Verb, read
from cogs.press.commanding import game_choices
from cogs.table.lobby.options_form import FLAGS, MOST_FIELDS
from rules import GAMES
from rules.table.table import Lobby
from tests.bot.club import Club, Seen
from words import speech

say = speech("en")
RADIO, BOXES, LINE = 21, 22, 4


async def lobby(club: Club, game: str, *others: Any) -> Lobby:
    await club.slash(club.ana, "mundialito play", game=game)
    for who in others:
        await club.press(who, club.board(), "Join")
    return await now(club)


async def now(club: Club) -> Lobby:
    table = await club.game()
    assert isinstance(table, Lobby)
    return table


async def opened(club: Club, who: Any = None) -> Any:
    who = who or club.ana
    board = await club.settings(who)
    return await who.click(board.message, custom_id=board.id_of("options"))


def fields(shown: Any) -> dict[str, dict[str, Any]]:
    """The fields of a form, by their ids."""
    return {label["component"]["custom_id"]: label["component"] for label in shown.modal["components"]}


async def fill(club: Club, shown: Any, changes: dict[str, Any]) -> Seen:
    """Change some fields of a form as a person does, and leave the others as they are shown."""
    filled: dict[str, Any] = {}
    for name, field in fields(shown).items():
        on = [option["value"] for option in field.get("options", ()) if option.get("default")]
        filled[name] = on if field["type"] == BOXES else on[0] if field["type"] == RADIO else field.get("value", "")
    return await club.write(club.ana, shown, filled | changes)


async def send(club: Club, who: Any, custom_id: str, *components: dict[str, Any]) -> Seen:
    """Send a form that was never opened, or by somebody else."""
    channel = ChannelHandle(who._env, who.guild, who._env.backend.get_channel(club.table.id))
    data = {"custom_id": custom_id, "components": list(components)}
    return await club._answered(await _dispatch_actor_interaction(who, InteractionType.MODAL_SUBMIT, channel, data))


def labelled(**field: Any) -> dict[str, Any]:
    return {"type": 18, "component": field}


def values(field: dict[str, Any]) -> list[str]:
    return [option["value"] for option in field["options"]]


@pytest.mark.parametrize("game", [choice.value for choice in game_choices()])
async def test_the_form_shows_the_options_as_they_are(club: Club, game: str) -> None:
    table = await lobby(club, game)
    shown = await opened(club)
    assert shown.modal["title"].startswith("Options: ")
    assert 1 <= len(shown.modal["components"]) <= MOST_FIELDS
    names = {option.name: option for option in GAMES[game].about.options}
    for name, field in fields(shown).items():
        match field["type"]:
            case 21:
                (chosen,) = [option["value"] for option in field["options"] if option.get("default")]
                assert chosen == str(table.suited_options[name])
                assert 2 <= len(values(field)) <= 10
            case 22:
                assert name == FLAGS
                on = {option["value"] for option in field["options"] if option.get("default")}
                assert on == {flag for flag in values(field) if table.suited_options[flag]}
            case _:
                value = table.suited_options[name]
                assert field.get("value", "") == ("" if value is None else str(value))
    told = [label["label"] for label in shown.modal["components"]]
    assert len(set(told)) == len(told)
    assert set(names) >= set(fields(shown)) - {FLAGS}
    unchanged = await fill(club, shown, {})
    assert (await club.settings(club.ana)).text == unchanged.text
    assert (await now(club)).options == table.options
    assert not club.bot._connection._view_store._modals


async def test_several_options_are_changed_at_once(club: Club) -> None:
    await lobby(club, "mundialito")
    shown = await opened(club)
    assert {name: field["type"] for name, field in fields(shown).items()} == {
        "coasters": RADIO,
        "repetition": RADIO,
        "turn_limit": LINE,
        FLAGS: BOXES,
    }
    filled = {"coasters": "random", "repetition": "0", "turn_limit": " 77 ", FLAGS: ["adjudicate"]}
    await fill(club, shown, filled)
    options = (await now(club)).suited_options
    assert (options["coasters"], options["repetition"], options["turn_limit"]) == ("random", 0, 77)
    assert (options["match"], options["adjudicate"]) == (False, True)
    assert say("option-mundialito-turn-limit", value=77, usual="no") in club.board().text
    again = await opened(club)
    assert fields(again)["turn_limit"]["value"] == "77"
    await fill(club, again, {"turn_limit": "", FLAGS: []})
    options = (await now(club)).suited_options
    assert (options["turn_limit"], options["adjudicate"], options["coasters"]) == (200, False, "random")


async def test_a_number_is_read_with_the_signs_that_phones_type(club: Club) -> None:
    await lobby(club, "hedgehog")
    await fill(club, await opened(club), {"turn_limit": "\u200b１２０", "stacking": "nest"})
    assert (await now(club)).options["turn_limit"] == 120


@pytest.mark.parametrize("text", ["many", "-1", "1.5", "²", "1e3", "99 99"])
async def test_a_wrong_number_is_answered_with_a_sentence_and_the_form_again(club: Club, text: str) -> None:
    table = await lobby(club, "hedgehog")
    told = await fill(club, await opened(club), {"turn_limit": text, "stacking": "nest"})
    assert told.message.ephemeral
    assert told.text == say("refusal-number", name="Turn limit", least=0, most="none")
    assert (await now(club)).options == table.options, "all or nothing"
    again = await club.ana.click(told.message, custom_id=told.id_of("options"))
    done = await fill(club, again, {"turn_limit": "9", "stacking": "nest"})
    assert done.text == (await club.settings(club.ana)).text
    assert (await now(club)).options["turn_limit"] == 9
    assert (await now(club)).options["stacking"] == "nest"


async def test_a_text_of_ones_own_is_read_as_in_its_own_form(club: Club) -> None:
    await lobby(club, "dicecup")
    await fill(club, await opened(club), {"custom_team": " Cafe\u0301s ", "custom_stars": "3"})
    options = (await now(club)).options
    assert (options["custom_team"], options["custom_stars"]) == ("Cafés", 3)
    told = await fill(club, await opened(club), {"custom_team": "\u200b"})
    assert told.text == say("refusal-text", longest=24)
    assert (await now(club)).options["custom_team"] == "Cafés"


async def test_what_needs_consent_is_proposed_and_the_rest_changed(club: Club) -> None:
    await lobby(club, "dicecup", club.ben)
    shown = await opened(club)
    stars = fields(shown)["custom_stars"]["options"]
    assert [option["label"].endswith("(everyone must agree)") for option in stars] == [False, True, True]
    await fill(club, shown, {"custom_team": "Utopia", "custom_stars": "2", "mode": "professional"})
    table = await now(club)
    assert (table.options["custom_team"], table.options["mode"]) == ("Utopia", "professional")
    assert table.options["custom_stars"] == 1
    await club.press(club.ben, club.board(), "Agree")
    assert (await now(club)).options["custom_stars"] == 2


async def test_only_the_host_of_an_open_lobby_has_the_form(club: Club) -> None:
    table = await lobby(club, "hedgehog", club.ben)
    shown, board = await opened(club), club.board()
    form, limit = shown.modal["custom_id"], labelled(type=LINE, custom_id="turn_limit", value="9")
    host_only = say("refusal-host-only", host=str(club.ana.id))
    assert (await club.press(club.ben, board, "options")).text == host_only
    assert (await send(club, club.ben, form, limit)).text == host_only
    await club.press(club.ana, board, "Start")
    late = await send(club, club.ana, form, limit)
    assert late.text == say("refusal-running")
    assert (await club.game(table.id)).options["turn_limit"] is None
    assert (await club.forge(club.ana, board, form.replace("arranged", "options"))).text == late.text


@pytest.mark.parametrize(
    "field",
    [
        {"type": RADIO, "custom_id": "coasters", "value": "9999"},
        {"type": RADIO, "custom_id": "repetition", "value": "7"},
        {"type": RADIO, "custom_id": "nothing", "value": "7"},
        {"type": RADIO, "custom_id": "match", "value": "yes"},
        {"type": BOXES, "custom_id": FLAGS, "values": ["match", "coasters"]},
        {"type": BOXES, "custom_id": FLAGS, "values": ["x"]},
    ],
)
async def test_a_forged_form_changes_nothing(club: Club, field: dict[str, Any]) -> None:
    table = await lobby(club, "mundialito")
    told = await send(club, club.ana, (await opened(club)).modal["custom_id"], labelled(**field))
    assert told.text == say("press-outdated")
    assert (await now(club)).options == table.options


@pytest.mark.parametrize(
    "components", [[], [{"type": 10}], [labelled(type=RADIO, custom_id="coasters", value=None)], [{"type": 18}]]
)
async def test_a_form_without_fields_or_with_open_ones_changes_nothing(
    club: Club, components: list[dict[str, Any]]
) -> None:
    table = await lobby(club, "mundialito")
    assert not await send(club, club.ana, (await opened(club)).modal["custom_id"], *components)
    assert (await now(club)).options == table.options


async def test_the_form_asks_for_what_fits_and_the_menu_keeps_the_rest(club: Club) -> None:
    await lobby(club, "dicecup")
    shown = await opened(club)
    assert list(fields(shown)) == ["mode", "selection", "custom_team", "custom_stars", FLAGS]
    menu = (await club.settings(club.ana)).selects[say("lobby-settings")]
    assert any(option["value"].startswith("o=dealer=") for option in menu["options"])
    address = read(shown.modal["custom_id"])
    assert address is not None
    assert address.verb == Verb.ARRANGED
