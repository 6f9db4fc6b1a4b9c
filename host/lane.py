"""What people order is worked on in a fair order: short work in lanes, long work in a workshop. Part of host."""

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

from host.budget import asker, charging, current
from host.pieces import PieceState, attempt, begin, go_on
from rules.core.history import Steps
from workers.pool import Pool
from workers.turns import Busy, Rank, Turns
from workers.worker import NOTHING, OutOfMemory, WorkerEnded

__all__ = ["Busy", "GivenUp", "Lane", "Workshop"]

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

#: How much work that needs more than one piece is under way at once; nobody has two of these.
LONG = 4
#: How often such work is begun, if the process is replaced meanwhile.
TRIES = 3
#: How much a workshop works on at once, and how much more may wait.
AT_ONCE, MOST_WAITING = 2, 12
#: How long its work may take from one piece of news to the next before it is given up (seconds).
PATIENCE = 30.0
#: How far its processes give way to others.
NICE = 10


class GivenUp(Exception):
    """The work was given up; `too_much` says whether that is because of how long it took, or of its memory."""

    def __init__(self, *, too_much: bool) -> None:
        super().__init__("too much" if too_much else "no worker")
        self.too_much = too_much


class Lane:
    """Runs what people order in a pool, and has them pay for it; of each rank, `most_waiting` may wait."""

    def __init__(self, pool: Pool, most_waiting: int | None = None) -> None:
        self.pool = pool
        self._most_waiting = most_waiting
        self._long = Turns(range(LONG), each=1)

    def check(self, rank: Rank = Rank.LONG) -> None:
        """Raise Busy if no more may be ordered."""
        if self._most_waiting is not None:
            self.pool.check(rank, self._most_waiting)

    async def run(
        self,
        function: Callable[[*Ts], T],
        *arguments: *Ts,
        rank: Rank = Rank.LONG,
        on_progress: Callable[[Any], None] | None = None,
    ) -> T:
        """Run a module's function when its turn has come; long work comes in pieces, after everything else.

        `on_progress` is told 0.0 when its turn has come, and then what the function tells. Raises Busy, BudgetSpent if
        the person has used up their time meanwhile, GivenUp, and Failed if the function raises.
        """
        self.check(rank)
        try:
            async with self.pool.turn(rank, asker()):
                if (order := current()) is not None:
                    order.check()
                if on_progress is not None:
                    on_progress(0.0)
                return await self.pool.run(function, *arguments, on_news=on_progress, on_cost=charging())
        except (WorkerEnded, OutOfMemory, OSError) as error:  # a worker that doesn't start is a TimeoutError, too
            too_much = isinstance(error, OutOfMemory) or (isinstance(error, WorkerEnded) and error.begun)
            raise GivenUp(too_much=too_much) from error

    async def work(self, work: Callable[[*Ts], Steps[T]], *arguments: *Ts, rank: Rank) -> T:
        """Do what a module's function does in steps, a piece each time that its turn has come. Raises like `run`.

        If one piece isn't enough, it begins anew as soon as few others are long, so that little is unfinished at once.
        """
        found = await self.run(attempt, work, *arguments, rank=rank)
        if not isinstance(found, PieceState):
            return found
        async with self._long.place(rank, asker()) as place:
            for _ in range(TRIES):
                found = await self.run(begin, place, work, *arguments, rank=rank)
                while found is PieceState.MORE:
                    found = await self.run(go_on, place, rank=rank)
                if not isinstance(found, PieceState):
                    return found
        raise GivenUp(too_much=True)


class Workshop(Lane):
    """Runs long work, such as films and reviews, a few pieces at once and one at once for each person.

    Each has a process to itself, which ends with it: so what is cancelled stops at once, and no memory stays.
    """

    def __init__(self, at_once: int = AT_ONCE, most_waiting: int = MOST_WAITING) -> None:
        super().__init__(Pool(at_once, PATIENCE, nice=NICE, kept=NOTHING, each=1, long=True), most_waiting)
