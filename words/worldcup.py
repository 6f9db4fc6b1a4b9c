"""The World Cup Game in sentences: what its pictures show, the table in words, names for menus. Part of words/: imports
rules (nouns).

Everything is said from a View; every sentence comes from the catalog. `alt` and `board_text` are what words.boards
looks for.
"""

from rules.worldcup.view import View
from words.speech import Speech
from words.worldcup_lines import item
from words.worldcup_picture import alt
from words.worldcup_text import board_text

__all__ = ["alt", "board_text", "item", "mark_name"]


def mark_name(view: View, say: Speech, mark: str) -> str:
    """A team's name with its colour, for a menu; the mark itself where it is no team."""
    rank = next((team.rank for team in view.teams if team.code == mark), None)
    if rank is None:
        return mark
    return say("worldcup-say-mark", team=item(mark, say), rank=say("worldcup-colour", colour=rank))
