"""Login, the application, its commands, the gateway address and the CDN over HTTP.

Room: testbed/standin. May import aiohttp, `commands`, `errors`, `gateway`, `model`, `payloads`, `server` and
`world`.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Collection
from typing import Any

from aiohttp import web

from testbed.standin.commands import CHAT_INPUT, command_faults
from testbed.standin.errors import Fault, Refusal
from testbed.standin.gateway import Gateway
from testbed.standin.payloads import own_user_json, user_json
from testbed.standin.rest.server import Exchange, Server
from testbed.standin.world import World

Path = dict[str, str]
Answer = tuple[int, Any]
DOT = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=")


class ApplicationRoutes:
    """`/users/@me`, `/oauth2/applications/@me`, `/applications/{id}/…`, `/gateway…` and `/cdn/…`."""

    def __init__(self, world: World, server: Server, gateway: Gateway, gateway_url: Callable[[], str]) -> None:
        self.world, self.server, self._gateway, self._gateway_url = world, server, gateway, gateway_url
        self.syncs = 0
        server.route("GET", "/users/@me", self.me)
        server.route("GET", "/oauth2/applications/@me", self.application)
        server.route("GET", "/applications/@me", self.application)
        server.route("GET", "/gateway", self.gateway)
        server.route("GET", "/gateway/bot", self.gateway_bot)
        server.route("GET", "/applications/{app}/emojis", self.emojis)
        server.route("POST", "/applications/{app}/emojis", self.add_emoji)
        server.route("DELETE", "/applications/{app}/emojis/{emoji}", self.remove_emoji)
        server.route("GET", "/applications/{app}/entitlements", self.entitlements)
        for scope in ("/applications/{app}/commands", "/applications/{app}/guilds/{guild}/commands"):
            server.route("GET", scope, self.commands)
            server.route("PUT", scope, self.register)
            server.route("POST", scope, self.register_one)
            server.route("GET", scope + "/{command}", self.command)
            server.route("PATCH", scope + "/{command}", self.change)
            server.route("DELETE", scope + "/{command}", self.remove)

    async def me(self, exchange: Exchange, path: Path) -> Answer:
        """The bot itself."""
        return 200, own_user_json(self.world.bot)

    async def application(self, exchange: Exchange, path: Path) -> Answer:
        """The application of the bot."""
        bot = user_json(self.world.bot)
        return 200, {
            "id": str(self.world.application_id),
            "name": self.world.bot.name,
            "icon": None,
            "description": "",
            "type": None,
            "bot": bot,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": {**bot, "bot": False, "id": "175928847299117063", "username": "owner"},
            "approximate_guild_count": len(self.world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "team": None,
            "eligible_oauth2_scopes": [],
        }

    async def gateway(self, exchange: Exchange, path: Path) -> Answer:
        """Where the gateway is."""
        return 200, {"url": self._gateway_url()}

    async def gateway_bot(self, exchange: Exchange, path: Path) -> Answer:
        """Where the gateway is, and how many shards to use."""
        limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000}
        limit["max_concurrency"] = self._gateway.max_concurrency
        return 200, {"url": self._gateway_url(), "shards": self._gateway.shards, "session_start_limit": limit}

    async def emojis(self, exchange: Exchange, path: Path) -> Answer:
        """The emojis of the application."""
        return 200, {"items": [emoji_json(self.world, *emoji) for emoji in self.world.emojis.items()]}

    async def add_emoji(self, exchange: Exchange, path: Path) -> Answer:
        """Adds an emoji with a name that no other has."""
        name, known = exchange.body["name"], name_fault(exchange.body["name"], self.world.emojis.values())
        self.server.refuse_form(exchange, known)
        number = self.world.snowflake()
        self.world.emojis[number] = name
        self.server.wake()
        return 201, emoji_json(self.world, number, name)

    async def remove_emoji(self, exchange: Exchange, path: Path) -> Answer:
        """Removes an emoji."""
        if self.world.emojis.pop(int(path["emoji"]), None) is None:
            raise Refusal(404, 10014, "Unknown Emoji")
        return 204, None

    async def entitlements(self, exchange: Exchange, path: Path) -> Answer:
        """What was bought: nothing."""
        return 200, []

    def _scope(self, path: Path) -> dict[int, dict[str, Any]]:
        if int(path["app"]) != self.world.application_id:
            raise Refusal(403, 20012, "You are not authorized to perform this action on this application")
        return self.world.guild(int(path["guild"])).commands if "guild" in path else self.world.global_commands

    async def commands(self, exchange: Exchange, path: Path) -> Answer:
        """The registered commands; the localisations only with `with_localizations`."""
        whole = exchange.query.get("with_localizations", "").lower() in ("1", "true")
        return 200, [c if whole else _without_localizations(c) for c in self._scope(path).values()]

    async def register(self, exchange: Exchange, path: Path) -> Answer:
        """Replaces all commands of this scope."""
        scope, wanted = self._scope(path), exchange.body or []
        self.server.refuse_form(exchange, command_faults(wanted))
        old = {(c["type"], c["name"]): int(c["id"]) for c in scope.values()}
        scope.clear()
        for raw in wanted:
            known = old.get((raw.get("type") or CHAT_INPUT, raw["name"]))
            self._keep(scope, raw, path, known)
        self.syncs += 1
        return 200, list(scope.values())

    async def register_one(self, exchange: Exchange, path: Path) -> Answer:
        """Adds one command, or replaces the one of the same name."""
        scope, raw = self._scope(path), exchange.body
        others = [c for c in scope.values() if (c["type"], c["name"]) != (raw.get("type") or CHAT_INPUT, raw["name"])]
        known = next((int(c["id"]) for c in scope.values() if c not in others), None)
        self.server.refuse_form(exchange, command_faults([*others, raw]))
        self.syncs += 1
        return (201 if known is None else 200), self._keep(scope, raw, path, known)

    async def command(self, exchange: Exchange, path: Path) -> Answer:
        """One registered command."""
        return 200, self._one(path)

    async def change(self, exchange: Exchange, path: Path) -> Answer:
        """Changes one command."""
        old = self._one(path)
        merged = {**old, **exchange.body}
        self.server.refuse_form(exchange, command_faults([merged]))
        return 200, self._keep(self._scope(path), merged, path, int(old["id"]))

    async def remove(self, exchange: Exchange, path: Path) -> Answer:
        """Takes one command away."""
        del self._scope(path)[int(self._one(path)["id"])]
        return 204, None

    def _one(self, path: Path) -> dict[str, Any]:
        command = self._scope(path).get(int(path["command"]))
        if command is None:
            raise Refusal(404, 10063, "Unknown application command")
        return command

    def _keep(
        self, scope: dict[int, dict[str, Any]], raw: dict[str, Any], path: Path, known: int | None
    ) -> dict[str, Any]:
        command_id = known or self.world.snowflake()
        needed = raw.get("default_member_permissions")
        command = {
            **{k: v for k, v in raw.items() if v is not None},
            "id": str(command_id),
            "application_id": str(self.world.application_id),
            "version": str(self.world.snowflake()),
            "type": raw.get("type") or CHAT_INPUT,
            "description": raw.get("description") or "",
            "default_member_permissions": None if needed is None else str(needed),
            "nsfw": bool(raw.get("nsfw")),
        }
        if "guild" in path:
            command["guild_id"] = path["guild"]
        scope[command_id] = command
        return command

    async def cdn(self, request: web.Request) -> web.Response:
        """Bytes of an uploaded file while its address is young, and a dot for every avatar."""
        parts = request.path.removeprefix("/cdn/").split("/")
        if parts[0] != "attachments":
            return web.Response(body=DOT, content_type="image/png")
        attachment = self.world.attachments.get(int(parts[2])) if len(parts) == 4 and parts[2].isdigit() else None
        expires = int(request.query.get("ex", "0"), 16)
        if attachment is None or expires < self.world.clock.now():
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=attachment.data, content_type=attachment.content_type)


def _without_localizations(node: dict[str, Any]) -> dict[str, Any]:
    plain = {k: v for k, v in node.items() if not k.endswith("_localizations")}
    for key in ("options", "choices"):
        if key in plain:
            plain[key] = [_without_localizations(child) for child in plain[key]]
    return plain


def name_fault(name: str, others: Collection[str]) -> list[Fault]:
    """The fault of an emoji's name, if it is no name or another emoji has it."""
    if re.fullmatch(r"\w{2,32}", name, re.ASCII) and name not in others:
        return []
    return [Fault("name", f"{name!r} is no name for a new emoji", "APPLICATION_EMOJI_NAME")]


def emoji_json(world: World, number: int, name: str) -> dict[str, Any]:
    """An emoji of the application."""
    made = {"user": user_json(world.bot), "roles": [], "require_colons": True, "managed": False}
    return {"id": str(number), "name": name, "animated": False, "available": True, **made}
