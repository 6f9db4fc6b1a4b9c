"""The effect of every event in the World Cup Game, from its set-up on, and its chance. Part of rules/worldcup.

Imports rules/core only. CHANCE.md describes exactly how the seed's bytes become each chance event, so that anybody can
draw it again.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from rules.core.chance import Rng
from rules.worldcup import rounds
from rules.worldcup.cups import CUPS, DICE
from rules.worldcup.notation import public
from rules.worldcup.pieces import (
    ATTACK,
    DEFENCE,
    HAND,
    MISS,
    PENALTY,
    RANKS,
    TURN,
    TWO,
    TWO_ONE,
    UNUSED,
    Action,
    Bag,
    ChanceEvent,
    Claim,
    Dealer,
    Deck,
    Discard,
    Dot,
    Dots,
    Kick,
    Lot,
    Pick,
    PlayCard,
    Refill,
    Stage,
)
from rules.worldcup.position import (
    BAG,
    DEALER,
    DECK,
    DOT,
    DOTS,
    LOT,
    LOTS,
    NOBODY,
    PICK,
    REFILL,
    Laid,
    Rows,
    State,
    Turned,
    lay_out,
    turn_tile,
)
from rules.worldcup.rounds import cards_left, deck_size, pool, short_of_cards


def apply(state: State, event: Action | ChanceEvent) -> State:
    """The state after a possible event."""
    return _effect(state, event)._replace(log=(*state.log, public(event)))


def _effect(state: State, event: Action | ChanceEvent) -> State:
    match event:
        case PlayCard(card, _) if card == PENALTY:  # 14: the die first, then the discard and the draw
            return state._replace(awaits=DOT, played=event)
        case PlayCard(card, targets):
            return _turn_taken(state, card, targets, "", tuple(_lay(state, event)))
        case Discard(card):
            return _turn_taken(state, card, (), "", ())
        case Dot(colour) if state.played is not None:
            laid = () if colour == MISS else tuple(_lay(state, state.played))
            return _turn_taken(state, PENALTY, state.played.targets, colour, laid)
        case Dot(colour):
            return rounds.kick(state, colour)
        case Kick():
            return state._replace(awaits=DOT)
        case Claim():
            return rounds.claim(state)
        case Pick():
            return pick(state, event)
        case Bag():
            return bag_drawn(state, event)
        case Dealer():
            return dealer_drawn(state, event)
        case Lot(names):
            return lot_drawn(state, event) if state.awaits == LOT else rounds.lot_drawn(state, names)
        case Deck() if not state.turn:
            return rounds.first_turn(deal(state, event))
        case Deck():
            return rounds.deck_laid(state, event)
        case Refill():
            return rounds.refill(state, event)
        case Dots(colours):
            return rounds.roll(state, colours)


def _lay(state: State, play: PlayCard) -> Iterable[Laid]:
    """The changes that a play makes to squares (rules 7 and 9 to 14)."""
    for number, target in enumerate(play.targets):
        if target == UNUSED:
            continue
        row = state.field.row(target.removeprefix(TURN))
        assert row is not None
        before = state.rows[row]
        if target.startswith(TURN):
            after = turn_tile(before, state.field.squares[row])
            yield Laid(row, len(before) - 1, before[-1], after[len(before) - 1])
            if len(after) > len(before):
                yield Laid(row, len(before), "", after[-1])
        else:
            yield Laid(row, len(before), "", _tile(play.card, number, state.field.biggest[row]))


def _tile(card: str, number: int, biggest: int) -> str:
    """The tile that a card lays on its target with this number, no bigger than the team's biggest (rules 9 to 11)."""
    if card in (ATTACK, DEFENCE, PENALTY):
        return card
    if card == TWO_ONE:
        return TWO if number == 0 else "1"
    return str(min(int(card[0]), biggest))


def _with(rows: Rows, laid: tuple[Laid, ...]) -> Rows:
    if not laid:
        return rows
    after = list(rows)
    for change in laid:
        after[change.row] = after[change.row][: change.square] + change.after
    return tuple(after)


def _turn_taken(state: State, card: str, targets: tuple[str, ...], dot: str, laid: tuple[Laid, ...]) -> State:
    """Discard the card, draw the top card unless it's an extra turn, and let the next seat play (rules 5, 6 and 16)."""
    seat, draws = state.seat, not state.extra
    hand = list(state.hands[seat])
    hand.remove(card)
    if draws:
        hand.append(state.deck[0])
    taken = Turned(state.turn, seat, card, targets, dot, laid, draws)
    after = state._replace(
        hands=(*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :]),
        deck=state.deck[1:] if draws else state.deck,
        discards=(*state.discards, card),
        fresh=state.fresh | {seat} if draws else state.fresh - {seat},
        rows=_with(state.rows, laid),
        played=None,
        plays=(*state.plays, taken),
        last_drawer=seat if draws else state.last_drawer,
        extra=max(0, state.extra - 1),
    )
    return _next(after, draws)


def _next(state: State, drew: bool) -> State:
    """Go on to the next seat or the end of the round (rules 15 and 16)."""
    following = rounds.next_seat(state, state.seat)
    if state.deck if drew else state.extra:
        return rounds.turn_of(state, following)
    if drew and state.stage is Stage.GROUPS and not state.replay:
        if state.run < state.passes:
            return state._replace(awaits=DECK)
        if state.many:  # 16: everybody plays once more, without drawing
            return rounds.turn_of(state._replace(extra=state.seats), following)
    return rounds.close(state)


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


def pick(state: State, event: Pick) -> State:
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


def deal(state: State, event: Deck) -> State:
    """Deal three cards each, in three laps from the dealer's left; the rest is the deck (rule 5)."""
    hands: list[tuple[str, ...]] = [()] * state.seats
    many = HAND * state.seats
    for number in range(state.seats):
        hands[(state.dealer + 1 + number) % state.seats] = event.cards[number : many : state.seats]
    return state._replace(hands=tuple(hands), deck=event.cards[many:], shuffled=len(event.cards) - many)


def resolve(state: State, rng: Rng) -> ChanceEvent:
    """Draw the chance event that is due from the stream."""
    match state.awaits:
        case "bag":
            return Bag(rng.shuffle(tuple(state.cup.teams)))
        case "lot" | "lots":
            return Lot(rng.shuffle(lot_names(state)))
        case "dealer":
            return Dealer(rng.below(state.seats))
        case "deck":
            return Deck(rng.shuffle(pool(state))[: deck_size(state)])
        case "refill":
            return Refill(rng.shuffle(cards_left(state))[: refill_size(state)])
        case "dots":
            return Dots(tuple(faces[rng.below(len(faces))] for faces in DICE))
        case _:
            return Dot(DICE[0][rng.below(len(DICE[0]))])


def can_happen(state: State, event: ChanceEvent) -> bool:
    """Whether a given chance event is possible now (rule 29)."""
    match event:
        case Bag(teams):
            return state.awaits == BAG and sorted(teams) == sorted(state.cup.teams)
        case Lot(names):
            return state.awaits in (LOT, LOTS) and sorted(names) == sorted(lot_names(state))
        case Dealer(seat):
            return state.awaits == DEALER and seat < state.seats
        case Deck(cards):
            return state.awaits == DECK and len(cards) == deck_size(state) and _part(cards, pool(state))
        case Refill(cards):
            return state.awaits == REFILL and len(cards) == refill_size(state) and _part(cards, cards_left(state))
        case Dots(colours):
            return state.awaits == DOTS and all(map(tuple.__contains__, DICE, colours))
        case Dot(colour):
            return state.awaits == DOT and colour in DICE[0]


def lot_names(state: State) -> tuple[str, ...]:
    """The seats or teams whose lot is to be drawn, once each, in seat order or the cup's order."""
    if state.awaits == LOT:
        return tuple(map(str, state.lots_for))
    entry = state.scored[-1]
    return tuple(sorted(entry.level[len(entry.lots)], key=state.cup.numbers.__getitem__))


def refill_size(state: State) -> int:
    """The number of cards to deal: one for each seat that is short, as far as there are cards (rule 16)."""
    return min(len(short_of_cards(state)), len(cards_left(state)))


def _part(cards: tuple[str, ...], of: tuple[str, ...]) -> bool:
    return Counter(cards) <= Counter(of)
