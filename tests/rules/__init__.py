"""Tests of rules/: the contract of every game, and Mundialito clause by clause."""
