"""Playground room: what a person sees, as JSON values for the page. May import simcord, PIL and `world`.

Messages keep Discord's wire format; only the addresses of pictures are replaced by our own. Nothing private is shown:
not other people's ephemeral answers, nor their direct messages.
"""

from __future__ import annotations

import io
import json
import mimetypes
from typing import Any

from PIL import Image, UnidentifiedImageError
from simcord.backend import serializers
from simcord.backend.access import channel_accessible
from simcord.backend.cdn import CDN_BASE

from playground.world import FRIENDS, PEOPLE, Place, World

PICTURES = "/pictures"
"""Where the page finds attachments: this prefix stands for simcord's own address, which no browser can reach."""

WINDOW = 100
"""How many of the newest messages of a place are shown."""

_OVER = 3
"""From which status on an event in the calendar isn't shown any more."""

Json = dict[str, Any]


def cast(world: World) -> Json:
    """Return the people, the bot, the server and the roles. They never change while the playground runs."""
    bot = world.backend.bot_user
    everyone = world.guild.id
    return {
        "server": world.guild.name,
        "bot": {"id": str(bot.id), "name": bot.name},
        "people": [
            {
                "key": person.key,
                "id": str(world.members[person.key].id),
                "name": person.name,
                "colour": person.colour,
                "moderator": person.moderator,
            }
            for person in PEOPLE
        ],
        "friends": [
            {"id": str(member.id), "name": friend.name, "colour": friend.colour}
            for friend, member in zip(FRIENDS, world.friends, strict=True)
        ],
        "roles": [
            {"id": str(role.id), "name": role.name} for role in world.guild.roles.values() if role.id != everyone
        ],
    }


def calendar(world: World) -> list[Json]:
    """Return what is coming or on in the server's calendar, the earliest first."""
    found = [one for one in world.backend.guilds[world.guild.id].scheduled_events.values() if one.status < _OVER]
    return [
        {"name": one.name, "start": one.scheduled_start_time, "about": one.description}
        for one in sorted(found, key=lambda one: one.scheduled_start_time)
    ]


def places(world: World) -> dict[str, list[Json]]:
    """Return for each person the places that they can enter, with the newest message and those that mention them."""
    return {person.key: [_place(world, person.key, place) for place in world.places(person.key)] for person in PEOPLE}


def _place(world: World, who: str, place: Place) -> Json:
    mine = world.members[who].id
    seen = visible(world, who, place)
    return {
        "key": place.key,
        "id": str(place.handle.id),
        "name": place.name,
        "kind": place.kind,
        "parent": place.parent,
        "archived": place.archived,
        "locked": place.locked,
        "last": str(seen[-1].id) if seen else None,
        "pings": [
            str(message.id)
            for message in seen
            if message.author_id != mine and (place.kind == "dm" or mine in message.ping_user_ids)
        ][-9:],
    }


def visible(world: World, who: str, place: Place) -> list[Any]:
    """Return simcord's messages of a place that this person sees, oldest first, at most `WINDOW`."""
    viewer = world.members[who].id
    if not channel_accessible(world.backend, place.handle.id, viewer, history=True):
        return []
    stored = world.backend.messages.get(place.handle.id, {})
    return [message for _, message in sorted(stored.items()) if message.visible_to(viewer)][-WINDOW:]


def messages(world: World, who: str, place: Place) -> dict[str, str]:
    """Return what the page shows of a place: message id to JSON text, oldest first."""
    viewer = world.members[who].id
    return {str(message.id): _wire(world, message, viewer) for message in visible(world, who, place)}


def _wire(world: World, message: Any, viewer: int) -> str:
    payload: Json = dict(serializers.message_payload(world.backend, message, for_user=viewer))
    payload["pings_me"] = viewer in message.ping_user_ids
    payload["sizes"] = {one["url"]: _size(world, one["url"]) for one in payload["attachments"]}
    text = json.dumps(payload, separators=(",", ":"))
    return text.replace(CDN_BASE, PICTURES)


mimetypes.add_type("image/webp", ".webp")  # Python knows it by itself from 3.13 on


def _size(world: World, url: str) -> tuple[int, int] | None:
    """Return the width and height of an attachment in pixels, as Discord does; None if it isn't a picture."""
    if url not in world.sizes:
        blob: bytes | None = world.backend.cdn.get(url)
        drawn = (mimetypes.guess_type(url)[0] or "").startswith("image/")
        world.sizes[url] = _measured(blob) if drawn and blob else None
    return world.sizes[url]


def _measured(blob: bytes) -> tuple[int, int] | None:
    try:
        return Image.open(io.BytesIO(blob)).size
    except (UnidentifiedImageError, OSError):
        return None


def commands(world: World, who: str, place: Place) -> list[Json]:
    """Return the slash commands that Discord would offer this person here, described in their language."""
    viewer = world.members[who].id
    found: list[Json] = world.backend.visible_commands(user_id=viewer, channel_id=place.handle.id)
    return [describe(one, world.env.languages.get(viewer, "en-US")) for one in found]


def describe(node: Json, language: str) -> Json:
    """Return a command or option with its descriptions and choices in a language, where the bot has registered them."""
    told = (node.get("description_localizations") or {}).get(language)
    return {
        **node,
        **({"description": told} if told else {}),
        **({"options": [describe(one, language) for one in node["options"]]} if "options" in node else {}),
        **({"choices": [_name(one, language) for one in node["choices"]]} if "choices" in node else {}),
    }


def _name(choice: Json, language: str) -> Json:
    return {**choice, "name": (choice.get("name_localizations") or {}).get(language, choice["name"])}


def picture(world: World, path: str) -> bytes | None:
    """Return an attachment's bytes by its path after `PICTURES`, or None."""
    blob: bytes | None = world.backend.cdn.get(f"{CDN_BASE}/{path}")
    return blob
