"""Pig, the game to copy: one folder is a game. Imports rules/core only."""

from template.pig.game import Pig, sketch

__all__ = ["GAME", "sketch"]

GAME = Pig()
