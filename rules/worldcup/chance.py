"""The World Cup Game's chance events, drawn or given. Part of rules/worldcup: rules/core only.

CHANCE.md describes exactly how the seed's bytes become each event, so that anybody can draw it again.
"""

from collections import Counter

from rules.core.chance import Rng
from rules.worldcup.cups import DICE
from rules.worldcup.pieces import Bag, ChanceEvent, Dealer, Deck, Dot, Dots, Lot, Refill
from rules.worldcup.position import BAG, DEALER, DECK, DOT, DOTS, LOT, LOTS, REFILL, State
from rules.worldcup.rounds import deck_size, pool, short_of_cards, unused


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
            return Refill(rng.shuffle(unused(state))[: refill_size(state)])
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
            return state.awaits == REFILL and len(cards) == refill_size(state) and _part(cards, unused(state))
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
    return min(len(short_of_cards(state)), len(unused(state)))


def _part(cards: tuple[str, ...], of: tuple[str, ...]) -> bool:
    return Counter(cards) <= Counter(of)
