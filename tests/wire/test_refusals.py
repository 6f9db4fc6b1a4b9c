"""What the stand-in refuses and notes, with requests by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from testbed.standin import Permission
from testbed.standin.commands import command_faults
from testbed.standin.spec import find_description
from tests.wire.conftest import Hand, Place


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **more}


def menu(*values: str, **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "menu", "options": [{"label": v or "x", "value": v} for v in values], **more}


def text(content: str = "hi") -> dict[str, Any]:
    return {"type": 10, "content": content}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": 1 << 15, "components": list(components), **more}


def gallery(url: str, **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


BAD_MESSAGES = {
    "empty": {},
    "content over 2000": {"content": "x" * 2001},
    "V2 with content": v2(text(), content="hi"),
    "V2 with embeds": v2(text(), embeds=[{"title": "hi"}]),
    "V2 component without the flag": {"components": [text()]},
    "41 components": v2(*[text(str(i)) for i in range(41)]),
    "41 components nested": v2(
        {"type": 17, "components": [row(*[button(f"{r}.{i}") for i in range(5)]) for r in range(7)]}
    ),
    "4001 characters": v2(text("x" * 4001)),
    "container in a container": v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
    "duplicate custom_id": {"content": "x", "components": [row(button("a"), button("a"))]},
    "custom_id over 100": {"content": "x", "components": [row(button("x" * 101))]},
    "no custom_id": {"content": "x", "components": [row({"type": 2, "style": 1, "label": "x"})]},
    "label over 80": {"content": "x", "components": [row(button(label="x" * 81))]},
    "label over 80 inside V2": v2({"type": 17, "components": [row(button(label="x" * 81))]}),
    "neither label nor emoji": {"content": "x", "components": [row(button(label=None))]},
    "link without url": {"content": "x", "components": [row({"type": 2, "style": 5, "label": "x"})]},
    "26 options": {"content": "x", "components": [row(menu(*[str(i) for i in range(26)]))]},
    "no options": {"content": "x", "components": [row(menu())]},
    "equal option values": {"content": "x", "components": [row(menu("a", "a"))]},
    "option value over 100": {"content": "x", "components": [row(menu("x" * 101))]},
    "max_values over the options": {"content": "x", "components": [row(menu("a", max_values=2))]},
    "placeholder over 150": {"content": "x", "components": [row(menu("a", placeholder="x" * 151))]},
    "menu beside a button": {"content": "x", "components": [row(menu("a"), button())]},
    "six buttons in a row": {"content": "x", "components": [row(*[button(str(i)) for i in range(6)])]},
    "six rows": {"content": "x", "components": [row(button(str(i))) for i in range(6)]},
    "empty row": {"content": "x", "components": [row()]},
    "unknown file": v2(gallery("attachment://nothing.png")),
    "not a url": v2(gallery("nothing.png")),
    "alt text over 1024": v2(gallery("https://example.org/x.png", description="x" * 1025)),
    "section without accessory": v2({"type": 9, "components": [text()]}),
    "blank text": v2(text(" ")),
    "embeds over 6000": {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
    "embed title over 256": {"embeds": [{"title": "x" * 257}]},
    "mentions parsed and listed": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "nonce over 25": {"content": "x", "nonce": "x" * 26},
    "unknown attachment id": {"content": "x", "attachments": [{"id": "7"}]},
    "component type 99": v2({"type": 99}),
}


@pytest.mark.parametrize("name", BAD_MESSAGES)
async def test_a_bad_message_is_refused_and_noted(place: Place, hand: Hand, name: str) -> None:
    status, answer = await hand("POST", hand.channel_path, BAD_MESSAGES[name])
    assert (status, answer["code"]) in ((400, 50035), (400, 50006)), answer
    assert place.discord.violations
    assert place.discord.messages(place.channel) == []


async def test_good_messages_are_not_noted(place: Place, hand: Hand) -> None:
    good = [
        {"content": "x" * 2000, "components": [row(*[button(f"{r}{i}") for i in range(5)]) for r in range(5)]},
        v2(text("x" * 3900), {"type": 9, "components": [text()], "accessory": button()}, {"type": 14}),
        {"content": "x", "attachments": [], "tts": False, "allowed_mentions": {"parse": [], "users": [5]}},
        {"content": "x", "components": [row(button(label=None, emoji={"name": "⚽"}))]},
        {"content": "x", "components": [row(menu(*map(str, range(25)), max_values=25))]},
    ]
    for body in good:
        status, answer = await hand("POST", hand.channel_path, body)
        assert status == 200, answer
    place.discord.assert_clean()


async def test_too_much_text_breaks_discord_and_big_files_are_too_large(place: Place, hand: Hand) -> None:
    assert (await hand("POST", hand.channel_path, v2(text("日" * 3400))))[0] == 500
    status, answer = await hand("POST", hand.channel_path, {"content": "x"}, {"a.png": bytes(10 * 1024 * 1024 + 1)})
    assert (status, answer["code"]) == (413, 40005)
    status, _ = await hand("POST", hand.channel_path, v2(text()), {"hidden.png": b"x"})
    assert status == 200
    assert len(place.discord.violations) == 3
    assert "shown by no component" in place.discord.violations[-1]


async def test_channel_endpoints_answer_with_discords_codes(place: Place, hand: Hand) -> None:
    discord, channel = place.discord, place.channel
    said = await discord.say(place.ana, channel, "hello")
    _, made = await hand("POST", hand.channel_path, {"content": "mine"})
    mine = channel.all_messages[int(made["id"])]
    thread = discord.add_thread(channel)
    voice = discord.add_channel(guild=place.guild, name="stage", kind="forum")
    path = hand.channel_path
    assert (await hand("GET", f"/channels/{channel.id}"))[1]["last_message_id"] == made["id"]
    assert [m["id"] for m in (await hand("GET", path + "?limit=5"))[1]] == [made["id"], str(said.id)]

    async def code(method: str, where: str, body: Any = None) -> tuple[int, int]:
        status, answer = await hand(method, where, body)
        return status, (answer or {}).get("code", 0)

    assert await code("GET", "/channels/1") == (404, 10003)
    assert await code("PATCH", f"{path}/1", {"content": "x"}) == (404, 10008)
    assert await code("PATCH", f"{path}/{said.id}", {"content": "x"}) == (403, 50005)
    assert await code("DELETE", f"{path}/{said.id}") == (403, 50013)
    assert await code("POST", f"/channels/{voice.id}/messages", {"content": "x"}) == (400, 50008)
    await discord.set_thread(thread, archived=True)
    assert await code("PUT", f"/channels/{thread.id}/thread-members/{place.ben.id}") == (403, 50083)
    assert await code("POST", f"/channels/{thread.id}/messages", {"content": "wake"}) == (200, 0)
    assert not thread.archived
    await discord.set_thread(thread, locked=True)
    assert await code("POST", f"/channels/{thread.id}/messages", {"content": "x"}) == (403, 160005)
    discord.refuse_edits(mine)
    assert await code("PATCH", f"{path}/{mine.id}", {"content": "x"}) == (429, 30046)
    discord.set_permissions(channel, None, deny=Permission.VIEW_CHANNEL)
    assert await code("POST", path, {"content": "x"}) == (403, 50001)
    assert await code("GET", f"/guilds/{place.guild.id}/members/{place.ben.id}") == (200, 0)
    assert await code("GET", f"/guilds/{place.guild.id}/members/1") == (404, 10007)
    discord.assert_clean()


BAD_COMMANDS: dict[str, list[dict[str, Any]]] = {
    "upper case": [{"name": "Play", "description": "x"}],
    "space": [{"name": "play now", "description": "x"}],
    "twice": [{"name": "a", "description": "x"}, {"name": "a", "description": "y"}],
    "no description": [{"name": "a", "description": ""}],
    "unknown locale": [{"name": "a", "description": "x", "name_localizations": {"xx": "b"}}],
    "required after optional": [
        {
            "name": "a",
            "description": "x",
            "options": [
                {"type": 3, "name": "b", "description": "x"},
                {"type": 3, "name": "c", "description": "x", "required": True},
            ],
        }
    ],
    "choice over 100": [
        {
            "name": "a",
            "description": "x",
            "options": [
                {"type": 3, "name": "b", "description": "x", "choices": [{"name": "c", "value": "x" * 101}]},
            ],
        }
    ],
    "over 8000": [
        {
            "name": "a",
            "description": "x" * 100,
            "options": [
                {
                    "type": 1,
                    "name": f"s{i}",
                    "description": "x" * 100,
                    "options": [{"type": 3, "name": f"o{j}", "description": "y" * 100} for j in range(5)],
                }
                for i in range(14)
            ],
        }
    ],
    "over 100": [{"name": f"c{i}", "description": "x"} for i in range(101)],
}


@pytest.mark.parametrize("name", BAD_COMMANDS)
async def test_bad_commands_are_refused_and_noted(place: Place, hand: Hand, name: str) -> None:
    path = f"/applications/{place.discord.world.application_id}/commands"
    status, answer = await hand("PUT", path, BAD_COMMANDS[name])
    assert (status, answer["code"]) == (400, 50035)
    assert place.discord.violations
    assert command_faults(BAD_COMMANDS[name])


async def act(place: Place, kind: str) -> str:
    """Open an interaction of this kind, and return its callback's path."""
    discord = place.discord
    discord.world.global_commands[1] = {
        "id": "1",
        "name": "go",
        "type": 1,
        "description": "x",
        "options": [{"type": 3, "name": "to", "description": "x", "autocomplete": True}],
    }
    if kind == "command":
        answer = await discord.slash(place.ana, "go", place.channel, wait=False)
    elif kind == "component":
        said = await discord.say(place.ana, place.channel, "x")
        answer = await discord.press(place.ana, said, custom_id="a", force=True, wait=False)
    else:
        task = asyncio.create_task(discord.suggest(place.ana, "go", place.channel, option="to", value="x"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        answer = None
    interaction = answer.interaction if answer else discord.interactions[-1]
    return f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"


def modal(*components: dict[str, Any], title: str = "t") -> dict[str, Any]:
    return {"type": 9, "data": {"custom_id": "m", "title": title, "components": list(components)}}


def label(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "x", "component": {"type": 4, "custom_id": custom_id, "style": 1}, **more}


BAD_ANSWERS = {
    "update of a command": ("command", {"type": 7, "data": {"content": "x"}}),
    "deferred update of a command": ("command", {"type": 6}),
    "message to autocompletion": ("autocomplete", {"type": 4, "data": {"content": "x"}}),
    "choices to a command": ("command", {"type": 8, "data": {"choices": []}}),
    "26 choices": (
        "autocomplete",
        {"type": 8, "data": {"choices": [{"name": str(i), "value": "x"} for i in range(26)]}},
    ),
    "choice value over 100": ("autocomplete", {"type": 8, "data": {"choices": [{"name": "x", "value": "x" * 101}]}}),
    "choice name over 100": ("autocomplete", {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}}),
    "number for a text": ("autocomplete", {"type": 8, "data": {"choices": [{"name": "x", "value": 5}]}}),
    "modal title over 45": ("command", modal(label(), title="x" * 46)),
    "modal of six": ("command", modal(*[label(str(i)) for i in range(6)])),
    "modal without fields": ("command", modal()),
    "modal label over 45": ("command", modal(label(label="x" * 46))),
    "modal with equal ids": ("command", modal(label("a"), label("a"))),
    "unknown type": ("component", {"type": 99}),
}


@pytest.mark.parametrize("name", BAD_ANSWERS)
async def test_a_bad_first_answer_is_refused_and_noted(place: Place, hand: Hand, name: str) -> None:
    kind, body = BAD_ANSWERS[name]
    status, answer = await hand("POST", await act(place, kind), body)
    assert (status, answer["code"]) == (400, 50035), answer
    assert place.discord.violations
    assert place.discord.own_faults == []


async def test_an_interaction_can_be_answered_step_by_step(place: Place, hand: Hand) -> None:
    path = await act(place, "command")
    hook = f"/webhooks/{place.discord.world.application_id}/{path.split('/')[3]}"
    assert (await hand("POST", f"{hook}?wait=1", {"content": "early"}))[1]["code"] == 10015
    status, answer = await hand("POST", path, {"type": 5, "data": {"flags": 64}})
    assert status == 200
    assert answer["interaction"]["response_message_ephemeral"] is True
    assert (await hand("POST", path, {"type": 4, "data": {"content": "x"}}))[1]["code"] == 40060
    _, message = await hand("POST", f"{hook}?wait=1", {"content": "filled"})
    assert message["id"] == answer["interaction"]["response_message_id"]
    assert message["flags"] & 64
    assert (await hand("PATCH", f"{hand.channel_path}/{message['id']}", {"content": "x"}))[1]["code"] == 10008
    assert (await hand("PATCH", f"{hook}/messages/@original", {"content": "again"}))[0] == 200
    _, second = await hand("POST", f"{hook}?wait=1", {"content": "more", "flags": 64})
    assert (await hand("DELETE", f"{hook}/messages/{second['id']}"))[0] == 204
    assert [m.text for m in place.discord.whispers(place.ana)] == ["again"]
    place.discord.advance(15 * 60 + 1)
    assert (await hand("GET", f"{hook}/messages/@original"))[1]["code"] == 50027
    assert len(place.discord.violations) == 1  # the double answer
    assert place.discord.own_faults == []


async def test_rate_limits_failures_and_wrong_tokens(place: Place, hand: Hand) -> None:
    discord = place.discord
    discord.limit_rate("POST", r"/messages$", limit=2, window=30)
    assert [(await hand("POST", hand.channel_path, {"content": "x"}))[0] for _ in range(3)] == [200, 200, 429]
    discord.fail("GET", "/users/@me", 503)
    assert [(await hand("GET", "/users/@me"))[0] for _ in range(2)] == [503, 200]
    async with hand.session.get(discord.api_base + "/users/@me") as answer:
        assert (answer.status, bool(answer.headers["Via"])) == (401, True)
        assert answer.headers["X-RateLimit-Remaining"] != "0"
    assert discord.violations == ["GET /users/@me: no or a wrong Authorization header"]


async def test_every_routes_answers_fit_the_official_description(place: Place, hand: Hand) -> None:
    discord, guild, one = place.discord, place.guild, f"/channels/{place.channel.id}"
    guild.bot_permissions = int(Permission.ADMINISTRATOR)
    news, forum = discord.add_channel(guild, "news", "announcement"), discord.add_channel(guild, "posts", "forum")
    app = f"/applications/{discord.world.application_id}"

    async def good(method: str, path: str, body: Any = None) -> Any:
        status, answer = await hand(method, path, body)
        assert status < 300, (method, path, answer)
        return answer

    for path in ("/users/@me", "/oauth2/applications/@me", "/applications/@me", "/gateway", "/gateway/bot"):
        await good("GET", path)
    for path in (f"{app}/emojis", f"{app}/entitlements", f"/users/{place.ben.id}", one, f"/channels/{forum.id}"):
        await good("GET", path)
    for path in ("", "/channels", f"/members/{place.ben.id}", "/threads/active"):
        await good("GET", f"/guilds/{guild.id}{path}")
    command = await good("POST", f"{app}/commands", {"name": "a", "description": "x"})
    own = f"{app}/commands/{command['id']}"
    await good("PATCH", own, {"description": "y", "default_member_permissions": 32})
    assert (await good("GET", f"{app}/commands?with_localizations=1")) == [await good("GET", own)]
    await good("PUT", f"{app}/guilds/{guild.id}/commands", [{"name": "b", "description": "x", "contexts": [0]}])
    await good("DELETE", own)
    embed = {"title": "x", "fields": [{"name": "a", "value": "b"}], "footer": {"text": "x"}}
    people = {"type": 5, "custom_id": "u", "default_values": [{"id": place.ben.id, "type": "user"}]}
    said = await good("POST", f"{one}/messages", {"content": "hi", "embeds": [embed], "components": [row(people)]})
    await good("POST", f"{one}/messages", {"content": "re", "message_reference": {"message_id": said["id"]}})
    await good("POST", f"{one}/typing")
    await good("PUT", f"{one}/messages/pins/{said['id']}")
    assert len((await good("GET", f"{one}/messages/pins"))["items"]) == 1
    assert [m["type"] for m in await good("GET", f"{one}/messages?limit=100")] == [6, 0, 0]
    await good("DELETE", f"{one}/messages/pins/{said['id']}")
    await good("GET", f"{one}/messages/{said['id']}")
    await good("POST", f"{one}/messages/{said['id']}/threads", {"name": "t", "auto_archive_duration": 60})
    await good("POST", f"/channels/{news.id}/threads", {"name": "t", "type": 10})
    await good("POST", f"/channels/{forum.id}/threads", {"name": "t", "message": {"content": "x"}})
    thread = f"/channels/{(await good('POST', f'{one}/threads', {'name': 't', 'type': 11}))['id']}"
    await good("PUT", f"{thread}/thread-members/{place.ben.id}")
    assert len(await good("GET", f"{thread}/thread-members")) == 2
    await good("DELETE", f"{thread}/thread-members/{place.ben.id}")
    await good("PATCH", thread, {"archived": True, "locked": True})
    await good("DELETE", thread)
    dm = await good("POST", "/users/@me/channels", {"recipient_id": place.ben.id})
    await good("GET", f"/channels/{dm['id']}")
    await good("DELETE", f"{one}/messages/{said['id']}")
    discord.assert_clean()


def test_the_official_description_is_used_or_its_absence_explained(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, notice = find_description()
    print(notice)
    assert bool(file) == notice.startswith("checked against")
    other = tmp_path / "openapi.json"
    other.write_text("{}")
    monkeypatch.setenv("DISCORD_OPENAPI", str(other))
    assert find_description()[0] == other
