"""The Discord client: loads the cogs and registers the commands. Part of cogs."""

import asyncio
import time
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from cogs.admin import Admin
from cogs.bans import BanCommands
from cogs.commands import Tables
from cogs.context_menus import ContextMenus
from cogs.delivery.boards import Boards
from cogs.delivery.podiums import Podiums
from cogs.desk.desk import Desk
from cogs.leaderboard import Leaderboard
from cogs.lessons import LessonCommands
from cogs.library.answers import answer
from cogs.library.events import RecentInteractions, tolerate
from cogs.library.rate_limit import REQUESTS, RateLimit
from cogs.library.retries import is_repeatable, releasing_rate_limit, retry
from cogs.library.shards import ShardedClient
from cogs.library.translator import Translator
from cogs.operations import emojis
from cogs.operations.backups import Backups, Plan
from cogs.operations.condition import Condition, Line, condition
from cogs.operations.doctor import Doctor
from cogs.operations.registration import Registration
from cogs.operations.troubles import Troubles
from cogs.operations.upgrades import Upgrades
from cogs.operations.watch import Watch
from cogs.preferences import Preferences
from cogs.presses import Presses
from cogs.pressing.rankings import Rankings
from cogs.privacy import Privacy
from cogs.replays import ReplayCommand
from cogs.servers.presence import Servers
from cogs.views.picker import Documents
from cogs.welcome import Welcome
from host.clockwork import Clockwork
from host.house import House
from host.vitals import Vitals
from host.wishes.languages import CHOSEN

log = structlog.get_logger("client")

#: How long shutting down waits for unfinished work (seconds); whatever is saved continues at the next start.
SHUTDOWN = 3.0
#: The names of discord.py's tasks that answer people.
_ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")


class Tree(app_commands.CommandTree["Bot"]):
    """The commands; an error before a command's own answer becomes a sentence too."""

    async def interaction_check(self, interaction: discord.Interaction["Bot"], /) -> bool:
        """Run a command once, even if Discord delivers it twice; it speaks the person's language."""
        if self.client.recent.is_repeated(interaction.id):
            return False
        interaction.extras[CHOSEN] = await self.client.house.languages.of_person(interaction.user.id)
        return True

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


class Bot(ShardedClient, commands.AutoShardedBot):
    """The bot. It is given the house and doesn't close it; whoever made it does.

    `shards` is how many gateway connections to open, None for as many as Discord recommends.
    """

    def __init__(
        self,
        house: House,
        backups: Plan | None = None,
        owners: frozenset[int] = frozenset(),
        puzzle_key: bytes | None = None,
        documents: Documents | None = None,
        shards: int | None = 1,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=intents,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            owner_ids=owners or None,
            shard_count=shards,
            fleet=house.archive.fleet,
        )
        tolerate(self._connection.parsers)
        self.house = house
        #: Whether to synchronize the application's emojis at the start.
        self.uses_emojis = False
        self._limit_and_retry()
        self.recent = RecentInteractions()
        self.vitals = Vitals()
        self.troubles = Troubles()
        self.backups = None if backups is None or not house.cluster.first else Backups(backups)
        self.registration = Registration(house, self.tree)
        self.desk = Desk(self, house, puzzle_key, documents)
        desk = self.desk
        self.boards = Boards(house, desk.composer, desk.shared, desk.hands, desk.places, desk.threads, desk.followers)
        self.rankings = Rankings(self.desk)
        self.servers = Servers(self, house, self.desk.memories.forget_server)
        podiums = Podiums(self, house, self.rankings.standings)
        sweeps = self.servers.sweep, self.desk.bans.sweep, self.desk.compacting.sweep
        self.clockwork = Clockwork(house, self.vitals, self.boards.sweep, podiums.sweep, *sweeps)

    async def condition(self) -> Condition:
        """The bot's condition, for its operators. Raises ArchiveError."""
        given = self.house, self.vitals, self.troubles, self.backups
        return await condition(*given, servers=len(self.guilds), shards=self.lines())

    def lines(self) -> list[Line]:
        """How each shard is connected."""
        opened = map(self.shards.get, self.own_shards)
        return [Line() if shard is None else Line.of(shard) for shard in opened]

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
                emojis.refused(error)
                raise

        self.http.request = request  # type: ignore[method-assign]

    def _doctor(self) -> Doctor:
        desk = self.desk
        return Doctor(self, self.house, self.boards, desk.hands, desk.members, self.clockwork)

    async def setup_hook(self) -> None:
        """Load every cog, then register the commands; a cog that fails to load stops the bot."""
        tables = Tables(self.desk)
        await self.add_cog(tables)
        group = self.tree.get_command(tables.group.name)
        assert isinstance(group, app_commands.Group)
        await self.add_cog(Admin(self.desk, self._doctor(), self.condition))
        moderating = self.tree.get_command(Admin.group.name)
        assert isinstance(moderating, app_commands.Group)
        preferences, privacy = Preferences(self.desk, group), Privacy(self.desk, group)
        lessons = LessonCommands(self.desk, group)
        tableless = self.rankings.handlers | preferences.handlers | privacy.handlers | lessons.handlers
        for cog in (
            Leaderboard(self.rankings, group),
            ReplayCommand(self.desk, group),
            ContextMenus(self.tree, self.desk, self.rankings),
            BanCommands(self.desk, moderating),
            preferences,
            privacy,
            lessons,
            Presses(self.desk, tableless, self.recent),
            self.servers,
            Welcome(self, self.house),
            Upgrades(self, self.house, self.desk.mail),
            Watch(self.clockwork, self.vitals),
        ):
            await self.add_cog(cog)
        self.clockwork.start()
        if self.backups is not None:
            await self.add_cog(self.backups)
        await self.tree.set_translator(Translator())
        self.house.spawn(self.house.archive.fleet.listen(self.house.receive), "listen")
        if self.uses_emojis:
            cluster = self.house.cluster
            work = emojis.begin(self, self.house.studio, first=cluster.first, alone=cluster.count == 1)
            self.house.spawn(work, "emojis")
        if self.house.cluster.first:
            await self.registration.begin()

    async def close(self) -> None:
        """Stop starting work, finish what is under way while Discord can still be reached, then disconnect."""
        if not self.is_closed():
            await self.remove_cog(Watch.__cog_name__)
            self.clockwork.stop()
            for cog in (Backups, Servers, Upgrades):
                await self.remove_cog(cog.__cog_name__)
            self.registration.end()
            await _answered(SHUTDOWN / 2)
            await self.house.finish(SHUTDOWN)
            await _answered(SHUTDOWN / 2)  # the connection stayed open, and people kept pressing
            self.stop_opening()  # else discord.py reports "ready" to a closed client
        await super().close()

    async def on_ready(self) -> None:
        """Log it once every shard is ready."""
        number, count = self.house.cluster.number, self.house.cluster.count
        log.info("ready", servers=len(self.guilds), shards=len(self.own_shards), cluster=number, clusters=count)

    async def on_message(self, message: discord.Message, /) -> None:
        """Ignore messages."""


async def _answered(patience: float) -> None:
    """Wait until nobody is waiting for an answer, at most `patience` seconds."""
    until = time.monotonic() + patience
    while answering := {task for task in asyncio.all_tasks() if task.get_name() in _ANSWERING}:
        left = until - time.monotonic()
        if left <= 0:
            return
        await asyncio.wait(answering, timeout=left)
