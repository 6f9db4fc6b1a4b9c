"""An event's journal alone makes its picture: the README's cup is drawn by a command from a file in docs/."""

from pathlib import Path

import pytest

from tools.event import main

CUP = Path(__file__).parents[2] / "docs" / "cup.json"


def test_a_journal_is_drawn_as_the_bracket_of_its_cup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = "Ana,Ben,Carla,Dario,Emre,Farah,Goran,Hana"
    out = tmp_path / "cup.png"
    assert main([str(CUP), "--names", names, "--person", "3", "--width", "400", "-o", str(out)]) == 0
    told = capsys.readouterr().out
    assert "400 x" in told
    assert "Friday Cup. 8 people · Final. Ana, 1, v Emre, 3" in told
    assert "Carla, 2, v Emre, 3: Emre wins the replay" in told
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("text", ["", "{}", '{"id": "e", "secret": "00", "entries": [[1, "nonsense"]]}'])
def test_what_is_no_journal_is_told_in_a_sentence(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(text)
    assert main([str(bad), "-o", str(tmp_path / "out.png")]) == 1
    assert "cannot be drawn" in capsys.readouterr().err
    assert not (tmp_path / "out.png").exists()
