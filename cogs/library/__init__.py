"""What we mend or add in discord.py: retries, rate limit, gateway, commands made known. Imports host and words."""
