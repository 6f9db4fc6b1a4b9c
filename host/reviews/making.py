"""What a review's own process runs. Part of host/reviews."""

from players.reviewing import Played, review, write
from workers.news import tell

#: The share of a review after which it is told again how far it is.
_STEP = 0.02


def review_of(played: Played) -> str:
    """Make a review and tell how far it is; return it as text."""
    told = -1.0

    def progress(share: float) -> None:
        nonlocal told
        if share >= told + _STEP:
            told = share
            tell(share)

    return write(review(played, progress))
