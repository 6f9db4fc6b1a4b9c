"""Words: every sentence that a person reads. Imports rules (nouns only).

A `Speech` speaks one language: `speech("pl")("turn-to-move", side="Gualda")`. Catalogs are Fluent files in
`words/<language>/*.ftl`; English is the fallback and must have every message.
"""

from words.games import ready
from words.languages import LANGUAGES, language_of
from words.speech import Speech, UnknownMessage, speech

__all__ = ["LANGUAGES", "Speech", "UnknownMessage", "language_of", "ready", "speech"]
