"""Answers to interactions: the callback with its 3 seconds, and what the token allows for 15 minutes.

Room: testbed/standin. May import `checks`, `errors`, `model`, `payloads`, `posting`, `server` and `world`.
"""

from __future__ import annotations

import time
from typing import Any

from testbed.standin.checks import choice_faults, modal_faults
from testbed.standin.errors import Fault, Refusal
from testbed.standin.model import Callback, Flag, Interaction, InteractionType, Message, User
from testbed.standin.payloads import message_json
from testbed.standin.rest.posting import Posting
from testbed.standin.rest.server import Exchange, Server
from testbed.standin.world import World

DEFERRED_FLAGS = Flag.EPHEMERAL
ALLOWED = {
    InteractionType.COMMAND: {Callback.MESSAGE, Callback.DEFERRED, Callback.MODAL},
    InteractionType.COMPONENT: set(Callback) - {Callback.AUTOCOMPLETE},
    InteractionType.AUTOCOMPLETE: {Callback.AUTOCOMPLETE},
    InteractionType.MODAL: {Callback.MESSAGE, Callback.DEFERRED, Callback.DEFERRED_UPDATE, Callback.UPDATE},
}


class InteractionRoutes:
    """`/interactions/{id}/{token}/callback` and `/webhooks/{application}/{token}…`."""

    def __init__(self, world: World, server: Server, posting: Posting) -> None:
        self.world, self.server, self.posting = world, server, posting
        hook = "/webhooks/{hook}/{token}"
        server.route("POST", "/interactions/{id}/{token}/callback", self.callback)
        server.route("POST", hook, self.follow_up)
        for method, act in (("GET", self.read), ("PATCH", self.edit), ("DELETE", self.delete)):
            server.route(method, hook + "/messages/{message}", act)

    async def callback(self, exchange: Exchange, path: dict[str, str]) -> tuple[int, Any]:
        """The first answer to an interaction."""
        interaction = self.world.interactions.get(int(path["id"]))
        if interaction is None or interaction.token != path["token"]:
            raise Refusal(404, 10062, "Unknown interaction")
        if interaction.first is not None:
            if not interaction.repeated:
                self.server.violate(exchange, f"a second first answer to {interaction}")
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if self.world.is_late(interaction):
            interaction.late = True
            raise Refusal(404, 10062, "Unknown interaction")
        kind, data = self._kind(exchange, interaction), exchange.body.get("data") or {}
        message = await self._answer(exchange, interaction, kind, data)
        interaction.first, interaction.answered = kind, time.monotonic()
        interaction.changed.set()
        if exchange.query.get("with_response", "0").lower() not in ("1", "true"):
            return 204, None
        described: dict[str, Any] = {
            "id": str(interaction.id),
            "type": int(interaction.type),
            "channel_id": str(interaction.channel.id),
        }
        if interaction.guild:
            described["guild_id"] = str(interaction.guild.id)
        if message is not None:
            described |= {"response_message_id": str(message.id), "response_message_loading": message.loading}
            described["response_message_ephemeral"] = message.ephemeral
        answer: dict[str, Any] = {"interaction": described}
        if message is not None and kind in (Callback.MESSAGE, Callback.UPDATE):
            answer["resource"] = {"type": int(kind), "message": message_json(self.world, message)}
        return 200, answer

    def _kind(self, exchange: Exchange, interaction: Interaction) -> Callback:
        number = (exchange.body or {}).get("type")
        kind = Callback(number) if number in set(Callback) else None
        allowed = set(ALLOWED[interaction.type])
        if interaction.message is None:
            allowed -= {Callback.UPDATE, Callback.DEFERRED_UPDATE}
        if kind is None or kind not in allowed:
            fault = Fault("type", f"callback type {number} is no answer to {interaction}", "BASE_TYPE_CHOICES")
            self.server.refuse_form(exchange, [fault])
        assert kind is not None
        return kind

    async def _answer(
        self, exchange: Exchange, interaction: Interaction, kind: Callback, data: dict[str, Any]
    ) -> Message | None:
        match kind:
            case Callback.MESSAGE:
                message = await self.posting.create(
                    exchange,
                    interaction.channel,
                    data,
                    interaction=interaction,
                    ephemeral_for=self._seer(interaction, data),
                )
                interaction.original = message
            case Callback.DEFERRED:
                if (data.get("flags") or 0) & ~DEFERRED_FLAGS:
                    self.server.violate(exchange, f"a deferred answer can only be ephemeral, not {data['flags']:#x}")
                interaction.original = await self._thinking(interaction, self._seer(interaction, data))
            case Callback.DEFERRED_UPDATE:
                interaction.original = interaction.message
            case Callback.UPDATE:
                source = interaction.message
                if source is None or source.deleted:
                    raise Refusal(404, 10008, "Unknown Message")
                interaction.original = await self.posting.edit(exchange, source, data)
            case Callback.AUTOCOMPLETE:
                choices = data.get("choices") or []
                self.server.refuse_form(exchange, choice_faults(choices, interaction.option_type))
                interaction.choices = choices
            case Callback.MODAL:
                self.server.refuse_form(exchange, modal_faults(data))
                interaction.modal = data
        return interaction.original

    def _seer(self, interaction: Interaction, data: dict[str, Any]) -> User | None:
        return interaction.user if (data.get("flags") or 0) & Flag.EPHEMERAL else None

    async def _thinking(self, interaction: Interaction, seer: User | None) -> Message:
        channel, world = interaction.channel, self.world
        flags = Flag.LOADING | (Flag.EPHEMERAL if seer else 0)
        now = world.clock.now()
        message = Message(
            world.snowflake(), channel, world.bot, now, flags=flags, ephemeral_for=seer, interaction=interaction
        )
        channel.all_messages[message.id] = message
        if seer is None:
            channel.last_message_id = message.id
        await self.posting.announce("MESSAGE_CREATE", message)
        return message

    def _interaction(self, path: dict[str, str]) -> Interaction:
        interaction = self.world.by_token(path["token"])
        if int(path["hook"]) != self.world.application_id or interaction.first is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        return interaction

    def _message(self, path: dict[str, str]) -> tuple[Interaction, Message]:
        interaction = self._interaction(path)
        if path["message"] == "@original":
            message = interaction.original
        else:
            mine = [*interaction.followups, interaction.original, interaction.message]
            message = next((m for m in mine if m and str(m.id) == path["message"]), None)
        if message is None or message.deleted:
            raise Refusal(404, 10008, "Unknown Message")
        return interaction, message

    async def follow_up(self, exchange: Exchange, path: dict[str, str]) -> tuple[int, Any]:
        """A further message; the first one after a deferral takes the place of "is thinking"."""
        interaction = self._interaction(path)
        body = exchange.body or {}
        seer = self._seer(interaction, body)
        original = interaction.original
        if original is not None and original.loading and not original.deleted:
            if seer is not None and not original.ephemeral:
                self.server.violate(exchange, "an ephemeral follow-up fills a public deferral: everybody would read it")
            message = await self.posting.edit(
                exchange, original, {**body, "flags": (body.get("flags") or 0) & ~Flag.EPHEMERAL}
            )
        else:
            message = await self.posting.create(
                exchange, interaction.channel, body, interaction=interaction, ephemeral_for=seer
            )
            interaction.followups.append(message)
        interaction.changed.set()
        if exchange.query.get("wait", "0").lower() not in ("1", "true"):
            return 204, None
        return 200, message_json(self.world, message)

    async def read(self, exchange: Exchange, path: dict[str, str]) -> tuple[int, Any]:
        """A message of this interaction."""
        return 200, message_json(self.world, self._message(path)[1])

    async def edit(self, exchange: Exchange, path: dict[str, str]) -> tuple[int, Any]:
        """An edit by token; it reaches ephemeral messages too."""
        interaction, message = self._message(path)
        await self.posting.edit(exchange, message, exchange.body or {})
        interaction.changed.set()
        return 200, message_json(self.world, message)

    async def delete(self, exchange: Exchange, path: dict[str, str]) -> tuple[int, Any]:
        """Takes a message of this interaction away."""
        await self.posting.delete(self._message(path)[1])
        return 204, None
