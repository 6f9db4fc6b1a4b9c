"""The playground shows commands as Discord does: in the language of whoever looks."""

from __future__ import annotations

from playground import sight


def test_commands_are_described_in_the_language_of_a_person_where_the_bot_speaks_it() -> None:
    choice = {"name": "Slow", "name_localizations": {"it": "Senza fretta"}, "value": "slow"}
    pace = {
        "name": "pace",
        "description": "How fast",
        "description_localizations": {"it": "Il ritmo"},
        "choices": [choice],
    }
    play = {"name": "play", "description": "Play", "description_localizations": {"it": "Gioca"}, "options": [pace]}
    seen = sight.describe(play, "it")
    assert (seen["name"], seen["description"]) == ("play", "Gioca")
    assert seen["options"][0]["description"] == "Il ritmo"
    assert seen["options"][0]["choices"][0]["name"] == "Senza fretta"
    assert sight.describe(play, "ja") == play
    assert sight.describe({"name": "plain"}, "it") == {"name": "plain"}
