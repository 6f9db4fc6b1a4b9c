"""How games end, in words: their own headings before the general ones, no trophy for computers."""

from __future__ import annotations

import pytest

from rules import GAMES
from rules.table.values import Ending
from words import LANGUAGES, speech
from words.games import finish


def test_every_ending_of_a_table_or_game_has_its_own_words() -> None:
    say = speech("en")
    others = {say("closing-early", reason="?", name="", turn=0), say("lobby-closed", reason="?", name="none")}
    for cause in (Ending.IDLE, Ending.VOTED, Ending.TOO_LONG, Ending.LEFT, Ending.RESIGNED, Ending.AGREED):
        assert say("closing-early", reason=cause.value, name="Ana", turn=3) not in others
    assert say("closing-early", reason="forfeit", name="Ana", turn=3, count=1, came="no") not in others
    for cause in (Ending.CANCELLED, Ending.EXPIRED, Ending.MODERATOR):
        assert say("lobby-closed", reason=cause.value, name="none") not in others
    nobody = [say("finish-nobody", reason=cause.value) for cause in (Ending.MODERATOR, Ending.VOTED, Ending.IDLE)]
    assert nobody == ["🏁 Ended by a moderator", "🏁 Ended by a vote", "🏁 Closed"]


def heading(game: str, kind: str, **facts: str | int) -> str:
    usual = {"reason": "", "way": "played", "count": 1, "winners": "Ana", "team": "none", "result": "none", "score": 0}
    return finish(game, speech("en"), kind, **{**usual, **facts})


def test_an_ending_uses_the_games_own_words_before_the_general_ones() -> None:
    assert heading("mundialito", "won") == heading("fifth", "won") == "🏆 Ana wins!"
    assert heading("mundialito", "won", result="3–1") == "🏆 Ana wins 3–1!"
    assert heading("mundialito", "won", way="settled") == "🏆 Ana wins"
    assert heading("fifth", "won", way="settled", count=2, winners="A and B") == "🏆 A and B win"
    assert heading("hedgehog", "won") == "🏆 Ana wins the race!"
    assert heading("hedgehog", "draw") == "🤝 Nobody wins the race"
    assert heading("hedgehog", "draw", reason="agreed") == heading("mundialito", "draw") == "🤝 A draw"
    assert heading("hedgehog", "alone-lost") == "🧩 Not solved"
    assert heading("hedgehog", "alone-won", score=8) == "🏆 Solved in 8 turns!"
    assert heading("dicecup", "alone-won") == "🏆 Ana made it!"
    assert heading("worldcup", "won", team=speech("en").noun("Iran")) == "🏆 Ana wins the cup with Iran!"
    assert heading("worldcup", "won") == "🏆 Ana wins the cup!"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*GAMES, "fifth"])
def test_a_computer_that_wins_has_no_trophy_and_no_exclamation_mark(game: str, language: str) -> None:
    say = speech(language)
    for more in ({"team": "none", "result": "none"}, {"team": say.noun("Iran"), "result": say.score(3, 1)}):
        told = finish(game, say, "won", reason="goal", way="computer", count=1, winners="C", score=0, **more)
        assert not set("🏆!¡") & set(told)
        assert "none" not in told
