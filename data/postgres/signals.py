"""What the processes of one bot tell each other, by PostgreSQL's NOTIFY. Part of data/postgres.

A signal isn't part of the transaction that it tells of: it is sent once that is saved, because transactions that notify
commit one after the other. If it gets lost, whoever needed it finds out later: tables are compared with their rows
before anybody sees them, and whatever is due is looked for every second.
"""

import asyncio
import re
from collections.abc import Callable
from typing import Any

import psycopg

from data.engine.connection import Connection
from data.fleet import UNREADABLE, Signal, Topic

#: How long nothing may be heard before the line is tried, and how long an answer may take then (seconds).
QUIET, ANSWERED = 30.0, 10.0
#: What each kind of signal looks like after its topic.
_ID = "[0-9]{1,20}"
_SHAPES = {Topic.TABLE: f"[^ ]+ {_ID}", Topic.PERSON: _ID, Topic.SERVER: _ID, Topic.BANS: "", Topic.MISSED: ""}
_CHANNEL = "mundialito"
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 5.0


def notify(connection: Connection, sender: int, signal: Signal) -> None:
    """Send a signal of this cluster, when the transaction commits."""
    connection.execute("SELECT pg_notify(?, ?)", (_CHANNEL, f"{sender} {signal.topic} {signal.about}"))


async def listen(given: dict[str, Any], own: int, receive: Callable[[Signal], None]) -> None:
    """Hear the signals of all clusters but one's own, on a connection with these parameters, until cancelled."""
    pause = _FIRST_PAUSE
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(**given, autocommit=True) as connection:
                await connection.execute(f"LISTEN {_CHANNEL}")
                receive(Signal(Topic.MISSED))
                pause = _FIRST_PAUSE
                while True:
                    async for told in connection.notifies(timeout=QUIET):
                        signal = read(told.payload, own)
                        if signal is not None:
                            receive(signal)
                    await asyncio.wait_for(connection.execute("SELECT 1"), ANSWERED)
        except (psycopg.Error, TimeoutError):
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)


def read(payload: str, own: int) -> Signal | None:
    """Another cluster's signal, None for one's own; whatever can't be read may have told of anything."""
    try:
        sender, name, about = payload.split(" ", 2)
        topic = Topic(name)
        if int(sender) == own:
            return None
    except ValueError:
        return UNREADABLE
    return Signal(topic, about) if re.fullmatch(_SHAPES[topic], about) else UNREADABLE
