"""PostgreSQL's own programs, `pg_dump` and `pg_restore`. Part of data/copies.

They are found by `PATH`. A password goes through the environment, never through the arguments, which everybody on the
machine can read.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import IO

from data.address import Address
from data.errors import BackupFailed

#: How much of what a program says is passed on (characters).
_SAID = 1000


@dataclass
class Running:
    """A program that was started; `said` is what it has written on its standard error."""

    name: str
    process: subprocess.Popen[bytes]
    _errors: IO[bytes]
    _address: Address | None = None

    @property
    def output(self) -> IO[bytes]:
        """What it prints."""
        assert self.process.stdout is not None
        return self.process.stdout

    def finish(self) -> None:
        """Wait until it has ended. Raises BackupFailed unless all went well."""
        if (status := self.process.wait()) != 0:
            raise BackupFailed(f"{self.name} failed: {self.said or f'exit status {status}'}")

    @property
    def said(self) -> str:
        """The end of what it has complained about, without the password."""
        self._errors.seek(0)
        text = " ".join(self._errors.read().decode(errors="replace").split())
        return (text if self._address is None else self._address.masked(text))[-_SAID:]


@contextmanager
def running(name: str, *arguments: str, address: Address | None = None) -> Iterator[Running]:
    """Run a program, which is killed at the end if it still runs; with an address, it connects there.

    Whatever it prints is read from `output`. Raises BackupFailed if it isn't installed.
    """
    if (program := shutil.which(name)) is None:
        raise BackupFailed(f"{name} isn't installed, or isn't on the PATH. It comes with PostgreSQL's client programs.")
    environment = dict(os.environ)
    if address is not None:
        arguments = (f"--dbname={address.without_password}", *arguments)
        if address.password:
            environment["PGPASSWORD"] = address.password
    with (
        tempfile.TemporaryFile() as errors,
        subprocess.Popen(
            (program, *arguments),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment,
        ) as process,
    ):
        try:
            yield Running(name, process, errors, address)
        finally:
            process.kill()
