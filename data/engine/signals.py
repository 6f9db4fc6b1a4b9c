"""What the processes of one bot tell each other, by PostgreSQL's NOTIFY. Part of data/engine.

A signal isn't part of the transaction that it tells of: it is sent once that is saved, because transactions that notify
commit one after the other. If it gets lost, whoever needed it finds out later: tables are compared with their rows
before anybody sees them, and whatever is due is looked for every second.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg

from data.engine.connection import Connection
from data.fleet import Signal, Topic

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
                async for told in connection.notifies():
                    signal = _read(told.payload, own)
                    if signal is not None:
                        receive(signal)
        except psycopg.Error:
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)


def _read(payload: str, own: int) -> Signal | None:
    """Another cluster's signal; None for one's own, and for what only a newer version tells."""
    try:
        sender, topic, about = payload.split(" ", 2)
        return None if int(sender) == own else Signal(Topic(topic), about)
    except ValueError:
        return None
