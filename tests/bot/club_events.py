"""What tests of events share: how one is planned and joined, and how its games are played and time goes on."""

from __future__ import annotations

from typing import Any

from cogs.events.running.ledger import KeptEvent, Ledger, derive_id
from cogs.events.running.tables import table_of
from data import ArchiveError
from players import default_level
from rules.table import requests as ask
from tests.bot.club import Club, Seen
from tournaments.tournament import Meeting

#: How many sweeps it may take until nothing is due.
MOST_SWEEPS = 4
MINUTE, HOUR, DAY = 60, 3600, 86_400


def bring_everything(club: Club) -> None:
    """Whenever time goes on, let events do and say all that they have to, in as many sweeps as it takes."""
    sweep = club.later

    async def later(seconds: float) -> None:
        await sweep(seconds)
        for _ in range(MOST_SWEEPS):
            events, now = club.archive.events, club.house.now()
            try:
                if not await events.due(now) and not await events.posts_due(now):
                    return
            except ArchiveError:  # a test in which it fails
                return
            await sweep(0.001)

    if not hasattr(club, "brings_everything"):
        club.later, club.brings_everything = later, True  # type: ignore[method-assign, attr-defined]


class EventClub:
    """An event of the club, and the people in it."""

    def __init__(self, club: Club, names: int) -> None:
        self.club = club
        bring_everything(club)
        extra = [club.member(f"Guest {number}") for number in range(4, names + 1)]
        self.people = [club.ana, club.ben, club.cy, *extra][:names]
        self.ledger = Ledger(club.house)
        self.id = ""

    async def plan(self, who: Any = None, *, channel: Any = None, **values: Any) -> Seen:
        """Fill in the form of a new event; the page on which it is looked over."""
        club, who = self.club, who or self.club.mod
        page = await club.slash(who, "mundialito event", channel)
        (custom_id,) = [one for one in page.ids if one.endswith(":event:new")]
        shown = await who.click(page.message, custom_id=custom_id)
        assert shown.modal is not None
        filled = {"name": "Friday Night", "format": "evening", "game": ["mundialito"], "start": "in 2 hours"}
        return await club.write(who, shown, {**filled, "repeat": ["once"], **values})

    async def announce(self, who: Any = None, **values: Any) -> Seen:
        """Plan an event and post it; the message where people join."""
        who = who or self.club.mod
        draft = await self.plan(who, **values)
        self.id = next(one for one in draft.ids if ":event:post|" in one).split("|")[1]
        await self.club.press(who, draft, "Post it")
        await self.club.later(1)
        return self.sign_up

    def seen(self, what: str) -> list[Seen]:
        """The public messages with a control of this event that does so, anywhere in the server, oldest first."""
        from simcord.results import ResponseMessage

        backend = self.club.env.backend
        stored = sorted((one for place in backend.messages.values() for one in place.values()), key=lambda one: one.id)
        found = [Seen(ResponseMessage(self.club.env, one)) for one in stored if not one.is_ephemeral]
        return [one for one in found if any(f":event:{what}|{self.id}" in two for two in one.ids)]

    def texts(self) -> list[str]:
        """The texts of all public messages, oldest first."""
        from simcord.results import ResponseMessage

        backend = self.club.env.backend
        stored = sorted((one for place in backend.messages.values() for one in place.values()), key=lambda one: one.id)
        return [Seen(ResponseMessage(self.club.env, one)).text for one in stored if not one.is_ephemeral]

    def boards(self) -> list[Seen]:
        """The boards of running games, oldest first."""
        from simcord.results import ResponseMessage

        backend = self.club.env.backend
        stored = sorted((one for place in backend.messages.values() for one in place.values()), key=lambda one: one.id)
        found = [Seen(ResponseMessage(self.club.env, one)) for one in stored if not one.is_ephemeral]
        return [one for one in found if any(":more:" in two for two in one.ids)]

    @property
    def sign_up(self) -> Seen:
        """The message where people join."""
        return self.seen("more")[0]

    @property
    def round(self) -> Seen:
        """The message of the last round, or the one that called everybody."""
        return self.seen("why")[-1] if self.seen("why") else self.seen("here")[-1]

    async def join(self, *people: Any) -> None:
        for who in people or self.people:
            await self.club.press(who, self.sign_up, "Join")

    async def here(self, *people: Any) -> None:
        for who in people or self.people:
            await self.club.press(who, self.seen("here")[-1], "I'm here" if self.calls else "Join late")

    @property
    def calls(self) -> bool:
        """Whether the last message in which people say that they are here calls those who joined."""
        return "I'm here" in self.seen("here")[-1].buttons

    async def kept(self) -> KeptEvent:
        return await self.ledger.load(self.id)

    async def begin(self, *people: Any) -> None:
        """Let everybody join, be called, come, and begin."""
        await self.join(*people)
        await self.until_start(15 * MINUTE - 1)
        await self.here(*people)
        await self.until_start(-1)

    async def until_start(self, before: float) -> None:
        """Let time go on until so many seconds before the start."""
        start = (await self.kept()).event.plan.start
        await self.club.later((start - self.club.house.now()) / 1000 - before)
        for _ in range(2):  # who was called has as long as ever, to the millisecond
            await self.club.later(1)

    async def open(self) -> list[Meeting]:
        """The meetings whose games are being played."""
        return [one for one in (await self.kept()).event.meetings if one.running]

    async def win(self, meeting: Meeting, person: int) -> None:
        """Let everybody take some turns, and all but this person resign."""
        event = (await self.kept()).event
        table = table_of(event, meeting)
        for _ in range(8):
            session = await self.club.house.session(table)
            if not session.table.awaited_persons:
                break
            mover = session.table.awaited_persons[0]
            legal = session.table.match.legal()
            await self.club.house.ask(table, ask.Play(mover, legal[len(legal) // 2]), actor=mover)
            await self.club.quiet()
        for loser in meeting.people:
            session = await self.club.house.session(table)
            if loser != person and session.table.awaited_persons:
                await self.club.house.ask(table, ask.Resign(loser, "random"), actor=loser)
                await self.club.quiet()

    def who(self, person: int) -> Any:
        """The member with this id."""
        return next(one for one in self.people if one.id == person)

    async def first_mover(self, meeting: Meeting) -> int:
        """Who has the first turn of a game."""
        table = (await self.club.house.session(table_of((await self.kept()).event, meeting))).table
        return int(table.awaited_persons[0])

    async def win_first_move(self, meeting: Meeting) -> int:
        """Let who begins a game take turns until somebody else's turn; return whose it is."""
        table = table_of((await self.kept()).event, meeting)
        mover = await self.first_mover(meeting)
        while True:
            session = await self.club.house.session(table)
            if mover not in session.table.awaited_persons:
                return int(session.table.awaited_persons[0])
            legal = session.table.match.legal()
            await self.club.house.ask(table, ask.Play(mover, legal[len(legal) // 2]), actor=mover)
            await self.club.quiet()

    async def give_up(self, meeting: Meeting, person: int) -> None:
        """Let somebody take a turn if it is theirs, and resign."""
        table = table_of((await self.kept()).event, meeting)
        session = await self.club.house.session(table)
        if session.table.awaited_persons:
            level = "random" if len(meeting.people) == 2 else default_level(session.table.game_key)
            await self.club.house.ask(table, ask.Resign(person, level), actor=person)
            await self.club.quiet()

    async def following(self) -> str:
        """The id of the next event of the series; empty if there is none."""
        kept = await self.kept()
        found = derive_id(kept.head.secret, f"next {kept.head.id}")
        return found if await self.club.archive.events.load(found) is not None else ""

    async def play_round(self) -> None:
        """Let the first of each open game win, and the event go on."""
        for meeting in await self.open():
            await self.win(meeting, meeting.people[0])
        await self.club.later(1)
        await self.club.later(61)
        await self.club.later(1)

    async def play_on(self, most: int = 40) -> None:
        """Let the first of each game win, until the event is over."""
        for _ in range(most):
            if (await self.kept()).event.close is not None:
                await self.club.later(1)
                return
            await self.play_round()
        raise AssertionError("it doesn't end")

    def count(self, words: str) -> int:
        """How many public messages have these words."""
        return sum(1 for text in self.texts() if words in text)

    async def control(self, who: Any, what: str, argument: str = "", values: Any = None) -> Seen:
        """Press a control of this event, whether a message has it or not."""
        words = f"event:{what}|{self.id}" + (f"|{argument}" if argument else "")
        known = next(one for one in self.sign_up.ids if ":event:" in one)
        return await self.club.forge(who, self.sign_up, f"{known.rpartition(':event:')[0]}:{words}", values)


async def pass_time(club: Club, seconds: float, step: float = 60) -> None:
    """Let time go on in steps, as it does."""
    while seconds > 0:
        await club.later(min(step, seconds))
        seconds -= step
