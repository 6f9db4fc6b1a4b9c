"""The levels of every game, and the questions to a player."""

import pickle

import pytest

from players import answer, default_level, levels, question
from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance
from tests.sampling import some
from tests.shelf import SHELVES


def begun(game: str) -> Match:
    """Return a match in which a seat is to act, with the fewest seats that the game allows."""
    match = Match.begin(GAMES[game], GAMES[game].about.seats[0], {}, 11)
    while isinstance(match.turn, Chance):
        match = match.resolve()
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_random_player_first_and_a_default_level(game: str) -> None:
    assert levels(game)[0] == "random"
    assert default_level(game) in levels(game)


def test_a_game_without_players_of_its_own_is_played_at_random() -> None:
    assert levels("bowls") == ("random",)
    assert default_level("bowls") == "random"
    assert levels("no.such-game") == ("random",)


@pytest.mark.parametrize("name", ["player", "arena", "thinking"])
def test_a_module_of_players_is_not_mistaken_for_a_game(name: str) -> None:
    assert levels(name) == ("random",)


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_question_has_the_same_answer(game: str) -> None:
    match = begun(game)
    asked = question(match, match.to_act, default_level(game))
    sent = pickle.loads(pickle.dumps(asked))
    assert sent == asked
    assert answer(sent) == answer(asked) in match.legal()


@pytest.mark.parametrize("game", GAMES)
def test_the_random_player_can_play_every_game(game: str) -> None:
    match = begun(game)
    for _ in range(60):
        if isinstance(match.turn, Chance):
            match = match.resolve()
        elif match.to_act is not None:
            match = match.act(match.to_act, answer(question(match, match.to_act, "random")))
    assert len(match.log) > 20 or match.outcome is not None


def test_a_players_luck_is_separate_from_the_games() -> None:
    """The same point of a game asks the same question; the game's own seed is never handed over."""
    match = begun("mundialito")
    one, two = (question(match, match.to_act, "random") for _ in range(2))
    assert one == two
    later = match.act(match.to_act, answer(one))
    assert question(later, later.to_act, "random").seed != one.seed
    assert str(match.seed) != one.seed


def test_only_the_seat_to_act_is_asked() -> None:
    match = begun("mundialito")
    with pytest.raises(ValueError, match="not awaited"):
        question(match, 1 - match.to_act, "random")


#: The number of questions to each level, spread over all numbers of seats.
ASKED = 8


def level_of_each_game() -> list[tuple[str, str]]:
    return [(game, level) for game in GAMES for level in levels(game)]


@pytest.mark.parametrize(("game", "level"), some(level_of_each_game(), 7))
def test_every_level_chooses_legally_with_every_number_of_seats(game: str, level: str) -> None:
    walks = SHELVES[game].usual
    for number, walk in enumerate(walks):
        asked = [match for match in walk.some(2 * ASKED, f"asked {number}") if match.to_act is not None]
        for match in asked[: max(1, ASKED // len(walks))]:
            chosen = answer(question(match, match.to_act, level))
            match.act(match.to_act, chosen)  # raises an error if it is not legal
