"""Twin cups in two processes: others' hands and the deck differ, but not a byte that a player receives."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rules.core.match import Match
from rules.table.table import Begun
from testbed.standin import Message, User
from tests.rules.worldcup_moments import begun
from tests.wire.club import Club, Game, open_club, to
from tests.wire.cups import put_dealt, tap

#: The hands of the three seats; the others play their first card in both cups.
HANDS = (("2", "A", "D"), ("1", "3", "P"), ("1", "F", "1"))
TWINS = (("2", "A", "D"), ("1", "A", "O"), ("1", "1", "D"))
#: What the first seat draws in its two turns, by place in the deck.
DRAWN = {0: "3", 3: "D"}
#: Typed by the first seat: cards that others hold in one cup, actions for other moments, nonsense.
TYPED = ("x P", "x O", "F 1-1:ARG", "claim", "nonsense")
LETTERS = ("", "1", "x", "P")


def deals() -> tuple[Match, Match]:
    """Two cups after the deal: the first seat has and will draw the same in both; everything else differs."""
    found = []
    for hands in (HANDS, TWINS):
        match = begun(1930, 3, hands)
        *before, (head, *cards) = (line.split() for line in match.log)
        dealt, rest = cards[:9], sorted(cards[9:], reverse=hands is TWINS)
        for card in DRAWN.values():
            rest.remove(card)
        deck = [DRAWN[place] if place in DRAWN else rest.pop(0) for place in range(len(cards) - 9)]
        again = Match.begin(match.game, 3, {"cup": 1930}, 1)
        for words in (*before, [head, *dealt, *deck]):
            again = again.chance(" ".join(words))
        found.append(again)
    one, other = found
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    return one, other


class Seen:
    """A cup of three, and everything that the first player is sent."""

    def __init__(self, club: Club, match: Match) -> None:
        self.club, self.discord = club, club.discord
        self.people: Sequence[User] = (*club.pair("one"), club.pair("two")[0])
        self.channel = club.channel("cup")
        self.game = Game(club, self.channel, put_dealt(club, self.channel, self.people, match.log, cup=1930))
        self.told: list[Any] = []

    @property
    def seer(self) -> User:
        return self.people[0]

    async def play(self) -> None:
        """Let the first seat look around at every turn and play twice by pressing, the others in between."""
        await self.look()
        await self.ask()
        await tap(self.discord, self.seer)
        for other in self.people[1:]:
            await self.look()
            match = self.game.table.match
            await self.game.type_action(other, f"1 {match.choices(('1',)).tokens[0]}")
        await self.look()
        await self.ask()
        await tap(self.discord, self.seer)
        await self.look()
        await self.ask()

    async def look(self) -> None:
        """Collect everything that the first seat sees."""
        await self.game.shown()
        shown = (*self.discord.messages(self.channel), *self.discord.dms(self.seer))
        self.told.append([self.plain(one) for one in shown])

    async def ask(self) -> None:
        """Collect everything that the first seat can ask for."""
        discord, seer, board = self.discord, self.seer, self.game.board
        for typed in LETTERS:
            offered = await discord.suggest(seer, "move", self.channel, option="action", value=typed)
            self.told.append(offered.choices)
        answers = [await self.game.type_action(seer, typed) for typed in TYPED]
        answers.append(await discord.press(seer, board, to("panel")))
        (letter,) = discord.dms(seer)
        for button in [one for one in letter.buttons if to("step")(one)]:
            answers.append(await discord.press(seer, letter, button.custom_id, force=True))
            self.told.append(self.plain(letter))
        answers.append(await discord.press(seer, letter, to("more"), force=True))
        await discord.press(seer, discord.dms(seer)[0], to("hand"))
        self.told.append([self.plain(one) for answer in answers for one in answer.messages])

    def plain(self, message: Message) -> list[Any]:
        """A message as sent, with its pictures to the byte, without Discord's own ids and times."""
        sent = json.dumps([message.content, message.components, message.flags], sort_keys=True, ensure_ascii=False)
        sent = re.sub(r"http://127[^\"]*/|\?ex=[^\"]*|<t:\d+:R>|\d{17,20}", "…", sent)
        return [sent, [(one.filename, one.description, one.data) for one in message.attachments]]


async def test_others_hands_and_the_deck_change_nothing_that_a_player_receives(tmp_path: Path) -> None:
    seen, tables = [], []
    for match in deals():
        folder = tmp_path / str(len(seen))
        folder.mkdir()
        async with open_club(folder) as club:
            one = Seen(club, match)
            await one.play()
            seen.append(one)
            tables.append(one.game.table)
    one, other = seen
    hands = [table.match.state.hands for table in tables if isinstance(table, Begun)]
    assert hands[0][0] == hands[1][0]
    assert hands[0][1:] != hands[1][1:]
    assert len(one.told) == len(other.told)
    for number, (told, twin) in enumerate(zip(one.told, other.told, strict=True)):
        assert told == twin, number
