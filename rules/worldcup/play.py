"""The effect of every event in the World Cup Game. Part of rules/worldcup: rules/core only."""

from collections.abc import Iterable

from rules.worldcup import rounds, setup
from rules.worldcup.field import Rows, turned
from rules.worldcup.notation import public
from rules.worldcup.pieces import (
    ATTACK,
    DEFENCE,
    MISS,
    PENALTY,
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
    Play,
    Refill,
    Stage,
)
from rules.worldcup.position import DECK, DOT, LOT, Laid, State, Turned


def apply(state: State, event: Action | ChanceEvent) -> State:
    """The state after a possible event."""
    return _effect(state, event)._replace(log=(*state.log, public(event)))


def _effect(state: State, event: Action | ChanceEvent) -> State:
    match event:
        case Play(card, _) if card == PENALTY:  # 14: the die first, then the discard and the draw
            return state._replace(awaits=DOT, played=event)
        case Play(card, targets):
            return _turn_taken(state, card, targets, "", tuple(_laid(state, event)))
        case Discard(card):
            return _turn_taken(state, card, (), "", ())
        case Dot(colour) if state.played is not None:
            laid = () if colour == MISS else tuple(_laid(state, state.played))
            return _turn_taken(state, PENALTY, state.played.targets, colour, laid)
        case Dot(colour):
            return rounds.kicked(state, colour)
        case Kick():
            return state._replace(awaits=DOT)
        case Claim():
            return rounds.claimed(state)
        case Pick():
            return setup.picked(state, event)
        case Bag():
            return setup.bag_drawn(state, event)
        case Dealer():
            return setup.dealer_drawn(state, event)
        case Lot(names):
            return setup.lot_drawn(state, event) if state.awaits == LOT else rounds.lot_drawn(state, names)
        case Deck() if not state.turn:
            return rounds.first_turn(setup.dealt(state, event))
        case Deck():
            return rounds.deck_laid(state, event)
        case Refill():
            return rounds.refilled(state, event)
        case Dots(colours):
            return rounds.rolled(state, colours)


def _laid(state: State, play: Play) -> Iterable[Laid]:
    """The changes that a play makes to squares (rules 7 and 9 to 14)."""
    for number, target in enumerate(play.targets):
        if target == UNUSED:
            continue
        row = state.field.row(target.removeprefix(TURN))
        assert row is not None
        before = state.rows[row]
        if target.startswith(TURN):
            after = turned(before, state.field.squares[row])
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
