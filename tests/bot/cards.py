"""Snap, a toy game with all that hands in direct messages need: many seats, hidden hands, draws within an action.

Chance shuffles the deck once (`deck 5 0 3 …`, from its top); each seat gets three cards, one at a time. In turn a seat
says `play C` or `discard C`, and draws the top card if there is one. When nobody has a card left, whoever has played
the most pips has won. Nobody sees the deck, other hands, or what was discarded.
"""

import re
from typing import Any, NamedTuple

from rules.core.chance import Rng
from rules.core.errors import IllegalAction, Refusal
from rules.core.game import Choices, SpelledGame
from rules.core.notation import Notation
from rules.core.options import Options
from rules.core.outcome import Chance, Outcome, Waiting
from rules.core.terms import About, Credits, Length

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

    @property
    def outcome(self) -> Outcome | None:
        if not self.dealt or any(self.hands):
            return None
        order = sorted(range(self.seats), key=lambda seat: -self.points[seat])
        return Outcome("empty", False, tuple((seat,) for seat in order))


class Put(NamedTuple):
    verb: str
    card: int


class Deck(NamedTuple):
    cards: tuple[int, ...]


def write(event: Put | Deck) -> str:
    return "deck " + " ".join(map(str, event.cards)) if isinstance(event, Deck) else f"{event.verb} {event.card}"


def parse(text: str) -> Put | Deck | None:
    first, *rest = text.split(" ")
    if re.fullmatch(r"(play|discard) [0-9]{1,2}", text):
        return Put(first, int(rest[0]))
    return Deck(tuple(map(int, rest))) if first == "deck" and all(word.isdigit() for word in rest) else None


class Cards(SpelledGame[Snap, Put, Deck, dict[str, Any]]):
    about = About(
        key="snap",
        title="Snap",
        seats=(2, 16),
        options=(),
        version=1,
        hidden=True,
        credits=Credits(("nobody",), 2000),
    )

    def setup(self, seats: int, options: Options) -> Snap:
        return Snap(seats, points=(0,) * seats)

    def awaits(self, state: Snap) -> Waiting | Chance:
        return Waiting(state.seat) if state.dealt else Chance("deck")

    def choices(self, state: Snap, prefix: tuple[str, ...]) -> Choices:
        hand = sorted(str(card) for card in state.hands[state.seat]) if state.dealt else []
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

    def resolve(self, state: Snap, rng: Rng) -> Deck:
        return Deck(tuple(rng.shuffle(range(DEALT * state.seats + SPARE))))

    def can_happen(self, state: Snap, event: Deck) -> bool:
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

    notation = Notation(
        "snap", "Snap", write, parse, "write play 3 or discard 3.", (Deck,), "write deck and all cards."
    )

    def length(self, seats: int, options: Options) -> Length:
        return Length(minutes=2)

    def refuse(self, state: Snap, action: Put) -> Refusal:
        return IllegalAction("You do not hold that card.", reason="snap-not-held")


SNAP = Cards()
