"""Loaded tables: the saved row and the table folded from its journal. Part of host."""

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
    """No table has this id, or it was set aside, or it has ended and can't be shown."""

    def __init__(self, reason: str = "no-table") -> None:
        super().__init__(reason)


@dataclass(frozen=True, slots=True)
class Session:
    """A table's saved row, and the table as it is played."""

    head: TableHead
    table: Table


def folded(stored: StoredTable) -> Session | str:
    """Fold a stored table's journal, or say why that fails: `game`, `version` or `unreadable`."""
    reason = other_rules(stored.head)
    if reason is not None:
        return reason
    try:
        return Session(stored.head, table_of(stored))
    except Exception as error:  # whatever the journal holds, it affects this table alone
        log.error("could not fold a journal", table=stored.head.id, error=type(error).__name__)
        return "unreadable"


_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 8


def new_table_id() -> str:
    """Eight letters and digits that are easy to read out."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_ID_LENGTH))


def new_secret() -> str:
    """32 random bytes in hex digits."""
    return secrets.token_hex(32)


def rematch_of(key: bytes, table_id: str) -> tuple[str, str]:
    """The id and the secret of a table's rematch: always the same, whoever asks and whenever.

    They follow from this instance's key, so the secret is fixed and sealed before anybody requests the rematch.
    """
    digest = hmac.new(key, f"rematch/{table_id}".encode(), sha256).digest()
    new_id = "".join(_SIGNS[byte % len(_SIGNS)] for byte in digest[:_ID_LENGTH])
    return new_id, hmac.new(key, f"secret/{new_id}".encode(), sha256).hexdigest()
