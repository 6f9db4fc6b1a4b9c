"""Sprites of the World Cup Game: tiles, chips, cards and their pictures.

Part of render/worldcup/signs.
"""
