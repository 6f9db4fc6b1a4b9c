"""The running tables: sessions, locks, judging, saving, timers, the sweep, parcels, drawing off the event loop.

Imports data, players, ratings, render, rules; never discord: another chat could stand above it.
"""
