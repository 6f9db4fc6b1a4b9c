"""The one form with a lobby's settings: what it shows, changes and refuses, and what is said afterwards."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from simcord.actors import ChannelHandle, _dispatch_actor_interaction
from simcord.enums import InteractionType

from cogs.press.commanding import game_choices
from cogs.table.lobby.form import ALSO, HINTS, MOST_FIELDS, ORDER, PACE, RECORDS, THREAD
from rules import GAMES
from rules.core.options import Asked
from rules.table.table import Lobby, Running
from rules.table.terms import Kickoff, Pace, Records, SeatOrder, Wait
from tests.bot.club import Club, Seen
from tests.bot.filling import BOXES, LINE, MENU, RADIO, chosen, fields, values
from words import speech
from words.games import short_title

say = speech("en")
GAMES_OFFERED = [choice.value for choice in game_choices()]


async def lobby(club: Club, game: str, *others: Any) -> Lobby:
    await club.slash(club.ana, "mundialito play", game=game)
    for who in others:
        await club.press(who, club.board(), "Join")
    return await now(club)


async def now(club: Club) -> Lobby:
    table = await club.game()
    assert isinstance(table, Lobby)
    return table


async def send(club: Club, who: Any, custom_id: str, *components: dict[str, Any]) -> Seen:
    """Send a form that was never opened, or by somebody else."""
    channel = ChannelHandle(who._env, who.guild, who._env.backend.get_channel(club.table.id))
    data = {"custom_id": custom_id, "components": list(components)}
    return await club._answered(await _dispatch_actor_interaction(who, InteractionType.MODAL_SUBMIT, channel, data))


def labelled(**field: Any) -> dict[str, Any]:
    return {"type": 18, "component": field}


def kinds(shown: Any) -> dict[str, int]:
    return {name: field["type"] for name, field in fields(shown).items()}


# What it shows ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES_OFFERED)
async def test_the_form_shows_everything_as_it_is_and_unchanged_it_changes_nothing(club: Club, game: str) -> None:
    table = await lobby(club, game)
    shown = await club.form(club.ana)
    assert shown.modal["title"] == say("form-title", game=short_title(game, say))
    assert 2 <= len(shown.modal["components"]) <= MOST_FIELDS
    names = {option.name: option for option in GAMES[game].about.options}
    for name, field in fields(shown).items():
        if field["type"] in (RADIO, MENU):
            assert len(chosen(field)) == 1
            assert 2 <= len(values(field)) <= (3 if field["type"] == RADIO else 25)
        if name in names and not (field["type"] == MENU and chosen(field) != ["no"]):
            now_set = table.suited_options[name]
            shown_as = chosen(field)[0] if chosen(field) else field.get("value", "")
            assert shown_as == {True: "yes", False: "no", None: ""}.get(now_set, str(now_set))
    told = [label["label"] for label in shown.modal["components"]]
    assert len(set(told)) == len(told)
    page = await club.page(club.ana, club.board())
    unchanged = await club.fill(club.ana, shown)
    assert unchanged.text == page.text
    assert (await now(club)).number == table.number
    assert not club.bot._connection._view_store._modals


async def test_each_game_asks_for_its_own_settings(club: Club) -> None:
    shown: dict[str, Any] = {}
    for game, place in zip(GAMES, (club.table, club.lounge, *map(club.guild.create_text_channel, "ab")), strict=False):
        await club.slash(club.ana, "mundialito play", place, game=game)
        shown[game] = await club.form(club.ana, club.board(place))
    asked = {game: kinds(form) for game, form in shown.items()}
    assert asked["mundialito"] == {PACE: MENU, "match": MENU, ORDER: RADIO, "coasters": RADIO, ALSO: BOXES}
    assert asked["hedgehog"] == {PACE: MENU, "stacking": RADIO, ORDER: RADIO, "neutral": RADIO, ALSO: BOXES}
    cup = {PACE: MENU, "mode": RADIO, "selection": RADIO, "custom_team": LINE, ALSO: BOXES}
    assert asked["dicecup"] == cup
    assert asked["worldcup"] == {PACE: MENU, "cup": RADIO, "allocation": RADIO, ALSO: BOXES}
    boxes = {game: values(fields(form)[ALSO]) for game, form in shown.items()}
    assert boxes["mundialito"] == ["terms.kickoff", "adjudicate", HINTS, THREAD]
    assert boxes["dicecup"] == ["seeding", RECORDS, THREAD]


def test_what_is_asked_for_by_a_box_is_on_or_off() -> None:
    for game in GAMES.values():
        for option in game.about.options:
            assert option.asked is not Asked.BOX or option.offered == (False, True)


async def test_the_boxes_say_what_hints_mean_and_who_must_agree(club: Club) -> None:
    await lobby(club, "worldcup")
    alone = fields(await club.form(club.ana))[ALSO]["options"]
    await club.press(club.ben, club.board(), "Join")
    together = fields(await club.form(club.ana))[ALSO]["options"]
    said = [next(box["description"] for box in boxes if box["value"] == HINTS) for boxes in (alone, together)]
    assert said == [say("form-hints-then", asks="no"), say("form-hints-then", asks="yes")]


async def test_in_direct_messages_there_is_no_thread_to_choose(club: Club) -> None:
    page = await club.slash(club.ana.user, "mundialito play", game="dicecup")
    shown = await club.ana.user.click(page.message, custom_id=page.id_of("options"))
    assert THREAD not in values(fields(shown)[ALSO])


# What it changes ----------------------------------------------------------------------------------------------------


async def test_everything_is_changed_at_once_and_the_post_says_what_differs(club: Club) -> None:
    await lobby(club, "mundialito")
    changes = {"pace": "slow|none", "match": "60|80", "order": "host", "coasters": "random"}
    page = await club.fill(club.ana, await club.form(club.ana), **changes, kickoff=True, adjudicate=False)
    table = await now(club)
    terms = table.terms
    assert (terms.pace, terms.order, terms.kickoff) == (Pace.SLOW, SeatOrder.HOST, Kickoff.CHOOSE)
    assert (terms.minutes, terms.turns) == (60, 80)
    assert (table.options["match"], table.options["coasters"], table.suited_options["adjudicate"]) == (
        True,
        "random",
        False,
    )
    assert say("term-turns", value=80) in club.board().text
    assert page.text == say("host-open", seats="pair")
    again = fields(await club.form(club.ana))
    assert [chosen(again[name])[0] for name in (PACE, "match", ORDER, "coasters")] == list(changes.values())
    back = {"pace": "live|none", "match": "no", "order": "drawn", "coasters": "2310", "adjudicate": True}
    await club.fill(club.ana, await club.form(club.ana), **back, kickoff=False)
    assert "slow" not in club.board().text.lower()
    assert len(club.board().text.splitlines()) == 4


async def test_the_host_begins_if_they_chose_so(club: Club) -> None:
    await lobby(club, "mundialito")
    await club.fill(club.ana, await club.form(club.ana), order="host")
    assert say("term-order", value="host") in club.board().text
    await club.press(club.ben, club.board(), "Join")
    table = await club.game()
    assert isinstance(table, Running)
    assert table.awaited_persons == (club.ana.id,)


async def test_the_pace_of_a_game_with_rolls_says_when_they_happen_by_themselves(club: Club) -> None:
    await lobby(club, "dicecup")
    await club.fill(club.ana, await club.form(club.ana), pace="slow|short", records=True)
    terms = (await now(club)).terms
    assert (terms.pace, terms.wait, terms.records) == (Pace.SLOW, Wait.SHORT, Records.ROUND)
    assert say("term-wait-slow", value="short") in club.board().text


async def test_a_table_goes_to_a_thread_of_its_own_if_the_host_wants_that(club: Club) -> None:
    table = await lobby(club, "worldcup")
    await club.fill(club.ana, await club.form(club.ana), thread=True)
    assert say("thread-moves", why="chosen") in club.board().text
    await club.press(club.ben, club.board(), "Join")
    told = await club.start(club.ana)
    place = (await club.session(table.id)).head.channel_id
    assert place != club.table.id
    assert say("thread-because", why="chosen", place=f"<#{place}>") in told.text


async def test_a_long_game_stays_in_the_channel_if_the_host_wants_that(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup")
    await club.fill(club.ana, await club.form(club.ana), mode="professional")
    assert say("thread-moves", why="long") in club.board().text
    assert THREAD in chosen(fields(await club.form(club.ana))[ALSO])
    await club.fill(club.ana, await club.form(club.ana), thread=False)
    assert "thread" not in club.board().text
    assert (await now(club)).terms.here


async def test_a_text_of_ones_own_is_tidied(club: Club) -> None:
    await lobby(club, "dicecup")
    await club.fill(club.ana, await club.form(club.ana), custom_team=" Cafe\u0301s ")
    assert (await now(club)).options["custom_team"] == "Cafés"
    assert fields(await club.form(club.ana))["custom_team"]["value"] == "Cafés"


# What it says afterwards --------------------------------------------------------------------------------------------


async def test_what_cannot_be_used_is_said_with_a_way_to_write_it_again_and_the_rest_is_kept(club: Club) -> None:
    await lobby(club, "dicecup")
    told = await club.fill(club.ana, await club.form(club.ana), custom_team="\u200b", mode="professional")
    assert say("form-wrong-text", name="Your own team", longest=24) in told.text
    assert (await now(club)).options["mode"] == "professional"
    shown = await club.ana.click(told.message, custom_id=told.id_of("options:custom_team"))
    assert list(fields(shown)) == ["custom_team"]
    done = await club.fill(club.ana, shown, custom_team="Utopia")
    assert (await now(club)).options["custom_team"] == "Utopia"
    assert done.text == say("host-open", seats="table")


async def test_a_choice_that_begins_to_matter_is_offered_in_a_form_of_its_own(club: Club) -> None:
    await lobby(club, "worldcup")
    told = await club.fill(club.ana, await club.form(club.ana), cup="2002")
    assert say("form-more", count=1) in told.text
    shown = await club.ana.click(told.message, custom_id=told.id_of("options:passes"))
    assert list(fields(shown)) == ["passes"]
    await club.fill(club.ana, shown, passes="1")
    assert (await now(club)).options["passes"] == 1
    assert "passes" in fields(await club.form(club.ana)), "there is room for it"
    again = await club.fill(club.ana, await club.form(club.ana), cup="1930", passes="2")
    assert again.text == say("host-open", seats="table")
    assert (await now(club)).options["cup"] == 1930


async def test_a_choice_without_room_is_offered_whenever_the_form_was_sent(club: Club) -> None:
    await lobby(club, "dicecup")
    for _ in range(2):
        told = await club.fill(club.ana, await club.form(club.ana), custom_team="Utopia")
        assert say("form-more", count=1) in told.text
        assert next(iter(told.buttons)) == say("option-dicecup-custom-stars-name")
    shown = await club.ana.click(told.message, custom_id=told.id_of("options:custom_stars"))
    await club.fill(club.ana, shown, custom_stars="3")
    assert (await now(club)).options["custom_stars"] == 3


async def test_a_list_to_swap_is_offered_with_its_choice_and_then_on_the_hosts_page(club: Club) -> None:
    await lobby(club, "dicecup")
    told = await club.fill(club.ana, await club.form(club.ana), selection="custom")
    swap = say("option-dicecup-teams-swap")
    assert next(iter(told.buttons)) == swap
    panel = await club.press(club.ana, told, swap)
    page = await club.press(club.ana, panel, say("button-back"))
    assert page.text == say("host-open", seats="table")
    assert swap in page.buttons


async def test_what_everyone_must_agree_to_is_proposed_and_the_rest_changed(club: Club) -> None:
    await lobby(club, "worldcup", club.ben)
    told = await club.fill(club.ana, await club.form(club.ana), hints=True, cup="2002")
    setting = say("term-hints", value="yes")
    assert say("form-asked", names="Ben", count=1, setting=setting) in told.text
    table = await now(club)
    assert (table.options["cup"], table.terms.hints) == (2002, False)
    await club.press(club.ben, club.board(), "Agree")
    assert (await now(club)).terms.hints
    await club.fill(club.ana, await club.form(club.ana), hints=False)
    assert not (await now(club)).terms.hints


async def test_the_later_of_two_forms_wins_and_says_what_it_replaced(club: Club) -> None:
    await lobby(club, "worldcup")
    first, second = await club.form(club.ana), await club.form(club.ana)
    await club.fill(club.ana, first, pace="slow|none")
    told = await club.fill(club.ana, second, allocation="draft")
    assert (
        say(
            "form-replaced",
            settings=" · ".join((say("term-pace", value="slow"), say("option-worldcup-allocation", value="bag"))),
        )
        in told.text
    )
    assert (await now(club)).terms.pace is Pace.LIVE
    assert (await now(club)).options["allocation"] == "draft"


# What it refuses ----------------------------------------------------------------------------------------------------


async def test_only_the_host_of_an_open_lobby_has_the_form(club: Club) -> None:
    table = await lobby(club, "hedgehog", club.ben)
    shown, board = await club.form(club.ana), club.board()
    form, nest = shown.modal["custom_id"], labelled(type=RADIO, custom_id="stacking", value="nest")
    host_only = say("refusal-host-only", host=str(club.ana.id))
    assert (await club.press(club.ben, board, "options")).text == host_only
    assert (await send(club, club.ben, form, nest)).text == host_only
    await club.press(club.ana, board, "Start")
    late = await send(club, club.ana, form, nest)
    assert late.text == say("refusal-running")
    assert (await club.game(table.id)).options["stacking"] == "tree"


@pytest.mark.parametrize(
    "field",
    [
        {"type": RADIO, "custom_id": "coasters", "value": "9999"},
        {"type": RADIO, "custom_id": "repetition", "value": "0"},
        {"type": RADIO, "custom_id": "nothing", "value": "7"},
        {"type": RADIO, "custom_id": PACE, "value": "never"},
        {"type": RADIO, "custom_id": ORDER, "value": "joined"},
        {"type": MENU, "custom_id": "match", "values": ["99999|1"]},
        {"type": BOXES, "custom_id": ALSO, "values": ["adjudicate", "coasters"]},
        {"type": BOXES, "custom_id": ALSO, "values": ["x"]},
    ],
)
async def test_a_forged_form_changes_nothing(club: Club, field: dict[str, Any]) -> None:
    table = await lobby(club, "mundialito")
    told = await send(club, club.ana, (await club.form(club.ana)).modal["custom_id"], labelled(**field))
    assert told.text == say("press-outdated")
    assert (await now(club)).number == table.number


@pytest.mark.parametrize(
    "components", [[], [{"type": 10}], [labelled(type=RADIO, custom_id="coasters", value=None)], [{"type": 18}]]
)
async def test_a_form_without_fields_or_with_open_ones_changes_nothing(
    club: Club, components: list[dict[str, Any]]
) -> None:
    table = await lobby(club, "mundialito")
    assert not await send(club, club.ana, (await club.form(club.ana)).modal["custom_id"], *components)
    assert (await now(club)).number == table.number


async def test_two_forms_sent_at_the_same_moment_are_both_read(club: Club) -> None:
    await lobby(club, "mundialito")
    custom_id = (await club.form(club.ana)).modal["custom_id"]
    sent = ({"custom_id": "match", "value": "15|20"}, {"custom_id": PACE, "value": "slow|none"})
    await asyncio.gather(*(send(club, club.ana, custom_id, labelled(type=RADIO, **one)) for one in sent))
    table = await now(club)
    assert (table.options["match"], table.terms.pace) == (True, Pace.SLOW)
