"""Time: the machine's clock, and when the bot was away. Part of host."""
