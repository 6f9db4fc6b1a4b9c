"""Notes what the bot sends to Discord, act by act, without anything that differs from run to run."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import simcord.http.router

import tests.bot.club
from render import Picture, Wish
from testbed.controls import SILENT
from tests.bot.club import _PAPER, Clock, Club, use_seed
from words import speech
from words.games import alt

FOLDER = Path(__file__).parent
#: The time at which every evening begins (unix seconds).
NOON = datetime(2026, 8, 5, 12, tzinfo=UTC).timestamp()
#: How long Discord's clock runs with each look at it (seconds); far less than an act takes.
TICK = 0.00005
#: The longest line of a record that holds more than one thing.
WIDTH = 150
_ID = re.compile(r"\d{15,20}")
#: What is sent besides messages and says something to people.
_SAYS = re.compile(r"^(POST|PATCH) /(channels/\d+(/messages/\d+)?(/threads)?|guilds/\d+.*)$")


class Noon(Clock):
    """A clock that stands still at noon plus `ahead` seconds; Discord's runs a little with each look at it."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._seen, self._looks = 0.0, 0

    def __call__(self) -> float:
        return NOON + self.ahead

    def discord(self) -> float:
        """The time at Discord, whose ids have to be in order."""
        if self._seen != self.ahead:
            self._seen, self._looks = self.ahead, 0
        self._looks += 1
        return self() + self._looks * TICK


@contextmanager
def settled(name: str) -> Iterator[pytest.MonkeyPatch]:
    """Let what is random or taken from a clock be the same in every run of this evening."""
    chance = Random(name)
    with pytest.MonkeyPatch.context() as patch:
        use_seed(patch, f"{chance.getrandbits(256):064x}")
        drawn = SimpleNamespace(
            choice=chance.choice,
            token_hex=lambda count: chance.randbytes(count).hex(),
            token_bytes=chance.randbytes,
            randbelow=chance.randrange,
        )
        patch.setattr("host.sessions.secrets", drawn)
        patch.setattr("data.stand_ins.secrets", drawn)
        patch.setattr("cogs.controls.sentences.secrets", drawn)
        patch.setattr("data.sql.named.token_bytes", Random(f"{name}, instance").randbytes)
        patch.setattr(tests.bot.club, "Clock", Noon)
        # The machine's clock says nothing of when somebody pressed.
        patch.setattr("cogs.discordpy.lease.Arrivals._age", lambda arrivals, data: 0.0)
        patch.setattr("cogs.discordpy.lease.Lease.sure", True)
        patch.setattr("render.studio.draw", sketch)
        patch.setattr("render.reviews._Plot.draw_lines", lambda plot: None)
        yield patch


def sketch(game: str, wish: Wish) -> Picture:
    """A blank picture with a true description: what pictures look like is pinned by tests/render."""
    told = alt(game, wish.view, speech(wish.locale), wish.chosen, side=wish.seat)
    return Picture(_PAPER.getvalue(), 8, 8, told)


class Recorder:
    """Notes what the bot sends while `listening`; `acts` has each act and what it made visible."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.acts: list[dict[str, Any]] = []
        #: What the bot has said of each message so far, and what was noted of it last.
        self._sent: dict[tuple[int, int], dict[str, Any]] = {}
        self._noted: dict[tuple[int, int], dict[str, Any]] = {}
        self._touched: dict[tuple[int, int], None] = {}
        self._said: list[dict[str, Any]] = []
        #: Where each content was noted first.
        self._first: dict[str, str] = {}
        self._titles: dict[str, int] = {}

    @contextmanager
    def listening(self, patch: pytest.MonkeyPatch) -> Iterator[None]:
        """Listen to all requests."""
        dispatch = simcord.http.router.dispatch

        def heard(backend: Any, method: str, path: str, **given: Any) -> Any:
            body = deepcopy(given.get("json"))
            result = dispatch(backend, method, path, **given)
            if backend is self.club.env.backend:
                self._hear(method, path, body, result)
            return result

        with patch.context() as listening:
            listening.setattr(simcord.http.router, "dispatch", heard)
            yield

    def _hear(self, method: str, path: str, body: Any, result: Any) -> None:
        if not isinstance(body, dict):
            return
        if path.endswith("/callback"):
            self._answered(int(path.split("/")[2]), body.get("data") or {})
        elif isinstance(result, dict) and result.get("channel_id") and "id" in result:
            self._message(int(result["channel_id"]), int(result["id"]), body)
        elif _SAYS.match(f"{method} {path}"):
            self._said.append({"to": self.stable(f"{method} {path}"), **self.stable(body)})

    def _answered(self, interaction_id: int, data: dict[str, Any]) -> None:
        interaction = self.club.env.backend.interactions[interaction_id]
        to = self._name(interaction.user_id)
        if "choices" in data:
            choices = [[one["name"], one["value"]] for one in data["choices"]]
            self._said.append({"to": to, "choices": self.stable(choices)})
        elif interaction.modal is not None:
            self._said.append({"to": to, "form": self.stable(data)})
        elif interaction.message_id is not None and "components" in data:
            self._message(interaction.channel_id, interaction.message_id, data)

    def _message(self, channel: int, message: int, body: dict[str, Any]) -> None:
        known = self._sent.setdefault((channel, message), {})
        first = not known
        known |= {name: body[name] for name in ("content", "embeds", "components") if name in body}
        if "attachments" in body:
            known["files"] = [one["filename"] for one in body["attachments"] if "filename" in one]
        if first:
            known["silent"] = bool(int(body.get("flags") or 0) & SILENT)
            known["pings"] = (body.get("allowed_mentions") or {}).get("users", [])
        self._touched[channel, message] = None

    def act(self, title: str) -> None:
        """Note what has become visible since the last act."""
        count = self._titles[title] = self._titles.get(title, 0) + 1
        title = title if count == 1 else f"{title} ({count})"
        shows = [self._seen(*place) for place in self._touched] + self._said
        self._touched, self._said = {}, []
        shows = sorted((one for one in shows if one), key=lambda one: (one["to"], json.dumps(one, sort_keys=True)))
        self.acts.append({"act": title, "shows": [self._once(one, title) for one in shows if one]})

    def _seen(self, channel: int, message: int) -> dict[str, Any]:
        """A message as it is now, or nothing if it is gone or the same as before."""
        stored = self.club.env.backend.messages.get(channel, {}).get(message)
        sent = self._sent[channel, message]
        if stored is None or not sent:
            return {}
        found = self.stable({name: value for name, value in sent.items() if value})
        if stored.is_ephemeral:
            found.pop("pings", None)
            found["to"] = self._name(int((stored.interaction_metadata or {})["user"]["id"]))
        else:
            found["to"] = self._name(channel)
        if self._noted.get((channel, message)) == found:
            return {}
        self._noted[channel, message] = found
        return found

    def _once(self, found: dict[str, Any], title: str) -> dict[str, Any]:
        """What was shown, or where the same is noted already."""
        content = {name: value for name, value in found.items() if name != "to"}
        first = self._first.setdefault(json.dumps(content, sort_keys=True), title)
        return found if first is title else {"to": found["to"], "as": first}

    def _name(self, number: int) -> str:
        """The name of somebody or something with an id; `id` for what Discord has numbered since the beginning."""
        backend: Any = self.club.env.backend
        if number in backend.users:
            return f"@{backend.users[number].name}"
        if number in backend.guilds:
            return backend.guilds[number].name
        for person, channel in backend.dm_channels.items():
            if channel == number:
                return f"@{backend.users[person].name}, directly"
        if number in backend.channels:
            return f"#{backend.channels[number].name}"
        return "id"

    def stable(self, value: Any) -> Any:
        """What was sent, with names instead of ids."""
        match value:
            case str():
                return _ID.sub(lambda found: self._name(int(found[0])), value)
            case bool() | None | float():
                return value
            case int():
                return self._name(value) if value >= 10**15 else value
            case dict():
                said = {name: one for name, one in value.items() if one is not False and one is not None}
                return {self.stable(name): self.stable(one) for name, one in said.items()}
            case _:
                return [self.stable(one) for one in value]


def written(value: Any) -> str:
    """A record as JSON: short things on one line, long ones a line for each part."""
    return f"{_written(value, '')}\n"


def _written(value: Any, indent: str) -> str:
    short = json.dumps(value, ensure_ascii=False, sort_keys=True)
    if len(indent) + len(short) <= WIDTH or not isinstance(value, dict | list):
        return short
    inner = f"{indent} "
    if isinstance(value, list):
        return f"[\n{inner}" + f",\n{inner}".join(_written(one, inner) for one in value) + f"\n{indent}]"
    parts = [f"{json.dumps(name, ensure_ascii=False)}: {_written(value[name], inner)}" for name in sorted(value)]
    return f"{{\n{inner}" + f",\n{inner}".join(parts) + f"\n{indent}}}"
