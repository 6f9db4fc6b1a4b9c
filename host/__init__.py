"""Tables alive: sessions and locks, judge and save, timers, the sweep, what must be shown, drawing off the loop.

Imports data, players, ratings, render, rules; never discord: another chat could stand above it.
"""
