"""Mundialito in sentences. Part of words/mundialito.

Everything is said from a View; every sentence comes from the catalog.
"""

from words.mundialito.board import board_text
from words.mundialito.card import deciding
from words.mundialito.highlights import highlight
from words.mundialito.picture import alt
from words.mundialito.story import story, task

__all__ = ["alt", "board_text", "deciding", "highlight", "story", "task"]
