"""The names of the World Cup Game's teams, remembered language by language."""

from words import speech
from words.worldcup.lines import item


def test_a_team_keeps_its_name_in_each_language() -> None:
    for language in ("en", "de", "en"):
        assert item("GER", speech(language)) == speech(language)("nation-ger")


def test_other_words_are_returned_unchanged() -> None:
    assert item("kick", speech("en")) == "kick"
