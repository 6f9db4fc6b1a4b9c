"""An export alone makes a leaderboard and a profile: the README's are drawn by a command from games in docs/."""

from pathlib import Path

import pytest

from tools.album import main

CLUB = Path(__file__).parents[2] / "docs" / "club.jsonl"


def drawn(folder: Path, *more: str, export: Path = CLUB) -> int:
    out = ("--board", str(folder / "board.png"), "--profile", str(folder / "profile.png"))
    return main([str(export), *out, *more])


def test_an_export_is_drawn_as_a_board_and_a_profile_the_same_each_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
        assert drawn(folder, "--names", "Ana,Ben,Carla", "--person", "3", "--width", "400") == 0
    told = capsys.readouterr().out
    assert "Leaderboard: All games. By rating, all time. 1. Ana" in told
    assert "Profile of Carla: 1559 points in all games, 19 games: 9 won, 3 drawn, 7 lost." in told
    for name in ("board.png", "profile.png"):
        first, second = ((folder / name).read_bytes() for folder in folders)
        assert first == second


@pytest.mark.parametrize("text", ["", "nonsense\n"])
def test_what_is_no_export_is_told_in_a_sentence(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text(text)
    assert drawn(tmp_path, export=bad) == 1
    assert "cannot be drawn" in capsys.readouterr().err
    assert not (tmp_path / "board.png").exists()
