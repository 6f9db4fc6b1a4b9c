"""The keyed digest of a person's id, under which others keep what they hold against somebody. Part of data/.

Bans, and what outlives somebody's deletion, are found again by it when the same account comes back. Only who knows this
database's key can compare it with an id. A *shadow* is the digest as a number that stands where an id would: negative,
so it is nobody's id.
"""

import hmac
from hashlib import sha256

KEY = "bans"
"""The name of the key among the database's secrets."""
#: Shadows are smaller than this, so that every reader of JSON keeps all their digits.
_MOST = 1 << 53


def digest(key: bytes, person: int) -> bytes:
    """The keyed digest of a person's id."""
    return hmac.new(key, str(person).encode(), sha256).digest()


def shadow(key: bytes, person: int) -> int:
    """The number under which others keep what they hold against a person who was erased."""
    return -1 - int.from_bytes(digest(key, person)[:8], "big") % (_MOST - 1)
