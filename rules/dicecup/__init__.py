"""Mundialito, the dice cup (rules in RULES.md). Part of rules/: imports rules/core only."""

from rules.dicecup.game import DiceCup

GAME = DiceCup()
