"""Playground room: people's actions, performed by simcord's actors. May import simcord, `world` and `sight`.

An action comes from the page as JSON and is answered in JSON: `{}` if there is nothing to add, `{"error": sentence}` if
it wasn't possible or the bot didn't answer, `{"modal": …}` and `{"choices": …}` if the bot opens a form or suggests
something.
"""

from __future__ import annotations

import base64
import binascii
from typing import Any

import simcord
from simcord.components import walk_components

from playground import sight
from playground.conditions import Conditions
from playground.sight import Json
from playground.world import Place, World
from testbed.live import calling

NO_ANSWER = "The application did not respond"
_USER, _CHANNEL, _ROLE, _MENTIONABLE = 6, 7, 8, 9
_ENTITY_OF_SELECT = {5: _USER, 6: _ROLE, 7: _MENTIONABLE, 8: _CHANNEL}
_FILE_UPLOAD = 19
_OPEN_MODALS = 8


class Actions:
    """The actions of one open page; remembers the modals that the bot has shown there."""

    def __init__(self, world: World, conditions: Conditions) -> None:
        self._world = world
        self._conditions = conditions
        self._modals: dict[str, simcord.InteractionResult] = {}
        self._shown = 0

    async def do(self, who: str, place: Place, deed: Json) -> Json:
        """Perform an action as that person in that place; answer what a user couldn't do with a sentence."""
        try:
            match deed["do"]:
                case "commands":
                    return {"commands": sight.commands(self._world, who, place)}
                case "say":
                    return await self._say(who, place, deed)
                case "slash":
                    return await self._slash(who, place, deed)
                case "autocomplete":
                    return await self._autocomplete(who, place, deed)
                case "click":
                    return await self._click(who, place, deed)
                case "select":
                    return await self._select(who, place, deed)
                case "modal":
                    return await self._submit(who, place, deed)
                case "try":
                    return self._try(who, deed)
                case other:
                    return {"error": f"The playground doesn't know how to {other}."}
        except (simcord.SetupError, simcord.BackendError) as refusal:
            return {"error": str(refusal)}
        except (KeyError, TypeError, ValueError, binascii.Error) as broken:
            return {"error": f"The page sent something the playground doesn't understand ({broken!r})."}

    async def _say(self, who: str, place: Place, deed: Json) -> Json:
        text = str(deed["text"])[:2000]
        if place.kind == "dm":
            await self._world.members[who].user.send_dm(text)
            return {}
        if place.locked:
            return {"error": "This thread is locked."}
        if place.archived:
            self._world.backend.edit_channel(place.handle.id, {}, thread_metadata={"archived": False})
        await self._world.members[who].send(place.handle, text)
        return {}

    def _try(self, who: str, deed: Json) -> Json:
        """Change a condition: a person's language or direct messages, the bot's permissions, what friends do."""
        if "language" in deed:
            self._conditions.speak(who, str(deed["language"]))
        if "closed" in deed:
            self._conditions.close(who, bool(deed["closed"]))
        if "missing" in deed:
            self._conditions.permit(str(deed["channel"]), [str(name) for name in deed["missing"]])
        if "willing" in deed:
            self._world.willing = bool(deed["willing"])
        self._world.env.change()
        return {}

    async def _slash(self, who: str, place: Place, deed: Json) -> Json:
        if place.archived:
            return {"error": "You can't use commands in an archived thread. Send a message to reopen it."}
        path, given = deed["name"], deed.get("options", {})
        declared = self._declared(who, place, path)
        options = {name: self._value(declared[name]["type"], value) for name, value in given.items()}
        calling.set(path)
        actor = self._world.actor(who, place)
        if isinstance(actor, simcord.UserHandle):
            return self._answer(await actor.slash(path, **options))
        return self._answer(await actor.slash(place.handle, path, **options))

    async def _autocomplete(self, who: str, place: Place, deed: Json) -> Json:
        path, option, typed = deed["name"], deed["option"], str(deed["typed"])
        declared = self._declared(who, place, path)
        filled = {
            name: self._value(declared[name]["type"], value)
            for name, value in deed.get("options", {}).items()
            if name != option
        }
        actor = self._world.actor(who, place)
        if isinstance(actor, simcord.UserHandle):
            return {"choices": await actor.autocomplete(path, option, typed, **filled)}
        return {"choices": await actor.autocomplete(place.handle, path, option, typed, **filled)}

    async def _click(self, who: str, place: Place, deed: Json) -> Json:
        message = self._message(place, deed["message"])
        actor = self._world.actor(who, place)
        return self._answer(await actor.click(message, custom_id=deed["custom_id"]))

    async def _select(self, who: str, place: Place, deed: Json) -> Json:
        message = self._message(place, deed["message"])
        values = list(deed["values"])
        for component in walk_components(message.components):
            if component.get("custom_id") == deed["custom_id"] and component["type"] in _ENTITY_OF_SELECT:
                values = [self._value(_ENTITY_OF_SELECT[component["type"]], value) for value in values]
        actor = self._world.actor(who, place)
        return self._answer(await actor.select(message, values, custom_id=deed["custom_id"]))

    async def _submit(self, who: str, place: Place, deed: Json) -> Json:
        shown = self._modals.get(str(deed["modal"]))
        if shown is None:
            return {"error": "This form is no longer open."}
        values = dict(deed["values"])
        for component in walk_components((shown.modal or {}).get("components", [])):
            name, kind = component.get("custom_id"), component["type"]
            if name in values and kind in _ENTITY_OF_SELECT:
                values[name] = [self._value(_ENTITY_OF_SELECT[kind], value) for value in values[name]]
            elif name in values and kind == _FILE_UPLOAD:
                values[name] = [_upload(value) for value in values[name]]
        return self._answer(await self._world.actor(who, place).submit_modal(shown, values))

    def _answer(self, result: simcord.InteractionResult) -> Json:
        if not result.acknowledged:
            return {"error": NO_ANSWER}
        if result.modal is None:
            return {}
        self._shown += 1
        key = str(self._shown)
        self._modals[key] = result
        while len(self._modals) > _OPEN_MODALS:
            del self._modals[next(iter(self._modals))]
        return {"modal": {**result.modal, "key": key}}

    def _message(self, place: Place, message_id: str) -> simcord.ResponseMessage:
        stored = self._world.backend.get_message(place.handle.id, int(message_id))
        return simcord.ResponseMessage(self._world.env, stored)

    def _declared(self, who: str, place: Place, path: str) -> dict[str, Json]:
        """Return the options of a command or subcommand that this person may use here, by name."""
        root, *rest = path.split()
        node = next((one for one in sight.commands(self._world, who, place) if one["name"] == root), None)
        for name in rest:
            children = (node or {}).get("options", [])
            node = next((one for one in children if one["name"] == name), None)
        if node is None:
            raise simcord.SetupError(f"There is no command /{path} here.")
        return {option["name"]: option for option in node.get("options", [])}

    def _value(self, kind: int, value: Any) -> Any:
        """Convert a value from the page for simcord: handles for people, channels and roles, bytes for files."""
        world = self._world
        if kind in (_USER, _MENTIONABLE):
            for member in (*world.members.values(), *world.friends, world.bot):
                if str(member.id) == value:
                    return member
        if kind in (_ROLE, _MENTIONABLE):
            for role in world.guild.roles.values():
                if str(role.id) == value:
                    return role
        if kind == _CHANNEL:
            for channel in world.channels.values():
                if str(channel.id) == value:
                    return channel
        if kind in (_USER, _CHANNEL, _ROLE, _MENTIONABLE):
            raise simcord.SetupError("There's nobody and nothing with that name here.")
        return _upload(value) if kind == 11 else value


def _upload(value: Json) -> tuple[str, bytes]:
    return str(value["filename"]), base64.b64decode(value["data"], validate=True)
