"""What runs functions: workers, or a thread of this process. Part of workers/: imports the standard library."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Runner(Protocol):
    """Runs functions, one after the other or a few at once."""

    def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> Awaitable[T]:
        """Have a module's function run, now or when there is room; await the result."""

    async def close(self) -> None:
        """Stop, without waiting for what is being run."""


class ThreadRunner:
    """One thread of this process, for where no other process is wanted."""

    def __init__(self, name: str) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix=name)

    def run(self, function: Callable[[*Ts], T], *arguments: *Ts) -> Awaitable[T]:
        """Have a function run on the thread. The result raises what it raises."""
        return asyncio.get_running_loop().run_in_executor(self._executor, function, *arguments)

    async def close(self) -> None:
        """Shut the thread down without waiting for what it does."""
        self._executor.shutdown(wait=False, cancel_futures=True)
