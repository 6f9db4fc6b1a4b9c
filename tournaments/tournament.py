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


#: The decisions in which somebody played; those that also tell who didn't come, by giving them no place.
_PLAYED = frozenset({Decision.PLAYED, Decision.TIME, Decision.CLOCK})
_TELLING = _PLAYED | {Decision.WALKOVER, Decision.ABSENT}


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

    `organiser` is 0 if the moderators are. `planned_at` is when the start was chosen that people know, `regular_start`
    what it was before it was put back. `put_back` means that too few were there when it should have begun.
    `suspended_at` is since when it has been paused, 0 if it isn't. `hurried` means that somebody wants the next round,
    or the start, at once.
    """

    id: str
    secret: str = field(repr=False)
    organiser: int
    plan: Plan
    announced_at: int
    planned_at: int
    regular_start: int
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
    suspended_at: int = 0
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
    def suspended(self) -> bool:
        """Whether no round may begin."""
        return self.suspended_at > 0

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

    def was_paired(self, person: int) -> bool:
        """Whether somebody has been in a round, if only by being free in it."""
        return any(person in one.people for one in self.meetings) or any(person in one.free for one in self.rounds)

    def can_correct(self, meeting: Meeting) -> bool:
        """Whether a result can still be corrected: in a cup, only until somebody has gone on because of it."""
        if not meeting.counts:
            return False
        grouped = self.commenced is not None and bool(self.commenced.groups)
        if self.plan.format is not Format.CUP or (grouped and not self.qualified):
            return True
        last = max(one.number for one in self.meetings_in(meeting.round) if one.place == meeting.place)
        return meeting.round == self.round and meeting.number == last

    def member(self, person: int) -> Entrant | None:
        """The person as an entrant who hasn't left, or None."""
        found = self.entrants.get(person)
        return None if found is None or found.out else found


def open_tournament(tournament_id: str, secret: str, entry: Announced, at: int) -> Tournament:
    """The event after its announcement; `secret` is 64 hex digits."""
    plan = read_plan(entry.plan)
    return Tournament(tournament_id, secret, entry.person, plan, at, at, plan.start, touched_at=at)


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
    try:
        return _follow(replace(was, number=was.number + 1, touched_at=at), entry, at)
    except (KeyError, IndexError) as error:
        raise ValueError(f"{type(entry).__name__} names what isn't in event {was.id}") from error


def _follow(one: Tournament, entry: Entry, at: int) -> Tournament:
    match entry:
        case Replanned(None, plan):
            return replace(one, plan=read_plan(plan), put_back=True, hurried=False)
        case Replanned(_, plan):
            return _replan(one, read_plan(plan), at)
        case SignedUp(person, press):
            known = one.entrants.get(person)
            fresh = Entrant(person, len(one.entrants), press)
            return _enter(one, fresh if known is None else replace(known, out=False, here=False))
        case SignedOff(person):
            return _take_out(one, person)
        case Summoned():
            return replace(one, summoned_at=at)
        case ReportedIn(person, press):
            return _report_in(one, person, press)
        case Commenced():
            _demand(one.commenced is None, entry)
            return replace(one, commenced=entry, commenced_at=at, hurried=False)
        case KeptApart(persons):
            pairs = zip(persons[::2], persons[1::2], strict=True)
            return replace(one, apart=frozenset(frozenset(pair) for pair in pairs))
        case Paired():
            _demand(one.commenced is not None and one.close is None and not one.open, entry)
            return _pair(one, entry, at)
        case Qualified(persons):
            return replace(one, qualified=persons)
        case KickedOff(number, channel):
            meeting = one.meeting(number)
            _demand(not meeting.opened_at and meeting.decision is None, entry)
            return _change(one, number, opened_at=at, channel=channel)
        case Appeared(number, person):
            return _change(one, number, appeared=one.meeting(number).appeared | {person})
        case Settled():
            return _settle(one, entry, at)
        case SatOut(person):
            return _enter(one, replace(one.entrants[person], resting=True))
        case CameBack(person):
            return _enter(one, replace(one.entrants[person], resting=False))
        case Suspended():
            return replace(one, suspended_at=one.suspended_at or at)
        case Continued():
            # What was paused goes on in its own time; what wasn't is wanted at once.
            return replace(one, suspended_at=0, hurried=not one.suspended)
        case Corrected():
            return _correct(one, entry)
        case HandedOn():
            return replace(one, organiser=0)
        case Concluded(why, by):
            _demand(one.close is None, entry)
            return replace(one, close=Close(why), closed_at=at, closed_by=by)
        case Announced():
            raise ValueError("an event is announced once")


def _demand(possible: bool, entry: Entry) -> None:
    """Raise ValueError unless it is possible."""
    if not possible:
        raise ValueError(f"{type(entry).__name__} can't happen there")


def _replan(one: Tournament, plan: Plan, at: int) -> Tournament:
    """Change the plan before the start; who was called for an earlier start is asked again."""
    people = {person: replace(each, here=False) for person, each in one.entrants.items()}
    changed = replace(one, plan=plan, planned_at=at, regular_start=plan.start, entrants=people)
    return replace(changed, summoned_at=0, put_back=False, hurried=False)


def _report_in(one: Tournament, person: int, press: str) -> Tournament:
    """Let somebody into the draw; only who is in it for the first time is late, not who left and is back."""
    known = one.entrants.get(person) or Entrant(person, len(one.entrants), press)
    late = known.late
    if one.commenced is not None and not late and person not in one.commenced.persons and not one.was_paired(person):
        late = one.round
    return _enter(one, replace(known, here=True, out=False, resting=False, late=late))


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


def _settle(one: Tournament, entry: Settled, at: int) -> Tournament:
    """End a meeting, and note who missed the game, and who played it."""
    meeting, how = one.meeting(entry.meeting), Decision(entry.how)
    _demand(meeting.decision is None and len(entry.places) == len(meeting.people), entry)
    one = _change(one, entry.meeting, places=entry.places, decision=how, turns=entry.turns, settled_at=at)
    for person, place in zip(meeting.people, entry.places, strict=True):
        known = one.entrants.get(person)
        if known is None or how not in _TELLING:
            continue
        if place == 0:
            one = _miss(one, known)
        elif how in _PLAYED:
            one = _enter(one, replace(known, absent=False))
    return one


def _miss(one: Tournament, known: Entrant) -> Tournament:
    """Note that somebody missed a game: they rest, or are out if it is one too many of a league."""
    league = one.plan.format is Format.LEAGUE
    missed = known.missed + 1
    ends = league and missed >= MOST_MISSED and not known.out
    vanished = known.vanished or (ends and _vanishes(one, known.person))
    resting = known.resting or not one.plan.slow
    out = known.out or ends
    return _enter(one, replace(known, missed=missed, absent=True, resting=resting, vanished=vanished, out=out))


def _correct(one: Tournament, entry: Corrected) -> Tournament:
    """Correct a result; who had been held to be absent, and is given a place, wasn't."""
    meeting = one.meeting(entry.meeting)
    decided = one.plan.format is not Format.CUP or one.close is None or entry.places.count(1) == 1
    _demand(decided and one.can_correct(meeting) and len(entry.places) == len(meeting.people), entry)
    for person, before, place in zip(meeting.people, meeting.places, entry.places, strict=True):
        known = one.entrants.get(person)
        if known is not None and known.missed and meeting.decision in _TELLING and before == 0 < place:
            one = _enter(one, replace(known, missed=known.missed - 1, absent=False))
    return _change(one, entry.meeting, places=entry.places, decision=Decision.PLAYED, corrected=True)
