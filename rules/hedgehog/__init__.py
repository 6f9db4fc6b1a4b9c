"""Der Marsigelwettkampf, the hedgehog race. Part of rules/: imports rules/core only. The rules are told in RULES.md
beside this.
"""

from rules.hedgehog.game import Hedgehog

GAME = Hedgehog()
