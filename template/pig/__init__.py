"""Pig, the game to copy: a folder that makes a game. Imports rules/core only."""

from template.pig.game import Pig, sketch

__all__ = ["GAME", "sketch"]

GAME = Pig()
