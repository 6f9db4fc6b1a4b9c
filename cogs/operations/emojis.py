"""The application's emojis: uploaded where they are missing, removed where they have changed.

No message needs them: one that isn't known is left out. What couldn't be read or uploaded is tried again, and all of it
is looked at again once Discord refuses a message because of an emoji, which somebody may have deleted.
"""

import asyncio
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
#: The first pause before another look, and the longest (seconds); each is twice the one before.
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 3600.0
_BAD_REQUEST = 400


@dataclass(frozen=True)
class Synced:
    """What a synchronization did: how many emojis are known now, were uploaded and removed, and are still missing."""

    known: int
    uploaded: int = 0
    removed: int = 0
    missing: int = 0


class Emojis:
    """Keeps the emojis of one process known, as long as it runs.

    The `first` process uploads, and removes former ones if it is `alone`: others may still write them in messages.
    """

    def __init__(self, client: discord.Client, studio: Studio, *, first: bool, alone: bool) -> None:
        self._client, self._studio = client, studio
        self._first, self._alone = first, alone
        self._refused = asyncio.Event()

    async def keep(self) -> None:
        """Synchronize the emojis now, again while some are missing, and again whenever one was refused."""
        pause, loop = FIRST_PAUSE, asyncio.get_running_loop()
        while True:
            began = loop.time()
            self._refused.clear()
            if await self._look():
                await self._refused.wait()
                if loop.time() - began > LONGEST_PAUSE:
                    pause = FIRST_PAUSE
            # What was refused may be accepted later, but not at once.
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def notice_refusal(self, error: discord.HTTPException) -> None:
        """Do without emojis if Discord has refused a message because of one, until they have been looked at again."""
        if error.status == _BAD_REQUEST and "emoji" in error.text.lower() and symbols.any_known():
            log.warning("Discord refused an emoji, so messages do without them for now")
            symbols.learn({})
            self._refused.set()

    async def _look(self) -> bool:
        """Synchronize once; return whether every emoji is known now."""
        try:
            found = await sync(self._client, self._studio, upload=self._first, remove=self._alone)
        except discord.HTTPException as error:
            log.warning("could not read the emojis", status=error.status, code=error.code)
            return False
        log.info("emojis", known=found.known, uploaded=found.uploaded, removed=found.removed, missing=found.missing)
        return found.known > 0 and not found.missing  # none is known if the studio failed


async def sync(client: discord.Client, studio: Studio, *, upload: bool = True, remove: bool = True) -> Synced:
    """Upload the emojis that the application lacks, remove former drawings of ours, and know the rest.

    Without `upload` they are only read. Nothing else that the application has is touched. One that can't be uploaded or
    removed keeps no other from it. Raises HTTPException if they can't be read.
    """
    wanted: dict[str, Emoji] = {}
    for game in GAMES:  # one by one, so that nobody's picture waits for all of them
        wanted |= {emoji.title: emoji for emoji in await studio.paint(draw_emojis, (game,)) or ()}
    there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    known = {wanted[title].name: emoji.id for title, emoji in there.items() if title in wanted}
    symbols.learn(known)
    lacking = [emoji for title, emoji in wanted.items() if title not in there]
    uploaded = await _upload(client, lacking[: MOST - len(there)], known) if upload else 0
    names = {emoji.name for emoji in wanted.values()}
    former = [one for title, one in there.items() if title not in wanted and name_of(title) in names]
    removed = await _remove(former) if upload and remove else 0
    return Synced(len(known), uploaded, removed, len(wanted) - len(known))


async def _upload(client: discord.Client, lacking: Sequence[Emoji], known: dict[str, int]) -> int:
    """Upload emojis one by one, each known at once; discord.py keeps to Discord's rate limit."""
    uploaded = 0
    for emoji in lacking:
        try:
            made = await client.create_application_emoji(name=emoji.title, image=emoji.png)
        except discord.HTTPException as error:
            log.warning("could not upload an emoji", emoji=emoji.name, status=error.status, code=error.code)
            continue
        known[emoji.name] = made.id
        symbols.learn(known)
        uploaded += 1
    return uploaded


async def _remove(former: Sequence[discord.Emoji]) -> int:
    """Remove former drawings; one that is gone already is as good as removed."""
    removed = 0
    for emoji in former:
        try:
            await emoji.delete()
        except discord.HTTPException as error:
            log.info("could not remove a former emoji", emoji=emoji.name, status=error.status, code=error.code)
        else:
            removed += 1
    return removed
