"""The archive of a bot on many servers, with any number of finished games, as rows for each of its tables.

A few games of each kind are really played. All others are theirs with other tables, people, servers and times, in their
journals too, so each of them can be folded. Rows come in the order in which a bot would have written them: games of the
same hour take turns in the journal, and the ids of tables are in no order.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count, islice
from typing import Any

from benchmarks.harness.stored import HOUR, SHORT, WHOLE, Kind, played
from data import Entry, Status
from host.steps import timers_of
from ratings import season_of
from rules.table.results import GameResult, game_result
from rules.table.table import EndedTable, Table

Row = tuple[Any, ...]
#: A table of the archive: its name, the columns that are filled, and their rows.
Contents = tuple[str, str, Iterable[Row]]

NOW = 1_800_000_000_000
"""The time of the world (unix ms)."""
DAY = 24 * HOUR
#: Clubs have this many games each, however many there are in all, and so have servers that removed the bot.
CLUBS, CLUB_GAMES, CLUB_PEOPLE = 8, 250, 20
LEAVERS, LEAVER_GAMES = 20, 20
FIXED = CLUBS * CLUB_GAMES + LEAVERS * LEAVER_GAMES
#: Everybody else plays in circles of eight, one on each server.
CIRCLE = 8
#: How many tables have an overdue timer, and how many parcels and podiums wait.
DUE = 50
#: How many games of each kind are played, and how many are written side by side.
_PLAYED, _TOGETHER = 12, 100
_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
_IDS = len(_SIGNS) ** 8
_SNOWFLAKE, _PERSON, _STRIDE = 1 << 60, 300_000_000_000_000_000, 32
#: The people of the games that are really played.
_ACTORS = (111_111_111_111_111_111, 222_222_222_222_222_222, 333_333_333_333_333_333)


def table_id(number: int) -> str:
    """The id of a table, one of eight signs like any other."""
    number, signs = number * 0x9E3779B97F4A7C15 % _IDS, ""
    for _ in range(8):
        number, place = divmod(number, len(_SIGNS))
        signs += _SIGNS[place]
    return signs


def server_id(server: int) -> int:
    """The id of a server, as large as Discord's."""
    return _SNOWFLAKE + (server << 22) + server % 1000


def person_id(server: int, place: int) -> int:
    """The id of one of a server's people."""
    return _PERSON + server * _STRIDE + place


@dataclass(frozen=True, slots=True)
class Script:
    """A game that was really played, to be played again by others."""

    table: Table
    journal: tuple[tuple[int, str, tuple[str, ...]], ...]
    """Its entries: when, what, and which of its people they name."""
    people: int
    last: int
    """When its last entry was written (unix ms)."""

    @classmethod
    def of(cls, number: int, kind: Kind, requests: int | None = None) -> "Script":
        """Play a game, or the beginning of one."""
        table, journal = played("script", number, kind, _ACTORS, requests)
        named = tuple(
            (one.at, one.text, tuple(str(actor) for actor in _ACTORS if str(actor) in one.text)) for one in journal
        )
        return cls(table, named, len(table.persons), journal[-1].at)

    def entries(self, people: tuple[int, ...], ended_at: int) -> Iterator[Entry]:
        """The journal as these people would have written it."""
        later, new = ended_at - self.last, {str(old): str(new) for old, new in zip(_ACTORS, people, strict=False)}
        for at, text, named in self.journal:
            for old in named:
                text = text.replace(old, new[old])
            yield Entry(at + later, text)


@dataclass(frozen=True, slots=True)
class Game:
    """One table of the world."""

    id: str
    script: Script
    server: int
    people: tuple[int, ...]
    at: int
    """When it ended or was last changed (unix ms)."""

    @property
    def channel(self) -> int:
        return server_id(self.server) + 1

    def result(self) -> GameResult:
        """What it came to."""
        found = game_result(self.script.table, server_id(self.server))
        assert found is not None
        sitters = tuple(replace(one, person=person) for one, person in zip(found.sitters, self.people, strict=True))
        return replace(found, table=self.id, ended_at=self.at, sitters=sitters)


@dataclass
class World:
    """So many finished games, and what goes on on so many servers."""

    games: int
    servers: int
    whole: bool = False
    """Whether finished games have all their moves, instead of the first few."""

    def __post_init__(self) -> None:
        if self.games < FIXED or self.servers < 2 * (CLUBS + LEAVERS):
            raise ValueError(f"a world has at least {FIXED} games and {2 * (CLUBS + LEAVERS)} servers")

    @cached_property
    def _over(self) -> list[Script]:
        kinds = WHOLE if self.whole else SHORT
        return [Script.of(number, kinds[number % len(kinds)]) for number in range(_PLAYED * len(kinds))]

    @cached_property
    def _going(self) -> list[Script]:
        return [Script.of(number, WHOLE[number % len(WHOLE)], 10 + 5 * number) for number in range(2 * len(WHOLE))]

    @cached_property
    def _opened(self) -> list[Script]:
        return [Script.of(number, WHOLE[number], 0) for number in range(len(WHOLE))]

    @property
    def running(self) -> int:
        """How many tables run: one on every tenth server."""
        return self.servers // 10

    @property
    def lobbies(self) -> int:
        """How many lobbies are open."""
        return self.servers // 50

    @property
    def closed(self) -> int:
        """How many lobbies were closed without a game, and wait to be forgotten."""
        return self.servers // 100

    def game(self, number: int) -> Game:
        """A finished game; those of clubs and of servers that left come first, though not in time."""
        if number < CLUBS * CLUB_GAMES:
            server, people = number % CLUBS, CLUB_PEOPLE
        elif number < FIXED:
            server, people = CLUBS + number % LEAVERS, CIRCLE
        else:
            server, people = CLUBS + LEAVERS + number % (self.servers - CLUBS - LEAVERS), CIRCLE
        script = self._over[number * 7919 % len(self._over)]
        first = number * 31 // 7
        seated = tuple(person_id(server, (first + place) % people) for place in range(script.people))
        # Spread over two years; the last one ended yesterday.
        at = NOW - DAY - (self.games - number * 104_729 % self.games) * (730 * DAY // self.games)
        return Game(table_id(number), script, server, seated, at - number % 1000)

    def running_table(self, number: int) -> Game:
        """A table that runs."""
        script, server = self._going[number % len(self._going)], number * 10 % self.servers
        people = tuple(person_id(server, place) for place in range(script.people))
        # Nobody has waited long enough for a timer, but for some.
        at = NOW - DAY if number < DUE else NOW - number % 30_000
        return Game(table_id(_IDS // 2 + number), script, server, people, at)

    def lobby(self, number: int) -> Game:
        """A lobby that is open."""
        server = number * 50 % self.servers
        script = self._opened[number % len(self._opened)]
        return Game(table_id(_IDS // 3 + number), script, server, (person_id(server, 7),), NOW - number % 30_000)

    def closed_lobby(self, number: int) -> Game:
        """A lobby that was closed long ago."""
        server = number * 100 % self.servers
        script = self._opened[number % len(self._opened)]
        return Game(table_id(_IDS // 5 + number), script, server, (person_id(server, 6),), NOW - 8 * DAY - number)

    def _finished(self) -> Iterator[Game]:
        return map(self.game, range(self.games))

    def _open(self) -> Iterator[Game]:
        yield from map(self.running_table, range(self.running))
        yield from map(self.lobby, range(self.lobbies))

    def _all(self) -> Iterator[tuple[Game, str]]:
        """All tables with their statuses."""
        for game in self._finished():
            yield game, "ended"
        for game in self._open():
            yield game, Status.of(game.script.table).value
        for number in range(self.closed):
            yield self.closed_lobby(number), "ended"

    def contents(self) -> Iterator[Contents]:
        """The rows of each table."""
        yield "tables", _TABLE, (_head(game, status) for game, status in self._all())
        yield "journal", "table_id number at entry", self._journals()
        yield "people_at", "table_id person_id seat status since", self._people_at()
        yield "results", _RESULT, (_result(game.result()) for game in self._finished())
        yield "result_seats", _SEAT, (row for game in self._finished() for row in _seats(game.result()))
        yield "timers", "table_id kind seat due payload", (row for game in self._open() for row in _timers(game))
        yield from self._of_servers()
        yield from self._of_today()

    def _journals(self) -> Iterator[Row]:
        games = (game for game, _ in self._all())
        while together := list(islice(games, _TOGETHER)):
            writing = [(game.id, count(1), game.script.entries(game.people, game.at)) for game in together]
            while writing:
                left = []
                for one in writing:
                    for entry in islice(one[2], 1):
                        yield one[0], next(one[1]), entry.at, entry.text
                        left.append(one)
                writing = left

    def _people_at(self) -> Iterator[Row]:
        for game, status in self._all():
            for seat, person in enumerate(game.people):
                yield game.id, person, seat, status, game.at

    def _of_servers(self) -> Iterator[Contents]:
        """What is kept about servers and people, played or not."""
        everybody = [(server, place) for server in range(self.servers) for place in range(CIRCLE)]
        everybody += [(server, place) for server in range(CLUBS) for place in range(CIRCLE, CLUB_PEOPLE)]
        yield "servers", "guild_id prefs", ((server_id(one), '{"language": "pl"}') for one in range(self.servers))
        yield (
            "people",
            "person_id prefs",
            ((person_id(*one), json.dumps({"name": f"Player {one}"})) for one in everybody),
        )
        yield (
            "members",
            "guild_id person_id present asked_at",
            ((server_id(server), person_id(server, place), 1, NOW - DAY) for server, place in everybody),
        )
        podiums = range(0, self.servers, 5)
        yield (
            "announcements",
            "guild_id kind name channel_id due state posted_as",
            (
                (
                    server_id(one),
                    "podium",
                    season_of(NOW - months * 30 * DAY),
                    1,
                    *((NOW - 1 if one < 5 * DUE else NOW + DAY), "waiting", None),
                )
                if months == 0
                else (server_id(one), "podium", season_of(NOW - months * 31 * DAY), 1, NOW - DAY, "posted", 7)
                for one in podiums
                for months in range(4)
            ),
        )
        left = [CLUBS + place for place in range(LEAVERS)]
        yield (
            "departures",
            "guild_id at",
            [(server_id(one), NOW - 31 * DAY) for one in left]
            + [(server_id(one), NOW - DAY) for one in range(CLUBS + LEAVERS, self.servers, 100)],
        )
        yield (
            "bans",
            "guild_id digest person_id reason at until",
            (
                (server_id(one), one.to_bytes(32), person_id(one, 31), "", NOW - DAY, NOW + DAY if one % 3 else None)
                for one in range(0, self.servers, 50)
            ),
        )

    def _of_today(self) -> Iterator[Contents]:
        """What is kept for a day: it was written in the last 26 hours, so some of it is due to be forgotten."""
        today, running = range(self.servers), self.running
        written = 26 * HOUR // self.servers
        of = [self.running_table(number).id for number in range(running)]
        yield (
            "interactions",
            "interaction_id table_id number at",
            (
                (str(_SNOWFLAKE + one), of[one % running], one, NOW - (2 * self.servers - one) * written // 2)
                for one in range(2 * self.servers)
            ),
        )
        yield (
            "traces",
            "person_id kind about at",
            ((person_id(one, 0), "mention", of[one % running], NOW - one * written) for one in today),
        )
        done = (
            (of[one % running], one, "board", f"{of[one % running]}-{one}", "{}", NOW - one * written, 0, "posted", 7)
            for one in today
        )
        waiting = ((of[one], 0, "board", f"{of[one]}-0-w", "{}", NOW - 1, 0, "waiting", None) for one in range(DUE))
        yield (
            "outbox",
            "table_id number kind nonce payload created_at due state posted_as",
            (row for rows in (done, waiting) for row in rows),
        )
        yield (
            "hands",
            "table_id person_id channel_id message_id number created_at",
            (
                (self.running_table(one).id, self.running_table(one).people[0], 1, 2, 3, NOW)
                for one in range(0, running, 4)
            ),
        )
        yield (
            "closed_lobbies",
            "table_id at",
            ((game.id, game.at) for game in map(self.closed_lobby, range(self.closed))),
        )
        tried = min(self.games, self.servers)
        yield (
            "puzzle_tries",
            "game puzzle person_id guild_id table_id score ended_at",
            (
                ("hedgehog", 1 + one % 700, person_id(one, 5), server_id(one), table_id(one), one % 20, NOW - DAY)
                for one in range(tried)
            ),
        )


_TABLE = "id game version guild_id channel_id status created_at updated_at ended_at number seed"
_RESULT = "table_id game version guild_id ended_at ending reason puzzle options champion"
_SEAT = "table_id seat person_id computer gave_up place score turns"


def _head(game: Game, status: str) -> Row:
    table, number = game.script.table, len(game.script.journal)
    ended_at = game.at if isinstance(table, EndedTable) or status == "ended" else None
    return (
        *(game.id, table.game_key, table.version, server_id(game.server), game.channel, status),
        *(game.at - HOUR // 2, game.at, ended_at, number, bytes.fromhex(table.secret)),
    )


def _result(result: GameResult) -> Row:
    return (
        *(result.table, result.game, result.version, result.guild, result.ended_at, result.ending.value, result.reason),
        *(result.puzzle, json.dumps(dict(result.options)), result.champion),
    )


def _seats(result: GameResult) -> Iterator[Row]:
    for seat, one in enumerate(result.sitters):
        yield result.table, seat, one.person, one.computer, int(one.left), one.place, one.score, one.turns


def _timers(game: Game) -> Iterator[Row]:
    for timer in timers_of(game.script.table):
        seat = -1 if timer.seat is None else timer.seat
        yield game.id, timer.kind, seat, timer.due + game.at - game.script.last, timer.payload
