"""Pictures of events: standings, groups, knock-outs, podiums. Part of render/events.

`draw_cross_table`, `draw_groups`, `draw_bracket` and `draw_podium` take a view and a locale; they are pure functions,
safe to call from several threads.
"""

from render.events.bracket import draw_bracket
from render.events.cross import draw_cross_table
from render.events.groups import draw_groups
from render.events.podium import draw_podium

__all__ = ["draw_bracket", "draw_cross_table", "draw_groups", "draw_podium"]
