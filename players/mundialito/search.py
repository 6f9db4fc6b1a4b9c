"""Looks as deep as a budget of positions allows, whole turns at a time. Part of players/mundialito.

The budget counts positions that are judged, never time, so that the same question has the same answer everywhere. Each
turn but the last tries the ways that look best (WIDTHS); the last tries all, and stops at the first that refutes what
led there, if the opponent can't score after it.
"""

from collections.abc import Callable, Collection, Iterable

from players.mundialito.lines import SIGHT, THREAT
from players.mundialito.packing import BALLS_AT, LOW, SIZE
from players.mundialito.pitch import UNPACK, Pitch

#: The value of a goal; the turns still to go are added, so that sooner goals are worth more.
WIN = 1_000_000
#: A value beyond all others.
MORE = 2 * WIN
#: How many ways are tried with one turn more to look at after them, with two, with three or more.
WIDTHS = (12, 16, 24)
#: How many of one's own ways are tried at depth 1, 2 and more.
ROOT = (96, 48, 32)
#: How many turns deep at most.
DEEPEST = 12

#: How a value is known: it is that, at least that, at most that.
EXACT, LEAST, MOST = range(3)

#: The worth of a packed position to the seat whose turn begins.
Judge = Callable[[int], int]


class Spent(Exception):
    """The budget is used up."""


class Search:
    """One search. It remembers the positions that it has met, as many as its budget lets it meet."""

    def __init__(self, pitch: Pitch, budget: int) -> None:
        self.pitch = pitch
        self.left = budget
        self._judges = (judge(pitch, 0), judge(pitch, 1))
        self._known: tuple[dict[int, tuple[int, int, int, int]], ...] = ({}, {})
        self._ways: tuple[dict[int, list[int]], ...] = ({}, {})

    def best(self, afters: Iterable[int], seat: int, blurs: dict[int, int] | None = None) -> list[tuple[int, int]]:
        """The positions in which the seat can leave its turn, with their worth to it, best first.

        Values but the first may be no more than bounds. `blurs` is added to what the positions are worth.
        """
        blurs, other = blurs or {}, 1 - seat
        worth = self._judges[other]
        afters = set(afters)
        lost = {after for after in afters if self.pitch.scores(after, other)}
        ranked = sorted([(blurs.get(after, 0) - worth(after), after) for after in afters if after not in lost])[::-1]
        self.left -= len(ranked) + len(lost)
        for depth in range(1, DEEPEST if len(ranked) > 1 else 1):
            ranked, finished = self._again(ranked, other, depth, blurs)
            if not finished or abs(ranked[0][0]) > WIN // 2:
                break
        # If all is lost, the opponent may still overlook it.
        return ranked + sorted([(-WIN - worth(after), after) for after in lost])[::-1]

    def worths(self, afters: Collection[int], seat: int) -> list[dict[int, int]]:
        """What each of these positions, in which the seat leaves its turn, is worth to it, by how many turns follow.

        All are looked at equally deep, as far as the budget lets all of them be.
        """
        other = 1 - seat
        found = [{after: -WIN if self.pitch.scores(after, other) else -self._judges[other](after) for after in afters}]
        for depth in range(1, DEEPEST):
            try:
                found.append({after: -self._value(after, other, depth, -MORE, MORE) for after in found[0]})
            except Spent:
                break
        return found

    def answer(self, packed: int, seat: int) -> int | None:
        """The position that the seat is expected to leave if its turn begins in one that was met; None at a goal."""
        if self.pitch.scores(packed, seat):
            return None
        met = self._known[seat].get(packed)
        if met is not None and met[3]:
            return met[3]
        worth, other = self._judges[1 - seat], 1 - seat
        ways = self.pitch.turns(packed, seat)
        return min(ways, key=lambda way: (self.pitch.scores(way, other) > 0, worth(way), way))

    def exact(self) -> list[tuple[int, int, int]]:
        """The positions met whose worth to the seat to act is known, after at least one turn, in the order of meeting.

        Each with that seat and its worth. Those in which the seat could score at once are left out.
        """
        return [
            (packed, seat, value)
            for seat in (0, 1)
            for packed, (depth, kind, value, _) in self._known[seat].items()
            if kind == EXACT and (depth < DEEPEST or value < 0)
        ]

    def _again(
        self, ranked: list[tuple[int, int]], other: int, depth: int, blurs: dict[int, int]
    ) -> tuple[list[tuple[int, int]], bool]:
        """The same positions, the best ones judged at this depth, best first; and whether the budget sufficed."""
        best = -MORE
        found: list[tuple[int, int]] = []
        for number, (_, after) in enumerate(ranked[: ROOT[min(depth, len(ROOT)) - 1]]):
            blur = blurs.get(after, 0)
            bound = blur - best
            try:
                value = blur - self._value(after, other, depth, bound - 1 if number else -MORE, bound)
                if number and value > best:
                    value = blur - self._value(after, other, depth, -MORE, bound)
            except Spent:
                # What was found to be better counts even so; the first is no worse than it was.
                found.sort(key=lambda pair: -pair[0])
                return found + ranked[len(found) :], False
            found.append((value, after))
            best = max(best, value)
        found.sort(key=lambda pair: -pair[0])
        return found + ranked[len(found) :], True

    def _value(self, packed: int, seat: int, depth: int, alpha: int, beta: int) -> int:
        """The worth to the seat whose turn begins, `depth` turns deep; outside of (alpha, beta) a bound."""
        known = self._known[seat]
        met = known.get(packed)
        best_way = 0
        if met is not None:
            reached, kind, value, best_way = met
            if (reached >= depth or abs(value) > WIN // 2) and (
                kind == EXACT or (kind == LEAST and value >= beta) or (kind == MOST and value <= alpha)
            ):
                return value
        elif self.pitch.scores(packed, seat):
            known[packed] = DEEPEST, EXACT, WIN + depth, 0
            return WIN + depth
        if self.left < 0:
            raise Spent
        if depth == 1:
            value = self._last(packed, seat, beta)
            known[packed] = 1, LEAST if value >= beta else EXACT, value, 0
            return value
        ways = self._ways[seat].get(packed)
        if ways is None:
            ways = self._ways[seat][packed] = self._promising(packed, seat)
        if not ways:
            value = -WIN - depth
            known[packed] = DEEPEST, EXACT, value, 0
            return value
        if best_way:
            ways = [best_way, *(way for way in ways if way != best_way)]
        best, low, best_way = -MORE, alpha, 0
        other = 1 - seat
        for number, way in enumerate(ways[: WIDTHS[min(depth - 2, 2)]]):
            if number and beta - low > 1:
                value = -self._value(way, other, depth - 1, -low - 1, -low)
                if low < value < beta:
                    value = -self._value(way, other, depth - 1, -beta, -low)
            else:
                value = -self._value(way, other, depth - 1, -beta, -low)
            if value > best:
                best, best_way = value, way
                if value > low:
                    low = value
                    if value >= beta:
                        break
        known[packed] = depth, LEAST if best >= beta else EXACT if best > alpha else MOST, best, best_way
        return best

    def _promising(self, packed: int, seat: int) -> list[int]:
        """The ways to leave the turn that look best, without those after which the opponent scores."""
        worth, scores, other = self._judges[1 - seat], self.pitch.scores, 1 - seat
        afters = self.pitch.turns(packed, seat)
        self.left -= len(afters)
        found: list[int] = []
        for _, after in sorted([(worth(after), after) for after in afters]):
            if not scores(after, other):
                found.append(after)
                if len(found) == WIDTHS[2]:
                    break
        return found

    def _last(self, packed: int, seat: int, beta: int) -> int:
        """The worth of the seat's best way to leave its turn, or of the first that is at least beta."""
        other = 1 - seat
        worth, scores, actions = self._judges[other], self.pitch.scores, self.pitch.actions
        best = -WIN - 1
        firsts = sorted([(worth(first), first) for first in actions(packed, seat)])
        seen = {first for _, first in firsts}
        spent = len(firsts)
        for bad, first in firsts:
            if -bad <= best:
                break
            if not scores(first, other):
                best = -bad
                break
        if best < beta:
            for _, first in firsts:
                for after in actions(first, seat):
                    if after not in seen:
                        seen.add(after)
                        value = -worth(after)
                        if value > best and not scores(after, other):
                            best = value
                if best >= beta:
                    break
            spent = len(seen)
            if not seen and not scores(packed, other):
                best = -worth(packed)
        self.left -= spent
        return best


def judge(pitch: Pitch, seat: int) -> Judge:
    """How to judge positions in which that seat's turn begins: as Pitch.worth, but faster."""
    one, two, three, four, five, six, seven, eight = pitch.tables
    unpack, constant, threat = UNPACK[seat], pitch.weights.constant, pitch.weights.waiter[THREAT]
    mover_at, waiter_at = BALLS_AT + 6 * seat, BALLS_AT + 6 * (1 - seat)
    moving, waiting = pitch.moving[seat], pitch.waiting[1 - seat]
    other = 1 - seat

    def worth(packed: int) -> int:
        a, b, c, d, e, f, g, h = unpack(packed.to_bytes(SIZE, "little"))
        low = packed & LOW
        moves = moving.get(low & SIGHT[(low >> mover_at) & 63])
        if moves is None:
            moves = pitch.moves(low, seat)
        waits = waiting.get(low & SIGHT[(low >> waiter_at) & 63])
        if waits is None:
            waits = pitch.waits(low, other)
        total, entries, double = waits
        total += one[a] + two[b] + three[c] + four[d] + five[e] + six[f] + seven[g] + eight[h] + moves + constant
        if low & entries:
            return total + threat
        if double:
            for bits, so in double:
                if low & bits == so:
                    return total + threat
        return total

    return worth
