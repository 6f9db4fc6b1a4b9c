"""The evenings that are killed at every call: one short script of each kind of game, event and ending.

Room: tests/wire/evenings. May import the other evenings, `prepared`, `club` and the bot's pure rooms.
"""

from __future__ import annotations

import time

from rules.table.table import Begun, Ended, Finished
from rules.table.table import Lobby as AtLobby
from rules.table.terms import Pace, Terms, Wait
from tests.wire.club import Game, to
from tests.wire.evenings.absences import Away, Deserted, Forgotten, Missed, Unheard, Unwanted, Whistle
from tests.wire.evenings.agreements import Chosen, Lobby, Stage
from tests.wire.evenings.evening import PATIENCE, SEED, Evening, Point
from tests.wire.evenings.occasions import Deal, Puzzle, Season
from tests.wire.prepared import PATIENT, Course, course, lay


class Mundialito(Evening):
    """Two people act by fingers, take back, act again by typing, may not take back a turn, agree on a draw and
    begin a rematch."""

    async def step(self) -> bool:
        games = self.games()
        if not games:
            await self.discord.slash(self.host, self.channel, "mundialito play", opponent=self.people[1], settle=True)
            return True
        game = games[0]
        if len(games) > 1 and isinstance(game.table, Finished) and game.table.rematch_table is not None:
            return False
        if isinstance(game.table, AtLobby):
            await self.gather(game)
        elif isinstance(game.table, Ended):
            asks = next((one for one in self.people if one.id not in game.table.rematch), self.people[-1])
            await self.discord.press(asks, game.board, to("rematch"), settle=True)
        else:
            await self.turn(game)
        return True

    async def turn(self, game: Game) -> None:
        """What comes next in the game."""
        back = "WentBack" in self.happened(game)
        if game.table.offer is not None:
            asked = await self.discord.press(game.mover, game.board, to("drawask"), settle=True)
            await self.discord.press(game.mover, asked.message, to("drawyes"), settle=True)
        elif len(game.log) == 4 and not back:
            await game.press_action(game.mover, "*e6")
        elif len(game.log) == 5 and not back:
            await self.discord.slash(game.mover, self.channel, "mundialito undo", settle=True)
        elif game.table.undo is not None:
            await self.tap(game, game.mover, "undono")
        elif len(game.log) == 6:
            await game.type_action(game.mover, game.table.match.legal()[0])
        elif len(game.log) == 7 and "UndoAsked" not in self.happened(game):
            await self.discord.slash(game.other, self.channel, "mundialito undo", settle=True)
        elif len(game.log) < 6:
            await game.type_action(game.mover, "*e6" if len(game.log) == 4 else "end")
        else:
            asked = await self.discord.slash(game.other, self.channel, "mundialito draw", settle=True)
            await self.discord.press(game.other, asked.message, to("offer"), settle=True)


class Hedgehog(Evening):
    """Three people race; one moves twice in a turn, one leaves in the middle of it, then the others give up too."""

    people_there = 3

    async def step(self) -> bool:
        games = self.games()
        if not games:
            options = {"game": "hedgehog"}
            await self.discord.slash(self.host, self.channel, "mundialito play", options=options, settle=True)
            return True
        (game,) = games
        if isinstance(game.table, Ended):
            return False
        if isinstance(game.table, AtLobby):
            await self.gather(game)
        elif self.happened(game).count("Played") < 3:
            await self.do(game, game.table.match.legal()[0])
        else:
            leaver = next(user for user in self.people[::-1] if user.id in game.table.players)
            asked = await self.discord.slash(leaver, self.channel, "mundialito resign", settle=True)
            await self.discord.press(leaver, asked.message, to("resign"), settle=True)
        return True


class Prepared(Evening):
    """An evening that begins late in a game that was played before: a few actions, as they go by the seed."""

    game = ""
    choice = 0
    options = "{}"
    terms = PATIENT
    actions = 3

    def begins_at(self, course: Course) -> int:
        """How many actions were made before."""
        return len(course.tables) - 1 - self.actions

    async def prepare(self) -> None:
        now = int(time.time() * 1000) - 1000
        people = tuple(user.id for user in self.people)
        self.course = course(self.game, SEED, people, self.choice, now, self.options, self.terms)
        self.start = self.begins_at(self.course)
        table, made = self.course.tables[self.start], self.course.journals[self.start]
        lay(self.club.database, table, made, self.channel)
        await self.games()[0].shown(PATIENCE)

    async def step(self) -> bool:
        (game,) = self.games()
        made = self.course.at(game.log)
        if made == self.start + self.actions:
            return False
        _, text = self.course.action(made)
        await self.do(game, text)
        return True


class Goal(Prepared):
    """The last turn of a game of Mundialito: a goal, the end, what it did to the ratings."""

    game, choice = "mundialito", 1


class Tree(Prepared):
    """The last moves of a race of three."""

    game, people_there = "hedgehog", 3


class CupFinal(Prepared):
    """The last rolls of a dice cup of three, and its champion."""

    game, people_there = "dicecup", 3


class NextMatch(Prepared):
    """A dice cup of three from the roll that ends a match, whose record stays, into the next."""

    game, people_there = "dicecup", 3

    def begins_at(self, course: Course) -> int:
        return course.first(lambda table: table.chapter >= 2) - 2


class Round(Prepared):
    """A World Cup of three from the last turns of a round through its dice and its ceremony into the next."""

    game, people_there = "worldcup", 3

    def begins_at(self, course: Course) -> int:
        found = course.first(lambda table: isinstance(table, Begun) and any("dots" in one for one in table.match.log))
        return found - 2


class Final(Prepared):
    """The last turns of a World Cup of three, its shoot-outs and its champion."""

    game, people_there = "worldcup", 3


#: Discord knows a message again by its nonce for some minutes; whoever comes back later has to look for it.
LATER = 6 * 60.0
SLOW = Terms(pace=Pace.SLOW, wait=Wait.LONG)


class LateTree(Tree):
    """The same after an outage in which Discord has forgotten what was posted last."""

    terms, away = SLOW, LATER


class LateMatch(NextMatch):
    """The same after an outage in which Discord has forgotten what was posted last."""

    terms, away = SLOW, LATER


class LateRound(Round):
    """The same after an outage in which Discord has forgotten what was posted last."""

    terms, away = SLOW, LATER


class LateDeal(Deal):
    """The same after an outage in which Discord has forgotten what was posted last."""

    pace, away = "slow", LATER


EVENINGS: tuple[type[Evening], ...] = (
    Mundialito,
    Goal,
    Hedgehog,
    Tree,
    NextMatch,
    CupFinal,
    Deal,
    Round,
    Final,
    Puzzle,
    Season,
    Lobby,
    Stage,
    Chosen,
    Away,
    Unheard,
    Missed,
    Whistle,
    Forgotten,
    Unwanted,
    Deserted,
    LateTree,
    LateMatch,
    LateRound,
    LateDeal,
)

#: What is left of it in `make test`: the shortest evening of each kind of game, and some calls of it.
SHORT: dict[type[Evening], tuple[Point, ...]] = {
    Goal: (Point("request", "after", 3), Point("save", "after", 3)),
    Tree: (Point("request", "before", 4), Point("save", "before", 2)),
    NextMatch: (Point("request", "after", 5), Point("save", "after", 4)),
    Unheard: (Point("save", "after", 2), Point("request", "before", 2)),
    Final: (Point("request", "before", 9), Point("save", "after", 6), Point("request", "after", 14)),
}
