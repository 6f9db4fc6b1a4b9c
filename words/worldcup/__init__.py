"""The World Cup Game in sentences. Part of words/worldcup.

Everything is said from a View; every sentence comes from the catalog.
"""

from words.worldcup.board import board_text
from words.worldcup.lines import contest_name, item, mark_name, notate, spell
from words.worldcup.naming import name_action
from words.worldcup.picture import alt
from words.worldcup.report import closing, deciding, highlight
from words.worldcup.story import chapter, since, story, task

__all__ = [
    "alt",
    "board_text",
    "chapter",
    "closing",
    "contest_name",
    "deciding",
    "highlight",
    "item",
    "mark_name",
    "name_action",
    "notate",
    "since",
    "spell",
    "story",
    "task",
]
