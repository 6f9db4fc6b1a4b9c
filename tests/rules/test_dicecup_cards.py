"""The cards of the dice cup: which options go together, which picks, deals, draws and piles are possible."""

from random import Random
from typing import Any

import pytest

from rules.core.errors import BadNotation, BadOptions, IllegalChance
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.dicecup import GAME
from rules.dicecup.pieces import TEAMS
from tests.rules.cups import DRAWN, FAIR, FIELD, STRONG, WEAK, cards, dealt, grouped, look, over

NAMED = " ".join(FIELD)
OWN = " ".join((*FIELD[:31], "XXX"))


def reason(seats: int, **options: Any) -> str:
    try:
        Match.begin(GAME, seats, options, 1)
    except BadOptions as refused:
        return refused.reason.removeprefix("dicecup-")
    return "ok"


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"selection": "custom"}, "count"),
        ({"selection": "custom", "teams": NAMED}, "ok"),
        ({"selection": "custom", "teams": NAMED[:-4]}, "count"),
        ({"selection": "custom", "teams": f"{NAMED} USA"}, "count"),
        ({"selection": "custom", "teams": NAMED.replace("ARG", "AUT")}, "unknown-team"),
        ({"selection": "custom", "teams": NAMED.replace("ARG", "BRA")}, "twice"),
        ({"selection": "custom", "teams": NAMED.replace("ARG", "arg")}, "option-value"),
        ({"selection": "custom", "teams": f" {NAMED}"}, "option-value"),
        ({"selection": "custom", "teams": NAMED.replace(" ", "  ", 1)}, "option-value"),
        ({"selection": "custom", "teams": NAMED.replace(" ", ",")}, "option-value"),
        ({"selection": "custom", "teams": OWN}, "custom-unnamed"),
        ({"selection": "custom", "teams": NAMED, "custom_team": "Mars"}, "custom-left-out"),
        ({"selection": "custom", "teams": OWN, "custom_team": "Mars"}, "ok"),
        ({"teams": NAMED}, "ok"),
        ({"teams": OWN}, "ok"),
        ({"teams": "ARG"}, "count"),
        ({"custom_team": "x" * 24}, "ok"),
        ({"custom_team": "x" * 25}, "name"),
        ({"custom_team": f"  {'x' * 24}  "}, "ok"),
        ({"custom_team": " "}, "name"),
        ({"custom_team": "A\nB"}, "name"),
        ({"custom_team": "A\u2028B"}, "name"),
        ({"custom_team": "A\x07"}, "name"),
        ({"custom_team": "\ud800"}, "name"),
        ({"custom_team": "Ñandú 🐦"}, "ok"),
        ({"custom_stars": 0}, "option-value"),
        ({"custom_stars": 4}, "option-value"),
        ({"custom_stars": 3}, "ok"),
        ({"dealer": 2}, "ok"),
        ({"dealer": 3}, "dealer"),
        ({"dealer": 6}, "option-value"),
        ({"dealer": -1}, "option-value"),
        ({"mode": "amateur"}, "option-value"),
        ({"seeding": 1}, "option-value"),
    ],
)
def test_rules_2_to_5_options_are_checked_together(options: dict[str, Any], expected: str) -> None:
    assert reason(3, **options) == expected


def may(match: Match, text: str) -> bool:
    try:
        match.chance(text)
    except IllegalChance:
        return False
    return True


def test_rule_4_a_standard_pick_has_all_strong_teams_in_any_order() -> None:
    match = Match.begin(GAME, 2, {}, 1)
    assert may(match, cards("pick", FIELD))
    assert may(match, cards("pick", Random(1).sample(FIELD, 32)))
    assert may(match, cards("pick", (*STRONG, *FAIR, *WEAK[12:])))
    assert not may(match, cards("pick", (*STRONG[1:], *FAIR, *WEAK[:17])))
    assert not may(match, cards("pick", (*FIELD[:31], "XXX")))
    assert not may(match, cards("pick", (*FIELD[:31], "AUT")))
    assert not may(match, cards("pick", (*FIELD[:31], "ARG")))


@pytest.mark.parametrize("stars", [1, 2, 3])
def test_rules_2_and_4_the_custom_team_takes_the_place_of_one_one_star_team(stars: int) -> None:
    match = Match.begin(GAME, 2, {"custom_team": " Mars ", "custom_stars": stars}, 1)
    assert may(match, cards("pick", (*STRONG, *FAIR, *WEAK[:15], "XXX")))
    assert not may(match, cards("pick", FIELD))
    assert not may(match, cards("pick", (*STRONG[1:], *FAIR, *WEAK[:16], "XXX")))
    view = look(match.resolve())
    (own,) = [team for team in view.teams if team.code == "XXX"]
    assert (own.name, own.stars) == ("Mars", stars)
    assert sum(team.stars == 1 for team in view.teams if team.code != "XXX") == 15


def test_rule_4_a_random_pick_is_any_32_but_with_a_custom_team_not_all_of_one_star() -> None:
    match = Match.begin(GAME, 2, {"selection": "random"}, 1)
    assert may(match, cards("pick", (*WEAK, *FAIR[:4])))
    assert may(match, cards("pick", (*STRONG, *FAIR, *WEAK[:16])))
    own = Match.begin(GAME, 2, {"selection": "random", "custom_team": "Mars", "custom_stars": 2}, 1)
    assert may(own, cards("pick", (*WEAK[:27], *FAIR[:4], "XXX")))
    assert not may(own, cards("pick", (*WEAK, *FAIR[:3], "XXX")))
    assert not may(own, cards("pick", (*WEAK, *FAIR[:4])))
    assert may(own, cards("pick", ("XXX", *STRONG, *FAIR, *WEAK[:15])))


def test_rule_4_random_picks_reach_every_team() -> None:
    met: set[str] = set()
    for seed in range(40):
        picked = Match.begin(GAME, 2, {"selection": "random", "custom_team": "Mars"}, seed).resolve().log[0].split()[1:]
        assert len(set(picked)) == 32
        assert picked.count("XXX") == 1
        assert sum(TEAMS.get(code) == 1 for code in picked) <= 27
        met |= set(picked)
    assert met == {*TEAMS, "XXX"}


def test_rule_4_named_teams_are_dealt_at_once() -> None:
    match = Match.begin(GAME, 2, {"selection": "custom", "teams": OWN, "custom_team": "Mars"}, 1)
    assert match.turn == Chance("deal")
    assert [team.seat for team in look(match).teams] == [None] * 32
    assert sorted(match.resolve().log[0].split()[1:]) == sorted(OWN.split())


def test_rule_9_each_strength_has_its_slots_unless_all_teams_are_shuffled() -> None:
    match = dealt(mode="professional")
    assert match.turn == Chance("draw")
    assert may(match, cards("draw", DRAWN))
    other = ("BRA", "CRO", "AUS", "CIV", "ARG", "BEL", "ALG", "CHI", *DRAWN[8:])
    assert may(match, cards("draw", other))
    swapped = (DRAWN[1], DRAWN[0], *DRAWN[2:])
    assert not may(match, cards("draw", swapped))
    assert may(dealt(mode="professional", seeding=False), cards("draw", swapped))
    assert not may(match, cards("draw", (*DRAWN[:31], "USA")))


def test_rule_9_if_there_are_not_8_8_and_16_the_best_eight_fill_the_first_slots() -> None:
    # Five of three stars, six of two: three of two stars fill up slot 1, three and five of one star slot 2.
    field = (*STRONG[:5], *FAIR[:6], *WEAK[:21])
    ranked = [field[first : first + 8] for first in range(0, 32, 8)]
    draw = [pot[(group + 3 * slot) % 8] for group in range(8) for slot, pot in enumerate(ranked)]
    options = {"selection": "custom", "teams": " ".join(sorted(field)), "mode": "touristic"}
    match = Match.begin(GAME, 4, options, 3).resolve()
    assert may(match, cards("draw", draw))
    place = draw.index(FAIR[2]), draw.index(FAIR[4])  # two stars in slot 1, two stars in slot 2: level, so either way
    draw[place[0]], draw[place[1]] = draw[place[1]], draw[place[0]]
    assert may(match, cards("draw", draw))
    place = draw.index(FAIR[0]), draw.index(WEAK[0])
    draw[place[0]], draw[place[1]] = draw[place[1]], draw[place[0]]
    assert not may(match, cards("draw", draw))
    for seed in range(20):
        drawn = Match.begin(GAME, 4, options, seed).resolve().resolve().log[-1].split()[1:]
        slots = [sorted(TEAMS[code] for code in drawn[slot::4]) for slot in range(4)]
        assert slots == [[2] * 3 + [3] * 5, [1] * 5 + [2] * 3, [1] * 8, [1] * 8]


def test_rule_9_a_strong_custom_team_pushes_a_two_star_team_down() -> None:
    match = Match.begin(GAME, 4, {"custom_team": "Mars", "custom_stars": 3, "mode": "professional"}, 3)
    match = match.resolve().resolve().resolve()
    drawn = match.log[-1].split()[1:]
    stars = {team.code: team.stars for team in look(match).teams}
    assert [sum(stars[code] for code in drawn[slot::4]) for slot in range(4)] == [24, 17, 9, 8]


def test_rule_14_the_cards_come_in_a_fixed_order() -> None:
    match = over(grouped(3))
    words = [line.split()[0] for line in match.log if line.split()[0] not in ("roll", "die", "dice")]
    assert words == ["pick", "deal", "draw", "piles", "piles", "piles"]
    for wrong in ("deal", "draw", "piles"):
        assert not may(Match.begin(GAME, 3, {}, 1), cards(wrong, FIELD))
    assert not may(dealt(), cards("piles", (*FIELD[:31], FIELD[0])))
    assert not may(dealt(), cards("piles", FIELD[:16]))
    with pytest.raises(BadNotation):
        dealt().chance(cards("piles", FIELD[:31]))
    assert not may(dealt(), cards("pick", FIELD))


def test_the_same_seed_draws_the_same_cards() -> None:
    one, two = (Match.begin(GAME, 3, {"mode": "touristic"}, 5).resolve().resolve().resolve() for _ in range(2))
    assert one.log == two.log
