"""The page about the pipe describes what the pipe really does."""

from __future__ import annotations

import json
import re
from pathlib import Path

from rules import GAMES
from rules.core.pipe import Pipe

PAGE = (Path(__file__).parents[2] / "rules" / "ENGINE.md").read_text(encoding="utf-8")


def test_the_conversation_on_the_page_is_the_real_one() -> None:
    pipe, told = Pipe(GAMES), 0
    for line, answer in re.findall(r"^> (.+)\n< (.+)$", PAGE, flags=re.M):
        assert json.loads(pipe.answer(line)) == json.loads(answer), line
        told += 1
    assert told == PAGE.count("\n> ") == 8


def test_every_request_and_no_other_is_in_the_table() -> None:
    _, *rows = re.findall(r"^\| `(\w+)` \|", PAGE, flags=re.M)
    assert set(rows) == set(Pipe(GAMES)._answers)
