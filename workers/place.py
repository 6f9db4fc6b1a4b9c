"""A place where functions run: a pool of workers, or a thread of this process. Part of workers/: imports the standard
library.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Place(Protocol):
    """Where functions run, one after the other or a few at once."""

    async def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Run a module's function there."""

    async def close(self) -> None:
        """Stop, without waiting for what is being run."""


class Thread:
    """One thread of this process, for where no other process is wanted."""

    def __init__(self, name: str) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """Run a function on the thread. Raises what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, function, *arguments)

    async def close(self) -> None:
        """Shut the thread down without waiting for what it does."""
        self._executor.shutdown(wait=False, cancel_futures=True)
