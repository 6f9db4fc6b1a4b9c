"""Mundialito, pyramid football (rules in RULES.md). Part of rules/: imports rules/core only."""

from rules.mundialito.game import Mundialito

GAME = Mundialito()
