"""A power cut at any moment: every answered step is saved, and an unanswered one is saved whole or not at all.

A commit is answered after its part of the write-ahead log is synced. So the log before a commit is safe, and of the
commit's changes to it any part may be there: the beginning without the end, or the end without the beginning. Once it
is synced, a checkpoint may follow, and of its changes to the file any part may be there.
"""

import hashlib
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from data import Archive, Commit, NewParcel, Status, TableHead, Timer, open_archive
from rules.table.clocks import NO_SEAT, timers
from rules.table.results import game_result
from rules.table.table import EndedTable
from tests.data.soundness import sound
from tests.shelf import PARTIES
from tests.wire.prepared import Course, course

SEED = hashlib.sha256(b"power").hexdigest()
#: The sizes of the log's header, of a frame's header, and of a page (SQLite's file format), in bytes.
HEAD, FRAME, PAGE = 32, 24 + 4096, 4096
#: How many pages in the log trigger a checkpoint; few, so that games have many.
CHECKPOINT = 40
#: A game with so few saves may not fill the log even once.
SHORT = 30


@dataclass(frozen=True)
class Disk:
    """The bytes of a database and its log, and how many entries its table had when that was answered."""

    file: bytes
    log: bytes
    number: int

    @classmethod
    def read(cls, path: Path, number: int) -> "Disk":
        """Read the files as they are now."""
        return cls(path.read_bytes(), path.with_name(f"{path.name}-wal").read_bytes(), number)

    def write(self, path: Path) -> None:
        """Write the files in an empty place."""
        path.parent.mkdir(parents=True)
        path.write_bytes(self.file)
        path.with_name(f"{path.name}-wal").write_bytes(self.log)


def step_of(played: Course, number: int, before: int, now: int) -> Commit:
    """The step that leads to the table after this many actions, from entry `before` on."""
    table = played.tables[number]
    status = Status.of(table)
    ended = table.ended_at if isinstance(table, EndedTable) else None
    head = TableHead(table.id, table.game_key, table.version, 5, 7, status, now, now, ended, seed=bytes.fromhex(SEED))
    return Commit(
        head,
        before,
        played.journals[number][before:],
        timers=tuple(Timer(one.kind, one.due, None if one.seat == NO_SEAT else one.seat) for one in timers(table)),
        people=tuple((person, table.seat_of(person)) for person in table.persons),
        parcels=(NewParcel("board", f"{table.id}-{table.number}-b", "{}"),),
        interaction_id=str(number + 1),
        result=game_result(table, 5) if isinstance(table, EndedTable) else None,
    )


async def play(archive: Archive, path: Path, played: Course, now: int) -> list[Disk]:
    """Save a whole game and the posting of each step; return the disk after each save."""
    disks, before = [], 0
    for number in range(len(played.tables)):
        step = step_of(played, number, before, now)
        await archive.commit(step)
        before += len(step.entries)
        disks.append(Disk.read(path, before))
        shown = await archive.outbox.of_table(step.head.id)
        await archive.outbox.mark_posted([min(parcel.id for parcel in shown)], 7, number + 1)
        disks.append(Disk.read(path, before))
    return disks


def torn(one: bytes, other: bytes, size: int, first: int = 0) -> Iterator[bytes]:
    """What may be on disk while `other` overwrites `one` in pieces of `size` from `first` on.

    That is each beginning of it, also cut within a piece, and each end.
    """
    for cut in range(first, max(len(one), len(other)) + size, size):
        around = slice(max(0, cut - size), cut + size)
        if one[around] != other[around]:
            yield other[:cut] + one[cut:]
            yield other[: cut + size // 3] + one[cut + size // 3 :]
            yield one[:cut].ljust(min(cut, len(other)), b"\0") + other[cut:]


def failures(before: Disk, after: Disk) -> Iterator[Disk]:
    """Every disk that a power cut may leave between one step and the next."""
    # When the log starts over, SQLite syncs its header before it overwrites anything else.
    headed = after.log[:HEAD] + before.log[HEAD:]
    yield Disk(before.file, headed, before.number)
    for log in torn(headed, after.log, FRAME, HEAD):
        yield Disk(before.file, log, before.number)
    for file in torn(before.file, after.file, PAGE):
        yield Disk(file, after.log, after.number)


def telling(disks: Sequence[Disk]) -> list[int]:
    """The last save, the first one followed by a checkpoint, and the first one in which the log starts over."""
    pairs = list(enumerate(pairwise(disks)))
    checkpoint = next(number for number, (one, other) in pairs if one.file != other.file)
    anew = next(number for number, (one, other) in pairs if one.log[:HEAD] != other.log[:HEAD])
    return [checkpoint, anew, len(pairs) - 1]


@pytest.mark.parametrize(
    ("game", "every"),
    [
        pytest.param("hedgehog", False, id="some saves of a race"),
        *(pytest.param(game, True, id=f"every save of {game}", marks=pytest.mark.proof) for game in PARTIES),
    ],
)
async def test_every_answered_step_survives_a_power_cut(tmp_path: Path, game: str, every: bool) -> None:
    now = int(time.time() * 1000)
    played = course(game, SEED, tuple(range(1, PARTIES[game] + 1)), 1, now)
    path = tmp_path / "archive.db"
    async with open_archive(path) as archive:
        few = partial(lambda connection: connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}").fetchall())
        await archive._writer.run(few)  # type: ignore[attr-defined]
        disks = await play(archive, path, played, now)
    opened, checkpoints = 0, 0
    for number in range(len(disks) - 1) if every else telling(disks):
        before, after = disks[number], disks[number + 1]
        checkpoints += before.file != after.file
        for count, disk in enumerate(failures(before, after)):
            file = tmp_path / f"{number}-{count}" / "archive.db"
            disk.write(file)
            (stored,) = (await sound(file)).values()
            assert stored.head.number >= disk.number
            assert stored.head.number in (before.number, after.number)
            opened += 1
    assert checkpoints > 0 or len(disks) < SHORT
    print(f"{game}: {len(disks)} saves, {checkpoints} checkpoints, {opened} disks opened")
