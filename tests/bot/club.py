"""A club to test the bot in: two servers, a few people and the real bot, in process; pictures and computers are cheap.

People act through simcord, by the same verbs as in the club of tests/wire (`slash`, `press`, `pick`, `write`,
`suggest`). Each act returns a `Seen`: what the person was shown in answer.
"""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import discord
import pytest
import simcord
from PIL import Image
from simcord.actors import _component_interaction
from simcord.results import ResponseMessage
from structlog.testing import capture_logs

import players
from cogs.client import Bot
from cogs.operations.watch import Watch
from cogs.press.press import Check, Control
from cogs.presses import Presses
from data import Archive, BoardMessage, Limits, open_archive
from host.house import House, Session
from host.scheduler import Scheduler
from players.player import Question
from players.thinking import Load
from ratings import Ladder
from render import Picture, Wish
from rules.table.lobby import open_lobby
from rules.table.progress import Progress
from rules.table.table import Table
from testbed.live import LiveEnv
from tests.bot.filling import filled
from tests.bot.seen import LOBBY_MENU
from tests.bot.seen import Seen as Seen
from tests.bot.settling import arranging
from words import speech
from words.games import alt, cover_alt

T = TypeVar("T")
_PAPER = io.BytesIO()
Image.new("L", (8, 8)).save(_PAPER, "PNG")
BUTTON, STRING_SELECT = 2, 3
#: The names that discord.py gives the tasks that answer people.
ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")
#: How long to wait for an answer (seconds): more than Discord's three, for machines that are busy with other work.
PATIENT = 30.0


class Sketches:
    """A studio that renders blank pictures with their true descriptions."""

    def __init__(self) -> None:
        self.wishes: list[Wish] = []
        self.broken = False

    async def draw(self, game: str, wish: Wish) -> Picture | None:
        self.wishes.append(wish)
        told = alt(game, wish.view, speech(wish.locale), wish.chosen, side=wish.seat)
        return None if self.broken else Picture(_PAPER.getvalue(), 8, 8, told)

    async def cover(self, game: str, locale: str, *, named: bool = False) -> Picture | None:
        return None if self.broken else Picture(_PAPER.getvalue(), 8, 8, cover_alt(game, speech(locale), named=named))

    async def paint(self, paint: Callable[..., Picture], *arguments: object) -> Picture | None:
        return None if self.broken else paint(*arguments)


class QuickThinkers:
    """Computer players that think in this process, at once."""

    load = Load()

    async def answer(self, question: Question, **urgency: Any) -> str:
        return players.answer(question)

    async def run(self, function: Callable[..., T], *arguments: Any, **urgency: Any) -> T:
        return function(*arguments)


class Clock:
    """The time by the test's event loop, which no load on the machine hurries, plus `ahead` seconds."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._zero = time.time() - self._loop.time()
        self.ahead = 0.0

    def __call__(self) -> float:
        return self.discord() + self.ahead

    def discord(self) -> float:
        """The time at Discord, which doesn't jump."""
        return self._zero + self._loop.time()


def use_seed(patch: pytest.MonkeyPatch, seed: str) -> None:
    """Give every table opened from now on this secret (64 hex digits) as its seed, whatever anybody presses."""

    def unmixed(*given: Any, **named: Any) -> Progress:
        return open_lobby(*given, **{**named, "press": ""})

    patch.setattr("cogs.press.opening.new_secret", lambda: seed)
    patch.setattr("cogs.press.opening.open_lobby", unmixed)


class Club:
    """Two servers with their people, channels and the bot."""

    def __init__(self, archive: Archive, limits: Limits) -> None:
        self.clock = Clock()
        self.studio = Sketches()
        self.archive = archive
        self.house = House(archive, self.studio, QuickThinkers(), limits, self.clock)  # type: ignore[arg-type]
        self.bot = Bot(self.house)
        self.env = env = LiveEnv(self.bot, PATIENT, self.clock.discord)
        #: Every public message that mentioned somebody, in order: its channel, and whom.
        self.mentions: list[tuple[int, tuple[int, ...]]] = []
        self._record_mentions()
        self.guild, self.abroad = env.create_guild("Club"), env.create_guild("Abroad")
        self.table = self.guild.create_text_channel("table")
        self.lounge = self.guild.create_text_channel("lounge")
        self.far = self.abroad.create_text_channel("far")
        crew = self.guild.create_role("Crew", permissions=discord.Permissions(manage_messages=True))
        self.ana = self.guild.add_member(env.create_user("ana", global_name="Ana"))
        self.ben = self.guild.add_member(env.create_user("ben", global_name="Ben"))
        self.cy = self.guild.add_member(env.create_user("cy", global_name="Cy"))
        self.mod = self.guild.add_member(env.create_user("mod", global_name="Mod"), roles=[crew])
        self.ana_abroad = self.abroad.add_member(self.ana.user)

    def _record_mentions(self) -> None:
        backend: Any = self.env.backend
        commit = backend.commit_message

        def recorded(message: Any, **kwargs: Any) -> Any:
            if message.ping_user_ids:
                self.mentions.append((message.channel_id, tuple(message.ping_user_ids)))
            return commit(message, **kwargs)

        backend.commit_message = recorded

    def member(self, name: str) -> Any:
        """Add a person to the club's server and return them."""
        number = len(self.guild._guild.members)
        return self.guild.add_member(self.env.create_user(f"guest{number}", global_name=name))

    # What people do ------------------------------------------------------------------------------------------------

    async def slash(self, who: Any, name: str, channel: Any = None, **options: Any) -> Seen:
        """Use a command, in direct messages if `who` is a user instead of a member."""
        if isinstance(who, simcord.UserHandle):
            result = await who.slash(name, **options)
        else:
            result = await who.slash(channel or self.table, name, **options)
        return await self._answered(result)

    async def press(self, who: Any, seen: Seen, what: str) -> Seen:
        """Press a button, named by its label or verb; on a lobby that doesn't have it, on the page behind **More…**."""
        if seen.is_lobby and seen.control(what) is None:
            pages = [await self.page(who, seen), await self.settings(who, seen)]
            seen = next((page for page in pages if page.control(what) is not None), seen)
        custom_id = seen.control(what)
        if custom_id is None:
            return await self.forge(who, seen, seen.id_of(what))
        return await self._answered(await who.click(seen.message, custom_id=custom_id))

    async def page(self, who: Any, lobby: Seen) -> Seen:
        """Open somebody's own page of a lobby."""
        return await self.forge(who, lobby, f"{lobby.address_of_table}:more:")

    async def settings(self, who: Any, lobby: Seen | None = None) -> Seen:
        """Open the page with a lobby's settings; of the last one unless another is named."""
        lobby = lobby or self.board()
        return await self.forge(who, lobby, f"{lobby.address_of_table}:more:settings")

    async def pick(self, who: Any, seen: Seen, menu: str, *values: str) -> Seen:
        """Choose from a menu, named by its placeholder or verb; a lobby's is that of older lobbies."""
        if menu == LOBBY_MENU and seen.is_lobby:
            return await self.forge(who, seen, f"{seen.address_of_table}:{menu}:", values)
        custom_id = seen.selects[menu]["custom_id"] if menu in seen.selects else seen.id_of(menu)
        return await self._answered(await who.select(seen.message, list(values), custom_id=custom_id))

    async def write(self, who: Any, shown: Any, values: dict[str, str]) -> Seen:
        """Fill in and submit a form, by the custom ids of its fields; `shown` is the form that simcord opened."""
        return await self._answered(await who.submit_modal(shown, values))

    async def suggest(
        self, who: Any, name: str, channel: Any = None, *, option: str, value: str = "", **options: Any
    ) -> list[dict[str, Any]]:
        """The suggestions for a command's option while somebody types."""
        place = () if isinstance(who, simcord.UserHandle) else (channel or self.table,)
        found: list[dict[str, Any]] = await who.autocomplete(*place, name, option, value, **options)
        return found

    async def forge(self, who: Any, seen: Seen, custom_id: str, values: Sequence[str] | None = None) -> Seen:
        """Press a control that the message doesn't have: an older one, another message's, or an invented one."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON if values is None else STRING_SELECT}
        if values is not None:
            data["values"] = list(values)
        return await self._answered(await _component_interaction(who, seen.message._message, data))

    async def _answered(self, result: Any) -> Seen:
        assert result.acknowledged, "no answer"
        await self.quiet()
        if result.followups:
            return Seen(result.followups[-1])
        shown = result.response
        if result.deferred and (shown is None or not shown.ephemeral):
            return Seen(None)  # the board is the answer
        return Seen(shown)

    async def moved(self, board: BoardMessage) -> None:
        """Save, as a delivery does, that another message shows a board."""
        async with self.house.moving(board):
            await self.archive.outbox.mark_posted((), place=board)

    async def quiet(self) -> None:
        """Wait until everybody is answered and no delivery is under way."""
        while busy := self.house._tasks | {task for task in asyncio.all_tasks() if task.get_name() in ANSWERING}:
            await asyncio.wait(busy)

    @property
    def scheduler(self) -> Scheduler:
        """The bot's scheduler."""
        return self.bot.desk.scheduler

    @property
    def watch(self) -> Watch:
        """The watch over the scheduler."""
        watch = self.bot.get_cog("Watch")
        assert isinstance(watch, Watch)
        return watch

    def stop_time(self) -> None:
        """Stop the bot's own timers, so that time passes only in `later`."""
        self.watch.repeater.stop()
        self.scheduler.sweeping.stop()

    async def later(self, seconds: float) -> None:
        """Let so many seconds pass, and do what is due then."""
        self.clock.ahead += seconds
        await self.scheduler.sweep()
        await self.quiet()

    # What there is to see -------------------------------------------------------------------------------------------

    def board(self, channel: Any = None) -> Seen:
        """The last public message of a channel."""
        place = channel or self.table
        stored = sorted(self.env.backend.messages.get(place.id, {}).values(), key=lambda message: message.id)
        public = [message for message in stored if not message.is_ephemeral and message.components]
        return Seen(ResponseMessage(self.env, public[-1]) if public else None)

    def pinged(self, channel: Any = None) -> set[int]:
        """Everybody mentioned in a message of the channel."""
        place = (channel or self.table).id
        return {person for where, people in self.mentions for person in people if where == place}

    def as_member(self, user_id: int) -> Any:
        """A member of the club's server by id; the bot is one of them."""
        user = simcord.UserHandle(self.env, self.env.backend.get_user(user_id))
        return simcord.MemberActor(self.env, self.guild, user)

    def admin_command(self) -> dict[str, Any]:
        """The moderators' command as it is registered at Discord."""
        commands = self.env.backend.visible_commands(user_id=self.mod.id, channel_id=self.table.id)
        found: dict[str, Any] = next(command for command in commands if command["name"] == "mundialito-admin")
        return found

    async def session(self, table_id: str | None = None, channel: Any = None) -> Session:
        """The session of this table, or of the one running in the channel, or of its newest lobby."""
        place = (channel or self.table).id
        if table_id is None:
            table_id = await self.archive.tables.running_in(place)
        if table_id is None:
            table_id = (await self.archive.tables.lobbies_in(place))[0].id
        return await self.house.session(table_id)

    async def game(self, table_id: str | None = None, channel: Any = None) -> Table:
        """The table of `session`."""
        return (await self.session(table_id, channel)).table

    async def ladder(self, guild_id: int | None = None) -> Ladder:
        """The stored ratings of a server, once all its games are counted; ours unless another is named."""
        guild = guild_id or self.guild.id
        await self.archive.ratings.seasons(guild)
        stored = await self.archive.ratings.read_stored(guild)
        assert stored is not None
        return Ladder(standings=((scope, one) for (scope, _), one in stored[1].items()))

    async def journal(self, table_id: str) -> tuple[str, ...]:
        """A table's saved journal entries."""
        stored = await self.archive.tables.load(table_id)
        assert stored is not None
        return tuple(entry.text for entry in stored.entries)

    @property
    def controls(self) -> dict[str, Control]:
        """All controls, by verb."""
        cog = self.bot.get_cog("Presses")
        assert isinstance(cog, Presses)
        return cog.controls

    def verbs(self, *checks: Check) -> list[str]:
        """The verbs of all controls, sorted; of those with one of these checks, if any is named."""
        return sorted(verb for verb, control in self.controls.items() if not checks or control.check in checks)

    # Well-known openings ----------------------------------------------------------------------------------------------

    async def settle(self, host: Any, settings: str, channel: Any = None) -> None:
        """Change a lobby's settings one by one: `match=yes repetition=0 pace=slow`. Raises TableRefusal."""
        table_id = self.board(channel).address_of_table.split(":")[1]
        for one in settings.split():
            table = (await self.house.session(table_id)).table
            await self.house.ask(table_id, arranging(table, host.id, one), actor=host.id)
            await self.quiet()

    async def start(self, who: Any, channel: Any = None) -> Seen:
        """Start the game of the last lobby, among computers if nobody has come."""
        told = await self.press(who, self.board(channel), "start")
        asked = told.message is not None and told.control("start:alone") is not None
        return await self.press(who, told, "start:alone") if asked else told

    async def form(self, who: Any, seen: Seen | None = None) -> Any:
        """Open the form with the settings of a lobby; of the last one unless another is named."""
        return await self.open_form(who, await self.page(who, seen or self.board()))

    async def open_form(self, who: Any, page: Seen, names: str = "") -> Any:
        """Open the form with a lobby's settings from its host's page, or that with these alone."""
        data = {"custom_id": f"{page.id_of('options').rsplit(':', 1)[0]}:{names}", "component_type": BUTTON}
        return await _component_interaction(who, page.message._message, data)

    async def fill(self, who: Any, shown: Any, **changes: Any) -> Seen:
        """Submit a form as it was opened, but for these fields; a box is named and ticked or not: `hints=True`."""
        return await self.write(who, shown, filled(shown, changes))

    async def duel(self, *, kickoff: str = "now", settings: str = "", **options: Any) -> Table:
        """Start Ben (Gualda, lines up first) against Ana (Bermellon, moves first) in the channel `table`."""
        await self.slash(self.ben, "mundialito play", opponent=self.ana, **options)
        lobby = await self.game()
        await self.settle(self.ben, settings)
        await self.settle(self.ben, "order=joined")
        if kickoff == "choose":
            await self.settle(self.ben, "kickoff=choose")
        await self.press(self.ana, self.board(), "Join")
        return await self.game(lobby.id)

    async def turn(self, channel: Any = None) -> Any:
        """Have the awaited player move a piece and end the turn; returns that person."""
        table = await self.game(channel=channel)
        who = self.person(table.awaited_persons[0])
        step = next(text for text in table.match.legal() if "-" in text)
        await self.slash(who, "move", channel, action=step)
        await self.slash(who, "move", channel, action="end")
        return who

    async def mover(self, table_id: str | None = None) -> Any:
        """The first person who is awaited."""
        table = await self.game(table_id)
        return self.person(table.awaited_persons[0])

    def person(self, number: int) -> Any:
        return next(who for who in (self.ana, self.ben, self.cy, self.mod) if who.id == number)


@asynccontextmanager
async def open_club(
    path: Path | str, *, limits: Limits | None = None, expected: Sequence[str] = ()
) -> AsyncIterator[Club]:
    """Open a club with the bot running. Fails the test unless exactly the `expected` errors are logged."""
    with capture_logs() as logs:
        async with _opened(path, limits) as club:
            yield club
    wrong = [line for line in logs if line["log_level"] in ("error", "critical")]
    assert not [line for line in wrong if line["event"] not in expected]
    assert {line["event"] for line in wrong} == set(expected)


@asynccontextmanager
async def _opened(path: Path | str, limits: Limits | None) -> AsyncIterator[Club]:
    async with open_archive(path) as archive:
        club = Club(archive, limits or Limits(20, 50))
        await club.env.start()
        club.stop_time()
        try:
            yield club
            await club.quiet()
            assert not club.env.errors
        finally:
            await club.bot.close()
            await club.house.finish()
            await club.env.shutdown()
