"""The hedgehog race a second time: slow, plain, and written from the rulebook alone. It imports nothing of ours.

A piece is a text such as `0Q` or `10P`, the ring a list of lists, turned until the moving stack stands first. Where
this and `rules/hedgehog` disagree, one of them has misread a rule.
"""

from typing import Any

PIPS = {"Q": 3, "D": 2, "P": 1}


class HedgehogOracle:
    """One game, changed in place."""

    def __init__(
        self, seats: int, stacking: str = "tree", neutral: bool = False, turn_limit: int | None = None
    ) -> None:
        self.seats = seats
        self.nest = stacking == "nest"
        self.turn_limit = 60 * seats if turn_limit is None else turn_limit
        colours = 4 if neutral else seats
        self.ring = [
            [f"{colour}{'QDP'[(colour + lap) % 3]}"] for lap in (0, 1, 2) for colour in range(colours)
        ]  # rule 1
        self.seat = 0
        self.points: int | None = None
        self.moved = False
        self.turns = 0
        self.passes = 0
        self.events = 0
        self.outcome: dict[str, Any] | None = None

    # What is possible -------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The sorted notations of the seat to act."""
        if self.outcome or self.points is None:
            return []
        return sorted([*self.moves(self.seat, self.points), "end"])  # rules 7 and 13

    def moves(self, seat: int, points: int) -> list[str]:
        """Rules 3 to 5 and 11, tried one by one."""
        return [
            f"{letter}{sign}{steps}"
            for letter, pips in PIPS.items()
            for sign in "+-"
            for steps in range(1, len(self.ring))
            if pips * steps <= points and self.topmost(seat, letter) and self.lands(f"{seat}{letter}", sign, steps)
        ]

    def topmost(self, seat: int, letter: str) -> bool:
        """Rule 4: none of the seat's other pieces is above it."""
        stack = self.stack_of(f"{seat}{letter}")
        mine = [piece for piece in stack if piece[:-1] == str(seat)]
        return mine[-1] == f"{seat}{letter}"

    def stack_of(self, piece: str) -> list[str]:
        return next(stack for stack in self.ring if piece in stack)

    def lands(self, piece: str, sign: str, steps: int) -> bool:
        """Rule 5: the size on top of the stack where it would end."""
        top = PIPS[self.reached(piece, sign, steps)[-1][-1]]
        own = PIPS[piece[-1]]
        return top == own or (top < own) is self.nest

    def reached(self, piece: str, sign: str, steps: int) -> list[str]:
        place = self.ring.index(self.stack_of(piece))
        turned = self.ring[place:] + self.ring[:place]
        return turned[steps] if sign == "+" else turned[-steps]

    # What happens -----------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """One possible event."""
        self.events += 1
        if text.startswith("roll "):
            self.points, self.moved = int(text[5:]), False
        elif text == "end":
            self.turn_over()
        else:
            self.move(text)

    def move(self, text: str) -> None:
        assert self.points is not None
        letter, sign, steps = text[0], text[1], int(text[2:])
        piece = f"{self.seat}{letter}"
        there, here = self.reached(piece, sign, steps), self.stack_of(piece)
        lowest = here.index(piece)
        there.extend(here[lowest:])
        del here[lowest:]
        self.ring = [stack for stack in self.ring if stack]  # rule 6
        self.points -= PIPS[letter] * steps
        self.moved = True
        wanted = [f"{self.seat}{size}" for size in ("PDQ" if self.nest else "QDP")]
        if any(there[place : place + 3] == wanted for place in range(len(there))):
            self.won()  # rules 8, 11
        elif not self.points:
            self.turn_over()

    def won(self) -> None:
        others = [seat for seat in range(self.seats) if seat != self.seat]
        scores = [self.turns + 1] if self.seats == 1 else None  # rule 10
        ranking = [group for group in ([self.seat], others) if group]
        self.finish("nest" if self.nest else "tree", ranking, scores)

    def turn_over(self) -> None:
        """Rules 7 and 9."""
        self.turns += 1
        self.passes = 0 if self.moved else self.passes + 1
        self.points = None
        everybody = list(range(self.seats))
        if self.passes == (3 if self.seats == 1 else self.seats):
            self.finish("passes", [everybody])
        elif not any(self.moves(seat, 6) for seat in everybody):
            self.finish("stuck", [everybody])
        elif self.turns == self.turn_limit:
            self.finish("turn_limit", [everybody])
        self.seat = (self.seat + 1) % self.seats

    def finish(self, reason: str, ranking: list[list[int]], scores: list[int] | None = None) -> None:
        won = reason in ("tree", "nest")
        self.outcome = {"reason": reason, "draw": not won, "ranking": ranking, "scores": scores}

    def status(self) -> dict[str, Any]:
        """ENGINE.md's status."""
        to_act = "over" if self.outcome else "chance" if self.points is None else "seat"
        return {
            "events": self.events,
            "to_act": to_act,
            "seat": self.seat if to_act == "seat" else None,
            "expects": "roll" if to_act == "chance" else None,
            "outcome": self.outcome,
        }
