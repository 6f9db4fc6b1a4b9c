"""Choose one card turn of the World Cup Game: hand, rows, the last tap."""

from collections.abc import Iterator, Sequence

from cogs.faces.spread import Do, Item, Menu, Say, Spread, Step, Style
from cogs.faces.worldcup.targets import Choice, Targets, reason_against
from rules.core.match import Match
from rules.worldcup.pieces import DEFENCE, SEVERAL, TURN, TWO_ONE, UNUSED
from rules.worldcup.view import View
from words.worldcup.lines import (
    TILES,
    CupNames,
    by_row,
    card_name,
    changes_by,
    effect,
    goals_after,
    halves_after,
    match_name,
    rank_symbol,
    row_signs,
    stage_name,
)

#: How many rows that aren't offered are named for each reason.
MOST_NAMED = 6
#: How many of the best rows have a button of their own.
MOST_QUICK = 2
TARGET, PART = "target", "part"
#: The reason that everybody sees, so it comes last.
_EMPTY = "row-empty"


class CardTurn:
    """The controls for one card turn."""

    def __init__(self, match: Match, view: View, targets: Targets, say: Say) -> None:
        self.match, self.view, self.targets, self.say = match, view, targets, say
        self.names = CupNames(view, say)
        self.places = targets.places

    def spread(self, words: str, claim: Sequence[Step]) -> Spread:
        """Lay out the controls after these words, always below the cards of the hand."""
        choice = self.targets.read(words)
        first = (*(self._card(card, choice.card) for card in self.targets.hand), *claim)
        if not choice.card:
            return Spread(self.match, self._begin(), "", first=first)
        marked = " ".join((choice.card, *choice.targets))
        if choice.discard or choice.card not in self.targets.usable:
            return Spread(self.match, self._away_hint(choice), str(choice), (), self._away(choice), marked, first)
        page = self.targets.page(choice)
        if choice.complete:
            hint, buttons = self._effect_hint(choice), self._last(choice)
            return Spread(self.match, hint, str(choice), (), buttons, marked, first, page)
        menus, buttons = tuple(self._menus(choice)), tuple(self._beside(choice))
        return Spread(self.match, self._hints(choice), str(choice), menus, buttons, marked, first, page)

    # The hand, and throwing a card away ------------------------------------------------------------------------

    def _card(self, card: str, chosen: str) -> Step:
        """Make a card's button; pressing the chosen card unpicks it, so no two buttons have the same words."""
        label = self.say("worldcup-card-first", card=f"c{card}")
        if card == chosen:
            return Step(label, "", Style.MAIN, TILES.get(card, ""))
        style = Style.MAIN if not chosen and card in self.targets.usable else Style.PLAIN
        return Step(label, card, style, TILES.get(card, ""))

    def _begin(self) -> str:
        lines = [self.say("worldcup-face-begin", stage=stage_name(self.view, self.say), extra=self.view.extra)]
        idle = [card for card in self.targets.hand if card not in self.targets.usable]
        if idle:
            cards = self.say.all_of(card_name(card, self.say) for card in idle)
            lines.append(self.say("worldcup-face-idle", cards=cards, count=len(idle)))
        return "\n".join(lines)

    def _away_hint(self, choice: Choice) -> str:
        card = self.say("worldcup-card-first", card=f"c{choice.card}")
        draws = "no" if self.view.extra else "yes"
        asked = self.say("worldcup-face-away-ask", card=card, draws=draws)
        if choice.card in self.targets.usable:
            return asked
        where = "own" if self.targets.in_part else "all"
        return f"{self.say('worldcup-face-useless', card=f'c{choice.card}', where=where)} {asked}"

    def _away(self, choice: Choice) -> tuple[Do | Step, ...]:
        sure = Do(self.say("worldcup-face-away-sure", card=f"c{choice.card}"), f"x {choice.card}", style=Style.GRAVE)
        return (sure, Step(self.say("face-back"), choice.card)) if choice.discard else (sure,)

    # Rows -----------------------------------------------------------------------------------------------------

    def _menus(self, choice: Choice) -> Iterator[Menu]:
        listed_now = self.targets.list_targets(choice)
        if listed_now:
            most = self.targets.missing(choice) if SEVERAL.get(choice.card, 1) > 1 and choice.card != TWO_ONE else 1
            ordinal = len(choice.targets)
            key = f"c{choice.card}" if choice.card != TWO_ONE else f"c21-{ordinal + 1}"
            items = tuple(self._item(choice, target) for target in listed_now)
            placeholder = self.say("worldcup-face-where", card=key, count=most)
            yield Menu(TARGET, placeholder, items, most=min(most, len(items)))
        elsewhere = self.targets.elsewhere(choice)
        if elsewhere:
            parts = tuple(
                Item(
                    self._part(part), part, self.say("worldcup-face-rows", count=len(rows)), chosen=part == choice.part
                )
                for part, rows in elsewhere.items()
            )
            yield Menu(PART, self.say("worldcup-face-elsewhere"), parts)

    def _part(self, part: str) -> str:
        members = self.targets.parts[part]
        teams = self.say.row(dict.fromkeys(self.names.team(self.places[target].row.team) for target in members))
        return self.say("worldcup-face-part", kind=self._kind(), part=part, teams=teams)[:100]

    def _kind(self) -> str:
        return "group" if self.view.stage == "groups" else "matches"

    def _label(self, target: str) -> str:
        """Name a row by its team and match, or say which of its tiles is turned."""
        place = self.places[target.removeprefix(TURN)]
        facts = {
            "match": match_name(place.match.name),
            "team": self.names.team(place.row.team),
            "across": self.names.team(place.across.team),
        }
        if not target.startswith(TURN):
            return self.say("worldcup-face-row", **facts)
        return self.say("worldcup-face-turn", tile=f"t{place.row.tiles[-1]}", **facts)

    def _item(self, choice: Choice, target: str) -> Item:
        place = self.places[target.removeprefix(TURN)]
        row = place.row
        whose = "mine" if row.owner == self.view.viewer else "other"
        note = self.say(
            "worldcup-face-note",
            whose=whose,
            rival=self.names.team(place.across.team),
            seat=(row.owner or 0) + 1,
            across="mine" if place.across.owner == self.view.viewer else "other",
            tiles=row_signs(row),
            empty="no" if row.tiles else "yes",
            score=self._score_after(choice, target),
            free=row.squares - len(row.tiles),
        )
        return Item(self._label(target)[:100], target, note[:100], symbol=rank_symbol(row.rank))

    def _hints(self, choice: Choice) -> str:
        return "\n".join(self._lines(choice))

    def _lines(self, choice: Choice) -> Iterator[str]:
        say, card = self.say, choice.card
        name = say("worldcup-card-first", card=f"c{card}")
        yield say("worldcup-face-card", card=name, does=say("worldcup-card-does", card=f"c{card}"))
        done = [self._deed(choice, number) for number in range(len(choice.targets))]
        if done:
            yield say("worldcup-face-so-far", effects=say.all_of(done), left=self.targets.missing(choice))
        if not self.targets.list_targets(choice):
            yield say("worldcup-face-none-here")
        why = self._why(choice)
        if why:
            yield say("worldcup-face-not", why=why)

    def _deed(self, choice: Choice, number: int) -> str:
        target = choice.targets[number]
        if target == UNUSED:
            return self.say("worldcup-face-unused")
        return effect(changes_by(self.places, choice.card, target, number), self.names, self.view.viewer)

    def _why(self, choice: Choice) -> str:
        """Say which rows of this list aren't offered, and which parts no menu offers, by reason."""
        named: dict[str, list[str]] = {}
        rows: dict[str, list[str]] = {}
        wholly: dict[str, list[str]] = {}
        partly: dict[str, list[str]] = {}
        near = self.targets.left_out(choice)
        for part, members in self.targets.shut(choice).items():
            reasons = dict.fromkeys(self._reason_against(choice, row) for row in members)
            if len(reasons) > 1 and set(members) <= set(near):
                continue  # there is room to say it row by row
            near = [row for row in near if row not in members]
            for reason in reasons:
                (partly if len(reasons) > 1 else wholly).setdefault(reason, []).append(part)
        for amount, parts in (("all", wholly), ("some", partly)):
            for reason, some in parts.items():
                named.setdefault(reason, []).append(self._parts(some, amount))
        for row in near:
            place = self.places[row]
            called = self.say(
                "worldcup-face-named", match=match_name(place.match.name), team=self.names.team(place.row.team)
            )
            rows.setdefault(self._reason_against(choice, row), []).append(called)
        told = []
        for reason in sorted({**rows, **named}, key=lambda reason: reason == _EMPTY):
            found = rows.get(reason, [])
            more = len(found) - MOST_NAMED
            some_rows = self.say.row((*named.get(reason, ()), *found[:MOST_NAMED]))
            whole = self.say("worldcup-say-more", some=some_rows, count=more) if more > 0 else some_rows
            told.append(self.say("worldcup-face-why", reason=reason, rows=whole))
        return self.say.clauses(told)

    def _parts(self, parts: Sequence[str], amount: str) -> str:
        """Name parts: `all of groups A and B`, or each part's first and last match in a knock-out round."""
        ends = [[self.places[self.targets.parts[part][end]].match.name for end in (0, -1)] for part in parts]
        called = parts if self._kind() == "group" else ["–".join(names) for names in ends]
        told = self.say.all_of(called)
        return self.say("worldcup-face-named-parts", kind=self._kind(), parts=told, count=len(parts), amount=amount)

    def _reason_against(self, choice: Choice, row: str) -> str:
        return reason_against(self.match, self.targets, choice, self.places[row])

    def _beside(self, choice: Choice) -> Iterator[Do | Step]:
        """Make the other buttons: leave a part unused, undo the last pick, discard the card."""
        if UNUSED in self.targets.following(choice):
            key = f"c21-{len(choice.targets) + 1}" if choice.card == TWO_ONE else "rest"
            yield Step(self.say("worldcup-face-skip", place=key), str(choice.adding(UNUSED)))
        if choice.card not in SEVERAL and not choice.part:
            yield from (self._quick(choice, target) for target in self._best(choice)[:MOST_QUICK])
        yield from self._back(choice)
        if choice.part:
            yield Step(self.say("worldcup-face-near"), str(choice.listing("")))
        if not choice.targets:
            yield Step(self.say("worldcup-face-away"), f"x {choice.card}")

    def _quick(self, choice: Choice, target: str) -> Step:
        """Make the button of one of the best rows, which saves a tap; it says what the score would be."""
        label = self.say("worldcup-face-quick", row=self._label(target), score=self._score_after(choice, target))
        return Step(label[:80], str(choice.adding(target)), Style.MAIN)

    def _best(self, choice: Choice) -> list[str]:
        """Return the listed rows, the best use of the card first and the nearest first among equals."""
        return sorted(self.targets.list_targets(choice), key=lambda target: self._gain(choice, target), reverse=True)

    def _gain(self, choice: Choice, target: str) -> tuple[int, int, bool]:
        """Return what a card does for the player: goals in halves, then the result, then whether it protects a row."""
        place = self.places[target.removeprefix(TURN)]
        changes = changes_by(self.places, choice.card, target)
        mine, against = place.row.owner == self.view.viewer, place.across.owner == self.view.viewer
        before, after, across = (
            halves_after(place.row),
            halves_after(place.row, changes),
            halves_after(place.across),
        )
        side = mine - against
        result = (after > across) - (after < across) - (before > across) + (before < across)
        protects = mine and choice.card == DEFENCE and not target.startswith(TURN) and place.row.guard == "open"
        return side * (after - before), side * result, protects

    def _score_after(self, choice: Choice, target: str) -> str:
        """Write the match's score after a card, the row's own goals first."""
        place = self.places[target.removeprefix(TURN)]
        changes = changes_by(self.places, choice.card, target, len(choice.targets))
        return self.say.score(goals_after(place.row, changes), goals_after(place.across, ()))

    def _back(self, choice: Choice) -> Iterator[Step]:
        if choice.targets:
            before = choice.without_last()
            card = "several" if choice.card in SEVERAL else "single"
            yield Step(self.say("worldcup-face-take-back", card=card), str(before))

    # The last tap ---------------------------------------------------------------------------------------------

    def _effect_hint(self, choice: Choice) -> str:
        """Say what the card will do, and that it can't be undone."""
        lines = [
            effect(changes_by(self.places, choice.card, target, number), self.names, self.view.viewer)
            for number, target in enumerate(choice.targets)
            if target != UNUSED
        ]
        draws = "die" if choice.card == "P" else "no" if self.view.extra else "yes"
        told = self.say(
            "worldcup-face-effect",
            card=self.say("worldcup-card-first", card=f"c{choice.card}"),
            effects=self.say.all_of(lines),
            die="yes" if choice.card == "P" else "no",
        )
        scores = self._scores(choice)
        lasts = self.say("worldcup-face-lasts", draws=draws)
        return "\n".join(line for line in (f"{told} {scores}".strip(), lasts) if line)

    def _scores(self, choice: Choice) -> str:
        """Say what the scores of the changed matches would be."""
        told = []
        changes = [
            change
            for number, target in enumerate(choice.targets)
            for change in changes_by(self.places, choice.card, target, number)
        ]
        rows = {f"{one[0].match}:{one[0].team}": one for one in by_row(changes)}
        for found in dict.fromkeys(self.places[target].match.name for target in rows):
            match = next(match for match in self.view.matches if match.name == found)
            sides = [goals_after(row, rows.get(f"{found}:{row.team}", ())) for row in (match.left, match.right)]
            left, right = self.names.team(match.left.team), self.names.team(match.right.team)
            told.append(self.say("worldcup-face-score", left=left, right=right, score=self.say.score(*sides)))
        return self.say("worldcup-face-stands", scores=self.say.all_of(told))

    def _last(self, choice: Choice) -> tuple[Do | Step, ...]:
        teams = [
            self.names.team(self.places[target.removeprefix(TURN)].row.team)
            for target in choice.targets
            if target != UNUSED
        ]
        label = self.say("worldcup-face-play", card=f"c{choice.card}", teams=self.say.nouns(teams))
        return (Do(label[:80], self.targets.notation(choice), style=Style.GOOD), *self._back(choice))
