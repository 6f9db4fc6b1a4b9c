"""The analyst of the World Cup Game: what it says of a play is so, by the rows before and after it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from players import answer, question, weigh
from players.advice import Candidate, Reason
from players.player import Question
from players.worldcup import ANALYST
from players.worldcup.analyst import ORDER
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.worldcup.position import State
from rules.worldcup.view import MatchRow, View
from tests.players.test_worldcup import GAME, at_final, begun, chosen, owning, put
from tests.words.test_catalogs import english
from words import speech
from words.games import reason_words

Weighed = tuple[Match, Question, str, tuple[Candidate, ...]]
KINDS: tuple[tuple[int, dict[str, object], int], ...] = (
    (4, {}, 19),
    (2, {"modifiers": False, "allocation": "draft"}, 19),
    (3, {"cup": 2002, "passes": 1}, 97),
)


@cache
def weighed() -> tuple[Weighed, ...]:
    """Return positions of a few games, each with what the analyst thinks of it and of a random action."""
    return tuple(_weighed())


def _weighed() -> Iterator[Weighed]:
    random = Random(5)
    for seats, options, step in KINDS:
        match = Match.begin(GAME, seats, options, seats)
        while match.outcome is None:
            if isinstance(match.turn, Chance):
                match = match.resolve()
                continue
            assert match.to_act is not None
            asked = question(match, match.to_act, "easy")
            rare = asked.legal[0] in ("claim", "kick") or asked.view.deck_left == 1
            if len(match.log) % (3 if rare else step) == 0:
                played = random.choice(asked.legal)
                yield match, asked, played, weigh(asked, played)
            match = match.act(match.to_act, answer(asked))


def after(match: Match, action: str) -> Match:
    """Return the match after an action; a penalty goes in."""
    assert match.to_act is not None
    acted = match.act(match.to_act, action)
    return acted.chance("dot red") if action.startswith("P ") else acted


def rows(view: View, action: str) -> dict[str, tuple[MatchRow, MatchRow]]:
    """Return the rows of the teams in the matches that an action names, each with its rival's."""
    targets = [target.lstrip("!").split(":") for target in action.split()[1:] if ":" in target]
    both = {match.name: (match.left, match.right) for match in view.matches}
    used: dict[str, tuple[MatchRow, MatchRow]] = {}
    beside: dict[str, tuple[MatchRow, MatchRow]] = {}
    for name, team in targets:
        row, rival = sorted(both[name], key=lambda one: one.team != team)
        used[team], beside[rival.team] = (row, rival), (rival, row)
    return beside | used


def true(match: Match, action: str, reason: Reason) -> bool:
    """Whether the rules bear out a reason."""
    seat = match.to_act
    assert seat is not None
    facts, before = dict(reason.facts), match.view(seat)
    then = after(match, action).view(seat)
    held = [card.card for card in before.hand or ()]
    over = then.phase != "card" or (then.stage, then.replay) != (before.stage, before.replay)
    match reason.name:
        case "claim" | "kick":
            return action == reason.name
        case "only":
            return len(match.legal()) == 1
        case "easy-group":
            return action == f"pick {facts['team']}" == chosen(match)
        case "last-turn":
            return over
        case "scores-often":
            return facts["count"] == sum(":" in target for target in action.split())
        case "little-use":
            return action == f"x {str(facts['card'])[1:]}" or action.startswith("D ")
        case "keeps":
            held.remove(action.split()[1] if action.startswith("x") else action.split()[0])
            return str(facts["card"])[1:] in held
    team = str(facts["team"])
    row, rival = rows(before, action)[team]
    if (then.stage, then.replay) != (before.stage, before.replay):
        then = replace(before, matches=_as_left(after(match, action), before))
    now, rival_now = rows(then, action)[team]
    lead, lead_now = row.goals - rival.goals, now.goals - rival_now.goals
    better = {
        "lead": lead <= 0 < lead_now,
        "level": lead < 0 == lead_now,
        "bigger-lead": 0 < lead < lead_now,
        "closer": lead < lead_now < 0,
    }
    match reason.name:
        case "penalty":
            return better[str(facts["result"])] and now.tiles == (*row.tiles, "P")
        case "stops-attack":
            return row.tiles[-1] == "A" and now.tiles == (*row.tiles[:-1], "xA")
        case "takes-goal":
            return row.goals - now.goals == 1
        case "protects":
            kept = now.tiles[: len(row.tiles)] == row.tiles and len(now.tiles) > len(row.tiles)
            return kept and row.guard == "open" and (row.tiles[-1] == "A") == (facts["tile"] == "attack")
        case "half-goal":
            laying = not now.full and not over
            more = {(True, True): "both", (True, False): "attack", (False, True): "dot", (False, False): "none"}
            return now.half and not row.half and facts["more"] == more[laying, before.modifiers]
        case "whole-half":
            return row.half and now.goals == row.goals + 1
        case "fills-row":
            return now.full and not row.full
        case "takes-square":
            return len(now.tiles) == len(row.tiles) + 1 and not now.full
        case "holds-back":
            blocks = team not in action and len(rival_now.tiles) > len(rival.tiles)
            return seat not in (row.owner, rival.owner) and (lead_now >= lead or blocks)
        case name:
            return better[name] and rival.team == facts["rival"]


def _as_left(match: Match, before: View) -> tuple[object, ...]:
    """The matches of the round that has just been scored, as they were left."""
    report = match.view(None).reports[-1]
    results = {result.name: result for result in report.results}
    return tuple(
        replace(one, left=results[one.name].left, right=results[one.name].right) for one in before.matches
    )  # a round that is over is only in its report


def test_the_best_play_always_has_a_reason_and_every_reason_is_true() -> None:
    given: Counter[str] = Counter()
    for match, _, _, found in weighed():
        assert found[0].reasons, match.log
        for one in found:
            for reason in one.reasons:
                given[reason.name] += 1
                assert true(match, one.action, reason), (one.action, reason, match.log)
    assert set(given) >= {"lead", "level", "half-goal", "protects", "penalty", "keeps", "holds-back", "stops-attack"}


def said(match: Match, action: str) -> list[str]:
    """Return the names of the reasons for an action."""
    assert match.to_act is not None
    found = weigh(question(match, match.to_act, "hard"), action)
    return [reason.name for one in found if one.action == action for reason in one.reasons]


@pytest.mark.parametrize("card", ["A", "D", "1"])
def test_a_tile_that_blocks_a_rivals_row_is_not_praised_for_what_it_brings_the_rival(card: str) -> None:
    match = put(at_final(begun(), "URU"), f"{card} D F", {"F:URU": "PD", "F:ARG": "P2A"}, deck=6)
    assert said(match, f"{card} F:ARG")[0] == "fills-row"
    assert not {"closer", "level", "lead", "protects", "whole-half"} & set(said(match, f"{card} F:ARG"))


def test_a_defence_in_a_row_of_its_own_that_nobody_can_turn_is_of_little_use() -> None:
    match = put(at_final(begun(), "URU"), "D F A", {"F:URU": "PD", "F:ARG": "P"}, deck=6)
    assert said(match, "D F:URU")[0] == "little-use"


def test_with_the_last_card_of_a_round_nothing_needs_protection() -> None:
    at, rows = at_final(begun(), "URU"), {"F:URU": "1", "F:ARG": "DP1D"}
    assert said(put(at, "A D D", rows), "A F:URU") == ["last-turn", "half-goal"]
    assert said(put(at, "A D D", rows), "D F:URU") == ["last-turn", "little-use"]
    assert said(put(at, "A D D", rows, deck=2), "A F:URU") == ["protects", "half-goal"]
    assert said(put(at, "A D D", rows, deck=2), "D F:URU") == ["protects"]


def test_that_it_is_a_match_of_others_is_among_the_first_two_reasons() -> None:
    match = put(owning(begun(), "URU"), "D A F", {"3-1:ROU": "1A", "3-1:PER": "1"}, deck=6)
    assert said(match, "D !3-1:ROU")[0] == "holds-back"
    assert said(match, "A 3-1:ROU")[:2] == ["lead", "holds-back"]


@pytest.mark.parametrize("targets", ["A1:FRA A1:SEN", "A1:SEN A1:FRA"])
def test_a_card_used_on_both_sides_of_a_match_is_not_said_to_hold_either_back(targets: str) -> None:
    match = put(owning(begun(cup=2002), "BRA"), "21 D A", deck=6)
    assert "holds-back" not in said(match, f"21 {targets}")


def test_every_reason_has_a_sentence_with_just_its_facts() -> None:
    say = speech("en")
    ids = {name.removeprefix("worldcup-reason-") for name in english() if name.startswith("worldcup-reason-")}
    assert ids == {*ORDER, "card"}
    for _, _, _, found in weighed():
        for one in found:
            for reason in one.reasons:
                name, facts = f"worldcup-reason-{reason.name}", dict(reason.facts)
                assert set(facts) == english()[name].facts, reason
                assert reason_words("worldcup", reason.name, facts, say).endswith((".", "!"))


def test_candidates_are_in_order_and_what_was_played_is_among_them() -> None:
    for match, asked, played, found in weighed():
        actions = [one.action for one in found]
        assert played in actions
        assert len(set(actions)) == len(actions)
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
        assert all(0 <= one.chance <= 1 for one in found)
        for action in actions:
            assert GAME.is_legal(match.state, GAME.notation.read_action(action))
        if asked.whole:
            assert set(actions) <= set(asked.legal)


def test_what_was_played_is_judged_as_carefully_as_the_best() -> None:
    match = put(at_final(begun(), "URU"), "O 3 D", {"F:URU": "1", "F:ARG": "1"}, deck=8)
    chance = {}
    for played in ("3 F:ARG", "x 3", "x D", "D F:URU"):
        found = weigh(question(match, match.state.seat, "hard"), played)
        assert found[0].action == "3 F:URU"
        chance |= {one.action: one.chance for one in found if one.action in ("3 F:URU", played)}
    assert chance["3 F:ARG"] < 0.1 < chance["x 3"] < chance["x D"] - 0.2
    assert chance["x D"] < chance["3 F:URU"] - 0.05
    assert chance["D F:URU"] == pytest.approx(chance["x D"], abs=0.05)  # there's nothing for it to guard


def test_a_card_that_gains_nothing_is_thrown_away() -> None:
    match = put(owning(begun(modifiers=False), "URU"), "D D A", {"3-3:URU": "2D", "3-3:ROU": "Paa"}, deck=20)
    assert "D 3-3:URU" not in [one.action for one in weigh(question(match, match.state.seat, "hard"))]


def test_the_same_question_has_the_same_answer_whatever_others_hold() -> None:
    match = begun(seats=4)
    state: State = match.state
    others = [card for seat, hand in enumerate(state.hands) if seat != state.seat for card in hand]
    hidden = sorted([*others, *state.deck])
    hands = tuple(
        hand if seat == state.seat else tuple(hidden.pop() for _ in hand) for seat, hand in enumerate(state.hands)
    )
    twin = replace(match, state=state._replace(hands=hands, deck=tuple(hidden)), seed=99)
    assert weigh(question(twin, state.seat, "hard")) == weigh(question(match, state.seat, "hard"))
    assert ANALYST.chances(twin.view(state.seat)) == ANALYST.chances(match.view(None))
