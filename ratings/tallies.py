"""What is remembered of a counted game, so that nobody waits for it to be counted twice. Part of ratings/.

A tally is believed only where its chain says that it was made of the same games, in the same order, by the same rules
and the same arithmetic: whatever changes one of these, a game that comes in late for one, changes the chain of all
that follow, and they are counted anew.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from struct import iter_unpack, pack
from typing import NamedTuple

from ratings.lines import write
from ratings.model import NEW, Rating, rate, weighed
from rules.table.results import GameResult

#: Raise it when a change of RATINGS.md makes the same games come to something else.
EDITION = 3
_CHAIN = 16
#: A mean and a deviation, as the doubles that they are.
_PAIR = "<dd"


class Tally(NamedTuple):
    """The chain up to a game and with it, and the ratings that it led to, scope by scope and person by person."""

    chain: bytes
    ratings: bytes


@cache
def beginning() -> bytes:
    """The chain of no game at all: which rules, and which arithmetic as far as a game for the test shows it."""
    other = Rating(26.5, 7.25)
    tried = rate([[NEW, other], [Rating(31.0, 2.0)], [other]])
    after = [weighed(other, rating, 1 / 3) for group in tried for rating in group]
    return _digest(str(EDITION).encode(), pack_ratings(after))


def linked(chain: bytes, result: GameResult) -> bytes:
    """The chain with one more game, rated or not."""
    return _digest(chain, write(result).encode())


def pack_ratings(ratings: Sequence[Rating]) -> bytes:
    """Ratings to the last bit."""
    return b"".join(pack(_PAIR, rating.mu, rating.sigma) for rating in ratings)


def unpack_ratings(tally: Tally | None, chain: bytes, count: int) -> list[Rating] | None:
    """So many ratings as a tally has them, None where it is to be believed in nothing."""
    if tally is None or tally.chain != chain or len(tally.ratings) != 16 * count:
        return None
    return [Rating(mu, sigma) for mu, sigma in iter_unpack(_PAIR, tally.ratings)]


def _digest(before: bytes, content: bytes) -> bytes:
    return blake2b(before + content, digest_size=_CHAIN).digest()
