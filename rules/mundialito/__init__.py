"""Mundialito, pyramid football. Part of rules/: imports rules/core only. The rules are told in RULES.md beside this."""

from rules.mundialito.game import Mundialito

GAME = Mundialito()
