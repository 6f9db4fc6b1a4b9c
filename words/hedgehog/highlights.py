"""What marks a turn in a replay. Part of words/hedgehog."""

from rules.hedgehog.view import View
from words.speech import Speech

#: A ride with so many others is worth a mark: where a race has few colours, and where it has more than those.
CROWD, LARGE_CROWD, FEW = 2, 4, 5


def highlight(before: View, view: View, say: Speech) -> str:
    """Name what was built between two moments, or a move with many riders; empty without either. No markup."""
    if view.built is not None and before.built is None:
        return say("hedgehog-highlight-built", stacking=view.stacking)
    if len(view.joined) > len(before.joined):
        return say("hedgehog-highlight-joined", stacking=view.stacking)
    moves = view.done or (view.recent[-1].moves if view.recent else ())
    crowd = CROWD if len(view.colours) <= FEW else LARGE_CROWD
    riders = max((len(move.carried) for move in moves), default=0)
    return say("hedgehog-highlight-ride", riders=riders) if riders >= crowd else ""
