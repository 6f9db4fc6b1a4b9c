"""A club with a game of hidden hands, and everybody's direct messages."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord.results import ResponseMessage

from cogs.client import Bot
from cogs.commands import Tables
from cogs.press.commanding import game_choices
from host.house import House
from rules import GAMES
from rules.table.table import Table
from testbed.controls import SILENT
from tests.bot.cards import SNAP
from tests.bot.club import Club, QuickThinkers, Seen, open_club


class Inboxes:
    """A club and its people's direct messages."""

    def __init__(self, club: Club) -> None:
        self.club = club
        #: How many direct messages have notified each person.
        self.notified: Counter[int] = Counter()
        self._record_notifications()
        club.bot.desk.mail.spacing = 0.0

    def _record_notifications(self) -> None:
        backend: Any = self.club.env.backend
        commit = backend.commit_message

        def recorded(message: Any, **kwargs: Any) -> Any:
            owner = next((user for user, channel in backend.dm_channels.items() if channel == message.channel_id), None)
            if owner is not None and not message.is_ephemeral and not message.flags & SILENT:
                self.notified[owner] += 1
            return commit(message, **kwargs)

        backend.commit_message = recorded

    def messages(self, who: Any) -> list[Seen]:
        """The bot's direct messages to somebody, the oldest first."""
        backend = self.club.env.backend
        stored = backend.messages.get(backend.dm_channels.get(who.id, 0), {}).values()
        shown = sorted((message for message in stored if not message.is_ephemeral), key=lambda message: message.id)
        return [Seen(ResponseMessage(self.club.env, message)) for message in shown]

    def hand(self, who: Any) -> Seen:
        """The last direct message to somebody."""
        return self.messages(who)[-1]

    def close(self, who: Any, code: int = 50007) -> None:
        """Close somebody's direct messages: each one is refused with this error code."""
        place = who.user.dm_channel.id
        status = 403
        self.club.env.inject_error("POST", f"/channels/{place}/messages", status=status, code=code, times=None)

    def clear_faults(self) -> None:
        """Open all direct messages again, and end all other injected faults."""
        self.club.env.backend.faults.clear()

    async def start_snap(self, *others: Any, channel: Any = None, settings: str = "order=joined") -> Table:
        """Start a game of Snap: Ana opens the table, the others join."""
        club = self.club
        await club.slash(club.ana, "mundialito play", channel, game="snap")
        lobby = await club.game(channel=channel)
        await club.settle(club.ana, settings, channel)
        for other in others:
            await club.press(other, club.board(channel), "Join")
        if club.board(channel).is_lobby:
            await club.start(club.ana, channel)
        await club.quiet()
        return await club.game(lobby.id)

    async def act(self, who: Any, seen: Seen, verb: str = "play") -> Seen:
        """Choose a verb and the first card in a message, and play the card there."""
        club = self.club
        for wanted in (verb, None):
            items = seen.selects["Choose"]["options"]
            value = next(item["value"] for item in items if wanted in (None, item["label"]))
            seen = await club.pick(who, seen, "Choose", value)
        label = next(label for label in seen.buttons if label.startswith("Play "))
        return await club.press(who, seen, label)

    async def restart(self) -> None:
        """Kill the bot and start another one with the same archive in the same servers."""
        club = self.club
        before = club.bot
        house = House(club.archive, club.studio, QuickThinkers(), club.house.limits, club.clock)  # type: ignore[arg-type]
        club.house.listeners.clear()
        club.house, club.bot = house, Bot(house)
        club.bot.desk.mail.spacing = 0.0
        await club.env.restart_bot(club.bot)
        club.stop_time()
        assert before is not club.bot

    async def forget_last_hand(self, table_id: str, who: Any) -> None:
        """Forget the last message to somebody, as if the bot had crashed right after posting it."""
        await self.club.archive.hands.forget(table_id, who.id)
        await self.mark_waiting(table_id, who)

    async def mark_waiting(self, table_id: str, who: Any) -> None:
        """Mark somebody's last hand as waiting, as if the bot had crashed before marking it as shown."""
        archive: Any = self.club.archive

        def undone(connection: Any) -> None:
            connection.execute(
                "UPDATE outbox SET state = 'waiting', attempts = 0 WHERE id = (SELECT max(id) FROM outbox WHERE"
                " table_id = ? AND kind = 'hand' AND json_extract(payload, '$.person') = ?)",
                (table_id, who.id),
            )

        await archive._writer.run(undone)
        assert [parcel["person"] for parcel in await self.waiting_hands(table_id)] == [who.id]

    async def waiting_hands(self, table_id: str) -> list[dict[str, Any]]:
        """The payloads of a table's hands that are still to be delivered."""
        parcels = await self.club.archive.outbox.due(1 << 60, 1000)
        return [json.loads(one.payload) for one in parcels if one.kind == "hand" and one.table_id == table_id]


@asynccontextmanager
async def open_inboxes(
    path: Path, monkeypatch: pytest.MonkeyPatch, *, expected: Sequence[str] = ()
) -> AsyncIterator[Inboxes]:
    """Open a club that also has Snap; `expected` as in `open_club`."""
    monkeypatch.setitem(GAMES, "snap", SNAP)
    monkeypatch.setitem(Tables.play.__discord_app_commands_param_choices__, "game", game_choices())
    async with open_club(path, expected=expected) as club:
        yield Inboxes(club)


def cards(table: Any, who: Any) -> str:
    """Somebody's cards as a picture's description lists them."""
    return ", ".join(map(str, table.match.view(table.seat_of(who.id))["hand"]))
