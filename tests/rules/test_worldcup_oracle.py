"""The World Cup Game on the pipe and its oracle, side by side: both cups, every number of seats, every option."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from re import fullmatch
from typing import Any

import pytest

from rules import GAMES
from rules.core.match import Match
from rules.core.pipe import Pipe
from tests.rules.refused import refusal
from tests.rules.worldcup_oracle import WorldcupOracle
from tests.rules.worldcup_oracle_sheet import CARDS, COLOURS
from tests.sampling import some

ALL = 400_000
ROW = "([A-H][1-6]|[1-4]-[1-6]|R[1-8]|[WXYZTF]|S[12]):[A-Z]{3}"
KNOWN = {"bag", "lot", "dealer", "deck", "refill", "dots", "dot"}
Options = dict[str, Any]


class Manner:
    """How a game is played: how often cards are discarded, chance is dull, and claims are ignored."""

    def __init__(self, random: Random, dull: float | None = None, favoured: str = "") -> None:
        self.random = random
        self.favoured = favoured
        self.discard = random.choice((0.05, 0.3, 0.7)) if dull is None else dull
        self.level = random.choice((0.0, 0.5, 0.9)) if dull is None else dull
        self.onward = random.choice((0.0, 0.9, 1.0))

    def action(self, twin: WorldcupOracle) -> str:
        """An action of the seat to act, from the oracle's list."""
        others = twin.others()
        if "claim" in others:
            if self.random.random() >= self.onward:
                return "claim"
            others.remove("claim")
        held = twin.held()
        if held and self.random.random() >= self.discard:
            played = self.play(twin, self.random.choice(held))
            if played:
                return played
        return self.random.choice(sorted(others))

    def play(self, twin: WorldcupOracle, card: str) -> str | None:
        """A use of this card; turning a tile where that is possible."""
        assert twin.asked
        assert twin.asked.seat is not None
        if card == "111" and not twin.pitch.last:
            free = twin.pitch.open(twin.asked.seat)
            for _ in range(20 if len(free) > 2 else 0):
                text = " ".join([card, *(free[place] for place in sorted(self.random.sample(range(len(free)), 3)))])
                if twin.allows(text):
                    return text
            return None
        plays = twin.pitch.plays(twin.asked.seat, card)
        if self.favoured:
            plays = [text for text in plays if text[0] in "123A" and text[-3:] in self.favoured]
        turning = [text for text in plays if "!" in text]
        return self.random.choice(sorted(turning or plays)) if plays else None

    def chance(self, twin: WorldcupOracle) -> str | None:
        """A dull chance event, if there is one; the pipe draws the others."""
        assert twin.asked
        if self.random.random() >= self.level:
            return None
        colour = self.random.choice(("black", "red"))
        return {"dot": f"dot {colour}", "dots": "dots black black black black"}.get(str(twin.asked.kind))


def lockstep(seats: int, options: Options, random: Random, zeal: float, *manners: Any) -> Counter[str]:
    """Play one game twice; `zeal` is how often everything is compared. Return what happened in it."""
    pipe, twin, manner = Pipe(GAMES), WorldcupOracle(seats, **options), Manner(random, *manners)

    def ask(**request: Any) -> dict[str, Any]:
        return dict(json.loads(pipe.answer(json.dumps(request))))

    answer = ask(op="new", game="worldcup", seats=seats, options=options, seed=random.randrange(2**60))
    while True:
        assert answer == {"ok": True, **twin.status()}
        rare = answer["to_act"] == "over" or answer["expects"] not in (None, "dot")
        if rare or answer["events"] < 4 or random.random() < zeal:
            assert pipe.match
            refuses_the_same(pipe.match, twin, random)
        if answer["to_act"] == "over" or (answer["to_act"] == "seat" and random.random() < zeal):
            assert same_actions(ask, twin, random)
            same_view(ask(op="view", seat=answer["seat"] or 0)["view"], twin, answer["seat"] or 0)
        if twin.outcome:
            return twin.met
        if answer["to_act"] == "seat":
            assert ask(op="try", seat=answer["seat"], event="claim")["ok"] == ("claim" in twin.others())
            event = manner.action(twin)
            answer = ask(op="act", seat=answer["seat"], event=event)
        else:
            assert ask(op="legal") == {"ok": True, "actions": [], "truncated": False}
            assert ask(op="choices", prefix=[]) == {"ok": True, "choices": [], "complete": False, "notation": None}
            given = manner.chance(twin)
            answer = ask(op="chance", **({"event": given} if given else {}))
            event = answer.pop("event")
            assert twin.accepts(event), event
        assert answer["ok"], (event, answer)
        twin.play(event)


# The comparisons --------------------------------------------------------------------------------------------------


def same_actions(ask: Any, twin: WorldcupOracle, random: Random) -> bool:
    """The legal list and the choices; where three targets can be chosen from many rows, rarely all of it."""
    many = "111" in twin.held() and len(twin.pitch.rows) > 24
    if many and random.random() < 0.98:
        whole = None
        first = ask(op="choices", prefix=[])["choices"]
        assert first == sorted({text.split(" ")[0] for text in twin.others()} | usable(twin))
    else:
        whole = twin.legal()
        assert ask(op="legal", limit=ALL) == {"ok": True, "actions": whole, "truncated": False}
        limit = random.choice((1, 2, 5, 50))
        some = ask(op="legal", limit=limit)
        assert some == {"ok": True, "actions": whole[:limit], "truncated": len(whole) > limit}
    for _ in range(3):
        prefix: list[str] = []
        while whole:
            found = ask(op="choices", prefix=prefix)
            begun = [text.split(" ") for text in whole if text.split(" ")[: len(prefix)] == prefix]
            tokens = sorted({words[len(prefix)] for words in begun if len(words) > len(prefix)})
            complete = prefix in begun
            notation = " ".join(prefix) if complete else None
            assert found == {"ok": True, "choices": tokens, "complete": complete, "notation": notation}, prefix
            if not tokens:
                break
            prefix = [*prefix, random.choice(tokens)]
    return True


def usable(twin: WorldcupOracle) -> set[str]:
    """The cards of the seat to act that have a legal use."""
    assert twin.asked
    assert twin.asked.seat is not None
    seat, nations = twin.asked.seat, {target[-3:] for target in twin.pitch.open(twin.asked.seat)}
    whole = not twin.pitch.last
    return {
        card for card in twin.held() if (len(nations) > 2 if card == "111" and whole else twin.pitch.plays(seat, card))
    }


def same_view(view: dict[str, Any], twin: WorldcupOracle, seat: int) -> None:
    """What the seat sees, as far as the oracle can tell."""
    owners = {team["code"]: team["owner"] for team in view["teams"]}
    assert owners == {team: twin.owner.get(team) for team in twin.colours}
    results = [(result["name"], *result["goals"]) for report in view["reports"] for result in report["results"]]
    assert results == twin.results
    if not twin.asked or twin.asked.act == "pick":
        return
    rows = {
        f"{match['name']}:{side['team']}": side["tiles"]
        for match in view["matches"]
        for side in (match["left"], match["right"])
    }
    assert rows == twin.pitch.rows
    assert list(rows) == list(twin.pitch.rows)
    assert sorted(held["card"] for held in view["hand"]) == sorted(twin.hands[seat])
    if twin.asked.act == "card":
        assert {held["card"] for held in view["hand"] if held["usable"]} == usable(twin)
        assert view["playing"] == [*range_from(twin.playing, seat)]
    assert view["hand_sizes"] == [len(hand) for hand in twin.hands]
    assert (view["deck_left"], view["discards"]) == (len(twin.deck), twin.discards)
    assert (view["seats_in"], view["may_claim"]) == (twin.seats_in, twin.claimant == seat)
    assert len(view["log"]) == twin.events


def range_from(seats: list[int], first: int) -> Iterator[int]:
    yield from (seat for seat in seats if seat >= first)
    yield from (seat for seat in seats if seat < first)


def refuses_the_same(match: Match, twin: WorldcupOracle, random: Random) -> None:
    """Both accept or refuse the same events, right and wrong."""
    status = twin.status()
    expected = match.resolve().log[-1] if status["to_act"] == "chance" else ""
    for text in {*wrong_chance(expected, twin, random)}:
        code = refusal(match.chance, text)
        if status["to_act"] != "chance":
            assert code == ("game_over" if status["to_act"] == "over" else "illegal_chance"), text
        else:
            assert (code is None) == twin.accepts(text), (expected, text, code)
            assert code in (None, "illegal_chance", "bad_notation")
    actions = sorted({*wrong_actions(twin, random)})
    for text in actions if status["to_act"] == "seat" else random.sample(actions, 5):
        for seat in {random.randrange(twin.seats), status["seat"] or 0}:
            code = refusal(match.act, seat, text)
            if status["to_act"] == "over":
                assert code == "game_over", text
            elif seat != status["seat"]:
                assert code == "not_your_turn", text
            else:
                assert (code is None) == twin.allows(text), (text, code)
                assert code in (None, *refusals(text)), text


def wrong_chance(expected: str, twin: WorldcupOracle, random: Random) -> Iterator[str]:
    """The event awaited and others like it, most of them impossible."""
    yield expected
    yield from (expected + " ", " " + expected, expected.upper(), expected.replace(" ", "  "), "", "deck", "roll 4")
    kind, *words = expected.split(" ")
    yield from (" ".join((other, *words)) for other in KNOWN)
    yield from (f"dot {colour}" for colour in (*COLOURS, "white"))
    yield from (f"dealer {seat}" for seat in (-1, 0, twin.seats - 1, twin.seats, "00"))
    yield " ".join(("dots", *random.choices(COLOURS, k=4)))
    yield " ".join(("lot", *(str(seat) for seat in random.sample(range(twin.seats), twin.seats))))
    yield " ".join(("bag", *random.sample(sorted(twin.colours), len(twin.colours))))
    if words:
        stock = list(CARDS) if kind in ("deck", "refill") else [*twin.colours, *COLOURS]
        yield " ".join((kind, *words[:-1]))
        yield " ".join((kind, *words, random.choice(stock)))
        for _ in range(3):
            mixed = random.sample(words, len(words))
            yield " ".join((kind, *mixed))
            mixed[random.randrange(len(mixed))] = random.choice(stock)
            yield " ".join((kind, *mixed))
            yield " ".join((kind, *random.choices(stock, k=len(words))))


def wrong_actions(twin: WorldcupOracle, random: Random) -> Iterator[str]:
    """Actions of all kinds, most of them impossible now."""
    yield from ("", "claim", "kick", "kick 1", "claim ", "x", "x x", "end", "Z A1:FRA", "3", "11 A1:FRA", "X A", "111")
    yield from (f"x {card}" for card in CARDS)
    yield f"pick {random.choice(sorted(twin.colours))}"
    rows = list(twin.pitch.rows)
    if not rows:
        return
    for card, size in {**dict.fromkeys(CARDS, 1), "21": 2, "11": 2, "111": 3}.items():
        for _ in range(3):
            targets = random.choices(rows, k=size)
            yield f"{card} {' '.join(targets)}"
            yield f"{card} {' '.join(sorted(targets, key=rows.index))}"
            if size == 1 and card in "DFO":
                yield f"{card} !{targets[0]}"
            if size > 1:
                targets[random.randrange(size)] = "-"
                yield f"{card} {' '.join(targets)}"
                yield f"{card} {' '.join([*(target for target in targets if target != '-'), '-'])}"
    team, name = random.choice(sorted(twin.colours)), random.choice(("A1", "1-1", "R1", "W", "S1", "T", "F"))
    yield from (f"A {name}:{team}", f"1 {name}:{team}", f"3 {rows[0]} {rows[-1]}", f"A {rows[0].lower()}")
    yield from (f"A  {rows[0]}", f"A {rows[0]} ", f"A {rows[0][:-1]}")


def refusals(text: str) -> tuple[str, ...]:
    """The codes that fit: whether this is the form of an action (ENGINE.md). Dashes leave it open."""
    word, *targets = text.split(" ")
    if "-" in targets:
        return ("bad_notation", "illegal_action")
    needs = {"x": 1, "pick": 1, "kick": 0, "claim": 0, "21": 2, "11": 2, "111": 3}.get(word, 1)
    target = {"x": "21|111|11|[123ADFOP]", "pick": "[A-Z]{3}", "F": f"!{ROW}", "O": f"!{ROW}", "D": f"!?{ROW}"}
    known = word in CARDS or word in ("x", "pick", "kick", "claim")
    right = known and len(targets) == needs and all(fullmatch(target.get(word, ROW), each) for each in targets)
    return ("illegal_action" if right else "bad_notation",)


# The games --------------------------------------------------------------------------------------------------------

TABLES: list[tuple[int, Options]] = [
    *((seats, {"cup": 1930}) for seats in (2, 3, 5, 7, 9, 13)),
    *((seats, {"cup": 2002}) for seats in (5, 9, 16)),
    *((seats, {"cup": 2002, "passes": 1, "modifiers": False}) for seats in (4, 11)),
    *((seats, {"cup": 2002, "passes": 1, "allocation": "draft"}) for seats in (7, 10)),
    *((seats, {"cup": 1930, "modifiers": False, "allocation": "draft"}) for seats in (6, 12)),
]


@pytest.mark.parametrize(("seats", "options"), some(TABLES, 5), ids=json.dumps)
def test_whole_games_agree_at_every_step(seats: int, options: Options) -> None:
    lockstep(seats, options, Random(f"{seats}{options}"), 0.02)


LEVEL: list[tuple[int, Options, str]] = [
    (5, {"cup": 1930, "modifiers": False}, "lot after replays"),
    (16, {"cup": 2002, "passes": 1, "modifiers": False}, "group lot"),
    (3, {"cup": 2002, "passes": 1, "modifiers": False}, "shoot-out"),
]


@pytest.mark.parametrize(("seats", "options", "wanted"), LEVEL, ids=json.dumps)
def test_games_without_a_goal_agree_at_every_step(seats: int, options: Options, wanted: str) -> None:
    assert wanted in lockstep(seats, options, Random(seats), 0.01, 1.0)


def test_small_tables_and_their_claims_agree_at_every_step() -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        met += lockstep(2 + seed // 9, {"modifiers": seed % 2 == 0}, Random(seed), 0.0)
    for seed in range(4):
        met += lockstep(2, {"cup": 2002, "passes": 1}, Random(seed), 0.0)
    assert {"early claim", "claim with 2 left", "final"} <= set(met)


def test_fewer_cards_than_seats_are_dealt_alike() -> None:
    met = lockstep(13, {"cup": 1930, "modifiers": False}, Random(3), 0.01, 0.0, "BRA USA")
    assert "short refill" in met


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(200))
def test_many_games_agree_at_every_step(seed: int) -> None:
    random = Random(seed)
    options: Options = {
        "cup": random.choice((1930, 2002)),
        "modifiers": random.random() < 0.6,
        "allocation": random.choice(("bag", "draft")),
        "passes": random.choice((1, 2)),
    }
    if options["cup"] == 1930:
        options["passes"] = 2
    lockstep(random.randint(2, 13 if options["cup"] == 1930 else 16), options, random, 0.1)


SHARES = (
    "BRA CRC RUS KSA RSA USA ARG CRO JPN NGA SEN ESP CMR DEN ENG IRL POR SVN "
    "BEL FRA ITA MEX POL SWE ECU GER KOR PAR TUN URU CHN TUR"
)


def test_the_left_over_teams_of_the_published_example_go_to_the_first_and_third_seats() -> None:
    twin = WorldcupOracle(5, 2002)
    twin.play(f"bag {SHARES}")
    assert (twin.owner["CHN"], twin.owner["TUR"]) == (0, 2)


@pytest.mark.parametrize("cup", [1930, 2002])
def test_teams_from_the_bag_are_shared_alike(cup: int) -> None:
    for seed in range(60):
        random = Random(seed)
        seats = random.randint(2, 13 if cup == 1930 else 16)
        twin, pipe = WorldcupOracle(seats, cup), Pipe(GAMES)
        request = {"op": "new", "game": "worldcup", "seats": seats, "options": {"cup": cup}, "seed": seed}
        pipe.answer(json.dumps(request))
        while twin.status()["expects"] != "dealer":
            answer = json.loads(pipe.answer('{"op":"chance"}'))
            twin.play(answer.pop("event"))
            assert answer == {"ok": True, **twin.status()}
        view = json.loads(pipe.answer('{"op":"view"}'))["view"]
        assert {team["code"]: team["owner"] for team in view["teams"]} == twin.owner


WRONG: list[tuple[int, Options, str]] = [
    (4, {"cup": 1934}, "bad_options"),
    (4, {"cup": "1930"}, "bad_options"),
    (4, {"passes": 3, "cup": 2002}, "bad_options"),
    (4, {"passes": 0, "cup": 2002}, "bad_options"),
    (4, {"modifiers": 1}, "bad_options"),
    (4, {"allocation": "auction"}, "bad_options"),
    (4, {"colour": "red"}, "bad_options"),
    (1, {}, "bad_seats"),
    (14, {}, "bad_seats"),
    (16, {"cup": 1930}, "bad_seats"),
    (17, {"cup": 2002}, "bad_seats"),
]


@pytest.mark.parametrize(("seats", "options", "code"), WRONG, ids=json.dumps)
def test_impossible_games_are_refused(seats: int, options: Options, code: str) -> None:
    request = {"op": "new", "game": "worldcup", "seats": seats, "options": options}
    assert json.loads(Pipe(GAMES).answer(json.dumps(request)))["error"]["code"] == code
