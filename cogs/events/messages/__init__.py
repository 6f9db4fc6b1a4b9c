"""What events say and show in channels and threads. Part of cogs/events."""
