"""Chance that anybody can recompute. Part of rules/core: standard library only.

Chance event number i of a game with seed S (counting from 0) reads a stream of bytes: block 0 is HMAC-SHA256(S, "i"),
block k > 0 is HMAC-SHA256(S, "i.k"), with i and k in decimal ASCII. A number below n reads four bytes, big-endian, and
again if they are at or above the greatest multiple of n in 2**32; then it is taken modulo n. A shuffle swaps position
j = last … 1 with a number below j + 1.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
#: The number of the stream that draws who sits where; the game's chance events count from 0.
SEATING_STREAM = 1 << 40
#: What a game file has for the seat of a computer, where it has a person's id for theirs.
COMPUTER = "computer"


class Rng:
    """The random stream of one chance event; the module says exactly how it is made."""

    __slots__ = ("_block", "_buffer", "_name", "_seed")

    def __init__(self, seed: bytes, number: int) -> None:
        self._seed = seed
        self._name = str(number)
        self._block = 0
        self._buffer = b""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely; bound is from 1 to 2**32."""
        limit = (1 << 32) // bound * bound
        while True:
            word = int.from_bytes(self._take(4), "big")
            if word < limit:
                return word % bound

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _take(self, count: int) -> bytes:
        while len(self._buffer) < count:
            message = self._name if self._block == 0 else f"{self._name}.{self._block}"
            self._buffer += hmac.new(self._seed, message.encode("ascii"), hashlib.sha256).digest()
            self._block += 1
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken


def seed_bytes(seed: int | str) -> bytes:
    """The key of a seed: 64 hex digits become 32 bytes, and a whole number its decimal text.

    Raises ValueError for any other text.
    """
    if isinstance(seed, int):
        return str(seed).encode("ascii")
    if not re.fullmatch(r"[0-9a-fA-F]{64}", seed):
        raise ValueError("a seed is a whole number or 64 hex digits")
    return bytes.fromhex(seed)


def commitment(table: str, secret: str) -> str:
    """The SHA-256 of `mundialito:<table>:<secret>` in hex digits: published in the lobby, checkable at the end."""
    return hashlib.sha256(f"mundialito:{table}:{secret}".encode()).hexdigest()


def mix_seed(secret: str, joined: Sequence[str]) -> str:
    """A table's seed in 64 hex digits (ENGINE, mixed seeds): the HMAC-SHA256 of the ids, in ascending order.

    `secret` is 64 hex digits, and the ids are decimal. Neither the operator nor any player decides it alone.
    """
    return hmac.new(bytes.fromhex(secret), ",".join(joined).encode("ascii"), hashlib.sha256).hexdigest()


def seat_order(seed: str, people: Sequence[T], computers: Sequence[T]) -> tuple[T, ...]:
    """Who sits where, drawn from the seed (64 hex digits): a shuffle of the people and then the computers.

    `people` are in ascending order of their ids, `computers` in the order in which they were added.
    """
    return Rng(seed_bytes(seed), SEATING_STREAM).shuffle((*people, *computers))
