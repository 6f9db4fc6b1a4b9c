"""Boards, hands and posts, brought until they stand. Imports cogs.views, cogs.servers, host."""
