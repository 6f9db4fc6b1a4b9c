"""An export has everything that ratings depend on, and folds to the same bits as its database."""

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from data import Status, open_archive
from ratings.__main__ import main, rebuild
from ratings.lines import BadLine, read, write
from tests.data.making import step
from tests.ratings.builders import many


async def filled(path: Path) -> None:
    async with open_archive(path) as archive:
        for number, result in enumerate(many(60)):
            changes = {"channel_id": number, "guild_id": result.guild, "status": Status.ENDED}
            await archive.commit(step(result.table, 0, "a", result=result, **changes))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    asyncio.run(filled(path))
    return path


def test_a_line_contains_the_whole_result() -> None:
    for result in many(40):
        assert read(write(result)) == result


def test_a_line_says_of_which_event_a_game_was_one() -> None:
    result = replace(many(1)[0], event="cup")
    assert json.loads(write(result))["event"] == "cup"
    assert read(write(result)) == result
    assert "event" not in json.loads(write(replace(result, event="")))


def spoilt(name: str, value: object) -> str:
    """A line with another value at a name; a dot leads into the first seat."""
    content = json.loads(write(many(1)[0]))
    place, _, key = name.rpartition(".")
    (content["seats"][0] if place else content)[key] = value
    return json.dumps(content)


DEEP = "[" * 100_000 + "]" * 100_000
ODD = [
    *("", "{}", "[]", "nonsense", '{"seats":[{}]}', "null", "3", '"x"', DEEP, "1" * 5000),
    *(spoilt(name, value) for name in ("table", "game", "reason") for value in (None, 3, ["x"])),
    *(spoilt(name, value) for name in ("version", "ended_at", "puzzle") for value in (None, "3", 1.5, True)),
    *(spoilt("server", value) for value in ("3", 1.5, False)),
    *(spoilt("ending", value) for value in ("", "lost", 3)),
    *(spoilt("options", value) for value in (None, [], "match")),
    *(spoilt("seats", value) for value in (None, {}, "ab", [[]], [3])),
    *(spoilt(f"seats.{name}", "3") for name in ("person", "left", "place", "score", "turns")),
    *(spoilt(f"seats.{name}", 1.5) for name in ("person", "left", "place", "score", "turns", "computer")),
    spoilt("hints", "no"),
    spoilt("event", 3),
]


@pytest.mark.parametrize("line", ODD, ids=range(len(ODD)))
def test_a_line_that_is_no_game_is_refused(line: str) -> None:
    with pytest.raises(BadLine):
        read(line)


def test_a_database_and_its_export_yield_the_same_bits(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = tmp_path / "games.jsonl"
    assert main(["export", str(database), "-o", str(export)]) == 0
    assert len(export.read_text().splitlines()) == 60
    first, second, third = StringIO(), StringIO(), StringIO()
    told, mended = rebuild(database, first)
    assert not mended
    assert rebuild(export, second) == (told, [])
    export.write_text("".join(f"{line}\n" for line in reversed(export.read_text().splitlines())))
    assert rebuild(export, third) == (told, [])
    assert first.getvalue() == second.getvalue() == third.getvalue() != ""
    assert "60 games" in told


def test_an_export_that_an_editor_has_saved_counts_as_before(database: Path, tmp_path: Path) -> None:
    export = tmp_path / "games.jsonl"
    assert main(["export", str(database), "-o", str(export)]) == 0
    first, second = StringIO(), StringIO()
    told, _ = rebuild(export, first)
    text = export.read_text("utf-8")
    export.write_bytes(b"\xef\xbb\xbf" + (text + "\n \n" + text).replace("\n", "\r\n").encode())
    assert rebuild(export, second) == (told, [])
    assert first.getvalue() == second.getvalue()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x80\x81", "isn't text in UTF-8"),
        (b"\x1f\x8b\x08\x00", "isn't text in UTF-8"),
        (DEEP.encode(), "Line 1 isn't a finished game"),
        (b"\n\n{}\n", "Line 3 isn't a finished game"),
    ],
)
def test_a_file_that_is_no_export_is_refused_with_a_sentence(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export = tmp_path / "games.jsonl"
    export.write_bytes(content)
    assert main(["rebuild", str(export)]) == 1
    assert said in capsys.readouterr().err


def test_an_export_that_contradicts_itself_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    export, game = tmp_path / "games.jsonl", many(1)[0]
    export.write_text(f"{write(game)}\n{write(replace(game, ended_at=game.ended_at + 1))}\n")
    assert main(["rebuild", str(export)]) == 1
    assert f"Line 2 says something else of table {game.table}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("spoilt", "told"),
    [
        ("UPDATE results SET counted = '[[],[],[]]' WHERE table_id = '{table}'", ["table {table}", "server {guild}"]),
        ("UPDATE standings SET mu = mu + 1e-9 WHERE guild_id = {guild}", ["server {guild}"]),
        ("DELETE FROM standings WHERE guild_id = {guild} AND game = ''", ["server {guild}"]),
    ],
)
def test_wrong_ratings_in_a_database_are_reported_and_corrected(
    spoilt: str, told: list[str], database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "ratings.txt")
    assert main(["rebuild", str(database), "-o", out]) == 0
    right = Path(out).read_bytes()
    with closing(sqlite3.connect(database, isolation_level=None)) as base:
        find = "SELECT table_id, guild_id FROM results WHERE counted IS NOT NULL ORDER BY table_id LIMIT 1"
        table, guild = base.execute(find).fetchone()
        base.execute(spoilt.format(table=table, guild=guild))
    assert main(["rebuild", str(database), "-o", out]) == 1
    said = capsys.readouterr().err
    for place in told:
        assert f"The stored ratings of {place.format(table=table, guild=guild)} were wrong" in said
    assert main(["rebuild", str(database), "-o", out]) == 0
    assert Path(out).read_bytes() == right


def test_unreadable_input_is_reported_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rebuild", str(tmp_path / "none.db")]) == 1
    assert "There is no file" in capsys.readouterr().err
    bad = tmp_path / "bad.jsonl"
    bad.write_text("nonsense\n")
    assert main(["rebuild", str(bad)]) == 1
    assert "nonsense" in capsys.readouterr().err
