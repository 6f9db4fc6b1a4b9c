"""What a film's own process runs. Part of host/films."""

from render.motion import Film, Order, TooLarge, make
from workers.news import in_steps


def film_of(order: Order) -> Film | None:
    """Make a film and tell how far it is; None if it would be too large."""
    try:
        return make(order, in_steps())
    except TooLarge:
        return None
