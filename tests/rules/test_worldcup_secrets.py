"""Nothing leaks: two games that differ only in what a seat mustn't see look the same to it (rule 30)."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.core.errors import Refusal
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.core.pipe import Pipe
from rules.core.plain import plain
from rules.worldcup.pieces import CARDS
from rules.worldcup.position import State
from tests.rules.worldcup_moments import GAME, begun, played, some_action, with_state
from tests.sampling import some

LIMIT = 60


def twin(match: Match, viewer: int | None, random: Random) -> Match:
    """The same moment with every card that the viewer can't see dealt again: other hands, the deck, unused cards."""
    state: State = match.state
    known = [[] if seat != viewer else list(hand) for seat, hand in enumerate(state.hands)]
    if state.played and state.seat != viewer:
        known[state.seat] = [state.played.card]  # it lies on the table while its die is rolled
    seen = Counter(state.discards if state.deck else ())
    for cards in known:
        seen.update(cards)
    unseen = list((Counter(state.cup.cards) - seen).elements())
    random.shuffle(unseen)
    hands = tuple(
        hand if seat == viewer else (*known[seat], *(unseen.pop() for _ in hand[len(known[seat]) :]))
        for seat, hand in enumerate(state.hands)
    )
    return with_state(match, hands=hands, deck=tuple(unseen.pop() for _ in state.deck))


def asked(match: Match, viewer: int | None, random: Random) -> Iterator[str]:
    """Everything that can reach a seat through the pipe: view, status; on its turn choices, legal actions, refusals."""
    pipe = Pipe({GAME.about.key: GAME})
    pipe.match = match

    def ask(**request: Any) -> str:
        return pipe.answer(json.dumps(request))

    yield ask(op="view") if viewer is None else ask(op="view", seat=viewer)
    yield ask(op="status")
    if viewer is None:
        return
    targets = random.sample(match.state.field.targets, min(4, len(match.state.field.targets)))
    texts = ["claim", "kick", "pick FRA", "nonsense", *(f"x {card}" for card in CARDS)]
    for target in targets:
        texts += [f"{card} {target}" for card in ("3", "A", "D", "P")]
        texts += [f"{card} !{target}" for card in ("D", "F", "O")]
        texts += [f"21 {target} {targets[0]}", f"11 {target} {targets[0]}", f"111 {target} - -"]
    for text in texts:
        yield ask(op="try", seat=viewer, event=text)
    if viewer == match.to_act:
        yield ask(op="legal", limit=LIMIT)
        for prefix in ([], ["x"], ["A"], ["111"], ["111", targets[0]], ["21", "-"], ["D"]):
            yield ask(op="choices", prefix=prefix)


@pytest.mark.parametrize(("cup", "seats"), some([(1930, 3), (1930, 13), (2002, 5), (2002, 9), (2002, 16)], 2))
def test_nothing_that_a_seat_may_not_see_reaches_it(cup: int, seats: int) -> None:
    random = Random(f"{cup}{seats}")
    looked = different = 0
    for match in played(Match.begin(GAME, seats, {"cup": cup}, 4), random):
        if not match.state.turn or random.random() > (0.12 if cup == 2002 else 0.3):
            continue
        for viewer in (random.randrange(seats), match.to_act, None):
            other = twin(match, viewer, random)
            different += other.state != match.state
            seed = random.random()
            assert list(asked(match, viewer, Random(seed))) == list(asked(other, viewer, Random(seed)))
            looked += 1
    assert looked > 40
    assert different > looked // 2


def test_play_continues_the_same_for_everybody_who_cannot_see_the_difference() -> None:
    random, checked = Random(9), 0
    for match in played(Match.begin(GAME, 4, {"cup": 2002}, 4), random):
        if match.to_act is None or not match.state.turn or random.random() > 0.1:
            continue
        seat = match.to_act
        other, text = twin(match, seat, random), some_action(match, random)
        one, two = match.act(seat, text), other.act(seat, text)
        # What the seat draws it sees; nobody else does.
        for viewer in (None, *(viewer for viewer in range(4) if viewer != seat)):
            if viewer is None or match.state.hands[viewer] == other.state.hands[viewer]:
                assert plain(one.view(viewer)) == plain(two.view(viewer))
        for viewer in range(4):
            assert len(one.state.hands[viewer]) == len(two.state.hands[viewer])
        checked += 1
    assert checked > 10


def test_two_decks_that_deal_a_seat_the_same_cards_look_the_same_to_it_on_the_pipe() -> None:
    hands = [["A", "D", "P"], ["3", "2", "1"], ["F", "O", "1"]]
    one = begun(1930, 3, hands)
    two = begun(1930, 3, [hands[0], ["D", "D", "D"], ["A", "A", "2"]])
    assert one.log != two.log
    for viewer in (0, None):
        assert list(asked(one, viewer, Random(1))) == list(asked(two, viewer, Random(1)))
    assert plain(one.view(1)) != plain(two.view(1))


def test_the_log_of_a_view_shows_only_the_size_of_decks_and_refills() -> None:
    for viewer in (None, 0):
        lines: set[str] = set()
        for match in played(Match.begin(GAME, 9, {"cup": 2002}, 5), Random(5)):
            view = match.view(viewer)
            assert len(view.log) == len(match.log)
            for public, full in zip(view.log, match.log, strict=True):
                if full.startswith(("deck ", "refill ")):
                    assert public == f"{full.split()[0]} {len(full.split()) - 1}"
                    lines.add(public.split()[0])
                else:
                    assert public == full
        assert lines == {"deck", "refill"}


def test_a_view_contains_no_hand_except_the_viewers_own() -> None:
    match = begun(2002, 4, [["A", "D", "P"], ["3", "2", "1"]])
    assert match.view(None).hand is None
    assert [held.card for held in match.view(1).hand] == ["3", "2", "1"]
    assert match.view(0).hand_sizes == (3, 3, 3, 3)
    words = json.dumps(plain(match.view(None)))
    assert '"hand": null' in words
    assert "7" not in match.view(None).discards


def test_a_refusal_on_another_seats_turn_says_nothing_about_cards() -> None:
    match = begun(2002, 4, [["A", "D", "P"], ["3", "2", "1"]])
    answers = set()
    for card in CARDS:
        try:
            match.act(1, f"x {card}")
        except Refusal as refused:
            answers.add(str(refused))
    assert answers == {"It is not your turn."}


def test_later_chance_depends_on_who_holds_what_only_in_decks() -> None:
    random, checked = Random(2), 0
    for match in played(Match.begin(GAME, 5, {"cup": 2002}, 4), random):
        if isinstance(match.turn, Chance) and match.state.turn and match.turn.kind in ("dots", "dot", "lot"):
            assert match.resolve().log == twin(match, None, random).resolve().log
            checked += 1
    assert checked
