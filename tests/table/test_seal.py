"""The seal: a secret published as a hash before anybody can start, mixed with ids that nobody chose."""

import hmac
import json
from hashlib import sha256
from typing import Any

import pytest

from rules import GAMES
from rules.core.verify import NotVerified, verify
from rules.table.clocks import LAPSE
from rules.table.lobby import open_lobby
from rules.table.requests import AddComputer, AskRematch, Join, Leave, Resign, SendAway, Start
from rules.table.results import game_file
from rules.table.seating import begin_rematch
from rules.table.table import Table
from rules.table.terms import Terms
from tests.table.evening import ANNA, BEN, CLEO, JOINED, NOON, SEED, Evening

PRESSES = {ANNA: "1000000000000000001", BEN: "1000000000000000022", CLEO: "1000000000000000333"}


def sealed_lobby(game: str = "hedgehog") -> Evening:
    opened = open_lobby("t1", SEED, ANNA, game, options={}, terms=JOINED, press=PRESSES[ANNA], now=NOON)
    return Evening(opened)


def mixed(*presses: str, secret: str = SEED) -> str:
    return hmac.new(bytes.fromhex(secret), ",".join(presses).encode(), sha256).hexdigest()


def checks(table: Table) -> list[str]:
    return list(verify(json.loads(json.dumps(game_file(table))), GAMES))


def test_the_commitment_is_known_in_the_lobby_and_never_changes() -> None:
    evening = sealed_lobby()
    published = evening.table.commitment
    assert published == sha256(f"mundialito:t1:{SEED}".encode()).hexdigest()
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Start(ANNA))
    assert evening.table.commitment == published


def test_the_seed_follows_from_the_secret_and_everybodys_press_in_ascending_order() -> None:
    evening = sealed_lobby()
    evening.ask(Join(CLEO, press=PRESSES[CLEO]))
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Start(ANNA))
    assert evening.table.joined == (PRESSES[ANNA], PRESSES[BEN], PRESSES[CLEO])
    assert evening.table.seed == mixed(*evening.table.joined)
    assert evening.table.match.seed == evening.table.seed


def test_ids_are_sorted_as_numbers() -> None:
    evening = Evening(open_lobby("t1", SEED, ANNA, "hedgehog", options={}, terms=JOINED, press="101", now=NOON))
    evening.ask(Join(BEN, press="99"))
    evening.ask(Start(ANNA))
    assert evening.table.joined == ("99", "101")


def test_leaving_and_rejoining_does_not_change_the_seed() -> None:
    evening = sealed_lobby()
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Leave(BEN))
    evening.ask(Join(CLEO, press=PRESSES[CLEO]))
    evening.ask(Join(BEN, press="77"))
    evening.ask(Start(ANNA))
    assert evening.table.joined == (PRESSES[ANNA], PRESSES[BEN], PRESSES[CLEO])


@pytest.mark.parametrize("departure", [Leave(CLEO), SendAway(ANNA, CLEO)])
def test_whoever_left_before_the_start_has_no_part_in_the_seed(departure: Leave | SendAway) -> None:
    evening = sealed_lobby()
    evening.ask(Join(CLEO, press="7"))
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(departure)
    evening.ask(Start(ANNA))
    assert evening.table.joined == (PRESSES[ANNA], PRESSES[BEN])
    assert evening.table.seed == mixed(PRESSES[ANNA], PRESSES[BEN])


def test_a_host_who_left_and_came_back_keeps_the_press_that_opened_the_lobby() -> None:
    evening = sealed_lobby()
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Leave(ANNA))
    evening.ask(Join(ANNA, press="9999999999999999999"))
    evening.ask(Start(BEN))
    assert evening.table.joined == (PRESSES[ANNA], PRESSES[BEN])


def test_a_declined_invitation_is_no_press_by_which_somebody_came() -> None:
    opened = open_lobby(
        "t1", SEED, ANNA, "hedgehog", options={}, terms=JOINED, press=PRESSES[ANNA], invited=(BEN,), now=NOON
    )
    evening = Evening(opened)
    evening.ask(Leave(BEN))
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Start(ANNA))
    assert evening.table.joined == (PRESSES[ANNA], PRESSES[BEN])


def test_seats_are_drawn_among_people_by_their_ids_and_then_computers_in_any_order_of_joining() -> None:
    orders, files = set(), []
    for people in ((BEN, CLEO), (CLEO, BEN)):
        evening = Evening(
            open_lobby("t1", SEED, ANNA, "hedgehog", options={}, terms=Terms(), press=PRESSES[ANNA], now=NOON)
        )
        evening.ask(AddComputer(ANNA, "easy"))
        for person in people:
            evening.ask(Join(person, press=PRESSES[person]))
        evening.ask(AddComputer(ANNA, "hard"))
        evening.ask(Start(ANNA))
        orders.add(tuple((seat.person, seat.level) for seat in evening.table.seats))
        files.append(game_file(evening.table))
    (order,) = orders
    persons = (ANNA, None), (BEN, None), (CLEO, None), (None, "easy"), (None, "hard")
    assert order == shuffled(mixed(*PRESSES.values()), persons)
    assert files[0]["seated"] == [PRESSES[person] if person else "computer" for person, _ in order]
    assert files[0]["drawn"] is True


def shuffled(seed: str, items: tuple[Any, ...]) -> tuple[Any, ...]:
    """The shuffle of CHANCE.md from stream 2**40, for so few items that one block is enough."""
    block = hmac.digest(bytes.fromhex(seed), b"1099511627776", "sha256")
    words = iter(int.from_bytes(block[place : place + 4], "big") for place in range(0, 32, 4))
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = next(words) % (last + 1)  # none of these words is beyond the last whole multiple
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def test_the_game_file_has_the_secret_the_ids_and_the_seed() -> None:
    evening = sealed_lobby()
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Start(ANNA))
    evening.ask(Resign(BEN, "random"))
    checked = checks(evening.table)
    assert checked[0] == "seats: not drawn; 2 of 2 presses in the seed were players'"
    assert checked[-1] == "verified 1 chance events, 0 actions"
    file = game_file(evening.table)
    assert (file["secret"], file["joined"]) == (SEED, [PRESSES[ANNA], PRESSES[BEN]])
    assert (file["seated"], file["drawn"]) == ([PRESSES[ANNA], PRESSES[BEN]], False)


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"secret": "ab" * 32}, "doesn't follow"),
        ({"joined": ["1", "2"]}, "doesn't follow"),
        ({"seed": "ab" * 32}, "doesn't follow"),
        ({"commitment": "ab" * 32}, "secret doesn't match"),
        ({"secret": None}, "secret is missing"),
        ({"joined": None}, "ids of those who joined"),
        ({"joined": ["x1"]}, "ids of those who joined"),
        ({"joined": [1, 2]}, "ids of those who joined"),
        ({"secret": "short"}, "secret is missing"),
    ],
)
def test_any_later_change_is_detected(change: dict[str, object], trouble: str) -> None:
    evening = sealed_lobby()
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Start(ANNA))
    file = {**game_file(evening.table), **change}
    with pytest.raises(NotVerified, match=trouble):
        list(verify({key: value for key, value in file.items() if value is not None}, GAMES))


def test_an_older_versions_table_keeps_its_seed() -> None:
    opened = open_lobby("t1", SEED, ANNA, "hedgehog", options={}, terms=JOINED, now=NOON)
    evening = Evening(opened)
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Start(ANNA))
    assert evening.table.seed == SEED
    assert "secret" not in game_file(evening.table)
    assert checks(evening.table)[-1] == "verified 1 chance events, 0 actions"


def test_a_rematch_is_sealed_by_the_first_request_and_mixes_in_all_requests() -> None:
    evening = sealed_lobby()
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Start(ANNA))
    evening.ask(Resign(BEN, "random"))
    evening.ask(AskRematch(BEN, "501", "t2", "seal"))
    evening.ask(AskRematch(ANNA, "502", "t3", "another"))
    assert evening.table.sealed_rematch == ("t2", "seal")
    again = Evening(begin_rematch(evening.table, "t2", "ab" * 32, evening.now)).table
    assert again.joined == ("501", "502")
    assert again.seed == mixed("501", "502", secret="ab" * 32)
    assert (again.seated, again.drawn) == (("501", "502"), False)  # Ben has moved up, and Anna is last


def test_asking_for_a_rematch_again_changes_nothing_in_its_seed() -> None:
    evening = sealed_lobby()
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Start(ANNA))
    evening.ask(Resign(BEN, "random"))
    evening.ask(AskRematch(BEN, "501", "t2", "seal"))
    evening.fire(LAPSE)
    assert evening.table.rematch == ()
    evening.ask(AskRematch(ANNA, "502"))
    evening.ask(AskRematch(BEN, "503"))
    assert begin_rematch(evening.table, "t2", "ab" * 32, evening.now).running.joined == ("501", "502")
