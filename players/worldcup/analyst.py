"""Every seat's chance to win the cup, and its best plays, for hints and reviews. Part of players/worldcup."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

from players.advice import Candidate
from players.worldcup.bracket import Chances
from players.worldcup.forecast import SCORES, Odds
from players.worldcup.outlook import Outlook
from players.worldcup.planner import Depth, Weighed, weighed
from players.worldcup.player import difficulty
from players.worldcup.playout import Playouts
from players.worldcup.reasons import reasons, simple
from rules.core.chance import Rng
from rules.worldcup.pieces import KICKS, SEVERAL
from rules.worldcup.position import goals
from rules.worldcup.view import Report, Table, View

LEFT, LEVEL, RIGHT = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


def chances(view: View) -> tuple[float, ...]:
    """Every seat's chance that one of its teams wins the cup, in seat order; they add up to 1."""
    if view.outcome is not None:
        winners = view.outcome.ranking[0]
        return tuple((seat in winners) / len(winners) for seat in range(view.seats))
    if view.claimants:
        return tuple(float(seat in view.claimants) for seat in range(view.seats))
    outlook = Outlook(view)
    found = [0.0] * view.seats
    for team, chance in outlook.bracket.champions(places(view, outlook)).items():
        owner = outlook.owners[team]
        for seat in range(view.seats) if owner is None else (owner,):
            found[seat] += chance / (view.seats if owner is None else 1)
    whole = sum(found)
    return tuple(chance / whole for chance in found)


def places(view: View, outlook: Outlook) -> dict[str, Chances]:
    """Everyone's chances of the places that this round decides, as far as they are known by now."""
    odds = outlook.odds(outlook.rows, outlook.board.ahead)
    if view.phase == "dice":
        return outlook.places(_rolled(view, outlook, odds))
    if view.phase not in ("lots", "kick") or not view.reports:
        return outlook.places(odds)
    report = view.reports[-1]
    found = outlook.places(_scored(report, outlook, odds))
    for table in report.tables:
        found.update(_by_table(table, found))
    if view.shootout is not None:
        left = _shootout(view.shootout.kicked, len(view.shootout.kicks))
        found[view.shootout.match] = dict(zip(view.shootout.teams, (left, 1 - left), strict=True))
    return found


def _rolled(view: View, outlook: Outlook, odds: list[Odds]) -> list[Odds]:
    """The odds, certain in the groups whose dice have been rolled (rule 17)."""
    known = {roll.group: roll.colours for roll in view.rolls}
    found = list(odds)
    for number, tie in enumerate(outlook.ties):
        if tie.group in known:
            left, right = (goals(side.row, known[tie.group].count(side.rank)) for side in tie.sides)
            found[number] = _result(left, right)
    return found


def _scored(report: Report, outlook: Outlook, odds: list[Odds]) -> list[Odds]:
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
    """The chance that the left team wins a shoot-out with these goals after so many kicks (rule 26)."""
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
        outlook = Outlook(view)
        playouts = Playouts(view, outlook)
        known = set(legal)
        found: dict[str, Weighed] = {}
        own = None if played is None else playouts.read(played)
        for one in weighed(view, outlook, playouts, Random(rng.below(1 << 31)), self._depth, own):
            text = playouts.written(one.play)
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
