"""Snap, a toy with all that hands by direct message need: many seats, hidden hands, cards drawn inside an action.

Chance shuffles the deck once (`deck 5 0 3 …`, from its top); each seat gets three cards, one at a time. In turn a seat
says `play C` or `discard C`, and draws the top card if there is one. When nobody has a card left, whoever has played
the most pips has won. Nobody sees the deck, other hands, or what was discarded.
"""

import re
from typing import Any, NamedTuple

from rules.core.chance import Rng
from rules.core.errors import BadNotation, IllegalAction, Refusal
from rules.core.game import About, Choices, Credits, SpelledGame
from rules.core.options import Options
from rules.core.outcome import Chance, Outcome, Over, Turn, Waiting

DEALT, SPARE = 3, 4


class Snap(NamedTuple):
    seats: int
    dealt: bool = False
    hands: tuple[tuple[int, ...], ...] = ()
    deck: tuple[int, ...] = ()
    seat: int = 0
    points: tuple[int, ...] = ()
    played: tuple[tuple[int, int], ...] = ()
    discards: int = 0


class Put(NamedTuple):
    verb: str
    card: int


class Deck(NamedTuple):
    cards: tuple[int, ...]


class Cards(SpelledGame[Snap, Put, Deck, dict[str, Any]]):
    about = About(
        key="snap",
        title="Snap",
        seats=(2, 16),
        options=(),
        version=1,
        hidden=True,
        credits=Credits(("nobody",), 2000),
        minutes=(1, 2),
    )

    def setup(self, seats: int, options: Options) -> Snap:
        return Snap(seats, points=(0,) * seats)

    def turn(self, state: Snap) -> Turn:
        if not state.dealt:
            return Chance("deck")
        if not any(state.hands):
            order = sorted(range(state.seats), key=lambda seat: -state.points[seat])
            return Over(Outcome("empty", False, tuple((seat,) for seat in order)))
        return Waiting(state.seat)

    def choices(self, state: Snap, prefix: tuple[str, ...]) -> Choices:
        waiting = isinstance(self.turn(state), Waiting)
        hand = sorted(str(card) for card in state.hands[state.seat]) if waiting else []
        match prefix:
            case () if hand:
                return Choices(("discard", "play"))
            case ("discard" | "play",):
                return Choices(tuple(hand))
            case ("discard" | "play" as verb, card) if card in hand:
                return Choices((), f"{verb} {card}")
            case _:
                return Choices()

    def apply(self, state: Snap, event: Put | Deck) -> Snap:
        if isinstance(event, Deck):
            given = DEALT * state.seats
            hands = tuple(event.cards[number : given : state.seats] for number in range(state.seats))
            return state._replace(dealt=True, hands=hands, deck=event.cards[given:])
        seat = state.seat
        hand = tuple(card for card in state.hands[seat] if card != event.card) + state.deck[:1]
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        points, played = list(state.points), state.played
        if event.verb == "play":
            points[seat] += event.card
            played = (*played, (seat, event.card))
        after = state._replace(
            hands=hands,
            deck=state.deck[1:],
            points=tuple(points),
            played=played,
            discards=state.discards + (event.verb == "discard"),
        )
        order = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
        return after._replace(seat=next((other for other in order if hands[other]), seat))

    def draw(self, state: Snap, rng: Rng) -> Deck:
        return Deck(tuple(rng.shuffle(range(DEALT * state.seats + SPARE))))

    def accepts(self, state: Snap, event: Deck) -> bool:
        return not state.dealt and sorted(event.cards) == list(range(DEALT * state.seats + SPARE))

    def view(self, state: Snap, viewer: int | None) -> dict[str, Any]:
        return {
            "played": state.played,
            "discards": state.discards,
            "seat": state.seat,
            "sizes": tuple(map(len, state.hands)),
            "deck": len(state.deck),
            "hand": () if viewer is None or not state.dealt else tuple(sorted(state.hands[viewer])),
        }

    def write(self, event: Put | Deck) -> str:
        return "deck " + " ".join(map(str, event.cards)) if isinstance(event, Deck) else f"{event.verb} {event.card}"

    def tokens(self, action: Put) -> tuple[str, ...]:
        return (action.verb, str(action.card))

    def read(self, text: str) -> Put:
        if re.fullmatch(r"(play|discard) [0-9]{1,2}", text) is None:
            raise BadNotation("Write play 3 or discard 3.", reason="snap", facts={"text": text})
        verb, card = text.split()
        return Put(verb, int(card))

    def read_chance(self, text: str) -> Deck:
        words = text.split()
        if words[:1] != ["deck"] or not all(word.isdigit() for word in words[1:]):
            raise BadNotation("Write deck and all cards.", reason="snap", facts={"text": text})
        return Deck(tuple(map(int, words[1:])))

    def refuse(self, state: Snap, seat: int, action: Put) -> Refusal:
        return IllegalAction("You do not hold that card.", reason="snap-not-held")

    def chance_ahead(self, state: Snap) -> bool:
        return not state.dealt


SNAP = Cards()
