"""Servers and who is in them: names, members, rights, access, invitations, comings and goings.

Imports cogs.library, host, data, rules, words.
"""
