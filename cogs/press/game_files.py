"""Read the game files that people attach, and say what is wrong with one."""

import discord

from cogs.controls.sentences import UserError
from host.replays import BadFile
from host.scene import LARGEST
from words.harmless import plain

#: The name of a game file in messages that keep it, because their buttons read it.
GAME_FILE = "game.json"
#: The most characters that a sentence quotes of a file.
QUOTED = 300


async def content_of(message: discord.Message | None) -> bytes:
    """Read the game file that a message carries (`cogs.discordpy.events` keeps no other attachments).

    Raises UserError.
    """
    files = message.attachments if message is not None else []
    if not files:
        raise UserError("replay-file-gone")
    return await read(files[0])


async def read(file: discord.Attachment) -> bytes:
    """Download a file unless it is too large. Raises UserError."""
    if file.size > LARGEST:
        raise UserError("replay-file-large", size=LARGEST // 1024)
    try:
        return await file.read()
    except discord.HTTPException as error:
        raise UserError("replay-file-gone") from error


def bad_file(error: BadFile) -> UserError:
    """Say why a game file can't be replayed."""
    trouble = plain(error.fault.trouble, QUOTED)
    return UserError(f"replay-file-{error.fault.reason}", trouble=trouble, size=LARGEST // 1024)
