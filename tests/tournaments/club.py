"""A club whose evenings are simulated: people who join, come, stay away, leave, lose, and a bot that is killed."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from tournaments import journal
from tournaments.course import (
    BeginEvent,
    CallRoll,
    Decide,
    Facts,
    Finish,
    OpenTable,
    PairNext,
    PutBack,
    Replace,
    Settle,
    WaitUntil,
    begin,
    judge,
    next_step,
    pair,
)
from tournaments.entries import (
    Announced,
    Appeared,
    CameBack,
    Concluded,
    Entry,
    KeptApart,
    KickedOff,
    Replanned,
    ReportedIn,
    Settled,
    SignedOff,
    SignedUp,
    Summoned,
)
from tournaments.plan import Format, Plan, write_plan
from tournaments.tournament import Close, Meeting, Tournament, fold, follow, open_tournament

SECRET = "5a" * 32
NOW = 1_800_000_000_000


@dataclass
class Table:
    """A game that is being played: who makes no move, who wins, and since when it runs."""

    since: int
    places: tuple[int, ...]
    lasts: int
    absent: frozenset[int]
    here: frozenset[int]
    left: set[int] = field(default_factory=set)


@dataclass
class Habits:
    """How likely people stay away, leave for good and come late; how many keep apart; how often nobody wins."""

    absent: float = 0.0
    leaving: float = 0.0
    late: float = 0.0
    apart: float = 0.0
    drawn: float = 0.2
    outages: float = 0.0
    lost: float = 0.0


class Club:
    """An event, the people in it, and time."""

    def __init__(self, plan: Plan, people: int, seed: int, habits: Habits | None = None) -> None:
        self.rng = random.Random(seed)
        self.habits = habits or Habits()
        self.now = NOW
        self.outages: list[tuple[int, int]] = []
        self.entries: list[tuple[int, str]] = []
        self.event: Any = None
        self.tables: dict[int, Table] = {}
        self.write(Announced(1, write_plan(plan), ""))
        self.people = tuple(range(101, 101 + people))
        for person in self.people:
            self.write(SignedUp(person, str(10**18 + self.rng.randrange(10**17))))
        pairs = [(a, b) for a in self.people for b in self.people if a < b and self.rng.random() < self.habits.apart]
        self.apart = tuple(one for two in pairs for one in two)

    def restart(self) -> None:
        """Kill the bot: nothing but the journal is left, and it tells the same."""
        before = self.event
        self.event = fold("e", SECRET, [(at, journal.read(text)) for at, text in self.entries])
        assert self.event == before

    def write(self, *entries: Entry) -> None:
        for entry in entries:
            self.entries.append((self.now, journal.write(entry)))
            if isinstance(entry, Announced):
                self.event = open_tournament("e", SECRET, entry, self.now)
            else:
                self.event = follow(self.event, entry, self.now)

    def passed(self, since: int) -> int:
        lost = sum(max(0, min(end, self.now) - max(begin, since)) for begin, end in self.outages)
        return self.now - since - lost

    def play(self, most: int = 20_000) -> Tournament:
        """Let it take its course until it is over."""
        for _ in range(most):
            event: Tournament = self.event
            if event.close is not None:
                self.restart()
                return event
            if self.rng.random() < 0.01:
                self.restart()
            self.live(event)
            self.go_on(self.event)
        raise AssertionError(f"it never ends: {self.event}")

    def live(self, event: Tournament) -> None:
        """What people do meanwhile."""
        rng, habits = self.rng, self.habits
        if event.summoned_at and event.commenced is None:
            for person in event.joined:
                if not event.entrants[person].here and rng.random() > habits.late + habits.absent:
                    self.write(ReportedIn(person, event.entrants[person].press))
            event = self.event
        if event.commenced is not None and rng.random() < habits.leaving and event.joined:
            self.write(SignedOff(rng.choice(event.joined), None))
            event = self.event
        for person, one in event.entrants.items():
            if one.resting and not one.out and rng.random() < 0.3:
                self.write(CameBack(person))
        if event.commenced is not None and event.plan.format is Format.EVENING and rng.random() < habits.late:
            late = [one for one in event.joined if not event.entrants[one].here]
            if late and 2 * event.round <= event.commenced.rounds:
                self.write(ReportedIn(late[0], "1"))
        if rng.random() < habits.outages:
            length = rng.randrange(1, 4 * 3_600_000)
            self.outages.append((self.now, self.now + length))
            self.now += length

    def go_on(self, event: Tournament) -> None:
        """One step of the bot."""
        for meeting in event.open:
            if meeting.opened_at and self.look_at(event, meeting):
                return
        match next_step(event, self.now, self.passed):
            case WaitUntil(until):
                waits = [one.since + one.lasts for one in self.tables.values()]
                self.now = max(self.now + 1000, min([until, *(at for at in waits if at > self.now)]))
            case CallRoll():
                self.write(Summoned())
            case PutBack(start):
                self.write(Replanned(None, {**write_plan(event.plan), "start": start}))
            case BeginEvent():
                self.write(KeptApart(self.apart))
                self.write(begin(self.event, tuple(self.people[::2]), {}))
            case PairNext():
                paired = pair(event)
                self.write(*(paired or (Concluded(Close.NO_PAIRING.value),)))
            case OpenTable(number):
                self.open(event.meeting(number))
            case Settle(number, places, how):
                self.write(Settled(number, places, how.value))
            case Finish(why):
                self.write(Concluded(why.value))

    def open(self, meeting: Meeting) -> None:
        self.write(KickedOff(meeting.number, 1000 + meeting.number))
        people, rng = meeting.people, self.rng
        absent = frozenset(one for one in people if rng.random() < self.habits.absent)
        if rng.random() < self.habits.drawn:
            places = (1,) * len(people)
        else:
            places = tuple(rng.sample(range(1, len(people) + 1), len(people)))
        here = frozenset(one for one in people if one not in absent and rng.random() < 0.5)
        for one in here:
            self.write(Appeared(meeting.number, one))
        lasts = rng.randrange(60_000, 60 * 60_000)
        self.tables[meeting.number] = Table(self.now, places, lasts, absent, here)

    def look_at(self, event: Tournament, meeting: Meeting) -> bool:
        """Whether the bot has done something about a table."""
        table, people = self.tables[meeting.number], meeting.people
        stuck = [one for one in people if one in table.absent and one not in table.left]
        acted = frozenset(people) - table.absent
        if stuck and people[0] in stuck:
            acted = frozenset()
        over = not stuck and self.now >= table.since + table.lasts
        places = tuple(0 if one in table.left else place for one, place in zip(people, table.places, strict=True))
        facts = Facts(
            over=places if over else (),
            lost=not over and self.rng.random() < self.habits.lost,
            awaited=tuple(stuck[:1]),
            since=table.since,
            acted=acted,
            left=frozenset(table.left),
            ahead=table.places,
        )
        if over:
            self.write(Settled(meeting.number, places, "played", 30))
            del self.tables[meeting.number]
            return True
        match judge(event, meeting, facts, self.now, self.passed):
            case Decide(places, how):
                self.write(Settled(meeting.number, places, how.value, 30))
                del self.tables[meeting.number]
            case Replace(person):
                table.left.add(person)
            case WaitUntil():
                return False
        return True
