"""One reader of `.env`: the bot and every command of the Makefile read the same, however the file is written."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from cogs.emojis import main as on_emojis
from cogs.operations.settings import read_settings
from data import Status, open_archive
from data.__main__ import main as on_files
from data.settings import SettingsError, copies_to_keep, folder_of, place_of
from ratings.__main__ import main as on_ratings
from tests.data.making import played

ROOT = Path(__file__).parents[2]
NAMES = ("DATABASE", "BACKUPS", "BACKUP_KEEP", "DISCORD_TOKEN", "OWNERS")


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def all_read(database: str, backups: str = "var/backups", keep: int = 14) -> None:
    settings = read_settings()
    assert settings.database == place_of("-") == Path(database)
    assert (settings.backups or Path("var/backups")) == folder_of("-") == Path(backups)
    assert settings.backup_keep == copies_to_keep() == keep


@pytest.mark.parametrize(
    ("text", "database"),
    [
        (b"DATABASE=my games.db\n", "my games.db"),
        (b"DATABASE='my games.db'\n", "my games.db"),
        (b'DATABASE="my games.db"   # ours\n', "my games.db"),
        (b"DATABASE=my games.db # ours\n", "my games.db"),
        (b"  DATABASE = my games.db  \n", "my games.db"),
        (b"export DATABASE=my\\ games.db\n", "my\\ games.db"),
        (b"export DATABASE='my games.db'\n", "my games.db"),
        (b"\xef\xbb\xbfDATABASE=my games.db\n", "my games.db"),
        (b"# games\r\nDATABASE=my games.db\r\nOWNERS=1\r\n", "my games.db"),
        (b"DATABASE=a$b.db\n", "a$b.db"),
        (b"DATABASE=a${HOME}b$$.db\n", "a${HOME}b$$.db"),
        (b"DATABASE=a`b`'\"c.db\n", "a`b`'\"c.db"),
        (b"DATABASE=a#b=c.db\n", "a#b=c.db"),
        (b"DATABASE=old.db\nDATABASE=new.db\n", "new.db"),
        (b"database=lower.db", "lower.db"),
        (b"DATABASE=\n", "var/mundialito.db"),
        (b"DATABASE=''\n", "var/mundialito.db"),
        (b"#DATABASE=other.db\nUNKNOWN=1\nDATABASE_URL=x\n", "var/mundialito.db"),
        ("DATABASE=Fußball/ñ ⚽.db".encode(), "Fußball/ñ ⚽.db"),
    ],
)
def test_the_bot_and_its_commands_read_the_same(folder: Path, text: bytes, database: str) -> None:
    (folder / ".env").write_bytes(text)
    all_read(database)


def test_the_environment_comes_first_and_what_is_empty_is_not_set(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / ".env").write_text("DATABASE=file.db\nBACKUPS=file\nBACKUP_KEEP=3\nOWNERS=\n")
    all_read("file.db", "file", 3)
    monkeypatch.setenv("DATABASE", "environment.db")
    monkeypatch.setenv("BACKUP_KEEP", "'4'")  # as `docker run --env-file` hands it on
    monkeypatch.setenv("BACKUPS", "")
    all_read("environment.db", "file", 4)
    assert not read_settings().owners


def test_no_file_is_no_trouble() -> None:
    all_read("var/mundialito.db")


def _refused(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> set[str]:
    """What the bot and the commands say, each of which must fail."""
    with pytest.raises(SettingsError):
        read_settings()
    monkeypatch.setattr(sys, "argv", ["emojis"])
    told = set()
    for command in (
        bot.main,
        on_emojis,
        *(lambda words=words: on_files(words) for words in (["backup"], ["restore", "x.db"])),
        *(lambda words=words: on_ratings(words) for words in (["rebuild"], ["export"])),
    ):
        assert command() == 1
        told.add(capsys.readouterr().err.removeprefix("emojis: "))
    return told


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("DISCORD_TOKEN=hunter2\n".encode("utf-16"), "The file of settings .env isn't UTF-8. Save it as UTF-8"),
        (b"DISCORD_TOKEN=hunter2 \xe9\n", "The file of settings .env isn't UTF-8."),
        (None, "The file of settings .env can't be read: Is a directory."),
        (b'\n\nOWNERS=1\n\nDATABASE="hunter2\n', "Line 5 of the file of settings .env can't be read."),
        (b'DATABASE="hunter2\nDISCORD_TOKEN="hunter2\n', "Line 1 of the file of settings .env can't be read."),
        (b"DISCORD_TOKEN: hunter2\n", "Line 1 of the file of settings .env can't be read. Write NAME=value."),
        (b'OWNERS=1\nDATABASE="a\nb"\n', "Line 2 of the file of settings .env can't be read."),
    ],
)
def test_a_file_that_cannot_be_read_gets_one_sentence_from_all(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], content: bytes | None, why: str
) -> None:
    file = folder / ".env"
    file.mkdir() if content is None else file.write_bytes(content)
    (told,) = _refused(folder, monkeypatch, capsys)
    assert told.startswith(why)
    assert told.count("\n") == 1
    assert "hunter2" not in told


def test_a_link_that_leads_nowhere_is_no_missing_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / ".env").symlink_to(folder / "gone")
    (told,) = _refused(folder, monkeypatch, capsys)
    assert told == "The file of settings .env is a link to a file that doesn't exist.\n"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_of_somebody_else_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / ".env").touch(0o000)
    (told,) = _refused(folder, monkeypatch, capsys)
    assert told == "The file of settings .env can't be read: Permission denied.\n"


def test_a_wrong_number_of_copies_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for typed in ("0", "-3", "many", "1.5"):
        monkeypatch.setenv("BACKUP_KEEP", typed)
        assert on_files(["backup", "x.db", "copies"]) == 1
        assert capsys.readouterr().err == "BACKUP_KEEP: use a number of at least 1.\n"


@pytest.fixture
def checkout(folder: Path) -> Path:
    """A checkout in a folder with spaces, set up, whose Python is this one."""
    home = folder / "my bots" / "the one (ours)"
    (home / ".venv" / "bin").mkdir(parents=True)
    for name in ("Makefile", "requirements.lock", "requirements.txt", "requirements-dev.txt"):
        shutil.copy(ROOT / name, home / name)
    for name in ("data", "rules", "ratings"):
        (home / name).symlink_to(ROOT / name)
    python = home / ".venv" / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    for name in ("python", "run"):
        (home / ".venv" / name).touch()
    return home


async def test_make_uses_what_the_bot_uses_and_paths_with_spaces(checkout: Path) -> None:
    def make(*words: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if name not in NAMES and "MAKE" not in name}
        return subprocess.run(
            ["make", "--no-print-directory", *words],
            cwd=checkout,
            env=clean,
            capture_output=True,
            text=True,
            check=False,
        )

    database = checkout / "our games" / "it's $ours.db"
    lines = [
        "\ufeff# ours",
        "export DATABASE = 'our games/it\\'s $ours.db'  # games",
        'BACKUPS="the copies"',
        "BACKUP_KEEP=1",
    ]
    (checkout / ".env").write_text("\r\n".join(lines), encoding="utf-8")
    async with open_archive(database) as archive:
        await archive.commit(played("t1", 1, moves=60, status=Status.ENDED))
    for _ in range(2):
        done = make("backup")
        assert done.returncode == 0, done.stderr
    (copy,) = (checkout / "the copies").glob("*.db")
    assert copy.name.startswith("it's $ours-")
    database.unlink()
    done = make("restore", f"FROM={copy}".replace("$", "$$"))
    assert done.returncode == 0, done.stderr
    assert database.is_file()
    done = make("ratings")
    assert (done.returncode, "1 games" in done.stderr) == (0, True), done.stderr
    done = make("export", "DATABASE=our games/it's $$ours.db")
    assert (done.returncode, json.loads(done.stdout)["table"]) == (0, "t1"), done.stderr
    done = make("backup", "DATABASE=none here.db", "BACKUPS=never made")
    assert "There is no database at none here.db." in done.stderr
    assert not (checkout / "never made").exists()
