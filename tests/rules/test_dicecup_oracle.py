"""The dice cup on the pipe and its oracle, side by side: every mode, selection and number of coaches."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.core.match import Match
from rules.core.pipe import Pipe
from tests.rules.dicecup_oracle import ONE, THREE, TWO, DicecupOracle
from tests.rules.refused import refusal
from tests.sampling import some

ODD = (*THREE[:5], *TWO[2:], *ONE[:20], "XXX")
EVEN = (*THREE, *TWO, *ONE[12:])
SELECTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"custom_team": "Los Marcianos"},
    {"custom_team": "x" * 24, "custom_stars": 2},
    {"selection": "random"},
    {"selection": "random", "custom_team": "Mars", "custom_stars": 3},
    {"selection": "custom", "teams": " ".join(EVEN)},
    {"selection": "custom", "teams": " ".join(ODD), "custom_team": "Mars", "custom_stars": 2},
    {"custom_team": "Mars", "custom_stars": 3, "seeding": False},
)
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1 + number % 6, {"mode": mode, **selection, "dealer": (3 * number) % (1 + number % 6)})
    for number, (mode, selection) in enumerate(
        (mode, selection) for selection in SELECTIONS for mode in ("beginner", "professional", "touristic")
    )
]


@pytest.mark.parametrize(("seats", "options"), some(TABLES, 8), ids=json.dumps)
def test_whole_cups_agree_at_every_step(seats: int, options: dict[str, Any]) -> None:
    lockstep(seats, options, Random(f"{seats}{options}"), 0.03)


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(150))
def test_many_cups_agree_at_every_step(seed: int) -> None:
    random = Random(seed)
    seats = random.randint(1, 6)
    mode = random.choice(("beginner", "professional", "touristic"))
    options = {"mode": mode, **random.choice(SELECTIONS), "dealer": random.randrange(seats)}
    lockstep(seats, {"seeding": random.random() < 0.7, **options}, random, 1.0)


def lockstep(
    seats: int, options: dict[str, Any], random: Random, zeal: float, level: float | None = None
) -> Counter[str]:
    """Play one cup twice; `zeal` is how often everything is compared, `level` how often both sides roll the same."""
    pipe, twin = Pipe(GAMES), DicecupOracle(seats, **options)

    def ask(**request: Any) -> dict[str, Any]:
        return dict(json.loads(pipe.answer(json.dumps(request))))

    answer = ask(op="new", game="dicecup", seats=seats, options=options, seed=random.randrange(2**60))
    event = ""
    level = random.random() if level is None else level
    while True:
        assert answer == {"ok": True, **twin.status()}, ask(op="log")
        assert pipe.match
        legal = ask(op="legal")
        assert legal == {"ok": True, "actions": twin.legal(), "truncated": False}
        if random.random() < zeal or answer["events"] < 4 or answer["expects"] == "piles":
            refuses_the_same(pipe.match, twin, random)
            same_view(ask(op="view")["view"], twin)
        if twin.outcome:
            break
        if answer["to_act"] == "seat":
            answer = ask(op="act", seat=answer["seat"], event="roll")
            event = "roll"
        else:
            kind = answer["expects"]
            dull = {
                "die": ["die 1", "die 1", "die 1", "die 0"],
                "dice": ["dice 1 1 1", "dice 0 0 1", "dice 0 1 0"],
            }.get(kind)
            given = {"event": random.choice(dull)} if dull and random.random() < level else {}
            answer = ask(op="chance", **given)
            event = answer.pop("event")
            assert twin.accepts(event), event
        twin.play(event)
    refused = ask(op="chance", event="die 1"), ask(op="act", seat=0, event="roll")
    assert [refusal["error"]["code"] for refusal in refused] == ["game_over", "game_over"]
    return twin.met


def refuses_the_same(match: Match, twin: DicecupOracle, random: Random) -> None:
    """Both accept or refuse the same events, right and wrong."""
    status = twin.status()
    expected = match.resolve().log[-1] if status["to_act"] == "chance" else ""
    for text in {*wrong_events(expected, sorted(twin.stars), random), *COMMON}:
        code = refusal(match.chance, text)
        if status["to_act"] == "over":
            assert code == "game_over", text
        elif status["to_act"] == "seat":
            assert code == "illegal_chance", text
        else:
            assert (code is None) == twin.accepts(text), (status["expects"], text, code)
            assert code in (None, "illegal_chance", "bad_notation")
    for seat in range(twin.seats):
        for text in ("roll", "roll ", "Roll", "roll 1", "die 1", ""):
            code = refusal(match.act, seat, text)
            if status["to_act"] == "over":
                assert code == "game_over", text
            elif seat != status["seat"]:
                assert code == "not_your_turn", text
            else:
                assert code == (None if text == "roll" else "bad_notation"), text


COMMON = (
    *(f"die {face}" for face in range(8)),
    *("", "die", "dice", "die -1", "die 1 1", "die 01", "DIE 1", "roll", "roll 1", "lot 1 2 3", "piles", "whistle"),
    *("dice 2 3 4", "dice 4 3 2", "dice 2 3", "dice 0 0 0 0", "dice 2 4 0", "dice 3 0 0", "dice 1 1 1", "dice 0  0 0"),
)


def wrong_events(expected: str, codes: list[str], random: Random) -> Iterator[str]:
    """The event awaited and others like it, most of them impossible."""
    yield expected
    yield from (expected + " ", " " + expected, expected.lower(), expected.replace(" ", "  "))
    kind, *words = expected.split(" ")
    teams = words if len(words) > 3 else random.sample(codes, random.choice((32, 16, 8, 4)))
    for word in ("pick", "deal", "draw", "piles"):
        yield f"{word} {' '.join(teams)}"
    for _ in range(6):
        mixed = random.sample(teams, len(teams))
        yield " ".join((kind, *mixed))
        mixed[random.randrange(len(mixed))] = random.choice((*codes, "XXX", "QQQ"))
        yield " ".join((kind, *mixed))
        one, two = random.sample(range(len(teams)), 2)
        swapped = list(teams)
        swapped[one], swapped[two] = swapped[two], swapped[one]
        yield " ".join((kind, *swapped))
        swapped[one] = swapped[two]
        yield " ".join((kind, *swapped))
    yield " ".join((kind, *teams[:-1]))
    yield " ".join((kind, *teams, random.choice(codes)))
    yield " ".join((kind, *teams[:-2]))


def same_view(view: dict[str, Any], twin: DicecupOracle) -> None:
    """Owners, groups, results and pairs, as everybody sees them."""
    assert {team["code"]: team["seat"] for team in view["teams"]} == {team: twin.owner.get(team) for team in twin.teams}
    assert all(team["stars"] == twin.stars[team["code"]] for team in view["teams"])
    matches = [match for group in view["groups"] for match in group["matches"]]
    turned = [match for stage in view["rounds"] for match in stage["matches"]]
    ordered = [*sorted(matches, key=lambda match: match["number"]), *turned]
    assert [(match["home"]["code"], match["away"]["code"]) for match in ordered] == twin.pairs
    scores = [
        (match["home"]["code"], match["away"]["code"], match["home"]["score"], match["away"]["score"])
        for match in ordered
        if match["finished"] and match["group"]
    ]
    assert scores == twin.scores
    tables = [[row["code"] for row in group["rows"]] for group in view["groups"]]
    assert tables[: len(twin.orders)] == twin.orders
    assert all(group["decided"] for group in view["groups"][: len(twin.orders)])
    assert (view["champion"] or "") == twin.champion


def test_the_cups_compared_reach_every_length() -> None:
    met: Counter[str] = Counter()
    for seed in range(3):
        met += lockstep(2, {"mode": "professional"}, Random(seed), 0.01, level=1)
    assert {"overtime", "penalties", "lots 2", "lots 3", "lots 4"} <= set(met)


@pytest.mark.parametrize("custom", ["", "Mars"])
@pytest.mark.parametrize("selection", ["standard", "random"])
def test_every_weak_team_is_equally_likely_to_be_picked(selection: str, custom: str) -> None:
    options: dict[str, Any] = {"selection": selection, "custom_team": custom}
    match, twin = Match.begin(GAMES["dicecup"], 2, options, 1), DicecupOracle(2, **options)
    for weak in range(13, len(ONE) + 1):
        for others in ((*THREE, *TWO), ("XXX", *THREE, *TWO)):
            text = f"pick {' '.join([*ONE[:weak], *others][:32])}"
            taken = refusal(match.chance, text) is None
            assert taken is twin.accepts(text), text


EVERY = " ".join(EVEN)
WRONG: list[tuple[int, dict[str, Any]]] = [
    (2, {"mode": "Beginner"}),
    (2, {"mode": None}),
    (2, {"selection": "seeded"}),
    (2, {"seeding": 1}),
    (2, {"dealer": 2}),
    (3, {"dealer": -1}),
    (2, {"custom_team": "Mars", "custom_stars": 0}),
    (2, {"custom_team": "Mars", "custom_stars": 4}),
    (2, {"custom_team": "x" * 25}),
    (2, {"custom_team": "Mars\nVenus"}),
    (2, {"custom_team": "Mars\u0007"}),
    (2, {"selection": "custom"}),
    (2, {"selection": "custom", "teams": EVERY[4:]}),
    (2, {"selection": "custom", "teams": f"{EVERY} ALG"}),
    (2, {"selection": "custom", "teams": f"{EVERY[4:]} {EVERY[4:7]}"}),
    (2, {"selection": "custom", "teams": f"{EVERY[4:]} QQQ"}),
    (2, {"selection": "custom", "teams": EVERY.lower()}),
    (2, {"selection": "custom", "teams": " ".join(ODD)}),
    (2, {"selection": "custom", "teams": EVERY, "custom_team": "Mars"}),
    (2, {"colour": "red"}),
]


@pytest.mark.parametrize(("seats", "options"), WRONG, ids=json.dumps)
def test_impossible_options_of_a_cup_are_refused(seats: int, options: dict[str, Any]) -> None:
    request = {"op": "new", "game": "dicecup", "seats": seats, "options": options}
    assert json.loads(Pipe(GAMES).answer(json.dumps(request)))["error"]["code"] == "bad_options"


@pytest.mark.parametrize("seats", [0, 7, -1, "2"])
def test_a_cup_has_one_to_six_coaches(seats: Any) -> None:
    request = {"op": "new", "game": "dicecup", "seats": seats}
    assert json.loads(Pipe(GAMES).answer(json.dumps(request)))["error"]["code"] == "bad_seats"
