"""Sardines: a tiny game with everything that Mundialito lacks: dealt hidden cards, dice, spelled actions.

Chance deals the cards 0 to 5 to two seats (`deal 3 0 5 1 4 2`, one by one from seat 0). Seats act in turn: `lay C` puts
a card on the table, `trade C D` puts two of them, the lower first. After each action chance rolls (`die 2`, 1 or 2): on
a 1 the same seat goes on. Who first has no card left wins; after `rounds` rolls it is a draw.
"""

import re
from typing import Any, NamedTuple

from rules.core.chance import Rng
from rules.core.errors import IllegalAction, Refusal
from rules.core.game import Choices, SpelledGame
from rules.core.notation import Notation
from rules.core.options import Number, Options
from rules.core.outcome import Chance, Outcome, Waiting
from rules.core.terms import About, Credits, Length

CARDS = 6


class Sardines(NamedTuple):
    rounds: int
    hands: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    seat: int = 0
    rolling: bool = False
    laid: tuple[int, ...] = ()
    rolls: int = 0

    @property
    def outcome(self) -> Outcome | None:
        if self.hands is not None and not (self.hands[0] and self.hands[1]):
            return Outcome.won("empty", 0 if not self.hands[0] else 1, 2)
        return Outcome.drawn("rounds", 2) if self.rounds and self.rolls >= self.rounds else None


class Lay(NamedTuple):
    cards: tuple[int, ...]


class Deal(NamedTuple):
    cards: tuple[int, ...]


class Die(NamedTuple):
    face: int


def write(event: Lay | Deal | Die) -> str:
    match event:
        case Deal(cards):
            return "deal " + " ".join(map(str, cards))
        case Die(face):
            return f"die {face}"
        case Lay(cards):
            return " ".join((("lay", "trade")[len(cards) - 1], *map(str, cards)))


def parse(text: str) -> Lay | Deal | Die | None:
    if re.fullmatch(r"lay [0-5]|trade [0-5] [0-5]", text):
        return Lay(tuple(int(card) for card in text.split()[1:]))
    if re.fullmatch(r"die [12]", text):
        return Die(int(text[4:]))
    cards = tuple(map(int, text.split()[1:])) if re.fullmatch(r"deal( [0-5]){6}", text) else ()
    return Deal(cards) if sorted(cards) == list(range(CARDS)) else None


class Toy(SpelledGame[Sardines, Lay, "Deal | Die", dict[str, Any]]):
    about = About(
        key="sardines",
        title="Sardines",
        seats=(2, 2),
        options=(Number("rounds", None, least=1, offered=(None, 3)),),
        version=1,
        hidden=True,
        credits=Credits(("nobody",), 2000),
    )

    def setup(self, seats: int, options: Options) -> Sardines:
        return Sardines(int(options["rounds"] or 0))

    def awaits(self, state: Sardines) -> Waiting | Chance:
        if state.hands is None:
            return Chance("deal")
        return Chance("die") if state.rolling else Waiting(state.seat)

    def choices(self, state: Sardines, prefix: tuple[str, ...]) -> Choices:
        hand = sorted(state.hands[state.seat]) if state.hands and isinstance(self.turn(state), Waiting) else []
        cards = [str(card) for card in hand]
        match prefix:
            case ():
                return Choices(tuple(word for word, least in (("lay", 1), ("trade", 2)) if len(cards) >= least))
            case ("lay",):
                return Choices(tuple(cards))
            case ("lay", card) if card in cards:
                return Choices((), f"lay {card}")
            case ("trade",):
                return Choices(tuple(cards[:-1]))
            case ("trade", low) if low in cards[:-1]:
                return Choices(tuple(card for card in cards if card > low))
            case ("trade", low, high) if low in cards and high in cards and low < high:
                return Choices((), f"trade {low} {high}")
            case _:
                return Choices()

    def apply(self, state: Sardines, event: "Lay | Deal | Die") -> Sardines:
        match event:
            case Deal(cards):
                return state._replace(hands=(cards[::2], cards[1::2]))
            case Die(face):
                after = state._replace(rolling=False, rolls=state.rolls + 1)
                return after._replace(seat=state.seat if face == 1 else 1 - state.seat)
            case Lay(cards):
                assert state.hands is not None
                hands = list(state.hands)
                hands[state.seat] = tuple(card for card in hands[state.seat] if card not in cards)
                return state._replace(hands=(hands[0], hands[1]), laid=(*state.laid, *cards), rolling=True)

    def resolve(self, state: Sardines, rng: Rng) -> "Deal | Die":
        return Deal(rng.shuffle(range(CARDS))) if state.hands is None else Die(1 + rng.below(2))

    def can_happen(self, state: Sardines, event: "Deal | Die") -> bool:
        awaited = self.turn(state)
        return isinstance(awaited, Chance) and awaited.kind == ("deal" if isinstance(event, Deal) else "die")

    def view(self, state: Sardines, viewer: int | None) -> dict[str, Any]:
        hands = state.hands or ((), ())
        return {
            "laid": state.laid,
            "seat": state.seat,
            "counts": tuple(len(hand) for hand in hands),
            "hand": () if viewer is None else tuple(sorted(hands[viewer])),
        }

    def secrets(self, state: Sardines, seat: int) -> tuple[int, ...]:
        return tuple(sorted((state.hands or ((), ()))[seat]))

    notation = Notation(
        key="sardines",
        game="Sardines",
        write=write,
        parse=parse,
        chance_events=(Deal, Die),
        action_hint="write lay 3 or trade 1 3.",
        chance_hint="write deal 0 1 2 3 4 5 or die 1.",
    )

    def length(self, seats: int, options: Options) -> Length:
        return Length(minutes=2)

    def refuse(self, state: Sardines, action: Lay) -> Refusal:
        return IllegalAction("You do not hold these cards, the lower one first.", reason="toy-not-held")


TOY = Toy()
