"""Plays a round on with cards dealt at will; every seat takes the greatest gain. Part of players/worldcup."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from players.worldcup.forecast import SCORES, Forecast, Use, uses
from players.worldcup.outlook import RoundOutlook
from rules.worldcup.cups import CUPS, YEARS
from rules.worldcup.pieces import BIGGEST, ONE, ONES, PAIR, PENALTY, SEVERAL, TURN, TWO, TWO_ONE, UNUSED
from rules.worldcup.view import View

#: What a card is worth later, in thousandths of the game, to a seat whose chance to win is `FAIR`: it isn't played for
#: less, and cards are thrown away in this order. Found by playing on with and without each card.
KEEP = {"D": 0, "A": 1, "1": 8, "11": 10, "2": 11, "P": 13, "111": 14, "O": 15, "21": 16, "3": 20, "F": 26}
#: The same for somebody who would rather play a good card now.
SPEND = {"D": 0, "A": 2, "O": 3, "F": 3, "11": 6, "1": 6, "21": 10, "111": 8, "2": 9, "P": 9, "3": 13}
UNIT = 1000
#: Whoever has a small chance or a sure one has less to gain by keeping cards.
FAIR = 0.25
#: In playouts, matches at which less is at stake are left alone.
SMALL = 0.02


#: A part of a play: its gain, the number of the match, and the use there.
_Part = tuple[float, int, Use]


class CardPlay(NamedTuple):
    """A card played in a playout: what it gains its seat, less what keeping it is worth; its uses by match number."""

    gain: float
    card: str
    parts: tuple[tuple[int, Use], ...]


class DealtCards(NamedTuple):
    """Cards nobody has seen, dealt: the hands by seat, and the deck from its top card down."""

    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]


class Playouts:
    """Continuations of the round in a view, as the seat to act may imagine them."""

    def __init__(self, view: View, outlook: RoundOutlook, keep: Mapping[str, int] = KEEP) -> None:
        assert view.hand is not None
        assert view.viewer is not None
        self.seat = view.viewer
        self.hand = tuple(held.card for held in view.hand)
        self._outlook = outlook
        self._keep = keep
        self._costs: dict[int, dict[str, float]] = {}
        self._sizes, self._drawn = view.hand_sizes, 0 if view.extra else view.deck_left
        self._modifiers = view.modifiers
        self._partly = view.stage == "final" and view.cup != YEARS[0]  # 27
        self._order = view.playing
        self._ranks = [(tie.sides[0].rank, tie.sides[1].rank) for tie in outlook.ties]
        self._teams = [side.team for tie in outlook.ties for side in tie.sides]
        self._unseen = list(CUPS[view.cup].cards)
        for card in (*view.discards, *self.hand):
            self._unseen.remove(card)
        self._odds = outlook.odds(outlook.rows, outlook.board.ahead)
        self._stakes: dict[int, list[tuple[int, float, float]]] = {}
        self._biggest: dict[int, list[tuple[int, float, float]]] = {}
        self._forecasts: dict[int, Forecast] = {}

    def _costs_of(self, seat: int) -> dict[str, float]:
        """What each card is worth to a seat later."""
        if seat not in self._costs:
            chance = self._outlook.chance(self._odds, self._outlook.teams(seat))
            scale = chance * (1 - chance) / (FAIR * (1 - FAIR) * UNIT)
            self._costs[seat] = {card: worth * scale for card, worth in self._keep.items()}
        return self._costs[seat]

    def _stakes_of(self, seat: int) -> list[tuple[int, float, float]]:
        """The matches on which a seat may use cards, with what a left and a right win are worth to it above a draw."""
        if seat not in self._stakes:
            owners = self._outlook.owners
            self._stakes[seat] = [
                (number, stake.left - stake.level, stake.right - stake.level)
                for number, stake in enumerate(self._outlook.stakes(self._odds, self._outlook.teams(seat)))
                if not self._partly or seat in [owners[side.team] for side in self._outlook.ties[number].sides]
            ]
        return self._stakes[seat]

    def _big(self, seat: int) -> list[tuple[int, float, float]]:
        """The matches in which much is at stake for the seat."""
        if seat not in self._biggest:
            self._biggest[seat] = [stake for stake in self._stakes_of(seat) if abs(stake[1]) + abs(stake[2]) > SMALL]
        return self._biggest[seat]

    def deal(self, random: Random) -> DealtCards:
        """Deal the cards that the seat hasn't seen."""
        cards = self._unseen[:]
        random.shuffle(cards)
        hands, start = [], 0
        for seat, size in enumerate(self._sizes):
            hands.append(self.hand if seat == self.seat else tuple(cards[start : start + size]))
            start += 0 if seat == self.seat else size
        return DealtCards(tuple(hands), tuple(cards[start : start + self._drawn]))

    def plays(self, seat: int, hand: Sequence[str], rows: Sequence[str], ahead: int) -> list[CardPlay]:
        """All sensible plays of a hand, without discards."""
        forecast = self._outlook.forecast(rows, ahead)
        found: list[CardPlay] = []
        cards, costs = set(hand), self._costs_of(seat)
        singles = sorted(card for card in cards if card not in SEVERAL)
        several = cards.difference(singles)
        ones: list[_Part] = []
        twos: list[_Part] = []
        for stake in self._stakes_of(seat):
            number = stake[0]
            ways = self._uses(number, rows, forecast)
            for card in singles:
                cost = costs[card]
                found += [CardPlay(_worth(use, stake) - cost, card, ((number, use),)) for use in ways[card]]
            if several:
                ones += [(_worth(use, stake), number, use) for use in ways[ONE]]
            if TWO_ONE in several:
                twos += [(_worth(use, stake), number, use) for use in ways[TWO]]
        return found + self._several(seat, several, ones, twos)

    def _together(self, seat: int, card: str, parts: Sequence[_Part]) -> CardPlay:
        inside = parts if card == TWO_ONE else sorted(parts, key=lambda part: (part[1], part[2].side))
        worth = sum(part[0] for part in parts) - self._costs_of(seat)[card]
        return CardPlay(worth, card, tuple((number, use) for _, number, use in inside))

    def worth_of(self, cards: Iterable[str]) -> float:
        """What keeping these cards is worth to the seat to act."""
        costs = self._costs_of(self.seat)
        return sum(costs[card] for card in cards)

    def _uses(self, number: int, rows: Sequence[str], forecast: Forecast) -> dict[str, tuple[Use, ...]]:
        return uses(
            *self._ranks[number],
            rows[2 * number],
            rows[2 * number + 1],
            forecast.wanted,
            forecast.exposure,
            self._modifiers,
        )

    def _several(self, seat: int, cards: set[str], ones: list[_Part], twos: list[_Part]) -> list[CardPlay]:
        """The best plays of the cards with several targets: different nations, all of them or, at the end, some."""
        found: list[CardPlay] = []
        best: dict[str, _Part] = {}
        for gain, number, use in sorted(ones, key=_gain, reverse=True):
            best.setdefault(self._teams[2 * number + use.side], (gain, number, use))
        for card, wanted in ((ONES, 3), (PAIR, 2)):
            if card in cards:
                taken = list(best.values())[:wanted]
                if self._partly:
                    taken = [one for one in taken if one[0] > 0] or taken[:1]
                if taken and (self._partly or len(taken) == wanted):
                    found.append(self._together(seat, card, taken))
        if TWO_ONE in cards:
            able = [two for two in twos if BIGGEST[self._ranks[two[1]][two[2].side]] > 1]
            for two in sorted(able, key=_gain, reverse=True)[:4]:
                team = self._teams[2 * two[1] + two[2].side]
                one = next((one for name, one in best.items() if name != team), None)
                if one is not None and (one[0] > 0 or not self._partly):
                    found.append(self._together(seat, TWO_ONE, [two, one]))
                elif self._partly:
                    found.append(self._together(seat, TWO_ONE, [two]))
        return found

    def best(self, seat: int, hand: Sequence[str], rows: Sequence[str], ahead: int) -> CardPlay:
        """The play that gains most, or the cheapest discard."""
        cards = set(hand)
        kept = self._costs_of(seat)
        costs = [(card, kept[card]) for card in sorted(cards) if card not in SEVERAL]
        several = cards.difference(card for card, _ in costs)
        if ahead not in self._forecasts:  # how many tiles can be turned changes little within a playout
            self._forecasts[ahead] = self._outlook.forecast(self._outlook.rows, ahead)
        forecast = self._forecasts[ahead]
        chosen = self._cheapest(seat, hand)
        most, found = chosen.gain, None
        ones: list[_Part] = []
        twos: list[_Part] = []
        for number, wins, losses in self._big(seat):
            ways = self._uses(number, rows, forecast)
            for card, cost in costs:
                for use in ways[card]:
                    gain = use[4] * wins + use[5] * losses - cost
                    if gain > most:
                        most, found = gain, (card, number, use)
            if several:
                ones += [(use[4] * wins + use[5] * losses, number, use) for use in ways[ONE]]
                twos += [(use[4] * wins + use[5] * losses, number, use) for use in ways[TWO]]
        if found is not None:
            chosen = CardPlay(most, found[0], ((found[1], found[2]),))
        return max((chosen, *self._several(seat, several, ones, twos)), key=_gain) if several else chosen

    def _cheapest(self, seat: int, hand: Sequence[str]) -> CardPlay:
        costs = self._costs_of(seat)
        card = min(hand, key=costs.__getitem__)
        return CardPlay(-costs[card], card, ())

    def lay(self, play: CardPlay, rows: list[str], scored: bool) -> None:
        """Change the rows by a play."""
        if play.card == PENALTY and not scored:
            return
        for number, use in play.parts:
            if use.side == 0:
                rows[2 * number] = use.left_row
            else:
                rows[2 * number + 1] = use.right_row

    def write(self, play: CardPlay) -> str:
        """The notation of a play."""
        if not play.parts:
            return f"x {play.card}"
        ties = self._outlook.ties
        targets = [f"{TURN if use.turns else ''}{ties[number].sides[use.side].target}" for number, use in play.parts]
        return " ".join((play.card, *targets, *[UNUSED] * (SEVERAL.get(play.card, 1) - len(targets))))

    def read(self, text: str) -> CardPlay:
        """The play with this notation, which must be legal."""
        card, *targets = text.split()
        if card == "x":
            return self.discard(targets[0])
        ahead = self._outlook.board.ahead
        forecast = self._outlook.forecast(self._outlook.rows, ahead)
        targets_of = [side.target for tie in self._outlook.ties for side in tie.sides]
        parts: list[_Part] = []
        for place, target in enumerate(targets):
            if target == UNUSED:
                continue
            number, side = divmod(targets_of.index(target.removeprefix(TURN)), 2)
            tile = card if card not in SEVERAL else TWO if card == TWO_ONE and place == 0 else ONE
            stake = next(found for found in self._stakes_of(self.seat) if found[0] == number)
            parts += [
                (_worth(use, stake), number, use)
                for use in self._uses(number, self._outlook.rows, forecast)[tile]
                if (use.side, use.turns) == (side, target.startswith(TURN))
            ]
        return self._together(self.seat, card, parts)

    def discard(self, card: str) -> CardPlay:
        """Throwing a card away."""
        return CardPlay(-self._costs_of(self.seat)[card], card, ())

    def run(
        self, first: CardPlay, deal: DealtCards, random: Random, turns: int
    ) -> tuple[list[str], tuple[str, ...], int]:
        """Play a card and go on until so many turns have been taken or the round is over.

        Returns the rows, the seat's cards, and the turns still to come.
        """
        rows = list(self._outlook.rows)
        hands = [list(hand) for hand in deal.hands]
        ahead, deck, at = self._outlook.board.ahead, 0, 0
        play = first
        order = self._order
        while True:
            seat = order[at]
            self.lay(play, rows, random.random() < SCORES)
            hand = hands[seat]
            hand.remove(play.card)
            if deck < len(deal.deck):
                hand.append(deal.deck[deck])
                deck += 1
            turns -= 1
            if not turns or not ahead:
                return rows, tuple(hands[self.seat]), ahead
            ahead -= 1
            at = (at + 1) % len(order)
            play = self.best(order[at], hands[order[at]], rows, ahead)


def _worth(use: Use, stake: tuple[int, float, float]) -> float:
    return use.left_wins * stake[1] + use.right_wins * stake[2]


def _gain(play: tuple[float, object, object]) -> float:
    return play[0]
