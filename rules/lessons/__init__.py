"""Lessons: positions of the games with tasks that the games themselves judge. Part of rules/: imports rules.

The lesson of a game is its sheet `lessons.txt`; LESSONS.md describes it. Games without one have no lesson.
"""
