"""What the daily puzzle needs to be fair: secret seeds, one asking at a time. Part of cogs/: imports data."""

import asyncio
from weakref import WeakValueDictionary

from cogs.puzzle_day import puzzle_seed
from data import Archive

#: The name of the instance's secret in the archive.
_SECRET = "puzzle"


class DailyPuzzles:
    """Seeds of the daily puzzle, and whose try is being looked for.

    `key` is that of a secret shared with other instances, None for one of this instance's own.
    """

    def __init__(self, archive: Archive, key: bytes | None = None) -> None:
        self._archive = archive
        self._key = key
        self._asking: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def seed(self, game: str, number: int) -> str:
        """The seed of a puzzle, as 64 hex digits. Raises ArchiveError."""
        if self._key is None:
            self._key = await self._archive.secret(_SECRET)
        return puzzle_seed(self._key, game, number)

    def asking(self, person: int) -> asyncio.Lock:
        """Held while somebody's try is looked for or begun, so that asking twice at once begins one."""
        return self._asking.setdefault(person, asyncio.Lock())
