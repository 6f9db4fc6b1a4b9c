"""Files whose seed was mixed from a secret and the players' presses (ENGINE, mixed seeds), checked from the recipe."""

import hashlib
import hmac
import json
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from rules import GAMES
from rules.core.match import Match
from rules.core.verify import NotVerified, verify

SECRET = "0123456789abcdef" * 4
LONG = "9" * 5000  # more digits than Python turns into a number
ABSENT = object()


def seed_of(*ids: str) -> str:
    return hmac.digest(bytes.fromhex(SECRET), ",".join(ids).encode("ascii"), "sha256").hex()


def shuffled(seed: str, items: Sequence[str]) -> list[str]:
    """The shuffle of stream 2**40, for so few items that one block is enough."""
    block = hmac.digest(bytes.fromhex(seed), b"1099511627776", "sha256")
    words = iter(int.from_bytes(block[place : place + 4], "big") for place in range(0, 32, 4))
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = next(words) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def a_file(ids: Sequence[str] = ("9", "10", "77"), places: int = 3, **changes: Any) -> dict[str, Any]:
    """A short race of these people and computers, which matches except for the changes."""
    seed = seed_of(*ids)
    sound = {
        "game": "hedgehog",
        "seats": places,
        "options": {},
        "table": "t1",
        "commitment": hashlib.sha256(f"mundialito:t1:{SECRET}".encode()).hexdigest(),
        "secret": SECRET,
        "joined": list(ids),
        "seated": shuffled(seed, [*ids, *["computer"] * (places - len(ids))]),
        "drawn": True,
        "seed": seed,
        "events": list(Match.begin(GAMES["hedgehog"], places, {}, seed).resolve().log),
    }
    return {name: value for name, value in (sound | changes).items() if value is not ABSENT}


def lines(file: Any) -> list[str]:
    return list(verify(json.loads(json.dumps(file)), GAMES))


def refusal(file: Any) -> str:
    with pytest.raises(NotVerified) as found:
        lines(file)
    assert str(found.value).isprintable()
    return str(found.value)


@pytest.mark.parametrize(("ids", "seats"), [(["1"], 1), (["9", "10"], 2), (["9", "10", "77"], 3), (["5", "6"], 7)])
def test_seats_drawn_from_the_seed_are_verified(ids: list[str], seats: int) -> None:
    told = lines(a_file(ids, seats))
    assert told[0] == f"seats: drawn from the seed; {len(ids)} of {len(ids)} presses in the seed were players'"
    assert told[-1] == "verified 1 chance events, 0 actions"
    assert len(told) == 3


def test_every_other_order_of_the_seats_is_found() -> None:
    file = a_file()
    right = file["seated"]
    for order in permutations(right):
        changed = {**file, "seated": list(order)}
        if list(order) == right:
            assert lines(changed)
        else:
            assert "order of the seats" in refusal(changed)
            assert lines({**changed, "drawn": False})[0].startswith("seats: not drawn; 3 of 3")


def test_a_press_of_nobody_at_the_table_is_counted() -> None:
    ids = ("9", "10", "77")
    seated = shuffled(seed_of(*ids), ["9", "77", "computer"])
    told = lines(a_file(ids, seated=seated))
    assert told[0] == "seats: drawn from the seed; 2 of 3 presses in the seed were players'"


def test_a_file_without_seats_is_read_as_before() -> None:
    assert len(lines(a_file(seated=ABSENT, drawn=ABSENT))) == 2
    assert len(lines(a_file(seated=ABSENT, drawn=False))) == 2


@pytest.mark.parametrize(
    "ids",
    [
        ["10", "9"],
        ["9", "9"],
        ["10", "9", "77"],
        ["09"],
        ["9", "09"],
        ["-1"],
        ["+1"],
        ["1.0"],
        ["1e3"],
        ["0x1"],
        ["1_0"],
        [" 1"],
        ["1\n"],
        [""],
        ["٣"],
        ["²"],
        ["x1"],
        [1],
        [None],
        [["1"]],
        [True],
        [LONG, "9"],
        [LONG, LONG],
        ["computer"],
        "9",
        {"9": 1},
        9,
        None,
    ],
)
def test_ids_that_are_not_decimal_or_not_ascending_are_refused(ids: Any) -> None:
    texts = [one for one in ids if isinstance(one, str)] if isinstance(ids, list) else []
    seed = hmac.digest(bytes.fromhex(SECRET), ",".join(texts).encode(), "sha256").hex()
    file = a_file(joined=ids, seed=seed, seated=ABSENT, drawn=ABSENT, events=[])
    assert "ids of those who joined" in refusal(file)


def test_ids_of_any_length_are_compared_as_numbers() -> None:
    assert lines(a_file(("0", "9", "10", "18446744073709551616", LONG), 5))


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": ABSENT},
        {"joined": ABSENT},
        {"secret": None},
        {"joined": None},
        {"secret": 7},
        {"secret": SECRET[1:]},
        {"secret": SECRET + "\n"},
        {"secret": "g" + SECRET[1:]},
        {"secret": SECRET[::-1]},
        {"secret": ABSENT, "joined": ABSENT},
        {"joined": ["9", "10"]},
        {"joined": ["9", "10", "77", "78"]},
        {"joined": []},
        {"commitment": hashlib.sha256(f"mundialito:t1:{seed_of('9', '10', '77')}".encode()).hexdigest()},
        {"seated": ABSENT},
        {"seated": None},
        {"seated": {}},
        {"seated": "computer"},
        {"seated": 3},
        {"seated": []},
        {"seated": ["9", "10"]},
        {"seated": ["9", "10", "77", "computer"]},
        {"seated": ["9", "10", "78"]},
        {"seated": ["9", "10", "10"]},
        {"seated": ["9", "10", "077"]},
        {"seated": ["9", "10", 77]},
        {"seated": ["9", "10", None]},
        {"seated": ["9", "10", ["77"]]},
        {"seated": ["9", "10", {}]},
        {"seated": ["9", "10", ""]},
        {"seated": ["9", "10", "Computer"]},
        {"seated": ["9", "10", "\ud800"]},
        {"seated": ["9", "10", LONG]},
        {"drawn": None},
        {"drawn": 1},
        {"drawn": 0},
        {"drawn": "true"},
        {"drawn": []},
        {"drawn": None, "seated": ABSENT},
        {"drawn": 1, "seated": ABSENT},
        {"seats": 2},
        {"seats": 4},
        {"seats": 10**400},
    ],
)
def test_every_wrong_field_is_refused_with_a_sentence(changes: dict[str, Any]) -> None:
    refusal(a_file(**changes))


def test_an_id_without_any_who_joined_is_refused() -> None:
    plain = a_file(secret=ABSENT, joined=ABSENT, drawn=ABSENT)
    plain["commitment"] = hashlib.sha256(f"mundialito:t1:{plain['seed']}".encode()).hexdigest()
    assert "nobody's who joined" in refusal(plain)
    assert len(lines({**plain, "seated": ["computer"] * 3})) == 3


def test_hex_digits_may_be_capitals() -> None:
    file = a_file()
    assert lines({**file, **{name: file[name].upper() for name in ("seed", "commitment")}})
    sealed = hashlib.sha256(f"mundialito:t1:{SECRET.upper()}".encode()).hexdigest()  # of the text, as it stands there
    assert lines({**file, "secret": SECRET.upper(), "commitment": sealed})


@pytest.mark.parametrize("name", sorted(a_file()))
def test_whatever_stands_in_a_field_the_file_is_verified_or_refused(name: str) -> None:
    deep: Any = []
    for _ in range(200):
        deep = [deep]
    wrong = (None, True, 0, -1, 3.5, 1e300, 10**400, "", "9", "\ud800", "x" * 9999, [], {}, [None], ["9"], {"a": 1})
    for value in (*wrong, deep, ABSENT):
        file = a_file(**{name: value})
        try:
            told = lines(file)
        except NotVerified:
            refusal(file)
        else:
            assert told[-1].startswith("verified ")
