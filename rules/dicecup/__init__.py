"""Mundialito, the dice cup. Part of rules/: imports rules/core only. The rules are told in RULES.md beside this."""

from rules.dicecup.game import DiceCup

GAME = DiceCup()
