"""Processes that run functions for this one. Part of workers/: imports the standard library.

Each is a small interpreter that imports only what it is asked to run, gets none of the bot's environment, and exits
when the bot is gone. A pool of concurrent.futures wouldn't do: its workers import the bot's main module and outlive a
killed bot, and a hanging one can't be killed alone.

This module imports nothing, because each of these processes does: they know no asyncio, which takes 6 MB.
"""
