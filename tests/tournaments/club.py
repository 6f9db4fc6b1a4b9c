"""A club whose events are simulated: people who join, come, stay away, leave, lose, and a bot that is killed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from data.stand_ins import rename_person
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
    can_come,
    judge,
    next_step,
    pair,
)
from tournaments.entries import (
    Announced,
    Appeared,
    CameBack,
    Concluded,
    Continued,
    Corrected,
    Entry,
    HandedOn,
    KeptApart,
    KickedOff,
    Replanned,
    ReportedIn,
    Settled,
    SignedOff,
    SignedUp,
    Summoned,
    Suspended,
)
from tournaments.fold import fold, follow, open_tournament
from tournaments.plan import Plan, write_plan
from tournaments.tournament import Close, Decision, Meeting, Tournament

SECRET = "5a" * 32
NOW = 1_800_000_000_000
#: Ids that are no number of anything else.
FIRST = 10**17


@dataclass
class Table:
    """A game that is being played: who makes no move, who wins, and since when it runs."""

    since: int
    places: tuple[int, ...]
    lasts: int
    absent: frozenset[int]
    left: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Habits:
    """How likely it is, mostly at each step, that people stay away or come late, leave for good, may not meet…"""

    absent: float = 0.0
    leaving: float = 0.0
    late: float = 0.0
    apart: float = 0.0
    drawn: float = 0.2
    outages: float = 0.0
    lost: float = 0.0
    killed: float = 0.01
    erased: float = 0.0
    organiser: float = 0.0
    ghosts: float = 0.0
    back: float = 0.3


class Club:
    """An event, the people in it, and time."""

    def __init__(self, plan: Plan, people: int, seed: int, habits: Habits | None = None) -> None:
        self.rng = random.Random(seed)
        self.habits = habits or Habits()
        self.now = NOW
        self.outages: list[tuple[int, int]] = []
        self.entries: list[tuple[int, str]] = []
        self.counts: Counter[str] = Counter()
        self.event: Any = None
        self.tables: dict[int, Table] = {}
        self.write(Announced(1, write_plan(plan), ""))
        self.people = list(range(FIRST, FIRST + people))
        for person in self.people:
            self.write(SignedUp(person, self.press()))
        self.ghosts = {one for one in self.people if self.rng.random() < self.habits.ghosts}
        pairs = [(a, b) for a in self.people for b in self.people if a < b and self.rng.random() < self.habits.apart]
        self.apart = tuple(one for two in pairs for one in two)

    def press(self) -> str:
        return str(10**18 + self.rng.randrange(10**17))

    def restart(self) -> None:
        """Kill the bot: nothing but the journal is left, and it tells the same."""
        self.counts["kills"] += 1
        before = self.event
        self.event = self.refold()
        assert self.event == before

    def refold(self) -> Tournament:
        return fold("e", SECRET, [(at, journal.read(text)) for at, text in self.entries])

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

    def play(self, most: int = 100_000) -> Tournament:
        """Let it take its course until it is over."""
        for _ in range(most):
            event: Tournament = self.event
            if event.close is not None:
                self.restart()
                return event
            if self.rng.random() < self.habits.killed:
                self.restart()
            self.live(event)
            self.organise(self.event)
            self.go_on(self.event)
        raise AssertionError(f"it never ends: {self.event}")

    def live(self, event: Tournament) -> None:
        """What people do meanwhile."""
        rng, habits = self.rng, self.habits
        if event.summoned_at and event.commenced is None:
            for person in set(event.joined) - set(event.here):
                if person not in self.ghosts and rng.random() > habits.late + habits.absent:
                    self.write(ReportedIn(person, event.entrants[person].press))
            event = self.event
        if event.commenced is not None and rng.random() < habits.leaving and event.joined:
            self.counts["leavers"] += 1
            person = rng.choice(event.joined)
            self.write(SignedOff(person, None))
            if rng.random() < habits.erased:
                self.erase(person)
            event = self.event
        for person, one in event.entrants.items():
            if one.resting and not one.out and rng.random() < habits.back:
                self.write(CameBack(person))
        if event.commenced is not None and rng.random() < habits.late:
            late = [one for one in event.entrants if not event.entrants[one].here and can_come(event, one)]
            if late:
                self.counts["late"] += 1
                self.write(ReportedIn(rng.choice(late), "1"))
        if rng.random() < habits.outages:
            self.counts["outages"] += 1
            length = rng.randrange(1, 4 * 3_600_000)
            self.outages.append((self.now, self.now + length))
            self.now += length

    def organise(self, event: Tournament) -> None:
        """What the organiser does meanwhile."""
        rng = self.rng
        if rng.random() >= self.habits.organiser:
            return
        self.counts["organised"] += 1
        settled = [one for one in event.meetings if one.decision is not None and event.can_correct(one)]
        match rng.randrange(6):
            case 0:
                self.write(Suspended(1))
            case 1 | 2:
                self.write(Continued(1))
            case 3 if event.joined:
                self.write(SignedOff(rng.choice(event.joined), 1))
            case 4 if settled:
                meeting = rng.choice(settled)
                places = rng.choice(((1, 2), (2, 1), (1, 1)))
                if len(meeting.people) == 2:
                    self.write(Corrected(meeting.number, places, 1))
            case 5:
                self.write(HandedOn())

    def erase(self, person: int) -> None:
        """Let somebody delete themself: a negative number takes their place, and nothing else changes."""
        self.counts["erasures"] += 1
        stand_in = -1 - self.rng.randrange(10**15)
        was, due = self.event, next_step(self.event, self.now, self.passed)
        self.entries = [(at, rename_person(text, person, stand_in)) for at, text in self.entries]
        self.event = self.refold()
        assert self.event == swap(was, person, stand_in)
        assert next_step(self.event, self.now, self.passed) == due
        self.apart = swap(self.apart, person, stand_in)
        self.people = [swap(one, person, stand_in) for one in self.people]
        self.ghosts.discard(person)
        for table in self.tables.values():
            table.absent, table.left = (
                swap(table.absent, person, stand_in),
                {swap(one, person, stand_in) for one in table.left},
            )

    def go_on(self, event: Tournament) -> None:
        """One step of the bot."""
        for meeting in event.open:
            if meeting.opened_at and self.look_at(event, meeting):
                return
        match next_step(event, self.now, self.passed):
            case WaitUntil(until):
                assert until > self.now
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
                self.write(KeptApart(self.apart))
                self.pair(self.event)
            case OpenTable(number):
                self.open(event.meeting(number))
            case Settle(number, places, how):
                self.write(Settled(number, places, how.value))
            case Finish(why):
                self.write(Concluded(why.value))

    def pair(self, event: Tournament) -> None:
        self.write(*(pair(event) or (Concluded(Close.NO_PAIRING.value),)))

    def open(self, meeting: Meeting) -> None:
        self.counts["tables"] += 1
        self.write(KickedOff(meeting.number, 1000 + meeting.number))
        people, rng = meeting.people, self.rng
        absent = frozenset(one for one in people if rng.random() < self.habits.absent)
        if rng.random() < self.habits.drawn:
            places: tuple[int, ...] = (1,) * len(people)
        else:
            places = tuple(rng.sample(range(1, len(people) + 1), len(people)))
        for one in people:
            if one not in absent and rng.random() < 0.5:
                self.write(Appeared(meeting.number, one))
        lasts = rng.randrange(60_000, 60 * 60_000)
        self.tables[meeting.number] = Table(self.now, places, lasts, absent)

    def look_at(self, event: Tournament, meeting: Meeting) -> bool:
        """Whether the bot has done something about a table."""
        table, people = self.tables[meeting.number], meeting.people
        stuck = [one for one in people if one in table.absent and one not in table.left]
        acted = frozenset(people) - table.absent
        if stuck and people[0] in stuck:
            acted = frozenset()
        over = not stuck and self.now >= table.since + table.lasts
        facts = Facts(
            over=table.places if over else (),
            lost=not over and self.rng.random() < self.habits.lost,
            awaited=tuple(stuck[:1]),
            since=table.since,
            acted=acted,
            left=frozenset(table.left),
            ahead=table.places,
        )
        match judge(event, meeting, facts, self.now, self.passed):
            case Decide(places, how):
                gone = any(event.entrants[one].out for one in people)
                if how in (Decision.WALKOVER, Decision.ABSENT) and not gone and not table.left:
                    assert self.passed(table.since) >= event.plan.patience, "an outage is nobody's time"
                self.counts[how.value] += 1
                self.write(Settled(meeting.number, places, how.value, 30))
                del self.tables[meeting.number]
            case Replace(person):
                table.left.add(person)
            case WaitUntil(until):
                assert until > self.now
                return False
        return True

    def stop(self, when: Callable[[Tournament], bool]) -> Tournament:
        """Go on until this is so."""
        for _ in range(20_000):
            if when(self.event):
                return self.event
            self.live(self.event)
            self.go_on(self.event)
        raise AssertionError("it never comes to that")


def swap(value: Any, person: int, stand_in: int) -> Any:
    """The same with another number in a person's place, wherever it is."""
    if type(value) is int:
        return stand_in if value == person else value
    if isinstance(value, tuple | frozenset):
        return type(value)(swap(one, person, stand_in) for one in value)
    if isinstance(value, dict):
        return {swap(key, person, stand_in): swap(one, person, stand_in) for key, one in value.items()}
    if is_dataclass(value) and not isinstance(value, type | Plan):
        changed = {one.name: swap(getattr(value, one.name), person, stand_in) for one in fields(value)}
        return replace(value, **changed)
    return value
