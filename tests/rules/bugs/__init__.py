"""Deliberate bugs, to check that the laws catch them. Room: tests. May import rules.

Each is a few lines over Pig, the template, where everything is open, or Sardines, where hands are hidden.
"""

from tests.rules.bugs import chance, states, terms, turns, views, writing
from tests.rules.bugs.registry import BUGS, Bug

__all__ = ["BUGS", "Bug", "chance", "states", "terms", "turns", "views", "writing"]
