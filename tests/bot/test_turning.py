"""What became of a choice in a finished game, worked out off the event loop."""

from host.replays import Replays
from host.scene import TURNS, Recording, bounds_of_turns, turning
from rules import GAMES
from rules.core.history import finish
from rules.core.match import Match
from rules.core.outcome import Chance

SETUP = ("setup 231132", "setup 312213", "ball c2", "ball d5")
MOVES = ("b6-b5", "f6-f5", "e1-e2", "*b1", "b5-b4", "f5-f4", "c2-b2", "f1-f2", "f4-f3", "*f3")


def game() -> Match:
    """The beginning of the sample game: four events of set-up, then turns of two actions."""
    return Match.begin(GAMES["mundialito"], 2, {}, 1).replay((*SETUP, *MOVES))


def test_turns_are_counted_from_the_end_of_the_set_up() -> None:
    assert finish(bounds_of_turns(Recording.of(game()))) == (4, 6, 8, 10, 12, 14)


def test_the_positions_after_what_was_done_and_what_was_better_are_the_seats_own() -> None:
    match = game()
    before = Match.begin(match.game, 2, match.options, 0).replay((*SETUP, *MOVES[:2]))
    found = finish(turning(Recording.of(match), 6, ("f1-f2",), 0, "en"))
    assert found.played == before.follow("e1-e2").view(0)
    assert found.better == before.follow("f1-f2").view(0)


def test_the_rest_of_the_turn_and_those_after_it_are_told() -> None:
    found = finish(turning(Recording.of(game()), 6, ("f1-f2",), 0, "en"))
    assert [(one.seat, one.actions) for one in found.followed] == [
        (0, ("pass to the queen on b1",)),
        (1, ("pawn from b5 to b4", "queen from f5 to f4")),
        (0, ("queen from c2 to b2", "drone from f1 to f2")),
    ]
    assert found.done == "queen from e1 to e2"
    assert not found.over
    last = finish(turning(Recording.of(game()), 7, ("e2-e3",), 0, "en"))
    assert [one.seat for one in last.followed] == [1, 0]
    assert len(last.followed) == TURNS


def test_what_was_better_is_told_to_the_end_of_the_turn_and_the_answer_apart() -> None:
    better = ("f1-f2", "end", "b5-b4", "a9-a8")
    found = finish(turning(Recording.of(game()), 6, better, 0, "en"))
    assert found.instead == "drone from f1 to f2, then end the turn"
    assert found.expected == ("pawn from b5 to b4",)


async def test_they_are_worked_out_off_the_event_loop() -> None:
    async with Replays() as replays:
        assert await replays.bounds_of_turns(game()) == finish(bounds_of_turns(Recording.of(game())))
        found = await replays.turning(game(), 6, ("f1-f2",), 0, "en")
        assert found.better.viewer == 0


def test_a_race_tells_what_its_dice_let_others_do() -> None:
    match = Match.begin(GAMES["hedgehog"], 2, {}, 3)
    choices: list[int] = []
    while match.outcome is None and len(match.log) < 40:
        if isinstance(match.turn, Chance):
            match = match.resolve()
            continue
        assert match.to_act is not None
        legal = match.legal()
        if len(legal) > 1:
            choices.append(len(match.log))
        match = match.act(match.to_act, legal[0])
    begun = Match.begin(match.game, 2, match.options, 0)
    for index in choices:
        before = begun.replay(list(match.log)[:index])
        other = before.legal()[1]
        found = finish(turning(Recording.of(match), index, (other,), before.to_act, "en"))
        assert found.better == before.follow(other).view(before.to_act)
        assert all(not action.startswith("roll") for one in found.followed for action in one.actions)
