"""Every slash command: by the right person, a wrong one or an onlooker, too early, too late, elsewhere, in a DM."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord import app_commands

from cogs.table_command import ACTIONS
from data import Limits
from players import levels
from rules.table.table import Lobby
from tests.bot.club import Club, open_club
from words import speech

say = speech("en")
OURS = say("trouble-ours", number="").split(".")[0]
#: How many commands a group may have: as many as a person looks through.
MOST_COMMANDS = 16
AT_A_TABLE = ("board", "text", "undo", "resign", "draw", "rematch")


async def run(club: Club, who: object, name: str, channel: object = None, **options: object) -> str:
    full = "move" if name == "move" else "mundialito table" if name in ACTIONS else f"mundialito {name}"
    if name == "move":
        options.setdefault("action", "b6-b5")
    elif name in ACTIONS:
        options["action"] = name
    seen = await club.slash(who, full, channel, **options)
    assert seen.text or seen.alt, name
    assert OURS not in seen.text, name
    return seen.text


@pytest.mark.parametrize("name", [*AT_A_TABLE, "move"])
async def test_a_command_without_a_table_here_says_how_to_open_one(club: Club, name: str) -> None:
    assert await run(club, club.ana, name) == say("no-table-here")
    assert await run(club, club.ana.user, name) == say("no-table-here")


@pytest.mark.parametrize("name", [*AT_A_TABLE, "move"])
async def test_a_command_for_an_unknown_table_says_so(club: Club, name: str) -> None:
    table = await club.duel()
    for named in ("nowhere", "'; drop table", "\x00", "\ud800", "ü" * 80):
        assert await run(club, club.ana, name, table=named) == say("refusal-no-table")
    assert await run(club, club.ana_abroad, name, club.far, table=table.id) == say("refusal-no-table")
    assert await run(club, club.ana.user, name, table=table.id) == say("refusal-no-table")
    assert (await club.game(table.id)).number == table.number


@pytest.mark.parametrize("name", ["undo", "resign", "draw", "move"])
async def test_an_onlooker_cannot_act_by_command(club: Club, name: str) -> None:
    table = await club.duel()
    assert await run(club, club.cy, name) == say("refusal-not-at-table")
    assert (await club.game(table.id)).number == table.number


async def test_a_move_out_of_turn_is_refused(club: Club) -> None:
    table = await club.duel()
    assert await run(club, club.ben, "move", action="b1-b2") == say("refusal-others-turn", person=str(club.ana.id))
    assert (await club.game(table.id)).number == table.number


@pytest.mark.parametrize("name", [*AT_A_TABLE, "move"])
async def test_a_command_before_the_game_begins_says_so(club: Club, name: str) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    assert await run(club, club.ana, name) in (say("refusal-not-started"),)
    assert (await club.game(lobby.id)).number == lobby.number


@pytest.mark.parametrize("name", ["undo", "resign", "draw", "move"])
async def test_a_command_after_the_end_says_so(club: Club, name: str) -> None:
    table = await club.duel()
    await club.forge(club.ben, club.board(), f"m1:{table.id}:{table.position}:resign:")
    assert await run(club, club.ana, name) == say("refusal-ended")


async def test_a_player_sees_the_board_with_controls_and_an_onlooker_without(club: Club) -> None:
    await club.duel()
    mine = await club.slash(club.ana, "mundialito table")
    assert mine.message.ephemeral
    assert "Queen b6" in mine.buttons
    assert "seen from Bermellon" in mine.alt
    theirs = await club.slash(club.cy, "mundialito table")
    assert theirs.message.ephemeral
    assert theirs.alt
    assert set(theirs.buttons) == {"Go to the board"}
    waiting = await club.slash(club.ben, "mundialito table")
    assert waiting.text.endswith(say("panel-waiting", awaited="Ana"))


async def test_the_board_in_words_lists_the_awaited_players_actions(club: Club) -> None:
    await club.duel()
    assert "b6-b5" in (await club.slash(club.ana, "mundialito table", action="text")).text
    assert "b6-b5" not in (await club.slash(club.ben, "mundialito table", action="text")).text
    assert "Gualda" in (await club.slash(club.cy, "mundialito table", action="text")).text


async def test_my_games_are_listed_with_links_and_those_awaiting_my_move_come_first(club: Club) -> None:
    assert (await club.slash(club.ana, "mundialito games")).text == say("games-none")
    first = await club.duel()
    await club.slash(club.ana, "mundialito play", club.lounge, computer="random")
    await club.slash(club.ana, "mundialito play", club.lounge, game="mundialito")
    text = (await club.slash(club.ana, "mundialito games")).text
    assert text.count("https://discord.com/channels/") == 3
    assert text.index("Your turn") < text.index("Not started")
    assert first.id in text
    assert first.id in (await club.slash(club.ana.user, "mundialito games")).text
    assert (await club.slash(club.cy, "mundialito games")).text == say("games-none")


async def test_a_group_has_few_commands(club: Club) -> None:
    groups = [one for one in club.bot.tree.get_commands() if isinstance(one, app_commands.Group)]
    counted = {group.name: len(group.commands) for group in groups}
    print(counted)
    assert counted["mundialito"] <= MOST_COMMANDS


async def test_help_works_in_a_server_and_in_direct_messages(club: Club) -> None:
    for who in (club.ana, club.ana.user):
        assert say("button-help-play") in (await club.slash(who, "mundialito help")).buttons


async def test_moves_are_read_in_any_case_and_spacing(club: Club) -> None:
    table = await club.duel()
    await club.slash(club.ana, "move", action="  B6 – B5 ")
    await club.slash(club.ana, "move", action="END")
    match = (await club.game(table.id)).match
    assert match.log[-2:] == ("b6-b5", "end")


async def test_typed_actions_are_suggested_only_to_the_awaited_player(club: Club) -> None:
    await club.duel()
    offered = await club.suggest(club.ana, "move", option="action")
    assert 0 < len(offered) <= 25
    assert [choice["value"] for choice in await club.suggest(club.ana, "move", option="action", value=" B6 -")] == [
        "b6-b5"
    ]
    for who, where in ((club.ben, club.table), (club.cy, club.table), (club.cy, club.lounge)):
        assert await club.suggest(who, "move", where, option="action") == []
    assert await club.suggest(club.ana, "move", option="action", value="b6-b5", table="nowhere") == []
    assert await club.suggest(club.ana, "move", option="action", value="x" * 3000) == []


async def test_only_a_persons_own_tables_are_suggested(club: Club) -> None:
    table = await club.duel()
    offered = await club.suggest(club.ana, "mundialito table", option="table", value="ben")
    assert [choice["value"] for choice in offered] == [table.id]
    assert await club.suggest(club.cy, "mundialito table", option="table") == []
    assert await club.suggest(club.ana_abroad, "mundialito table", club.far, option="table") == []
    assert await club.suggest(club.ana, "mundialito table", action="rematch", option="table") == []


async def test_levels_are_suggested_while_typing(club: Club) -> None:
    offered = await club.suggest(club.ana, "mundialito play", option="computer")
    assert tuple(choice["value"] for choice in offered) == levels("mundialito")


async def test_impossible_opponents_are_refused(club: Club) -> None:
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    assert await run(club, club.ana, "play", opponent=club.ana) == say("opponent-yourself")
    assert await run(club, club.ana, "play", opponent=robot) == say("opponent-bot")
    known = ", ".join(f"`{level}`" for level in levels("mundialito"))
    assert await run(club, club.ana, "play", computer="deep blue") == say("unknown-level", levels=known)
    assert await run(club, club.ana, "play", computer="easy", opponent=club.ben) == say(
        "refusal-too-many-invited", most=1
    )
    assert await run(club, club.ana.user, "play", game="mundialito") == say("alone-in-dm")
    assert not club.board()


async def test_the_computer_can_be_played_in_direct_messages(club: Club) -> None:
    panel = await club.slash(club.ana.user, "mundialito play", computer="random")
    assert panel.message.ephemeral
    assert "Your turn" in panel.text
    assert panel.alt
    again = await club.slash(club.ana.user, "mundialito play", computer="random")
    assert again.text == say("trouble-direct-taken")


async def test_choosing_the_bot_as_opponent_means_the_computer(club: Club) -> None:
    me = club.env.backend.bot_user.id
    panel = await club.slash(club.ana, "mundialito play", opponent=club.as_member(me))
    assert "Your turn" in panel.text
    assert panel.message.id > club.board().message.id


async def test_people_and_servers_have_a_limit_of_tables(database: Path) -> None:
    async with open_club(database, limits=Limits(1, 2)) as club:
        await club.slash(club.ana, "mundialito play", computer="random")
        refused = await club.slash(club.ana, "mundialito play", club.lounge, computer="random")
        assert refused.text == say("picker-tables", limit=1)
        assert refused.buttons[say("button-help-tables")]["style"] == 1
        shown = await club.press(club.ana, refused, say("button-help-tables"))
        assert shown.text == (await club.slash(club.ana, "mundialito games")).text
        assert not club.table.threads
        in_thread = await club.slash(club.ana, "mundialito play", computer="random", where="thread")
        assert in_thread.text == refused.text
        assert not club.table.threads  # no thread for a table that was refused
        await club.slash(club.ben, "mundialito play", club.lounge, computer="random")
        other = club.guild.create_text_channel("third")
        refused = await club.slash(club.cy, "mundialito play", other, computer="random")
        assert refused.text == say("trouble-too-many-server", limit=2)
        in_thread = await club.slash(club.cy, "mundialito play", other, computer="random", where="thread")
        assert in_thread.text == refused.text
        assert not other.threads


async def test_the_host_is_told_whose_limit_keeps_the_game_from_starting(database: Path) -> None:
    async with open_club(database, limits=Limits(1, 20)) as club:
        await club.slash(club.ben, "mundialito play", club.lounge, computer="random")
        await club.slash(club.ana, "mundialito play", opponent=club.ben)
        joined = await club.press(club.ben, club.board(), "Join")
        assert joined.text == say("trouble-too-many-person", person=f"<@{club.ben.id}>", limit=1)
        assert isinstance((await club.game()), Lobby)


async def test_no_thread_is_created_if_somebodys_limit_keeps_the_game_from_starting(database: Path) -> None:
    async with open_club(database, limits=Limits(1, 20)) as club:
        await club.slash(club.ben, "mundialito play", club.lounge, computer="random")
        await club.slash(club.ana, "mundialito play", opponent=club.ben)
        lobby = club.board()
        await club.slash(club.cy, "mundialito play", computer="random")  # takes the lobby's channel
        for _ in range(2):
            joined = await club.press(club.ben, lobby, "Join")
            assert joined.text == say("trouble-too-many-person", person=f"<@{club.ben.id}>", limit=1)
        assert not club.table.threads


async def test_a_second_table_in_a_channel_gets_a_thread(club: Club) -> None:
    await club.duel()
    opened = await club.slash(club.cy, "mundialito play", computer="random")
    (thread,) = club.table.threads
    assert f"<#{thread.id}>" in opened.text
    assert club.board(thread).alt
    inside = await club.slash(club.mod, "mundialito play", thread, computer="random")
    assert len(club.table.threads) == 2  # a table opened in a thread gets one next to it, not in it
    assert OURS not in inside.text


async def test_a_lobby_moves_to_a_thread_if_its_channel_is_taken_before_the_start(club: Club) -> None:
    await club.slash(club.cy, "mundialito play", game="mundialito")
    lobby, board = await club.game(), club.board()
    await club.slash(club.ana, "mundialito play", computer="random")
    joined = await club.press(club.mod, board, "Join")
    (thread,) = club.table.threads
    assert f"<#{thread.id}>" in joined.text
    assert (await club.session(lobby.id)).head.channel_id == thread.id
    assert club.board(thread).alt


async def test_a_table_whose_channel_was_deleted_moves_to_where_a_player_asks_for_it(club: Club) -> None:
    table = await club.duel()
    club.env.backend.delete_channel(club.table.id)
    await club.slash(club.ana, "mundialito table", club.lounge)
    session = await club.session(table.id)
    assert session.head.channel_id == club.lounge.id
    assert club.board(club.lounge).alt
    await club.slash(club.ana, "move", club.lounge, action="b6-b5")
    assert (await club.game(table.id)).number == table.number + 1


async def test_a_table_stays_where_it_is_while_its_channel_exists(club: Club) -> None:
    table = await club.duel()
    assert (await club.slash(club.ana, "mundialito table", club.lounge)).alt
    assert (await club.session(table.id)).head.channel_id == club.table.id
    assert not club.board(club.lounge)


async def test_a_command_asks_which_of_several_tables_is_meant(club: Club) -> None:
    await club.duel()
    await club.slash(club.ana, "mundialito play", club.lounge, computer="random")
    other = club.guild.create_text_channel("third")
    for name in ("board", "text", "undo", "resign", "draw", "move"):
        assert await run(club, club.ana, name, other) == say("which-table")


async def test_a_move_finds_ones_own_game_beside_a_lobby_in_the_channel(club: Club) -> None:
    table = await club.duel()
    await club.slash(club.cy, "mundialito play", club.lounge, game="mundialito")
    assert "One action left" in (await club.slash(club.ana, "move", club.lounge, action="b6-b5")).text
    assert (await club.game(table.id)).number == table.number + 1
