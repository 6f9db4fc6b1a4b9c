"""The names of Mundialito's emojis. Part of words/mundialito."""

from rules.mundialito.pieces import SEAT_NAMES

SIZES = {1: "pawn", 2: "drone", 3: "queen"}


def piece_symbol(seat: int, size: int) -> str:
    """Return the name of a pyramid's emoji: `gualda_queen`."""
    return f"{SEAT_NAMES[seat].lower()}_{SIZES[size]}"


def ball_symbol(seat: int) -> str:
    """Return the name of a ball's emoji."""
    return f"{SEAT_NAMES[seat].lower()}_ball"
