"""The Discord client: loads the cogs and registers the commands."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.http import Route

from cogs.commands import ContextMenus, Tables, players_group
from cogs.controls.answers import answer, note_language
from cogs.controls.sentences import UserError
from cogs.controls.suggesting import CAME, latest
from cogs.discordpy.events import RecentInteractions, tolerate
from cogs.discordpy.lease import Arrivals, Lease
from cogs.discordpy.retries import REQUESTS, RateLimit, is_repeatable, releasing_rate_limit, retry
from cogs.discordpy.shards import ShardedClient
from cogs.discordpy.translator import Translator
from cogs.features import Features
from cogs.operations.emojis import Emojis
from cogs.operations.registration import Registration
from cogs.operations.settings import Settings
from cogs.operations.watch import Watch
from cogs.people.access import sees_here
from cogs.people.contact import Contact
from cogs.press.commanding import CommandGroup, Offer, commands_of, menus_of, moderators_group
from cogs.press.desk import Desk
from cogs.presses import Presses
from cogs.table_command import TableCommand
from data import ArchiveError
from host.budget import ASKING, Payer
from host.house import House

log = structlog.get_logger("client")

#: How long shutting down waits for unfinished work (seconds); whatever is saved continues at the next start.
SHUTDOWN = 3.0
#: The settings of a bot that no operator has set up.
PLAIN = Settings(emojis=False)
#: The names of discord.py's tasks that answer people.
_ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")


class Tree(app_commands.CommandTree["Bot"]):
    """The commands; an error before a command's own answer becomes a sentence too."""

    async def interaction_check(self, interaction: discord.Interaction["Bot"], /) -> bool:
        """Run a command once, even if Discord delivers it twice; it speaks the person's language.

        Whoever is suggested something pays for loading tables that are over, as whoever asks for an answer does.
        """
        if self.client.recent.is_repeated(interaction.id):
            return False
        interaction.extras[CAME] = asyncio.get_running_loop().time()
        await note_language(interaction, self.client.house.archive)
        if interaction.type is discord.InteractionType.autocomplete:
            ASKING.set(Payer(self.client.house.budget, interaction.user.id))
            if await self._suggests_nothing(interaction):
                await interaction.response.autocomplete([])
                return False
        return True

    async def _suggests_nothing(self, interaction: discord.Interaction["Bot"]) -> bool:
        """Whether a command would refuse the person whatever they type: they are banned, or this channel is hidden."""
        data: Any = interaction.data
        if f"/{data['name']}" == CommandGroup.MODERATORS.value:
            return False
        try:
            async with asyncio.timeout_at(latest(interaction)):
                await self.client.desk.bans.check(interaction.guild_id, interaction.user.id)
        except (UserError, ArchiveError, TimeoutError):
            return True
        return not sees_here(interaction)

    async def on_error(self, interaction: discord.Interaction["Bot"], error: app_commands.AppCommandError, /) -> None:
        """Answer with one sentence, whatever happened."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("autocompletion failed", exc_info=error)
            return
        cause = getattr(error, "original", error)

        async def work() -> None:
            raise cause

        if not interaction.response.is_done():
            await answer(interaction, work())
        else:
            log.error("a command failed after its answer", exc_info=cause)


class Bot(ShardedClient):
    """The bot. It is given the house and doesn't close it; whoever made it does.

    `shards` is how many gateway connections to open, None for as many as Discord recommends.
    """

    def __init__(self, house: House, settings: Settings = PLAIN, *, shards: int | None = 1) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        lease = Lease(house.archive.fleet)
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=intents,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            owner_ids=settings.owners or None,
            shard_count=shards,
            fleet=house.archive.fleet,
            http_trace=lease.guard(),
        )
        self._lease, self._arrivals = lease, Arrivals(lease)
        tolerate(self._connection.parsers)
        self._arrivals.attend(self._connection.parsers)
        self.house = house
        #: Whether to synchronize the application's emojis at the start.
        self.uses_emojis = settings.emojis
        cluster = house.cluster
        self.application_emojis = Emojis(self, house.studio, first=cluster.first, alone=cluster.count == 1)
        self._endless: asyncio.Task[None] | None = None
        self._limit_and_retry()
        self.recent = RecentInteractions()
        self.registration = Registration(house, self.tree)
        self.features = Features()
        self.desk = Desk(self, house, self.features, settings)
        self.features.load(self.desk)
        self.presses = Presses(self.desk, self.features.presses, self.recent)

    def commands_by_group(self) -> Iterator[tuple[CommandGroup, Offer]]:
        """Yield all commands, each with its group."""
        yield from commands_of(Tables(self.desk))
        yield from commands_of(TableCommand(self.desk))
        yield from self.features.commands()

    def menus(self) -> Iterator[app_commands.ContextMenu]:
        """Yield all right-click commands."""
        yield from menus_of(ContextMenus(self.desk))
        yield from self.features.menus()

    def _limit_and_retry(self) -> None:
        """Send discord.py's requests within the rate limit, and retry them while the connection is down."""
        limit, send = RateLimit(max(1, REQUESTS // self.house.cluster.count)), self.http.request

        async def request(route: Route, **given: Any) -> Any:
            async def once() -> Any:
                await limit.acquire()
                with releasing_rate_limit(self.http):
                    return await send(route, **given)

            try:
                return await retry(once, given.get("files") or (), repeatable=is_repeatable(route, given))
            except discord.HTTPException as error:
                self.application_emojis.notice_refusal(error)
                raise

        self.http.request = request  # type: ignore[method-assign]

    async def setup_hook(self) -> None:
        """Start the features, load every cog, then register the commands; one that fails stops the bot."""
        self._lease.watch()
        await self.house.outages.start()
        players, moderators = players_group(), moderators_group()
        groups: dict[CommandGroup, app_commands.Group | app_commands.CommandTree[Any]] = {
            CommandGroup.PLAYERS: players,
            CommandGroup.MODERATORS: moderators,
            CommandGroup.SHORTCUTS: self.tree,
        }
        for where, command in self.commands_by_group():
            groups[where].add_command(command)
        self.tree.add_command(players)
        self.tree.add_command(moderators)
        for menu in self.menus():
            self.tree.add_command(menu)
        await self.features.start()
        contact, watch = Contact(self, self.house.outages), Watch(self.desk.scheduler)
        for cog in (self.presses, self.desk.servers, contact, watch):
            await self.add_cog(cog)
        self.desk.scheduler.start()
        await self.tree.set_translator(Translator())
        self.house.spawn(self.house.archive.fleet.listen(self.house.hearing.receive), "listen")
        if self.uses_emojis:
            self._endless = self.house.spawn(self.application_emojis.keep(), "emojis")
        if self.house.cluster.first:
            await self.registration.begin()

    async def close(self) -> None:
        """Stop starting work, finish what is under way while Discord can still be reached, then disconnect."""
        if not self.is_closed():
            await self.remove_cog(Watch.__cog_name__)
            self.desk.scheduler.stop()
            await self.features.stop()
            await self.remove_cog(self.desk.servers.qualified_name)
            self.registration.end()
            if self._endless is not None:
                self._endless.cancel()  # else shutting down would wait for it
            await _wait_for_answers(SHUTDOWN / 2)
            await self.house.finish(SHUTDOWN)
            await _wait_for_answers(SHUTDOWN / 2)  # the connection stayed open, and people kept pressing
            with suppress(ArchiveError):
                await self.house.outages.rest()
            self.stop_opening()  # else discord.py reports "ready" to a closed client
            self._lease.rest()
        await super().close()

    def resumes(self) -> None:
        """Expect interactions that are old."""
        self._arrivals.expect_old()

    async def on_ready(self) -> None:
        """Log it once every shard is ready."""
        number, count = self.house.cluster.number, self.house.cluster.count
        log.info("ready", servers=len(self.guilds), shards=len(self.own_shards), cluster=number, clusters=count)

    async def on_message(self, message: discord.Message, /) -> None:
        """Ignore messages."""


async def _wait_for_answers(patience: float) -> None:
    """Wait until nobody is waiting for an answer, at most `patience` seconds."""
    until = time.monotonic() + patience
    while answering := {task for task in asyncio.all_tasks() if task.get_name() in _ANSWERING}:
        left = until - time.monotonic()
        if left <= 0:
            return
        await asyncio.wait(answering, timeout=left)
