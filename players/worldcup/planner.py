"""Compares plays by playing the round on with dealt cards. Part of players/worldcup."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from players.worldcup.outlook import Outlook
from players.worldcup.playout import Play, Playouts
from rules.worldcup.view import View

#: How much of what a play gains at once usually lasts, and how many playouts that counts for.
LASTS = 0.6
PRIOR = 8
#: A turn counts as this many matches at least.
FEWEST = 5


class Weighed(NamedTuple):
    """A play, with the seat's chance to win after it; what the cards kept are worth later counts too."""

    chance: float
    play: Play


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


def weighed(view: View, outlook: Outlook, playouts: Playouts, random: Random, depth: Depth) -> list[Weighed]:
    """The plays of the seat to act, best first; those that look best are played out."""
    hand = playouts.hand
    ahead = outlook.board.ahead
    teams = outlook.teams(playouts.seat)
    now = outlook.chance(outlook.odds(outlook.rows, ahead), teams)
    plays = playouts.plays(playouts.seat, hand, outlook.rows, ahead)
    plays += [playouts.discard(card) for card in sorted(set(hand))]
    plays.sort(key=lambda play: -play.gain)
    rest = [Weighed(now + LASTS * play.gain, play) for play in plays]
    turns = ahead + 1 if ahead < depth.ending else depth.laps * len(view.playing) + 1
    turns = min(turns, view.extra or view.deck_left)
    if len(plays) < 2 or turns < 1:
        return rest
    budget = depth.budget // max(FEWEST, len(outlook.ties))
    # What a play gains at once tends to be halved by the others' answers; it counts as much as some playouts.
    prior = {play: one for one, play in rest[: depth.width]}
    totals, counts = {play: PRIOR * chance for play, chance in prior.items()}, dict.fromkeys(prior, PRIOR)

    def chance(play: Play) -> float:
        return totals[play] / counts[play]

    left = list(prior)
    halvings = max(1, (len(left) - 1).bit_length() - 1)
    held = playouts.kept(hand)  # the cards drawn later have about the same worth
    while len(left) > 1:
        for _ in range(max(2, budget // (halvings * turns * len(left)))):
            deal, dice = playouts.deal(random), random.getrandbits(32)
            for play in left:
                rows, cards, to_come = playouts.run(play, deal, Random(dice), turns)
                totals[play] += outlook.chance(outlook.odds(rows, to_come), teams)
                if to_come or view.stage != "final":
                    totals[play] += playouts.kept(cards) - held
                counts[play] += 1
        left.sort(key=chance, reverse=True)
        if len(left) == 2:
            break
        left = left[: (len(left) + 1) // 2]
    looked = left + sorted((play for play in prior if play not in left), key=chance, reverse=True)
    return _falling([*(Weighed(chance(play), play) for play in looked), *rest[depth.width :]])


def _falling(ranked: list[Weighed]) -> list[Weighed]:
    """The same order, no chance above the one before it: those looked at less are less certain."""
    found, least = [], 1.0
    for one in ranked:
        least = min(least, one.chance)
        found.append(one._replace(chance=least))
    return found
