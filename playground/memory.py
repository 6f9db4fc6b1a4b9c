"""Playground room: messages that survive a restart. May import simcord and `world`.

The bot saves its games, and Discord its messages. So here the simulated Discord saves them: threads, messages with
their pictures, and the registered commands, in a small file next to the bot's own. Ephemeral answers are forgotten, as
when a real client restarts. The file contains simcord's own values; with another version of simcord it starts empty.
"""

from __future__ import annotations

import pickle
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import simcord

from playground.sight import WINDOW
from playground.world import World

_THINKING = 1 << 7


class Memory:
    """The file in which a world is saved between runs."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._kept: dict[str, bytes] = {}
        with closing(self._open()) as file, file:
            file.execute("CREATE TABLE IF NOT EXISTS kept (key TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT")
            version = file.execute("SELECT value FROM kept WHERE key = 'simcord'").fetchone()
            if version != (simcord.__version__.encode(),):
                file.execute("DELETE FROM kept")
                file.execute("INSERT INTO kept VALUES ('simcord', ?)", (simcord.__version__.encode(),))

    def _open(self) -> sqlite3.Connection:
        file = sqlite3.connect(self._path)
        file.execute("PRAGMA journal_mode = WAL")
        return file

    def recall(self, world: World) -> None:
        """Restore what was saved into a world that hasn't started yet."""
        with closing(self._open()) as file:
            rows: list[tuple[str, bytes]] = file.execute("SELECT key, value FROM kept ORDER BY key").fetchall()
        backend = world.backend
        for key, value in rows:
            kind, _, name = key.partition(" ")
            match kind:
                case "picture":
                    backend.cdn._blobs[name] = value
                case "language":
                    world.env.languages[int(name)] = value.decode()
                case "commands":
                    backend.commands = pickle.loads(value)
                case "thread":
                    thread = pickle.loads(value)
                    backend.channels[thread.id] = thread
                    backend.messages.setdefault(thread.id, {})
                    backend.guilds[thread.guild_id].thread_ids.append(thread.id)
        for key, value in rows:
            if key.startswith("message "):
                message = pickle.loads(value)
                channel = backend.channels.get(message.channel_id)
                if channel is not None:
                    backend.messages[channel.id][message.id] = message
                    if not message.is_ephemeral:
                        channel.last_message_id = max(channel.last_message_id or 0, message.id)
        self._kept = {key: b"" if key.startswith("picture ") else value for key, value in rows}

    def changes(self, world: World) -> tuple[dict[str, bytes], list[str]]:
        """Return what to write and what to delete since the last time; fast enough for the event loop."""
        now = dict(self._present(world))
        blobs = world.backend.cdn._blobs
        write = {
            key: value or blobs[key.partition(" ")[2]] for key, value in now.items() if self._kept.get(key) != value
        }
        gone = [key for key in self._kept if key not in now]
        self._kept = now
        return write, gone

    def write(self, put: dict[str, bytes], gone: list[str]) -> None:
        """Write changes to the file; for a thread, not for the event loop."""
        if put or gone:
            with closing(self._open()) as file, file:
                file.executemany("INSERT OR REPLACE INTO kept VALUES (?, ?)", put.items())
                file.executemany("DELETE FROM kept WHERE key = ?", [(key,) for key in gone])

    def _present(self, world: World) -> Iterator[tuple[str, bytes]]:
        backend = world.backend
        yield "simcord", simcord.__version__.encode()
        for person, language in world.env.languages.items():
            yield f"language {person}", language.encode()
        yield "commands", pickle.dumps(backend.commands)
        for channel in backend.channels.values():
            if channel.is_thread:
                yield f"thread {channel.id}", pickle.dumps(channel)
            kept = [one for one in backend.messages.get(channel.id, {}).values() if _lasting(one)]
            for message in kept[-WINDOW:]:
                yield f"message {message.id}", pickle.dumps(message)
                for attachment in message.attachments:
                    if attachment["url"] in backend.cdn._blobs:
                        yield f"picture {attachment['url']}", b""


def _lasting(message: Any) -> bool:
    return not message.is_ephemeral and not message.flags & _THINKING
