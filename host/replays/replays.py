"""Asks for moments of games in a process of its own. Part of host/replays.

It isn't the one that draws: whatever a file makes it do, boards don't wait, and after some seconds it is replaced.
"""

from collections.abc import Callable
from types import TracebackType
from typing import Self, TypeVar

from host.replays.parts import OfFile, parts, parts_of_file
from host.replays.scene import LARGEST, Ask, Fault, Recording, Scene, scene, scene_of_file
from host.replays.turning import Turning, bounds_of_turns, turning
from render.motion import Span
from rules.core.match import Match
from workers.pool import Pool
from workers.runner import Runner, ThreadRunner
from workers.worker import Ended

A = TypeVar("A")
T = TypeVar("T")
#: How long one moment may take before the process is replaced (seconds).
PATIENCE = 5.0


class NoSuchMoment(Exception):
    """The game has no such moment, or no such seat."""


class BadFile(Exception):
    """A game file can't be replayed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.reason)
        self.fault = fault


class Replays:
    """Finds moments of games in a process of its own or, without workers, in a thread; an async context manager."""

    def __init__(self, workers: int = 0) -> None:
        self._runner: Runner = Pool(workers, PATIENCE) if workers else ThreadRunner("replays")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._runner.close()

    async def scene(self, match: Match, ask: Ask) -> Scene:
        """The wanted moment of a game. Raises NoSuchMoment."""
        if ask.index is not None and ask.index > len(match.log):
            raise NoSuchMoment()
        found = await self._runner.run(scene, Recording.of(match), ask)
        if found is None:
            raise NoSuchMoment()
        return found

    async def bounds_of_turns(self, match: Match) -> tuple[int, ...]:
        """How many events had happened before a game's first turn, and at the end of each."""
        return await self._runner.run(bounds_of_turns, Recording.of(match))

    async def turning(self, match: Match, index: int, better: str, viewer: int | None, language: str) -> Turning:
        """What became of the choice after so many events of a game, in which `better` was possible."""
        return await self._runner.run(turning, Recording.of(match), index, better, viewer, language)

    async def parts(self, match: Match, index: int = 0) -> tuple[Span, ...]:
        """The parts of a game: the turn that leads to the moment after `index` events, if one does, and the others."""
        return await self._runner.run(parts, Recording.of(match), index)

    async def scene_of_file(self, content: bytes, ask: Ask) -> Scene:
        """The wanted moment of a game file. Raises BadFile, NoSuchMoment."""
        found = await self._of_file(scene_of_file, content, ask)
        if found is None:
            raise NoSuchMoment()
        return found

    async def parts_of_file(self, content: bytes, index: int = 0) -> OfFile:
        """The game in a file, its parts, and whether it was played to its end. Raises BadFile."""
        return await self._of_file(parts_of_file, content, index)

    async def _of_file(self, read: Callable[[bytes, A], T | Fault], content: bytes, argument: A) -> T:
        """Run a function on a game file. Raises BadFile."""
        if len(content) > LARGEST:
            raise BadFile(Fault("large"))
        try:
            found = await self._runner.run(read, content, argument)
        except Ended as ended:
            raise BadFile(Fault("long")) from ended
        if isinstance(found, Fault):
            raise BadFile(found)
        return found
