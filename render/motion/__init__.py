"""Animated pictures of a game: a range of its events in, one WebP file out. Part of render/: imports render and rules.

How things move between two moments is in `render/<game>/motion.py`, found by name; games without it fade from picture
to picture. `between(before, after, prior)` makes the motion from one wish to the next, or None to fade; `prior` is the
wish just before the event. `SILENT` has the first words of events that aren't shown before the next one: then `before`
is an earlier wish. `staged(wish, prior)` may choose another page for what has just happened. `scored(before, after)`
tells a goal from two views.
"""

from render.motion.film import Film, FilmRequest, TooLarge, make, seconds_of
from render.motion.spans import Span, is_name, span_named, span_to, spans

__all__ = ["Film", "FilmRequest", "Span", "TooLarge", "is_name", "make", "seconds_of", "span_named", "span_to", "spans"]
