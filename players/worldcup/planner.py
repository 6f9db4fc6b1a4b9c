"""Compares plays by playing the round on with dealt cards. Part of players/worldcup."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from players.worldcup.outlook import RoundOutlook
from players.worldcup.playout import CardPlay, Playouts
from rules.worldcup.pieces import DEFENCE
from rules.worldcup.position import vulnerable
from rules.worldcup.view import View

#: How much of what a play gains at once usually lasts, and how many playouts that counts for.
LASTS = 0.6
PRIOR = 8
#: A turn counts as this many matches at least.
FEWEST = 5


class Weighed(NamedTuple):
    """A play, with the seat's chance to win after it; what the cards kept are worth later counts too."""

    chance: float
    play: CardPlay


@dataclass(frozen=True, slots=True)
class Depth:
    """How far to look: the best plays compared, and for how much work.

    A playout has `laps` of the table and a turn or, if the round is over within `ending` turns, all of them; then the
    rows are judged as they stand. `budget` is how many matches a choice may look at, over all turns of all playouts.
    """

    width: int
    laps: int
    ending: int
    budget: int


def weigh(
    view: View, outlook: RoundOutlook, playouts: Playouts, random: Random, depth: Depth, played: CardPlay | None = None
) -> list[Weighed]:
    """The plays of the seat to act, best first; those that look best are played out.

    What was `played` is compared with the best play in deals of its own: the best of many is partly the luckiest.
    """
    ahead = outlook.board.ahead
    now = outlook.chance(outlook.odds(outlook.rows, ahead), outlook.teams(playouts.seat))
    plays = _sensible(outlook, playouts)
    if played is not None and played not in plays:
        plays.append(played)
    rest = [Weighed(now + LASTS * play.gain, play) for play in plays]
    turns = ahead + 1 if ahead < depth.ending else depth.laps * len(view.playing) + 1
    turns = min(turns, view.extra or view.deck_left)
    if len(plays) < 2 or turns < 1:
        return rest
    runs = depth.budget // (max(FEWEST, len(outlook.ties)) * turns)
    contest = _Contest(view, outlook, playouts, random, turns)
    prior = rest[: depth.width]
    scores = {one.play: _Score(one.chance) for one in prior}
    left = [one.play for one in prior]
    halvings = max(1, (len(left) - 1).bit_length() - 1)
    while len(left) > 1:
        contest.play({play: scores[play] for play in left}, max(2, runs // (halvings * len(left))))
        left.sort(key=lambda play: -scores[play].chance)
        if len(left) == 2:
            break
        left = left[: (len(left) + 1) // 2]
    looked = left + sorted((play for play in scores if play not in left), key=lambda play: -scores[play].chance)
    ranked = _falling([*(Weighed(scores[play].chance, play) for play in looked), *rest[depth.width :]])
    if played is None or played == looked[0]:
        return ranked
    duel = {play: _Score(now + LASTS * play.gain) for play in (looked[0], played)}
    contest.play(duel, max(2, runs // 2))
    best, own = (duel[play].chance for play in (looked[0], played))
    others = [one._replace(chance=min(best, one.chance)) for one in ranked[1:] if one.play != played]
    return sorted([Weighed(best, looked[0]), *others, Weighed(own, played)], key=lambda one: -one.chance)


def _sensible(outlook: RoundOutlook, playouts: Playouts) -> list[CardPlay]:
    """What may be played, the greatest gain first; nothing that gains no more than throwing its card away."""
    hand, teams = playouts.hand, outlook.teams(playouts.seat)
    thrown = {card: playouts.discard(card) for card in sorted(set(hand))}
    plays = playouts.plays(playouts.seat, hand, outlook.rows, outlook.board.ahead)
    better = [
        play for play in plays if play.gain > thrown[play.card].gain and not _guards_nothing(outlook, play, teams)
    ]
    return sorted([*better, *thrown.values()], key=lambda play: -play.gain)


def _guards_nothing(outlook: RoundOutlook, play: CardPlay, teams: Collection[str]) -> bool:
    """Whether it lays a defence for one of these teams that has nothing to guard."""
    number, use = play.parts[0]
    sides = outlook.ties[number].sides
    side, other = sides[use.side], sides[1 - use.side]
    laid = play.card == DEFENCE and not use.turns and not vulnerable(side.row)
    return laid and side.team in teams and other.team not in teams


class _Score:
    """How a play did in its playouts.

    What it gains at once tends to be halved by the others' answers; that counts as much as some playouts.
    """

    __slots__ = ("_count", "_total")

    def __init__(self, prior: float) -> None:
        self._total, self._count = PRIOR * prior, PRIOR

    def add(self, chance: float) -> None:
        """Count another playout."""
        self._total += chance
        self._count += 1

    @property
    def chance(self) -> float:
        """The chance to win after the play."""
        return self._total / self._count


class _Contest:
    """Playouts of so many turns, in which all plays that are compared get the same deals."""

    def __init__(self, view: View, outlook: RoundOutlook, playouts: Playouts, random: Random, turns: int) -> None:
        self._outlook, self._playouts, self._random, self._turns = outlook, playouts, random, turns
        self._teams = outlook.teams(playouts.seat)
        self._final = view.stage == "final"

    def play(self, scores: Mapping[CardPlay, _Score], deals: int) -> None:
        """Play each play out with `deals` deals."""
        outlook, playouts = self._outlook, self._playouts
        held = playouts.worth_of(playouts.hand)  # the cards drawn later have about the same worth
        for _ in range(deals):
            deal, dice = playouts.deal(self._random), self._random.getrandbits(32)
            for play, score in scores.items():
                rows, cards, to_come = playouts.run(play, deal, Random(dice), self._turns)
                chance = outlook.chance(outlook.odds(rows, to_come), self._teams)
                score.add(chance if self._final and not to_come else chance + playouts.worth_of(cards) - held)


def _falling(ranked: list[Weighed]) -> list[Weighed]:
    """The same order, no chance above the one before it: those looked at less are less certain."""
    found, least = [], 1.0
    for one in ranked:
        least = min(least, one.chance)
        found.append(one._replace(chance=least))
    return found
