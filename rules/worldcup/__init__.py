"""The World Cup Game, 1930 and 2002. Part of rules/: imports rules/core only. The rules are told in RULES.md beside
this.
"""

from rules.worldcup.game import WorldCup

GAME = WorldCup()
