"""Mundialito a second time: slow, plain, and written from the rulebook alone. It imports nothing of ours.

Cells are names, directions are complex numbers, a position is two dictionaries, and everything is looked up again every
time. Where this and `rules/mundialito` disagree, one of them has misread a rule.
"""

from collections import Counter
from itertools import permutations
from typing import Any

COLUMNS = "abcdef"
VECTORS = {"U": 1j, "R": 1 + 0j, "D": -1j, "L": -1 + 0j}
LETTERS = {vector: letter for letter, vector in VECTORS.items()}

# Rule 2, as places round the centre of one coaster, the dot in the top-left corner.
COASTER = {
    -1 + 1j: "URD", 0 + 1j: "RDL", 1 + 1j: "URL",
    -1 + 0j: "URL", 0 + 0j: "URD", 1 + 0j: "URD",
    -1 - 1j: "RDL", 0 - 1j: "URDL", 1 - 1j: "URL",
}  # fmt: skip
CENTRES = (1 + 4j, 4 + 4j, 1 + 1j, 4 + 1j)


def name(place: complex) -> str:
    """A place as a cell's name; column and row are counted from 0."""
    return COLUMNS[round(place.real)] + str(round(place.imag) + 1)


def place(cell: str) -> complex:
    return complex(COLUMNS.index(cell[0]), int(cell[1]) - 1)


def arrows_of(coasters: str) -> dict[str, str]:
    """Rules 3 and 4: a clockwise quarter turn is a multiplication by -i, of places and of arrows alike."""
    arrows = {}
    for centre, turns in zip(CENTRES, coasters, strict=True):
        turn = (-1j) ** int(turns)
        for spot, letters in COASTER.items():
            turned = {
                LETTERS[complex(round((VECTORS[a] * turn).real), round((VECTORS[a] * turn).imag))] for a in letters
            }
            arrows[name(centre + spot * turn)] = "".join(letter for letter in "URDL" if letter in turned)
    return arrows


def onward(cell: str, letter: str) -> str | None:
    """Rule 5: the next cell that way on the cylinder."""
    there = place(cell) + VECTORS[letter]
    if not -0.5 < there.imag < 5.5:
        return None
    return name(complex(round(there.real) % 6, there.imag))


class Oracle:
    """One game, changed in place."""

    def __init__(
        self,
        coasters: str = "2310",
        repetition: int = 3,
        turn_limit: int = 200,
        match: bool = False,
        adjudicate: bool = False,
    ) -> None:
        self.arrows = {} if coasters == "random" else arrows_of(coasters)
        self.repetition, self.turn_limit, self.match = repetition, turn_limit, match
        self.adjudicate = adjudicate
        self.pieces: dict[str, tuple[int, int]] = {}
        self.balls: dict[int, str] = {}
        self.stage = "coasters" if coasters == "random" else "setup 0"
        self.first = 1
        self.seat = 0
        self.done = 0
        self.turns = 0
        self.met: Counter[Any] = Counter()
        self.goals = [0, 0]
        self.after_goal = False
        self.events = 0
        self.outcome: dict[str, Any] | None = None

    # What is possible -------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The sorted notations of the seat to act."""
        if self.outcome or self.stage == "coasters":
            return []
        if self.stage.startswith("setup"):
            return sorted({"setup " + "".join(sizes) for sizes in permutations("112233")})
        if self.stage.startswith("ball"):
            return [f"ball {column}{(2, 5)[self.seat]}" for column in COLUMNS]
        found = [text for cell in self.pieces for text in self._of(cell)]
        if self.done or not found:
            found.append("end")  # rule 9
        return sorted(found)

    def whistle_possible(self) -> bool:
        """Rule 16."""
        if not self.match or self.outcome:
            return False
        return (self.stage == "play" and self.done == 0) or (self.stage == "setup 0" and self.after_goal)

    def _taken(self, cell: str) -> bool:
        return cell in self.pieces or cell in self.balls.values()

    def _of(self, cell: str) -> list[str]:
        seat, size = self.pieces[cell]
        if seat != self.seat:
            return []
        found = []
        for letter in self.arrows[cell]:
            target = onward(cell, letter)
            if target is None:
                continue
            if not self._taken(target):
                found.append(f"{cell}-{target}")  # rule 10
            if target not in self.pieces:
                continue
            whose, other_size = self.pieces[target]
            behind = onward(target, letter)
            if whose == seat or target[1] in "16" or letter not in self.arrows[target]:
                continue
            if behind is None or self._taken(behind):
                continue
            if size >= other_size:
                found.append(f"{cell}x{target}")  # rule 12
            if size < other_size:
                found.append(f"{cell}^{behind}")  # rule 13
        if self._can_pass(cell):
            found.append(f"*{cell}")
        return found

    def _can_pass(self, cell: str) -> bool:
        """Rule 11."""
        gap = place(self.balls[self.seat]) - place(cell)
        if gap.real == 0 or (gap.imag != 0 and abs(gap.real) != abs(gap.imag)):
            return False
        length = int(abs(gap.real))
        return not any(self._taken(name(place(cell) + gap / length * k)) for k in range(1, length))

    # What happens -----------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """One possible event."""
        self.events += 1
        if text == "whistle":
            self._finish("whistle")
        elif text.startswith("coasters"):
            self.arrows, self.stage = arrows_of(text.split()[1]), "setup 0"
        elif text.startswith(("setup", "ball")):
            self._placed(text.split()[1])
        elif text == "end":
            self._turn_over()
        else:
            self._acted(text)

    def _placed(self, what: str) -> None:
        if self.stage == "setup 0":
            self.pieces, self.balls, self.met, self.turns, self.after_goal = {}, {}, Counter(), 0, False
        if self.stage.startswith("setup"):
            row = (1, 6)[self.seat]
            self.pieces |= {
                f"{column}{row}": (self.seat, int(size)) for column, size in zip(COLUMNS, what, strict=True)
            }
        else:
            self.balls[self.seat] = what
        order = ["setup 0", "setup 1", "ball 0", "ball 1", "play"]
        self.stage = order[order.index(self.stage) + 1]
        self.seat = self.first if self.stage == "play" else 1 - self.seat
        if self.stage == "play":
            self.done = 0
            self.met[self._position()] += 1

    def _acted(self, text: str) -> None:
        if text[0] == "*":
            cell, ball = text[1:], self.balls[self.seat]
            self.pieces[ball], self.balls[self.seat] = self.pieces.pop(cell), cell
            if cell[1] == ("6", "1")[self.seat]:
                self._scored()
                return
        else:
            origin, sign, target = text[:2], text[2], text[3:]
            if sign == "x":
                letter = next(a for a in self.arrows[origin] if onward(origin, a) == target)
                self.pieces[str(onward(target, letter))] = self.pieces.pop(target)
            self.pieces[target] = self.pieces.pop(origin)
        self.done += 1
        if self.done == 2:
            self._turn_over()

    def _scored(self) -> None:
        """Rules 14 and 16."""
        self.goals[self.seat] += 1
        if not self.match:
            self._finish("goal", [[self.seat], [1 - self.seat]])
            return
        self.first, self.seat, self.stage, self.after_goal, self.done = 1 - self.seat, 0, "setup 0", True, 0

    def _turn_over(self) -> None:
        """Rules 9 and 15."""
        self.turns, self.seat, self.done = self.turns + 1, 1 - self.seat, 0
        self.met[self._position()] += 1
        if self.repetition and self.met[self._position()] == self.repetition:
            self._finish("repetition", stopped=True)
        elif self.turns == self.turn_limit:
            self._finish("turn_limit", stopped=True)

    def _position(self) -> Any:
        return (frozenset(self.pieces.items()), tuple(sorted(self.balls.items())), self.seat)

    def _finish(self, reason: str, ranking: list[list[int]] | None = None, *, stopped: bool = False) -> None:
        if ranking is None:
            lead = self.goals[0] - self.goals[1] if self.match else 0
            if lead == 0 and stopped and self.adjudicate:
                lead = (int(self.balls[0][1]) - 1) - (6 - int(self.balls[1][1]))
            ranking = [[0, 1]] if lead == 0 else [[0], [1]] if lead > 0 else [[1], [0]]
        scores = list(self.goals) if self.match else None
        self.outcome = {"reason": reason, "draw": len(ranking) == 1, "ranking": ranking, "scores": scores}

    def status(self) -> dict[str, Any]:
        """ENGINE.md's status."""
        to_act = "over" if self.outcome else "chance" if self.stage == "coasters" else "seat"
        return {
            "events": self.events,
            "to_act": to_act,
            "seat": self.seat if to_act == "seat" else None,
            "expects": "coasters" if to_act == "chance" else None,
            "outcome": self.outcome,
        }

    def perft(self, depth: int) -> int:
        """Action sequences of that length, one copied game at a time."""
        if depth == 0:
            return 1
        total = 0
        for text in self.legal():
            after = self.copy()
            after.play(text)
            total += after.perft(depth - 1)
        return total

    def copy(self) -> "Oracle":
        """The same game again."""
        twin = Oracle.__new__(Oracle)
        twin.__dict__ = dict(self.__dict__)
        twin.pieces, twin.balls, twin.met = dict(self.pieces), dict(self.balls), Counter(self.met)
        twin.goals = list(self.goals)
        return twin
