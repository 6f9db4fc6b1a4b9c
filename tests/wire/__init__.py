"""The real bot as a process, against a stand-in for Discord on loopback (`testbed`), SIGKILL included.

`bots` are variants of the bot, `club` is bot and stand-in with people and tables, and `evenings` are scripts that are
killed at every call. `crowd` plays games that it doesn't know; `prepared` and `cups` put games at any moment into
the database.
"""
