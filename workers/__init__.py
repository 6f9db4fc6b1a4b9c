"""Processes that run functions for this one. Part of workers/: the modules import the standard library only.

Each is a small interpreter that imports only what it is asked to run, gets a few variables of the bot's environment but
never its token, and exits when the bot is gone. A pool of concurrent.futures wouldn't do: its workers import the bot's
main module and outlive a killed bot, and a hanging one can't be killed alone.

Every worker imports this package, so this file imports nothing: asyncio alone would take 6 MB in each.
"""
