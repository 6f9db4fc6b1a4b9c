"""How much of the bot's processor time each person may order. Part of host.

Replays, films, reviews, hints, exports, lists of games and looks at games that are over cost what the work on them has
really taken; playing costs nothing. It is noted by the person's id in memory alone, so that deleting oneself changes
nothing.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

#: How much somebody may order at once (processor seconds), and how much of it comes back in each second.
MOST, COMES_BACK = 60.0, 0.1
#: What an order that is being worked on counts until it is known what it costs (processor seconds).
EXPECTED = 2.0
#: What a request to Discord counts that an order needs (processor seconds).
REQUEST = 0.2
#: How much has to be left for another order (processor seconds).
LEAST = 1.0
#: After how many people those are forgotten who have everything back.
_MANY = 4096


class BudgetSpent(Exception):
    """The person has ordered as much as they may; they can go on at `until` (unix ms)."""

    def __init__(self, until: int) -> None:
        super().__init__(until)
        self.until = until


@dataclass(slots=True)
class _Account:
    """What somebody has used (processor seconds) at a time (unix ms), and how many of their orders are open."""

    used: float = 0.0
    at: int = 0
    open: int = 0


class Budget:
    """What everybody has left."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._accounts: dict[int, _Account] = {}

    def usage(self, person: int) -> float:
        """How much somebody has used of what they may order (processor seconds)."""
        account = self._accounts.get(person)
        return 0.0 if account is None else self._back(account)

    def check(self, person: int, others: int = 0) -> None:
        """Raise BudgetSpent if somebody may order nothing more, while `others` of their orders are open."""
        over = self.usage(person) + others * EXPECTED + LEAST - MOST
        if over > 0:
            raise BudgetSpent(self._now() + int(over / COMES_BACK * 1000))

    def charge(self, person: int, seconds: float) -> None:
        """Note what something has cost somebody (processor seconds)."""
        account = self._account(person)
        account.used, account.at = self._back(account) + seconds, self._now()

    @contextmanager
    def ordering(self, person: int) -> Iterator[None]:
        """Let somebody order what is done in this block, and in tasks begun there. Raises BudgetSpent."""
        account = self._account(person)
        self.check(person, account.open)
        account.open += 1
        try:
            with on_behalf_of(Payer(self, person)):
                yield
        finally:
            account.open -= 1

    def _account(self, person: int) -> _Account:
        if len(self._accounts) >= _MANY:
            self._accounts = {one: known for one, known in self._accounts.items() if known.open or self._back(known)}
        return self._accounts.setdefault(person, _Account())

    def _back(self, account: _Account) -> float:
        account.at = min(account.at, self._now())  # the clock may have been set back
        return max(0.0, account.used - (self._now() - account.at) / 1000 * COMES_BACK)


@dataclass(frozen=True, slots=True)
class Payer:
    """On whose behalf something is done."""

    budget: Budget
    person: int

    def check(self) -> None:
        """Raise BudgetSpent if the person has used up everything, such as while this waited for its turn."""
        self.budget.check(self.person)

    def charge(self, seconds: float) -> None:
        """Note what it has cost (processor seconds)."""
        self.budget.charge(self.person, seconds)


_ORDER: ContextVar[Payer | None] = ContextVar("order", default=None)
#: On whose behalf something is done here that isn't ordered yet.
ASKING: ContextVar[Payer | None] = ContextVar("asking", default=None)


def current() -> Payer | None:
    """The order that is being worked on here; None if nobody has ordered this."""
    return _ORDER.get()


def payer() -> Payer | None:
    """The order that is being worked on here or, without one, that of whoever asks; None if nobody does."""
    return _ORDER.get() or ASKING.get()


@contextmanager
def order_for_asker() -> Iterator[None]:
    """Let whoever asks order what is done in this block, unless they have ordered it already. Raises BudgetSpent."""
    asking = ASKING.get()
    if asking is None or current() is not None:
        yield
        return
    with asking.budget.ordering(asking.person):
        yield


def asker() -> str:
    """Whom the work here is for, as queues know them."""
    order = current()
    return "" if order is None else str(order.person)


@contextmanager
def on_behalf_of(order: Payer | None) -> Iterator[None]:
    """Do what is done in this block, and in tasks begun there, for this order, or for nobody's."""
    tokens = _ORDER.set(order), ASKING.set(order)
    try:
        yield
    finally:
        _ORDER.reset(tokens[0])
        ASKING.reset(tokens[1])


def charging() -> Callable[[float], None] | None:
    """What notes a cost for whoever has ordered this, if anybody has."""
    order = current()
    return None if order is None else order.charge
