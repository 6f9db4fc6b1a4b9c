"""Films of games, made off the event loop. Part of host: imports workers and render.

This file imports nothing, so that a film's process, which runs `making.py`, is small.
"""
