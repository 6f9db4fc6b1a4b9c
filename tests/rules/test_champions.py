"""Which team won a game in which seats have teams."""

import random

import pytest

from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance


def played(game: str, seats: int, seed: int) -> Match:
    """A game played at random to its end, without ever claiming it early."""
    rng, match = random.Random(seed), Match.begin(GAMES[game], seats, {}, seed)
    while match.outcome is None:
        assert match.automatic.champion is None
        if isinstance(match.turn, Chance):
            match = match.resolve()
            continue
        legal = [text for text in match.legal(60) if text != "claim"] or match.legal(1)
        match = match.follow(rng.choice(legal))
    return match


@pytest.mark.parametrize("game", ["dicecup", "worldcup"])
@pytest.mark.parametrize("seed", range(3))
def test_the_champion_of_a_cup_belongs_to_the_seat_that_won(game: str, seed: int) -> None:
    match = played(game, 3, seed)
    champion = match.automatic.champion
    assert match.outcome is not None
    if match.outcome.reason != "final":
        assert champion is None
        return
    assert champion
    owners = match.state.owners
    owner = owners[champion] if game == "dicecup" else match.state.owner(champion)
    assert match.outcome.ranking[0] == (owner,)


def test_a_game_without_teams_has_no_champion() -> None:
    assert played("hedgehog", 3, 1).automatic.champion is None
