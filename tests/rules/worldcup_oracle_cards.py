"""The pitch of the World Cup Game's oracle: rows of tiles, what cards may do, goals. Written from the rulebook alone.

A row is a list of tiles from the name outward: `3`, `2`, `1`, `A`, `D`, `P`; face down `x3`, `xA` … Nothing of ours is
imported but the oracle's own sheet.
"""

from itertools import combinations, product

from tests.rules.worldcup_oracle_sheet import BIGGEST, SQUARES

MANY = {"21": 2, "111": 3, "11": 2}
TURNS = {"D": ("A",), "F": ("3", "2", "1"), "O": ("3", "2", "1", "A")}  # rules 11, 12
STRONG = ("black", "red", "blue", "green")
GOALS = {"3": 3, "2": 2, "1": 1, "P": 1}


class Pitch:
    """The matches of one round; `rows` has every `match:TEAM` in match order, the left side first."""

    def __init__(self, matches: list[tuple[str, str, str]], colours: dict[str, str], owner: dict[str, int]) -> None:
        self.matches = matches
        self.colours = colours
        self.owner = owner
        self.last = any(name in ("T", "F") for name, _, _ in matches)
        self.rows: dict[str, list[str]] = {
            f"{name}:{team}": [] for name, left, right in matches for team in (left, right)
        }

    # What is possible -------------------------------------------------------------------------------------------

    def colour(self, target: str) -> str:
        return self.colours[target[-3:]]

    def usable(self, seat: int) -> list[str]:
        """Rows on which the seat may use a card at all (rules 7, 27)."""
        return [
            f"{name}:{team}"
            for name, left, right in self.matches
            for team in (left, right)
            if not self.last or seat in (self.owner[left], self.owner[right])
        ]

    def open(self, seat: int) -> list[str]:
        """Usable rows that have a free square."""
        return [target for target in self.usable(seat) if len(self.rows[target]) < SQUARES[self.colour(target)]]

    def plays(self, seat: int, card: str) -> list[str]:
        """Every use of a card, in no order; `x` is no use."""
        if card in MANY:
            return [f"{card} {' '.join(targets)}" for targets in self.several(seat, card)]
        placed = [f"{card} {target}" for target in self.open(seat) if card not in "FO"]
        turned = [
            f"{card} !{target}"
            for target in self.usable(seat)
            if self.rows[target] and self.rows[target][-1] in TURNS.get(card, ())
        ]
        return placed + turned

    def several(self, seat: int, card: str) -> list[tuple[str, ...]]:
        """The targets of `21`, `111` and `11` (rules 8, 10, 27)."""
        free, dash = self.open(seat), ["-"] if self.last else []
        if card == "21":
            first = [target for target in free if self.colour(target) in STRONG] + dash
            pairs = product(first, free + dash)
            return [(one, two) for one, two in pairs if one[-3:] != two[-3:]]
        size = MANY[card]
        return [
            chosen + ("-",) * (size - used)
            for used in (range(1, size + 1) if self.last else [size])
            for chosen in combinations(free, used)
            if len({target[-3:] for target in chosen}) == used
        ]

    def allows(self, seat: int, text: str) -> bool:
        """Whether this is one of `plays`, found without listing those of three targets."""
        card, *targets = text.split(" ")
        if card != "111" or self.last:
            return text in self.plays(seat, card)
        free = self.open(seat)
        if len(targets) != 3 or any(target not in free for target in targets):
            return False
        places = [free.index(target) for target in targets]
        return places[0] < places[1] < places[2] and len({target[-3:] for target in targets}) == 3

    # What happens -----------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """A use of a card other than a penalty."""
        card, *targets = text.split(" ")
        if targets[0].startswith("!"):
            self.turn(targets[0][1:])
        elif card in MANY:
            for tile, target in zip(card, targets, strict=True):
                if target != "-":
                    self.rows[target].append(tile)
        elif card in "AD":
            self.rows[targets[0]].append(card)
        else:
            self.rows[targets[0]].append(str(min(int(card), BIGGEST[self.colour(targets[0])])))  # rule 9

    def turn(self, target: str) -> None:
        """Rule 13."""
        row = self.rows[target]
        tile = row.pop()
        lower = {"3": "2", "2": "1"}.get(tile)
        if lower is None:
            row.append(f"x{tile}")
        elif len(row) + 1 == SQUARES[self.colour(target)]:
            row.append(lower)
        else:
            row.extend([f"x{tile}", lower])

    def goals(self, target: str, dots: list[str]) -> int:
        """Rule 18."""
        row = self.rows[target]
        halves = row.count("A") + dots.count(self.colour(target))
        return sum(GOALS.get(tile, 0) for tile in row) + halves // 2

    def result(self, match: tuple[str, str, str], dots: list[str]) -> tuple[int, int]:
        """The goals of both sides."""
        name, left, right = match
        return self.goals(f"{name}:{left}", dots), self.goals(f"{name}:{right}", dots)
