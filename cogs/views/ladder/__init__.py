"""Ratings to look at: leaderboards, profiles, what a game moved. Part of cogs/views."""
