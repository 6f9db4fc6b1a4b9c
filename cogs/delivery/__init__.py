"""Boards, hands and posts, brought until they stand. Imports cogs.library, cogs.servers, cogs.views, host."""
