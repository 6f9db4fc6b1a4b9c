"""How bytes become dice and shuffles, a second time from the recipe; and files verified by `python -m rules`."""

import hashlib
import hmac
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules import GAMES
from rules.core.chance import Rng, commitment, seed_bytes
from rules.core.match import Match
from rules.core.verify import NotVerified, verify
from tests.rules.toys import TOY

ROOT = Path(__file__).parents[2]
SEED = "00112233445566778899aabbccddeeff" * 2


def words(seed: bytes, number: int, count: int) -> list[int]:
    """The first 32-bit words of chance event `number`."""
    stream = b""
    for block in range(count // 8 + 1):
        name = f"{number}.{block}" if block else str(number)
        stream += hmac.digest(seed, name.encode(), "sha256")
    return [int.from_bytes(stream[place : place + 4], "big") for place in range(0, 4 * count, 4)]


@pytest.mark.parametrize("bound", [1, 2, 3, 4, 6, 87, 1000])
def test_a_number_below_a_bound_is_a_word_taken_modulo(bound: int) -> None:
    rng = Rng(bytes.fromhex(SEED), 5)
    usable = [word for word in words(bytes.fromhex(SEED), 5, 40) if word < 2**32 // bound * bound]
    assert [rng.below(bound) for _ in range(30)] == [word % bound for word in usable[:30]]


def test_a_word_beyond_the_last_whole_multiple_is_discarded() -> None:
    bound = 2**31 + 1
    rng = Rng(b"key", 0)
    usable = [word for word in words(b"key", 0, 60) if word < bound]
    assert 10 < len(usable) < 50
    assert [rng.below(bound) for _ in range(10)] == usable[:10]


def test_a_shuffle_swaps_from_the_last_place_down() -> None:
    stream = iter(words(b"key", 3, 20))
    order = list(range(10))
    for last in range(9, 0, -1):
        other = next(stream) % (last + 1)
        order[last], order[other] = order[other], order[last]
    assert Rng(b"key", 3).shuffle(range(10)) == tuple(order)


def test_whole_numbers_and_hex_digits_are_seeds() -> None:
    assert seed_bytes(7) == b"7"
    assert seed_bytes(SEED.upper()) == seed_bytes(SEED) == bytes.fromhex(SEED)
    for text in ("", "7", SEED[1:], SEED + "0", SEED[1:] + "g", SEED + "\n"):
        with pytest.raises(ValueError, match="64 hex digits"):
            seed_bytes(text)


def test_the_coasters_are_four_numbers_below_four_of_the_first_chance_event() -> None:
    match = Match.begin(GAMES["mundialito"], 2, {"coasters": "random"}, SEED).resolve()
    drawn = "".join(str(word % 4) for word in words(bytes.fromhex(SEED), 0, 4))
    assert match.log == (f"coasters {drawn}",)


def a_file(**changes: Any) -> dict[str, Any]:
    """A short match on random coasters, ended by the whistle: everything matches except what is changed."""
    drawn = Match.begin(GAMES["mundialito"], 2, {"coasters": "random"}, SEED).resolve().log
    sound = {
        "game": "mundialito",
        "seats": 2,
        "options": {"coasters": "random", "match": True},
        "table": "t1",
        "commitment": hashlib.sha256(f"mundialito:t1:{SEED}".encode()).hexdigest(),
        "seed": SEED,
        "events": [*drawn, "setup 321123", "setup 321123", "ball c2", "ball c5", "whistle"],
    }
    return sound | changes


def run(path: Path) -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, "-m", "rules", "verify", str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_a_good_file_is_verified_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(a_file()))
    coasters = a_file()["events"][0]
    assert run(file) == (
        0,
        [
            f"event 0: {coasters} (drawn from the seed)",
            "event 5: whistle (given, not drawn)",
            "verified 2 chance events, 4 actions",
        ],
    )
    assert commitment("t1", SEED) == a_file()["commitment"]


def test_a_tampered_file_ends_with_status_1_and_the_first_difference(tmp_path: Path) -> None:
    coasters = a_file()["events"][0]
    other = "coasters 0000" if coasters != "coasters 0000" else "coasters 1111"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(a_file(events=[other, *a_file()["events"][1:]])))
    assert run(file) == (1, [f"Event 0 is {other!r}, but the seed draws {coasters!r}."])
    file.write_text(json.dumps(a_file(events=[coasters, "setup 321123", "end"])))
    status, lines = run(file)
    assert (status, len(lines)) == (1, 2)
    assert lines[1].startswith("Event 2, 'end': ")


@pytest.mark.parametrize("content", [b"", b"\xff", b"[" * 100_000, b"[]", b'{"seats":' + b"9" * 5000 + b"}"])
def test_a_file_that_is_no_game_file_is_refused_as_such(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    status, lines = run(file)
    assert (status, len(lines)) == (1, 1)


def test_a_missing_file_is_reported_as_unreadable(tmp_path: Path) -> None:
    status, lines = run(tmp_path / "missing.json")
    assert (status, len(lines)) == (1, 1)


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "no such"},
        {"game": None},
        {"seats": 3},
        {"seats": True},
        {"options": {"coasters": "9999"}},
        {"options": []},
        {"table": "t2"},
        {"table": "\ud800"},
        {"commitment": "0" * 64},
        {"commitment": "\ud800"},
        {"seed": SEED[::-1]},
        {"seed": "7"},
        {"seed": 7},
        {"events": "whistle"},
        {"events": [5]},
        {"events": ["coasters 2310"] * 2},
        {"events": ["\ud800"]},
        {"events": [*a_file()["events"], "end"]},
    ],
)
def test_every_change_to_a_file_is_found(changes: dict[str, Any]) -> None:
    with pytest.raises(NotVerified) as found:
        list(verify(json.loads(json.dumps(a_file(**changes))), GAMES))
    assert str(found.value).isprintable()


def test_every_drawn_event_of_a_longer_game_is_checked() -> None:
    match = Match.begin(TOY, 2, {}, SEED)
    while match.outcome is None:
        match = match.act(match.to_act, match.legal()[0]) if match.to_act is not None else match.resolve()
    content = a_file(game="sardines", options={}, events=list(match.log))
    lines = list(verify(content, {"sardines": TOY}))
    assert lines[-1] == f"verified {match.chances} chance events, {len(match.log) - match.chances} actions"
    assert len(lines) == match.chances + 1
    for number, event in enumerate(match.log):
        if event.startswith("die"):
            turned = "die 1" if event == "die 2" else "die 2"
            tampered = {**content, "events": [*match.log[:number], turned, *match.log[number + 1 :]]}
            with pytest.raises(NotVerified, match=f"Event {number} "):
                list(verify(tampered, {"sardines": TOY}))
