"""Upload the application's emojis: `python -m cogs.emojis`.

The bot does the same when it starts, unless `EMOJIS=off`.
"""

import asyncio
import sys

import discord

from cogs.operations.emojis import Synced, sync
from cogs.operations.settings import Settings, read_settings
from data.settings import SettingsError
from host.studio import Studio


async def synchronize(settings: Settings) -> Synced:
    """Log in, upload what is missing and remove former drawings. Raises HTTPException."""
    async with Studio() as studio, discord.Client(intents=discord.Intents.none()) as client:
        settings.point_library()
        await client.login(settings.discord_token.get_secret_value() if settings.discord_token else "")
        return await sync(client, studio)


def main() -> int:
    """Return the exit status: 0, or 1 with a sentence on stderr."""
    try:
        found = asyncio.run(synchronize(read_settings()))
    except (SettingsError, discord.HTTPException, discord.LoginFailure) as error:
        print(f"emojis: {error}", file=sys.stderr)
        return 1
    print(f"{found.known} emojis: {found.uploaded} uploaded, {found.removed} removed.")
    if found.missing:
        print(f"emojis: {found.missing} missing", file=sys.stderr)
    return 1 if found.missing else 0


if __name__ == "__main__":
    sys.exit(main())
