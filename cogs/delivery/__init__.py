"""Boards, hands and posts, retried until they are delivered. Imports cogs.library, cogs.servers, cogs.views, host."""
