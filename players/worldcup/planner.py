"""Compares plays by playing the round on with dealt cards. Part of players/worldcup."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from players.worldcup.outlook import Outlook
from players.worldcup.playout import Play, Playouts
from rules.worldcup.view import View


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
    rest = [Weighed(now + play.gain, play) for play in plays]
    turns = ahead + 1 if ahead < depth.ending else depth.laps * len(view.playing) + 1
    turns = min(turns, view.extra or view.deck_left)
    if len(plays) < 2 or turns < 1:
        return rest
    budget = depth.budget // len(outlook.ties)
    left = plays[: depth.width]
    totals = dict.fromkeys(left, 0.0)
    halvings = max(1, (len(left) - 1).bit_length() - 1)
    counts = dict.fromkeys(left, 0)
    final = view.stage == "final"
    while len(left) > 1:
        for _ in range(max(2, budget // (halvings * turns * len(left)))):
            deal, dice = playouts.deal(random), random.getrandbits(32)
            for play in left:
                rows, cards, to_come = playouts.run(play, deal, Random(dice), turns)
                worth = outlook.chance(outlook.odds(rows, to_come), teams)
                if not (final and not to_come):
                    worth += playouts.kept(cards)
                totals[play] += worth
                counts[play] += 1
        left.sort(key=lambda play: -totals[play] / counts[play])
        if len(left) == 2:
            break
        left = left[: (len(left) + 1) // 2]
    held = playouts.kept(hand)  # the cards drawn later have about the same worth
    looked = sorted((Weighed(totals[play] / counts[play] - held, play) for play in totals), key=lambda one: -one.chance)
    best = {one.play: one for one in looked}
    order = sorted(left, key=lambda play: -totals[play] / counts[play])
    first = [best[play] for play in order]
    return first + [one for one in looked if one.play not in order] + [one for one in rest if one.play not in best]
