"""The systemd unit keeps its word: settings that exist, few rights, time to stop. No service is started."""

from __future__ import annotations

import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

from cogs.client import SHUTDOWN
from cogs.operations.settings import Settings, read_settings

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "mundialito.service"
SETTINGS = {name.upper() for name in Settings.model_fields}
#: How often a bot may connect in a day.
MOST_SESSIONS = 1000


def options() -> dict[str, list[str]]:
    """The unit's options, each with all its values."""
    found = defaultdict(list)
    for line in UNIT.read_text(encoding="utf-8").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found[name].append(value)
    return found


def only(name: str) -> str:
    (value,) = options()[name]
    return value


def environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for line in options()["Environment"] for pair in line.split())


def test_every_setting_of_the_unit_exists_and_is_valid(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ours = {name: value for name, value in environment().items() if not name.startswith("PYTHON")}
    assert ours.keys() <= SETTINGS
    monkeypatch.chdir(tmp_path)
    for name, value in ours.items():
        monkeypatch.setenv(name, value)
    assert read_settings().metrics == ("127.0.0.1", 9100)


def test_the_bot_writes_only_to_its_state_directory() -> None:
    state = f"/var/lib/{only('StateDirectory')}/"
    assert environment()["DATABASE"].startswith(state)
    assert environment()["BACKUPS"].startswith(state)
    assert only("ProtectSystem") == "strict"
    assert "ReadWritePaths" not in options()


def test_it_starts_what_make_sets_up() -> None:
    python, script = only("ExecStart").split()
    assert python == f"{only('WorkingDirectory')}/.venv/bin/python"
    assert (ROOT / script).is_file()
    text = UNIT.read_text(encoding="utf-8")
    assert f"make -C {only('WorkingDirectory')} setup" in text
    assert only("EnvironmentFile") in text.split("[Unit]")[0]
    assert "setup:" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_it_has_few_rights() -> None:
    assert only("User") not in ("root", "0")
    assert only("CapabilityBoundingSet") == ""
    for name in (
        "NoNewPrivileges",
        "PrivateDevices",
        "PrivateTmp",
        "PrivateUsers",
        "ProtectHome",
        "ProtectKernelTunables",
        "ProtectKernelModules",
        "ProtectControlGroups",
        "RestrictNamespaces",
        "RestrictSUIDSGID",
    ):
        assert only(name) == "yes", name
    assert "AF_UNIX" in only("RestrictAddressFamilies").split()


def test_it_has_time_to_stop_and_ends_its_own_workers() -> None:
    assert int(only("TimeoutStopSec")) > 2 * SHUTDOWN + 10
    assert only("KillMode") == "mixed"


def test_a_bot_that_ends_at_once_never_uses_up_the_sessions_of_a_day() -> None:
    assert only("Restart") == "on-failure"
    assert 24 * 60 * 60 / int(only("RestartSec")) < MOST_SESSIONS


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd isn't installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text(encoding="utf-8").replace(only("ExecStart"), "/bin/true"), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(copy)], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert not [line for line in done.stderr.splitlines() if UNIT.name in line]
