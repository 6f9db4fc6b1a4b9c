"""The dice cup in sentences. Part of words/dicecup.

Everything is said from a View; every sentence comes from the catalog.
"""

from words.dicecup.lines import contest_name, item, mark_name, mark_symbol
from words.dicecup.picture import alt, board_text
from words.dicecup.story import chapter, closing, deciding, highlight, landmark, lasted, since, story, task

__all__ = [
    "alt",
    "board_text",
    "chapter",
    "closing",
    "contest_name",
    "deciding",
    "highlight",
    "item",
    "landmark",
    "lasted",
    "mark_name",
    "mark_symbol",
    "since",
    "story",
    "task",
]
