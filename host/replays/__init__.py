"""Moments of games, worked out off the event loop: those of tables, and those of game files that people attach.

`scene.py` and `parts.py` run in a process of its own; `replays.py` asks them. Imports rules, words, render, workers.
"""
