"""An export has everything that ratings depend on, and folds to the same bits as its database."""

import asyncio
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from data import Status, open_archive
from ratings import Ladder
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


@pytest.mark.parametrize("line", ["", "{}", "[]", "nonsense", '{"seats":[{}]}'])
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


def test_wrong_results_in_a_database_are_reported_and_repaired(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def spoil() -> str:
        async with open_archive(database) as archive:
            tables = [result.table for result in await archive.results.page()]
            table, (chain, ratings) = min((await archive.results.tallies(tables)).items())
            await archive.results.save_tallies({table: (chain, ratings[::-1])})
            return table

    out = str(tmp_path / "ratings.txt")
    assert main(["rebuild", str(database), "-o", out]) == 0
    right = Path(out).read_bytes()
    table = asyncio.run(spoil())
    assert main(["rebuild", str(database), "-o", out]) == 1
    assert f"The stored ratings of table {table} were wrong" in capsys.readouterr().err
    assert main(["rebuild", str(database), "-o", out]) == 0
    assert Path(out).read_bytes() == right


def test_wrong_sums_in_a_database_are_reported_and_repaired(database: Path, tmp_path: Path) -> None:
    async def spoil() -> int:
        async with open_archive(database) as archive:
            first = next(one for one in await archive.results.page() if one.guild is not None)
            assert first.guild is not None
            wrong = Ladder([replace(first, sitters=first.sitters[::-1])])
            await archive.results.save_sums(first.guild, 1, wrong.last, "\n".join(wrong.lines()))
            return first.guild

    rebuild(database, StringIO())
    guild = asyncio.run(spoil())
    assert rebuild(database, StringIO())[1] == [f"server {guild}"]
    assert rebuild(database, StringIO())[1] == []


def test_unreadable_input_is_reported_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rebuild", str(tmp_path / "none.db")]) == 1
    assert "There is no file" in capsys.readouterr().err
    bad = tmp_path / "bad.jsonl"
    bad.write_text("nonsense\n")
    assert main(["rebuild", str(bad)]) == 1
    assert "nonsense" in capsys.readouterr().err
