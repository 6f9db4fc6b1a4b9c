"""Pictures of leaderboards and profiles. Part of render/ladder.

`draw_board(view, locale)` and `draw_profile(view, locale)` are pure functions, safe to call from several threads.
"""

from render.ladder.board import draw_board
from render.ladder.profile import draw_profile

__all__ = ["draw_board", "draw_profile"]
