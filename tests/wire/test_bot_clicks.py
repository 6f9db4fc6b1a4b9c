"""Racing, stale, foreign and meaningless clicks: each gets a private sentence, and only one of two counts."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from rules.table.table import EndedTable, Running
from testbed.standin import Answer, Callback, Message, NotOffered, Permission, User
from tests.wire.club import SHORT_GAME, WAITING, Club, Game, open_club, says, seen, to

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    async with open_club(tmp_path_factory.mktemp("clicks")) as club:
        yield club


async def twice(one: asyncio.Future[Answer] | object, two: object) -> tuple[Answer, Answer]:
    """Do both at once."""
    first, second = await asyncio.gather(one, two)  # type: ignore[call-overload]
    return first, second


def assert_told(said: Answer) -> None:
    """Check for a private sentence that isn't an error number."""
    assert said.ephemeral or said.kind in (Callback.UPDATE, Callback.DEFERRED_UPDATE), said
    assert said.text.strip() or said.message.images
    assert says("trouble-ours", number="")[:30] not in said.text, said.text


async def test_a_double_click_counts_once_and_both_clicks_are_answered(club: Club) -> None:
    discord = club.discord
    game = await club.duel(club.channel("double"), *club.pair("double"))
    panel = seen(await game.panel(game.mover))
    pressed = await game.choose(game.mover, panel, "*e6")
    mover, number = game.mover, game.table.number
    both = await twice(*(discord.press(mover, panel, pressed, force=True) for _ in range(2)))
    assert (game.log[4:], game.table.number) == (("*e6",), number + 1)
    for said in both:
        assert_told(said)
    typed = await twice(*(game.type_action(mover, "end") for _ in range(2)))
    assert game.log[4:] == ("*e6", "end")
    assert sorted(WAITING in said.text for said in typed) == [False, True]
    assert any(says("refusal-others-turn", person=str(game.mover.id)) in said.text for said in typed)
    await game.shown()


async def test_of_two_people_who_take_the_last_seat_at_once_one_gets_it_and_one_a_sentence(club: Club) -> None:
    discord = club.discord
    ana, ben = club.pair("join")
    game = await club.lobby(club.channel("join"), ana)
    both = await twice(discord.press(ben, game.board, to("join")), discord.press(club.cy, game.board, to("join")))
    table = game.table
    assert isinstance(table, Running)
    assert len(table.seats) == 2
    for said in both:
        assert_told(said)
    await game.shown()


async def test_a_resignation_and_a_move_at_once_leave_one_ended_game(club: Club) -> None:
    discord = club.discord
    game = await club.duel(club.channel("race"), *club.pair("race"))
    mover, other = game.mover, game.other
    asked = await discord.slash(other, "mundialito table", game.channel, action="resign")
    both = await twice(discord.press(other, asked.message, to("resign")), game.type_action(mover, "*e6"))
    for said in both:
        assert_told(said)
    await game.shown()
    assert isinstance(game.table, EndedTable)
    assert game.table.ended_by == other.id


async def test_two_rematch_requests_at_once_make_one_table(club: Club) -> None:
    discord = club.discord
    game = await club.duel(club.channel("again"), *club.pair("again"))
    mover, other = game.mover, game.other
    asked = await discord.slash(mover, "mundialito table", game.channel, action="resign")
    await discord.press(mover, asked.message, to("resign"))
    board = await game.shown()
    presses = (discord.press(user, board, to("rematch")) for user in (mover, other, mover, other))
    for said in await asyncio.gather(*presses):
        assert_told(said)
    await game.shown()
    await Game(club, game.channel, game.table.rematch_table or "").shown()
    assert club.read("SELECT count(*) FROM tables WHERE channel_id = ?", game.channel.id) == [(2,)]


async def test_old_buttons_change_nothing_and_lead_to_the_current_board(club: Club) -> None:
    discord = club.discord
    game = await club.duel(club.channel("stale"), *club.pair("stale"))
    mover, other = game.mover, game.other
    old_board = game.board
    panel = seen(await game.panel(mover))
    old_action = await game.choose(mover, panel, "f6-f5")
    old_end = old_action.replace("f6-f5", "end")
    for action in SHORT_GAME[:4]:
        await game.type_action(game.mover, action)
    await game.shown()
    assert old_board.deleted
    before = game.table.number
    for user, message, custom_id in (
        (mover, panel, old_action),
        (mover, panel, old_end),
        (mover, old_board, f"m1:{game.id}:1:join:"),
        (other, old_board, f"m1:{game.id}:1:start:"),
        (mover, old_board, f"m1:{game.id}:1:cancel:"),
        (club.cy, old_board, f"m1:{game.id}:1:join:"),
        (mover, old_board, f"m1:{game.id}:1:drawyes:"),
        (mover, old_board, f"m1:{game.id}:1:undoyes:"),
        (mover, old_board, f"m1:{game.id}:1:vote:end"),
        (mover, old_board, f"m1:{game.id}:1:return:"),
        (other, old_board, f"m1:{game.id}:1:back:"),
    ):
        assert_told(await discord.press(user, message, custom_id, force=True))
    assert game.table.number == before
    again = await discord.press(mover, old_board, to("panel"), force=True)
    assert_told(again)


FOREIGN = [
    "m0:abc:1:join:",
    "m1:garbage",
    "m1:nosuchtb:1:join:",
    "m1:nosuchtb:1:panel:",
    "m1:{id}:1:nosuchverb:",
    "m1:{id}:999999999:panel:zz",
    "m1:{id}:{now}:do:b1-z9",
    "m1:{id}:{now}:do:",
    "m1:{id}:{now}:do:setup 231132|ball c2",
    "m1:{id}:{now}:step:\u0000\u202e`|||",
    "m1:{id}:{now}:vote:burn",
    "m1:{id}:{now}:pick:nomenu|x",
    "m1:{id}:{now}:set:t=pace=warp",
    "m1:{id}:{now}:computer:",
    "m1:rules:0:rulebook:nogame|1",
    "m1:rules:0:rulebook:mundialito|²",
    "m1:rules:0:rulebook:mundialito|999",
    "m1:rules:0:topic:nogame|12",
    "m1:rules:0:topic:mundialito|no-such-topic",
    "m1:rules:0:topic:mundialito|",
    "m1:rules:0:why:mundialito|999",
    "m1:rules:0:why:mundialito|twelve",
    "m1:rules:0:why:nogame|1",
    "m2:{id}:1:fly:",
    "something:else",
    "m1:" + "x" * 97,
]


async def test_meaningless_ids_get_a_sentence_each_and_change_nothing(club: Club) -> None:
    discord = club.discord
    game = await club.duel(club.channel("foreign"), *club.pair("foreign"))
    number = game.table.number
    for pattern in FOREIGN:
        custom_id = pattern.format(id=game.id, now=game.table.position)
        for user in (game.mover, game.other, club.cy):
            assert_told(await discord.press(user, game.board, custom_id, force=True))
    assert game.table.number == number


async def test_watchers_and_people_from_another_server_change_nothing(club: Club) -> None:
    discord = club.discord
    game = await club.duel(club.channel("bystander"), *club.pair("bystander"))
    number = game.table.number
    for label in (to("panel"), to("more")):
        assert_told(await discord.press(club.cy, game.board, label))
    for verb in ("do:*e6", "undo:", "offer:", "resign:", "handover:", "rematch:", "resignask:", "side:", "text:"):
        custom_id = f"m1:{game.id}:{game.table.position}:{verb}"
        assert_told(await discord.press(club.cy, game.board, custom_id, force=True))
    for action in ("undo", "resign", "draw", "rematch", "board", "text", "x"):
        assert_told(await discord.slash(club.cy, "mundialito table", game.channel, action=action))
    assert_told(await discord.slash(club.cy, "move", game.channel, action="*e6"))
    for path in ("mundialito-admin end",):
        with pytest.raises(NotOffered):
            await discord.slash(club.cy, path, game.channel)
    elsewhere = discord.add_guild("Elsewhere", members=[game.mover])
    there = discord.add_channel(elsewhere, "there")
    sent = await discord.slash(game.mover, "mundialito help", there)
    foreign = await discord.press(game.mover, sent.message, f"m1:{game.id}:1:panel:", force=True)
    assert says("press-elsewhere") in foreign.text
    assert_told(await discord.slash(game.mover, "move", there, action="*e6", table=game.id))
    assert game.table.number == number
    judge = discord.add_user("Judge")
    discord.join(club.guild, judge, permissions=Permission.MANAGE_MESSAGES | Permission.VIEW_CHANNEL | 1 << 31)
    assert_told(await discord.slash(judge, "mundialito-admin end", game.channel, how="all"))
    await game.shown()
    assert isinstance(game.table, EndedTable)
    for label in (to("rematch"), to("replay"), to("more")):
        assert_told(await discord.press(club.cy, game.board, label))


async def test_typed_nonsense_is_refused_with_a_sentence_each(club: Club) -> None:
    game = await club.duel(club.channel("nonsense"), *club.pair("nonsense"))
    number, chance = game.table.number, random.Random(7)
    texts = ["", " ", "b1", "b1-b9", "setup 231132", "ball c2", "*z9", "whistle", "coasters 0000", "@everyone", "`x`"]
    texts += ["".join(chance.choice("abcdef123456-x^* <@&>#|\u200b\u0301é") for _ in range(9)) for _ in range(30)]
    legal = game.table.match.legal()  # type: ignore[union-attr]
    for text in texts:
        if "".join(text.split()) in legal:
            continue
        said = await game.type_action(game.mover, text or "?")
        assert_told(said)
        assert (await game.discord.suggest(game.mover, "move", game.channel, option="action", value=text)) is not None
    assert game.table.number == number


async def test_a_malicious_name_mentions_nobody_and_breaks_nothing(club: Club) -> None:
    discord = club.discord
    trap = discord.add_user("@everyone **[x](http://e.x)** <@&1> `")
    discord.join(club.guild, trap)
    other, _ = club.pair("trap")
    game = await club.duel(club.channel("trap"), trap, other)
    assert "@everyone" not in game.board.text
    assert set(game.pings) <= {trap.name, other.name}
    texts: list[Message] = discord.messages(game.channel)
    assert not [message.text for message in texts if re.search(r"(?<!\\)\](?=\()", message.text)]
    people: set[User] = {user for message in texts for user in message.pinged}
    assert people <= {trap, other}
