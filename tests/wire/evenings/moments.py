"""Evenings that start late in a prepared game: its last turns, or the turns around one moment.

Room: tests/wire/evenings. May import `evening`, `occasions`, `prepared` and the bot's pure rooms.
"""

from __future__ import annotations

import time

from rules.table.table import Begun
from rules.table.terms import Pace, Terms, Wait
from tests.wire.evenings.evening import PATIENCE, SEED, Evening
from tests.wire.evenings.occasions import Deal
from tests.wire.prepared import PATIENT, Course, course, lay


class Prepared(Evening):
    """An evening that starts late in a prepared game: a few actions, as the seed has them."""

    game = ""
    choice = 0
    options = "{}"
    terms = PATIENT
    actions = 3

    def begins_at(self, course: Course) -> int:
        """How many actions are made before."""
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
    """The last turn of a game of Mundialito: a goal, the end, the ratings."""

    game, choice = "mundialito", 1


class Tree(Prepared):
    """The last moves of a race of three."""

    game, people_there = "hedgehog", 3


class CupFinal(Prepared):
    """The last rolls of a dice cup of three, and its champion."""

    game, people_there = "dicecup", 3


class NextMatch(Prepared):
    """A dice cup of three from the roll that ends a match, whose record stays, into the next match."""

    game, people_there = "dicecup", 3

    def begins_at(self, course: Course) -> int:
        return course.first(lambda table: table.chapter >= 2) - 2


class Round(Prepared):
    """A World Cup of three from the last turns of a round through its dice and ceremony into the next round."""

    game, people_there = "worldcup", 3

    def begins_at(self, course: Course) -> int:
        found = course.first(lambda table: isinstance(table, Begun) and any("dots" in one for one in table.match.log))
        return found - 2


class Final(Prepared):
    """The last turns of a World Cup of three, its shoot-outs and its champion."""

    game, people_there = "worldcup", 3


class Cup(Prepared):
    """A small World Cup of two, from one moment on."""

    game, options = "worldcup", '{"cup": 1930}'
    actions = 2


class Draft(Cup):
    """The first two picks of a cup whose teams are drafted."""

    options = '{"cup": 1930, "allocation": "draft"}'

    def begins_at(self, course: Course) -> int:
        return 0


class SecondRun(Cup):
    """The turns in which the deck runs out for the second time."""

    options = '{"cup": 2002, "passes": 2}'

    def begins_at(self, course: Course) -> int:
        return course.first(lambda table: isinstance(table, Begun) and table.match.state.run == 2) - 1


class Replay(Cup):
    """The turns that lead to replays of drawn matches."""

    def begins_at(self, course: Course) -> int:
        return course.first(lambda table: isinstance(table, Begun) and table.match.state.replay > 0) - 1


class Claim(Cup):
    """The end of a cup that somebody claims because nobody else can win it any more."""

    choice, actions = 2, 1


#: Discord recognizes a message by its nonce for some minutes; after that the bot has to look for it.
LATER = 6 * 60.0
SLOW = Terms(pace=Pace.SLOW, wait=Wait.LONG)


class LateTree(Tree):
    """The same after an outage in which Discord has forgotten the latest nonces."""

    terms, away = SLOW, LATER


class LateMatch(NextMatch):
    """The same after an outage in which Discord has forgotten the latest nonces."""

    terms, away = SLOW, LATER


class LateRound(Round):
    """The same after an outage in which Discord has forgotten the latest nonces."""

    terms, away = SLOW, LATER


class LateDeal(Deal):
    """The same after an outage in which Discord has forgotten the latest nonces."""

    pace, away = "slow", LATER
