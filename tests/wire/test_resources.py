"""What a process uses is counted together with its children's, living and dead."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from testbed.resources import family, memory, memory_itself, worked, worked_itself

pytestmark = pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="there is no /proc to read")

#: A process that does nothing; its child's work and block of bytes are what can be measured.
PARENT = """
import os, sys, time
block = os.urandom({mebibytes} << 20)
if os.fork() == 0:
    while time.process_time() < {seconds}:
        pass
    if {ends}:
        os._exit(0)
    print("ready", flush=True)
    sys.stdin.read()
    os._exit(0)
if {ends}:
    os.wait()
    print("ready", flush=True)
sys.stdin.read()
"""


@contextmanager
def parent(*, seconds: float = 0.0, mebibytes: int = 0, ends: bool = False) -> Iterator[int]:
    """Start a process whose child has worked for so long, and holds so many MiB together with it."""
    script = PARENT.format(seconds=seconds, mebibytes=mebibytes, ends=ends)
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield process.pid
        process.stdin.close()


def test_a_family_is_the_process_and_its_living_descendants() -> None:
    with parent() as pid:
        assert family(pid)[0] == pid
        assert len(family(pid)) == 2


@pytest.mark.parametrize("ends", [False, True])
def test_work_of_a_child_counts_while_it_lives_and_once_it_has_ended(ends: bool) -> None:
    with parent(seconds=0.5, ends=ends) as pid:
        assert len(family(pid)) == 2 - ends
        assert worked(pid) - worked_itself(pid) >= 0.45


def test_memory_that_two_processes_share_counts_once() -> None:
    with parent(mebibytes=64) as pid:
        assert 32 <= memory_itself(pid) < 60
        assert 64 <= memory(pid) < 110


def test_a_process_that_has_ended_uses_nothing() -> None:
    with parent() as pid:
        pass
    assert family(pid) == [pid]
    assert (worked(pid), memory(pid)) == (0.0, 0.0)
