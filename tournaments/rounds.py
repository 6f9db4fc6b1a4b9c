"""The next round of an evening, of groups and of a knock-out, as an entry. Part of tournaments."""

from itertools import chain

from tournaments.bracket import CupTie, group_rounds, groups_of, knock_out, replays_due
from tournaments.entries import Entry, Paired
from tournaments.parties import seat_round
from tournaments.robin import circle
from tournaments.standings import draw_people
from tournaments.swiss import pair_round
from tournaments.tournament import Tournament


def pair_evening(event: Tournament) -> Paired | None:
    """The next round of an evening, or None if nobody can play."""
    assert event.commenced is not None
    number = event.round + 1
    if event.plan.duels:
        paired = pair_round(event, event.playing, event.commenced.rounds - number)
        tables: tuple[tuple[int, ...], ...] = paired.pairs
        free = paired.free
    else:
        tables, free = seat_round(event, event.playing)
    if not tables:
        return None
    return Paired(number, (*chain.from_iterable(tables), *free), tuple(map(len, tables)), (0,) * len(tables))


def pair_groups(event: Tournament, number: int | None) -> Paired:
    """The games of one round of all groups, from 0, or of all rounds at once; those who may not meet don't play."""
    people: list[int] = []
    places: list[int] = []
    unplayed: list[int] = []
    for place, group in enumerate(groups_of(event), 1):
        rounds = circle(group)
        for pairs in rounds if number is None else rounds[number : number + 1]:
            for one, other in pairs:
                if frozenset((one, other)) in event.apart:
                    unplayed.append(len(places))
                people += (one, other)
                places.append(place)
    there = [one for one in chain(*groups_of(event)) if not event.entrants[one].out]
    free = () if number is None else tuple(one for one in there if one not in people)
    return Paired(event.round + 1, (*people, *free), (2,) * len(places), tuple(places), tuple(unplayed))


def pair_ties(event: Tournament) -> tuple[Entry, ...]:
    """The ties of the next round of a knock-out; before those, the replays of the last one."""
    again = replays_due(event)
    if again:
        pairs = [(one.meetings[-1].people[1], one.meetings[-1].people[0]) for one in again]
        return (_ties(event, event.round, again, pairs),)
    rounds, before = knock_out(event), group_rounds(event)
    ties = next((ties for ties in rounds if any(not one.over for one in ties)), ())
    due = [one for one in ties if not one.over]
    pairs = [_sides(event, one) for one in due]
    return (_ties(event, before + due[0].round, due, pairs),) if due else ()


def _sides(event: Tournament, tie: CupTie) -> tuple[int, int]:
    """Who begins a tie: whoever has begun less often, else drawn by lot."""
    one, other = tie.sides
    assert one is not None
    assert other is not None
    begun = {person: sum(1 for each in event.meetings if each.people[0] == person) for person in (one, other)}
    order = draw_people(event, f"sides {tie.round} {tie.number}", (one, other))
    first, second = sorted(order, key=begun.__getitem__)
    return first, second


def _ties(event: Tournament, number: int, ties: list[CupTie], pairs: list[tuple[int, int]]) -> Paired:
    unplayed = tuple(place for place, pair in enumerate(pairs) if frozenset(pair) in event.apart)
    free = tuple(
        tie.winner
        for tie in (knock_out(event)[ties[0].round - 1] if number > event.round else ())
        if tie.bye and tie.winner is not None
    )
    people = (*chain.from_iterable(pairs), *free)
    return Paired(number, people, (2,) * len(pairs), tuple(one.number for one in ties), unplayed)
