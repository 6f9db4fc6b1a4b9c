"""The half of the driver that plays the people: commands, buttons, menus, dialogues, autocompletion.

Room: testbed/standin. May import `answers`, `commands`, `components`, `errors`, `gateway`, `model`, `payloads`,
`rest.server` and `world`.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from testbed.standin.answers import Answer, Field, Modal
from testbed.standin.commands import check_offered, find_command, option_data
from testbed.standin.components import ACTION_ROW, BUTTON, SELECTS, STRING_SELECT, Attachment, Button, Select
from testbed.standin.errors import NotOffered, Unanswered
from testbed.standin.gateway import Gateway
from testbed.standin.model import (
    Channel,
    Guild,
    Interaction,
    InteractionType,
    Message,
    Role,
    State,
    User,
)
from testbed.standin.payloads import (
    attachment_json,
    channel_json,
    interaction_json,
    member_json,
    message_json,
    role_json,
    user_json,
)
from testbed.standin.rest.server import Server
from testbed.standin.world import FIRST_ANSWER_SECONDS, PATIENCE, World

Thing = User | Channel | Role
#: By how much somebody's patience is prolonged at a time (seconds).
STEP = 0.5


class Acting:
    """What people do. Each verb waits for the first answer, at most three seconds, and returns an `Answer`."""

    world: World
    server: Server
    gateway: Gateway

    async def slash(
        self,
        user: User,
        path: str,
        channel: Channel,
        *,
        options: dict[str, Any] | None = None,
        wait: bool = True,
        settle: bool = True,
        **given: Any,
    ) -> Answer:
        """Uses a slash command such as "sample board"; options by name (or in `options`), checked as a client does."""
        command, below, node = self._command(channel, path)
        check_offered(command, user, channel)
        values = {**(options or {}), **given}
        data = self._command_data(command, channel, below, option_data(path, node, values))
        self._resolve(data, values.values(), channel.guild)
        interaction = self._interaction(InteractionType.COMMAND, user, channel, data, command_name=path)
        return await self._send(interaction, wait=wait, settle=settle)

    async def suggest(
        self,
        user: User,
        path: str,
        channel: Channel,
        *,
        option: str,
        value: str = "",
        options: dict[str, Any] | None = None,
        **given: Any,
    ) -> Answer:
        """Types `value` into an option; the suggestions are in `choices`."""
        command, below, node = self._command(channel, path)
        check_offered(command, user, channel)
        focused = next((o for o in node.get("options") or [] if o["name"] == option), None)
        if focused is None or not focused.get("autocomplete"):
            raise NotOffered(f"/{path}: the option {option!r} is not autocompleted")
        values = {**(options or {}), **given, option: value}
        data = self._command_data(command, channel, below, option_data(path, node, values, focused=option))
        interaction = self._interaction(InteractionType.AUTOCOMPLETE, user, channel, data, command_name=path)
        interaction.option_type = focused["type"]
        return await self._send(interaction)

    async def menu(self, user: User, channel: Channel, name: str, target: User | Message) -> Answer:
        """Uses a context menu command on a person or a message."""
        kind = 2 if isinstance(target, User) else 3
        command, _, _ = find_command(self._offered(channel.guild), name, kind)
        check_offered(command, user, channel)
        data: dict[str, Any] = {"id": command["id"], "name": name, "type": kind, "target_id": str(target.id)}
        if isinstance(target, User):
            self._resolve(data, [target], channel.guild)
        else:
            data["resolved"] = {"messages": {str(target.id): message_json(self.world, target)}}
        return await self._send(self._interaction(InteractionType.COMMAND, user, channel, data, command_name=name))

    async def press(
        self,
        user: User,
        message: Message,
        wanted: str | Callable[[Button], bool] | None = None,
        *,
        label: str | None = None,
        custom_id: str | None = None,
        force: bool = False,
        wait: bool = True,
        settle: bool = True,
    ) -> Answer:
        """Presses a button, found by label, custom_id or a test of it.

        `force` presses what the client shows no longer: a disabled button, one of an earlier state of the message (sent
        with that state, as when an edit crosses the press), or any custom_id at all; a deleted message too.
        """
        target = wanted or label or custom_id
        assert target is not None, "say which button"
        button = message.button((lambda b: b.label == label) if label is not None else target)
        self._check_reach(user, message, force=force)
        usable = button is not None and not button.url and (force or not button.disabled)
        if not usable and not (force and isinstance(target, str)):
            shown = [(b.label or b.emoji, b.custom_id, "disabled" if b.disabled else "") for b in message.buttons]
            raise NotOffered(f"{user.name} cannot press {target!r}; there are {shown}")
        state, raw = None, button.raw if usable and button else None
        if raw is None:
            state, raw = message.earlier(str(target)) or _foreign(message, str(target))
        data = {"custom_id": raw["custom_id"], "component_type": 2, "id": raw["id"]}
        return await self._component(user, message, data, state=state, wait=wait, settle=settle)

    async def pick(
        self,
        user: User,
        message: Message,
        wanted: str | Callable[[Select], bool] | None = None,
        values: str | Thing | Iterable[str | Thing] = (),
        *,
        custom_id: str | None = None,
        placeholder: str | None = None,
        force: bool = False,
        wait: bool = True,
        settle: bool = True,
    ) -> Answer:
        """Chooses in a menu, found by custom_id, placeholder or a test; values or labels, or people and channels.

        `force` chooses in a menu that the client shows no longer, by its custom_id.
        """
        target = wanted or custom_id or placeholder
        assert target is not None, "say which menu"
        self._check_reach(user, message, force=force)
        menu = message.select(target)
        if menu is None and force and custom_id is not None:
            data = {"custom_id": custom_id, "component_type": STRING_SELECT, "id": 1}
            data["values"] = [str(values)]
            return await self._component(user, message, data, wait=wait, settle=settle)
        if menu is None or (menu.disabled and not force):
            shown = [(s.placeholder, s.custom_id, s.labels) for s in message.selects]
            raise NotOffered(f"{user.name} cannot choose in {target!r}; there are {shown}")
        picked = [values] if isinstance(values, (str, User, Channel, Role)) else list(values)
        data = {"custom_id": menu.custom_id, "component_type": menu.type, "id": menu.raw["id"]}
        data["values"] = self._choice(menu.raw, picked)
        if menu.type != STRING_SELECT:
            self._resolve(data, picked, message.channel.guild)
        return await self._component(user, message, data, wait=wait, settle=settle)

    async def write(self, user: User, modal: Modal, values: dict[str, Any], *, settle: bool = True) -> Answer:
        """Fills in a dialogue by label or custom_id and sends it; other fields are sent as they are shown.

        Limits are held as by a client.
        """
        left = dict(values)
        filled: dict[str, dict[str, Any]] = {}
        for place in modal.fields:
            key = place.custom_id if place.custom_id in left else place.label
            value = left.pop(key, _as_shown(place))
            filled[place.custom_id] = self._filled(place, value)
        if left:
            raise NotOffered(f"the dialogue has no {sorted(left)}; it has {[f.label for f in modal.fields]}")
        data = {"custom_id": modal.raw["custom_id"], "components": _submitted(modal.raw["components"], filled)}
        interaction = self._interaction(
            InteractionType.MODAL, user, modal.source.channel, data, message=modal.source.message
        )
        return await self._send(interaction, settle=settle)

    async def settled(self, answer: Answer, timeout: float = PATIENCE) -> Message:  # noqa: ASYNC109
        """Waits for more than a deferral, and returns the message."""
        await self._settle(answer, timeout)
        return answer.message

    async def _settle(self, answer: Answer, timeout: float = PATIENCE) -> None:  # noqa: ASYNC109
        deadline = time.monotonic() + timeout
        while not answer.is_settled:
            left = deadline - time.monotonic()
            if left <= 0:
                raise Unanswered(f"{answer.interaction}: nothing came after the deferral in {timeout} s")
            with suppress(TimeoutError):
                async with asyncio.timeout(min(left, 0.25)):
                    await self.server.changed.wait()

    async def _component(
        self,
        user: User,
        message: Message,
        data: dict[str, Any],
        *,
        state: list[dict[str, Any]] | None = None,
        wait: bool,
        settle: bool,
    ) -> Answer:
        interaction = self._interaction(
            InteractionType.COMPONENT, user, message.channel, data, message=message, components_shown=state
        )
        return await self._send(interaction, wait=wait, settle=settle)

    def _interaction(
        self, kind: InteractionType, user: User, channel: Channel, data: dict[str, Any], **more: Any
    ) -> Interaction:
        if channel.deleted:
            raise NotOffered("the channel is gone")
        if channel.guild is not None and channel.guild.id not in self.world.guilds:
            raise NotOffered(f"the bot is not in {channel.guild.name}")
        if channel.guild is not None and user.id not in channel.guild.members:
            raise NotOffered(f"{user.name} is not in {channel.guild.name}")
        token = secrets.token_urlsafe(48)
        now, sent = self.world.clock.now(), time.monotonic()
        return Interaction(self.world.snowflake(), token, kind, user, channel, data, now, sent, **more)

    async def _send(self, interaction: Interaction, *, wait: bool = True, settle: bool = True) -> Answer:
        self.world.interactions[interaction.id] = interaction
        self.world.tokens[interaction.token] = interaction
        source = interaction.message
        answer = Answer(interaction, len(source.revisions) if source else 0)
        interaction.sent = time.monotonic()
        await self.gateway.dispatch("INTERACTION_CREATE", interaction_json(self.world, interaction))
        if wait:
            await self.answered(answer)
        if wait and settle:
            await self._settle(answer)
        return answer

    async def answered(self, answer: Answer) -> Answer:
        """Waits for the first answer, at most three seconds after the event; raises Unanswered.

        With a leeway it waits longer, unless it knows why none comes: the event met a fault, or the bot is gone.
        """
        interaction, leeway = answer.interaction, self.world.leeway
        until = interaction.sent + FIRST_ANSWER_SECONDS + 0.05
        while interaction.first is None and (left := until - time.monotonic()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await interaction.changed.wait()
            if leeway > 0 and not interaction.faults and self.gateway.connected:
                until, leeway = until + min(leeway, STEP), leeway - STEP
        if interaction.first is None:
            raise Unanswered(f"{interaction}: no first answer in three seconds")
        return answer

    def _offered(self, guild: Guild | None) -> list[dict[str, Any]]:
        own = list(guild.commands.values()) if guild else []
        return own + list(self.world.global_commands.values())

    def _command(self, channel: Channel, path: str) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
        return find_command(self._offered(channel.guild), path)

    def _command_data(
        self, command: dict[str, Any], channel: Channel, below: list[dict[str, Any]], options: list[dict[str, Any]]
    ) -> dict[str, Any]:
        for node in reversed(below):
            options = [{"name": node["name"], "type": node["type"], "options": options}]
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})

    def _resolve(self, data: dict[str, Any], values: Iterable[Any], guild: Guild | None) -> None:
        resolved: dict[str, dict[str, Any]] = {}
        for value in values:
            if isinstance(value, User):
                resolved.setdefault("users", {})[str(value.id)] = user_json(value)
                if guild and value.id in guild.members:
                    member = member_json(
                        self.world, guild.members[value.id], permissions=guild.members[value.id].permissions
                    )
                    resolved.setdefault("members", {})[str(value.id)] = {k: v for k, v in member.items() if k != "user"}
            elif isinstance(value, Channel):
                permissions = str(value.bot_permissions())
                resolved.setdefault("channels", {})[str(value.id)] = channel_json(self.world, value) | {
                    "permissions": permissions
                }
            elif isinstance(value, Attachment):
                resolved.setdefault("attachments", {})[str(value.id)] = attachment_json(value, ephemeral=True)
            elif isinstance(value, Role):
                resolved.setdefault("roles", {})[str(value.id)] = role_json(value, 1)
        if resolved:
            data["resolved"] = resolved

    def _check_reach(self, user: User, message: Message, *, force: bool) -> None:
        if message.deleted and not force:
            raise NotOffered("the message is gone")
        if message.ephemeral_for not in (None, user):
            raise NotOffered(f"{user.name} does not see this message")
        if message.channel.guild is None and message.channel.recipient is not user:
            raise NotOffered(f"{user.name} does not see the DMs of somebody else")

    def _choice(self, menu: dict[str, Any], picked: list[Any]) -> list[str]:
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        if not least <= len(picked) <= most:
            raise NotOffered(f"{least} to {most} can be chosen, not {len(picked)}")
        if menu["type"] != STRING_SELECT and menu["type"] in SELECTS:
            return [str(thing.id) for thing in picked]
        values = []
        for wanted in picked:
            option = next((o for o in menu["options"] if wanted in (o["value"], o["label"])), None)
            if option is None:
                raise NotOffered(f"there is no {wanted!r} in {[(o['label'], o['value']) for o in menu['options']]}")
            values.append(option["value"])
        return values

    def _filled(self, place: Field, value: Any) -> dict[str, Any]:
        raw, answer = place.raw, {"type": place.type, "custom_id": place.custom_id, "id": place.raw.get("id") or 0}
        if place.type == 4:
            text = "" if value is None else str(value)
            least, most = raw.get("min_length") or int(place.required), raw.get("max_length") or 4000
            if (text or place.required) and not least <= len(text) <= most:
                raise NotOffered(f"{place.label!r} takes {least} to {most} characters, not {len(text)}")
            return answer | {"value": text}
        if place.type == 23:
            return answer | {"value": bool(value)}
        if place.type == 21:
            chosen = self._choice(
                {**raw, "max_values": 1, "min_values": int(place.required)}, [] if value is None else [value]
            )
            return answer | {"value": chosen[0] if chosen else None}
        picked = [] if value is None else [value] if isinstance(value, (str, User, Channel, Role)) else list(value)
        least = raw.get("min_values", 1) if place.required else 0
        most = raw.get("max_values") or (len(raw["options"]) if place.type == 22 else 1)
        return answer | {"values": self._choice({**raw, "min_values": least, "max_values": most}, picked)}


def _foreign(message: Message, custom_id: str) -> State:
    """The components of a message with a button that it never had, and that button."""
    button = {"type": BUTTON, "id": 999, "style": 2, "label": "?", "custom_id": custom_id}
    return [*message.components, {"type": ACTION_ROW, "id": 998, "components": [button]}], button


def _as_shown(place: Field) -> Any:
    """What a field holds before anybody changes it."""
    on = [option["value"] for option in place.raw.get("options", ()) if option.get("default")]
    match place.type:
        case 4:
            return place.raw.get("value")
        case 21:
            return on[0] if on else None
        case 23:
            return place.raw.get("default")
        case _:
            return on


def _submitted(components: list[dict[str, Any]], filled: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    sent = []
    for number, node in enumerate(components, 1):
        base = {"type": node["type"], "id": node.get("id") or number}
        if node["type"] == 18:
            sent.append(base | {"component": filled[node["component"]["custom_id"]]})
        elif node["type"] == 1:
            sent.append(base | {"components": [filled[c["custom_id"]] for c in node["components"]]})
        else:
            sent.append(base)
    return sent
