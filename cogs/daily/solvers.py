"""Names those on a server who solved a puzzle: nobody who hides their profile, has left, or was erased."""

from collections.abc import Sequence
from itertools import groupby

from cogs.daily.puzzle import STARS
from cogs.press.desk import Desk
from data import Pref, PuzzleTry
from words import Speech

#: How many people of a puzzle are named; the others are counted.
NAMED = 8


class Solvers:
    """Those who solved the puzzles."""

    def __init__(self, desk: Desk) -> None:
        self._archive, self._names, self._members = desk.archive, desk.names, desk.members

    async def tell(self, guild_id: int, solved: Sequence[PuzzleTry], say: Speech) -> str:
        """Name who solved a puzzle, the best first, and count the others."""
        told, named = list[str](), 0
        for score, tries in groupby(sorted(solved, key=lambda one: one.score or 0), key=lambda one: one.score or 0):
            names = [name for one in tries if named < NAMED and (name := await self.name(guild_id, one.person_id))]
            names, named = names[: NAMED - named], named + len(names[: NAMED - named])
            if names:
                result = STARS[score] if solved[0].goes > 0 else str(score)
                told.append(f"{result} {say.row(names)}")
        more = len(solved) - named
        if more:
            told.append(say("daily-post-more" if named else "daily-post-people", count=more))
        return " · ".join(told)

    async def name(self, guild_id: int, person: int) -> str:
        """A person's name; empty for somebody who hides their profile, has left, was erased, or isn't known by name."""
        known = await self._archive.people.person(person)
        if known.name is None or not known.wants(Pref.PUBLIC):
            return ""
        left = await self._members.left(guild_id, (person,), ask=False)
        return "" if left else await self._names.of(person)
