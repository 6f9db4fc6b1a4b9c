"""Faults drawn from a seed: each does what it says, a seed draws the same again, and excuses are known."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any

import aiohttp
import pytest

from testbed.standin.rest.server import PAGE
from testbed.standin.weather import EventFault, RequestFault, Weather, template
from tests.wire.conftest import Place

TEXT = {"content": "x"}
#: What the bot sees of each fault, and whether Discord has acted.
READS: dict[RequestFault, tuple[object, bool]] = {
    RequestFault.SLOW: (200, True),
    RequestFault.REFUSED: ("5xx", False),
    RequestFault.LOST: ("5xx", True),
    RequestFault.CUT_BEFORE: ("cut", False),
    RequestFault.CUT_AFTER: ("cut", True),
    RequestFault.TORN: ("cut", True),
    RequestFault.LIMITED: (429, False),
    RequestFault.LIMITED_ALL: (429, False),
    RequestFault.ENDED: (200, True),
    RequestFault.PAGE: ("5xx", False),
    RequestFault.EMPTY: ("5xx", True),
    RequestFault.LIMITED_PAGE: (429, False),
    RequestFault.BANNED: (429, False),
}


class Caller:
    """Requests by hand, and how each went from the bot's view."""

    def __init__(self, place: Place, session: aiohttp.ClientSession) -> None:
        self.discord, self.session = place.discord, session
        self.posts = f"/channels/{place.channel.id}/messages"
        self.headers: Mapping[str, str] = {}
        self.body = b""

    async def __call__(self, method: str, path: str, body: Any = None) -> object:
        headers = {"Authorization": f"Bot {self.discord.token}"}
        address = self.discord.api_base + path
        try:
            async with self.session.request(method, address, json=body, headers=headers) as answer:
                self.body = await answer.read()
                self.headers = answer.headers
                return "5xx" if answer.status >= 500 else answer.status
        except aiohttp.ClientError:
            return "cut"


@pytest.fixture
async def call(place: Place) -> AsyncIterator[Caller]:
    async with aiohttp.ClientSession() as session:
        yield Caller(place, session)


def always(fault: RequestFault) -> Weather:
    return Weather("always", requests={fault: 1.0}, events={})


@pytest.mark.parametrize("fault", RequestFault)
async def test_each_fault_does_what_it_says(place: Place, call: Caller, fault: RequestFault) -> None:
    place.discord.weather = always(fault)
    reads, acted = READS[fault]
    assert await call("POST", call.posts, TEXT) == reads
    assert [message.text for message in place.discord.messages(place.channel)] == ["x"] * acted
    place.discord.assert_clean()
    place.discord.weather = None
    assert await call("POST", call.posts, TEXT) == 200


async def test_a_rate_limit_says_how_long_and_for_what(place: Place, call: Caller) -> None:
    for fault, scope in ((RequestFault.LIMITED, "shared"), (RequestFault.LIMITED_ALL, "global")):
        place.discord.weather = always(fault)
        assert await call("POST", call.posts, TEXT) == 429
        assert (call.headers["X-RateLimit-Scope"], call.headers["Via"]) == (scope, "1.1 google")
        assert ("X-RateLimit-Global" in call.headers) == (scope == "global")
        answer = place.discord.server.exchanges[-1].answer
        assert (answer["global"], str(answer["retry_after"])) == (scope == "global", call.headers["Retry-After"])


async def test_answers_that_are_not_json_are_a_page_or_cut_off(place: Place, call: Caller) -> None:
    html, json_, via = "text/html; charset=utf-8", "application/json", "1.1 google"
    for fault, expected in {
        RequestFault.ENDED: (json_, None, b'{"id": '),
        RequestFault.PAGE: (html, via, PAGE.encode()),
        RequestFault.EMPTY: (json_, None, b""),
        RequestFault.LIMITED_PAGE: (html, via, PAGE.encode()),
        RequestFault.BANNED: (html, None, PAGE.encode()),
    }.items():
        place.discord.weather = always(fault)
        await call("POST", call.posts, TEXT)
        assert (call.headers["Content-Type"], call.headers.get("Via"), call.body) == expected, fault
        assert ("Content-Length" in call.headers) == (fault is not RequestFault.ENDED)


async def test_a_seed_draws_the_same_faults_whatever_order_requests_come_in(place: Place, call: Caller) -> None:
    async def log(seed: object, order: str) -> list[str]:
        weather = place.discord.weather = Weather(seed, requests=dict.fromkeys(READS, 0.02), events={})
        for letter in order:
            method, path = {"a": ("POST", call.posts), "b": ("GET", "/users/@me")}[letter]
            await call(method, path, TEXT if letter == "a" else None)
        return sorted(weather.log)

    first = await log(7, "ab" * 60)
    assert first == await log(7, "b" * 60 + "a" * 60)
    assert first != await log(8, "ab" * 60)
    assert len({line.rsplit(": ", 1)[1] for line in first}) > 2
    assert str(place.discord.weather).startswith("weather '8': ")


def test_all_faults_are_as_frequent_as_they_should_be() -> None:
    weather = Weather(1)
    for _ in range(10_000):
        weather.request("GET", "/channels/123456789")
        weather.event("INTERACTION_CREATE")
    drawn = [line.rsplit(": ", 1)[1] for line in weather.log]
    for fault, chance in [*weather.requests.items(), *weather.events.items()]:
        assert 0.4 * chance < drawn.count(fault.value) / 10_000 < 1.8 * chance, fault


def test_ids_and_tokens_do_not_make_a_separate_kind() -> None:
    assert template("/channels/123456789/messages/123456790") == "/channels/messages"
    assert template("/webhooks/123456789/to-k_en/messages/@original") == "/webhooks/messages/@original"
    assert template("/interactions/123456789/aaa/callback") == "/interactions/callback"
    assert template("/users/@me/channels") == "/users/@me/channels"
    limited = Weather(1, requests={RequestFault.LIMITED: 1.0})
    assert limited.request("POST", "/interactions/123456789/aaa/callback") is None
    assert limited.request("POST", "/webhooks/123456789/aaa") is not None


async def test_late_repeated_and_lost_events_arrive_in_order_and_at_least_once(place: Place) -> None:
    discord = place.discord
    faults = {EventFault.LATE: 0.1, EventFault.TWICE: 0.3, EventFault.LOST: 0.1}
    await place.bot.start()
    shown = await discord.slash(place.ana, "sample count", place.channel)
    weather = discord.weather = Weather(3, requests={}, events=faults, lines=0.0)
    for _ in range(12):
        await discord.press(place.ana, shown.message, "Count")
    discord.weather = None
    kinds = {line.rsplit(": ", 1)[1] for line in weather.log}
    assert kinds == {"late", "twice", "lost"}
    assert discord.gateway.resumed == sum("lost" in line for line in weather.log)
    # The sample bot counts repeated events twice; its second answers are refused, but it isn't blamed for them.
    twice = sum(line.startswith("INTERACTION_CREATE") and line.endswith("twice") for line in weather.log)
    assert (await discord.press(place.ana, shown.message, "Count")).text == f"count {13 + twice}"
    discord.assert_clean()


async def test_one_fault_excuses_nothing_and_two_do(place: Place, call: Caller) -> None:
    discord = place.discord
    discord.world.global_commands[1] = {"id": "1", "name": "go", "type": 1, "description": "x", "options": []}
    asked = (await discord.slash(place.ana, "go", place.channel, wait=False)).interaction
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    discord.weather = always(RequestFault.CUT_BEFORE)
    assert await call("POST", path, {"type": 4, "data": TEXT}) == "cut"
    discord.advance(4)
    assert discord.unanswered == [asked]
    assert await call("POST", path, {"type": 4, "data": TEXT}) == "cut"
    assert discord.unanswered == []


async def test_an_answer_whose_receipt_was_lost_may_be_repeated(place: Place, call: Caller) -> None:
    discord = place.discord
    discord.world.global_commands[1] = {"id": "1", "name": "go", "type": 1, "description": "x", "options": []}
    asked = (await discord.slash(place.ana, "go", place.channel, wait=False)).interaction
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    discord.weather = always(RequestFault.LOST)
    assert await call("POST", path, {"type": 4, "data": TEXT}) == "5xx"
    discord.weather = None
    assert await call("POST", path, {"type": 4, "data": TEXT}) == 400
    assert discord.server.exchanges[-1].answer["code"] == 40060
    assert asked.first is not None
    discord.assert_clean()
