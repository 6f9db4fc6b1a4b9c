"""The real bot as a process against a stand-in of Discord on loopback, SIGKILL included.

`standin` is Discord, `bots` the bot as a process, `club` both of them with people and tables, and `evenings` what is
killed at every call. `crowd` plays games that it does not know, `prepared` and `cups` put games into the database at
any moment of theirs.
"""
