"""Tests of rules/: the contract of every game, and each game clause by clause."""
