"""Whole World Cup Games in the bot: by direct message and by the Hand button, with people and computers."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.table.table import EndedTable, Running, Table
from tests.bot.club import Seen, use_seed
from tests.bot.inboxes import Inboxes
from words import speech

say = speech("en")
#: The most taps of a routine play.
MOST_TAPS = 4
SEED = "{:064x}"


class Cup:
    """A cup at a table, and a random player who acts for all of its people."""

    def __init__(self, inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
        self.inboxes, self.club, self.random = inboxes, inboxes.club, Random(seed)
        use_seed(monkeypatch, SEED.format(seed))
        #: How often each action was played, by its first word, and the most taps that each took.
        self.actions: Counter[str] = Counter()
        self.taps: dict[str, int] = {}
        self.people: list[Any] = []
        self.closed: set[int] = set()
        self.claims = False

    async def begin(self, people: int, computers: int, options: str = "") -> Table:
        """Start a cup: Ana opens the table, people join, computers are added."""
        club = self.club
        await club.slash(club.ana, "mundialito play", game="worldcup")
        lobby = await club.game()
        await club.settle(club.ana, options)
        await club.settle(club.ana, "order=joined")
        known = [club.ana, club.ben, club.cy, club.mod]
        self.people = known[:people] + [club.member(f"Guest {number}") for number in range(people - len(known))]
        for who in self.people[1:]:
            await club.press(who, club.board(), "Join")
        for _ in range(computers):
            await club.pick(club.ana, club.board(), "computer", "random")
        if club.board().is_lobby:
            await club.start(club.ana)
        await club.quiet()
        return await club.game(lobby.id)

    def person(self, number: int) -> Any:
        return next(who for who in self.people if who.id == number)

    async def turn(self, table: Table) -> Table:
        """Let the awaited person act: by message or, if messages are closed and sometimes at random, at the table."""
        club = self.club
        who = self.person(table.awaited_persons[0])
        if who.id in self.closed or self.random.random() < 0.2:
            actor, seen = who, await club.press(who, club.board(), "Hand")
            if seen.text == say("hand-closed"):
                seen = await club.press(who, club.board(), "Hand")
        else:
            actor, seen = who.user, self.inboxes.hand(who)
        await self.act(actor, seen)
        await club.quiet()
        after = await club.game(table.id)
        assert after.position > table.position, f"{who} is stuck: {seen}"
        for one in self.people:
            assert sum(table.id in letter.text for letter in self.inboxes.messages(one)) <= 1
        return after

    async def act(self, actor: Any, seen: Seen) -> None:
        """Tap until an action is played."""
        card, part, targets = 0, 0, 0  # the taps that led to the action, without looks into other parts
        for _ in range(20):
            action = self._action(seen)
            if action is not None:
                word = action.split(":", 4)[4].split("|")[0].split()[0]
                self.actions[word] += 1
                self.taps[word] = max(self.taps.get(word, 0), card + part + targets + 1)
                await self._tap(actor, seen, action)
                return
            menus = {one["custom_id"].split(":")[4].split("|")[0]: one for one in seen.selects.values()}
            if "target" in menus:
                seen, targets = await self._pick(actor, seen, menus["target"]), targets + 1
            elif "part" in menus:
                seen, part = await self._pick(actor, seen, menus["part"]), 1
            else:
                seen, card, part, targets = await self._tap(actor, seen, self._step(seen)), 1, 0, 0
        raise AssertionError(f"nothing done after many taps: {seen}")

    async def _pick(self, actor: Any, seen: Seen, menu: dict[str, Any]) -> Seen:
        values = [item["value"] for item in menu["options"]]
        some = self.random.sample(values, menu.get("max_values", 1))
        return await self.club._answered(await actor.select(seen.message, some, custom_id=menu["custom_id"]))

    def _action(self, seen: Seen) -> str | None:
        actions = [custom_id for custom_id in seen.ids if custom_id.split(":")[3] == "do"]
        return self.random.choice(actions) if actions else None

    def _step(self, seen: Seen) -> str:
        """The custom id for a card of the hand or the claim; never a discard of a playable card, never a step back."""
        steps = {one.split(":", 4)[4]: one for one in seen.ids if one.split(":")[3] == "step"}
        if self.claims and "claim" in steps:
            return steps["claim"]
        cards = [words for words in steps if words and words != "claim" and " " not in words and "@" not in words]
        return steps[self.random.choice(cards)]

    async def _tap(self, actor: Any, seen: Seen, custom_id: str) -> Seen:
        return await self.club._answered(await actor.click(seen.message, custom_id=custom_id))

    async def play(self, table: Table, most: int = 2000) -> Table:
        """Play to the end of the cup, or at most so many turns of people."""
        for _ in range(most):
            if not isinstance(table, Running):
                return table
            table = await self.turn(table)
        return table

    def assert_over(self, table: Table) -> None:
        """Check that the board and every message show the end; only people with closed messages are mentioned."""
        assert isinstance(table, EndedTable)
        assert table.match.outcome is not None
        board = self.club.board()
        assert "Rematch" in board.buttons
        assert board.alt
        for who in self.people:
            if who.id not in self.closed:
                assert "Rematch" in self.inboxes.hand(who).buttons
        assert self.club.pinged() <= self.closed
        for word in ("3", "2", "1", "A", "D", "F", "O", "P"):
            assert self.taps.get(word, 0) <= MOST_TAPS, self.taps


async def test_two_people_and_a_computer_play_1930_to_the_end(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = Cup(inboxes, monkeypatch, 3)
    table = await cup.play(await cup.begin(2, 1))
    cup.assert_over(table)
    assert sum(cup.actions.values()) > 40


async def test_a_player_with_closed_messages_plays_a_cup_with_the_button_at_the_table(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, club = Cup(inboxes, monkeypatch, 5), inboxes.club
    inboxes.close(club.ben)
    cup.closed.add(club.ben.id)
    table = await cup.play(await cup.begin(3, 2, "allocation=draft"))
    cup.assert_over(table)
    assert cup.actions["pick"] > 2
    assert club.pinged() == {club.ben.id}
    assert not inboxes.messages(club.ben)


async def test_a_seat_is_handed_to_the_computer_in_mid_cup_and_taken_back(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, club = Cup(inboxes, monkeypatch, 7), inboxes.club
    table = await cup.play(await cup.begin(2, 2), 4)
    more = await club.press(club.ben.user, inboxes.hand(club.ben), "More…")
    await club.press(club.ben.user, more, say("button-hand-over"))
    await club.quiet()
    assert say("panel-handed-over") in inboxes.hand(club.ben).text
    table = await club.game(table.id)
    before = table.position
    table = await cup.play(table, 4)
    assert table.awaited_persons == (club.ana.id,)
    assert table.position >= before + 12  # everybody else is a computer now
    await club.press(club.ben.user, inboxes.hand(club.ben), say("button-return"))
    await club.quiet()
    table = await cup.turn(await club.game(table.id))
    assert table.awaited_persons == (club.ben.id,)
    hand = inboxes.hand(club.ben)
    assert "Refresh" in hand.buttons
    assert any(":step:" in one or ":do:" in one for one in hand.ids)
    await cup.play(table, 6)


async def test_a_player_out_of_the_cup_watches_the_others(inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch) -> None:
    cup = Cup(inboxes, monkeypatch, 11)
    table = await cup.begin(2, 7)
    while isinstance(table, Running):
        view = table.match.view(None)
        out = [who for who in cup.people if table.seat_of(who.id) not in view.seats_in]
        for who in out:
            hand = inboxes.hand(who)
            assert not any(":step:" in one or ":do:" in one for one in hand.ids)
            assert "Waiting for" in hand.text
        table = await cup.turn(table)
    cup.assert_over(table)


@pytest.mark.proof
@pytest.mark.parametrize(
    ("people", "computers", "options", "seed"),
    [
        (3, 0, "", 1),
        (3, 2, "cup=2002 passes=1", 2),
        (4, 5, "cup=2002 passes=1", 3),
        (9, 0, "", 4),
        (4, 12, "cup=2002 passes=1 allocation=draft", 5),
        (16, 0, "cup=2002", 6),
    ],
)
async def test_whole_cups_of_every_size_reach_their_end(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch, people: int, computers: int, options: str, seed: int
) -> None:
    cup = Cup(inboxes, monkeypatch, seed)
    cup.claims = seed % 2 == 0
    table = await cup.begin(people, computers, options)
    inboxes.close(cup.people[-1])
    cup.closed.add(cup.people[-1].id)
    table = await cup.play(table)
    cup.assert_over(table)
    print(people, computers, options, dict(cup.actions), cup.taps)
