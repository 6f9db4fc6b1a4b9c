"""Asks for moments of games in a process of its own. Part of host.

It isn't the one that draws: whatever a file makes it do, boards don't wait, and if one piece of work takes some seconds
it is replaced. Tables come before files, and whoever has had least before others.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar, TypeVarTuple

from host.lane import GivenUp, Lane
from host.moments import moments, moments_of_file
from host.scene import (
    LARGEST,
    FileFault,
    OfFile,
    Recording,
    Scene,
    SceneRequest,
    Turning,
    bounds_of_turns,
    choice_at,
    parts,
    parts_of_file,
    scene,
    scene_of_file,
    tell_actions,
    trouble,
    turning,
)
from render.moments import ToldMoment
from render.motion import Span
from rules.core.history import Steps
from rules.core.match import Match
from words.actions import NamedAction
from workers.pool import Pool, PoolOwner
from workers.turns import Rank

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
#: How long one piece of the work may take before the process is replaced (seconds).
PATIENCE = 5.0


class NoSuchMoment(Exception):
    """The game has no such moment, or no such seat."""


class BadFile(Exception):
    """A game file can't be replayed."""

    def __init__(self, fault: FileFault) -> None:
        super().__init__(fault.reason)
        self.fault = fault


class Replays(PoolOwner):
    """Finds moments of games in a process of its own or, if not `apart`, in a thread; an async context manager.

    All questions raise BudgetSpent and GivenUp, as `Lane` does.
    """

    def __init__(self, *, apart: bool = False) -> None:
        super().__init__(Pool(int(apart), PATIENCE))
        self.lane = Lane(self.pool)

    async def scene(self, match: Match, request: SceneRequest) -> Scene:
        """The wanted moment of a game. Raises NoSuchMoment."""
        if request.index is not None and request.index > len(match.log):
            raise NoSuchMoment()
        found = await self.lane.work(scene, Recording.of(match), request, rank=Rank.LOOK)
        if found is None:
            raise NoSuchMoment()
        return found

    async def bounds_of_turns(self, match: Match) -> tuple[int, ...]:
        """How many events had happened before a game's first turn, and at the end of each."""
        return await self.lane.work(bounds_of_turns, Recording.of(match), rank=Rank.LOOK)

    async def tell_actions(self, match: Match, indexes: tuple[int, ...], language: str) -> tuple[NamedAction, ...]:
        """Say in words what seats did after each of these numbers of events of a game, in rising order."""
        return await self.lane.work(tell_actions, Recording.of(match), indexes, language, rank=Rank.LOOK)

    async def turning(
        self, match: Match, index: int, better: tuple[str, ...], viewer: int | None, language: str
    ) -> Turning:
        """What followed the choice at event `index`, and what would have followed `better`; see `scene.turning`."""
        return await self.lane.work(turning, Recording.of(match), index, better, viewer, language, rank=Rank.LOOK)

    async def choice_at(self, match: Match, index: int) -> tuple[Match, int]:
        """A game after its first `index` events, and in which turn that is, 0 in the set-up. Its seed isn't in it."""
        found, turn = await self.lane.work(choice_at, Recording.of(match), index, rank=Rank.LOOK)
        return replace(found, game=match.game), turn

    async def parts(self, match: Match, index: int = 0) -> tuple[Span, ...]:
        """The parts of a game: the turn that leads to the moment after `index` events, if one does, and the others."""
        return await self.lane.work(parts, Recording.of(match), index, rank=Rank.LOOK)

    async def moments(self, match: Match, part: Span, language: str, names: tuple[str, ...]) -> tuple[ToldMoment, ...]:
        """The moments that tell how a part of a game went, with the players' names by seat."""
        wanted = part.first, part.last, language, names
        return await self.lane.work(moments, Recording.of(match), *wanted, rank=Rank.LOOK)

    async def trouble(self, file: dict[str, Any]) -> str | None:
        """The first mismatch in the file of a table's game, or None."""
        return await self.lane.work(trouble, file, rank=Rank.LOOK)

    async def scene_of_file(self, content: bytes, request: SceneRequest) -> Scene:
        """The wanted moment of a game file. Raises BadFile, NoSuchMoment."""
        found = await self._of_file(scene_of_file, content, request)
        if found is None:
            raise NoSuchMoment()
        return found

    async def parts_of_file(self, content: bytes, index: int = 0) -> OfFile:
        """The game in a file, its parts, and whether it was played to its end. Raises BadFile."""
        return await self._of_file(parts_of_file, content, index)

    async def moments_of_file(
        self, content: bytes, part: Span, language: str, names: tuple[str, ...]
    ) -> tuple[ToldMoment, ...]:
        """The moments that tell how a part of the game in a file went. Raises BadFile."""
        return await self._of_file(moments_of_file, content, part.first, part.last, language, names)

    async def _of_file(self, read: Callable[[bytes, *Ts], Steps[T | FileFault]], content: bytes, *arguments: *Ts) -> T:
        """Run a function on a game file. Raises BadFile."""
        if len(content) > LARGEST:
            raise BadFile(FileFault("large"))
        try:
            found = await self.lane.work(read, content, *arguments, rank=Rank.FILE)
        except GivenUp as error:
            if not error.too_much:
                raise
            raise BadFile(FileFault("long")) from error
        if isinstance(found, FileFault):
            raise BadFile(found)
        return found
