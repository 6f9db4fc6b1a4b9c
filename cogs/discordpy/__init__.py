"""What we mend in discord.py: events, retries, rate limit, gateway, shards, translations."""
