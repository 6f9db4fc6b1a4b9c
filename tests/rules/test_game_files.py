"""Game files as editors and mischief leave them: read all the same, or refused with one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from host.scene import FileFault, Scene, SceneRequest, scene_of_file
from render.__main__ import main as render
from rules.__main__ import main as rules
from rules.core.history import finish
from tests.rules.test_chance import a_file

#: As deep as JSON's reader goes at all, and far deeper.
DEEP = [900 * "[" + 900 * "]", 100_000 * "[" + 100_000 * "]", 100_000 * '{"a":' + "1" + 100_000 * "}"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def drawn(file: Path) -> int:
    return render(["mundialito", str(file), "-o", str(file.with_suffix(".png"))])


def test_a_file_that_begins_with_a_byte_order_mark_is_read_like_any_other(file: Path) -> None:
    file.write_text(json.dumps(a_file()), encoding="utf-8-sig")
    assert rules(["verify", str(file)]) == 0
    assert drawn(file) == 0
    assert isinstance(finish(scene_of_file(file.read_bytes(), SceneRequest(None, None, "en"))), Scene)


@pytest.mark.parametrize("nested", DEEP, ids=["deep", "brackets", "braces"])
@pytest.mark.parametrize("name", ["options", "events", "seats", "seed", "table", "joined", "other", ""])
def test_a_file_that_is_nested_deeply_is_refused_with_a_sentence(
    name: str, nested: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content: dict[str, Any] = a_file()
    content.pop(name, None)
    text = f'{json.dumps(content)[:-1]}, "{name}": {nested}}}' if name else nested
    file.write_text(text)
    # What nobody asks for may stand there, as long as it can be read at all.
    harmless = name == "other" and len(nested) < 10_000
    assert (rules(["verify", str(file)]) == 0) is harmless
    assert drawn(file) == 0 if harmless else drawn(file) in (0, 1)
    told = capsys.readouterr()
    assert "Traceback" not in told.out + told.err
    assert isinstance(
        finish(scene_of_file(file.read_bytes(), SceneRequest(None, None, "en"))), Scene if harmless else FileFault
    )
