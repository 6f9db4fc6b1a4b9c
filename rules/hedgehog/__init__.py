"""Der Marsigelwettkampf, the hedgehog race (rules in RULES.md). Part of rules/: imports rules/core only."""

from rules.hedgehog.game import Hedgehog

GAME = Hedgehog()
