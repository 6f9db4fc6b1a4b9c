"""The names of the race's emojis. Part of words/hedgehog."""

SIZES = {1: "pawn", 2: "drone", 3: "queen"}


def piece_symbol(colour: str, size: int) -> str:
    """Return the name of a pyramid's emoji: `red_queen`."""
    return f"{colour}_{SIZES[size]}"


def colour_symbol(colour: str) -> str:
    """Return the name of a colour's emoji."""
    return f"{colour}_colour"
