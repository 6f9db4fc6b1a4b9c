"""Boards, hands and posts, delivered until they are up. Imports cogs.library, cogs.servers, cogs.views, host."""
