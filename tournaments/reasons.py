"""Why two people meet, why somebody is free, and why people share a table. Part of tournaments.

Reasons are told of the event as it was when the round was paired: what was corrected later changes none. They follow
from points and from who meets whom, and never from who keeps apart: a pairing that had to give way, whatever to, is the
only one that fits.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from itertools import chain, combinations, pairwise

from tournaments.bracket import group_rounds
from tournaments.plan import Format
from tournaments.standings import add_up
from tournaments.swiss import Standpoint, standpoints
from tournaments.tournament import Meeting, Tournament


class Cause(Enum):
    """Why people meet."""

    LOT = "lot"  # in the first round lots are drawn
    EQUAL = "equal"  # they have equal points
    NEAREST = "nearest"  # their points are as near as they can be
    LEADERS = "leaders"  # a table of more, at which people sit by their points
    ONLY = "only"  # nothing else fits
    DIVISION = "division"
    GROUP = "group"
    SEEDS = "seeds"  # the first round of a knock-out
    WINNERS = "winners"  # a later one
    REPLAY = "replay"


class Opening(Enum):
    """Why the first of them begins."""

    BALANCE = "balance"  # they have begun less often
    LAST = "last"  # the other began last time, and they didn't
    LOT = "lot"
    SWAPPED = "swapped"  # the other began the game that is played again
    SCHEDULE = "schedule"  # everybody of a group begins as often


class Freedom(Enum):
    """Why somebody is free."""

    LOT = "lot"  # drawn by lot, among the last who hadn't been free
    LAST = "last"  # the last who hadn't been free
    ONLY = "only"  # nothing else fits
    ODD = "odd"  # a group in which one is over
    BYE = "bye"  # the best seeds of a knock-out, and whoever has nobody to play in a round


@dataclass(frozen=True, slots=True)
class MeetingReason:
    """Why these people meet, in seat order, and the first begins.

    `points` are what each had before the round, `first` says that no two of them had met. `place` is their division,
    group or tie, `seeds` are theirs in a knock-out, from 1.
    """

    meeting: int
    people: tuple[int, ...]
    cause: Cause
    opening: Opening
    points: tuple[Fraction, ...]
    first: bool
    place: int = 0
    seeds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FreeReason:
    """Why somebody is free, who had these points before the round; `seed` is theirs in a knock-out, from 1."""

    person: int
    cause: Freedom
    points: Fraction
    seed: int = 0


def explain_round(event: Tournament, number: int) -> tuple[tuple[MeetingReason, ...], tuple[FreeReason, ...]]:
    """Why people meet in a round, in the order of its meetings, and why others are free. Empty if there is no round."""
    found = next((one for one in event.rounds if one.number == number), None)
    if found is None:
        return (), ()
    meetings, before = event.meetings_in(number), rewind(event, number)
    match event.plan.format:
        case Format.EVENING if event.plan.duels:
            return _explain_swiss(before, meetings, found.free)
        case Format.EVENING:
            points = add_up(before, found.free)
            spare = tuple(FreeReason(one, Freedom.BYE, points[one]) for one in found.free)
            return _explain_tables(before, meetings), spare
        case _:
            return _explain_places(event, before, meetings, found.free)


def rewind(event: Tournament, number: int) -> Tournament:
    """The event as it was when a round was paired: its people, its meetings until then and their results."""
    entry = next(one.entry for one in event.rounds if one.number == number)
    meetings = []
    for one in event.meetings:
        if one.round < number:
            was = next((was for was in one.earlier if was.until > entry), None)
            meetings.append(one if was is None else replace(one, places=was.places, decision=was.decision))
    rounds = tuple(one for one in event.rounds if one.number < number)
    in_time = {person: replace(one, late=0) for person, one in event.entrants.items() if one.late >= number}
    entrants = {**event.entrants, **in_time}
    return replace(event, meetings=tuple(meetings), rounds=rounds, entrants=entrants)


def _explain_swiss(
    before: Tournament, meetings: Sequence[Meeting], free: Sequence[int]
) -> tuple[tuple[MeetingReason, ...], tuple[FreeReason, ...]]:
    people = sorted((*chain.from_iterable(one.people for one in meetings), *free), key=list(before.entrants).index)
    given = {one.person: one for one in standpoints(before, people)}
    pairs = [(given[one.people[0]], given[one.people[1]]) for one in meetings]
    forced = _find_forced(pairs)
    found = []
    for meeting, (one, other) in zip(meetings, pairs, strict=True):
        equal = one.points == other.points
        cause = Cause.LOT if not before.round else Cause.EQUAL if equal else Cause.NEAREST
        if abs(one.points - other.points) in forced:
            forced.remove(abs(one.points - other.points))
            cause = Cause.ONLY
        opening = Opening.BALANCE if one.balance < other.balance else Opening.LAST
        if opening is Opening.LAST and one.last >= other.last:
            opening = Opening.LOT
        points = Fraction(one.points, 2), Fraction(other.points, 2)
        found.append(MeetingReason(meeting.number, meeting.people, cause, opening, points, _is_first(before, meeting)))
    if len(free) > len(people) % 2:  # more than the odd one: those who are free can't play each other either
        spare = tuple(FreeReason(one, Freedom.BYE, Fraction(given[one].points, 2)) for one in free)
        return tuple(found), spare
    able = [one for one in given.values() if not one.freed]
    return tuple(found), tuple(_explain_free(given[person], able, before.round == 0) for person in free)


def _find_forced(pairs: Sequence[tuple[Standpoint, Standpoint]]) -> list[int]:
    """The differences in half points that there would not be if everybody could meet everybody."""
    ordered = sorted((one.points for one in chain.from_iterable(pairs)), reverse=True)
    best = [one - other for one, other in zip(ordered[::2], ordered[1::2], strict=True)]
    real = [abs(one.points - other.points) for one, other in pairs]
    if sum(each**2 for each in real) == sum(each**2 for each in best):
        return []
    for each in best:
        if each in real:
            real.remove(each)
    return [each for each in real if each]


def _explain_free(given: Standpoint, able: Sequence[Standpoint], at_first: bool) -> FreeReason:
    if given.freed:
        return FreeReason(given.person, Freedom.BYE, Fraction(given.points, 2))
    least = min(one.points for one in able)
    cause = Freedom.LAST if given.points == least else Freedom.ONLY
    if at_first or (cause is Freedom.LAST and sum(1 for one in able if one.points == least) > 1):
        cause = Freedom.LOT
    return FreeReason(given.person, cause, Fraction(given.points, 2))


def _explain_tables(before: Tournament, meetings: Sequence[Meeting]) -> tuple[MeetingReason, ...]:
    """Why people share tables: by lot or by their points, unless the order of points is broken there."""
    points = add_up(before, chain.from_iterable(one.people for one in meetings))
    broken: set[int] = set()
    for one, behind in pairwise(meetings):
        if min(points[person] for person in one.people) < max(points[person] for person in behind.people):
            broken |= {one.number, behind.number}
    found = []
    for one in meetings:
        cause = Cause.LOT if not before.round else Cause.ONLY if one.number in broken else Cause.LEADERS
        own = tuple(points[person] for person in one.people)
        opening, first = _find_opening(before, one), _is_first(before, one)
        found.append(MeetingReason(one.number, one.people, cause, opening, own, first))
    return tuple(found)


def _explain_places(
    event: Tournament, before: Tournament, meetings: Sequence[Meeting], free: Sequence[int]
) -> tuple[tuple[MeetingReason, ...], tuple[FreeReason, ...]]:
    """Why people meet in divisions, groups and ties."""
    assert event.commenced is not None
    number = before.round + 1 if not meetings else meetings[0].round
    points = add_up(before, event.commenced.persons)
    grouped = group_rounds(event)
    tied = event.plan.format is Format.CUP and number > grouped
    seeds = {person: seed for seed, person in enumerate(event.qualified if grouped else event.commenced.persons, 1)}
    found: list[MeetingReason] = []
    for one in meetings:
        again = any(each.place == one.place and tied for each in found)
        own = tuple(points[person] for person in one.people)
        if not tied:
            cause = Cause.DIVISION if event.plan.format is Format.LEAGUE else Cause.GROUP
            found.append(MeetingReason(one.number, one.people, cause, Opening.SCHEDULE, own, True, one.place))
            continue
        cause = Cause.REPLAY if again else Cause.SEEDS if number == grouped + 1 else Cause.WINNERS
        opening = Opening.SWAPPED if again else _find_opening(before, one)
        first = not again and _is_first(before, one)
        both = tuple(seeds[person] for person in one.people)
        found.append(MeetingReason(one.number, one.people, cause, opening, own, first, one.place, both))
    idle = Freedom.BYE if tied else Freedom.ODD
    spare = tuple(FreeReason(one, idle, points[one], seeds.get(one, 0) if tied else 0) for one in free)
    return tuple(found), spare


def _find_opening(before: Tournament, meeting: Meeting) -> Opening:
    """Whether the first has begun less often than everybody else, or lots decided."""
    first, *others = [sum(1 for one in before.meetings if one.people[0] == person) for person in meeting.people]
    return Opening.BALANCE if first < min(others) else Opening.LOT


def _is_first(before: Tournament, meeting: Meeting) -> bool:
    """Whether no two of them have met before."""
    met = {frozenset(two) for one in before.meetings for two in combinations(one.people, 2)}
    return not any(frozenset(two) in met for two in combinations(meeting.people, 2))
