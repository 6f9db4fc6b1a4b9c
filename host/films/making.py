"""What a film's own process runs. Part of host/films."""

from render.motion import Film, Order, TooLarge, make
from workers.news import tell

#: The share of a film after which it is told again how far it is.
_STEP = 0.02


def film_of(order: Order) -> Film | None:
    """Make a film and tell how far it is; None if it would be too large."""
    told = -1.0

    def progress(share: float) -> None:
        nonlocal told
        if share < told or share >= told + _STEP:
            told = share
            tell(share)

    try:
        return make(order, progress)
    except TooLarge:
        return None
