"""The names of the dice cup's emojis. Part of words/dicecup."""

#: The emojis of dice, by their stars, and of coaches' shirts, by their seats.
DICE = {1: "white_die", 2: "blue_die", 3: "yellow_die"}
SHIRTS = ("shirt_one", "shirt_two", "shirt_three", "shirt_four", "shirt_five", "shirt_six")


def die_symbol(stars: int) -> str:
    """Return the name of the emoji of a die with so many stars."""
    return DICE[stars]


def shirt_symbol(seat: int) -> str:
    """Return the name of the emoji of a coach's shirt."""
    return SHIRTS[seat]
