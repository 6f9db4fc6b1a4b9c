"""An address instead of a file: the setting, the commands, and nothing that shows the password."""

import asyncio
import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import bot
from cogs.operations.settings import read_settings
from data import DatabaseAddress, Status, open_archive
from data.__main__ import main as on_files
from data.address import Misunderstood, bare, path_of, read_place
from data.settings import place_of
from ratings.__main__ import main as on_ratings
from testbed.databases import POSTGRES, new_database
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
    assert settings.database == DatabaseAddress(URL)
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
    assert DatabaseAddress(url).without_password == named
    assert DatabaseAddress(named).without_password == named


def test_a_file_and_an_address_are_backed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BACKUPS", "copies")
    for where, database in ((URL, DatabaseAddress(URL)), ("archive.db", Path("archive.db"))):
        monkeypatch.setenv("DATABASE", where)
        settings = read_settings()
        assert (settings.database, settings.backups) == (database, Path("copies"))
        assert "hunter2" not in repr(settings)


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
    assert (DatabaseAddress(url).name, DatabaseAddress(url).password) == (name, password)


def test_whoever_keeps_to_a_file_loads_no_driver_for_postgresql() -> None:
    loaded = "import sys, bot, ratings.__main__, data.__main__; sys.exit('psycopg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], cwd=Path(bot.__file__).parent, check=False).returncode == 0


def test_without_the_driver_a_database_says_what_it_needs(tmp_path: Path) -> None:
    (tmp_path / "psycopg.py").write_text("raise ImportError('psycopg is missing')")
    given = {**os.environ, "PYTHONPATH": str(tmp_path)}
    backing_up = (sys.executable, "-m", "data", "backup", URL, str(tmp_path / "copies"))
    done = subprocess.run(backing_up, cwd=Path(bot.__file__).parent, env=given, capture_output=True, check=False)
    assert done.returncode == 1
    assert done.stderr.decode().startswith(
        f"The database {DatabaseAddress(URL)} needs psycopg, which can't be loaded: "
    )
    assert "Traceback" not in done.stderr.decode()


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


def test_a_dash_is_the_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    for said, place in ((URL, DatabaseAddress(URL)), ("games.db", Path("games.db")), ("", Path("var/mundialito.db"))):
        monkeypatch.setenv("DATABASE", said)
        assert place_of("-") == place


@pytest.mark.parametrize(
    "spelling",
    [
        "postgres://bot:hunter2@db.example/archive",
        "POSTGRESQL://bot:hunter2@db.example/archive",
        "Postgres://bot:hunter2@db.example/archive",
        " postgresql://bot:hunter2@db.example/archive\t",
        '"postgresql://bot:hunter2@db.example/archive"',
        "' postgresql://bot:hunter2@db.example/archive '",
        "postgresql+psycopg://bot:hunter2@db.example/archive",
        "postgresql+asyncpg://bot:hunter2@db.example/archive",
        "jdbc:postgresql://bot:hunter2@db.example/archive",
        "psql://bot:hunter2@db.example/archive",
    ],
)
def test_another_spelling_of_a_url_names_the_same_database(spelling: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_place(spelling) == DatabaseAddress(URL)
    monkeypatch.setenv("DATABASE", spelling)
    assert read_settings().database == DatabaseAddress(URL) == place_of("-")


NO_DATABASE = [
    "mysql://bot:hunter2@db.example/archive",
    "jdbc:mysql://bot:hunter2@db.example/archive",
    "mongodb+srv://bot:hunter2@db.example/archive",
    "sqlite:///var/hunter2.db",
    "sqlite+aiosqlite:////var/hunter2.db",
    "sqlite:hunter2.db",
    "file:hunter2.db?mode=ro",
    "file:///var/hunter2.db",
    "postgresql:bot:hunter2@db.example/archive",
    "postgresql:/bot:hunter2@db.example/archive",
    "postgresql: //bot:hunter2@db.example/archive",
    "postgresql//bot:hunter2@db.example/archive",
    "//bot:hunter2@db.example/archive",
    "bot:hunter2@db.example/archive",
    "db.example:5432/hunter2",
    "\u201cpostgresql://bot:hunter2@db.example/archive\u201d",
    "DATABASE=postgresql://bot:hunter2@db.example/archive",
    "psql postgresql://bot:hunter2@db.example/archive",
    "\u200bpostgresql://bot:hunter2@db.example/archive",
    "host=db.example dbname=archive user=bot password=hunter2",
    "dbname = archive password = hunter2",
    "hunter2\n.db",
    "~nobody-of-this-name-hunter2/games.db",
]


@pytest.mark.parametrize("text", NO_DATABASE)
def test_what_is_neither_a_file_nor_such_a_url_is_refused_and_never_shown(
    text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for understand in (read_place, path_of):
        with pytest.raises(Misunderstood) as refused:
            understand(text)
        assert "hunter2" not in str(refused.value)
    monkeypatch.setenv("DATABASE", text)
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert bot.main() == 1
    for command in (["backup"], ["backup", text], ["restore", "copy.db"], ["move", text, text], ["check", text]):
        with pytest.raises(SystemExit):
            on_files(command)
    for command in (["rebuild"], ["export", text]):
        with pytest.raises(SystemExit):
            on_ratings(command)
    said = "".join(capsys.readouterr())
    assert "DATABASE: " in said
    assert "use a path" in said
    assert "hunter2" not in said
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "text",
    ["games.db", "a b/c d.db", "/srv/a:b/c@d.db", "./url:games.db", "../x:y@z.db", "Spiele/Fußball ⚽.db", "C:\\a.db"],
)
def test_a_path_is_taken_as_it_is(text: str) -> None:
    assert str(read_place(text)) == str(Path(text))


def test_a_path_may_begin_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("DATABASE", "~/my games.db")
    monkeypatch.setenv("BACKUPS", "~/copies")
    settings = read_settings()
    assert (settings.database, settings.backups) == (tmp_path / "my games.db", tmp_path / "copies")
    assert place_of("~/other.db") == tmp_path / "other.db"
    assert on_files(["check", "~/none.db"]) == 1


@pytest.mark.parametrize(("text", "rest"), [(" x ", "x"), ("'x", "'x"), ('"', '"'), ("''", ""), ("it's", "it's")])
def test_only_quotes_around_a_text_are_dropped(text: str, rest: str) -> None:
    assert bare(text) == rest


def test_a_file_that_cannot_be_read_gets_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name in ("x" * 300, "loop"):
        (tmp_path / "loop").unlink(missing_ok=True)
        (tmp_path / "loop").symlink_to(tmp_path / "loop")
        for command in (
            ["check", name],
            ["backup", name, "copies"],
            ["restore", name, "games.db"],
            ["move", name, "postgresql://localhost:1/x"],
        ):
            assert on_files(command) == 1
            assert capsys.readouterr().err.count("\n") == 1
        assert on_ratings(["export", name]) == 1
        assert capsys.readouterr().err == f"There is no file {name}.\n"
