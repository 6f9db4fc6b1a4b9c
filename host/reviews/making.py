"""What a review's own process runs. Part of host/reviews."""

from players.reviewing import Played, review, write
from workers.news import in_steps


def review_of(played: Played) -> str:
    """Make a review and tell how far it is; return it as text."""
    return write(review(played, in_steps()))
