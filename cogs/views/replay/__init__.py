"""The viewer of replays: one private message, whose whole state is in its custom ids. Part of cogs/views."""
