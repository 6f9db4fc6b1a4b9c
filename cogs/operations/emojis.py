"""The application's emojis: uploaded where they are missing, removed where they have changed. Part of cogs/operations.

No message needs them. If they can't be read or uploaded, messages do without; so they do once Discord refuses one that
somebody has deleted.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import discord
import structlog

from host.studio import Studio
from render.emoji import Emoji, draw_emojis, name_of
from rules import GAMES
from words import symbols

log = structlog.get_logger("emojis")

#: How many emojis an application may have.
MOST = 2000
_BAD_REQUEST = 400


@dataclass(frozen=True)
class Synced:
    """What a synchronization did: how many emojis are known now, were uploaded and were removed."""

    known: int
    uploaded: int = 0
    removed: int = 0


async def sync(client: discord.Client, studio: Studio, *, upload: bool = True, remove: bool = True) -> Synced:
    """Upload the emojis that the application lacks, remove former drawings of ours, and know the rest.

    Without `upload` they are only read. Nothing else that the application has is touched. Raises HTTPException.
    """
    wanted: dict[str, Emoji] = {}
    for game in GAMES:  # one by one, so that nobody's picture waits for all of them
        wanted |= {emoji.title: emoji for emoji in await studio.paint(draw_emojis, (game,)) or ()}
    there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    known = {wanted[title].name: emoji.id for title, emoji in there.items() if title in wanted}
    symbols.learn(known)
    missing = [emoji for title, emoji in wanted.items() if title not in there]
    uploaded = await _upload(client, missing[: MOST - len(there)], known) if upload else 0
    names = {emoji.name for emoji in wanted.values()}
    former = [one for title, one in there.items() if title not in wanted and name_of(title) in names]
    if upload and remove:
        for emoji in former:
            await emoji.delete()
    return Synced(len(known), uploaded, len(former) if upload and remove else 0)


async def _upload(client: discord.Client, missing: Sequence[Emoji], known: dict[str, int]) -> int:
    """Upload emojis one by one, each known at once; discord.py keeps to Discord's rate limit."""
    for emoji in missing:
        made = await client.create_application_emoji(name=emoji.title, image=emoji.png)
        known[emoji.name] = made.id
        symbols.learn(known)
    return len(missing)


async def begin(client: discord.Client, studio: Studio, *, first: bool, alone: bool) -> None:
    """Synchronize the emojis at a start: the `first` process uploads, and removes if it is `alone`.

    Others may still write former emojis in their messages.
    """
    try:
        found = await sync(client, studio, upload=first, remove=alone)
    except discord.HTTPException as error:
        log.warning("could not synchronize the emojis", status=error.status, code=error.code)
    else:
        log.info("emojis", known=found.known, uploaded=found.uploaded, removed=found.removed)


def refused(error: discord.HTTPException) -> None:
    """Do without emojis from now on if Discord has refused a message because of one."""
    if error.status == _BAD_REQUEST and "emoji" in error.text.lower() and symbols.any_known():
        log.warning("Discord refused an emoji, so messages do without them until the next start")
        symbols.learn({})
