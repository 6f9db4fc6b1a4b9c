"""Who is matched with whom, at the least cost, where some may have to stay alone. Part of tournaments.

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
#: How many bits the costs of a whole matching have at most.
_COST = 96


def match_most(
    hardships: Sequence[int], cost: Cost, spare: Sequence[int], after: Callable[[Pairs], int] | None = None
) -> Pairs:
    """Match people so that the least hardship is left, and of those ways at the least cost.

    `hardships` says how bad it is for each to stay alone, `spare` what it costs. `after` says of a whole matching how
    much harder it makes what follows, 0 at the least; if there are few, that comes before the cost.
    """
    if len(hardships) > FEW:
        return _match_many(hardships, cost, spare)
    least = least_hardship(hardships, lambda a, b: cost(a, b) is not None)
    ways = sorted(_every_way(tuple(range(len(hardships))), least, hardships, cost, spare))
    if after is None:
        return ways[0][1]
    harder = list[int]()
    for _, pairs in ways:
        harder.append(after(pairs))
        if not harder[-1]:
            break
    return ways[harder.index(min(harder))][1]


def least_hardship(hardships: Sequence[int], possible: Callable[[int, int], bool]) -> int:
    """The least hardship that a few people can be left with."""
    count = len(hardships)
    others = [sum(1 << b for b in range(a + 1, count) if possible(a, b)) for a in range(count)]
    known = {0: 0}

    def least(left: int) -> int:
        if left not in known:
            first = (left & -left).bit_length() - 1
            rest = left & (left - 1)
            found, able = hardships[first] + least(rest), others[first] & rest
            while able:
                found, able = min(found, least(rest & ~(able & -able))), able & (able - 1)
            known[left] = found
        return known[left]

    return least((1 << count) - 1)


def _every_way(
    left: Sequence[int], hardship: int, hardships: Sequence[int], cost: Cost, spare: Sequence[int]
) -> Iterator[tuple[int, Pairs]]:
    """Yield every way to match those who are left with no more than this hardship, with its cost."""
    if not left:
        yield 0, ()
        return
    first, rest = left[0], left[1:]
    for place, other in enumerate(rest):
        price = cost(first, other)
        if price is not None:
            for more, pairs in _every_way((*rest[:place], *rest[place + 1 :]), hardship, hardships, cost, spare):
                yield price + more, ((first, other), *pairs)
    if hardships[first] <= hardship:
        for more, pairs in _every_way(rest, hardship - hardships[first], hardships, cost, spare):
            yield spare[first] + more, pairs


def _match_many(hardships: Sequence[int], cost: Cost, spare: Sequence[int]) -> Pairs:
    networkx = import_module("networkx")
    graph, count = networkx.Graph(), len(hardships)
    # Whatever it costs that two stay alone is saved by matching them.
    saved = [(hardship << _COST) + price for hardship, price in zip(hardships, spare, strict=True)]
    prices = {(a, b): price for a in range(count) for b in range(a + 1, count) if (price := cost(a, b)) is not None}
    graph.add_weighted_edges_from((a, b, saved[a] + saved[b] - price) for (a, b), price in prices.items())
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return tuple(sorted((min(pair), max(pair)) for pair in found))
