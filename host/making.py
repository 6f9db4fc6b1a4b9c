"""What a film's or a review's own process runs. Part of host.

Each imports only what it needs itself, so that its process is small.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from workers.frames import in_steps, tell

if TYPE_CHECKING:
    from players.reviewing import FinishedGame
    from render.motion import Film, FilmRequest


def film_of(order: FilmRequest) -> Film | None:
    """Make a film and tell how far it is; None if it would be too large."""
    from render.motion import TooLarge, make

    try:
        return make(order, in_steps())
    except TooLarge:
        return None


def review_of(played: FinishedGame) -> str:
    """Make a review and tell how far it is, and as text what there is of it meanwhile; return it as text."""
    from players.reviewing import review, write

    return write(review(played, in_steps(), lambda made: tell(write(made))))
