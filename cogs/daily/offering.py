"""Offers one of a person's own mistakes a day: the last game's worst first, then those that wait longest.

Only games are offered whose review is kept, and that the person may replay where they are.
"""

from collections.abc import AsyncIterator

import discord

from cogs.controls.buttons import AnyButton
from cogs.controls.sentences import UserError
from cogs.daily.mistakes import others_of, try_button
from cogs.press.desk import Desk
from data import DAY, Mistake
from host.budget import BudgetSpent, order_for_asker
from host.house import Session
from host.lane import GivenUp
from host.puzzle_day import puzzle_number
from players.reviewing import read
from rules import GAMES
from rules.table.errors import TableRefusal
from rules.table.table import Finished
from words import Speech
from words.games import game_title

#: How long after the end of a game its mistakes are offered (ms).
OFFERED_FOR = 90 * DAY
#: How many reviews are read at once, and how many games are looked at until one may be replayed.
_PAGE, MOST_TRIED = 10, 5


class Offers:
    """Chooses which mistake is offered."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._house, self._mistakes = desk, desk.house, desk.archive.mistakes

    async def offer(self, interaction: discord.Interaction, say: Speech) -> tuple[str, AnyButton] | None:
        """Return a text and a button for the mistake that somebody is offered today; None if there is none.

        It stays the same all day, and is none once it is solved. Raises ArchiveError.
        """
        person, number = interaction.user.id, puzzle_number(self._house.now())
        known = {(one.table_id, one.moment): one for one in await self._mistakes.of_person(person)}
        today = next((one for one in known.values() if one.offered == number), None)
        try:
            with order_for_asker():
                if today is not None:
                    session = None if today.solved else await self._open(today.table_id, interaction)
                    return None if session is None else await self._write(session, today.moment, person, say)
                return await self._choose(interaction, number, known, say)
        except (BudgetSpent, GivenUp):
            return None

    async def _choose(
        self, interaction: discord.Interaction, number: int, known: dict[tuple[str, int], Mistake], say: Speech
    ) -> tuple[str, AnyButton] | None:
        """Choose today's, and note it."""
        person, left = interaction.user.id, MOST_TRIED
        async for table_id, moment in self._in_order(person, known):
            if not left:
                break
            left -= 1
            session = await self._open(table_id, interaction)
            if session is None:
                continue
            if not await self._mistakes.offer(person, table_id, moment, number, self._house.now()):
                return None
            return await self._write(session, moment, person, say)
        return None

    async def _in_order(self, person: int, known: dict[tuple[str, int], Mistake]) -> AsyncIterator[tuple[str, int]]:
        """Find what isn't solved: what was never offered first, then what was offered longest ago."""
        again = list[tuple[int, tuple[str, int]]]()
        async for one in self._moments(person):
            mistake = known.get(one)
            if mistake is None:
                yield one
            elif not mistake.solved:
                again.append((mistake.offered, one))
        for _, one in sorted(again):
            yield one

    async def _moments(self, person: int) -> AsyncIterator[tuple[str, int]]:
        """Find a person's own moments in the reviews of their games, the last game's worst one first."""
        since, before = self._house.now() - OFFERED_FOR, None
        while page := await self._mistakes.reviews_of(person, since, before, _PAGE):
            for one in page:
                before = one.ended_at, one.table_id
                game, review = GAMES.get(one.game), read(one.content)
                if game is None or game.about.version != one.version or review is None:
                    continue
                own = (moment for moment in review.moments if moment.seat == one.seat)
                for moment in sorted(own, key=lambda moment: -moment.loss):
                    yield one.table_id, moment.index

    async def _open(self, table_id: str, interaction: discord.Interaction) -> Session | None:
        """Return a table with a finished game that the person may replay where they are, else None."""
        try:
            session = await self._house.session(table_id)
            await self._desk.access.check_replay(session, interaction)
        except (TableRefusal, UserError, discord.HTTPException):
            return None
        return session if isinstance(session.table, Finished) else None

    async def _write(self, session: Session, index: int, person: int, say: Speech) -> tuple[str, AnyButton] | None:
        table = session.table
        assert isinstance(table, Finished)
        seat = table.seat_of(person)
        if seat is None or await self._house.archive.reviews.review(table.id) is None:
            return None
        _, turn = await self._house.replays.choice_at(table.match, index)
        others = others_of(table, seat, await self._desk.composer.cast(table, say), say)
        told = say("mistake-offer", game=game_title(table.game_key, say), others=others, turn=turn)
        return told, try_button(table, index, say)
