"""Illegal typed actions get their reason in any case and spacing: every refusal of every game."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from cogs.press.typed import forgiving
from rules import GAMES
from rules.core.errors import BadNotation
from rules.core.match import Match
from rules.hedgehog import moves as hedgehog
from rules.mundialito import moves as mundialito
from rules.worldcup import moves as worldcup
from tests.bot.test_typed import moments
from tests.rules import boards, rings, test_hedgehog_refusals, test_refusals
from tests.rules.worldcup_moments import begun, with_rows, with_state
from tests.rules.worldcup_stages import ended, last_four
from tests.shelf import PARTIES

#: A moment, the action typed there, and the reason for its refusal.
Case = tuple[Match, str, str]


def hedgehog_cases() -> Iterator[Case]:
    begin = Match.begin(GAMES["hedgehog"], 2, {}, 1)
    for ring, points, nest, text, reason, _, _ in test_hedgehog_refusals.CASES:
        yield replace(begin, state=rings.state(ring, points, nest=nest)), text, reason


def mundialito_cases() -> Iterator[Case]:
    begin = Match.begin(GAMES["mundialito"], 2, {}, 1)
    for text, reason, _ in test_refusals.CASES:
        yield replace(begin, state=boards.state(test_refusals.FIELD)), text, reason
    for own, text, reason, _ in test_refusals.BLOCKED_CASES:
        yield replace(begin, state=boards.state(test_refusals.BLOCKED.format(own=own))), text, reason
    for placings, text, reason, _ in test_refusals.PLACING_CASES:
        yield begin.replay(test_refusals.PLACING[:placings]), text, reason


def worldcup_cases() -> Iterator[Case]:
    draft = Match.begin(GAMES["worldcup"], 3, {"cup": 1930, "allocation": "draft"}, 1).chance("lot 2 0 1")
    for text, reason in (("x A", "pick-now"), ("pick ARG", "better-first"), ("pick GER", "no-such-team")):
        yield draft, text, reason
    yield draft.act(2, "pick URU"), "pick URU", "team-taken"
    match = begun(2002, 4, [["A", "F", "3"]])
    for text, reason in (
        ("kick", "card-now"),
        ("claim", "not-won-yet"),
        ("2 A1:FRA", "not-held"),
        ("x 2", "not-held"),
        ("A R1:GER", "no-match-here"),
        ("F !A1:ARG", "not-in-match"),
        ("F !A1:FRA", "row-empty"),
    ):
        yield match, text, reason
    yield with_rows(match, {"A1:FRA": "111"}), "3 A1:FRA", "row-full"
    for tile, reason in (("D", "defence"), ("P", "penalty"), ("q", "turned")):
        yield with_rows(match, {"C1:BRA": "1" + tile}), "F !C1:BRA", f"protected-{reason}"
    yield with_rows(match, {"C1:BRA": "A"}), "F !C1:BRA", "foul-on-attack"
    yield with_rows(begun(2002, 4, [["D", "A", "1"]]), {"C1:BRA": "1"}), "D !C1:BRA", "defence-on-goal"
    several = begun(2002, 4, [["21", "11", "111"]])
    for text, reason in (
        ("21 B2:SVN A1:FRA", "too-weak-for-two"),
        ("11 A1:FRA A3:FRA", "same-nation"),
        ("111 A1:SEN A1:FRA C1:BRA", "wrong-order"),
        ("21 A1:FRA -", "no-part"),
    ):
        yield several, text, reason
    yield from worldcup_ends()


def worldcup_ends() -> Iterator[Case]:
    match = last_four(16)
    third, final = match.state.field.fixtures
    seat = match.state.owner(final.left)
    hands = tuple(("21", "11", "A") if number == seat else hand for number, hand in enumerate(match.state.hands))
    match = with_state(match, seat=seat, hands=hands)
    yield match, f"A T:{third.left}", "not-your-match"
    yield match, "11 - -", "all-unused"
    yield match, f"11 - F:{final.left}", "unused-last"
    yield ended(last_four(16)), "x A", "kick-now"


CASES: dict[str, Callable[[], Iterator[Case]]] = {
    "hedgehog": hedgehog_cases,
    "mundialito": mundialito_cases,
    "worldcup": worldcup_cases,
}
#: Never reached: if nothing else is wrong with a card's targets, there is room for them.
UNREACHED = {"not-enough"}
SENTENCES = {
    "hedgehog": set(hedgehog.REASONS.table),
    "mundialito": set(mundialito.REASONS.table),
    "worldcup": set(worldcup.REASONS.table) - UNREACHED,
}


def typed(text: str) -> set[str]:
    """Variants of a text as people may type it."""
    words = text.split()
    return {
        text,
        text.lower(),
        text.upper(),
        text.title(),
        text.swapcase(),
        f"  {text.lower()}  ",
        "  ".join(words),
        " ".join([words[0].upper(), *(word.lower() for word in words[1:])]),
        " ".join([words[0].lower(), *(word.upper() for word in words[1:])]),
        text.replace("-", "−"),
        text.lower().replace("-", "–"),
    }


def refused(match: Match, text: str) -> str:
    """The reason for refusing an action of the awaited seat."""
    return match.game.refuse(match.state, match.game.notation.read_action(text)).reason


@pytest.mark.parametrize("key", CASES)
def test_every_refusal_of_every_game_can_be_reached_by_typing_in_any_case(key: str) -> None:
    met = set()
    for match, text, reason in CASES[key]():
        for variant in typed(text):
            assert refused(match, forgiving(match, variant)) == f"{key}-{reason}", variant
        met.add(reason)
    assert met == SENTENCES[key]


@pytest.mark.parametrize("key", GAMES)
def test_an_action_that_is_legal_at_another_moment_can_still_be_read(key: str) -> None:
    found = moments(key)
    texts = {text for match in found[:: max(1, len(found) // 8)] for text in match.legal(300)[::37]}
    read = GAMES[key].notation.read_action
    for match in found[::7]:
        for text in texts:
            for variant in typed(text):
                assert read(forgiving(match, variant)) == read(text), variant


@pytest.mark.parametrize("key", GAMES)
def test_unreadable_input_is_repeated_as_it_was_typed(key: str) -> None:
    match = Match.begin(GAMES[key], PARTIES[key], {}, 5)
    while match.to_act is None:
        match = match.resolve()
    assert forgiving(match, "  What   NOW? ") == "What NOW?"
    for text in ("", " ", "İ", "ß" * 300, "a " * 150, "\ud800"):
        with pytest.raises(BadNotation):
            match.game.notation.read_action(forgiving(match, text))
