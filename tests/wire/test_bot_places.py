"""Channels that are slow, broken, occupied, locked, archived, deleted, or lack a permission."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from rules.table.table import EndedTable
from testbed.standin import Permission
from tests.wire.club import SHORT_GAME, WAITING, Club, Game, open_club, says, table_on, to

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    async with open_club(tmp_path_factory.mktemp("places")) as club:
        yield club


async def test_first_answers_come_in_time_in_a_slow_channel_and_no_other_channel_waits(club: Club) -> None:
    discord = club.discord
    slow, fine = club.channel("slow"), club.channel("fine")
    game = await club.duel(slow, *club.pair("slow"))
    called = len(game.pings)
    holds = [discord.hold(method, rf"/channels/{slow.id}", times=9) for method in ("GET", "POST", "PATCH", "DELETE")]
    for action in SHORT_GAME[:4]:
        await game.type_action(game.mover, action)
    thread = await discord.slash(club.ana, "mundialito play", slow, where="thread", computer="random", settle=False)
    assert thread.deferred
    other = await club.lobby(fine, club.ana, computer="random")
    await discord.wait_for(lambda: bool(other.table.awaited_persons), what="the computer to move beside a slow channel")
    await other.shown()
    for hold in holds:
        hold.release()
    await discord.settled(thread)
    assert "<#" in thread.text
    await game.shown()
    calls = game.pings[called:]
    assert calls[-1] == game.mover.name, "a call for the turn that is awaited now"
    assert len(calls) <= 2, "and one at most for a turn whose board was already under way"


async def test_a_board_that_discord_refuses_is_posted_once_as_soon_as_possible(club: Club) -> None:
    discord = club.discord
    game = await club.duel(club.channel("5xx"), *club.pair("5xx"))
    path, called = rf"/channels/{game.channel.id}/messages$", len(game.pings)
    for number, (status, code) in enumerate(((503, 0), (429, 0), (500, 0))):
        broken = discord.fail("POST", path, status, code, times=1)
        for action in SHORT_GAME[2 * number : 2 * number + 2]:
            await game.type_action(game.mover, action)
        if status == 503:  # not retried at once: the next event brings it, or the end of the pause
            await discord.wait_for(lambda: broken.times == 0, what="the post to be refused")  # noqa: B023
            await discord.quiet(0.2)
            await discord.slash(game.mover, "move", game.channel, action="a1-a2")
            await game.shown()
            await discord.slash(game.mover, "mundialito table", game.channel, action="undo")
        await game.shown()
        assert len(game.pings) == called + number + 1
    hold = discord.hold("POST", path, after=True)  # posted, but Discord's answer is an error
    await game.type_action(game.mover, SHORT_GAME[6])
    await game.type_action(game.mover, SHORT_GAME[7])
    await hold.wait_reached()
    next(e for e in reversed(discord.requests("POST", path)) if e.status == 200).status = 503
    hold.release()
    await game.shown()
    assert len(game.pings) == called + 4


async def test_a_board_that_is_gone_or_cannot_be_edited_is_posted_again(club: Club) -> None:
    discord = club.discord
    game = await club.duel(club.channel("edits"), *club.pair("edits"))
    called = game.pings
    old = game.board
    discord.refuse_edits(old)
    await game.type_action(game.mover, "*e6")
    assert await game.shown() is not old
    old = game.board
    await discord.delete_message(old)
    await discord.slash(game.mover, "mundialito table", game.channel, action="undo")
    assert await game.shown() is not old
    old = game.board
    await discord.say(club.cy, game.channel, "nice move")
    await game.type_action(game.mover, "*e6")
    assert await game.shown() is old  # inside a turn it stays in its place
    await game.type_action(game.mover, "end")
    assert await game.shown() is not old
    assert old.deleted
    assert len(game.pings) == len(called) + 1


async def test_a_board_is_edited_even_if_discord_does_not_say_which_message_is_last(club: Club) -> None:
    discord = club.discord
    game = await club.duel(club.channel("untold"), *club.pair("untold"))
    old = game.board
    discord.fail("GET", rf"/channels/{game.channel.id}$", 404)
    await game.type_action(game.mover, "*e6")
    assert await game.shown() is old


async def test_a_game_whose_channel_is_deleted_can_be_found_and_ended_elsewhere(club: Club) -> None:
    discord = club.discord
    ana, ben = club.pair("gone")
    game = await club.duel(club.channel("gone"), ana, ben)
    await discord.delete_channel(game.channel)
    elsewhere = club.channel("elsewhere")
    await discord.slash(game.mover, "move", elsewhere, action="*e6", table=game.id)
    assert game.log[-1] == "*e6"
    await discord.wait_for(lambda: game.waiting() == 0, what="the board to be given up")
    assert game.id in (await discord.slash(ben, "mundialito games", elsewhere)).text
    asked = await discord.slash(ben, "mundialito table", elsewhere, action="resign")
    assert says("done-resigned") in (await discord.press(ben, asked.message, to("resign"))).text
    assert isinstance(game.table, EndedTable)


async def test_an_archived_thread_is_reopened_and_a_locked_one_catches_up_once_unlocked(club: Club) -> None:
    discord = club.discord
    ana, ben = club.pair("thread")
    channel, elsewhere = club.channel("threads"), club.channel("not-the-thread")
    said = await discord.slash(ana, "mundialito play", channel, opponent=ben, where="thread")
    (thread,) = discord.threads(channel)
    assert thread.mention in said.text
    game = Game(club, thread, table_on(said))
    await discord.press(ben, await game.shown(), to("join"))
    await game.shown()
    await discord.set_thread(thread, archived=True)
    await discord.slash(game.mover, "move", elsewhere, action="*e6", table=game.id)
    await game.shown()
    assert not thread.archived
    await discord.set_thread(thread, locked=True, archived=True)
    said = await discord.slash(game.mover, "move", elsewhere, action="end", table=game.id)
    assert WAITING in said.text
    await discord.quiet(0.3)
    await discord.set_thread(thread, locked=False, archived=False)
    await discord.slash(game.mover, "move", elsewhere, action="a1-a2", table=game.id)
    await game.shown()


async def test_missing_permissions_bring_the_board_in_words_or_a_sentence_saying_what_to_change(
    club: Club,
) -> None:
    discord = club.discord
    plain = club.channel("no-files")
    discord.set_permissions(plain, None, deny=Permission.ATTACH_FILES)
    game = await club.duel(plain, *club.pair("no-files"))
    assert not game.board.attachments
    assert re.search(r"[a-f].*[1-6]", game.board.text)
    board, refused = game.board, len([e for e in discord.server.exchanges if e.status == 403])
    await game.type_action(game.mover, "*e6")
    assert await game.shown() is board, "the words are edited too"
    assert len([e for e in discord.server.exchanges if e.status == 403]) == refused
    for number, (permission, name) in enumerate(
        ((Permission.SEND_MESSAGES, "send-messages"), (Permission.READ_MESSAGE_HISTORY, "read-message-history"))
    ):
        mute = club.channel(f"mute-{number}")
        discord.set_permissions(mute, None, deny=permission)
        said = await discord.slash(club.cy, "mundialito play", mute, game="mundialito")
        assert said.ephemeral
        assert says(f"permission-{name}") in said.text
        assert club.read("SELECT * FROM tables WHERE channel_id = ?", mute.id) == []
    took = await club.duel(club.channel("taken-away"), *club.pair("taken-away"))
    discord.set_permissions(took.channel, None, deny=Permission.SEND_MESSAGES)
    await took.type_action(took.mover, "*e6")
    said = await took.type_action(took.mover, "end")
    assert WAITING in said.text
    discord.set_permissions(took.channel, None, allow=Permission.SEND_MESSAGES)
    await took.type_action(took.mover, "a1-a2")
    await took.shown()
    assert took.pings[-1] == took.mover.name


async def test_a_second_table_in_a_channel_gets_a_thread(club: Club) -> None:
    discord = club.discord
    channel = club.channel("taken")
    first = await club.duel(channel, *club.pair("taken"))
    ana, ben = club.pair("second")
    said = await discord.slash(ana, "mundialito play", channel, opponent=ben)
    second = Game(club, channel, table_on(said))
    await second.shown()
    assert not discord.threads(channel), "a lobby is where everybody sees it"
    await discord.press(ben, second.board, to("join"))
    await first.shown()
    (thread,) = discord.threads(channel)
    await Game(club, thread, second.id).shown()
    assert set(thread.thread_members) >= {ana.id, ben.id}
    two = club.channel("two-lobbies")
    lobbies = [await club.lobby(two, *club.pair(f"lobby {number}")) for number in range(2)]
    for lobby in lobbies:
        guest = discord.world.users[lobby.table.invited[0]]
        await discord.press(guest, lobby.board, to("join"))
    await lobbies[0].shown()
    (thread,) = discord.threads(two)
    moved = Game(club, thread, lobbies[1].id)
    await moved.shown()
    assert set(thread.thread_members) >= set(moved.table.persons)
    assert [lobby.board for lobby in lobbies[:1]] == [m for m in discord.messages(two) if m.buttons]
    voice = club.channel("voice", "voice")
    await club.duel(voice, *club.pair("voice"))
    said = await discord.slash(ana, "mundialito play", voice, opponent=ben)
    assert says("place-no-thread-here") in said.text
    discord.set_permissions(channel, None, deny=Permission.CREATE_PUBLIC_THREADS)
    said = await discord.slash(ana, "mundialito play", channel, opponent=ben)
    assert says("permission-create-public-threads") in said.text
    alone = discord.dm_channel(ana)
    await club.lobby(alone, ana, computer="random")
    assert says("trouble-direct-taken") in (await discord.slash(ana, "mundialito play", alone, computer="random")).text
    assert (
        says("alone-in-dm")
        in (await discord.slash(ben, "mundialito play", discord.dm_channel(ben), game="mundialito")).text
    )
