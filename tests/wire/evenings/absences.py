"""Evenings on which somebody is away: reminders, votes, automatic routines, clocks, forgotten games.

They started so long ago that the time is up as soon as the bot sees them, so nobody has to wait.

Room: tests/wire/evenings. May import `evening`, `prepared`, `club` and the bot's pure rooms.
"""

from __future__ import annotations

import json
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from rules.table.clocks import CLOCK, IDLE, VOTE, timers
from rules.table.requests import AskRematch, HandOver, Play, Resign, TimerFired
from rules.table.table import EndedTable, Lobby
from rules.table.terms import DAY, MINUTE, Pace, Terms, Wait
from testbed.controls import pick_in_lobby
from testbed.standin import User
from testbed.standin.errors import NotOffered
from tests.wire.club import Game, to
from tests.wire.evenings.evening import PATIENCE, SEED, Evening
from tests.wire.prepared import Walk, begun, lay, lobby


class Absence(Evening):
    """A game that started `ago` (ms), since when nobody has done anything."""

    people_there = 3
    game, options = "hedgehog", "{}"
    terms = Terms()
    ago = 0
    #: How long after something is due it is looked at (ms).
    LATE = 1000

    async def prepare(self) -> None:
        # Nobody's time: the outages of the evenings before, which this game was there for.
        lost = sum(ended - begun for begun, ended in self.club.read("SELECT begun, ended FROM outages") if ended)
        then = int(time.time() * 1000) - self.ago - self.LATE - lost
        walk = self.begin(tuple(user.id for user in self.people), then)
        lay(self.club.database, walk.table, walk.journal, self.channel)

    def begin(self, people: tuple[int, ...], then: int) -> Walk:
        """The game when it started, and what has happened since, apart from what the bot is to do."""
        return begun(self.game, SEED, people, then, self.options, self.terms)

    def pass_until(self, walk: Walk, kind: str) -> Walk:
        """Fire the timers before the one of this kind, each in its time, so that this one is left."""
        while (first := min(timers(walk.table), key=lambda timer: timer.due)).kind != kind:
            walk.go(TimerFired(first.kind, first.seat, ""), first.due)
        return walk

    async def until(self, game: Game, kind: str) -> None:
        """Wait until the table has done this automatically."""
        await self.discord.wait_for(lambda: kind in self.happened(game), PATIENCE, f"{game.id}: {kind}")
        await game.shown(PATIENCE)

    def owner(self, game: Game, seat: int) -> User:
        """The seat's owner, whoever plays it now."""
        return next(user for user in self.people if user.id == game.table.seats[seat].person)


class Away(Absence):
    """One of three is reminded and doesn't come; the others vote for a computer, and the owner comes back after all."""

    ago = Pace.LIVE.patience

    async def step(self) -> bool:
        (game,) = self.games()
        await self.until(game, "VoteOpened")
        table, vote = game.table, game.table.vote
        if vote is not None:
            voter = next(user for user in self.people if user.id in vote.voters and user.id not in vote.cast)
            await self.tap(game, voter, "vote:computer")
        elif "TakenBack" in self.happened(game):
            return False
        else:
            (seat,) = (number for number, one in enumerate(table.seats) if one.level is not None)
            await self.discord.wait_for(lambda: seat not in game.table.awaited, PATIENCE, "the computer to move")
            await self.back(game, self.owner(game, seat))
        return True


class Unheard(Absence):
    """The others are asked what to do, and nobody answers in time; then the absent player moves."""

    ago = Pace.LIVE.patience + Pace.LIVE.voting

    def begin(self, people: tuple[int, ...], then: int) -> Walk:
        return self.pass_until(super().begin(people, then), VOTE)

    async def step(self) -> bool:
        (game,) = self.games()
        await self.until(game, "VoteClosed")
        if "Played" in self.happened(game):
            return False
        await self.do(game, game.table.match.legal()[0])
        return True


class Holiday(Absence):
    """A reminder waits for quiet hours; then somebody goes away, comes back after all, plays, and resigns."""

    people_there = 2
    terms = Terms(pace=Pace.SLOW)
    ago = Pace.SLOW.reminder

    def begin(self, people: tuple[int, ...], then: int) -> Walk:
        walk = super().begin(people, then)
        hour = datetime.now(UTC).hour
        prefs = json.dumps({"zone": "UTC", "quiet": [hour, (hour + 2) % 24]})
        with self.club.database.transaction() as base:
            for person in people:
                base.execute("INSERT INTO people (person_id, prefs) VALUES (?, ?)", (person, prefs))
        return walk

    async def step(self) -> bool:
        (game,) = self.games()
        await self.until(game, "Postponed")
        if isinstance(game.table, EndedTable):
            return False
        happened, mover = self.happened(game), game.mover
        if "Held" not in happened:
            page = await self.discord.slash(mover, "mundialito settings", self.channel)
            with suppress(NotOffered):  # a kill may have come after it was saved: the next start does the rest
                opened = await self.discord.press(mover, page.message, to("myaway"))
                day = datetime.now(UTC).date() + timedelta(days=2)
                await self.discord.write(mover, opened.modal, {"Until the end of": str(day)})
            await self.until(game, "Held")
        elif "Released" not in happened:
            page = await self.discord.slash(mover, "mundialito settings", self.channel)
            with suppress(NotOffered):
                await self.discord.press(mover, page.message, to("imback"))
            await self.until(game, "Released")
        elif "Played" not in happened:
            await self.do(game, game.table.match.legal()[0])
        else:  # so that later starts have nothing to tell it
            asked = await self.discord.slash(self.host, "mundialito table", self.channel, action="resign")
            await self.discord.press(self.host, asked.message, to("resign"))
        return True


class Watched(Absence):
    """A slow dice cup of which only computers play the rest, while somebody without teams watches.

    They end one pause between two stages, and at the next they skip to the finale.
    """

    game = "dicecup"
    terms = Terms(pace=Pace.SLOW, wait=Wait.LONG)

    def begin(self, people: tuple[int, ...], then: int) -> Walk:
        walk = super().begin(people, then)
        while len(walk.table.match.at_stake) == len(people):
            match, (seat, *_) = walk.table.match, walk.table.awaited
            walk.go(Play(walk.table.seats[seat].person or 0, (match.sample() or match.legal())[0]), then)
        for seat in walk.table.match.at_stake:
            walk.go(HandOver(walk.table.seats[seat].person or 0, "random"), then)
        return walk

    async def step(self) -> bool:
        (game,) = self.games()
        await self.discord.wait_for(lambda: game.table.paused, PATIENCE, f"{game.id}: a pause")
        await game.shown(PATIENCE)
        (seat,) = (one for one in game.table.seats if one.level is None)
        watcher = next(user for user in self.people if user.id == seat.person)
        happened = self.happened(game)
        if "PauseOver" not in happened:
            await self.tap(game, watcher, "goon")
        elif "SkipAsked" not in happened:
            await self.tap(game, watcher, "skip")
        else:
            return False
        return True


class Forgotten(Absence):
    """A slow game that everybody forgets: a reminder, a question, and after two weeks the end."""

    terms = Terms(pace=Pace.SLOW)
    ago = 14 * DAY

    def begin(self, people: tuple[int, ...], then: int) -> Walk:
        return self.pass_until(super().begin(people, then), IDLE)

    async def step(self) -> bool:
        (game,) = self.games()
        await self.until(game, "Ended")
        return False


class Whistle(Absence):
    """A game whose time is up in the middle of a turn, which is finished before the whistle."""

    people_there = 2
    game, options = "mundialito", '{"match": true}'
    ago = Terms().minutes * MINUTE

    def begin(self, people: tuple[int, ...], then: int) -> Walk:
        walk = super().begin(people, then)
        walk.go(Play(walk.table.awaited_persons[0], walk.table.match.legal()[0]), then)
        return self.pass_until(walk, CLOCK)

    async def step(self) -> bool:
        (game,) = self.games()
        await self.until(game, "ClockRanOut")
        if isinstance(game.table, EndedTable):
            return False
        legal = game.table.match.legal()
        await self.do(game, "end" if "end" in legal else legal[0])
        return True


class Missed(Absence):
    """A cup in which somebody misses a roll: the table rolls, then the next player does."""

    game = "dicecup"
    terms = Terms(pace=Pace.SLOW)
    ago = Terms(pace=Pace.SLOW).routine_after

    async def step(self) -> bool:
        (game,) = self.games()
        await self.until(game, "Missed")
        if self.happened(game).count("Played") > 1:
            return False
        await self.tap(game, game.mover, "do:roll")
        return True


class Unwanted(Absence):
    """A game that one of two resigned, and a rematch that only the other one requests, so that it expires."""

    ago = Pace.LIVE.request_life

    def begin(self, people: tuple[int, ...], then: int) -> Walk:
        walk = begun(self.game, SEED, people[:2], then, self.options, self.terms)
        walk.go(Resign(people[0], "random"), then)
        walk.go(AskRematch(people[1]), then)
        return walk

    async def step(self) -> bool:
        (game,) = self.games()
        await self.until(game, "Lapsed")
        return False


class Deserted(Absence):
    """A lobby in which nobody starts a game, and another whose host removes a guest and closes it."""

    ago = Pace.LIVE.request_life

    def begin(self, people: tuple[int, ...], then: int) -> Walk:
        return lobby(self.game, SEED, people[:1], then, self.options, self.terms)

    async def step(self) -> bool:
        first, *more = self.games()
        await self.until(first, "Ended")
        if not more:
            await self.discord.slash(self.host, "mundialito play", self.channel, options={"game": self.game})
            return True
        (second,), guest = more, self.people[1]
        if not isinstance(second.table, Lobby):
            return False
        if "Joined" not in self.happened(second):
            await self.tap(second, guest, "join")
        elif "SentAway" not in self.happened(second):
            before = second.number
            await pick_in_lobby(self.discord, self.host, second.board, "computer", f"away={guest.id}")
            await self.discord.wait_for(lambda: second.number > before, PATIENCE, "the guest to be sent away")
        else:
            await self.tap(second, self.host, "cancel")
        return True


class Outage(Absence):
    """A game at which the bot is down for half an hour; it says so, and nobody's time was lost."""

    people_there = 2
    LATE = 0
    #: How long it is down (seconds).
    DOWN = 30 * 60

    async def prepare(self) -> None:
        await super().prepare()
        for game in self.games():
            await game.shown(PATIENCE)
        await self.club.crash(away=self.DOWN)
        ahead = float(self.club.bot.environment.get("CLOCK_AHEAD", "0"))
        self.club.bot.environment["CLOCK_AHEAD"] = str(ahead + self.DOWN)
        await self.club.bot.start()

    async def step(self) -> bool:
        (game,) = self.games()
        await self.until(game, "Interrupted")
        if "Played" in self.happened(game):
            return False
        assert not game.table.reminded
        await self.do(game, game.table.match.legal()[0])
        return True
