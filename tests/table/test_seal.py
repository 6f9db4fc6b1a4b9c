"""The seal: a secret published as a hash before anybody can start, mixed with ids that nobody chose."""

import hmac
import json
from hashlib import sha256

import pytest

from rules import GAMES
from rules.core.verify import NotVerified, verify
from rules.table.lobby import open_lobby
from rules.table.rematch import begin_rematch
from rules.table.requests import AskRematch, Join, Leave, Resign, Start
from rules.table.results import game_file
from rules.table.table import Table
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


def test_the_seed_follows_from_the_secret_and_everybodys_press_in_order() -> None:
    evening = sealed_lobby()
    evening.ask(Join(CLEO, press=PRESSES[CLEO]))
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Start(ANNA))
    assert evening.table.joined == (PRESSES[ANNA], PRESSES[CLEO], PRESSES[BEN])
    assert evening.table.seed == mixed(*evening.table.joined)
    assert evening.table.match.seed == evening.table.seed


def test_leaving_and_rejoining_does_not_change_the_seed() -> None:
    evening = sealed_lobby()
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Leave(BEN))
    evening.ask(Join(CLEO, press=PRESSES[CLEO]))
    evening.ask(Join(BEN, press="77"))
    evening.ask(Start(ANNA))
    assert evening.table.joined == (PRESSES[ANNA], PRESSES[BEN], PRESSES[CLEO])


def test_leaving_does_not_change_the_seed() -> None:
    seeds = set()
    for leaves in (False, True):
        evening = sealed_lobby()
        evening.ask(Join(BEN, press=PRESSES[BEN]))
        evening.ask(Join(CLEO, press=PRESSES[CLEO]))
        if leaves:
            evening.ask(Leave(CLEO))
        evening.ask(Start(ANNA))
        seeds.add(evening.table.seed)
    assert seeds == {mixed(*PRESSES.values())}


def test_the_game_file_has_the_secret_the_ids_and_the_seed() -> None:
    evening = sealed_lobby()
    evening.ask(Join(BEN, press=PRESSES[BEN]))
    evening.ask(Start(ANNA))
    evening.ask(Resign(BEN, "random"))
    assert checks(evening.table)[-1] == "verified 1 chance events, 0 actions"
    file = game_file(evening.table)
    assert (file["secret"], file["joined"]) == (SEED, [PRESSES[ANNA], PRESSES[BEN]])


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
