"""An event: its people, its meetings, and how they ended. Part of tournaments: the fold of the journal.

Times are unix ms. People are in the order in which they joined, which is also their number in lots: so nothing that was
drawn changes when somebody is erased.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from rules.core.chance import commitment, mix_seed
from tournaments.entries import (
    Announced,
    Appeared,
    CameBack,
    Commenced,
    Concluded,
    Continued,
    Corrected,
    Entry,
    HandedOn,
    KeptApart,
    KickedOff,
    Paired,
    Qualified,
    Replanned,
    ReportedIn,
    SatOut,
    Settled,
    SignedOff,
    SignedUp,
    Summoned,
    Suspended,
)
from tournaments.plan import MOST_MISSED, Format, Plan, read_plan


class Decision(Enum):
    """How a meeting was decided."""

    PLAYED = "played"
    TIME = "time"  # time was up, and somebody was ahead or nobody was
    CLOCK = "clock"  # somebody's clock ran out, or they left in the middle
    WALKOVER = "walkover"  # somebody didn't come
    ABSENT = "absent"  # nobody came
    VOID = "void"  # its table was lost or ended for everybody: level
    UNPLAYED = "unplayed"  # it could not take place: level
    VANISHED = "vanished"  # somebody left the league early: it counts for nobody


class Close(Enum):
    """Why an event is over."""

    OVER = "over"
    TOO_FEW = "too-few"
    NO_PAIRING = "no-pairing"
    CALLED_OFF = "called-off"
    LOST = "lost"  # its channel or its server is gone


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who joined. `number` is their place in the order of joining, from 0.

    `here` means that they are in the draw; `late` is the round that had begun when they came, 0 if they were in time.
    `resting` means that they aren't paired until they are back, `out` that they have left for good, and `vanished` that
    their league games count for nobody. `missed` counts the games they missed, `absent` says that the last was one.
    """

    person: int
    number: int
    press: str
    here: bool = False
    late: int = 0
    resting: bool = False
    out: bool = False
    vanished: bool = False
    missed: int = 0
    absent: bool = False


@dataclass(frozen=True, slots=True)
class Meeting:
    """One game of an event: its people in seat order. `place` is its division, its group or its tie, from 1.

    `places` are the seats' places once it is settled, from 1; 0 for who gets nothing.
    """

    number: int
    round: int
    people: tuple[int, ...]
    place: int = 0
    unplayed: bool = False
    opened_at: int = 0
    channel: int = 0
    appeared: frozenset[int] = frozenset()
    places: tuple[int, ...] = ()
    decision: Decision | None = None
    turns: int = 0
    settled_at: int = 0
    corrected: bool = False

    @property
    def running(self) -> bool:
        """Whether its table is open."""
        return self.opened_at > 0 and self.decision is None

    @property
    def winner(self) -> int | None:
        """Who won it alone; None if nobody did."""
        best = [person for person, place in zip(self.people, self.places, strict=False) if place == 1]
        return best[0] if len(best) == 1 else None

    @property
    def counts(self) -> bool:
        """Whether its result counts for anybody."""
        return self.decision not in (None, Decision.VANISHED)

    def place_of(self, person: int) -> int:
        """The person's place, 0 for none."""
        return self.places[self.people.index(person)] if self.places else 0


@dataclass(frozen=True, slots=True)
class Round:
    """A round: when it was paired, and who was free in it."""

    number: int
    at: int
    free: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Tournament:
    """An event as its journal tells it.

    `organiser` is 0 if the moderators are. `put_back` means that too few were there when it should have begun.
    `hurried` means that somebody wants the next round, or the start, at once.
    """

    id: str
    secret: str = field(repr=False)
    organiser: int
    plan: Plan
    announced_at: int
    number: int = 1
    touched_at: int = 0
    entrants: Mapping[int, Entrant] = field(default_factory=dict)
    summoned_at: int = 0
    put_back: bool = False
    commenced: Commenced | None = None
    commenced_at: int = 0
    apart: frozenset[frozenset[int]] = field(default=frozenset(), repr=False)
    rounds: tuple[Round, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    qualified: tuple[int, ...] = ()
    suspended: bool = False
    hurried: bool = False
    close: Close | None = None
    closed_at: int = 0
    closed_by: int | None = None

    @property
    def seed(self) -> str:
        """The seed of everything that is drawn; it is sealed until the end. Only once the event has begun."""
        assert self.commenced is not None, "nothing is drawn before the start"
        return mix_seed(self.secret, self.commenced.presses)

    @property
    def commitment(self) -> str:
        """The hash published with the announcement."""
        return commitment(self.id, self.secret)

    @property
    def joined(self) -> tuple[int, ...]:
        """Who is in, in the order of joining."""
        return tuple(person for person, one in self.entrants.items() if not one.out)

    @property
    def here(self) -> tuple[int, ...]:
        """Who is in the draw before a live start: those who said that they are here; of a slow event, everybody."""
        return tuple(one for one in self.joined if self.plan.slow or self.entrants[one].here)

    @property
    def playing(self) -> tuple[int, ...]:
        """Who is to be paired now, in the order of joining."""
        return tuple(one for one in self.here if not self.entrants[one].resting)

    @property
    def round(self) -> int:
        """The number of the last round that was paired, 0 before the first."""
        return self.rounds[-1].number if self.rounds else 0

    @property
    def open(self) -> tuple[Meeting, ...]:
        """The meetings that aren't settled."""
        return tuple(one for one in self.meetings if one.decision is None)

    @property
    def full(self) -> bool:
        """Whether nobody else can join."""
        return len(self.joined) >= self.plan.format.most

    def meeting(self, number: int) -> Meeting:
        """The meeting with this number, from 1. Raises IndexError."""
        if number < 1:
            raise IndexError(number)
        return self.meetings[number - 1]

    def meetings_of(self, person: int) -> tuple[Meeting, ...]:
        """The person's meetings, in order."""
        return tuple(one for one in self.meetings if person in one.people)

    def meetings_in(self, number: int) -> tuple[Meeting, ...]:
        """The meetings of a round."""
        return tuple(one for one in self.meetings if one.round == number)

    def member(self, person: int) -> Entrant | None:
        """The person as an entrant who hasn't left, or None."""
        found = self.entrants.get(person)
        return None if found is None or found.out else found


def open_tournament(tournament_id: str, secret: str, entry: Announced, at: int) -> Tournament:
    """The event after its announcement; `secret` is 64 hex digits."""
    return Tournament(tournament_id, secret, entry.person, read_plan(entry.plan), at, touched_at=at)


def fold(tournament_id: str, secret: str, entries: Iterable[tuple[int, Entry]]) -> Tournament:
    """The event after these entries, each with its time. Raises ValueError if the first isn't its announcement."""
    found: Tournament | None = None
    for at, entry in entries:
        if found is not None:
            found = follow(found, entry, at)
        elif isinstance(entry, Announced):
            found = open_tournament(tournament_id, secret, entry, at)
        else:
            raise ValueError(f"event {tournament_id} begins with {type(entry).__name__}")
    if found is None:
        raise ValueError(f"event {tournament_id} has no entries")
    return found


def follow(was: Tournament, entry: Entry, at: int) -> Tournament:
    """The event after one more entry. Raises ValueError if it can't happen there."""
    one = replace(was, number=was.number + 1, touched_at=at)
    match entry:
        case Replanned(None, plan):
            return replace(one, plan=read_plan(plan), put_back=True)
        case Replanned(_, plan):
            # Who was called for an earlier start is asked again.
            people = {person: replace(each, here=False) for person, each in one.entrants.items()}
            return replace(one, plan=read_plan(plan), summoned_at=0, put_back=False, entrants=people, hurried=False)
        case SignedUp(person, press):
            known = one.entrants.get(person)
            fresh = Entrant(person, len(one.entrants), press)
            return _enter(one, fresh if known is None else replace(known, out=False, here=False))
        case SignedOff(person):
            return _take_out(one, person)
        case Summoned():
            return replace(one, summoned_at=at)
        case ReportedIn(person, press):
            known = one.entrants.get(person) or Entrant(person, len(one.entrants), press)
            late = known.late or (one.round if one.commenced is not None and not known.here else 0)
            return _enter(one, replace(known, here=True, out=False, resting=False, late=late))
        case Commenced():
            return replace(one, commenced=entry, commenced_at=at, hurried=False)
        case KeptApart(persons):
            pairs = zip(persons[::2], persons[1::2], strict=True)
            return replace(one, apart=frozenset(frozenset(pair) for pair in pairs))
        case Paired():
            return _pair(one, entry, at)
        case Qualified(persons):
            return replace(one, qualified=persons)
        case KickedOff(number, channel):
            return _change(one, number, opened_at=at, channel=channel)
        case Appeared(number, person):
            return _change(one, number, appeared=one.meeting(number).appeared | {person})
        case Settled(number, places, how, turns):
            changes = {"places": places, "decision": Decision(how), "turns": turns, "settled_at": at}
            return _note_absences(_change(one, number, **changes), one.meeting(number).people, places, Decision(how))
        case SatOut(person):
            return _enter(one, replace(one.entrants[person], resting=True))
        case CameBack(person):
            return _enter(one, replace(one.entrants[person], resting=False))
        case Suspended():
            return replace(one, suspended=True)
        case Continued():
            return replace(one, suspended=False, hurried=True)
        case Corrected(number, places):
            return _change(one, number, places=places, decision=Decision.PLAYED, corrected=True)
        case HandedOn():
            return replace(one, organiser=0)
        case Concluded(why, by):
            return replace(one, close=Close(why), closed_at=at, closed_by=by)
        case Announced():
            raise ValueError("an event is announced once")


def _enter(one: Tournament, entrant: Entrant) -> Tournament:
    return replace(one, entrants={**one.entrants, entrant.person: entrant})


def _take_out(one: Tournament, person: int) -> Tournament:
    """Take somebody out: before the start as if they had never joined, later for good."""
    known = one.entrants.get(person)
    if known is None:
        return one
    return _enter(one, replace(known, out=True, here=False, vanished=_vanishes(one, person)))


def _vanishes(one: Tournament, person: int) -> bool:
    """Whether somebody who leaves a league now has played less than half of their games."""
    own = one.meetings_of(person)
    over = sum(1 for each in own if each.decision is not None)
    return one.plan.format is Format.LEAGUE and bool(own) and 2 * over < len(own)


def _pair(one: Tournament, entry: Paired, at: int) -> Tournament:
    """Add a round's meetings; a replay belongs to the round that is being played."""
    made, begin = list(one.meetings), 0
    for place, (size, where) in enumerate(zip(entry.sizes, entry.places, strict=True)):
        people = entry.persons[begin : begin + size]
        made.append(Meeting(len(made) + 1, entry.round, people, where, unplayed=place in entry.unplayed))
        begin += size
    rounds = one.rounds
    if entry.round > one.round:
        rounds = (*rounds, Round(entry.round, at, entry.persons[begin:]))
    return replace(one, meetings=tuple(made), rounds=rounds, hurried=False)


def _change(one: Tournament, number: int, **changes: Any) -> Tournament:
    meeting = replace(one.meeting(number), **changes)
    return replace(one, meetings=(*one.meetings[: number - 1], meeting, *one.meetings[number:]))


def _note_absences(one: Tournament, people: tuple[int, ...], places: tuple[int, ...], how: Decision) -> Tournament:
    """Note who missed the game, and who played it; whoever misses too many of a league is out."""
    for person, place in zip(people, places, strict=True):
        known = one.entrants.get(person)
        if known is None:
            continue
        if place == 0 and how in (Decision.WALKOVER, Decision.ABSENT):
            league = one.plan.format is Format.LEAGUE
            missed = known.missed + 1
            ends = league and missed >= MOST_MISSED and not known.out
            vanished = known.vanished or (ends and _vanishes(one, person))
            known = replace(known, missed=missed, absent=True, resting=not league, vanished=vanished)
            one = _enter(one, replace(known, out=known.out or ends))
        elif how in (Decision.PLAYED, Decision.TIME, Decision.CLOCK):
            one = _enter(one, replace(known, absent=False))
    return one
