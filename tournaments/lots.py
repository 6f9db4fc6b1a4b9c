"""Everything that an event draws, from the secret that was sealed before anybody joined. Part of tournaments.

The event's seed is its secret mixed with everybody's presses (ENGINE, mixed seeds), so neither the operator nor any
player decides it alone. Each draw has a name and a stream of its own: HMAC-SHA256(seed, "draw <name>"). The table of
meeting n has the secret HMAC-SHA256(seed, "table <n>").
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from rules.core.chance import Rng

T = TypeVar("T")
#: What the ids of tables are made of.
_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"


def draw(seed: str, name: str) -> Rng:
    """The random stream of one draw."""
    return Rng(_derive(seed, f"draw {name}"), 0)


def shuffle(seed: str, name: str, items: Sequence[T]) -> tuple[T, ...]:
    """The items in an order that is drawn."""
    return draw(seed, name).shuffle(items)


def draw_pairs(seed: str, name: str, count: int) -> dict[tuple[int, int], int]:
    """A lot below 65,536 for every two of `count`, by their numbers in ascending order."""
    stream = draw(seed, name)
    return {(one, other): stream.below(1 << 16) for one in range(count) for other in range(one + 1, count)}


def table_secret(seed: str, meeting: int) -> str:
    """The secret of a meeting's table, in 64 hex digits."""
    return _derive(seed, f"table {meeting}").hex()


def table_id(seed: str, meeting: int, length: int) -> str:
    """The id of a meeting's table: always the same, so that no table is opened twice."""
    digest = _derive(seed, f"id {meeting}")
    return "".join(_SIGNS[byte % len(_SIGNS)] for byte in digest[:length])


def _derive(seed: str, name: str) -> bytes:
    return hmac.new(bytes.fromhex(seed), name.encode("ascii"), sha256).digest()
