"""Tables of the real bot with people who press."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.harness.fixed_picture import PATIENCE, seconds_to_answer
from benchmarks.harness.playing import MEASURED, PUBLIC, controls, lasting
from benchmarks.harness.saved import SavedTable
from rules import GAMES
from rules.core.match import Match
from rules.table.table import Running
from testbed.controls import means, press_in_lobby, shown_number
from testbed.process import BotProcess
from testbed.standin import Answer, Message, StandIn, User

#: How many tables are set up at once; more would only wait in line.
OPENED_AT_ONCE = 5


class Board:
    """One table of people who play one game after the other; in the private panel, if the game has one for it.

    With `briefly` an action is one press, as if its piece had already been chosen.
    """

    def __init__(
        self,
        discord: StandIn,
        number: int,
        database: Path | str,
        game: str = "mundialito",
        *,
        briefly: bool = False,
        people: int = 2,
        computer: str | None = None,
        choose: Callable[[Match], str] = lasting,
    ) -> None:
        self.discord, self.database, self.game = discord, database, game
        self.briefly, self.computer, self.choose = briefly, computer, choose
        self.people = [discord.add_user(f"Seat {place} at {game} {number}") for place in range(1, people + 1)]
        guild = discord.add_guild(f"Club {game} {number}", members=self.people)
        self.channel = discord.add_channel(guild, "games")
        #: Each game played here, with what people played in it, person by person.
        self.games: list[tuple[SavedTable, list[tuple[int, str]]]] = []
        self.panels: dict[int, Message] = {}

    @property
    def saved(self) -> SavedTable:
        """The table that runs now, or ran last."""
        return self.games[-1][0]

    async def open(self) -> None:
        """Open a table, wait for its board, and open everybody's panel."""
        host, *guests = self.people
        if self.games:
            self.saved.close()
        known = {saved.id for saved, _ in self.games}
        asked: dict[str, object] = {"game": self.game, "where": "here"}
        asked |= {"opponent": guests[0]} if guests else {}
        asked |= {"computer": self.computer} if self.computer else {}
        await self.discord.slash(host, "mundialito play", self.channel, options=asked)
        for guest in guests:
            lobby = await self._shown(known, lambda message: message.button(to("join")), "the lobby")
            await self.discord.press(guest, lobby, to("join"))
        seats = len(self.people) + (self.computer is not None)
        if seats < GAMES[self.game].about.seats[1]:
            lobby = await self._shown(known, lambda message: message.button(to("join")), "a lobby that can start")
            await press_in_lobby(self.discord, host, lobby, "start")
        board = await self._begun(known)
        self.games.append((SavedTable(self.database, _tables_on(board)[0]), []))
        if self.game not in PUBLIC:
            for person in self.people:
                board = await self._begun(known)  # a computer may have moved meanwhile
                opened = await self.discord.press(person, board, to("panel"))
                self.panels[person.id] = seen(opened)

    async def _begun(self, known: set[str]) -> Message:
        """Wait for the board of the newest table."""
        return await self._shown(known, lambda message: message.button(to("panel")), "the board")

    async def _shown(self, known: set[str], wanted: Callable[[Message], object], what: str) -> Message:
        """Wait for a public message of the newest table."""

        def found() -> Message | None:
            shown = (one for one in reversed(self.discord.messages(self.channel)) if known.isdisjoint(_tables_on(one)))
            return next((message for message in shown if _tables_on(message) and wanted(message)), None)

        message = await self.discord.wait_for(found, PATIENCE, f"{what} of {self.game}")
        assert message is not None
        return message

    @property
    def awaited(self) -> Running | None:
        """The table if it waits for somebody to press, else None."""
        table = self.saved.running
        return table if table is not None and (table.awaited_persons or table.paused) else None

    async def ready(self) -> Running | None:
        """Wait until it is a person's turn; None if the game is over. Nobody waits for the end of a pause."""
        while (table := self.saved.running) is not None and not table.awaited_persons:
            if table.paused:
                await self._press_board("goon", self.people[0])
            else:
                await self.discord.wait_for(lambda: self.saved.running is None or self.awaited, PATIENCE, "a turn")
        return table

    async def move(self) -> float:
        """Play one action of the person to act. Return the seconds to the first answers to all its presses."""
        return await (await self.turn())()

    async def turn(self) -> Callable[[], Awaitable[float]]:
        """Wait until it is a person's turn, and choose their action. Return what plays it and returns the seconds.

        A roll is answered by the board. When a game is over, the next one is opened first.
        """
        while (table := await self.ready()) is None:
            await self.open()
        text, person = self.choose(table.match), self.discord.world.users[table.awaited_persons[0]]
        return partial(self._play, table, person, text)

    async def _play(self, table: Running, person: User, text: str) -> float:
        if self.game not in PUBLIC:
            waited = await self._press_panel(person, table, text)
        else:
            waited = await self._press_board(f"do:{text}", person)
            if not self.saved.played(after=table.number):
                return await self.move()  # the table had waited too long, and rolled for them
        self.games[-1][1].append((person.id, text))
        return waited

    async def _press_board(self, control: str, person: User) -> float:
        """Press a control below the board once it shows the table as it is. Return the seconds until it has changed."""
        board, number = await self._board()
        button, began = board.button(to(control)), time.monotonic()
        if button is None:
            return 0.0  # the table has moved on meanwhile
        await seconds_to_answer(self.discord, self.discord.press(person, board, button.custom_id, force=True))
        await self.discord.wait_for(lambda: self._shown_number() > number, PATIENCE, f"{control} to be shown")
        await self._board()
        return time.monotonic() - began

    async def _board(self) -> tuple[Message, int]:
        """Wait for the board that shows the table as it is saved. Return it with the table's number."""

        def present() -> Message | None:
            table = self.saved.read()
            messages = reversed(self.discord.messages(self.channel))
            return next((one for one in messages if _number_on(one, table.id) == table.number), None)

        board = await self.discord.wait_for(present, PATIENCE, f"the board of {self.saved.id} to be shown as it is")
        assert board is not None
        return board, self.saved.read().number

    def _shown_number(self) -> int:
        """The newest number of the table that a public message shows."""
        return max((_number_on(message, self.saved.id) for message in self.discord.messages(self.channel)), default=0)

    async def _press_panel(self, person: User, table: Running, text: str) -> float:
        """Press in the person's panel, control after control."""
        panel, waited = self.panels[person.id], 0.0
        *steps, last = (f"m1:{table.id}:{table.position}:{control}" for control in controls(table.match, text))
        for step in () if self.briefly else steps:
            if panel.button(last) is None:
                waited += await seconds_to_answer(self.discord, self._pressing(person, panel, step))
        return waited + await seconds_to_answer(self.discord, self._pressing(person, panel, last))

    async def _pressing(self, person: User, panel: Message, custom_id: str) -> Answer:
        return await self.discord.press(person, panel, custom_id, force=True)


def to(control: str) -> Callable[[Any], bool]:
    """Return a test for the control that does this."""
    return lambda shown: means(shown.custom_id, control)


def seen(answer: Answer) -> Message:
    """Return the message that a person sees as the answer; a late answer to a press is a message of its own."""
    return answer.followups[-1] if answer.followups else answer.message


def _number_on(message: Message, table_id: str) -> int:
    """Return the number of the table that a message's controls show, 0 if it isn't the board of this table."""
    ids = (node.get("custom_id") for node in message.nodes)
    return max((shown_number(custom_id, table_id) or 0 for custom_id in ids if custom_id), default=0)


def _tables_on(message: Message) -> list[str]:
    """Return the ids of the tables that a message's buttons are for."""
    ids = (button.custom_id.split(":") for button in message.buttons if button.custom_id)
    return [parts[1] for parts in ids if parts[0] == "m1" and parts[1] != "ladder"]


async def open_all(tables: Sequence[Board]) -> None:
    """Open all of them; one before the others, for everything that is made once and cached."""
    await tables[0].open()
    for first in range(1, len(tables), OPENED_AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[first : first + OPENED_AT_ONCE]))


@asynccontextmanager
async def playing(
    game: str, tables: int, folder: Path, *, own_lines: bool = False
) -> AsyncIterator[tuple[BotProcess, list[Board]]]:
    """Run the bot with so many open tables of a game, brief ones of the measured game; at the end check them.

    All tables play the same line, or with `own_lines` each its own.
    """
    database = folder / f"{game}.db"

    def seated(discord: StandIn, number: int) -> Board:
        line = number if own_lines else 0
        return Board(discord, number, database, game, briefly=game == MEASURED, choose=partial(lasting, line=line))

    async with running(database, tables, seated) as (bot, boards):
        yield bot, boards


@asynccontextmanager
async def running(
    database: Path, tables: int, seated: Callable[[StandIn, int], Board], **settings: Any
) -> AsyncIterator[tuple[BotProcess, list[Board]]]:
    """Run the bot with these settings and so many open tables, each made by its number; at the end check them."""
    async with StandIn() as discord:
        boards = [seated(discord, number) for number in range(tables)]
        async with BotProcess(discord, database=database, log_level="WARNING", **settings) as bot:
            await open_all(boards)
            yield bot, boards
        check(boards)


def check(boards: Sequence[Board]) -> None:
    """Assert that the games on disk are those answered, move for move."""
    for board in boards:
        for saved, played in board.games:
            on_disk = saved.played()
            assert on_disk == played, (board.game, saved.id, on_disk[-3:], played[-3:])
            saved.close()
