"""Where a command looks for the table that it means. Part of cogs/: imports nothing of ours."""

from enum import Enum

#: So many ended tables of a person are looked at for the one that a command means.
RECENT = 10


class Look(Enum):
    """A place where a command looks for its table."""

    RUNNING_HERE = "the table that runs in this channel"
    OWN_HERE = "the person's own table that runs in this channel, a puzzle only where there is no other"
    LOBBY_HERE = "the youngest lobby in this channel"
    OWN_RUNNING = "the person's tables in this server, if that is one"
    OWN_ENDED_HERE = "the person's last table in this channel"
    OWN_HANDS = "the person's running tables with hidden hands: the one in this channel, if that is one"


#: Looking at a table, acting at one, playing one again: where to look first.
LOOKING = (Look.RUNNING_HERE, Look.OWN_HERE, Look.LOBBY_HERE, Look.OWN_RUNNING, Look.OWN_ENDED_HERE)
ACTING = (Look.OWN_HERE, Look.RUNNING_HERE, Look.OWN_RUNNING, Look.LOBBY_HERE, Look.OWN_ENDED_HERE)
AGAIN = (Look.OWN_ENDED_HERE, Look.RUNNING_HERE, Look.OWN_HERE, Look.LOBBY_HERE, Look.OWN_RUNNING)
HOLDING = (Look.OWN_HANDS,)
MODERATING = (Look.RUNNING_HERE, Look.LOBBY_HERE)
