"""The Makefile finds out by itself when what it has set up is of no use any more."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "python").touch()
    return tmp_path


def make(checkout: Path) -> str:
    clean = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "LANG") if name in os.environ}
    done = subprocess.run(["make", "help"], cwd=checkout, env=clean, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("left", ["nothing", "a link to nowhere", "a Python without its packages"])
def test_everything_is_set_up_anew_once_its_python_is_gone(left: str, checkout: Path) -> None:
    python = checkout / ".venv" / "bin" / "python"
    if left == "a link to nowhere":
        python.symlink_to(checkout / "gone")
    elif left == "a Python without its packages":
        python.write_text("#!/bin/sh\nexit 1\n")
        python.chmod(0o755)
    assert "is gone" in make(checkout)
    assert not (checkout / ".venv").exists()


def test_what_works_stays(checkout: Path) -> None:
    (checkout / ".venv" / "bin" / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (checkout / ".venv" / "bin" / "python").chmod(0o755)
    assert "is gone" not in make(checkout)
    assert (checkout / ".venv" / "python").exists()
