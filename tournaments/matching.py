"""Who is matched with whom, at the least cost. Part of tournaments.

Up to ten people every way to match them is tried. For more it is a matching of maximum weight in a graph, by a library
that is loaded only then.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module

#: Up to how many every way is tried: 945 ways for ten.
FEW = 10
#: What it costs to match two, by their places in the list; None if they can't be matched.
Cost = Callable[[int, int], int | None]
Pairs = tuple[tuple[int, int], ...]


def match_all(count: int, cost: Cost, after: Callable[[Pairs], int] | None = None) -> Pairs | None:
    """Match all of an even number of people at the least cost; None if that isn't possible.

    `after` adds to what a whole matching costs, if there are few.
    """
    if count <= FEW:
        ways = _every_way(tuple(range(count)), cost)
        best = min(ways, key=lambda one: (0 if after is None else after(one[1]), one[0], one[1]), default=None)
        return None if best is None else best[1]
    return _match_many(count, cost)


def _every_way(left: Sequence[int], cost: Cost) -> Iterator[tuple[int, Pairs]]:
    """Yield every way to match those who are left, with its cost."""
    if not left:
        yield 0, ()
        return
    first, rest = left[0], left[1:]
    for place, other in enumerate(rest):
        price = cost(first, other)
        if price is not None:
            for more, pairs in _every_way((*rest[:place], *rest[place + 1 :]), cost):
                yield price + more, ((first, other), *pairs)


def _match_many(count: int, cost: Cost) -> Pairs | None:
    networkx = import_module("networkx")
    graph = networkx.Graph()
    graph.add_nodes_from(range(count))
    prices = {(a, b): price for a in range(count) for b in range(a + 1, count) if (price := cost(a, b)) is not None}
    most = max(prices.values(), default=0)
    graph.add_weighted_edges_from((a, b, most - price) for (a, b), price in prices.items())
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    pairs = tuple(sorted((min(pair), max(pair)) for pair in found))
    return pairs if 2 * len(pairs) == count else None


def can_match(count: int, possible: Callable[[int, int], bool]) -> bool:
    """Whether a few people can all be matched."""
    return next(_every_way(tuple(range(count)), lambda a, b: 0 if possible(a, b) else None), None) is not None
