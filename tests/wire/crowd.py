"""A crowd that plays without knowing any game: random presses, menus, dialogues and commands from a seed.

Room: tests/wire. May import `club` and `standin`.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from testbed.controls import press_in_lobby
from testbed.standin import Answer, Channel, Guild, Message, Modal, NotOffered, Unanswered, User
from testbed.standin.answers import Field
from testbed.standin.components import STRING_SELECT, Button, Select
from tests.wire.club import Club, Game, to

DANGER = 4
#: How often somebody uses a control that is marked as dangerous: resigning would end too many games.
RECKLESS = 0.03
LOOKED_AT = ("board", "text", "verify", "dance")
LOOKS = ("table", "games", "help", "rules", "leaderboard", "profile")
WRITTEN = ("x", "7", "Brazil", "a b c", "🦔" * 5, "y" * 60)
REMEMBERED = 3


@dataclass(eq=False)
class Party:
    """People who play one game again and again in one channel; the first opens the tables."""

    name: str
    game: str
    channel: Channel
    people: list[User]

    @property
    def host(self) -> User:
        """The person who opens the tables."""
        return self.people[0]


class Player:
    """A person in a crowd, who decides by the seed."""

    def __init__(self, crowd: Crowd, user: User, parties: list[Party]) -> None:
        self.crowd, self.user, self.parties = crowd, user, parties
        self.discord = crowd.club.discord
        self.dice = Random(f"{crowd.seed}/{user.name}")
        self.answers: deque[Answer] = deque(maxlen=REMEMBERED)

    async def live(self, until: float, pause: float) -> None:
        """Do one thing after another until this time (monotonic), with these average pauses (seconds)."""
        await asyncio.sleep(self.dice.uniform(0, 2 * pause))
        while time.monotonic() < until:
            await self.step()
            await asyncio.sleep(self.dice.uniform(0, 2 * pause))

    async def step(self) -> None:
        """Do one thing, if the client offers it; a person who gets no answer goes on."""
        party = self.dice.choice(self.parties)
        try:
            if self.user is party.host and await self.crowd.open(party):
                return
            drawn = self.dice.random()
            done = drawn < 0.5 and await self.move(self.dice.choice(self.places(party)))
            if not done and drawn < 0.97:
                done = await self.touch(party)
            if not done:
                await self.look(party)
        except NotOffered:
            self.crowd.count["not offered any more"] += 1
        except Unanswered:
            self.crowd.count["unanswered"] += 1

    def places(self, party: Party) -> list[Channel]:
        """The channels where the party's tables may be."""
        return [party.channel, *(t for t in self.discord.threads(party.channel) if not t.archived)]

    async def move(self, place: Channel) -> bool:
        """Type a suggested action; False if there is none."""
        offered = (await self.discord.suggest(self.user, "move", place, option="action", value="")).choices
        if not offered:
            return False
        self.note("move", await self.discord.slash(self.user, "move", place, action=self.dice.choice(offered)[1]))
        return True

    async def look(self, party: Party) -> None:
        """Use a command that changes nothing."""
        place, what = self.dice.choice(self.places(party)), self.dice.choice((*LOOKS, "hand"))
        path = what if what == "hand" else f"mundialito {what}"
        asked = {"action": self.dice.choice(LOOKED_AT)} if what == "table" else {}
        self.note(what, await self.discord.slash(self.user, path, place, options=asked))

    def messages(self, party: Party) -> list[Message]:
        """The messages that the person may be looking at: the newest ones with controls."""
        found = [message for answer in self.answers for message in answer.messages]
        for place in (*self.places(party), self.discord.dm_channel(self.user)):
            shown = (m for m in reversed(list(place.all_messages.values())) if not m.deleted and not m.ephemeral)
            found += [message for _, message in zip(range(2), (m for m in shown if m.components), strict=False)]
        return [message for message in found if not message.deleted and message.components]

    async def touch(self, party: Party) -> bool:
        """Press a visible button or choose from a menu; False if there is none."""
        shown = [(message, control) for message in self.messages(party) for control in self.controls(message)]
        if not shown:
            return False
        message, control = self.dice.choice(shown)
        if isinstance(control, Button):
            answer = await self.discord.press(self.user, message, control.custom_id)
        else:
            answer = await self.discord.pick(self.user, message, control.custom_id, self.chosen(control))
        self.note("press" if isinstance(control, Button) else "menu", answer)
        if answer.interaction.modal is not None:
            await self.write(answer.modal)
        return True

    def controls(self, message: Message) -> Iterator[Button | Select]:
        """The controls of a message, dangerous ones only now and then."""
        for button in message.buttons:
            dangerous = button.style == DANGER and self.dice.random() > RECKLESS
            if not button.disabled and button.custom_id and not dangerous:
                yield button
        for menu in message.selects:
            if not menu.disabled:
                yield menu

    def chosen(self, menu: Select) -> list[str] | list[User]:
        """A random choice that the menu allows."""
        if menu.type != STRING_SELECT:
            return [self.user]
        values = [option["value"] for option in menu.options]
        return self.dice.sample(values, self.dice.randint(max(1, menu.min_values), menu.max_values))

    async def write(self, modal: Modal) -> None:
        """Fill in a dialogue with anything."""
        values = {field.custom_id: self.filled(field) for field in modal.fields}
        self.note("dialogue", await self.discord.write(self.user, modal, values))

    def filled(self, field: Field) -> Any:
        """Anything that the field takes: words, one of its choices, or some of them."""
        values = [option["value"] for option in field.raw.get("options", ())]
        match field.type:
            case 21:
                return self.dice.choice(values)
            case 22:
                return self.dice.sample(values, self.dice.randint(0, len(values)))
            case _:
                return self.dice.choice(WRITTEN)[: field.raw.get("max_length")]

    def note(self, what: str, answer: Answer) -> None:
        """Count this, and keep looking at the answer."""
        self.crowd.count[what] += 1
        self.answers.append(answer)


class Crowd:
    """People on servers, in parties of one game each, who play until the time is up.

    `games` gives each game's number of people at a table. `locales` go round among the servers, and among the people of
    each.
    """

    def __init__(
        self,
        club: Club,
        seed: object,
        *,
        people: int,
        tables: int,
        guilds: int,
        games: dict[str, int],
        locales: Sequence[str] = ("en-US",),
    ) -> None:
        self.club, self.seed, self.discord = club, str(seed), club.discord
        self.count: Counter[str] = Counter()
        dice = Random(f"{seed}/parties")
        spoken = [locales[(number + number // guilds) % len(locales)] for number in range(max(people, guilds))]
        users = [self.discord.add_user(f"P{number}", locale=spoken[number]) for number in range(people)]
        self.homes = [users[number::guilds] for number in range(guilds)]
        servers = [
            self.discord.add_guild(f"Club {number}", members=home, locale=spoken[number])
            for number, home in enumerate(self.homes)
        ]
        self.parties: list[Party] = []
        for number in range(tables):
            key, at = list(games)[number % len(games)], (number + number // len(games)) % guilds
            people_here = dice.sample(self.homes[at], games[key])
            self.parties.append(
                Party(f"party {number}", key, self._channel(servers[at], number // guilds), people_here)
            )
        self.players = [Player(self, user, self._parties_of(user)) for user in users]

    def _channel(self, server: Guild, number: int) -> Channel:
        """The channel of a party; two parties share one, so that some tables go to threads."""
        name = f"games-{number // 2}"
        found = (channel for channel in server.channels.values() if channel.name == name)
        return next(found, None) or self.discord.add_channel(server, name)

    def _parties_of(self, user: User) -> list[Party]:
        """A person's own party, and one to watch."""
        home = next(people for people in self.homes if user in people)
        near = [party for party in self.parties if party.host in home]
        return [party for party in near if user in party.people] * 4 + near[:1]

    async def play(self, seconds: float, pause: float) -> None:
        """Let everybody play for this long."""
        until = time.monotonic() + seconds
        await asyncio.gather(*(player.live(until, pause) for player in self.players if player.parties))

    def table_of(self, party: Party) -> tuple[str, str] | None:
        """The id and status of the party's present table."""
        found = self.club.read(
            "SELECT tables.id, tables.status FROM tables JOIN people_at ON table_id = tables.id WHERE person_id = ?"
            " AND game = ? AND guild_id = ? AND tables.status IN ('lobby', 'running') ORDER BY created_at",
            party.host.id,
            party.game,
            party.channel.guild.id if party.channel.guild else 0,
        )
        return next(((str(table), str(status)) for table, status in found if status == "running"), None) or next(
            ((str(table), str(status)) for table, status in found), None
        )

    async def open(self, party: Party) -> bool:
        """Do what the host has to do next: open a table, have a guest join, start; False if the party is playing."""
        found = self.table_of(party)
        if found is None:
            await self.discord.slash(party.host, "mundialito play", party.channel, game=party.game)
            self.count["opened"] += 1
            return True
        table, status = found
        boards = Game(self.club, party.channel, table).boards
        if status == "running" or not boards:
            return False
        here = {person for (person,) in self.club.read("SELECT person_id FROM people_at WHERE table_id = ?", table)}
        missing = [user for user in party.people if user.id not in here]
        if missing:
            await self.discord.press(missing[0], boards[-1], to("join"))
        else:
            await press_in_lobby(self.discord, party.host, boards[-1], "start")
        return True
