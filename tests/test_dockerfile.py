"""The Dockerfile keeps its word: what it copies is there and is enough, and its commands run. No image is built."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from cogs.operations import health

ROOT = Path(__file__).parents[1]


def steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each with its arguments."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def copied() -> list[str]:
    return [source for word, rest in steps() if word == "COPY" for source in rest.split()[:-1]]


def command(word: str) -> list[str]:
    """The command of an instruction, run by this Python."""
    ((_, rest),) = [step for step in steps() if step[0] == word]
    program, *arguments = json.loads(rest[rest.index("[") :])
    assert program == "python"
    return [sys.executable, *arguments]


def environment() -> dict[str, str]:
    found = {}
    for word, rest in steps():
        if word == "ENV":
            found.update(pair.split("=", 1) for pair in rest.split())
    return found


def run(arguments: list[str], folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    clean = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "LANG") if name in os.environ}
    return subprocess.run(arguments, cwd=folder, env=clean | settings, capture_output=True, text=True, timeout=60)


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """A folder with what is copied, and nothing else."""
    for source in copied():
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, tmp_path / source, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / source, tmp_path / source)
    return tmp_path


def test_the_image_holds_what_is_copied_and_nothing_else_is_sent_there() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    assert kept == set(copied())
    assert "*" in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert not {".env", "var", ".git", "tests", "testbed", "tools", "playground"} & kept


def test_the_bot_starts_with_what_is_copied(image: Path) -> None:
    done = run(command("CMD"), image, DATABASE=str(image / "var" / "bot.db"))
    assert done.returncode == 1
    assert "DISCORD_TOKEN is not set" in done.stderr
    assert "Traceback" not in done.stderr


def test_workers_backups_and_ratings_run_with_what_is_copied(image: Path) -> None:
    for module in ("data", "ratings", "rules", "render"):
        done = run([sys.executable, "-m", module, "--help" if module != "rules" else "verify"], image)
        assert "ModuleNotFoundError" not in done.stderr, (module, done.stderr)
        assert "FileNotFoundError" not in done.stderr, (module, done.stderr)


def test_it_does_not_run_as_root_and_keeps_what_matters_in_the_volume() -> None:
    words = [word for word, _ in steps()]
    (user,) = [rest for word, rest in steps() if word == "USER"]
    (volume,) = [rest for word, rest in steps() if word == "VOLUME"]
    assert user not in ("root", "0")
    assert words.index("USER") < words.index("CMD")
    settings = environment()
    assert settings["DATABASE"].startswith(f"{volume}/")
    assert settings["BACKUPS"].startswith(f"{volume}/")
    assert re.fullmatch(r"127\.0\.0\.1:\d+", settings["METRICS"])
    assert "DISCORD_TOKEN" not in settings


def test_every_container_in_the_guide_for_hosts_runs_with_few_rights() -> None:
    text = (ROOT / "docs" / "HOSTING.md").read_text("utf-8").replace("\\\n", " ")
    runs = [line.split() for line in re.findall(r"docker run .*", text)]
    assert [words[words.index("mundialito", words.index("no-new-privileges")) + 1 :][:4] for words in runs] == [
        [],
        ["python", "-m", "data", "restore"],
    ]
    (volume,) = [rest for word, rest in steps() if word == "VOLUME"]
    for words in runs:
        assert "--read-only" in words
        for option, value in (
            ("--tmpfs", "/tmp"),
            ("--cap-drop", "ALL"),
            ("--security-opt", "no-new-privileges"),
            ("-v", f"mundialito:{volume}"),
        ):
            assert words[words.index(option) + 1] == value
        assert "--privileged" not in words


@contextmanager
def answering(status: int, host: str = "127.0.0.1") -> Iterator[tuple[int, list[str]]]:
    """A page that answers with this status; yields its port, and which paths were asked for."""
    asked: list[str] = []

    class Health(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    class Server(HTTPServer):
        address_family = socket.AF_INET6 if ":" in host else socket.AF_INET

    server = Server((host, 0), Health)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_port, asked
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize(("status", "code"), [(200, 0), (503, 1)])
def test_the_health_check_asks_the_bot(status: int, code: int) -> None:
    with answering(status) as (port, asked):
        assert run(command("HEALTHCHECK"), ROOT, METRICS=f"127.0.0.1:{port}").returncode == code
        assert asked == ["/health"]


def test_a_bot_that_does_not_answer_is_not_well() -> None:
    with answering(200) as (port, _):
        pass
    done = run(command("HEALTHCHECK"), ROOT, METRICS=f"127.0.0.1:{port}")
    assert done.returncode == 1
    assert "METRICS: " in done.stderr
    assert "Traceback" not in done.stderr


def test_a_bot_without_a_page_cannot_be_asked_and_counts_as_well() -> None:
    for typed in ("", " ", '""'):
        assert run(command("HEALTHCHECK"), ROOT, METRICS=typed).returncode == 0


@pytest.mark.parametrize("typed", ["{port}", "0.0.0.0:{port}", '"0.0.0.0:{port}"', "localhost:{port}", " {port} "])
def test_the_health_check_finds_the_bot_at_every_address(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://203.0.113.7:1")
    with answering(200) as (port, asked):
        monkeypatch.setenv("METRICS", typed.format(port=port))
        assert health.main() == 0
        assert asked == ["/health"]


@pytest.mark.skipif(not socket.has_ipv6, reason="there is no IPv6 here")
@pytest.mark.parametrize("typed", ["[::1]:{port}", "::1:{port}", "[::]:{port}"])
def test_the_health_check_finds_the_bot_over_ipv6(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        with answering(200, "::1") as (port, asked):
            monkeypatch.setenv("METRICS", typed.format(port=port))
            assert health.main() == 0
            assert asked == ["/health"]
    except OSError:
        pytest.skip("this machine has no IPv6 address of its own")


@pytest.mark.parametrize("typed", ["here", "1:99999", "[::1", "ä.example:1", f"{'a' * 80}:1", ".:1"])
def test_a_health_check_with_an_address_that_cannot_be_is_a_sentence(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("METRICS", typed)
    assert health.main() == 1
    assert capsys.readouterr().err.startswith("METRICS: ")
