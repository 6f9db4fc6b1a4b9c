"""Friends in the playground: they join an event, say that they are there, and computers play for them."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer

from playground.__main__ import open_site, real_bot
from playground.memory import Memory
from playground.world import FRIENDS
from tests.test_playground import Page
from tests.waiting import until


async def test_friends_join_an_event_begin_it_and_play_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.__main__.VAR", tmp_path)
    monkeypatch.setattr("playground.__main__.set_up_logs", lambda level: None)  # it would stay so for other tests
    monkeypatch.setattr("playground.world.FRIENDS", FRIENDS[:4])
    monkeypatch.setattr("playground.sight.FRIENDS", FRIENDS[:4])
    async with open_site(real_bot, Memory(tmp_path / "discord.db")) as app, TestClient(TestServer(app)) as client:
        carla = Page(await client.ws_connect("/socket"))
        await carla.look("carla", "table-one")
        await carla.slash("mundialito event")
        await carla.until("Nothing is planned")
        form = (await carla.press("event:new"))["modal"]
        filled = {"name": "Friday Night", "format": "evening", "game": ["mundialito"], "start": "in 20 minutes"}
        await carla.ask(do="modal", modal=form["key"], values={**filled, "repeat": ["once"]})
        await carla.until("event:post|")
        await carla.press("event:post|")
        await carla.until("**4 in:**")
        await until(lambda: [one["name"] for one in carla.calendar] == ["Friday Night"])
        await carla.press("event:more|")
        await carla.until("event:now|")
        await carla.press("event:now|")
        await until(lambda: any(place["name"] == "Friday Night" for place in carla.places["carla"]))
        thread = next(place["key"] for place in carla.places["carla"] if place["name"] == "Friday Night")
        await carla.look("carla", thread)
        await carla.until("round 1, turn")
        await carla.close()
