"""The World Cup Game, 1930 and 2002 (rules in RULES.md). Part of rules/: imports rules/core only."""

from rules.worldcup.game import WorldCup

GAME = WorldCup()
