"""The Discord side: presses and commands in, messages out. Imports every room below it, and discord.py."""
