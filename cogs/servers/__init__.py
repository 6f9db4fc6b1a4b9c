"""Servers and who is in them: rights, places for tables, threads, members, invitations. Imports cogs.views, host."""
