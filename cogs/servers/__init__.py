"""Servers and their people: names, members, rights, access, invitations, joining and leaving.

Imports cogs.library, host, data, rules, words.
"""
