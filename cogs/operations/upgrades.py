"""Tells the bot's owners once, by direct message, what an upgrade changes for them. Part of cogs/operations.

The version that they know is saved when all of them have been told; until then each one who was told is marked. Both
are saved before anything else happens, so that a crash costs a message at worst, and never sends one twice.
"""

import asyncio
import re
from collections.abc import Sequence
from hashlib import sha256

import discord
import structlog
from discord.ext import commands

from cogs.delivery.delivery import is_passing
from cogs.delivery.mail import DoorClosed, Mail, TooFast
from cogs.library.answers import tell
from cogs.operations import changelog
from cogs.operations.changelog import Section
from cogs.operations.registration import OWN_ROW
from cogs.views.measure import WHOLE_BOARD, fitted
from data import ArchiveError
from host.house import House
from words import Speech, speech

log = structlog.get_logger("upgrades")

#: The bot's own preference with the version that its owners know, and an owner's with the one they were told of.
KNOWN, TOLD = "version", "upgrade"
#: The part of each version that is for owners.
FOR_OWNERS = "Operating"
#: The first and the longest pause after a failure (seconds); each is twice the one before.
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 3600.0
_UNRELEASED = (0, 0, 0)
#: A link to another file of the repository, which nobody can open from a message.
_INTERNAL = re.compile(r"\[([^\]]+)\]\((?!https?://)[^)]*\)")


class Upgrades(commands.Cog):
    """Looks at each start whether the bot was upgraded."""

    def __init__(self, bot: commands.AutoShardedBot, house: House, mail: Mail) -> None:
        self._bot = bot
        self._house = house
        self._mail = mail
        self._telling: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Begin in the background; of several processes, the first does it."""
        if self._house.archive.fleet.cluster.first:
            self._telling = self._house.spawn(self._retry(), "tell owners of an upgrade")

    async def cog_unload(self) -> None:
        """Stop; the next start goes on."""
        if self._telling is not None:
            self._telling.cancel()

    async def _retry(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                if await self._tell_all():
                    return
            except (ArchiveError, discord.HTTPException) as error:
                log.warning("could not tell the owners of an upgrade yet", error=type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _tell_all(self) -> bool:
        """Tell every owner who doesn't know yet; False if some have to wait. Raises ArchiveError, HTTPException."""
        servers, found = self._house.archive.servers, await asyncio.to_thread(changelog.released, changelog.CHANGELOG)
        if found is None:
            return True
        newest = max(map(number_of, found), default=_UNRELEASED)
        known = _read((await servers.server(OWN_ROW)).prefs.get(KNOWN))
        if known is None or known >= newest:
            if known is None:  # the first start ever
                await servers.save(OWN_ROW, {KNOWN: _written(newest)})
            return True
        news = [section for section in found if number_of(section) > known and FOR_OWNERS in section.parts]
        owners = await owners_of(self._bot) if news else ()
        done = [await self._tell(owner, _written(newest), news) for owner in owners]
        if not all(done):
            return False
        await servers.save(OWN_ROW, {KNOWN: _written(newest)})
        for owner in owners:
            await self._house.archive.people.save(owner, {TOLD: None})
        return True

    async def _tell(self, owner: int, version: str, news: Sequence[Section]) -> bool:
        """Tell an owner, unless they know; False if they have to wait. Raises ArchiveError."""
        people = self._house.archive.people
        if (await people.person(owner)).prefs.get(TOLD) == version:
            return True
        try:
            await self._mail.find(owner)
            await people.save(owner, {TOLD: version})
            reply = tell(told_of(version, news, speech(await self._house.languages.of_reader(owner))))
            nonce = sha256(f"upgrade/{version}/{owner}".encode()).hexdigest()[:24]
            await self._mail.send(owner, reply, nonce=nonce, silent=False, now=self._house.now())
        except DoorClosed:
            log.info("an owner's direct messages are closed")
        except TooFast:
            return False
        except discord.HTTPException as error:
            log.warning("could not tell an owner of an upgrade", status=error.status, code=error.code)
            return not is_passing(error)
        else:
            log.info("an owner was told of an upgrade", version=version)
        return True


async def owners_of(bot: commands.AutoShardedBot) -> tuple[int, ...]:
    """The ids of the bot's owners, of the application's owner or team if none are set. Raises HTTPException."""
    assert bot.user is not None
    await bot.is_owner(bot.user)  # discord.py asks whose the application is, and remembers the answer
    found = bot.owner_ids or ({bot.owner_id} if bot.owner_id else set())
    return tuple(sorted(found))


def told_of(version: str, news: Sequence[Section], say: Speech) -> str:
    """What is new for owners in these sections, newest first, in one message."""
    lines = [say("upgrade-title", version=version), say("upgrade-about")]
    for section in news:
        if len(news) > 1:
            lines.append(f"**{section.version}**")
        lines.append(_INTERNAL.sub(r"\1", section.parts[FOR_OWNERS]))
    return fitted("\n".join(lines), WHOLE_BOARD) + "\n" + say("upgrade-rest")


def number_of(section: Section) -> tuple[int, ...]:
    """A released section's version, for comparing."""
    return _read(section.version) or _UNRELEASED


def _read(version: object) -> tuple[int, ...] | None:
    found = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)", version) if isinstance(version, str) else None
    return None if found is None else tuple(map(int, found.groups()))


def _written(number: tuple[int, ...]) -> str:
    return ".".join(map(str, number))
