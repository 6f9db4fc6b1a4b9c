"""A player of the World Cup Game. Part of players/worldcup."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from players.worldcup.board import Board, Side, Tie, read_board
from players.worldcup.draft import pick
from players.worldcup.forecast import Forecast
from players.worldcup.worth import Stake, stakes
from rules.core.chance import Rng
from rules.worldcup.cups import DICE
from rules.worldcup.field import turned, vulnerable
from rules.worldcup.pieces import MISS, ONE, PENALTY, SEVERAL, SINGLE, TURN, TURNS, TWO, TWO_ONE, UNUSED
from rules.worldcup.view import View

#: What a card is usually worth later, in thousandths of the game: it isn't played for less, and cards are thrown away
#: in this order.
KEEP = {"D": 0, "A": 2, "O": 3, "F": 3, "11": 6, "1": 6, "21": 10, "111": 8, "2": 9, "P": 9, "3": 13}
UNIT = 1000
#: The probability that a penalty scores.
SCORES = 1 - DICE[0].count(MISS) / len(DICE[0])


class Gain(NamedTuple):
    """What a target would gain."""

    worth: float
    target: str
    team: str
    place: int


@dataclass(frozen=True, slots=True)
class Coach:
    """Lays and turns what most raises the chance that one of its own teams wins the cup.

    `noise` blurs its judgement, in thousandths of the game.
    """

    noise: int

    def choose(self, view: View, legal: Sequence[str], rng: Rng) -> str:
        """The action that gains most; it claims a won game, and throws a worthless card away."""
        if "claim" in legal:
            return "claim"
        if legal[0].startswith("pick"):
            return pick(view, legal)
        if len(legal) == 1 or view.hand is None:
            return legal[0]
        known = set(legal)
        gains = _Gains(view, self.noise, rng)
        best, chosen = float("-inf"), legal[-1]
        for card in sorted({held.card for held in view.hand}):
            for worth, text in (*gains.plays(card), (0.0, f"x {card}")):
                worth -= KEEP[card]
                if worth > best and (text in known or (card in SEVERAL and text[0] != "x")):
                    best, chosen = worth, text
        return chosen


class _Gains:
    """What each card can gain at this moment."""

    def __init__(self, view: View, noise: int, rng: Rng) -> None:
        self._board: Board = read_board(view)
        self._forecast = Forecast(self._board, view.modifiers)
        odds = {tie.name: self._odds(tie) for tie in self._board.ties}
        self._stakes: dict[str, Stake] = stakes(view, self._board, odds)
        self._now = {name: self._stakes[name].worth(three) for name, three in odds.items()}
        self._partly = view.stage == "final" and view.cup != 1930
        self._noise, self._rng = noise, rng

    def _odds(self, tie: Tie) -> tuple[float, float, float]:
        left, right = tie.sides
        return self._forecast.odds(left, right, left.row, right.row)

    def plays(self, card: str) -> Iterator[tuple[float, str]]:
        """The best uses of a card, with their worth."""
        if card == TWO_ONE:
            yield from self._two_and_one()
        elif card in SEVERAL:
            yield from self._ones(card, SEVERAL[card])
        else:
            if card in SINGLE:
                share = SCORES if card == PENALTY else 1.0
                yield from ((share * gain.worth, f"{card} {gain.target}") for gain in self._laid(card))
            if card in TURNS:
                yield from ((gain.worth, f"{card} {TURN}{gain.target}") for gain in self._turned(TURNS[card]))

    def _laid(self, card: str) -> list[Gain]:
        """The gain of laying the card's tile on each row with a free square."""
        found = []
        for place, tie, number, side in self._sides():
            if side.free > 0:
                tile = card if card not in "123" else str(min(int(card), side.biggest))
                found.append(Gain(self._gain(tie, number, side.row + tile), side.target, side.team, place))
        return found

    def _turned(self, tiles: str) -> list[Gain]:
        """The gain of turning the outermost tile of each row where that is possible."""
        found = []
        for place, tie, number, side in self._sides():
            tile = vulnerable(side.row)
            if tile and tile in tiles:
                after = turned(side.row, side.squares)
                found.append(Gain(self._gain(tie, number, after), side.target, side.team, place))
        return found

    def _sides(self) -> Iterator[tuple[int, Tie, int, Side]]:
        for at, tie in enumerate(self._board.ties):
            if tie.usable:
                for number, side in enumerate(tie.sides):
                    yield 2 * at + number, tie, number, side

    def _gain(self, tie: Tie, number: int, row: str) -> float:
        """The gain if that side's row becomes this one."""
        left, right = tie.sides
        rows = (row, right.row) if number == 0 else (left.row, row)
        after = self._stakes[tie.name].worth(self._forecast.odds(left, right, *rows))
        blur = self._rng.below(2 * self._noise + 1) - self._noise if self._noise else 0
        return UNIT * (after - self._now[tie.name]) + blur

    def _two_and_one(self) -> Iterator[tuple[float, str]]:
        """The best row for the two, with the best one of another nation for the one."""
        ones = sorted(self._laid(ONE), key=_best_first)
        able = {side.target for _, _, _, side in self._sides() if side.biggest > 1}
        twos = sorted((gain for gain in self._laid(TWO) if gain.target in able), key=_best_first)
        for two in twos[:6]:
            one = next((gain for gain in ones if gain.team != two.team), None)
            if self._partly and (one is None or one.worth < 0):
                yield two.worth, f"{TWO_ONE} {two.target} {UNUSED}"
            elif one is not None:
                yield two.worth + one.worth, f"{TWO_ONE} {two.target} {one.target}"
        if self._partly and ones:
            yield ones[0].worth, f"{TWO_ONE} {UNUSED} {ones[0].target}"

    def _ones(self, card: str, wanted: int) -> Iterator[tuple[float, str]]:
        """The best rows of different nations, in match order."""
        best: dict[str, Gain] = {}
        for gain in sorted(self._laid(ONE), key=_best_first):
            best.setdefault(gain.team, gain)
        taken = list(best.values())[:wanted]
        if self._partly:
            taken = [gain for gain in taken if gain.worth > 0]
        if taken and (self._partly or len(taken) == wanted):
            targets = [gain.target for gain in sorted(taken, key=lambda gain: gain.place)]
            targets += [UNUSED] * (wanted - len(targets))
            yield sum(gain.worth for gain in taken), f"{card} {' '.join(targets)}"


def _best_first(gain: Gain) -> tuple[float, int]:
    return -gain.worth, gain.place
