"""The order in which calls wait for a worker."""

import random
from collections import Counter

import pytest

from workers.turns import Queue, Rank, Ticket


def taken_from(queue: Queue[str]) -> Ticket[str]:
    ticket = queue.take()
    assert ticket is not None
    return ticket


def drained(queue: Queue[str], seconds: float = 1.0) -> list[str]:
    """Take everything; each takes this long."""
    taken = []
    while queue:
        ticket = taken_from(queue)
        queue.spend(ticket, seconds)
        taken.append(ticket.item)
    return taken


def test_the_more_urgent_comes_first_and_then_the_older() -> None:
    queue = Queue[str]()
    for number, rank in enumerate((Rank.LONG, Rank.ALONE, Rank.HINT, Rank.TURN, Rank.LONG, Rank.TURN)):
        queue.put(f"{rank.name} {number}", rank, str(number))
    assert drained(queue) == ["TURN 3", "TURN 5", "HINT 2", "ALONE 1", "LONG 0", "LONG 4"]


def test_askers_take_turns_however_much_they_ask_for() -> None:
    queue = Queue[str]()
    for number in range(3):
        queue.put(f"a{number}", Rank.TURN, "a")
    queue.put("b0", Rank.TURN, "b")
    queue.put("b1", Rank.TURN, "b")
    assert drained(queue) == ["a0", "b0", "a1", "b1", "a2"]


def test_who_needs_long_is_served_less_often() -> None:
    queue, seconds = Queue[str](), {"slow": 0.9, "quick": 0.1}
    served: Counter[str] = Counter()
    for name in seconds:
        queue.put(name, Rank.TURN, name)
    for _ in range(100):
        ticket = taken_from(queue)
        queue.spend(ticket, seconds[ticket.item])
        served[ticket.item] += 1
        queue.put(ticket.item, Rank.TURN, ticket.item)
    assert 8 <= served["quick"] / served["slow"] <= 10


def test_time_in_which_nothing_was_asked_for_is_not_saved_up() -> None:
    queue = Queue[str]()
    queue.put("a hint meanwhile", Rank.LONG, "somebody")
    for _ in range(50):
        queue.put("busy", Rank.TURN, "busy")
        queue.spend(taken_from(queue), 1.0)
    for number in range(3):
        queue.put(f"late{number}", Rank.TURN, "late")
        queue.put(f"busy{number}", Rank.TURN, "busy")
    order = drained(queue)
    assert order.index("busy0") <= 2


def test_time_spent_at_one_rank_does_not_count_at_another() -> None:
    queue = Queue[str]()
    queue.put("long review", Rank.LONG, "t1")
    queue.spend(taken_from(queue), 100.0)
    queue.put("its turn", Rank.TURN, "t1")
    queue.put("another turn", Rank.TURN, "t2")
    assert drained(queue) == ["its turn", "another turn"]


def test_what_is_removed_never_comes() -> None:
    queue = Queue[str]()
    gone = queue.put("gone", Rank.TURN, "a")
    queue.put("here", Rank.TURN, "a")
    queue.remove(gone)
    queue.remove(gone)
    assert (len(queue), queue.waiting(Rank.TURN), queue.waiting(Rank.HINT)) == (1, 1, 0)
    assert drained(queue) == ["here"]
    assert queue.take() is None


def test_nobody_is_worked_for_more_often_at_once_than_agreed() -> None:
    queue = Queue[str](each=1)
    for name in ("a0", "a1", "b0"):
        queue.put(name, Rank.LONG, name[0])
    first, second = taken_from(queue), taken_from(queue)
    assert (first.item, second.item, queue.take()) == ("a0", "b0", None)
    queue.spend(first, 1.0)
    assert taken_from(queue).item == "a1"


def test_nothing_is_remembered_once_nobody_waits() -> None:
    queue, chance = Queue[str](), random.Random(1)
    for number in range(20):
        queue.put("x", Rank.TURN, f"table {number}")
        queue.put("y", Rank.LONG, f"table {number}")
        queue.spend(taken_from(queue), chance.random())
    assert len(queue._had) == 20
    drained(queue)
    assert not queue._had


def test_only_so_many_are_remembered_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workers.turns.MOST_REMEMBERED", 10)
    queue = Queue[str]()
    queue.put("for ever", Rank.LONG, "a")
    for number in range(100):
        queue.put("x", Rank.TURN, f"table {number}")
        queue.spend(taken_from(queue), 1.0)
        assert len(queue._had) <= 10
    assert drained(queue) == ["for ever"]
