"""What the computers think of a position of the World Cup Game, for hints and reviews. Part of players/worldcup."""

from collections.abc import Sequence
from random import Random

from players.advice import Candidate
from players.worldcup.draft import difficulty
from players.worldcup.outlook import Outlook
from players.worldcup.planner import Depth, Weighed, weighed
from players.worldcup.playout import Playouts
from players.worldcup.prospects import chances
from players.worldcup.reasons import reasons, simple
from rules.core.chance import Rng
from rules.worldcup.pieces import SEVERAL
from rules.worldcup.view import View

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
