"""Every seat's chance to win the cup, its best plays, and why they are good. Part of players/worldcup.

For hints and reviews. The sentences are in `words/<language>/worldcup-reasons.ftl`. Facts are codes: a team's, and a
card's with a c in front.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random

from players.advice import Candidate, Reason
from players.worldcup.board import TeamRow
from players.worldcup.forecast import SCORES, Odds, Use
from players.worldcup.outlook import Chances, RoundOutlook
from players.worldcup.planner import Depth, Weighed, weigh
from players.worldcup.player import difficulty
from players.worldcup.playout import KEEP, CardPlay, Playouts
from rules.core.chance import Rng
from rules.worldcup.pieces import ATTACK, DEFENCE, KICKS, PENALTY, SEVERAL
from rules.worldcup.position import goals, vulnerable
from rules.worldcup.view import Report, Table, View

LEFT, LEVEL, RIGHT = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


def chances(view: View) -> tuple[float, ...]:
    """Every seat's chance that one of its teams wins the cup, in seat order; they add up to 1."""
    if view.outcome is not None:
        winners = view.outcome.ranking[0]
        return tuple((seat in winners) / len(winners) for seat in range(view.seats))
    if view.claimants:
        return tuple(float(seat in view.claimants) for seat in range(view.seats))
    outlook = RoundOutlook(view)
    found = [0.0] * view.seats
    for team, chance in outlook.bracket.champions(places(view, outlook)).items():
        owner = outlook.owners[team]
        for seat in range(view.seats) if owner is None else (owner,):
            found[seat] += chance / (view.seats if owner is None else 1)
    whole = sum(found)
    return tuple(chance / whole for chance in found)


def places(view: View, outlook: RoundOutlook) -> dict[str, Chances]:
    """Everyone's chances of the places that this round decides, as far as they are known by now."""
    odds = outlook.odds(outlook.rows, outlook.board.ahead)
    if view.phase == "dice":
        return outlook.places(_odds_by_dice(view, outlook, odds))
    if view.phase not in ("lots", "kick") or not view.reports:
        return outlook.places(odds)
    report = view.reports[-1]
    found = outlook.places(_odds_by_report(report, outlook, odds))
    for table in report.tables:
        found.update(_by_table(table, found))
    if view.shootout is not None:
        left = _shootout(view.shootout.kicked, len(view.shootout.kicks))
        found[view.shootout.match] = dict(zip(view.shootout.teams, (left, 1 - left), strict=True))
    return found


def _odds_by_dice(view: View, outlook: RoundOutlook, odds: list[Odds]) -> list[Odds]:
    """The odds, certain in the groups whose dice have been rolled (rule 17)."""
    known = {roll.group: roll.colours for roll in view.rolls}
    found = list(odds)
    for number, tie in enumerate(outlook.ties):
        if tie.group in known:
            left, right = (goals(side.row, known[tie.group].count(side.rank)) for side in tie.sides)
            found[number] = _result(left, right)
    return found


def _odds_by_report(report: Report, outlook: RoundOutlook, odds: list[Odds]) -> list[Odds]:
    """The odds of a scored round: certain, except for level matches."""
    results = {result.name: result for result in report.results}
    found = list(odds)
    for number, tie in enumerate(outlook.ties):
        if result := results.get(tie.name):
            won = {tie.sides[0].team: LEFT, tie.sides[1].team: RIGHT}
            found[number] = won[result.winner] if result.winner else _result(*result.goals)
    return found


def _result(left: int, right: int) -> Odds:
    return LEFT if left > right else RIGHT if right > left else LEVEL


def _by_table(table: Table, found: Mapping[str, Chances]) -> dict[str, Chances]:
    """Who has which place by a group's table; teams that share places have them with equal chances (rule 21)."""
    after: dict[str, Chances] = {}
    for name in (f"{place}{table.group}" for place in (1, 2)):
        if name in found:
            held = max(line.place for line in table.lines if line.place <= int(name[0]))
            level = [line.team for line in table.lines if line.place == held]
            after[name] = dict.fromkeys(level, 1 / len(level))
    return after


@cache
def _shootout(kicked: tuple[int, int], kicks: int) -> float:
    """The chance that the left team wins a shoot-out with these goals after `kicks` kicks (rule 26)."""
    if kicks >= 2 * KICKS and kicks % 2 == 0:
        if kicked[0] != kicked[1]:
            return float(kicked[0] > kicked[1])
        return 0.5
    left, right = kicked
    scored = (left, right + 1) if kicks % 2 else (left + 1, right)
    return SCORES * _shootout(scored, kicks + 1) + (1 - SCORES) * _shootout(kicked, kicks + 1)


#: How many plays are reported, besides the one that was played.
MOST = 6


class WorldCupAnalyst:
    """Judges plays by playouts of this depth, and says why from the rows on the table."""

    def __init__(self, depth: Depth) -> None:
        self._depth = depth

    def chances(self, view: View) -> tuple[float, ...]:
        """Every seat's chance that one of its teams wins the cup; from any seat's view, or a watcher's."""
        return chances(view)

    def weigh(self, view: View, legal: Sequence[str], rng: Rng, played: str | None = None) -> tuple[Candidate, ...]:
        """The plays worth a look, best first, `played` among them; the worth of kept cards counts in their chances."""
        if "claim" in legal or not any(text.startswith("x ") for text in legal):
            return _without_cards(view, legal, played)
        outlook = RoundOutlook(view)
        playouts = Playouts(view, outlook)
        known = set(legal)
        found: dict[str, Weighed] = {}
        own = None if played is None else playouts.read(played)
        for one in weigh(view, outlook, playouts, Random(rng.below(1 << 31)), self._depth, own):
            text = playouts.write(one.play)
            if text == played or (len(found) < MOST and (text in known or one.play.card in SEVERAL)):
                found.setdefault(text, one)
        candidates = [
            Candidate(text, min(1.0, max(0.0, one.chance)), reasons(view, outlook, one.play))
            for text, one in found.items()
        ]
        return tuple(sorted(candidates, key=lambda one: -one.chance))


def _without_cards(view: View, legal: Sequence[str], played: str | None) -> tuple[Candidate, ...]:
    """The candidates when no card needs to be played: a claim, a kick or a pick."""
    assert view.viewer is not None
    chance = chances(view)[view.viewer]
    found = legal
    if legal[0].startswith("pick"):
        found = sorted(legal, key=lambda text: difficulty(view, text))
    elif "claim" in legal:
        found = ["claim", *([] if played in (None, "claim") else [played])]
    return tuple(
        Candidate(text, chance, simple(text, legal, easiest=place == 0)) for place, text in enumerate(found) if text
    )


# Reasons

#: The order in which reasons are given.
ORDER = (
    *("claim", "kick", "only", "easy-group", "last-turn", "scores-often", "penalty", "lead", "level", "holds-back"),
    *("stops-attack", "takes-goal", "bigger-lead", "closer", "protects", "half-goal", "whole-half", "fills-row"),
    *("takes-square", "little-use", "keeps"),
)


def reasons(view: View, outlook: RoundOutlook, play: CardPlay) -> tuple[Reason, ...]:
    """The reasons for a play, the strongest first."""
    hand = [held.card for held in view.hand or ()]
    found = [] if play.parts else [_reason("little-use", card=f"c{play.card}")]
    mine = outlook.teams(view.viewer)
    if len(play.parts) > 1:
        found.append(_reason("scores-often", count=len(play.parts)))
    numbers = [number for number, _ in play.parts]
    for number, use in play.parts:
        if numbers.count(number) == 1:
            found += _explain_use(view, outlook, number, use, play.card, mine)
            found += _for_others(outlook, number, use, mine)
    if play.parts and outlook.board.ahead == 0:
        found.append(_reason("last-turn"))
    hand.remove(play.card)
    kept = max(hand, key=lambda card: (KEEP[card], card), default=play.card)
    if KEEP[kept] > max(KEEP[play.card], KEEP["1"]) and outlook.board.ahead >= len(view.playing):
        found.append(_reason("keeps", card=f"c{kept}"))
    return tuple(sorted(dict.fromkeys(found), key=lambda reason: ORDER.index(reason.name)))


def _reason(name: str, **facts: str | int) -> Reason:
    return Reason(name, tuple(facts.items()))


def _explain_use(
    view: View, outlook: RoundOutlook, number: int, use: Use, card: str, mine: frozenset[str]
) -> Iterator[Reason]:
    """What a card does on one row."""
    (side, other), ahead = _sides(outlook, number, use.side), outlook.board.ahead
    if use.turns:
        yield from _explain_turn(side, other, use)
    elif _side_helped(outlook, number, use, mine) is other:
        yield _explain_block(side)
    elif card == DEFENCE:
        yield _explain_protection(side) if ahead and vulnerable(side.row) else _reason("little-use", card=f"c{DEFENCE}")
    else:
        yield from _explain_goal(side, other, use, card)
        if ahead and vulnerable(side.row) and card != PENALTY:
            yield _explain_protection(side)
        if card == ATTACK and _row(use).count(ATTACK) % 2:
            tiles = ahead > 0 and side.free > 1
            yield _reason("half-goal", team=side.team, more=_MORE[tiles, view.modifiers])


#: What can still make a half goal whole: tiles, dots, both or neither.
_MORE = {(True, True): "both", (True, False): "attack", (False, True): "dot", (False, False): "none"}


def _side_helped(outlook: RoundOutlook, number: int, use: Use, mine: frozenset[str]) -> TeamRow:
    """The side that a use is for: the seat's own, or the one whose odds it raises."""
    left, right = outlook.ties[number].sides
    if (left.team in mine) != (right.team in mine):
        return left if left.team in mine else right
    return left if use.left_wins - use.right_wins > 0 else right


def _for_others(outlook: RoundOutlook, number: int, use: Use, mine: frozenset[str]) -> Iterator[Reason]:
    """A card used on a match in which the seat has no team."""
    left, right = outlook.ties[number].sides
    if left.team not in mine and right.team not in mine:
        helped = _side_helped(outlook, number, use, mine)
        yield _reason("holds-back", team=helped.team, rival=(right if helped is left else left).team)


def _row(use: Use) -> str:
    """The row on which a card is used, after it."""
    return use.right_row if use.side else use.left_row


def _sides(outlook: RoundOutlook, number: int, side: int) -> tuple[TeamRow, TeamRow]:
    sides = outlook.ties[number].sides
    return sides[side], sides[1 - side]


def _explain_turn(side: TeamRow, other: TeamRow, use: Use) -> Iterator[Reason]:
    """A row whose last tile is turned; the other team gains by it."""
    after = _row(use)
    yield _reason("stops-attack" if vulnerable(side.row) == ATTACK else "takes-goal", team=side.team)
    yield from _score(other, side, _lead(other.row, side.row), _lead(other.row, after))


def _explain_protection(side: TeamRow) -> Reason:
    """A tile laid on one that could have been turned before the round is over."""
    return _reason("protects", team=side.team, tile="attack" if side.row[-1] == ATTACK else "goal")


def _explain_block(side: TeamRow) -> Reason:
    """A tile placed only to take up a square of a row."""
    return _reason("fills-row" if side.free == 1 else "takes-square", team=side.team)


def _explain_goal(side: TeamRow, other: TeamRow, use: Use, card: str) -> Iterator[Reason]:
    """A goal, an attack or a penalty."""
    after = _row(use)
    scores = tuple(_score(side, other, _lead(side.row, other.row), _lead(after, other.row)))
    if card == PENALTY:
        yield from (_reason("penalty", result=reason.name, team=side.team, rival=other.team) for reason in scores)
        return
    yield from scores
    if card == ATTACK and scores:
        yield _reason("whole-half", team=side.team)


def _score(team: TeamRow, rival: TeamRow, before: int, after: int) -> Iterator[Reason]:
    """How a match's score by its tiles changes for a team; both are its lead in goals."""
    if after > before:
        name = "lead" if before <= 0 < after else "level" if after == 0 else "bigger-lead" if before > 0 else "closer"
        yield _reason(name, team=team.team, rival=rival.team)


def _lead(row: str, other: str) -> int:
    return goals(row) - goals(other)


def simple(action: str, legal: Sequence[str], easiest: bool) -> tuple[Reason, ...]:
    """The reasons for an action that plays no card."""
    word, *rest = action.split()
    if word == "claim":
        return (_reason("claim"),)
    if word == "kick":
        return (_reason("kick"),)
    if word == "pick" and easiest and len(legal) > 1:
        return (_reason("easy-group", team=rest[0]),)
    return (_reason("only"),) if len(legal) == 1 else ()
