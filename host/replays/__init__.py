"""Moments of games, worked out off the event loop: those of tables, and those of game files that people attach.

`scene.py` runs in a process of its own; `replays.py` asks it. Imports rules, words, workers.
"""
