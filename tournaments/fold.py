"""What each entry of an event's journal changes. Part of tournaments."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Protocol

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
    Settled,
    SignedOff,
    SignedUp,
    Summoned,
    Suspended,
)
from tournaments.journal import read
from tournaments.plan import MOST_MISSED, Format, Plan, read_plan
from tournaments.tournament import Close, Decision, EarlierResult, Entrant, Meeting, Round, Tournament

#: The decisions in which somebody played; those that also tell who didn't come, by giving them no place.
_PLAYED = frozenset({Decision.PLAYED, Decision.TIME, Decision.CLOCK})
_TELLING = _PLAYED | {Decision.WALKOVER, Decision.ABSENT}


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


class KeptEntry(Protocol):
    """An entry of a journal as it is kept: its time (unix ms) and its text."""

    @property
    def at(self) -> int:
        """When it was saved."""

    @property
    def text(self) -> str:
        """What `journal.write` made of it."""


def fold_kept(tournament_id: str, secret: bytes, entries: Iterable[KeptEntry]) -> Tournament:
    """The event after the entries of a journal as they are kept. Raises like `fold` and `read`."""
    return fold(tournament_id, secret.hex(), ((entry.at, read(entry.text)) for entry in entries))


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
            back = fresh if known is None else replace(known, out=False, removed=False, dropped=False, here=False)
            return _enter(one, back)
        case SignedOff(person, by):
            return _take_out(one, person, removed=by not in (None, person))
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
        case CameBack(person):
            return _enter(one, replace(one.entrants[person], resting=False, removed=False, dropped=False))
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
    back = replace(known, press=known.press or press, here=True, out=False, removed=False, resting=False)
    return _enter(one, replace(back, dropped=False, late=late))


def _enter(one: Tournament, entrant: Entrant) -> Tournament:
    return replace(one, entrants={**one.entrants, entrant.person: entrant})


def _take_out(one: Tournament, person: int, *, removed: bool) -> Tournament:
    """Take somebody out: before the start as if they had never joined, later for good."""
    known = one.entrants.get(person)
    if known is None:
        return one
    gone = replace(known, out=True, removed=removed, here=False, dropped=False)
    return _enter(one, replace(gone, vanished=_vanishes(one, person)))


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
        rounds = (*rounds, Round(entry.round, at, one.number, entry.persons[begin:]))
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
            one = _enter(one, _miss(one, known, meeting.number))
        else:
            one = _enter(one, replace(known, absent=False))
    return one


def _miss(one: Tournament, known: Entrant, number: int) -> Entrant:
    """Note that somebody missed a game: they rest, or are out if it is one too many of a league.

    Who was removed hasn't missed it, and who is dropped already can't help it.
    """
    if known.removed or known.dropped:
        return known
    missed = replace(known, missed=(*known.missed, number), absent=True)
    if known.out or one.plan.format is not Format.LEAGUE:
        rests = not one.plan.slow and not known.resting and not known.out
        return replace(missed, resting=True, dropped=True) if rests else missed
    if len(missed.missed) < MOST_MISSED:
        return missed
    return replace(missed, out=True, dropped=True, vanished=_vanishes(one, known.person))


def _correct(one: Tournament, entry: Corrected) -> Tournament:
    """Correct a result; who had been held to be absent, and is given a place, wasn't."""
    meeting = one.meeting(entry.meeting)
    decided = one.plan.format is not Format.CUP or one.close is None or entry.places.count(1) == 1
    _demand(decided and meeting.decision is not None and not one.has_led_on(meeting), entry)
    _demand(len(entry.places) == len(meeting.people), entry)
    for person, place in zip(meeting.people, entry.places, strict=True):
        known = one.entrants.get(person)
        if known is not None and place and meeting.number in known.missed:
            one = _enter(one, _forgive(one, known, meeting))
    assert meeting.decision is not None
    earlier = (*meeting.earlier, EarlierResult(one.number, meeting.places, meeting.decision, entry.by))
    return _change(one, entry.meeting, places=entry.places, decision=Decision.PLAYED, earlier=earlier)


def _forgive(one: Tournament, known: Entrant, meeting: Meeting) -> Entrant:
    """Forget that somebody missed a game: they are back if that was why they rest or are out."""
    missed, last = tuple(each for each in known.missed if each != meeting.number), known.missed[-1] == meeting.number
    forgiven = replace(known, missed=missed, absent=known.absent and not last)
    if one.plan.format is Format.LEAGUE:
        back = known.would_be_back(meeting)
        return replace(forgiven, out=False, vanished=False, dropped=False) if back else forgiven
    return replace(forgiven, resting=False, dropped=False) if known.dropped and last else forgiven
