"""The hedgehog race in sentences. Part of words/hedgehog.

Everything is said from a View; every sentence comes from the catalog.
"""

from words.hedgehog.board import board_text
from words.hedgehog.card import deciding
from words.hedgehog.highlights import highlight
from words.hedgehog.picture import alt
from words.hedgehog.seats import seat_name
from words.hedgehog.story import since, story, task

__all__ = ["alt", "board_text", "deciding", "highlight", "seat_name", "since", "story", "task"]
