"""Sardines: a tiny game with all that Mundialito lacks: dealt hidden cards, dice, spelled actions.

Chance deals the cards 0 to 5 to two seats (`deal 3 0 5 1 4 2`, one by one from seat 0). Seats act in turn: `lay C` puts
a card on the table, `trade C D` puts two of them, the lower first. After each action chance rolls (`die 2`, 1 or 2): on
a 1 the same seat goes on. Who first has no card left wins; after `rounds` rolls it is a draw.
"""

import re
from typing import Any, NamedTuple

from rules.core.chance import Rng
from rules.core.errors import BadNotation, IllegalAction, Refusal
from rules.core.game import About, Choices, Credits, SpelledGame, Step
from rules.core.options import Number, Options
from rules.core.outcome import Chance, Outcome, Over, Turn, Waiting

CARDS = 6


class Sardines(NamedTuple):
    rounds: int
    hands: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    seat: int = 0
    rolling: bool = False
    laid: tuple[int, ...] = ()
    rolls: int = 0


class Lay(NamedTuple):
    cards: tuple[int, ...]


class Deal(NamedTuple):
    cards: tuple[int, ...]


class Die(NamedTuple):
    face: int


class Toy(SpelledGame[Sardines, Lay, "Deal | Die", dict[str, Any]]):
    about = About(
        key="sardines",
        title="Sardines",
        seats=(2, 2),
        options=(Number("rounds", None, least=1, offered=(None, 3)),),
        version=1,
        hidden=True,
        credits=Credits(("nobody",), 2000),
        minutes=(1, 2),
    )

    def setup(self, seats: int, options: Options) -> Sardines:
        return Sardines(int(options["rounds"] or 0))

    def turn(self, state: Sardines) -> Turn:
        if state.hands is None:
            return Chance("deal")
        if not state.hands[0] or not state.hands[1]:
            winner = 0 if not state.hands[0] else 1
            return Over(Outcome("empty", False, ((winner,), (1 - winner,))))
        if state.rounds and state.rolls >= state.rounds:
            return Over(Outcome("rounds", True, ((0, 1),)))
        return Chance("die") if state.rolling else Waiting((state.seat,))

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

    def apply(self, state: Sardines, seat: int | None, event: "Lay | Deal | Die") -> Step:
        match event:
            case Deal(cards):
                return Step(state._replace(hands=(cards[::2], cards[1::2])), (event,))
            case Die(face):
                after = state._replace(rolling=False, rolls=state.rolls + 1)
                return Step(after._replace(seat=state.seat if face == 1 else 1 - state.seat), (event,))
            case Lay(cards):
                assert seat == state.seat
                assert state.hands is not None
                hands = list(state.hands)
                hands[seat] = tuple(card for card in hands[seat] if card not in cards)
                after = state._replace(hands=(hands[0], hands[1]), laid=(*state.laid, *cards), rolling=True)
                return Step(after, (event,))

    def draw(self, state: Sardines, rng: Rng) -> "Deal | Die":
        return Deal(rng.shuffle(range(CARDS))) if state.hands is None else Die(1 + rng.below(2))

    def accepts(self, state: Sardines, event: "Deal | Die") -> bool:
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

    def held(self, state: Sardines, seat: int) -> tuple[int, ...]:
        return tuple(sorted((state.hands or ((), ()))[seat]))

    def write(self, event: "Lay | Deal | Die") -> str:
        match event:
            case Deal(cards):
                return "deal " + " ".join(map(str, cards))
            case Die(face):
                return f"die {face}"
            case Lay(cards):
                return " ".join((("lay", "trade")[len(cards) - 1], *map(str, cards)))

    def tokens(self, action: Lay) -> tuple[str, ...]:
        return tuple(self.write(action).split())

    def read(self, text: str) -> Lay:
        if re.fullmatch(r"lay [0-5]|trade [0-5] [0-5]", text) is None:
            raise BadNotation("Write lay 3 or trade 1 3.", reason="toy", facts={"text": text})
        return Lay(tuple(int(card) for card in text.split()[1:]))

    def read_chance(self, text: str) -> "Deal | Die":
        if re.fullmatch(r"die [12]", text):
            return Die(int(text[4:]))
        if re.fullmatch(r"deal( [0-5]){6}", text):
            cards = tuple(int(card) for card in text.split()[1:])
            if sorted(cards) == list(range(CARDS)):
                return Deal(cards)
        raise BadNotation("Write deal 0 1 2 3 4 5 or die 1.", reason="toy", facts={"text": text})

    def refuse(self, state: Sardines, seat: int, action: Lay) -> Refusal:
        return IllegalAction("You do not hold these cards, the lower one first.", reason="toy-not-held")

    def chance_ahead(self, state: Sardines) -> bool:
        return True


TOY = Toy()
