"""Read the game files that people attach, and say what is wrong with one."""

import discord

from cogs.controls.sentences import Told
from host.replays import BadFile
from host.scene import LARGEST
from words.harmless import plain

#: The name of a game file in messages that keep it, because their buttons read it.
GAME_FILE = "game.json"
#: The most characters that a sentence quotes of a file.
QUOTED = 300


async def content_of(message: discord.Message | None) -> bytes:
    """Read the game file that a message carries (`cogs.discordpy.events` keeps no other attachments). Raises Told."""
    files = message.attachments if message is not None else []
    if not files:
        raise Told("replay-file-gone")
    return await read(files[0])


async def read(file: discord.Attachment) -> bytes:
    """Download a file unless it is too large. Raises Told."""
    if file.size > LARGEST:
        raise Told("replay-file-large", size=LARGEST // 1024)
    try:
        return await file.read()
    except discord.HTTPException as error:
        raise Told("replay-file-gone") from error


def bad_file(error: BadFile) -> Told:
    """Say why a game file can't be replayed."""
    trouble = plain(error.fault.trouble, QUOTED)
    return Told(f"replay-file-{error.fault.reason}", trouble=trouble, size=LARGEST // 1024)
