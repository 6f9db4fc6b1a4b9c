"""Which rows a card of the World Cup Game can go to, and which are chosen.

For cards with one target, the rules say what is possible. Cards of several ones may be laid in any order here, so the
possible targets come from the table: free squares, and nations not chosen yet.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from cogs.faces.spread import MOST_ITEMS
from rules.core.errors import Refusal
from rules.core.match import Match
from rules.worldcup.pieces import BIGGEST, ONES, PAIR, SEVERAL, TURN, TURNS, TWO_ONE, UNUSED
from rules.worldcup.view import View
from words.worldcup.lines import RowPlace, places

_WORDS = re.compile(r"(x )?([1-3ADFOP]|21|111|11)((?: [^ @|]{1,9}){0,3})(?:@([A-Z0-9]{1,2}))?")
#: How many matches of a knock-out round make one part if not all fit in a list.
_TOGETHER = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """A card, its targets in the order in which they were picked, and the part of the round that is listed."""

    card: str = ""
    targets: tuple[str, ...] = ()
    part: str = ""
    discard: bool = False

    def __str__(self) -> str:
        words = " ".join((*(("x",) if self.discard else ()), self.card, *self.targets))
        return f"{words}@{self.part}" if self.part else words

    @property
    def complete(self) -> bool:
        """Whether every part of the card is used or left unused."""
        rest_unused = self.card in (ONES, PAIR) and self.targets[-1:] == (UNUSED,)
        return rest_unused or len(self.targets) == SEVERAL.get(self.card, 1)

    def adding(self, target: str) -> "Choice":
        """Return the choice with one more target."""
        return replace(self, targets=(*self.targets, target))

    def without_last(self) -> "Choice":
        """Return the choice without its last target."""
        return replace(self, targets=self.targets[:-1])

    def listing(self, part: str) -> "Choice":
        """Return the choice with another part of the round listed; empty for the nearest rows."""
        return replace(self, part=part)


class Targets:
    """What the hand of the seat on turn can do.

    `parts` has the rows of each part of the round; `usable` are the cards that can be played.
    """

    def __init__(self, match: Match, view: View) -> None:
        self._match, self._view = match, view
        self.places = places(view)
        self.hand = tuple(dict.fromkeys(held.card for held in view.hand or ()))
        tokens = match.choices(()).tokens
        self.usable = frozenset(card for card in self.hand if card in tokens)
        self.in_part = view.stage == "final" and view.cup != 1930  # cards may then be used in part (rule 27)
        self.parts: dict[str, tuple[str, ...]] = {}
        for target, place in self.places.items():
            part = self._part(place)
            self.parts[part] = (*self.parts.get(part, ()), target)
        # One answer to a press asks the same again and again.
        self._followed: dict[tuple[str, tuple[str, ...]], tuple[str, ...]] = {}
        self._tiers: dict[str, int | None] = {}

    def read(self, words: str) -> Choice:
        """Read a choice from words; empty if they make no sense now."""
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
        """Return how many parts of the card have no target yet."""
        return SEVERAL.get(choice.card, 1) - len(choice.targets)

    def following(self, choice: Choice) -> tuple[str, ...]:
        """Return every target that may be picked next."""
        key = choice.card, choice.targets
        if key not in self._followed:
            several = choice.card in (ONES, PAIR)
            self._followed[key] = self._ones(choice) if several else self._match.choices((key[0], *key[1])).tokens
        return self._followed[key]

    def list_targets(self, choice: Choice) -> list[str]:
        """List the targets to show: a part's, or all with the nearest first; only near ones if not all fit."""
        found = [target for target in self.following(choice) if target != UNUSED]
        if choice.part:
            return [target for target in found if target.removeprefix(TURN) in self.parts[choice.part]]
        found.sort(key=self._nearness)
        if len(found) > MOST_ITEMS:
            found = [target for target in found if self._tier(target) is not None]
        return found[:MOST_ITEMS]

    def elsewhere(self, choice: Choice) -> dict[str, list[str]]:
        """Return the parts of the round with their possible targets; empty if everything is already listed."""
        found = [target for target in self.following(choice) if target != UNUSED]
        if set(found) <= set(self.list_targets(choice)):
            return {}
        rows = {part: set(members) for part, members in self.parts.items()}
        possible = {part: [one for one in found if one.removeprefix(TURN) in rows[part]] for part in rows}
        return {part: targets for part, targets in possible.items() if targets}

    def shut(self, choice: Choice) -> dict[str, tuple[str, ...]]:
        """Return the parts in which nothing can be picked, which no menu offers, with their rows."""
        if choice.part:
            return {}
        found = {target.removeprefix(TURN) for target in self.following(choice)}
        return {part: rows for part, rows in self.parts.items() if found.isdisjoint(rows)}

    def left_out(self, choice: Choice) -> list[str]:
        """Return the rows that are missing from the list because they aren't possible."""
        found = {target.removeprefix(TURN) for target in self.following(choice)}
        rows: Iterable[str] = self.parts[choice.part] if choice.part else self.places
        if not choice.part and self.elsewhere(choice):
            mark = TURN if choice.card in TURNS else ""
            rows = sorted((row for row in rows if self._tier(mark + row) is not None), key=self._nearness)
        return [row for row in rows if row not in found]

    def page(self, choice: Choice) -> str:
        """Return the page to render: the last target's, the listed part's, or the latest play's."""
        if self._view.stage != "groups":
            return "round"
        picked = [target for target in choice.targets if target != UNUSED]
        if picked:
            group = self._group(picked[-1])
        elif choice.part:
            group = choice.part
        else:
            groups = [self._group(target) for target in self.list_targets(choice)]
            played = (
                self._group(f"{one.match}:{one.team}") for turn in reversed(self._view.done) for one in turn.changes
            )
            group = next(
                (group for group in played if group in groups), groups[0] if groups else next(iter(self.parts))
            )
        return f"group:{group}"

    def notation(self, choice: Choice) -> str:
        """Write a complete choice as an action: ones in match order, then the unused parts."""
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

    def _part(self, place: RowPlace) -> str:
        if place.match.group:
            return place.match.group
        return self._view.matches[place.number // 2 // _TOGETHER * _TOGETHER].name

    def _tier(self, target: str) -> int | None:
        """Rank how near a target is, 0 the nearest; None if it isn't near.

        First come the player's own rows in matches with plays, then rows against their own there, then their other own
        rows, then the rest that was played in or is against their own. Turning a tile usually hits an opponent, so
        then rows against the player's own come first and their own last.
        """
        if target not in self._tiers:
            self._tiers[target] = self._rank(target)
        return self._tiers[target]

    def _rank(self, target: str) -> int | None:
        place, seat = self.places[target.removeprefix(TURN)], self._view.viewer
        mine, against, touched = place.row.owner == seat, place.across.owner == seat, place.match.touched
        near = (against and touched and not mine, against and not mine, touched, mine)
        if not target.startswith(TURN):
            near = (mine and touched, against and touched, mine, touched or against)
        return next((number for number, is_so in enumerate(near) if is_so), None)

    def _nearness(self, target: str) -> tuple[int, int]:
        tier = self._tier(target)
        return (len(self.places) if tier is None else tier, self.places[target.removeprefix(TURN)].number)


def reason_against(match: Match, targets: Targets, choice: Choice, place: RowPlace) -> str:
    """Return the rules' reason why a row isn't offered."""
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
