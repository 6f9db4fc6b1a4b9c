"""Somebody who manages the club's server, and what they fill in on its page."""

from __future__ import annotations

from typing import Any

import discord

from tests.bot.club import Club, Seen

#: What somebody who manages a server is granted here.
MANAGES = discord.Permissions(manage_guild=True, manage_messages=True)


def owner_of(club: Club, name: str = "Olga") -> Any:
    """Add somebody who may manage the server."""
    roles = [club.guild.create_role(f"owners of {name}", permissions=MANAGES)]
    return club.guild.add_member(club.env.create_user(name.lower(), global_name=name), roles=roles)


async def page_of(club: Club, who: Any) -> Seen:
    """Open the page."""
    return await club.slash(who, "mundialito-admin setup")


async def form(club: Club, who: Any, verb: str) -> Any:
    """Open the form behind a line of the page."""
    page = await page_of(club, who)
    (custom_id,) = [one for one in page.ids if f":{verb}:" in one]
    shown = await who.click(page.message, custom_id=custom_id)
    assert shown.modal is not None
    return shown


async def fill(club: Club, who: Any, verb: str, **values: Any) -> Seen:
    """Open the form behind a line, and send it filled in."""
    return await club.write(who, await form(club, who, verb), values)


async def post_podiums(club: Club, who: Any = None, channel: Any = None) -> Seen:
    """Have each season's podium posted in a channel, by default the club's."""
    return await fill(club, who or owner_of(club), "srvpodium", channel=[channel or club.table])
