"""Who can score, and how soon, as the rules tell it. Part of players/mundialito."""

from rules.mundialito.threats import LINES, Line, actions_to_goal

__all__ = ["LINES", "Line", "actions_to_goal"]
