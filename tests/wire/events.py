"""An event of a server whose bot runs as several processes: people look at what there is, and do what comes next.

So they simply go on when a process is killed. Time passes only when they want it to.

Room: tests/wire. May import `club`, `test_clusters`, `standin`, the bot's pure rooms (tournaments, rules), data.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from data.postgres.schema import SCHEMA
from host.sessions import ID_LENGTH
from rules.table.table import Running
from testbed.databases import plain_connection
from testbed.standin import Answer, Message, NotOffered, Permission, Unanswered, User
from testbed.standin.model import BOT_PERMISSIONS
from tests.waiting import PATIENCE
from tests.wire.bots import LATE
from tests.wire.club import MANAGES, Game, seen, to
from tests.wire.test_clusters import CLUSTERS, Fleet, open_fleet
from tournaments import entries as happened
from tournaments import journal
from tournaments.fold import fold, follow
from tournaments.lots import table_id
from tournaments.tournament import Meeting, Tournament

MINUTE = 60
#: The server with the event is one of this cluster, whose process is killed.
CLUSTER = 1
#: How often somebody does again what a dying process hasn't answered.
MOST_TRIES = 12


class EventNight:
    """One event, and the people in it."""

    def __init__(self, fleet: Fleet, clock: Path, people: int) -> None:
        self.fleet, self.discord, self._clock = fleet, fleet.discord, clock
        self.people = [self.discord.add_user(f"Guest {number}") for number in range(1, people + 1)]
        rights = BOT_PERMISSIONS | Permission.CREATE_EVENTS
        self.guild = self.discord.add_guild("Events", members=self.people, bot_permissions=rights, shard=CLUSTER)
        self.channel = self.discord.add_channel(self.guild, "games")
        self.organiser = self.discord.add_user("Judge")
        self.discord.join(self.guild, self.organiser, permissions=MANAGES)
        self.id, self._ahead = "", 0.0
        self._dying = asyncio.get_running_loop().create_future()
        self._event: Tournament | None = None

    # what there is

    def entries(self, after: int = 0) -> list[tuple[int, happened.Entry]]:
        """What has happened in the event after so many entries, with the times (unix ms)."""
        new = "SELECT at, entry FROM event_journal WHERE event_id = ? AND number > ? ORDER BY number"
        rows = self.fleet.read(new, self.id, after)
        return [(at, journal.read(entry)) for at, entry in rows]

    @property
    def event(self) -> Tournament:
        """The event as it is saved; only what is new is read."""
        if self._event is None:
            ((secret,),) = self.fleet.read("SELECT secret FROM events WHERE id = ?", self.id)
            self._event = fold(self.id, bytes(secret).hex(), iter(self.entries()))
        else:
            for at, entry in self.entries(self._event.number):
                self._event = follow(self._event, entry, at)
        return self._event

    def game(self, meeting: Meeting) -> Game:
        """The game of a meeting whose table is open."""
        place = self.discord.world.channels[meeting.channel]
        return Game(self.fleet, place, table_id(self.event.seed, meeting.number, ID_LENGTH))

    def posts(self) -> dict[str, Message]:
        """The public messages of the event, by their names, that were posted and noted."""
        rows = self.fleet.read("SELECT name, channel_id, message_id FROM event_posts WHERE event_id = ?", self.id)
        world = self.discord.world
        return {name: world.channels[place].all_messages[number] for name, place, number in rows if number}

    def settled(self) -> int:
        """How many games are over."""
        return sum(1 for one in self.event.meetings if one.decision is not None)

    async def until(self, true: Callable[[], object]) -> None:
        """Wait until this is true. The stand-in does its work on the same loop, so it isn't asked too often."""
        async with asyncio.timeout(PATIENCE):
            while not true():  # noqa: ASYNC110 - no event says so
                await asyncio.sleep(0.1)

    # what people do

    async def insist(self, deed: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """Do something; whoever gets no answer, or finds a message changed, looks again once a process is there."""
        for _ in range(MOST_TRIES):
            doing = asyncio.create_task(deed())
            await asyncio.wait({doing, self._dying}, return_when=asyncio.FIRST_COMPLETED)
            try:
                if doing.done():
                    return doing.result()
            except (Unanswered, NotOffered):
                pass
            doing.cancel()  # nobody waits for a process that is gone
            self.fleet.excused |= {one.id for one in self.discord.interactions if one.first is None}
            await self.fleet.all_serve()
            await asyncio.sleep(0.2)
        return await deed()

    async def announce(self, kind: str, rounds: int = 0) -> None:
        """Fill in the form of a new event, with another number of rounds if one is given, and post it."""
        discord, who = self.discord, self.organiser
        page = await discord.slash(who, "mundialito event", self.channel)
        form = await discord.press(who, page.message, to("event:new"))
        filled = {"name": "Friday Night", "format": kind, "game": ["mundialito"], "start": "in 2 hours"}
        draft = seen(await discord.write(who, form.modal, filled))
        if rounds:
            chosen = await discord.pick(who, draft, lambda menu: means_rounds(menu.custom_id), str(rounds))
            draft = seen(chosen)
        post = next(one for one in draft.buttons if one.custom_id and ":event:post|" in one.custom_id)
        self.id = str(post.custom_id).split("|")[1]
        await discord.press(who, draft, custom_id=post.custom_id)
        await discord.wait_for(lambda: "signup" in self.posts(), what="the sign-up")

    async def gather(self) -> None:
        """Let everybody join, be called and come, and the event begin."""
        for user in self.people:
            await self.press(user, "signup", "join")
        self.pass_time(2 * 60 * MINUTE - 14 * MINUTE)
        await self.until(lambda: "round-1" in self.posts())
        for user in self.people:
            await self.press(user, "round-1", "here")
        self.pass_time(15 * MINUTE)

    async def press(self, user: User, post: str, what: str) -> Answer:
        """Press a button below a message of the event."""
        return await self.insist(lambda: self.discord.press(user, self.posts()[post], to(f"event:{what}|")))

    def pass_time(self, seconds: float) -> None:
        """Let this much time pass, for the processes and for Discord."""
        self._ahead += seconds
        new = self._clock.with_suffix(".new")
        new.write_text(str(self._ahead))
        new.replace(self._clock)
        self.discord.advance(seconds)

    async def opened(self, number: int) -> list[Meeting]:
        """Wait until a round is paired and each of its games is open, or the event is over; return its meetings."""

        def found() -> list[Meeting]:
            return [one for one in self.event.meetings if one.round == number]

        def ready() -> bool:
            return self.event.close is not None or (
                bool(found()) and all(one.opened_at or one.decision for one in found())
            )

        await self.until(ready)
        return found()

    async def play(self, meeting: Meeting) -> None:
        """Let both have a turn, then the one who joined later resign."""
        game, winner = self.game(meeting), min(meeting.people)
        (loser,) = (self.discord.world.users[one] for one in meeting.people if one != winner)
        await self.until(lambda: game.boards)
        while isinstance(table := game.table, Running):
            if {act.person for act in table.acts} >= set(meeting.people):
                await self.insist(lambda: self.resign(game, loser))
            else:
                legal = table.match.legal()
                action, mover = "end" if "end" in legal else legal[0], game.mover
                await self.insist(lambda: game.type_action(mover, action))  # noqa: B023
            await asyncio.sleep(0)

    async def resign(self, game: Game, user: User) -> Answer:
        """Give a game up."""
        asked = await self.discord.slash(user, "mundialito table", game.channel, action="resign")
        if seen(asked).button(to("resign")) is None:
            return asked
        return await self.discord.press(user, seen(asked), to("resign"))

    async def play_round(self, number: int) -> None:
        """Play all games of a round at once, until all are settled, and let the pause pass."""
        meetings = await self.opened(number)
        await asyncio.gather(*(self.play(one) for one in meetings if one.decision is None))
        over = lambda: not self.event.open or self.event.close is not None  # noqa: E731
        await self.until(over)

    async def spend(self, *, first: int = 1) -> None:
        """Play all rounds from this one on, until the event is over."""
        number = first
        while self.event.close is None:
            await self.play_round(number)
            number += 1
            self.pass_time(MINUTE + 1)
            ready = lambda: self.event.round >= number or self.event.close is not None  # noqa: B023, E731
            await self.until(ready)
        await self.until(self.all_told)

    def all_told(self) -> bool:
        """Whether all messages of the event show what they have to, and its boards too."""
        left = self.fleet.read("SELECT name FROM event_posts WHERE event_id = ? AND wanted > shown", self.id)
        return not left and not self.fleet.read("SELECT table_id FROM outbox WHERE state = 'waiting'")

    def rests(self, after: int) -> bool:
        """Whether the round after this one is open, or the event over, and there is nothing left to say."""
        over = self.event.close is not None
        return (
            over or (self.event.round > after and all(one.opened_at for one in self.event.open))
        ) and self.all_told()

    # the end of a process

    async def kill(self) -> None:
        """Kill the process that looks after the event, and wait until the spare has taken over."""
        victim = self.fleet.serving(CLUSTER)
        assert victim is not None
        await victim.kill()
        died, self._dying = self._dying, asyncio.get_running_loop().create_future()
        died.set_result(None)
        for hold in self.discord.server.holds:
            hold.release()
        self.fleet.excused |= {one.id for one in self.discord.interactions if one.first is None}
        await self.fleet.all_serve()
        await victim.start(wait=False)  # as the next spare

    # what must be left

    def assert_whole(self) -> None:
        """Check that every game was opened once and settled once, and that everything was said once."""
        event, told = self.event, [entry for _, entry in self.entries()]
        numbers = [one.number for one in event.meetings]
        assert sorted(one.meeting for one in told if isinstance(one, happened.KickedOff)) == numbers
        assert sorted(one.meeting for one in told if isinstance(one, happened.Settled)) == numbers
        assert sorted(one.round for one in told if isinstance(one, happened.Paired)) == list(range(1, event.round + 1))
        tables = self.fleet.read("SELECT id, status FROM tables WHERE event = ?", self.id)
        assert sorted(tables) == sorted((self.game(one).id, "ended") for one in event.meetings)
        assert self.fleet.read("SELECT count(*) FROM results") == [(len(numbers),)]
        for one in event.meetings:
            assert len(self.game(one).boards) == 1, one
        posts = self.posts()
        assert {f"result-{number}" for number in numbers} <= set(posts)
        ((thread,),) = self.fleet.read("SELECT thread_id FROM events WHERE id = ?", self.id)
        for place in (self.channel, self.discord.world.channels[thread]):
            shown = [one.id for one in self.discord.messages(place)]
            assert sorted(shown) == sorted(one.id for one in posts.values() if one.channel is place)
        used = {one.channel for one in event.meetings}
        assert len(used) <= max(Counter(one.round for one in event.meetings).values())
        made = {one.id for one in self.discord.threads(self.channel)}
        assert made == {thread, *used}
        assert len(self.guild.calendar) == 1


def means_rounds(custom_id: str | None) -> bool:
    """Whether a menu chooses how many rounds there are."""
    return ":event:rounds|" in (custom_id or "")


@asynccontextmanager
async def open_night(database: str, folder: Path, people: int, **given: Any) -> AsyncIterator[EventNight]:
    """A fleet of two clusters with a spare, and a server with so many people who want to play."""
    clock = folder / "clock"
    clock.write_text("0")
    environment = {"CLOCK": str(clock)}
    reader = plain_connection(database)  # what is asked all the time needs no connection each
    reader.execute(f"SET search_path = {SCHEMA}")

    def read(sql: str, *values: object) -> list[tuple[Any, ...]]:
        return reader.execute(sql.replace("?", "%s"), values).fetchall()

    with closing(reader):
        async with open_fleet(database, CLUSTERS + 1, script=LATE, environment=environment, **given) as fleet:
            fleet.read = read  # type: ignore[method-assign]
            yield EventNight(fleet, clock, people)
