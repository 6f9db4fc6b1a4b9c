"""What we mend or add in discord.py: answers in time, retries, rate limit, gateway, translated commands.

Imports data, rules (errors), words.
"""
