"""Leaderboards, profiles, and how games changed ratings. Part of cogs/views."""
