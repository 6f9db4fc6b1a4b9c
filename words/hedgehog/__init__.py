"""The hedgehog race in sentences. Part of words/hedgehog.

Everything is said from a View; every sentence comes from the catalog.
"""

from words.hedgehog.naming import name_action
from words.hedgehog.picture import alt, board_text, seat_name
from words.hedgehog.story import closing, deciding, highlight, since, story, task

__all__ = [
    "alt",
    "board_text",
    "closing",
    "deciding",
    "highlight",
    "name_action",
    "seat_name",
    "since",
    "story",
    "task",
]
