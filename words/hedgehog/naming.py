"""Names the race's actions in a few words, for lists of them. Part of words/hedgehog."""

from rules.hedgehog.view import View
from words.speech import Speech


def name_action(view: View, say: Speech, text: str) -> str:
    """Say which piece goes how far and where, or that the turn ends."""
    way = next((way for way in view.moves if way.notation == text), None)
    if way is None:
        return say("hedgehog-action-end", done="yes" if view.done else "no")
    return say(
        "hedgehog-action-move",
        size=way.piece.size,
        steps=abs(way.steps),
        way="on" if way.steps > 0 else "back",
        stack=way.target + 1,
    )
