"""What comes next in an event, and when. Part of tournaments.

`next_step` says what is to be done now, or until when to wait; `judge` says the same of one meeting, by what its table
shows. Both depend on nothing but their arguments. Outages are nobody's time: callers say how long people have really
had since a moment. Times are unix ms.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from itertools import chain

from tournaments.bracket import group_rounds, knock_out, qualify, replays_due
from tournaments.entries import Commenced, Entry, Qualified, Settled
from tournaments.fold import follow
from tournaments.lots import shuffle
from tournaments.plan import (
    BREATHER,
    CALL_AHEAD,
    GROUPED_FROM,
    HURRIED_CALL,
    LEAST,
    MINUTE,
    PUT_BACK,
    WAVE,
    WAVE_TIME,
    Format,
)
from tournaments.robin import division_sizes, draw_groups, group_sizes, place_in_divisions
from tournaments.rounds import pair_evening, pair_groups, pair_ties
from tournaments.tournament import Close, Decision, Meeting, Tournament

#: Says how much time people have had since a moment (ms): what has passed, without outages.
Passed = Callable[[int], int]


@dataclass(frozen=True, slots=True)
class WaitUntil:
    """Nothing is due before then (unix ms), unless something happens."""

    until: int


@dataclass(frozen=True, slots=True)
class CallRoll:
    """Call everybody who joined."""


@dataclass(frozen=True, slots=True)
class PutBack:
    """Too few are here: put the start back to then."""

    start: int


@dataclass(frozen=True, slots=True)
class BeginEvent:
    """Begin with everybody who is here."""


@dataclass(frozen=True, slots=True)
class PairNext:
    """Pair the next round, or the replays of this one: it needs to be known who may not meet."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open the table of a meeting."""

    meeting: int


@dataclass(frozen=True, slots=True)
class Settle:
    """Settle a meeting that has no table."""

    meeting: int
    places: tuple[int, ...]
    decision: Decision


@dataclass(frozen=True, slots=True)
class Finish:
    """End the event."""

    why: Close


Next = WaitUntil | CallRoll | PutBack | BeginEvent | PairNext | OpenTable | Settle | Finish
#: How often a running event is looked at, whatever happens (ms).
GLANCE = MINUTE


def next_step(event: Tournament, now: int, passed: Passed) -> Next:
    """What is to be done now. Only for an event that isn't over."""
    if event.commenced is None:
        return _before_the_start(event, now, passed)
    unopened = [one for one in event.open if not one.opened_at]
    for one in unopened:
        if (settled := _settle_without_table(event, one)) is not None:
            return settled
    if unopened and sum(1 for one in event.meetings if one.opened_at > now - WAVE_TIME) < WAVE:
        return OpenTable(unopened[0].number)
    if event.open:
        return WaitUntil(now + GLANCE)
    return _after_the_round(event, now, passed)


def _before_the_start(event: Tournament, now: int, passed: Passed) -> Next:
    plan, start, enough = event.plan, event.plan.start, len(event.here) >= LEAST
    if event.suspended:
        return _wait_for_the_organiser(event, now, passed)
    if not plan.slow and not event.summoned_at:
        call = start - CALL_AHEAD
        return CallRoll() if now >= call or event.hurried else WaitUntil(call)
    if event.hurried and enough:
        answering = 0 if plan.slow or len(event.here) == len(event.joined) else HURRIED_CALL - passed(event.summoned_at)
        return BeginEvent() if answering <= 0 else WaitUntil(now + answering)
    if now < start:
        return WaitUntil(start)
    # Whoever was called while the bot was away has the same time to answer as ever.
    answering = min(CALL_AHEAD, start - event.planned_at) - passed(event.summoned_at) if event.summoned_at else 0
    if answering > 0:
        return WaitUntil(now + min(GLANCE, answering))
    if enough:
        return BeginEvent()
    return Finish(Close.TOO_FEW) if event.put_back else PutBack(now + PUT_BACK)


def _wait_for_the_organiser(event: Tournament, now: int, passed: Passed) -> Next:
    """Wait while the event is paused; what should have gone on long ago is called off."""
    due = max((event.suspended_at, event.plan.start, *(one.settled_at for one in event.meetings)))
    left = event.plan.longest_pause - passed(due)
    return WaitUntil(now + left) if left > 0 else Finish(Close.CALLED_OFF)


def takes_late_comers(event: Tournament) -> bool:
    """Whether somebody new can still come to an evening that runs."""
    if event.close is not None or event.commenced is None or event.plan.format is not Format.EVENING:
        return False
    return not event.full and 2 * event.round < event.commenced.rounds


def can_come(event: Tournament, person: int) -> bool:
    """Whether somebody can still come to an evening: back at any time, late until half the rounds have begun.

    Who was removed can't.
    """
    if event.close is not None or event.commenced is None or event.plan.format is not Format.EVENING:
        return False
    if event.was_removed(person):
        return False
    back = person in event.commenced.persons or event.was_paired(person)
    return back or (not (event.full and event.member(person) is None) and 2 * event.round < event.commenced.rounds)


def can_return(event: Tournament, person: int) -> bool:
    """Whether games can still come for somebody who rests: in an evening, and in a live cup that they aren't out of."""
    if event.close is not None or event.commenced is None or event.plan.slow:
        return False
    if event.plan.format is not Format.CUP:
        return True
    lost = any(person in tie.sides and tie.winner != person for ties in knock_out(event) for tie in ties if tie.over)
    return not lost and (not event.qualified or person in event.qualified)


def begin(event: Tournament, by_rating: tuple[int, ...], before: dict[int, tuple[int, int, int]]) -> Commenced:
    """The start: `by_rating` are those of the draw who have a rating, the best first; the others follow by lot.

    `before` is as in `robin.place_in_divisions`.
    """
    here = event.here
    presses = tuple(
        sorted((one.press for one in map(event.entrants.__getitem__, here) if one.press.isdecimal()), key=int)
    )
    drawn = Commenced((), presses)
    seed = replace(event, commenced=drawn).seed
    rated = tuple(person for person in by_rating if person in here)
    numbers = [person for person in here if person not in rated]
    people = (*rated, *shuffle(seed, "unrated", numbers))
    order, unrated = tuple(event.entrants[person].number for person in people), len(numbers)
    match event.plan.format:
        case Format.EVENING:
            return Commenced(people, presses, (), (), event.plan.rounds_of(len(people)), order, unrated)
        case Format.LEAGUE:
            people = place_in_divisions(people, before)
            return Commenced(people, presses, division_sizes(len(people)), (), 1, order, unrated)
        case Format.CUP:
            sizes = group_sizes(len(people)) if event.plan.grouped and len(people) >= GROUPED_FROM else ()
            if not sizes:
                return Commenced(people, presses, order=order, unrated=unrated)
            groups = draw_groups(seed, people, sizes, event.apart)
            return Commenced(tuple(chain.from_iterable(groups)), presses, (), sizes, 0, order, unrated)


def _settle_without_table(event: Tournament, meeting: Meeting) -> Settle | None:
    """How a meeting ends that needs no table: it can't take place, or somebody has left."""
    people = meeting.people
    if any(event.entrants[one].vanished for one in people):
        return Settle(meeting.number, (0,) * len(people), Decision.VANISHED)
    there = [one for one in people if not event.entrants[one].out and not _rests(event, one)]
    if len(there) < 2:
        places = tuple(1 if one in there else 0 for one in people)
        return Settle(meeting.number, places, Decision.WALKOVER if there else Decision.ABSENT)
    if meeting.unplayed or (len(people) == 2 and frozenset(people) in event.apart):
        return Settle(meeting.number, (1,) * len(people), Decision.UNPLAYED)
    return None


def _rests(event: Tournament, person: int) -> bool:
    """Whether somebody misses a game of a live cup, whose games are fixed: an evening pairs nobody who rests."""
    return event.plan.format is Format.CUP and not event.plan.slow and event.entrants[person].resting


def _after_the_round(event: Tournament, now: int, passed: Passed) -> Next:
    """What comes once all games of the round are over: the next round, or the end."""
    if is_over(event):
        return Finish(Close.OVER)
    if event.suspended:
        return _wait_for_the_organiser(event, now, passed)
    if event.plan.format is Format.EVENING and len(event.playing) < event.plan.fewest:
        return Finish(Close.OVER if event.meetings else Close.TOO_FEW)
    last = max((one.settled_at for one in event.meetings), default=0)
    left = BREATHER - passed(last) if last else 0
    if left > 0 and not event.hurried and not event.plan.slow and not replays_due(event):
        return WaitUntil(now + left)
    return PairNext()


def drop_open(event: Tournament) -> tuple[Entry, ...]:
    """The ends of the games that aren't over when an event is called off: they count for nobody."""
    return tuple(Settled(one.number, (0,) * len(one.people), Decision.VANISHED.value) for one in event.open)


def is_over(event: Tournament) -> bool:
    """Whether there is nothing left to be played."""
    if event.commenced is None or event.open:
        return False
    match event.plan.format:
        case Format.EVENING:
            return event.round >= event.commenced.rounds
        case Format.LEAGUE:
            return event.round >= 1
        case Format.CUP:
            rounds = knock_out(event)
            return bool(rounds) and rounds[-1][0].over


def pair(event: Tournament) -> tuple[Entry, ...]:
    """The next round, or the replays of this one; nothing if there is no legal pairing."""
    match event.plan.format:
        case Format.EVENING:
            found = pair_evening(event)
            return () if found is None else (found,)
        case Format.LEAGUE:
            return (pair_groups(event, None),)
        case Format.CUP:
            groups = group_rounds(event)
            if event.round < groups:
                return (pair_groups(event, None if event.plan.slow else event.round),)
            if groups and not event.qualified:
                through = Qualified(qualify(event))
                return through, *pair_ties(follow(event, through, event.touched_at))
            return pair_ties(event)


@dataclass(frozen=True, slots=True)
class Facts:
    """What the table of a meeting shows.

    `over` has the places of the seats if the game ended by its rules, by resigning or by agreement; `lost` means that
    it ended without, or that the table is gone. `awaited` are the people whose turn it is `since` then, `acted` those
    who have had a turn, `left` those who gave up their seat. `expired` means that the clock of who is on turn has run
    out. `ahead` are the places as they would be if time were up now.
    """

    over: tuple[int, ...] = ()
    lost: bool = False
    awaited: tuple[int, ...] = ()
    since: int = 0
    acted: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()
    expired: bool = False
    ahead: tuple[int, ...] = ()
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Decide:
    """End the game of a meeting with these places."""

    places: tuple[int, ...]
    decision: Decision


@dataclass(frozen=True, slots=True)
class Replace:
    """Let a computer play on for somebody who isn't there, at a table of more than two."""

    person: int


def judge(event: Tournament, meeting: Meeting, facts: Facts, now: int, passed: Passed) -> Decide | Replace | WaitUntil:
    """What is to be done about a game that is being played; when it is over, how it is settled."""
    people, plan = meeting.people, event.plan
    gone = frozenset(one for one in people if event.entrants[one].out) | facts.left
    if any(event.entrants[one].vanished for one in people):
        return Decide((0,) * len(people), Decision.VANISHED)
    if facts.over:
        return Decide(_settle_places(people, facts.over, facts), Decision.PLAYED)
    if facts.lost:
        return Decide((1,) * len(people), Decision.VOID)
    there = [one for one in people if one not in gone]
    if len(there) < 2:
        return _decide_without(people, there, facts)
    if len(people) > 2 and gone - facts.left:
        return Replace(next(one for one in people if one in gone - facts.left))
    absent = [one for one in facts.awaited if one not in facts.acted and one in there]
    had = passed(max(facts.since, meeting.opened_at))
    if absent and had >= plan.patience:
        if len(people) > 2:
            return Replace(absent[0])
        other = next(one for one in people if one != absent[0])
        if other in absent or (had >= 2 * plan.patience and not is_there(event, meeting, other, facts.acted)):
            return Decide((0, 0), Decision.ABSENT)
        if is_there(event, meeting, other, facts.acted):
            return Decide(tuple(0 if one == absent[0] else 1 for one in people), Decision.WALKOVER)
        return WaitUntil(now + min(GLANCE, 2 * plan.patience - had))
    if facts.expired and facts.awaited and len(people) == 2:
        return Decide(tuple(2 if one in facts.awaited else 1 for one in people), Decision.CLOCK)
    begun = event.commenced_at if plan.format is Format.LEAGUE else meeting.opened_at
    left = plan.longest - passed(begun)
    if left <= 0:
        return Decide(_settle_places(people, facts.ahead or (1,) * len(people), facts), Decision.TIME)
    patience = plan.patience - had if absent else GLANCE
    return WaitUntil(now + max(1, min(GLANCE, left, patience)))


def is_there(event: Tournament, meeting: Meeting, person: int, acted: Collection[int | None]) -> bool:
    """Whether somebody who isn't on turn in a game for two counts as there, as the other one doesn't come.

    They had a turn in it or said that they are there; or they played their last game, or came to the roll call for
    their first. Nobody has to be there for a slow game that they needn't act in.
    """
    if event.plan.slow or person in acted or person in meeting.appeared:
        return True
    before = [one for one in event.meetings_of(person) if one.number < meeting.number and one.decision is not None]
    if not before:
        return True
    last = before[-1]
    came = last.decision in (Decision.PLAYED, Decision.TIME, Decision.CLOCK) or person in last.appeared
    return came and last.place_of(person) > 0


def _decide_without(people: tuple[int, ...], there: list[int], facts: Facts) -> Decide:
    """How a game ends of which one is left, or nobody: who left after it had begun has lost, else they didn't come."""
    if not there:
        return Decide((0,) * len(people), Decision.ABSENT)
    began = facts.acted if len(people) > 2 or frozenset(people) <= facts.acted else frozenset()
    places = tuple(1 if one in there else 2 if one in began else 0 for one in people)
    return Decide(places, Decision.CLOCK if all(places) else Decision.WALKOVER)


def _settle_places(people: tuple[int, ...], places: tuple[int, ...], facts: Facts) -> tuple[int, ...]:
    """The places of a game's seats: at a table of more, who left is last, and who never came has nothing."""
    if len(people) == 2:
        return places
    return tuple(
        place if one not in facts.left else len(people) if one in facts.acted else 0
        for one, place in zip(people, places, strict=True)
    )
