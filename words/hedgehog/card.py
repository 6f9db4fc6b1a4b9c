"""What decided a hedgehog race, in a sentence. Part of words/hedgehog."""

from collections.abc import Sequence

from rules.hedgehog.view import View
from words.speech import Speech


def deciding(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell the move that finished the tree, or why nobody won."""
    if view.outcome is None:
        return ""
    last = view.recent[-1].moves[-1] if view.recent and view.recent[-1].moves else None
    if view.built is None or last is None:
        return say("hedgehog-card-drawn", reason=view.outcome.reason, alone="yes" if view.seats == 1 else "no")
    return say(
        "hedgehog-card-climb",
        colour=view.colours[last.piece.colour],
        size=last.piece.size,
        onto=last.onto.size,
        stacking=view.stacking,
        pieces=len(view.stacks[view.built[0]]),
    )
