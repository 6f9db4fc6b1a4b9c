"""The curve of a review: every player's chance to win, along a game. Part of render/: imports render, rules and words.

Lines have the seats' colours and end in the seats' own marks, so that nothing is shown by colour alone. A game's module
`render.<game>.card` has the marks, and may have the colours of lines, by seat, in `LINES`.
"""

from render.review.curve import draw_curve

__all__ = ["draw_curve"]
