"""Making and changing messages: checks what is asked, keeps the files, counts who is pinged, tells the gateway.

Room: testbed/standin. May import `checks`, `errors`, `gateway`, `model`, `payloads`, `server`, `sessions` and
`world`.
"""

from __future__ import annotations

import io
import mimetypes
import re
from typing import Any

from PIL import Image, UnidentifiedImageError

from testbed.standin.checks import Draft, draft_faults, is_empty, mention_faults, too_heavy
from testbed.standin.components import Attachment, media_of
from testbed.standin.errors import Fault, Refusal
from testbed.standin.gateway import Gateway
from testbed.standin.model import Channel, Flag, Interaction, Kind, Message, Permission, User
from testbed.standin.payloads import channel_json, member_json, message_json, settle_components
from testbed.standin.rest.server import Exchange, Server
from testbed.standin.sessions import Intent
from testbed.standin.world import NONCE_SECONDS, World

CREATE_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2
EDIT_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.COMPONENTS_V2
ATTACHMENT_SECONDS = 24 * 3600


class Posting:
    """All that writes a message of the bot, for channels and for interactions alike."""

    def __init__(self, world: World, server: Server, gateway: Gateway, base: str) -> None:
        self.world, self.server, self.gateway, self.base = world, server, gateway, base

    async def create(
        self,
        exchange: Exchange,
        channel: Channel,
        body: dict[str, Any],
        *,
        interaction: Interaction | None = None,
        ephemeral_for: User | None = None,
    ) -> Message:
        """A new message of the bot, or the old one when its nonce is enforced and known; raises Refusal."""
        if channel.deleted:
            raise Refusal(404, 10003, "Unknown Channel")
        faults = mention_faults(body.get("allowed_mentions"))
        nonce = None if body.get("nonce") is None else str(body["nonce"])
        if nonce is not None and len(nonce) > 25:
            faults.append(Fault("nonce", "Must be 25 or fewer in length.", "NONCE_TYPE_TOO_LONG"))
        allowed = CREATE_FLAGS | (Flag.EPHEMERAL if interaction else 0)
        if (body.get("flags") or 0) & ~allowed:
            self.server.violate(exchange, f"flags {body['flags']:#x} cannot be set here")
        files = self._files(exchange, channel, body, [], faults)
        draft = Draft(
            body.get("content") or "",
            body.get("embeds") or [],
            body.get("components") or [],
            (body.get("flags") or 0) & CREATE_FLAGS,
            [f.filename for f in files],
            bool(body.get("poll") or body.get("sticker_ids")),
        )
        self._judge(exchange, draft, faults)
        if nonce and body.get("enforce_nonce") and (old := self._same_nonce(channel, nonce)):
            return old
        message = Message(
            self.world.snowflake(),
            channel,
            self.world.bot,
            self.world.clock.now(),
            nonce=nonce,
            interaction=interaction,
            ephemeral_for=ephemeral_for,
            reference=self._reference(channel, body),
            flags=draft.flags | (Flag.EPHEMERAL if ephemeral_for else 0),
        )
        self._fill(exchange, message, draft, files, body)
        message.pinged = [] if ephemeral_for else list(message.mentioned)
        channel.all_messages[message.id] = message
        if ephemeral_for is None:
            channel.last_message_id = message.id
            await self.wake_thread(channel)
        await self.announce("MESSAGE_CREATE", message)
        return message

    async def edit(self, exchange: Exchange, message: Message, body: dict[str, Any]) -> Message:
        """Changes a message in place; raises Refusal."""
        faults = mention_faults(body.get("allowed_mentions"))
        if (body.get("flags") or 0) & ~(EDIT_FLAGS | Flag.EPHEMERAL):
            self.server.violate(exchange, f"flags {body['flags']:#x} cannot be set by an edit")
        kept = message.attachments
        if body.get("attachments") is not None:
            listed = {int(entry["id"]) for entry in body["attachments"]}
            kept = [a for a in kept if a.id in listed]
        files = kept + self._files(exchange, message.channel, body, message.attachments, faults)
        draft = Draft(
            (body["content"] or "") if "content" in body else message.content,
            (body["embeds"] or []) if "embeds" in body else message.embeds,
            (body["components"] or []) if "components" in body else message.components,
            (message.flags & CREATE_FLAGS) | ((body.get("flags") or 0) & EDIT_FLAGS),
            [f.filename for f in files],
        )
        self._judge(exchange, draft, faults)
        message.revisions.append(message.snapshot())
        message.flags = draft.flags | (Flag.EPHEMERAL if message.ephemeral else 0)
        message.edited = self.world.clock.now()
        self._fill(exchange, message, draft, files, body)
        await self.announce("MESSAGE_UPDATE", message)
        return message

    async def delete(self, message: Message) -> None:
        """Takes a message away."""
        message.deleted = True
        channel = message.channel
        if message.id in channel.pins:
            channel.pins.remove(message.id)
        data = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild and not message.ephemeral:
            data["guild_id"] = str(channel.guild.id)
        await self.gateway.dispatch("MESSAGE_DELETE", data, intent=self._intent(message))
        self.server.wake()

    async def notice(
        self,
        kind: int,
        channel: Channel,
        *,
        content: str = "",
        about: User | None = None,
        where: dict[str, Any] | None = None,
    ) -> None:
        """A notice of Discord itself about what the bot did; it becomes the last message of the channel."""
        message = Message(
            self.world.snowflake(), channel, self.world.bot, self.world.clock.now(), content=content, system=kind
        )
        message.mentioned, message.reference = [about] if about else [], where
        channel.all_messages[message.id] = message
        channel.last_message_id = message.id
        await self.announce("MESSAGE_CREATE", message)

    async def wake_thread(self, channel: Channel) -> None:
        """A message in an archived thread takes it out of the archive."""
        if channel.archived:
            channel.archived, channel.archive_changed = False, self.world.clock.now()
            await self.gateway.dispatch("THREAD_UPDATE", channel_json(self.world, channel), intent=Intent.GUILDS)

    async def announce(self, event: str, message: Message) -> None:
        """Tells the gateway of a message, with the intents deciding whether it is sent."""
        data = message_json(self.world, message)
        guild = message.channel.guild
        if guild is not None and not message.ephemeral:
            data["guild_id"] = str(guild.id)
            if message.author.id in guild.members:
                data["member"] = member_json(self.world, guild.members[message.author.id])
                del data["member"]["user"]
        session = self.gateway.session
        hidden = session and not session.intents & Intent.MESSAGE_CONTENT and message.author is not self.world.bot
        if hidden and guild is not None and self.world.bot not in message.mentioned:
            data |= {"content": "", "embeds": [], "attachments": [], "components": []}
        await self.gateway.dispatch(event, data, intent=self._intent(message))
        self.server.wake()

    def _intent(self, message: Message) -> Intent:
        public = message.channel.guild is not None and not message.ephemeral
        return Intent.GUILD_MESSAGES if public else Intent.DIRECT_MESSAGES

    def _same_nonce(self, channel: Channel, nonce: str) -> Message | None:
        now = self.world.clock.now()
        for message in reversed(channel.all_messages.values()):
            if now - message.created > NONCE_SECONDS:
                return None
            if message.nonce == nonce and message.author is self.world.bot and not message.deleted:
                return message
        return None

    def _reference(self, channel: Channel, body: dict[str, Any]) -> dict[str, Any] | None:
        asked = body.get("message_reference")
        if not asked:
            return None
        target = channel.all_messages.get(int(asked["message_id"]))
        if (target is None or target.deleted) and asked.get("fail_if_not_exists", True):
            raise Refusal(
                400,
                50035,
                "Invalid Form Body",
                [Fault("message_reference", "Unknown message", "REPLIES_UNKNOWN_MESSAGE")],
            )
        return {"message_id": str(asked["message_id"]), "channel_id": str(channel.id)}

    def _judge(self, exchange: Exchange, draft: Draft, faults: list[Fault]) -> None:
        self.server.refuse_form(exchange, faults + draft_faults(draft))
        if is_empty(draft):
            self.server.violate(exchange, "an empty message")
            raise Refusal(400, 50006, "Cannot send an empty message")
        if draft.v2 and too_heavy(draft.components):
            self.server.violate(exchange, "Σ UTF-8 bytes of the texts + 12 each is over 10170: Discord breaks on this")
            raise Refusal(500, 0, "Internal Server Error")

    def _fill(
        self, exchange: Exchange, message: Message, draft: Draft, files: list[Attachment], body: dict[str, Any]
    ) -> None:
        message.content, message.embeds = draft.content, draft.embeds
        message.components = settle_components(self.world, draft.components, files)
        message.attachments = files
        if "allowed_mentions" in body:
            message.allowed_mentions = body["allowed_mentions"]
        message.mentioned = self._mentioned(exchange, message)
        if draft.v2:
            shown = {int(m["attachment_id"]) for c in message.nodes for m, _ in media_of(c) if "attachment_id" in m}
            for file in files:
                if file.id not in shown and exchange.files:
                    self.server.violate(exchange, f"the file {file.filename} is shown by no component")

    def _mentioned(self, exchange: Exchange, message: Message) -> list[User]:
        allowed = message.allowed_mentions
        parse = ["users", "roles", "everyone"] if allowed is None else allowed.get("parse") or []
        listed = {int(i) for i in (allowed or {}).get("users") or []}
        text = message.text
        if re.search(r"@(everyone|here)\b", text) and "everyone" in parse:
            self.server.violate(exchange, "would ping @everyone: allowed_mentions lets it through")
        ids = dict.fromkeys(int(i) for i in re.findall(r"<@!?(\d+)>", text))
        return [self.world.users[i] for i in ids if i in self.world.users and ("users" in parse or i in listed)]

    def _files(
        self, exchange: Exchange, channel: Channel, body: dict[str, Any], old: list[Attachment], faults: list[Fault]
    ) -> list[Attachment]:
        entries = {int(e["id"]): e for e in body.get("attachments") or []}
        known = set(exchange.files) | {a.id for a in old}
        faults += [
            Fault("attachments", f"id {i} is neither a file of this form nor of the message")
            for i in set(entries) - known
        ]
        names = [name for name, _ in exchange.files.values()]
        faults += [Fault("attachments", f"two files are named {n!r}") for n in set(names) if names.count(n) > 1]
        files = []
        for number, (name, data) in sorted(exchange.files.items()):
            entry = entries.get(number, {})
            filename = re.sub(r"[^\w.()-]+", "_", entry.get("filename") or name)
            width, height = picture_size(data)
            attachment = Attachment(
                self.world.snowflake(),
                filename,
                data,
                "",
                mimetypes.guess_type(filename)[0] or "application/octet-stream",
                entry.get("description"),
                width,
                height,
            )
            expires = int(self.world.clock.now()) + ATTACHMENT_SECONDS
            attachment.url = (
                f"{self.base}/cdn/attachments/{channel.id}/{attachment.id}/{filename}?ex={expires:x}&is=0&hm=0"
            )
            if len(attachment.description or "") > 1024:
                faults.append(
                    Fault(
                        f"attachments[{number}].description", "Must be 1024 or fewer in length.", "BASE_TYPE_MAX_LENGTH"
                    )
                )
            self.world.attachments[attachment.id] = attachment
            files.append(attachment)
        return files

    def may_post(self, channel: Channel, *, with_files: bool) -> None:
        """Raises what Discord answers when the bot may not write here."""
        if channel.kind is Kind.DM:
            if channel.recipient and not channel.recipient.dm_open:
                raise Refusal(403, channel.recipient.dm_error, "Cannot send messages to this user")
            if channel.recipient and not any(channel.recipient.id in g.members for g in self.world.guilds.values()):
                raise Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
            return
        if channel.kind in (Kind.FORUM, Kind.CATEGORY):
            raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
        needed = [Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES]
        self.need(channel, *needed, *([Permission.ATTACH_FILES] if with_files else []))
        if channel.locked and not channel.bot_permissions() & Permission.MANAGE_THREADS:
            if channel.archived:
                raise Refusal(403, 50083, "Thread is archived")
            raise Refusal(403, 160005, "Thread is locked")

    def need(self, channel: Channel, *permissions: int) -> None:
        """Raises 403 50001 when the bot cannot see the channel, 403 50013 when it lacks one of the permissions."""
        have = channel.bot_permissions()
        if have & Permission.ADMINISTRATOR:
            return
        if not have & Permission.VIEW_CHANNEL:
            raise Refusal(403, 50001, "Missing Access")
        if not all(have & permission for permission in permissions):
            raise Refusal(403, 50013, "Missing Permissions")


def picture_size(data: bytes) -> tuple[int | None, int | None]:
    """Width and height in pixels when these bytes are a picture."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None, None
