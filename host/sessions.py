"""A table as it is saved and as it is played: the fold of its journal. Part of host."""

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256

import structlog

from data import StoredTable, TableHead
from data.folding import folded as table_of
from data.folding import other_rules
from rules.table.errors import TableRefusal
from rules.table.table import Table

log = structlog.get_logger("sessions")


class NoSuchTable(TableRefusal):
    """No table of that id was ever here, or it was set aside, or is over and cannot be shown any more."""

    def __init__(self, reason: str = "no-table") -> None:
        super().__init__(reason)


@dataclass(frozen=True, slots=True)
class Session:
    """A table as it is saved and as it is played."""

    head: TableHead
    table: Table


def folded(stored: StoredTable) -> Session | str:
    """The table of a journal, or why there is none: `game`, `version` or `unreadable`."""
    reason = other_rules(stored.head)
    if reason is not None:
        return reason
    try:
        return Session(stored.head, table_of(stored))
    except Exception as error:  # whatever is in there, it is this table's alone
        log.error("a journal does not fold", table=stored.head.id, error=type(error).__name__)
        return "unreadable"


_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 8


def new_table_id() -> str:
    """Eight letters and digits, easy to say."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_ID_LENGTH))


def new_secret() -> str:
    """32 random bytes as hex digits."""
    return secrets.token_hex(32)


def rematch_of(key: bytes, table_id: str) -> tuple[str, str]:
    """The id and the secret of a table's rematch: there is one, whoever asks for it and whenever.

    They follow from a key of this instance, so that the secret is settled, and sealed, before anybody's wish for it.
    """
    digest = hmac.new(key, f"rematch/{table_id}".encode(), sha256).digest()
    new_id = "".join(_SIGNS[byte % len(_SIGNS)] for byte in digest[:_ID_LENGTH])
    return new_id, hmac.new(key, f"secret/{new_id}".encode(), sha256).hexdigest()
