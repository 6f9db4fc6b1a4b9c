"""The set-up: teams and cards are dealt to seats. Part of rules/worldcup: rules/core only."""

from collections import Counter
from itertools import groupby

from rules.worldcup.cups import CUPS
from rules.worldcup.field import lay_out
from rules.worldcup.pieces import HAND, RANKS, Bag, Dealer, Deck, Lot, Pick
from rules.worldcup.position import BAG, DEALER, DECK, LOT, NOBODY, PICK, State


def begin(year: int, seats: int, *, modifiers: bool, draft: bool, passes: int) -> State:
    """The state before the first event, which is the bag or, with a draft, the lot for the order (rules 1 and 3)."""
    cup = CUPS[year]
    field = lay_out(year, cup.fixtures)
    return State(
        year=year,
        seats=seats,
        modifiers=modifiers,
        draft=draft,
        passes=passes,
        awaits=LOT if draft else BAG,
        owners=(NOBODY,) * len(cup.teams),
        hands=((),) * seats,
        field=field,
        rows=field.empty,
        lots_for=tuple(range(seats)) if draft else (),
        playing=frozenset(range(seats)),
        seats_in=frozenset(range(seats)),
        alive=frozenset(cup.teams),
        reached=(0,) * len(cup.teams),
    )


def bag_drawn(state: State, event: Bag) -> State:
    """Deal equal shares blind (rule 1), then the left-over teams, with a lot if one is needed (rule 2)."""
    share = len(event.teams) // state.seats
    dealt = {team: number // share for number, team in enumerate(event.teams[: share * state.seats])}
    served, level = extras(state, dealt, len(event.teams) - len(dealt))
    after = state._replace(
        base=event.teams,
        owners=tuple(dealt.get(team, NOBODY) for team in state.cup.teams),
        served=served,
        lots_for=level,
    )
    return after._replace(awaits=LOT) if level else _left_overs(after)


def extras(state: State, dealt: dict[str, int], left: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that get a left-over team, first served first, and the level seats whose lot decides the last ones.

    Seats with a grey team come first, then those with a yellow one, then the rest. Within each class, the weakest mix
    comes first: fewest black teams, then fewest red ones and so on (rule 2).
    """
    mixes = {seat: Counter[str]() for seat in range(state.seats)}
    for team, seat in dealt.items():
        mixes[seat][state.cup.teams[team].rank] += 1

    def strength(seat: int) -> tuple[int, ...]:
        mix = mixes[seat]
        kind = 0 if mix["grey"] else 1 if mix["yellow"] else 2
        return (kind, *(mix[rank] for rank in RANKS))

    served: tuple[int, ...] = ()
    for _, group in groupby(sorted(mixes, key=strength), strength):
        level = tuple(group)
        if len(served) + len(level) > left:
            return served, level if len(served) < left else ()
        served += level
    return served, ()


def lot_drawn(state: State, event: Lot) -> State:
    """Apply a lot of seats: who chooses first (rule 3), or which of the level seats get a left-over team (rule 2)."""
    served = (*state.served, *map(int, event.names))
    if state.draft:
        return state._replace(served=served, lots_for=(), awaits=PICK, seat=served[0])
    return _left_overs(state._replace(served=served, lots_for=()))


def _left_overs(state: State) -> State:
    """Give each left-over team, in the bag's order, to the next seat to be served (rule 2)."""
    left = len(state.base) % state.seats
    owners = list(state.owners)
    served = state.served[:left]
    for team, seat in zip(state.base[len(state.base) - left :], served, strict=True):
        owners[state.cup.numbers[team]] = seat
    return state._replace(owners=tuple(owners), served=served, awaits=DEALER)


def picked(state: State, event: Pick) -> State:
    """Choose a team; the next seat in snake order goes on until no team is left (rule 3)."""
    owners = list(state.owners)
    owners[state.cup.numbers[event.team]] = state.seat
    after = state._replace(owners=tuple(owners), base=(*state.base, event.team))
    coming = upcoming(after)
    return after._replace(seat=coming[0]) if coming else after._replace(awaits=DEALER)


def upcoming(state: State) -> tuple[int, ...]:
    """The seats of all picks to come, in snake order (rule 3)."""
    order = state.served
    turns = range(len(state.base), len(state.cup.teams))
    return tuple(
        order[number % len(order)] if number // len(order) % 2 == 0 else order[-1 - number % len(order)]
        for number in turns
    )


def dealer_drawn(state: State, event: Dealer) -> State:
    """Note the dealer; the seat to the left is served first and starts (rule 5)."""
    return state._replace(dealer=event.seat, last_drawer=event.seat, awaits=DECK)


def dealt(state: State, event: Deck) -> State:
    """Deal three cards each, in three laps from the dealer's left; the rest is the deck (rule 5)."""
    hands: list[tuple[str, ...]] = [()] * state.seats
    many = HAND * state.seats
    for number in range(state.seats):
        hands[(state.dealer + 1 + number) % state.seats] = event.cards[number : many : state.seats]
    return state._replace(hands=tuple(hands), deck=event.cards[many:], shuffled=len(event.cards) - many)
