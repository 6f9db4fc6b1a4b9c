"""Cups of the World Cup Game that stand at a wanted moment: played so far in the test's own process and put into the
bot's database as it would have put them there itself.

Room: tests/wire. May import `club`, `twosome`, the bot's pure rooms and data.
"""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from random import Random
from typing import Any

from data.sqlite.people import save_dm_channel, save_person
from host.house import new_table_id
from rules.core.match import Match
from rules.table import entries as journal
from rules.table.act import act
from rules.table.fold import fold
from rules.table.lobby import open_lobby
from rules.table.progress import Progress
from rules.table.requests import Join, Play, Start
from rules.table.table import Begun, Ended, Lobby, Running, Table
from rules.table.terms import Order, Terms
from tests.rules.worldcup_moments import some_action
from tests.wire.club import Club, Game, to
from tests.wire.prepared import stand, written
from tests.wire.standin import Channel, Message, StandIn, User
from tests.wire.twosome import Twosome

#: Whether a turn, from the table before it to the table after it, is the one before which a cup is to stand.
Moment = Callable[[Table, Table], bool]


@dataclass(frozen=True)
class Stage:
    """A stage of a cup of two: its seed and options, the turn before which it stands (None: the lobby), how many turns
    follow, and whether they are made with the fingers or typed.
    """

    seed: int
    moment: Moment | None = None
    turns: int = 1
    options: dict[str, Any] = field(default_factory=lambda: {"cup": 1930})
    fingers: bool = False
    claim: bool = False


def policy(match: Match, *, claim: bool = False) -> str:
    """What is done at a moment: always the same."""
    if claim and match.view(match.to_act).may_claim:
        return "claim"
    return some_action(match, Random(f"{len(match.log)}"))


def put(club: Club, channel: Channel, people: Sequence[User], stage: Stage) -> str:
    """Put a cup at its moment into the database of a bot that runs; its table's id. The host only is in a lobby."""
    now = _now()
    host, guest = (user.id for user in people)
    progress = lobby(new_table_id(), host, stage.seed, stage.options, now)
    made = [*progress.entries]
    if stage.moment is not None:
        for request in (Join(guest), Start(host)):
            progress = act(progress.table, request, now)
            made += progress.entries
        while not stage.moment(progress.table, (after := _turn(progress.table, stage, now)).table):
            progress = after
            made += progress.entries
    _stand(club, channel, people, progress.table, made)
    return progress.table.id


def put_dealt(club: Club, channel: Channel, people: Sequence[User], chances: Sequence[str], **options: Any) -> str:
    """Put a cup in which this was drawn, up to the hands, into the database of a bot that runs; its table's id,
    which is always the same.
    """
    now = _now()
    host, *guests = (user.id for user in people)
    progress = lobby("thetwins", host, 1, options, now)
    made = [*progress.entries]
    for request in (*map(Join, guests), Start(host)):
        progress = act(progress.table, request, now)
        made += progress.entries
    made = [*(entry for entry in made if not isinstance(entry, journal.Chanced)), *map(journal.Chanced, chances)]
    table = fold(progress.table.id, progress.table.seed, [(entry, now) for entry in made])
    _stand(club, channel, people, table, made)
    return table.id


def lobby(table_id: str, host: int, seed: int, options: Mapping[str, Any], now: int) -> Progress:
    """The lobby of a cup in which people sit as they come."""
    terms = Terms(order=Order.JOINED)
    return open_lobby(table_id, f"{seed:064x}", host, "worldcup", options=options, terms=terms, now=now)


def _now() -> int:
    return int(time.time() * 1000)


def _stand(club: Club, channel: Channel, people: Sequence[User], table: Table, made: Sequence[journal.Entry]) -> None:
    """Save a table as the bot would, with its board and everybody's hand still to be shown."""
    with closing(sqlite3.connect(club.database, isolation_level=None, timeout=10)) as base:
        base.execute("BEGIN IMMEDIATE")
        for user in people:
            save_person(base, user.id, json.dumps({"name": user.name}))
            save_dm_channel(base, user.id, club.discord.dm_channel(user).id)
        base.execute("COMMIT")
    stand(club.database, table, written(made, table.touched_at), club.guild.id, channel.id)


def _turn(table: Table, stage: Stage, now: int) -> Progress:
    assert isinstance(table, Running), "the moment does not come in this cup"
    return act(table, Play(table.awaited_persons[0], policy(table.match, claim=stage.claim)), now)


class CupEvening(Twosome):
    """Two people who go on with a cup that stands at a stage, by messages and at the table."""

    def __init__(self, club: Club, name: str, stage: Stage) -> None:
        super().__init__(club, name)
        self.stage = stage
        self.game = Game(club, self.channel, put(club, self.channel, (self.host, self.guest), stage))
        self.began, self.chapter = len(self.game.log), max(1, self.game.table.chapter)

    @property
    def done(self) -> int:
        """How many turns people have taken this evening."""
        acts = self.game.table.acts if isinstance(self.game.table, Begun) else ()
        return sum(one.person is not None for one in acts[self.began :])

    async def ready(self) -> None:
        """Until the board and both hands are shown as they are."""
        await self.game.shown(60)

    async def step(self) -> bool:
        await self.ready()
        game, table = self.game, self.game.table
        if isinstance(table, Lobby):
            joined = len(table.seats) == 2
            await self.discord.press(self.host if joined else self.guest, game.board, to("start" if joined else "join"))
        elif isinstance(table, Ended) or self.done >= self.stage.turns:
            return False
        elif self.stage.fingers:
            await tap(self.discord, game.mover)
        else:
            await game.type_action(game.mover, policy(table.match, claim=self.stage.claim))
        return True

    def told(self) -> dict[str, Any]:
        """All that there is to see and to hear at the end, ids, names and times aside."""
        posted = [m for m in self.channel.all_messages.values() if m.ephemeral_for is None and not m.system]
        return {
            "log": self.game.log,
            "ending": self.game.table.result if isinstance(self.game.table, Ended) else None,
            "channel": [self._plain(one) for one in self.discord.messages(self.channel)],
            "posted": len(posted),
            "hands": [[self._plain(one) for one in self.discord.dms(user)] for user in (self.host, self.guest)],
            "rings": [self.rings(user) for user in (self.host, self.guest)],
            "calls": [name.split()[0] for name in self.game.pings],
        }

    def _plain(self, message: Message) -> str:
        parts = [message.text, message.alt or "", *message.labels]
        text = "\n".join(parts)
        for user, name in ((self.host, "HOST"), (self.guest, "GUEST")):
            text = text.replace(user.mention, name).replace(user.name, name)
        text = text.replace(self.game.id, "TABLE").replace(str(self.channel.id), "CHANNEL")
        return re.sub(r"<t:\d+:R>|\b[0-9a-f]{64}\b", "…", text)

    def assert_as_ever(self) -> None:
        """One board, one hand each, and each round that is over told once."""
        told, table = self.told(), self.game.table
        assert len(told["channel"]) == 1 + max(1, table.chapter) - self.chapter
        assert all(len(hands) == 1 for hands in told["hands"])
        assert not table.match or told["calls"] == []


async def tap(discord: StandIn, user: User) -> None:
    """The first card of the hand, played on the first rows that are offered, from the direct message."""
    (letter,) = discord.dms(user)
    if letter.button(to("step")) is None:  # renewed by a press, as a person would
        await discord.press(user, letter, to("hand"), settle=True)
    while letter.button(to("do")) is None:
        if letter.selects:
            menu = letter.selects[0]
            await discord.select(user, letter, menu.custom_id, menu.options[0]["value"], settle=True)
        else:
            await discord.press(user, letter, to("step"), settle=True)
    await discord.press(user, letter, to("do"), settle=True)
