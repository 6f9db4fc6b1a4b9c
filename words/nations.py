"""The nations of the cup games, by FIFA's codes. Part of words/."""

from functools import lru_cache

from words.speech import MOST_NOUNS, Noun, Speech


@lru_cache(maxsize=MOST_NOUNS)
def nation(word: str, say: Speech) -> Noun:
    """Name a nation by its code; other words are returned unchanged. Every row of every menu asks for that."""
    code = word.lower()
    return say.noun(say(f"nation-{code}"), f"nation-{code}") if say.knows(f"nation-{code}") else say.noun(word)
