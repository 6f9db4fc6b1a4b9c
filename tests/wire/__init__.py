"""The real bot as a process, against a stand-in for Discord on loopback, SIGKILL included.

`standin` is Discord, `bots` the bot as a process, `club` both with people and tables, and `evenings` are scripts that
are killed at every call. `crowd` plays games that it doesn't know; `prepared` and `cups` put games at any moment into
the database.
"""
