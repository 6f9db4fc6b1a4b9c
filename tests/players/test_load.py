"""How busy the computer players are."""

from players.thinking import LATELY, Load, LoadCounter


def test_nothing_has_happened_at_first() -> None:
    assert LoadCounter().load(0) == Load()


def test_choices_are_counted_since_the_start_and_the_recent_ones_apart() -> None:
    now = 0.0
    tally = LoadCounter(lambda: now)
    tally.note(9.0, weaker=True)
    now = LATELY + 1
    tally.note(0.5)
    tally.note(4.0, weaker=True)
    tally.note(1.0, random=True)
    assert tally.load(3) == Load(waiting=3, longest=4.0, choices=4, weaker=2, random=1, lately=2)
