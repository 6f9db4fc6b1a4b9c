"""Goals that nobody can stop any more, found by trying every turn. Part of players/mundialito."""

from players.mundialito.pitch import Pitch


def decided(ground: Pitch, packed: int, seat: int) -> bool:
    """Whether the seat scores in its next turn whatever the other does, whose turn begins."""
    other = 1 - seat
    if ground.scores(packed, other) or not ground.scores(packed, seat):
        return False
    return all(ground.scores(reply, seat) for reply in ground.turns(packed, other))


def unstoppable(ground: Pitch, packed: int, seat: int) -> bool:
    """Whether the seat, whose turn begins, has a turn after which the other can't keep it from scoring in the next.

    The seat must not be able to score at once.
    """
    return any(decided(ground, after, seat) for after in ground.turns(packed, seat))
