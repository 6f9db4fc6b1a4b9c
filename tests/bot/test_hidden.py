"""Nothing more for somebody from whom a channel is hidden, or who is banned: no press, command, panel or hand."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.press.press import Check
from rules.table.table import Closed, Finished, Lobby, Running, Table
from tests.bot.club import Club, Seen
from tests.bot.inboxes import Inboxes
from words import speech

say = speech("en")
BANNED = say("banned", where="here", until="none", reason="none")
GONE, HERE = say("refusal-no-table"), say("channel-hidden")
#: Moderators are asked for their right by a rule of their own (test_moderators).
OF_TABLES = Check.SEES, Check.LEAVES, Check.REPLAYS
COMMANDS = (
    *(("mundialito table", action) for action in ("board", "text", "undo", "draw", "verify")),
    ("move", "b6-b5"),
)


def hide(club: Club, who: Any, channel: Any = None) -> None:
    """Hide a channel from somebody, or from a role."""
    kind = OverwriteType.MEMBER if hasattr(who, "user") else OverwriteType.ROLE
    overwrite = Overwrite(who.id, kind, deny=discord.Permissions(view_channel=True).value)
    club.env.backend.set_overwrite((channel or club.table).id, overwrite)


async def ban(club: Club, who: Any) -> None:
    await club.slash(club.mod, "mundialito-admin ban add", club.lounge, person=who)


def told_hidden(table: Any, *, seated: bool) -> str:
    return say("table-hidden", table=table.id, seated="yes" if seated else "no")


async def everything(club: Club, who: Any, on: Seen, table: Any, verbs: Any = None) -> dict[str, Seen]:
    """What somebody is answered who presses every control of a table, or these, by verb."""
    chosen = club.verbs(*OF_TABLES) if verbs is None else verbs
    return {verb: await club.forge(who, on, f"m1:{table.id}:{table.position}:{verb}:") for verb in chosen}


async def elsewhere(club: Club, who: Any) -> Seen:
    """A message of the bot's in another channel, below which controls are forged."""
    return await club.slash(who, "mundialito help", club.lounge)


async def test_no_control_of_a_table_does_anything_for_somebody_from_whom_its_channel_is_hidden(club: Club) -> None:
    table, on = await club.duel(), await elsewhere(club, club.cy)
    hide(club, club.cy)
    drawn = len(club.studio.wishes)
    for verb, seen in (await everything(club, club.cy, on, table)).items():
        assert seen.text == GONE, verb
        assert not seen.alt, verb
    assert len(club.studio.wishes) == drawn
    assert (await club.game(table.id)) == table


@pytest.fixture
def pressing_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let people press messages in channels that they can't see, as an old client could."""
    monkeypatch.setattr("simcord.actors._check_actor_channel", lambda actor, channel: None)


@pytest.mark.usefixtures("pressing_anywhere")
async def test_an_old_message_in_a_hidden_channel_answers_nothing_but_that(club: Club) -> None:
    table = await club.duel()
    board = club.board()
    for who in (club.cy, club.ana):
        hide(club, who)
        for verb, seen in (await everything(club, who, board, table, club.verbs())).items():
            if not club.controls[verb].barred:
                continue
            assert seen.text == HERE, verb
    assert isinstance(await club.game(table.id), Running)


async def test_a_player_from_whom_the_channel_is_hidden_can_only_leave(club: Club) -> None:
    table, on = await club.duel(), await elsewhere(club, club.ana)
    hide(club, club.ana)
    drawn = len(club.studio.wishes)
    seen = await everything(club, club.ana, on, table, club.verbs(Check.SEES, Check.REPLAYS))
    assert {one.text for one in seen.values()} == {told_hidden(table, seated=True)}
    assert len(club.studio.wishes) == drawn
    asked = await club.slash(club.ana, "mundialito table", club.lounge, action="resign", table=table.id)
    assert asked.text == say("ask-resign", then="wins")
    assert (await club.press(club.ana, asked, "Yes, resign")).text == say("done-resigned")
    over = await club.game(table.id)
    assert isinstance(over, Finished)
    seen = await everything(club, club.ana, on, over, ("panel", "replay", "review", "rematch", "gamefile", "share"))
    assert {one.text for one in seen.values()} == {told_hidden(table, seated=False)}


async def test_commands_say_what_is_left_to_a_player_from_whom_the_channel_is_hidden(club: Club) -> None:
    table = await club.duel()
    hide(club, club.ana)
    for name, action in COMMANDS:
        for named in ({}, {"table": table.id}) if name == "move" else ({"table": table.id},):
            told = await club.slash(club.ana, name, club.lounge, action=action, **named)
            assert told.text == told_hidden(table, seated=True), action
    for name, options in (("replay", {}), ("table", {"action": "rematch"})):
        told = await club.slash(club.ana, f"mundialito {name}", club.lounge, table=table.id, **options)
        assert told.text == told_hidden(table, seated=True)
    listed = await club.slash(club.ana, "mundialito games", club.lounge)
    assert say("games-hidden", game="Mundialito", table=table.id) in listed.text
    assert "Ben" not in listed.text
    assert (await club.game(table.id)) == table


async def test_a_hidden_table_is_suggested_only_to_leave_it(club: Club) -> None:
    table = await club.duel()
    hide(club, club.ana)
    for action in ("board", "undo"):
        assert await club.suggest(club.ana, "mundialito table", club.lounge, option="table", action=action) == []
    assert await club.suggest(club.ana, "move", club.lounge, option="table") == []
    assert await club.suggest(club.ana, "move", club.lounge, option="action", table=table.id) == []
    (one,) = await club.suggest(club.ana, "mundialito table", club.lounge, action="resign", option="table")
    assert one["value"] == table.id
    assert "Ben" not in one["name"]


async def test_a_hidden_table_is_in_nobodys_way(club: Club) -> None:
    await club.duel()
    hide(club, club.ana)
    await club.slash(club.ana, "mundialito play", club.lounge, computer="random")
    third = club.guild.create_text_channel("third")
    told = await club.slash(club.ana, "mundialito table", third)
    assert told.text != say("which-table")
    assert told.alt


async def test_a_lobby_in_a_hidden_channel_can_be_left_by_typing(club: Club) -> None:
    await club.slash(club.ben, "mundialito play", opponent=club.ana)
    lobby = await club.game()
    hide(club, club.ana)
    told = await club.slash(club.ana, "mundialito table", club.lounge, action="resign", table=lobby.id)
    assert told.text == say("done-left", table=lobby.id)
    assert club.ana.id not in (await club.game(lobby.id)).invited
    hide(club, club.ben)
    await club.slash(club.ben, "mundialito table", club.lounge, action="resign", table=lobby.id)
    assert isinstance(await club.game(lobby.id), Closed)


async def test_the_others_vote_about_a_player_from_whom_the_channel_is_hidden(club: Club) -> None:
    table = await club.duel()
    hide(club, club.ana)
    await club.later(2 * 24 * 60 * 60)
    after = await club.game(table.id)
    assert isinstance(after, Running)
    assert after.vote is not None


def grant(club: Club, who: Any, **permissions: bool) -> None:
    """Give somebody permissions in the channel of the tables."""
    allowed = discord.Permissions(**permissions).value
    club.env.backend.set_overwrite(club.table.id, Overwrite(who.id, OverwriteType.MEMBER, allow=allowed))


def show(club: Club, who: Any) -> None:
    """Show the channel of the tables to somebody again."""
    club.env.backend.set_overwrite(club.table.id, Overwrite(who.id, OverwriteType.MEMBER))


async def voting(club: Club, *others: Any) -> Table:
    """A game of Ana's in which the others may vote to end it, as she has been away for a day."""
    if others:
        await club.slash(club.ana, "mundialito play", game="hedgehog")
        await club.settle(club.ana, "order=joined")
        for who in others:
            await club.press(who, club.board(), "Join")
        await club.start(club.ana)
    else:
        await club.duel()
    await club.later(6 * 60)
    await club.later(24 * 60 * 60)
    return await club.game()


async def test_nobody_ends_a_rated_game_about_somebody_from_whom_the_channel_is_hidden(club: Club) -> None:
    table = await voting(club)
    hide(club, club.ana)
    told = await club.press(club.ben, club.board(), "End the game")
    assert told.text == say("vote-shut-out", name="Ana")
    assert (await club.game(table.id)) == table
    show(club, club.ana)
    await club.press(club.ben, club.board(), "End the game")
    assert (await club.game(table.id)).result.reason == "voted"


async def test_nor_by_voting_before_it_is_hidden_and_keeping_silent(club: Club) -> None:
    table = await voting(club, club.ben, club.cy)
    await club.press(club.cy, club.board(), "End the game")
    hide(club, club.ana)
    await club.later(24 * 60 * 60 + 60)
    after = await club.game(table.id)
    assert isinstance(after, Running)
    assert after.vote is None


@pytest.mark.parametrize("leave", ["resign", "handover"])
async def test_nor_by_leaving_the_vote_to_the_others(club: Club, leave: str) -> None:
    table = await voting(club, club.ben, club.cy)
    await club.press(club.cy, club.board(), "End the game")
    hide(club, club.ana)
    if leave == "resign":
        asked = await club.slash(club.ben, "mundialito table", action="resign")
        await club.press(club.ben, asked, "Yes, resign")
    else:
        await club.forge(club.ben, club.board(), f"m1:{table.id}:{table.position}:handover:")
    after = await club.game(table.id)
    assert isinstance(after, Running)
    assert after.persons != table.persons or after.seats != table.seats


async def test_whoever_was_removed_from_the_server_is_not_outvoted_either(club: Club) -> None:
    table = await voting(club)
    club.env.backend.remove_member(club.guild.id, club.ana.id)
    assert (await club.press(club.ben, club.board(), "End the game")).text == say("vote-shut-out", name="Ana")
    assert isinstance(await club.game(table.id), Running)


async def test_whoever_can_hide_the_channel_cannot_vote_to_end_a_rated_game(club: Club) -> None:
    table = await voting(club)
    grant(club, club.ben, manage_roles=True)
    told = await club.press(club.ben, club.board(), "End the game")
    assert told.text == say("vote-no-end", name="Ana")
    hide(club, club.ana)
    for choice in ("End the game", "Let a computer take over"):
        assert (await club.press(club.ben, club.board(), choice)).text == say("vote-let-in", name="Ana")
    assert (await club.game(table.id)) == table
    show(club, club.ana)
    await club.press(club.ben, club.board(), "Let a computer take over")
    assert any(seat.level for seat in (await club.game(table.id)).seats)


async def test_a_computer_can_take_over_for_somebody_from_whom_the_channel_is_hidden(club: Club) -> None:
    table = await voting(club)
    hide(club, club.ana)
    await club.press(club.ben, club.board(), "Let a computer take over")
    assert any(seat.level for seat in (await club.game(table.id)).seats)


async def only_for(club: Club, role: Any, *people: Any) -> Any:
    """A channel that only a role sees, which these people have."""
    place = club.guild.create_text_channel("members", overwrites={role: discord.PermissionOverwrite(view_channel=True)})
    everybody = Overwrite(club.guild.id, OverwriteType.ROLE, deny=discord.Permissions(view_channel=True).value)
    club.env.backend.set_overwrite(place.id, everybody)
    ours = Overwrite(club.env.backend.bot_user.id, OverwriteType.MEMBER, allow=everybody.deny)
    club.env.backend.set_overwrite(place.id, ours)
    for who in people:
        club.env.backend.edit_member(club.guild.id, who.id, {"role_ids": [role.id]})
    return place


@pytest.mark.parametrize("how", ["hidden", "role", "banned"])
async def test_open_panels_are_no_longer_kept_up_to_date(club: Club, how: str) -> None:
    role = club.guild.create_role("Members")
    place = await only_for(club, role, club.ana, club.ben, club.cy)
    await club.slash(club.ben, "mundialito play", place, opponent=club.ana)
    await club.press(club.ana, club.board(place), "Join")
    table = await club.game(channel=place)
    listed = await club.slash(club.cy, "mundialito watch", club.lounge)
    panel = await club.pick(club.cy, listed, say("watch-pick"), table.id)

    def shown() -> str:
        return Seen(panel.message).alt

    first = shown()
    await club.turn(place)
    second = shown()
    assert second != first
    match how:
        case "hidden":
            hide(club, club.cy, place)
        case "role":
            club.env.backend.edit_member(club.guild.id, club.cy.id, {"role_ids": []})
        case _:
            await ban(club, club.cy)
    await club.turn(place)
    assert shown() == second
    pressed = await club.press(club.cy, Seen(panel.message), "follow")
    assert pressed.text == (BANNED if how == "banned" else GONE)


async def test_no_control_does_anything_for_somebody_banned(club: Club) -> None:
    table, on = await club.duel(), await elsewhere(club, club.cy)
    await ban(club, club.cy)
    for place in (on, club.board()):
        for verb, seen in (await everything(club, club.cy, place, table, club.verbs())).items():
            if club.controls[verb].barred:
                assert seen.text == BANNED, verb
    assert (await club.game(table.id)) == table


async def test_somebody_banned_is_suggested_nothing(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", computer="random")
    await ban(club, club.ana)
    for name, option in (
        ("mundialito table", "table"),
        ("mundialito table", "action"),
        ("mundialito leaderboard", "season"),
        ("mundialito rules", "topic"),
        ("mundialito play", "computer"),
        ("move", "action"),
    ):
        assert await club.suggest(club.ana, name, option=option) == [], name
    for name in ("privacy show", "privacy export", "settings"):
        assert (await club.slash(club.ana, f"mundialito {name}")).text != BANNED


async def test_no_hand_reaches_somebody_from_whom_the_channel_is_hidden(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    hand, notified = inboxes.hand(club.ben), inboxes.notified[club.ben.id]
    shown = [seen.alt for seen in inboxes.messages(club.ben) if seen.alt]
    hide(club, club.ben)
    for seen in (await everything(club, club.ben.user, hand, table, club.verbs(Check.SEES, Check.REPLAYS))).values():
        assert seen.text == told_hidden(table, seated=True)
    assert (await club.slash(club.ben.user, "hand")).text == told_hidden(table, seated=True)
    assert await club.suggest(club.ben.user, "hand", option="table") == []
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    await club.later(60)
    assert [seen.alt for seen in inboxes.messages(club.ben) if seen.alt] == shown
    assert inboxes.notified[club.ben.id] == notified + 1  # the answer to the command
    asked = await club.slash(club.ben.user, "mundialito table", action="resign", table=table.id)
    assert (await club.press(club.ben.user, asked, "Yes, resign")).text == say("done-resigned")


async def test_whoever_lost_the_role_that_shows_a_channel_is_refused_in_direct_messages(inboxes: Inboxes) -> None:
    club = inboxes.club
    place = await only_for(club, club.guild.create_role("Members"), club.ana, club.ben)
    table = await inboxes.start_snap(club.ben, channel=place)
    assert (await club.slash(club.ben.user, "hand")).alt
    club.env.backend.edit_member(club.guild.id, club.ben.id, {"role_ids": []})
    assert (await club.slash(club.ben.user, "hand")).text == told_hidden(table, seated=True)


@pytest.mark.usefixtures("pressing_anywhere")
async def test_a_player_who_is_not_in_a_private_thread_any_more_gets_nothing_from_it(club: Club) -> None:
    backend: Any = club.env.backend
    thread = backend.create_thread(club.table.id, "private", club.ana.id, type=discord.ChannelType.private_thread.value)
    for person in (backend.bot_user.id, club.cy.id):
        backend.add_thread_member(thread.id, person)
    place = next(one for one in club.table.threads if one.id == thread.id)
    await club.slash(club.cy, "mundialito play", place, computer="random")
    table, on = await club.game(channel=place), await elsewhere(club, club.cy)
    board = club.board(place)
    assert (await club.forge(club.cy, on, f"m1:{table.id}:{table.position}:panel:")).alt
    backend.remove_thread_member(thread.id, club.cy.id)
    for where in (on, board):
        told = await club.forge(club.cy, where, f"m1:{table.id}:{table.position}:panel:")
        assert told.text == told_hidden(table, seated=True)


async def test_a_hidden_lobby_cannot_be_joined_by_a_forged_press(club: Club) -> None:
    await club.slash(club.ben, "mundialito play", game="mundialito")
    lobby, on = await club.game(), await elsewhere(club, club.cy)
    hide(club, club.cy)
    told = await club.forge(club.cy, on, f"m1:{lobby.id}:{lobby.position}:join:")
    assert told.text == GONE
    assert isinstance(await club.game(lobby.id), Lobby)
    assert (await club.game(lobby.id)).persons == (club.ben.id,)
