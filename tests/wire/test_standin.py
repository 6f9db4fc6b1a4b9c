"""The stand-in itself, tested with a small real discord.py bot in its own process."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from testbed.process import BotProcess
from testbed.standin import Callback, NotOffered, Permission, Unanswered
from tests.wire.bots import SAMPLE
from tests.wire.conftest import Place


@pytest.fixture
async def live(place: Place) -> AsyncIterator[Place]:
    async with place.bot:
        yield place
        await place.discord.quiet(0.1)
    place.discord.assert_clean()


async def test_a_command_a_button_and_a_second_person_are_answered(live: Place) -> None:
    discord = live.discord
    shown = await discord.slash(live.ana, "sample count", live.channel)
    assert (shown.kind, shown.text, shown.ephemeral) == (Callback.MESSAGE, "count 0", False)
    pressed = await discord.press(live.ben, shown.message, "Count")
    assert (pressed.kind, pressed.message) == (Callback.UPDATE, shown.message)
    assert shown.text == "count 1"
    assert discord.messages(live.channel) == [shown.message]
    assert shown.message.revisions[0]["content"] == "count 0"


async def test_a_v2_message_with_a_picture_is_edited_by_a_menu(live: Place) -> None:
    discord = live.discord
    shown = await discord.slash(live.ana, "sample table", live.channel, colour="Green", settle=False)
    assert shown.deferred
    message = await discord.settled(shown)
    assert message is shown.message
    assert message.v2
    assert (message.text, message.alt) == ("## The green table", "a green board")
    assert message.image is not None
    assert message.image.startswith(b"\x89PNG")
    assert message.selects[0].chosen == ["green"]
    first = message.attachments[0]
    chosen = await discord.pick(live.ana, message, "Choose a colour", "Blue")
    assert chosen.kind is Callback.DEFERRED_UPDATE
    assert (message.text, len(message.attachments)) == ("## The blue table", 1)
    assert message.attachments[0] is not first
    async with aiohttp.ClientSession() as session:
        assert await (await session.get(message.attachments[0].url)).read() == message.image
        discord.advance(25 * 3600)
        assert (await session.get(message.attachments[0].url)).status == 404


async def test_a_dialogue_opens_and_can_be_sent(live: Place) -> None:
    discord = live.discord
    asked = await discord.slash(live.ana, "sample ask", live.channel)
    assert [(f.label, f.required) for f in asked.modal.fields] == [("Name", True), ("Colour", True)]
    with pytest.raises(NotOffered, match="1 to 20 characters"):
        await discord.write(live.ana, asked.modal, {"Name": "x" * 21, "Colour": "red"})
    said = await discord.write(live.ana, asked.modal, {"Name": "Al", "Colour": "green"})
    assert (said.text, said.ephemeral) == ("hello Al in green", True)
    assert discord.messages(live.channel) == []
    assert discord.whispers(live.ana) == [said.message]


async def test_a_dm_is_sent_and_edited_and_closed_dms_are_refused(live: Place) -> None:
    discord = live.discord
    said = await discord.slash(live.ana, "sample write", live.channel, who=live.ben, text="hi")
    assert said.text == f"sent {discord.dms(live.ben)[0].id}"
    await discord.wait_for(lambda: [m.text for m in discord.dms(live.ben)] == ["hi!"])
    discord.close_dms(live.ben)
    said = await discord.slash(live.ana, "sample write", live.channel, who=live.ben, text="hi")
    assert said.text == "closed 50007"
    discord.open_dms(live.ben)
    discord.leave(live.guild, live.ben)
    said = await discord.slash(live.ana, "sample write", live.channel, who=live.ben, text="hi")
    assert said.text == "closed 50278"


async def test_autocompletion_suggests_and_only_known_commands_can_be_sent(live: Place) -> None:
    discord, ana, channel = live.discord, live.ana, live.channel
    typed = await discord.suggest(ana, "sample move", channel, option="step", value="b")
    assert typed.choices == [("to b1", "b1"), ("to b2", "b2")]
    assert (await discord.slash(ana, "sample move", channel, step="b1")).text == "moved b1"
    for path, given in (
        ("nothing", {}),
        ("sample", {}),
        ("sample nothing", {}),
        ("sample move", {}),
        ("sample move", {"step": "a1", "more": 1}),
        ("sample move", {"step": 5}),
        ("sample table", {"colour": "mauve"}),
        ("sample slow", {"seconds": 21}),
        ("sample write", {"who": "Ben", "text": "hi"}),
    ):
        with pytest.raises(NotOffered):
            await discord.slash(ana, path, channel, **given)


async def test_a_thread_starts_with_people_in_it(live: Place) -> None:
    discord = live.discord
    await discord.slash(live.ana, "sample thread", live.channel)
    (thread,) = discord.threads(live.channel)
    assert set(thread.thread_members) == {discord.world.bot.id, live.ana.id}
    assert [m.system for m in thread.history()] == [1, 0]
    assert [m.system for m in live.channel.history()] == [18]
    assert thread.auto_archive_minutes == 10080
    assert discord.last(thread).pinged == [live.ana]
    discord.advance(10080 * 60 + 10)
    assert thread.archived
    with pytest.raises(NotOffered, match="archived"):
        await discord.slash(live.ana, "sample count", thread)


async def test_missing_permissions_are_refused(live: Place) -> None:
    discord = live.discord
    discord.set_permissions(live.channel, None, deny=Permission.SEND_MESSAGES)
    assert live.channel.bot_permissions() & Permission.VIEW_CHANNEL
    await discord.slash(live.ana, "sample twice", live.channel, wait=False)
    await discord.wait_for(lambda: [e.status for e in discord.requests("POST", r"/messages$")] == [403])
    assert discord.requests("POST", r"/messages$")[0].answer["code"] == 50013
    await discord.wait_for(lambda: "50013" in live.bot.output)
    with pytest.raises(AssertionError, match="traceback"):
        live.bot.assert_quiet()
    live.bot.lines[:] = [f"logging in with {discord.token}"]
    with pytest.raises(AssertionError, match="token"):
        live.bot.assert_quiet()
    live.bot.lines.clear()


async def test_one_nonce_makes_one_message(live: Place) -> None:
    discord = live.discord
    said = await discord.slash(live.ana, "sample twice", live.channel)
    assert said.text == "1 message"
    assert [m.text for m in discord.messages(live.channel)] == ["once"]
    assert len(discord.requests("POST", r"/channels/\d+/messages$")) == 2
    discord.advance(600)
    await discord.slash(live.ana, "sample twice", live.channel)
    assert [m.text for m in discord.messages(live.channel)] == ["once", "once"]


async def test_a_killed_bot_comes_back_and_the_same_button_works(place: Place) -> None:
    discord, ana, channel, bot = place.discord, place.ana, place.channel, place.bot
    await bot.start()
    shown = await discord.slash(ana, "sample count", channel)
    await discord.press(ana, shown.message, "Count")
    hold = discord.hold("POST", "/callback$")
    lost = await discord.press(ana, shown.message, "Count", wait=False)
    await hold.wait_reached()
    await bot.kill()
    hold.release()
    assert (bot.returncode, lost.kind) == (-9, None)
    await bot.start()
    assert discord.gateway.identified == 2
    again = await discord.press(ana, shown.message, "Count")
    assert again.text == "count 3"  # the second was saved before it was answered
    discord.advance(3.1)
    assert [lost.interaction] == discord.unanswered
    assert await bot.stop() < 5
    bot.assert_quiet()
    assert discord.violations == discord.own_faults == []


async def test_after_a_kill_during_a_post_the_nonce_prevents_a_second_message(place: Place) -> None:
    discord, channel, bot = place.discord, place.channel, place.bot
    await bot.start()
    hold = discord.hold("POST", r"/channels/\d+/messages$", after=True)
    await discord.slash(place.ana, "sample twice", channel, settle=False)
    await hold.wait_reached()
    await bot.kill()
    hold.release()
    assert [m.text for m in discord.messages(channel)] == ["once"]
    await bot.start()
    await discord.slash(place.ana, "sample twice", channel)
    assert [m.text for m in discord.messages(channel)] == ["once"]
    await bot.stop()
    discord.assert_clean()


async def test_an_interaction_during_a_lost_connection_is_replayed(live: Place) -> None:
    discord = live.discord
    shown = await discord.slash(live.ana, "sample count", live.channel)
    await discord.drop_gateway(4000)
    assert (await discord.press(live.ana, shown.message, "Count")).text == "count 1"
    await discord.ask_reconnect()
    await discord.wait_for(lambda: discord.gateway.resumed == 2)
    assert discord.gateway.identified == 1
    assert (await discord.press(live.ana, shown.message, "Count")).text == "count 2"


async def test_plain_text_frames_work_too(place: Place) -> None:
    discord = place.discord
    discord.gateway.compress = False
    async with place.bot:
        assert (await discord.slash(place.ana, "sample count", place.channel)).text == "count 0"
    discord.assert_clean()


async def test_the_gateway_refuses_wrong_tokens_ungranted_intents_and_unknown_sessions(place: Place) -> None:
    discord = place.discord
    async with aiohttp.ClientSession() as session:

        async def say(op: int, **data: Any) -> aiohttp.WSMessage:
            async with session.ws_connect(discord.gateway_url) as socket:
                assert (await socket.receive_json())["op"] == 10
                await socket.send_json({"op": op, "d": data})
                return await socket.receive()

        assert (await say(2, token="wrong", intents=1)).data == 4004
        assert (await say(2, token=discord.token, intents=1 << 15)).data == 4014
        assert (await say(4000)).data == 4001
        assert json.loads((await say(6, token=discord.token, session_id="x", seq=1)).data)["op"] == 9
        async with session.ws_connect(discord.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": discord.token, "intents": 1}})
            assert [(await socket.receive_json())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
            await discord.forget_sessions()
            assert (await socket.receive_json())["op"] == 9
            assert not discord.gateway.connected
    assert len(discord.violations) == 3


async def test_a_bot_that_crashes_or_does_not_stop_is_noticed(place: Place) -> None:
    with pytest.raises(AssertionError, match="ended with 1 before it was ready"):
        await BotProcess(place.discord, database="/nowhere/x.db", script=SAMPLE).start()
    await place.bot.start()
    assert place.bot.process is not None
    place.bot.process.terminate()
    await place.bot.process.wait()
    with pytest.raises(AssertionError, match="ended by itself"):
        await place.bot.stop()


async def test_the_first_answer_after_three_seconds_is_too_late(place: Place) -> None:
    discord = place.discord
    discord.world.leeway = 0.0
    async with place.bot:
        late = await discord.slash(place.ana, "sample slow", place.channel, seconds=0.3, wait=False)
        discord.advance(4)
        await discord.wait_for(lambda: "too late 10062" in place.bot.output)
        assert discord.unanswered == [late.interaction]
        assert late.interaction.late
        began = time.monotonic()
        with pytest.raises(Unanswered):
            await discord.slash(place.ana, "sample slow", place.channel, seconds=3.4)
        assert time.monotonic() - began > 2.9
        await discord.wait_for(lambda: place.bot.output.count("too late 10062") == 2)


async def test_an_interactions_token_expires_after_fifteen_minutes(live: Place) -> None:
    discord = live.discord
    said = await discord.slash(live.ana, "sample later", live.channel)
    discord.advance(901)
    await discord.wait_for(lambda: "expired 401 50027" in live.bot.output)
    assert said.text == "first"


async def test_a_person_cannot_press_what_they_cannot_see(live: Place) -> None:
    discord = live.discord
    shown = await discord.slash(live.ana, "sample count", live.channel)
    with pytest.raises(NotOffered, match="cannot press"):
        await discord.press(live.ana, shown.message, "Nothing")
    said = await discord.slash(live.ana, "sample move", live.channel, step="a1")
    with pytest.raises(NotOffered, match="does not see"):
        await discord.press(live.ben, said.message, "Count")
    forced = await discord.press(live.ana, said.message, custom_id="count:1", force=True)
    assert forced.text == "count 1"
    await discord.press(live.ana, shown.message, "Count")
    early = await discord.press(live.ana, shown.message, custom_id="count:1", force=True)
    assert early.text == "count 3"
    await discord.delete_message(shown.message)
    with pytest.raises(NotOffered, match="gone"):
        await discord.press(live.ana, shown.message, "Count")
