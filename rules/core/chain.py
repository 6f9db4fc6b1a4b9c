"""An immutable list that shares its items with the lists that extend it. Part of rules/core: standard library only.

Every moment of a game keeps its log. As tuples, n of them would hold n² / 2 items. A chain adds an item in constant
time and shares everything before it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Chain(Sequence[T], Generic[T]):
    """An immutable sequence: adding and reading near the end take constant time, reading everything linear time."""

    __slots__ = ("_before", "_item", "_length")

    _before: "Chain[T] | None"
    _item: T
    _length: int

    def __init__(self, items: Iterable[T] = ()) -> None:
        found: Chain[T] = Chain.__new__(Chain)
        found._length = 0
        for item in items:
            found = found.plus(item)
        self._length = found._length
        if found._length:
            self._before, self._item = found._before, found._item

    def plus(self, item: T) -> "Chain[T]":
        """Add an item."""
        longer: Chain[T] = Chain.__new__(Chain)
        longer._before, longer._item, longer._length = self, item, self._length + 1
        return longer

    def up_to(self, length: int) -> "Chain[T]":
        """The first `length` items, at most all; the time grows with the number left out."""
        chain = self
        while chain._length > length:
            assert chain._before is not None
            chain = chain._before
        return chain

    def __len__(self) -> int:
        return self._length

    def __reversed__(self) -> Iterator[T]:
        chain = self
        while chain._length:
            yield chain._item
            assert chain._before is not None
            chain = chain._before

    def __iter__(self) -> Iterator[T]:
        return reversed(list(reversed(self)))

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            start, stop, step = at.indices(self._length)
            if step == 1 and start < stop:  # walk over the requested items only
                wanted = [item for item, _ in zip(reversed(self.up_to(stop)), range(start, stop), strict=False)]
                return tuple(reversed(wanted))
            return tuple(self)[at]
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self.up_to(at % self._length + 1)._item

    def __eq__(self, other: object) -> bool:
        """Compare with a chain or tuple."""
        if isinstance(other, tuple):
            return tuple(self) == other
        if not isinstance(other, Chain):
            return NotImplemented
        one, two = self, other
        while one is not two and one._length == two._length > 0:  # a shared beginning is equal
            if one._item != two._item:
                return False
            assert one._before is not None
            assert two._before is not None
            one, two = one._before, two._before
        return one._length == two._length

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Chain({list(self)!r})"

    def __reduce__(self) -> tuple[type["Chain[T]"], tuple[list[T]]]:
        return Chain, (list(self),)
