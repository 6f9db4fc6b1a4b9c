"""A thread that does what a worker does. Part of workers/: imports the standard library."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Thread:
    """One thread of this process, for where no other process is wanted."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="worker")

    def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, on_cost: Callable[[float], None] | None = None
    ) -> asyncio.Future[T]:
        """Have a function run there, after those already asked for. The reply raises what it raises.

        `on_cost` is told how much processor time it took (seconds).
        """
        loop = asyncio.get_running_loop()

        def run_timed() -> T:
            began = time.thread_time()
            try:
                return function(*arguments)
            finally:
                if on_cost is not None:
                    loop.call_soon_threadsafe(on_cost, time.thread_time() - began)

        return loop.run_in_executor(self._executor, run_timed)

    def kill(self) -> None:
        """End it, without waiting for what it does."""
        self._executor.shutdown(wait=False, cancel_futures=True)
