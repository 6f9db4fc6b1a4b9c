"""Boards, hands and posts, retried until they are delivered."""
