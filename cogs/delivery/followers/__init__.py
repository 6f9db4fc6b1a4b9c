"""Tells people who follow a table that its game is over. Imports cogs.library, cogs.servers, cogs.views, host."""
