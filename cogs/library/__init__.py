"""Additions to discord.py and fixes for it: timely answers, retries, rate limit, gateway, translated commands.

Imports data, rules (errors), words.
"""
