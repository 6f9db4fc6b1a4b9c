"""Additions to discord.py and fixes for it: timely answers, retries, rate limit, gateway, shards, translations.

Imports data, rules (errors), words.
"""
