"""What the seats of the hedgehog race are called. Part of words/hedgehog."""

from rules.hedgehog.pieces import COLOURS
from words.speech import Speech


def seat_name(seat: int, say: Speech) -> str:
    """A seat's name: its colour, as it begins a sentence."""
    return say("hedgehog-colour-first", colour=COLOURS[seat])
