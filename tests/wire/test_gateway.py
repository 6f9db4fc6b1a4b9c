"""The stand-in's gateway, by hand: opening, heartbeats, close codes, RESUME, one zlib stream a connection."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from testbed.standin import StandIn
from testbed.standin.sessions import FRAMES_A_MINUTE
from tests.wire.conftest import Place

GUILDS = 1


@asynccontextmanager
async def line(discord: StandIn, query: str = "") -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A connection to the gateway after its HELLO."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(discord.gateway_url + query, autoclose=False) as socket,
    ):
        if not query:
            assert (await socket.receive_json())["op"] == 10
        yield socket


async def identify(discord: StandIn, socket: aiohttp.ClientWebSocketResponse, **more: Any) -> dict[str, Any]:
    """Send IDENTIFY, wait for the servers, and return READY's data."""
    await socket.send_json({"op": 2, "d": {"token": discord.token, "intents": GUILDS, **more}})
    ready = await socket.receive_json()
    for _ in discord.world.guilds:
        assert (await socket.receive_json())["t"] == "GUILD_CREATE"
    assert (ready["t"], ready["s"]) == ("READY", 1)
    return dict(ready["d"])


async def test_heartbeats_are_acknowledged_and_can_be_requested(place: Place) -> None:
    async with line(place.discord) as socket:
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await place.discord.gateway.ask_heartbeat()
        assert (await socket.receive_json())["op"] == 1
        place.discord.gateway.acknowledges = False
        await socket.send_json({"op": 1, "d": None})
        await place.discord.wait_for(lambda: place.discord.gateway.heartbeats == 2)
        with pytest.raises(TimeoutError):
            await socket.receive(timeout=0.1)


async def test_a_bot_without_heartbeats_is_disconnected(place: Place) -> None:
    place.discord.gateway.heartbeat_ms = 100
    async with line(place.discord) as socket:
        for _ in range(3):
            await socket.send_json({"op": 1, "d": None})
            assert (await socket.receive()).type is aiohttp.WSMsgType.TEXT
        assert place.discord.violations == []
        closed = await socket.receive()
        assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, 4009)
    assert place.discord.violations == ["gateway: no heartbeat in time"]


CLOSING: dict[str, tuple[int, bool, str]] = {
    "not JSON": (4002, False, "{"),
    "not an object": (4002, False, "[]"),
    "over 4096 bytes": (4002, True, json.dumps({"op": 3, "d": "x" * 4096})),
    "unknown opcode": (4001, True, '{"op": 99}'),
    "an opcode of Discord": (4001, True, '{"op": 0}'),
    "presence before IDENTIFY": (4003, False, '{"op": 3, "d": {}}'),
    "IDENTIFY twice": (4005, True, '{"op": 2, "d": {}}'),
    "RESUME after IDENTIFY": (4005, True, '{"op": 6, "d": {}}'),
    "wrong token": (4004, False, '{"op": 2, "d": {"token": "x", "intents": 1}}'),
    "impossible shard": (4010, False, '{"op": 2, "d": {"token": "TOKEN", "intents": 1, "shard": [1, 1]}}'),
    "impossible intents": (4013, False, '{"op": 2, "d": {"token": "TOKEN", "intents": 1073741824}}'),
    "privileged intents": (4014, False, '{"op": 2, "d": {"token": "TOKEN", "intents": 32768}}'),
}


@pytest.mark.parametrize("name", CLOSING)
async def test_bad_payloads_close_the_connection_and_are_noted(place: Place, name: str) -> None:
    code, identified, text = CLOSING[name]
    async with line(place.discord) as socket:
        if identified:
            await identify(place.discord, socket)
        await socket.send_str(text.replace("TOKEN", place.discord.token))
        assert (await socket.receive()).data == code
    assert len(place.discord.violations) == 1


async def test_a_bot_that_sends_too_much_in_a_minute_is_cut_off(place: Place) -> None:
    async with line(place.discord) as socket:
        for _ in range(FRAMES_A_MINUTE + 1):
            await socket.send_json({"op": 1, "d": None})
        answers = [await socket.receive() for _ in range(FRAMES_A_MINUTE + 1)]
        assert answers[-1].data == 4008
        assert {json.loads(answer.data)["op"] for answer in answers[:-1]} == {11}


async def test_resume_replays_only_the_missed_events_in_order(place: Place) -> None:
    discord = place.discord
    async with line(discord) as socket:
        session = (await identify(discord, socket))["session_id"]
        await discord.gateway.dispatch("ONE", 1)
        assert (await socket.receive_json())["t"] == "ONE"
        await discord.drop_gateway(4000)
        assert (await socket.receive()).data == 4000
    await discord.gateway.dispatch("TWO", 2)
    await discord.gateway.dispatch("THREE", 3)
    resume = {"token": discord.token, "session_id": session, "seq": 3}
    async with line(discord) as socket:
        await socket.send_json({"op": 6, "d": resume})
        events = [await socket.receive_json() for _ in range(3)]
        assert [(event["t"], event["s"]) for event in events] == [("TWO", 4), ("THREE", 5), ("RESUMED", 6)]
        await discord.gateway.dispatch("FOUR", 4)
        assert (await socket.receive_json())["s"] == 7
    async with line(discord) as socket:
        await socket.send_json({"op": 6, "d": {**resume, "seq": 99}})
        assert (await socket.receive()).data == 4007
    assert (discord.gateway.identified, discord.gateway.resumed) == (1, 1)


async def test_a_bot_that_missed_forgotten_events_must_identify_again(place: Place) -> None:
    discord = place.discord
    async with line(discord) as socket:
        session = (await identify(discord, socket))["session_id"]
    for number in range(4):
        await discord.gateway.dispatch("NEWS", number)
    seen = len(discord.gateway.sessions[session].events) - 2
    discord.gateway.sessions[session].forget_events(2)
    resume = {"token": discord.token, "session_id": session}
    async with line(discord) as socket:
        await socket.send_json({"op": 6, "d": {**resume, "seq": seen - 1}})
        assert (await socket.receive_json())["op"] == 9
        await socket.send_json({"op": 6, "d": {**resume, "seq": seen}})
        assert [(await socket.receive_json())["d"] for _ in range(2)] == [2, 3]


async def test_a_connection_is_one_zlib_stream_from_hello_on(place: Place) -> None:
    discord, stream = place.discord, zlib.decompressobj()
    async with line(discord, "?compress=zlib-stream") as socket:

        async def read() -> dict[str, Any]:
            frame = await socket.receive_bytes()
            assert frame.endswith(b"\x00\x00\xff\xff")
            return dict(json.loads(stream.decompress(frame)))

        assert (await read())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": discord.token, "intents": GUILDS}})
        assert [(await read())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]


async def test_an_event_is_sent_only_with_its_intent(place: Place) -> None:
    discord = place.discord
    async with line(discord) as socket:
        await identify(discord, socket)
        await discord.say(place.ana, place.channel, "nobody of yours")
        thread = discord.add_thread(place.channel)
        created = await socket.receive_json()
        await discord.set_thread(thread, archived=True)
        assert [created["t"], (await socket.receive_json())["t"]] == ["THREAD_CREATE", "THREAD_UPDATE"]


async def test_every_server_has_its_own_event_and_leaves_when_the_bot_is_removed(place: Place) -> None:
    discord = place.discord
    other = discord.add_guild("Other", members=[place.ana])
    async with line(discord) as socket:
        ready = await identify(discord, socket)
        assert [guild["id"] for guild in ready["guilds"]] == [str(place.guild.id), str(other.id)]
        discord.remove_bot(other)
        gone = await socket.receive_json()
        assert (gone["t"], gone["d"]["id"]) == ("GUILD_DELETE", str(other.id))


async def test_a_gateway_can_be_down(place: Place) -> None:
    place.discord.gateway.refusals = 1
    with pytest.raises(aiohttp.WSServerHandshakeError):
        async with line(place.discord):
            pass
    async with line(place.discord) as socket:
        await identify(place.discord, socket)
    assert place.discord.gateway.refused == 1


async def test_servers_have_their_shards_and_direct_messages_shard_0(place: Place) -> None:
    discord = place.discord
    discord.gateway.shards = 2
    for shard in range(2):
        discord.add_guild(f"of shard {shard}", shard=shard)
    guilds = {shard: [g.id for g in discord.world.guilds.values() if (g.id >> 22) % 2 == shard] for shard in range(2)}
    async with line(discord) as first, line(discord) as second:
        for shard, socket in enumerate((first, second)):
            await socket.send_json({"op": 2, "d": {"token": discord.token, "intents": GUILDS, "shard": [shard, 2]}})
            ready = await socket.receive_json()
            assert [int(guild["id"]) for guild in ready["d"]["guilds"]] == guilds[shard]
            assert [int((await socket.receive_json())["d"]["id"]) for _ in guilds[shard]] == guilds[shard]
        assert discord.gateway.connected
        await discord.gateway.dispatch("OF_A_SERVER", {"guild_id": str(guilds[1][0])})
        await discord.gateway.dispatch("DIRECT", {})
        assert ((await first.receive_json())["t"], (await second.receive_json())["t"]) == ("DIRECT", "OF_A_SERVER")
        await discord.drop_gateway(shard=1)
        assert (await second.receive()).data == 4000
        assert not discord.gateway.connected
        await discord.gateway.dispatch("DIRECT", {})
        assert (await first.receive_json())["t"] == "DIRECT"


async def test_a_shard_with_too_many_servers_is_refused(place: Place) -> None:
    place.discord.gateway.servers_a_shard = 0
    async with line(place.discord) as socket:
        await socket.send_json({"op": 2, "d": {"token": place.discord.token, "intents": GUILDS}})
        assert (await socket.receive()).data == 4011
    assert place.discord.violations == ["gateway: 1 servers in shard [0, 1]"]


@pytest.mark.parametrize(("concurrency", "early"), [(1, True), (2, False)])
async def test_shards_of_one_bucket_may_not_identify_at_once(place: Place, concurrency: int, early: bool) -> None:
    gateway = place.discord.gateway
    gateway.max_concurrency, gateway.identify_seconds = concurrency, 0.3
    async with line(place.discord) as first, line(place.discord) as second:

        async def told(socket: aiohttp.ClientWebSocketResponse, shard: int) -> tuple[int, str | None]:
            given = {"token": place.discord.token, "intents": 0, "shard": [shard, 2]}
            await socket.send_json({"op": 2, "d": given})
            answer = await socket.receive_json()
            return answer["op"], answer["t"]

        assert await told(first, 0) == (0, "READY")
        assert await told(second, 1) == ((9, None) if early else (0, "READY"))
        if early:
            assert place.discord.violations == ["gateway: shard [1, 2] identifies too early in bucket 0"]
            await asyncio.sleep(0.31)
            assert await told(second, 1) == (0, "READY")
