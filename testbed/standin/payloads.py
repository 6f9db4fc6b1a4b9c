"""The nouns of `model` as the JSON that Discord sends.

Room: testbed/standin. May import the standard library, orjson, `model`, `world` and `components` only.
"""

from __future__ import annotations

from typing import Any

import orjson

from testbed.standin.components import SELECTS, Attachment, media_of, nodes
from testbed.standin.model import (
    ALL_PERMISSIONS,
    Channel,
    Guild,
    Interaction,
    InteractionType,
    Kind,
    Member,
    Message,
    Role,
    User,
)
from testbed.standin.world import World


def user_json(user: User) -> dict[str, Any]:
    """A user as anybody sees them."""
    return {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": None if user.bot else user.name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "bot": user.bot,
        "primary_guild": None,
    }


def own_user_json(user: User) -> dict[str, Any]:
    """The bot as it sees itself."""
    return {
        **user_json(user),
        "mfa_enabled": True,
        "locale": "en-US",
        "verified": True,
        "email": None,
        "premium_type": 0,
    }


def role_json(role: Role, position: int) -> dict[str, Any]:
    """A role."""
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(int(role.permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def member_json(world: World, member: Member, *, permissions: int | None = None) -> dict[str, Any]:
    """A member with the user; with `permissions` as interactions carry it."""
    answer: dict[str, Any] = {
        "user": user_json(member.user),
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role.id) for role in member.roles],
        "joined_at": world.timestamp(member.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    return answer if permissions is None else {**answer, "permissions": str(int(permissions))}


def channel_json(world: World, channel: Channel) -> dict[str, Any]:
    """A guild channel, a thread or a DM."""
    last = None if channel.last_message_id is None else str(channel.last_message_id)
    answer: dict[str, Any] = {"id": str(channel.id), "type": int(channel.kind), "flags": 0, "last_message_id": last}
    if channel.guild is None:
        return {**answer, "recipients": [user_json(channel.recipient)] if channel.recipient else []}
    answer |= {"guild_id": str(channel.guild.id), "name": channel.name, "rate_limit_per_user": 0}
    answer |= {"parent_id": str(channel.parent.id) if channel.parent else None}
    if channel.is_thread:
        count = len(channel.visible())
        return answer | {
            "owner_id": str(channel.owner.id if channel.owner else 0),
            "message_count": count,
            "total_message_sent": count,
            "member_count": min(len(channel.thread_members), 50),
            "thread_metadata": {
                "archived": channel.archived,
                "locked": channel.locked,
                "auto_archive_duration": channel.auto_archive_minutes,
                "archive_timestamp": world.timestamp(channel.archive_changed),
                "create_timestamp": world.timestamp(channel.created),
            },
        }
    overwrites = []
    if channel.bot_permissions_here is not None:
        allowed = int(channel.bot_permissions_here)
        denied = int(ALL_PERMISSIONS) & ~allowed
        overwrites.append({"id": str(world.bot.id), "type": 1, "allow": str(allowed), "deny": str(denied)})
    answer |= {"position": 0, "nsfw": False, "topic": None, "permission_overwrites": overwrites}
    if channel.kind is Kind.VOICE:
        answer |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    if channel.kind is Kind.FORUM:
        answer |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
    return answer


def thread_member_json(world: World, thread: Channel, user_id: int) -> dict[str, Any]:
    """One person of a thread."""
    joined = world.timestamp(thread.thread_members[user_id])
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def attachment_json(attachment: Attachment, *, ephemeral: bool) -> dict[str, Any]:
    """A file of a message."""
    answer: dict[str, Any] = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.width is not None:
        answer |= {"width": attachment.width, "height": attachment.height}
    if attachment.description is not None:
        answer["description"] = attachment.description
    return answer | {"ephemeral": True} if ephemeral else answer


def message_json(world: World, message: Message) -> dict[str, Any]:
    """A message as REST and the gateway give it; its components are the message's own, which never change in place."""
    answer: dict[str, Any] = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": message.system,
        "author": user_json(message.author),
        "content": message.content,
        "embeds": [_embed_json(embed) for embed in message.embeds],
        "attachments": [attachment_json(a, ephemeral=message.ephemeral) for a in message.attachments],
        "components": message.components,
        "mentions": [user_json(u) for u in message.mentioned],
        "mention_roles": [],
        "mention_everyone": False,
        "tts": False,
        "pinned": message.pinned,
        "timestamp": world.timestamp(message.created),
        "edited_timestamp": None if message.edited is None else world.timestamp(message.edited),
        "flags": message.flags,
    }
    if message.author is world.bot and not message.system:
        answer["application_id"] = str(world.application_id)
    if message.nonce is not None:
        answer["nonce"] = message.nonce
    if message.reference is not None:
        answer["message_reference"] = {"type": 0, **message.reference}
    if interaction := message.interaction:
        answer["type"] = 20 if interaction.type is InteractionType.COMMAND else 0
        answer["webhook_id"] = str(world.application_id)
        answer["interaction_metadata"] = {
            "id": str(interaction.id),
            "type": int(interaction.type),
            "user": user_json(interaction.user),
            "authorizing_integration_owners": owners_json(interaction),
        }
        if interaction.type is InteractionType.COMPONENT and interaction.message:
            answer["interaction_metadata"]["interacted_message_id"] = str(interaction.message.id)
        if interaction.type is InteractionType.MODAL:
            answer["interaction_metadata"]["triggering_interaction_metadata"] = {
                "id": str(interaction.id),
                "type": int(InteractionType.COMMAND),
                "user": user_json(interaction.user),
                "authorizing_integration_owners": owners_json(interaction),
            }
    return answer


def _embed_json(embed: dict[str, Any]) -> dict[str, Any]:
    fields = [{"inline": False, **field} for field in embed.get("fields") or []]
    return {"type": "rich", **embed, **({"fields": fields} if fields else {})}


def guild_json(world: World, guild: Guild) -> dict[str, Any]:
    """A whole guild as GUILD_CREATE brings it."""
    channels = [c for c in guild.channels.values() if not c.deleted]
    bot = guild.members[world.bot.id]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "owner_id": str(guild.owner.id if guild.owner else world.bot.id),
        "roles": [role_json(role, place) for place, role in enumerate(guild.roles)],
        "channels": [channel_json(world, c) for c in channels if not c.is_thread],
        "threads": [
            channel_json(world, c)
            | ({"member": thread_member_json(world, c, world.bot.id)} if world.bot.id in c.thread_members else {})
            for c in channels
            if c.is_thread and not c.archived
        ],
        "members": [member_json(world, bot)],
        "member_count": len(guild.members),
        "joined_at": world.timestamp(bot.joined),
        "large": False,
        "unavailable": False,
        "preferred_locale": guild.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [calendar_json(world, one) for one in guild.calendar.values()],
        "soundboard_sounds": [],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "afk_channel_id": None,
        "afk_timeout": 300,
    }


def calendar_json(world: World, event: dict[str, Any]) -> dict[str, Any]:
    """An event in a server's calendar, which the bot made."""
    unknown = dict.fromkeys(("description", "channel_id", "image", "entity_id", "recurrence_rule"))
    own = {"id": str(event["id"]), "guild_id": str(event["guild_id"]), "creator_id": str(world.bot.id)}
    return {**unknown, **event, **own, "guild_scheduled_event_exceptions": []}


def owners_json(interaction: Interaction) -> dict[str, str]:
    """Who installed the application: the guild, in a DM nobody but the bot itself ("0")."""
    return {"0": str(interaction.guild.id) if interaction.guild else "0"}


def interaction_json(world: World, interaction: Interaction) -> dict[str, Any]:
    """An interaction as INTERACTION_CREATE brings it."""
    channel, guild, user = interaction.channel, interaction.guild, interaction.user
    answer: dict[str, Any] = {
        "id": str(interaction.id),
        "application_id": str(world.application_id),
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel_json(world, channel),
        "locale": user.locale,
        "app_permissions": str(int(channel.bot_permissions())),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners_json(interaction),
        "context": 1 if channel.kind is Kind.DM else 0,
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if guild is None:
        answer["user"] = user_json(user)
    else:
        permissions = channel.permissions_of(user)
        answer["channel"]["permissions"] = str(int(permissions))
        answer |= {
            "guild_id": str(guild.id),
            "guild_locale": guild.locale,
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "member": member_json(world, guild.members[user.id], permissions=permissions),
        }
    if interaction.message is not None:
        answer["message"] = message_json(world, interaction.message)
        if interaction.components_shown is not None:
            answer["message"]["components"] = interaction.components_shown
    return answer


def settle_components(world: World, components: list[dict[str, Any]], files: list[Attachment]) -> list[dict[str, Any]]:
    """The components as Discord keeps them: numbered, without nulls, defaults written out, files resolved."""
    tree: list[dict[str, Any]] = orjson.loads(orjson.dumps(components))
    every = nodes(tree)
    taken = {c["id"] for c in every if c.get("id")}
    number = 0
    by_name = {a.filename: a for a in files}
    for component in every:
        for key in [k for k, v in component.items() if v is None]:
            del component[key]
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
            taken.add(number)
        kind = component["type"]
        if kind in SELECTS:
            component |= {"min_values": component.get("min_values", 1), "max_values": component.get("max_values", 1)}
        for media, _ in media_of(component):
            _resolve(world, media, by_name)
        if kind == 12:
            for item in component["items"]:
                item |= {"description": item.get("description"), "spoiler": bool(item.get("spoiler"))}
        elif kind == 11:
            component |= {"description": component.get("description"), "spoiler": bool(component.get("spoiler"))}
        elif kind == 13:
            named = component["file"].get("attachment_id")
            found = world.attachments.get(int(named)) if named else None
            component |= {
                "name": found.filename if found else None,
                "size": len(found.data) if found else None,
                "spoiler": bool(component.get("spoiler")),
            }
        elif kind == 14:
            component |= {"divider": component.get("divider", True), "spacing": component.get("spacing", 1)}
        elif kind == 17:
            component |= {"accent_color": component.get("accent_color"), "spoiler": bool(component.get("spoiler"))}
    return tree


def _resolve(world: World, media: dict[str, Any], by_name: dict[str, Attachment]) -> None:
    url = str(media.get("url"))
    file = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
    if file is not None:
        media |= {"id": str(file.id), "attachment_id": str(file.id), "url": file.url, "proxy_url": file.url}
        media |= {"width": file.width, "height": file.height, "content_type": file.content_type}
    else:
        media |= {"id": media.get("id") or str(world.snowflake()), "proxy_url": url}
        media |= {"width": media.get("width"), "height": media.get("height"), "content_type": media.get("content_type")}
