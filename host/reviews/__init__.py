"""Reviews of finished games, made off the event loop and kept. Part of host: imports data, players, rules, workers.

This file imports nothing, so that a review's process, which runs `making.py`, is small.
"""
