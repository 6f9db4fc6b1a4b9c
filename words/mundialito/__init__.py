"""Mundialito in sentences. Part of words/mundialito.

Everything is said from a View; every sentence comes from the catalog.
"""

from words.mundialito.naming import name_action
from words.mundialito.picture import alt, board_text
from words.mundialito.story import closing, deciding, highlight, story, task, time_up

__all__ = ["alt", "board_text", "closing", "deciding", "highlight", "name_action", "story", "task", "time_up"]
