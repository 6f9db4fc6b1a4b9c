"""What is stored of a counted game, so that nobody waits for it to be counted twice. Part of ratings/.

A tally is trusted only if its chain says that it was made from the same games, in the same order, by the same rules and
the same arithmetic. A game that comes in late, for example, changes the chain of all that follow, and they are counted
again.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from hashlib import blake2b
from struct import iter_unpack, pack
from typing import NamedTuple

from ratings.lines import write
from ratings.model import NEW, Rating, rate, weighed
from rules.table.results import GameResult

#: Raise this when a change to RATINGS.md gives the same games other ratings.
EDITION = 4
_CHAIN = 16
#: A mean and a deviation, as the doubles that they are.
_PAIR = "<dd"
#: A rating of a pair, in half the time that its constructor takes.
_rating = partial(tuple.__new__, Rating)


class Tally(NamedTuple):
    """The chain up to and including a game, and the ratings after it, scope by scope and person by person."""

    chain: bytes
    ratings: bytes


@cache
def beginning() -> bytes:
    """The chain before any game: it depends on the rules' edition and on the arithmetic, tried on a sample game."""
    other = Rating(26.5, 7.25)
    tried = rate([[NEW, other], [Rating(31.0, 2.0)], [other]])
    after = [weighed(other, rating, 1 / 3) for group in tried for rating in group]
    return _digest(str(EDITION).encode(), pack_ratings(after))


def linked(chain: bytes, result: GameResult) -> bytes:
    """Extend the chain by one more game, rated or not; a champion moves no rating, and older games get theirs late."""
    plain = result if result.champion is None else replace(result, champion=None)
    return _digest(chain, write(plain).encode())


def pack_ratings(ratings: Sequence[Rating]) -> bytes:
    """Pack ratings to the last bit."""
    return b"".join(pack(_PAIR, rating.mu, rating.sigma) for rating in ratings)


def unpack_ratings(tally: Tally | None, chain: bytes, count: int) -> list[Rating] | None:
    """Unpack this many ratings from a tally; None if the tally can't be trusted."""
    if tally is None or tally.chain != chain or len(tally.ratings) != 16 * count:
        return None
    return list(map(_rating, iter_unpack(_PAIR, tally.ratings)))


def _digest(before: bytes, content: bytes) -> bytes:
    return blake2b(before + content, digest_size=_CHAIN).digest()
