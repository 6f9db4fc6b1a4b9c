"""Loaded tables: the saved row and the table folded from its journal. Part of host.

Those used last stay in memory. If the bot runs as several processes, another one may have changed a table since it was
loaded. So it is compared with its row before it is used: that costs far less than folding its journal again.
"""

import asyncio
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import NoReturn

import structlog

from data import Archive, BoardMessage, Damaged, Status, StoredTable, TableHead
from data.cache import Cache
from data.folding import fold_stored, other_rules
from host.budget import BudgetSpent, current, payer
from rules.table.errors import TableRefusal
from rules.table.table import EndedTable, Table

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


def fold_session(stored: StoredTable) -> Session | str:
    """Fold a stored table's journal, or say why that fails: `game`, `version` or `unreadable`."""
    reason = other_rules(stored.head)
    if reason is not None:
        return reason
    try:
        return Session(stored.head, fold_stored(stored))
    except Exception as error:  # whatever the journal holds, it affects this table alone
        log.error("could not fold a journal", table=stored.head.id, error=type(error).__name__)
        return "unreadable"


def _fold_timed(stored: StoredTable) -> tuple[Session | str, float]:
    """What `fold_session` returns, and the processor time that it took (seconds)."""
    began = time.thread_time()
    return fold_session(stored), time.thread_time() - began


#: How many folded tables stay in memory; any other is loaded again when it is needed. Few of those that have ended
#: stay: each takes some 100 kB, and hardly anybody looks at it again after a rematch or a replay.
WARM_TABLES, WARM_ENDED = 512, 32

#: Sets a table aside that can't be loaded. Raises NoSuchTable.
Lose = Callable[[TableHead, str], Awaitable[NoReturn]]


class LoadedTables:
    """Tables as they were last saved. `saving` has the saves under way, by table."""

    def __init__(self, archive: Archive, saving: Mapping[str, asyncio.Task[None]], lose: Lose) -> None:
        self._archive, self._alone = archive, archive.fleet.cluster.alone
        self._saving = saving
        self._lose = lose
        self._warm: Cache[str, Session] = Cache(WARM_TABLES)
        #: The loaded tables that have ended, those used last at the end.
        self._ended: OrderedDict[str, None] = OrderedDict()
        #: Journals are folded on these threads, because the longest would block the event loop.
        self._folder = ThreadPoolExecutor(max_workers=2, thread_name_prefix="fold")

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._warm

    def peek(self, table_id: str) -> Session | None:
        """The table as it is in memory, or None; another process may have changed it."""
        return self._warm.peek(table_id)

    def put(self, session: Session) -> Session:
        """Keep a table as it is now."""
        kept = self._warm.put(session.table.id, session)
        self._note_ended(kept)
        return kept

    def note_saved(self, session: Session, *, new: bool) -> Session:
        """Keep a table that has just been saved, with its board where it is now.

        One that isn't `new` and was forgotten meanwhile is loaded again: nobody knows where its board is.
        """
        known = self.peek(session.table.id)
        if known is None and not new:
            self.forget(session.table.id)
            return session
        if known is not None:
            session = replace(session, head=replace(session.head, message=known.head.message))
        return self.put(session)

    def _note_ended(self, session: Session) -> None:
        """Note that a table is used if it has ended; forget the one used longest ago if there are too many."""
        if isinstance(session.table, EndedTable):
            self._ended[session.table.id] = None
            self._ended.move_to_end(session.table.id)
            if len(self._ended) > WARM_ENDED:
                self._warm.forget(self._ended.popitem(last=False)[0])

    def forget(self, table_id: str) -> None:
        """Load a table again when it is next needed."""
        self._warm.forget(table_id)
        self._ended.pop(table_id, None)

    def forget_all(self) -> None:
        """Load every table again when it is next needed."""
        self._warm.clear()
        self._ended.clear()

    async def get(self, table_id: str) -> Session:
        """The table as it was last saved, by whichever process.

        Whoever asks for one that is over, and has to be loaded, pays for that. Raises NoSuchTable, BudgetSpent,
        ArchiveError.
        """
        if not self._alone:
            await self.refresh(table_id)
        if table_id not in self._warm:
            await self._check_payer(table_id)
        session = await self._warm.get(table_id, lambda: self._read(table_id))
        self._note_ended(session)
        return session

    async def refresh(self, table_id: str) -> bool:
        """Whether another process has changed a table, which is then loaded again when needed. Raises ArchiveError."""
        known = self._warm.peek(table_id)
        if known is None:
            return False
        head = await self._archive.tables.head(table_id)
        now = self._warm.peek(table_id)  # a board may have been posted meanwhile, which changes the head alone
        if head is None or now is None or now.table is not known.table or _is_as_saved(now, head):
            return False
        self._warm.forget(table_id)
        return True

    @asynccontextmanager
    async def moving(self, board: BoardMessage) -> AsyncIterator[None]:
        """Note which message shows a table's board, once the block has saved it.

        If the block fails, nobody knows whether it was saved, and the table is loaded again.
        """
        try:
            yield
        except BaseException:
            self.forget(board.table_id)
            raise
        known = self.peek(board.table_id)
        if known is None:
            self.forget(board.table_id)  # a read under way may have missed this
        else:
            self.put(Session(replace(known.head, message=board.message), known.table))

    async def fold(self, stored: StoredTable) -> Session | str:
        """Fold a stored table's journal, or say why that fails; whoever has ordered that pays for it."""
        by = payer() if stored.head.status is Status.ENDED else current()
        found, seconds = await asyncio.get_running_loop().run_in_executor(self._folder, _fold_timed, stored)
        if by is not None:
            by.charge(seconds)
        return found

    async def _check_payer(self, table_id: str) -> None:
        """Raise BudgetSpent if a table is over and whoever asks for it has used up everything. Raises ArchiveError."""
        by = payer()
        if by is None:
            return
        try:
            by.check()
        except BudgetSpent:
            head = await self._archive.tables.head(table_id)
            if head is not None and head.status is Status.ENDED:
                raise

    async def _read(self, table_id: str) -> Session:
        while (saving := self._saving.get(table_id)) is not None:  # its caller gave up, but the save goes on
            await asyncio.wait([saving])
        try:
            stored = await self._archive.tables.load(table_id)
        except Damaged as error:
            head = await self._archive.tables.head(table_id)
            if head is None:
                raise
            log.error("could not read a journal", table=table_id, error=str(error))
            return await self._lose(head, "unreadable")
        if stored is None:
            raise NoSuchTable()
        if stored.head.status is Status.SET_ASIDE:
            raise NoSuchTable(f"aside-{stored.head.reason}")
        found = await self.fold(stored)
        return found if isinstance(found, Session) else await self._lose(stored.head, found)


def _is_as_saved(session: Session, head: TableHead) -> bool:
    """Whether a table is as its row says."""
    known = session.head
    return (session.table.number, known.status, known.updated_at, known.channel_id) == (
        *(head.number, head.status, head.updated_at, head.channel_id),
    )


_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
#: How many signs the id of a table has.
ID_LENGTH = 8


def new_table_id() -> str:
    """Eight letters and digits that are easy to read out."""
    return "".join(secrets.choice(_SIGNS) for _ in range(ID_LENGTH))


def new_secret() -> str:
    """32 random bytes in hex digits."""
    return secrets.token_hex(32)


def rematch_of(key: bytes, table_id: str) -> tuple[str, str]:
    """The id and the secret of a table's rematch: always the same, whoever asks and whenever.

    They follow from this instance's key, so the secret is fixed and sealed before anybody requests the rematch.
    """
    digest = hmac.new(key, f"rematch/{table_id}".encode(), sha256).digest()
    new_id = "".join(_SIGNS[byte % len(_SIGNS)] for byte in digest[:ID_LENGTH])
    return new_id, hmac.new(key, f"secret/{new_id}".encode(), sha256).hexdigest()
