"""The playground with a small bot in it: what a person can do there, in process, by the same web socket as the page."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSMsgType
from aiohttp.test_utils import TestClient, TestServer
from simcord.components import walk_components

from playground.__main__ import open_site, real_bot
from playground.memory import Memory
from playground.world import CHANNELS, PEOPLE, World
from testbed.live import LiveEnv
from tests.sample_bot import SampleBot, open_sample, sample
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parent.parent


class Page:
    """What the browser's page does, without the browser."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.cast: dict[str, Any] = {}
        self.places: dict[str, list[dict[str, Any]]] = {}
        self.conditions: dict[str, Any] = {}
        self.calendar: list[dict[str, Any]] = []
        self.messages: dict[str, dict[str, Any]] = {}
        self.order: list[str] = []
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._moved = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for frame in self.socket:
            if frame.type is not WSMsgType.TEXT:
                continue
            news = frame.json()
            if "n" in news:
                self._waiting.pop(news["n"]).set_result(news["reply"])
            self.cast = news.get("cast", self.cast)
            self.places = news.get("places", self.places)
            self.conditions = news.get("conditions", self.conditions)
            self.calendar = news.get("calendar", self.calendar)
            if "here" in news:
                self.order = news["order"]
                self.messages |= {message["id"]: message for message in news["put"]}
            self._moved.set()

    async def ask(self, **deed: Any) -> dict[str, Any]:
        number = len(self.messages) + id(deed) + len(self._waiting)
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        await self.socket.send_json({**deed, "n": number})
        return await asyncio.wait_for(answer, PATIENCE)

    async def look(self, who: str, where: str) -> dict[str, Any]:
        self.messages, self.order = {}, []
        return await self.ask(do="look", **{"as": who, "in": where})

    async def slash(self, path: str, **options: Any) -> dict[str, Any]:
        return await self.ask(do="slash", name=path, options=options)

    async def click(self, custom_id: str) -> dict[str, Any]:
        message = next(m for m in self.seen() if custom_id in str(m["components"]))
        return await self.ask(do="click", message=message["id"], custom_id=custom_id)

    async def press(self, part: str) -> dict[str, Any]:
        """Press the newest button with this in its custom id."""
        shown = ((m, one) for m in reversed(self.seen()) for one in walk_components(m["components"]))
        message, found = next((m, one["custom_id"]) for m, one in shown if part in one.get("custom_id", ""))
        return await self.ask(do="click", message=message["id"], custom_id=found)

    def seen(self) -> list[dict[str, Any]]:
        return [self.messages[key] for key in self.order]

    async def until(self, text: str) -> dict[str, Any]:
        """The newest message with that text in it, as soon as this page has received it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._moved.clear()
                for message in reversed(self.seen()):
                    if text in str(message["components"]) + message["content"]:
                        return message
                await self._moved.wait()

    async def close(self) -> None:
        self._reader.cancel()
        with suppress(asyncio.CancelledError):
            await self._reader
        await self.socket.close()


class Playground:
    """A running playground and the pages that are open."""

    def __init__(self, client: TestClient[Any, Any]) -> None:
        self.client = client
        self.pages: list[Page] = []

    async def open(self, who: str, where: str = "table-one") -> Page:
        page = Page(await self.client.ws_connect("/socket"))
        self.pages.append(page)
        assert await page.look(who, where) == {"as": who, "in": where}
        return page


@asynccontextmanager
async def running(file: Path) -> AsyncIterator[Playground]:
    async with open_site(open_sample, Memory(file)) as app, TestClient(TestServer(app, host="127.0.0.1")) as client:
        opened = Playground(client)
        yield opened
        for page in opened.pages:
            await page.close()


@pytest.fixture
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    async with running(tmp_path / "discord.db") as opened:
        yield opened


async def test_a_page_learns_who_is_there_and_where_one_can_be(playground: Playground) -> None:
    ana = await playground.open("ana")
    assert [person["name"] for person in ana.cast["people"]] == [person.name for person in PEOPLE]
    assert [place["key"] for place in ana.places["ben"]] == [*CHANNELS, "dm"]


async def test_a_command_is_offered_completed_and_run_and_everybody_sees_the_board(playground: Playground) -> None:
    ana, ben = await playground.open("ana"), await playground.open("ben")
    offered = (await ana.ask(do="commands"))["commands"]
    assert {option["name"] for option in offered[0]["options"]} == {command.name for command in sample.commands}
    choices = await ana.ask(do="autocomplete", name="sample board", option="fruit", typed="an", options={})
    assert choices == {"choices": [{"name": "Banana", "value": "banana"}]}
    other = next(person["id"] for person in ana.cast["people"] if person["key"] == "ben")
    assert await ana.slash("sample board", fruit="banana", other=other, level=2) == {}
    board = await ben.until("Board 0")
    item = board["components"][0]["components"][1]["items"][0]
    assert board["interaction_metadata"]["name"] == "sample board"
    assert item["description"] == "A green board, empty"
    found = await playground.client.get(item["media"]["url"])
    assert (found.status, found.content_type) == (200, "image/png")
    ping = await ben.until("banana at level 2")
    assert ping["pings_me"]
    assert ben.places["ben"][0]["pings"] == [ping["id"]]
    assert not ana.places["ana"][0]["pings"]


async def test_an_ephemeral_answer_is_seen_by_the_one_who_asked_alone(playground: Playground) -> None:
    ana, ben = await playground.open("ana"), await playground.open("ben")
    await ana.slash("sample board", fruit="apple")
    await ben.until("Board 0")
    assert await ben.click("hand") == {}
    answer = await ben.until("Your cards")
    assert (await playground.client.get(answer["attachments"][0]["url"])).status == 200
    await ben.click("turn:0")
    await ana.until("Board 1")
    assert "Your cards" not in str(ana.seen())


async def test_two_people_press_at_the_same_moment_and_both_are_answered(playground: Playground) -> None:
    ana, ben = await playground.open("ana"), await playground.open("ben")
    await ana.slash("sample board", fruit="apple")
    await asyncio.gather(ana.until("Board 0"), ben.until("Board 0"))
    assert await asyncio.gather(ana.click("hand"), ben.click("hand"), ana.click("hand")) == [{}, {}, {}]


async def test_menus_take_values_and_people(playground: Playground) -> None:
    ana = await playground.open("ana")
    await ana.slash("sample board", fruit="apple")
    board = await ana.until("Board 0")
    chosen = {"do": "select", "message": board["id"]}
    assert await ana.ask(**chosen, custom_id="pick", values=["cherry"]) == {}
    await ana.until("Ana chose cherry")
    carla = ana.cast["people"][2]["id"]
    assert await ana.ask(**chosen, custom_id="whom", values=[carla]) == {}
    await ana.until(f"Ana chose {carla}")
    refused = await ana.ask(**chosen, custom_id="pick", values=["stone"])
    assert "error" in refused


async def test_a_form_is_shown_refused_when_incomplete_and_submitted(playground: Playground) -> None:
    ana = await playground.open("ana")
    await ana.slash("sample board", fruit="apple")
    await ana.until("Board 0")
    modal = (await ana.click("ask"))["modal"]
    assert modal["title"] == "A question"
    assert "error" in await ana.ask(do="modal", modal=modal["key"], values={"name": ""})
    assert await ana.ask(do="modal", modal=modal["key"], values={"name": "Al", "favourite": ["red"]}) == {}
    await ana.until("hello Al in red")


async def test_direct_messages_reach_their_person_and_commands_work_there(playground: Playground) -> None:
    carla = await playground.open("carla")
    own = next(person["id"] for person in carla.cast["people"] if person["key"] == "carla")
    await carla.slash("sample write", who=own, text="Your hand")
    await carla.until("sent ")
    await carla.look("carla", "dm")
    await carla.until("Your hand")
    assert carla.places["carla"][-1]["pings"]
    assert not carla.places["ana"][-1]["pings"]
    assert await carla.slash("sample write", who=own, text="Your hand") == {}
    assert await carla.ask(do="say", text="thanks") == {}
    await carla.until("thanks")


async def test_direct_messages_can_be_closed_and_opened_again(playground: Playground) -> None:
    ana = await playground.open("ana")
    own = next(person["id"] for person in ana.cast["people"] if person["key"] == "ana")
    assert await ana.ask(do="try", closed=True) == {}
    await ana.slash("sample write", who=own, text="Your hand")
    await ana.until("closed 50007")
    assert ana.conditions["closed"] == ["ana"]
    assert await ana.ask(do="try", closed=False) == {}
    await ana.slash("sample write", who=own, text="Your hand")
    await ana.until("sent ")
    assert ana.conditions["closed"] == []


async def test_the_bot_is_asked_in_the_language_that_a_person_has_chosen_even_tomorrow(tmp_path: Path) -> None:
    file = tmp_path / "discord.db"
    async with running(file) as today:
        ana, ben = await today.open("ana"), await today.open("ben")
        assert "pt-BR" in ana.cast["languages"]
        assert await ana.ask(do="try", language="pt-BR") == {}
        await ana.slash("sample asked")
        await ana.until("in pt-BR")
        await ben.slash("sample asked")
        await ben.until("in en-US")
        assert "error" in await ana.ask(do="try", language="Klingon")
    async with running(file) as tomorrow:
        ana = await tomorrow.open("ana")
        await ana.slash("sample asked")
        await ana.until("in pt-BR")


async def test_permissions_can_be_taken_from_the_bot_in_one_channel_and_given_back(playground: Playground) -> None:
    ana = await playground.open("ana")
    assert await ana.ask(do="try", channel="table-one", missing=["attach_files", "send_messages"]) == {}
    await ana.slash("sample asked")
    await ana.until("lacking ['send_messages', 'attach_files']")
    assert ana.conditions["missing"] == {"table-one": ["send_messages", "attach_files"], "table-two": [], "lounge": []}
    assert await ana.ask(do="try", channel="table-one", missing=[]) == {}
    await ana.slash("sample asked")
    await ana.until("lacking []")
    for nonsense in ({"channel": "attic", "missing": []}, {"channel": "lounge", "missing": ["fly"]}):
        assert "error" in await ana.ask(do="try", **nonsense)


async def test_a_picture_comes_with_its_size_so_that_it_keeps_its_proportions(playground: Playground) -> None:
    ana = await playground.open("ana")
    await ana.slash("sample board", fruit="apple")
    board = await ana.until("Board 0")
    url = board["components"][0]["components"][1]["items"][0]["media"]["url"]
    assert board["sizes"] == {url: [64, 48]}


async def test_a_thread_appears_among_the_places_and_sending_wakes_it(playground: Playground) -> None:
    ana, ben = await playground.open("ana"), await playground.open("ben")
    await ana.slash("sample thread")
    await ana.until("See <#")
    thread = next(place for place in ben.places["ben"] if place["kind"] == "thread")
    assert (thread["name"], thread["parent"]) == ("Table 1", "table-one")
    await ben.look("ben", thread["key"])
    await ben.until("Here we play, ")
    assert await ben.ask(do="say", text="**hello**") == {}
    await ben.until("**hello**")


async def test_silence_of_the_bot_becomes_a_sentence_after_three_seconds(playground: Playground) -> None:
    ana = await playground.open("ana")
    await ana.slash("sample board", fruit="apple")
    await ana.until("Board 0")
    assert await ana.click("silent") == {"error": "The application did not respond"}


async def test_nonsense_from_a_page_is_answered_and_nothing_breaks(playground: Playground) -> None:
    ana = await playground.open("ana")
    for deed in (
        {"do": "fly"},
        {},
        {"do": "click"},
        {"do": "click", "message": "1", "custom_id": "x"},
        {"do": "slash", "name": "nothing"},
        {"do": "slash", "name": "sample board", "options": {"stone": 1}},
        {"do": "slash", "name": "sample board"},
        {"do": "modal", "modal": "9", "values": {}},
        {"do": "look", "as": "nobody", "in": "table-one"},
    ):
        assert "error" in await ana.ask(**deed), deed
    assert await ana.look("ana", "no-such-place") == {"as": "ana", "in": "table-one"}


async def test_the_page_is_served_to_this_machine_and_to_its_own_name_only(playground: Playground) -> None:
    page = await playground.client.get("/")
    assert page.status == 200
    assert "/static/app.js" in await page.text()
    for header in ({"Host": "example.org"}, {"Origin": "http://example.org"}):
        assert (await playground.client.get("/", headers=header)).status == 403
    assert (await playground.client.get("/pictures/attachments/1/2/none.png")).status == 404


async def test_simcords_own_preview_of_a_place_is_one_link_away(playground: Playground) -> None:
    for where in ("lounge", "dm"):
        found = await playground.client.get(f"/preview?as=ben&in={where}", allow_redirects=False)
        assert (found.status, found.headers["Location"][:17]) == (303, "http://127.0.0.1:")
    assert (await playground.client.get("/preview?as=ben&in=nowhere")).status == 404
    assert (await playground.client.get("/preview?as=nobody")).status == 404


async def test_timers_of_the_bot_run_by_themselves() -> None:
    bot = SampleBot()
    env = LiveEnv(bot)
    World(env)
    await env.start()
    try:
        await until(lambda: bot.beats >= 3)
    finally:
        await bot.close()
        await env.shutdown()


async def test_people_and_places_keep_their_ids_so_that_saved_games_find_them() -> None:
    first, second = (World(LiveEnv(SampleBot())) for _ in range(2))
    for who in ("ana", "ben", "carla"):
        assert first.members[who].id == second.members[who].id
        assert [p.handle.id for p in first.places(who)] == [p.handle.id for p in second.places(who)]


async def test_after_a_restart_boards_pictures_threads_and_commands_are_there_and_buttons_work(tmp_path: Path) -> None:
    file = tmp_path / "discord.db"
    async with running(file) as before:
        ana = await before.open("ana")
        await ana.slash("sample board", fruit="apple")
        await ana.until("Board 0")
        await ana.click("hand")
        await ana.until("Your cards")
        await ana.slash("sample thread")
        await ana.until("See <#")
    async with running(file) as after:
        ana = await after.open("ana")
        board = await ana.until("Board 0")
        url = board["components"][0]["components"][1]["items"][0]["media"]["url"]
        assert (await after.client.get(url)).status == 200
        assert "Your cards" not in str(ana.seen())
        assert [place["name"] for place in ana.places["ana"] if place["kind"] == "thread"] == ["Table 1"]
        assert await ana.click("turn:0") == {}
        await ana.until("Board 1")
        assert (await ana.ask(do="commands"))["commands"]


async def test_the_bot_is_the_moderators(tmp_path: Path) -> None:
    bots: list[SampleBot] = []

    @asynccontextmanager
    async def opened() -> AsyncIterator[SampleBot]:
        bots.append(SampleBot())
        yield bots[0]

    async with open_site(opened, Memory(tmp_path / "discord.db")) as app, TestClient(TestServer(app)) as client:
        ana = await Playground(client).open("ana")
        owned = [person["name"] for person in ana.cast["people"] if int(person["id"]) in (bots[0].owner_ids or ())]
        await ana.close()
    assert owned == ["Carla"]


async def test_the_bot_of_this_checkout_plays_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playground.__main__.VAR", tmp_path)
    monkeypatch.setattr("playground.__main__.set_up_logs", lambda level: None)  # it would stay so for other tests
    async with open_site(real_bot, Memory(tmp_path / "discord.db")) as app, TestClient(TestServer(app)) as client:
        ana = await Playground(client).open("ana")
        await ana.slash("mundialito help")
        await ana.until("Tabletop games, right here")
        await ana.close()


@pytest.mark.parametrize(("argument", "status", "said"), [("--help", 0, "PORT"), ("--port", 2, "unrecognized")])
def test_arguments_are_explained_and_unknown_ones_refused(argument: str, status: int, said: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "playground", argument], capture_output=True, text=True, timeout=60, cwd=ROOT
    )
    assert ended.returncode == status
    assert said in ended.stdout + ended.stderr
