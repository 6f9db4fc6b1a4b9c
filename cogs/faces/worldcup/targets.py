"""Where a card of the World Cup Game can go, and what has been chosen of it. Part of cogs/faces.

Cards with one target are asked of the rules token by token. Those with several ones may be laid in any order here, so
what goes together is seen from the table: squares that are free, and nations not named yet.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from cogs.faces.spread import MOST_ITEMS
from rules.core.errors import Refusal
from rules.core.match import Match
from rules.worldcup.pieces import BIGGEST, ONES, PAIR, SEVERAL, TURN, TURNS, TWO_ONE, UNUSED
from rules.worldcup.view import View
from words.worldcup.lines import Place, places

_WORDS = re.compile(r"(x )?([1-3ADFOP]|21|111|11)((?: [^ @|]{1,9}){0,3})(?:@([A-Z0-9]{1,2}))?")
#: So many matches of a knock-out round are listed together where not all have room.
_TOGETHER = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """A card, its targets in the order in which they were picked, the part of the round that is listed."""

    card: str = ""
    targets: tuple[str, ...] = ()
    part: str = ""
    discard: bool = False

    def __str__(self) -> str:
        words = " ".join((*(("x",) if self.discard else ()), self.card, *self.targets))
        return f"{words}@{self.part}" if self.part else words

    @property
    def complete(self) -> bool:
        """Whether every place of the card is used, or left unused."""
        rest_unused = self.card in (ONES, PAIR) and self.targets[-1:] == (UNUSED,)
        return rest_unused or len(self.targets) == SEVERAL.get(self.card, 1)

    def adding(self, target: str) -> "Choice":
        """With one more target."""
        return replace(self, targets=(*self.targets, target))

    def without_last(self) -> "Choice":
        """With the last target taken back."""
        return replace(self, targets=self.targets[:-1])

    def listing(self, part: str) -> "Choice":
        """With another part of the round listed; the near rows for none."""
        return replace(self, part=part)


class Targets:
    """What the hand of the seat to act can do. `parts` are the rows of each part of the round, `usable` the cards that
    have a use.
    """

    def __init__(self, match: Match, view: View) -> None:
        self._match = match
        self._view = view
        self.places = places(view)
        self.hand = tuple(dict.fromkeys(held.card for held in view.hand or ()))
        tokens = match.choices(()).tokens
        self.usable = frozenset(card for card in self.hand if card in tokens)
        self.in_part = view.stage == "final" and view.cup != 1930  # there cards may be used in part (rule 27)
        self.parts: dict[str, tuple[str, ...]] = {}
        for target, place in self.places.items():
            part = self._part(place)
            self.parts[part] = (*self.parts.get(part, ()), target)

    def read(self, words: str) -> Choice:
        """What the words say, nothing if they make no sense now."""
        found = _WORDS.fullmatch(words)
        if found is None or found[2] not in self.hand:
            return Choice()
        if found[1]:
            return Choice(found[2], discard=True)
        choice = Choice(found[2], part=found[4] if found[4] in self.parts else "")
        for target in found[3].split():
            if choice.complete or target not in self.following(choice):
                return Choice()
            choice = choice.adding(target)
        return choice

    def missing(self, choice: Choice) -> int:
        """How many places of the card are not used yet."""
        return SEVERAL.get(choice.card, 1) - len(choice.targets)

    def following(self, choice: Choice) -> tuple[str, ...]:
        """Every target that may be picked next."""
        if choice.card in (ONES, PAIR):
            return self._ones(choice)
        return self._match.choices((choice.card, *choice.targets)).tokens

    def offered(self, choice: Choice) -> list[str]:
        """The targets of the list that is shown: those of a part, or the near ones first, and all if they have room."""
        found = [target for target in self.following(choice) if target != UNUSED]
        if choice.part:
            return [target for target in found if target.removeprefix(TURN) in self.parts[choice.part]]
        found.sort(key=self._nearness)
        if len(found) > MOST_ITEMS:
            found = [target for target in found if self._tier(target) is not None]
        return found[:MOST_ITEMS]

    def elsewhere(self, choice: Choice) -> dict[str, list[str]]:
        """The parts of the round in which something can be picked next, with it; none if all is listed already."""
        found = [target for target in self.following(choice) if target != UNUSED]
        if set(found) <= set(self.offered(choice)):
            return {}
        rows = {part: set(members) for part, members in self.parts.items()}
        possible = {part: [one for one in found if one.removeprefix(TURN) in rows[part]] for part in rows}
        return {part: targets for part, targets in possible.items() if targets}

    def shut(self, choice: Choice) -> dict[str, tuple[str, ...]]:
        """The parts in which nothing can be picked, so that no menu leads there, with their rows."""
        if choice.part:
            return {}
        found = {target.removeprefix(TURN) for target in self.following(choice)}
        return {part: rows for part, rows in self.parts.items() if found.isdisjoint(rows)}

    def left_out(self, choice: Choice) -> list[str]:
        """The rows that would stand in the list that is shown, were they possible."""
        found = {target.removeprefix(TURN) for target in self.following(choice)}
        rows: Iterable[str] = self.parts[choice.part] if choice.part else self.places
        if not choice.part and self.elsewhere(choice):
            mark = TURN if choice.card in TURNS else ""
            rows = sorted((row for row in rows if self._tier(mark + row) is not None), key=self._nearness)
        return [row for row in rows if row not in found]

    def page(self, choice: Choice) -> str:
        """The picture of the rows that are chosen from: of the last target, the part listed, or the last play there."""
        if self._view.stage != "groups":
            return "round"
        picked = [target for target in choice.targets if target != UNUSED]
        if picked:
            group = self._group(picked[-1])
        elif choice.part:
            group = choice.part
        else:
            groups = [self._group(target) for target in self.offered(choice)]
            played = (
                self._group(f"{one.match}:{one.team}") for turn in reversed(self._view.done) for one in turn.changes
            )
            group = next(
                (group for group in played if group in groups), groups[0] if groups else next(iter(self.parts))
            )
        return f"group:{group}"

    def notation(self, choice: Choice) -> str:
        """A complete choice as it is played: ones in match order, then the places that stay unused."""
        targets = choice.targets
        if choice.card in (ONES, PAIR):
            used = sorted((one for one in targets if one != UNUSED), key=lambda one: self.places[one].number)
            targets = (*used, *((UNUSED,) * (SEVERAL[choice.card] - len(used))))
        return " ".join((choice.card, *targets))

    def _ones(self, choice: Choice) -> tuple[str, ...]:
        taken = {target.split(":")[1] for target in choice.targets if target != UNUSED}
        free = {
            target: place.row.team
            for target, place in self.places.items()
            if place.match.usable and not place.row.full and place.row.team not in taken
        }
        if choice.complete or (not self.in_part and len(set(free.values())) < self.missing(choice)):
            return ()
        return (*((UNUSED,) if self.in_part and choice.targets else ()), *free)

    def _group(self, target: str) -> str:
        return self.places[target.removeprefix(TURN)].match.group

    def _part(self, place: Place) -> str:
        if place.match.group:
            return place.match.group
        return self._view.matches[place.number // 2 // _TOGETHER * _TOGETHER].name

    def _tier(self, target: str) -> int | None:
        """How near a target is: one's own matches where something was played, own rows, what else was played in, rows
        against one's own; None elsewhere. What is turned is rarely one's own, so there it is the other way round.
        """
        place, seat = self.places[target.removeprefix(TURN)], self._view.viewer
        mine, against, touched = place.row.owner == seat, place.across.owner == seat, place.match.touched
        near = (against and touched and not mine, against and not mine, touched, mine)
        if not target.startswith(TURN):
            near = (mine and touched, against and touched, mine, touched or against)
        return next((number for number, is_so in enumerate(near) if is_so), None)

    def _nearness(self, target: str) -> tuple[int, int]:
        tier = self._tier(target)
        return (len(self.places) if tier is None else tier, self.places[target.removeprefix(TURN)].number)


def refused(match: Match, targets: Targets, choice: Choice, place: Place) -> str:
    """Why a row is not offered, by the reason that the rules give."""
    if choice.card in SEVERAL:
        if not place.match.usable:
            return "not-your-match"
        if place.row.full:
            return "row-full"
        if place.row.team in {target.split(":")[1] for target in choice.targets if target != UNUSED}:
            return "same-nation"
        weak = choice.card == TWO_ONE and not choice.targets and BIGGEST[place.row.rank] < 2
        return "too-weak-for-two" if weak else "not-enough"
    mark = TURN if choice.card in ("F", "O") else ""
    assert match.to_act is not None
    try:
        match.act(match.to_act, f"{choice.card} {mark}{place.target}")
    except Refusal as refusal:
        return refusal.reason.removeprefix("worldcup-")
    raise ValueError(f"{place.target} is possible")
