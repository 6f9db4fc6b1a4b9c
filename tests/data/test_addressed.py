"""An address instead of a file: the setting, the commands, and nothing that shows the password."""

import asyncio
import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import bot
from cogs.operations.settings import read_settings
from data import Address, Status, open_archive
from data.__main__ import main as on_files
from data.address import place_of
from ratings.__main__ import main as on_ratings
from tests.data.engines import POSTGRES, new_database
from tests.data.making import played

URL = "postgresql://bot:hunter2@db.example/archive"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)  # where no .env is
    for name in ("DATABASE", "BACKUPS"):
        monkeypatch.delenv(name, raising=False)


def test_the_database_is_a_file_or_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings().database == Path("var/mundialito.db")
    monkeypatch.setenv("DATABASE", "elsewhere/archive.db")
    assert read_settings().database == Path("elsewhere/archive.db")
    monkeypatch.setenv("DATABASE", URL)
    settings = read_settings()
    assert settings.database == Address(URL)
    assert "hunter2" not in f"{settings!r} {settings} {settings.model_dump()}"


@pytest.mark.parametrize(
    ("url", "named"),
    [
        (URL, "postgresql://bot@db.example/archive"),
        ("postgres://bot@db.example/archive", "postgresql://bot@db.example/archive"),
        ("postgresql:///archive?host=/run&password=hunter2", "postgresql:///archive?host=/run"),
        ("postgresql://bot:hunter2@a,b:5433/archive?password=x", "postgresql://bot@a,b:5433/archive"),
    ],
)
def test_a_database_has_one_name_with_and_without_its_password(url: str, named: str) -> None:
    assert Address(url).without_password == named
    assert Address(named).without_password == named


def test_a_file_and_an_address_are_backed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BACKUPS", "copies")
    for where, database in ((URL, Address(URL)), ("archive.db", Path("archive.db"))):
        monkeypatch.setenv("DATABASE", where)
        plan = bot._backups(read_settings())
        assert plan is not None
        assert (plan.database, plan.folder) == (database, Path("copies"))
        assert "hunter2" not in repr(plan)


@pytest.mark.parametrize(
    ("url", "name", "password"),
    [
        (URL, "archive", "hunter2"),
        ("postgresql://bot@db.example/my%20games", "my-games", None),
        ("postgresql:///?host=/run&dbname=games&password=p%40ss", "games", "p@ss"),
        ("postgresql://bot:p%2Fss@db.example", "mundialito", "p/ss"),
        ("postgresql://[::1", "mundialito", None),
    ],
)
def test_copies_are_named_after_the_database_and_its_password_is_told_apart(
    url: str, name: str, password: str | None
) -> None:
    assert (Address(url).name, Address(url).password) == (name, password)


def test_whoever_keeps_to_a_file_loads_no_driver_for_postgresql() -> None:
    loaded = "import sys, bot, ratings.__main__, data.__main__; sys.exit('psycopg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], cwd=Path(bot.__file__).parent, check=False).returncode == 0


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (("backup", URL, "copies"), "can't be opened"),
        (("backup", "copy.db", URL), "is a database and no file"),
        (("check", URL), "is a database and no file"),
        (("restore", "copy.db", URL), "There is no file at copy.db"),
    ],
)
def test_commands_that_fail_say_why_without_the_password(
    command: tuple[str, ...],
    why: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    with suppress(SystemExit):
        on_files(list(command))
    said = capsys.readouterr().err
    assert why in said
    assert "hunter2" not in said


def test_a_command_without_its_database_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert on_ratings(["export", "postgresql://bot:hunter2@127.0.0.1:1/archive"]) == 1
    said = capsys.readouterr().err
    assert "postgresql://bot:***@127.0.0.1:1/archive can't be opened" in said
    assert "hunter2" not in said


def test_ratings_are_rebuilt_and_games_exported_from_an_address(tmp_path: Path, testrun_uid: str) -> None:
    async def play(url: str) -> None:
        async with open_archive(url) as archive:
            for number in range(3):
                await archive.commit(played(f"t{number}", number, moves=60, status=Status.ENDED, seed=number))

    with new_database(POSTGRES, tmp_path, testrun_uid) as database:
        url = str(database.where)
        asyncio.run(play(url))
        assert on_ratings(["rebuild", url, "--journals", "-o", str(tmp_path / "bits")]) == 0
        assert on_ratings(["export", url, "-o", str(tmp_path / "games.jsonl")]) == 0
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert len(games) == 3
    assert on_ratings(["rebuild", str(tmp_path / "games.jsonl"), "-o", str(tmp_path / "again")]) == 0
    assert (tmp_path / "again").read_bytes() == (tmp_path / "bits").read_bytes()


def test_a_dash_is_the_setting(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DATABASE", URL)
    assert place_of("-") == Address(URL)
    monkeypatch.setenv("DATABASE", "games.db")
    assert place_of("-") == Path("games.db")
    monkeypatch.delenv("DATABASE")
    with pytest.raises(SystemExit):
        on_files(["backup", "-", "copies"])
    assert "DATABASE, which isn't set" in capsys.readouterr().err


def test_make_hands_an_address_over_by_the_environment() -> None:
    text = (Path(bot.__file__).parent / "Makefile").read_text(encoding="utf-8")
    assert "$(DATABASE)" not in "".join(line for line in text.splitlines() if line.startswith("\t"))
