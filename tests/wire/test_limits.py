"""Limits missing from the official description, and deleted things: by hand, with Discord's codes."""

from __future__ import annotations

import time

from testbed.standin import Permission
from testbed.standin.rest.channels import OLD_EDITS
from testbed.standin.rest.server import GLOBAL_LIMIT
from tests.waiting import PATIENCE
from tests.wire.conftest import Hand, Place

TEXT = {"content": "x"}


async def test_a_rate_limit_is_in_the_headers_before_and_when_it_is_reached(place: Place, hand: Hand) -> None:
    discord = place.discord
    discord.usual_limits()
    for limit in discord.server.limits:
        limit.window = PATIENCE
    seen, began = [], time.time()
    for _ in range(6):
        async with hand.session.post(
            discord.api_base + hand.channel_path, json=TEXT, headers={"Authorization": f"Bot {discord.token}"}
        ) as answer:
            left = answer.headers["X-RateLimit-Remaining"]
            seen.append((answer.status, answer.headers["X-RateLimit-Limit"], left, bool(answer.headers["Via"])))
            body = await answer.json()
    assert seen == [(200 if left else 429, "5", str(max(left - 1, 0)), True) for left in (5, 4, 3, 2, 1, 0)]
    assert 0 < float(answer.headers["X-RateLimit-Reset-After"]) <= PATIENCE
    assert float(answer.headers["X-RateLimit-Reset"]) > began
    assert answer.headers["X-RateLimit-Bucket"]
    assert answer.headers["X-RateLimit-Scope"] == "user"
    assert (body["global"], str(body["retry_after"])) == (False, answer.headers["Retry-After"])
    other = discord.add_channel(place.guild, "other")
    assert (await hand("POST", f"/channels/{other.id}/messages", TEXT))[0] == 200
    assert discord.invalid_requests() == 1


async def test_more_than_fifty_requests_in_a_second_are_too_many_but_answers_are_exempt(
    place: Place, hand: Hand
) -> None:
    statuses = [(await hand("GET", "/users/@me"))[0] for _ in range(GLOBAL_LIMIT + 5)]
    assert statuses[:GLOBAL_LIMIT] == [200] * GLOBAL_LIMIT
    if place.discord.busiest_second() > GLOBAL_LIMIT:  # on a slow machine these take longer than a second
        status, answer = await hand("GET", "/users/@me")
        assert (status, answer["global"]) == (429, True)
        assert set(statuses[GLOBAL_LIMIT:]) == {429}
    assert (await hand("POST", "/interactions/1/x/callback", {"type": 6}))[1]["code"] == 10062


async def test_messages_older_than_an_hour_allow_only_some_edits(place: Place, hand: Hand) -> None:
    discord = place.discord
    _, made = await hand("POST", hand.channel_path, TEXT)
    path = f"{hand.channel_path}/{made['id']}"
    for _ in range(OLD_EDITS + 2):
        assert (await hand("PATCH", path, TEXT))[0] == 200
    discord.advance(3601)
    answers = [await hand("PATCH", path, TEXT) for _ in range(OLD_EDITS + 1)]
    assert [status for status, _ in answers] == [200] * OLD_EDITS + [429]
    assert answers[-1][1]["code"] == 30046
    discord.advance(3601)
    assert (await hand("PATCH", path, TEXT))[0] == 200


async def test_opening_direct_messages_too_fast_is_refused(place: Place, hand: Hand) -> None:
    discord = place.discord
    discord.limit_openings(1, 60)

    async def open_dm(user: int) -> tuple[int, int]:
        status, answer = await hand("POST", "/users/@me/channels", {"recipient_id": user})
        return status, answer.get("code", 0)

    assert await open_dm(place.ana.id) == (200, 0)
    assert await open_dm(place.ben.id) == (403, 40003)
    assert await open_dm(place.ana.id) == (200, 0)  # it is open
    discord.advance(61)
    assert await open_dm(place.ben.id) == (200, 0)


async def test_closed_direct_messages_and_strangers_cannot_be_reached(place: Place, hand: Hand) -> None:
    discord = place.discord
    stranger = discord.add_user("Stranger")
    for user, code in ((place.ana, 0), (place.ben, 50007), (stranger, 50278)):
        if code == 50007:
            discord.close_dms(user)
        _, opened = await hand("POST", "/users/@me/channels", {"recipient_id": user.id})
        status, answer = await hand("POST", f"/channels/{opened['id']}/messages", TEXT)
        assert (status, answer.get("code", 0)) == ((403, code) if code else (200, 0))


async def test_a_nonce_is_remembered_for_five_minutes_in_its_channel(place: Place, hand: Hand) -> None:
    discord = place.discord
    body = {**TEXT, "nonce": "table-7", "enforce_nonce": True}
    ids = [(await hand("POST", hand.channel_path, body))[1]["id"] for _ in range(2)]
    assert ids[0] == ids[1]
    assert (await hand("POST", hand.channel_path, {**body, "enforce_nonce": False}))[1]["id"] != ids[0]
    other = discord.add_channel(place.guild, "other")
    assert (await hand("POST", f"/channels/{other.id}/messages", body))[1]["id"] not in ids
    discord.advance(301)
    assert (await hand("POST", hand.channel_path, body))[1]["id"] not in ids


async def test_deleted_things_are_unknown(place: Place, hand: Hand) -> None:
    discord, path = place.discord, hand.channel_path
    _, made = await hand("POST", path, TEXT)
    thread = discord.add_thread(place.channel)
    await discord.delete_message(place.channel.all_messages[int(made["id"])])
    for method in ("GET", "PATCH", "DELETE"):
        status, answer = await hand(method, f"{path}/{made['id']}", TEXT if method == "PATCH" else None)
        assert (status, answer["code"]) == (404, 10008)
    assert (await hand("GET", path))[1] == []
    await discord.delete_channel(place.channel)
    for place_id in (place.channel.id, thread.id):  # a thread is deleted with its channel
        for method, rest in (("GET", ""), ("POST", "/messages"), ("GET", "/messages"), ("POST", "/typing")):
            status, answer = await hand(method, f"/channels/{place_id}{rest}", TEXT if rest == "/messages" else None)
            assert (status, answer["code"]) == (404, 10003)
    discord.assert_clean()


async def test_private_answers_are_not_in_the_channel(place: Place, hand: Hand) -> None:
    discord = place.discord
    discord.world.global_commands[1] = {"id": "1", "name": "go", "type": 1, "description": "x", "options": []}
    asked = (await discord.slash(place.ana, "go", place.channel, wait=False)).interaction
    path = f"/interactions/{asked.id}/{asked.token}/callback?with_response=1"
    _, told = await hand("POST", path, {"type": 4, "data": {**TEXT, "flags": 64}})
    whisper = told["interaction"]["response_message_id"]
    assert [m.text for m in discord.whispers(place.ana)] == ["x"]
    assert discord.whispers(place.ben) == discord.messages(place.channel) == []
    assert (await hand("GET", hand.channel_path))[1] == []
    assert (await hand("GET", f"/channels/{place.channel.id}"))[1]["last_message_id"] is None
    for method in ("GET", "PATCH", "DELETE"):
        status, answer = await hand(method, f"{hand.channel_path}/{whisper}", TEXT if method == "PATCH" else None)
        assert (status, answer["code"]) == (404, 10008)
    hook = f"/webhooks/{discord.world.application_id}/{asked.token}/messages"
    assert (await hand("PATCH", f"{hook}/{whisper}", TEXT))[0] == 200
    assert (await hand("DELETE", f"{hook}/@original"))[0] == 204
    assert discord.whispers(place.ana) == []
    discord.assert_clean()


async def test_servers_are_separate(place: Place, hand: Hand) -> None:
    discord = place.discord
    cy = discord.add_user("Cy")
    other = discord.add_guild("Other", members=[cy])
    far = discord.add_channel(other, "far")
    assert (await hand("GET", f"/guilds/{other.id}/members/{place.ana.id}"))[1]["code"] == 10007
    assert [c["id"] for c in (await hand("GET", f"/guilds/{other.id}/channels"))[1]] == [str(far.id)]
    assert (await hand("POST", f"/channels/{far.id}/messages", TEXT))[0] == 200
    assert discord.messages(place.channel) == []
    discord.set_permissions(far, None, deny=Permission.SEND_MESSAGES)
    assert (await hand("POST", f"/channels/{far.id}/messages", TEXT))[1]["code"] == 50013
    assert (await hand("POST", hand.channel_path, TEXT))[0] == 200
    discord.remove_bot(other)
    assert (await hand("POST", f"/channels/{far.id}/messages", TEXT))[1]["code"] == 50001
    assert (await hand("GET", f"/guilds/{other.id}"))[1]["code"] == 10004
    assert (await hand("GET", f"/guilds/{place.guild.id}"))[0] == 200
