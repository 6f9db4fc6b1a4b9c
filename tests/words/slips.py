"""Mistakes as translators make them, each put into a sentence of a catalog in memory, and what is said of it.

Room: tests. May import words.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Slip:
    """In this language's message `old` becomes `new`; the line that the check then says has all of `told`."""

    language: str
    message: str
    old: str
    new: str
    told: str


#: The mistakes by their kinds.
SLIPS: dict[str, tuple[Slip, ...]] = {}


def slip(kind: str, *found: Slip) -> None:
    """List mistakes of one kind."""
    SLIPS[kind] = found


#: Stands for the whole sentence, and for that of another language.
WHOLE, ENGLISH, SPANISH = "", "@en", "@es"
_LEVAM = "{ $champion-many ->\n        [yes] levam\n       *[no] leva\n    }"
_IN = "\n" + 20 * " "
_FEIERT = f"{{ $winner-many ->{_IN}    [yes] feiern{_IN}   *[no] feiert{_IN}}}"

slip(
    "a dropped fact",
    Slip("de", "lobby-open-until", "{ $when }", "bald", "lacks facts: when"),
    Slip("fr", "privacy-ask-all", "{ $minutes }", "15", "lacks facts: minutes"),
)
slip("an extra fact", Slip("es", "hint-head", "{ $turn }", "{ $turn } { $count }", "has unknown facts: count"))
slip("a missing plural", Slip("pl", "event-more-names", "[few] { $count } osoby\n", "\n", "lacks plurals: few"))
slip(
    "a fixed number in a plural's branch",
    Slip("fr", "share-film-takes", "[one] { $seconds }", "[one] 1", "has a number in [one]"),
    Slip("pl", "event-more-names", "[few] { $count }", "[few] 2", "has a number in [few]"),
    Slip("pt-BR", "share-film-takes", "[one] { $seconds }", "[one] 1", "has a number in [one]"),
)
slip(
    "another number",
    Slip("fr", "calm-no-days", "28", "30", "has 30 where all others have 28"),
    Slip("de", "calm-no-days", "28", "20", "has 20 where all others have 28"),
)
slip(
    "a fact that is dropped in one case",
    Slip("de", "dicecup-story-overtime-level", "bei **{ $score }**", "bisher", "says $score only in some cases"),
)
slip(
    "a bare name at a sentence's beginning",
    Slip("de", "dicecup-story-win", "{ $winner-The }", "{ $winner }", "begins a sentence with $winner"),
    Slip("fr", "dicecup-story-coming", "{ $home-The }", "{ $home-the }", "begins a sentence with $home-the"),
)
slip(
    "a preposition before a bare name",
    Slip("fr", "worldcup-reason-closer", "{ $rival-of }", "de { $rival }", "has “de” before $rival"),
    Slip("pl", "dicecup-story-answer", "{ $team-of }", "drużyny { $team }", "has “drużyny” before $team"),
    Slip("de", "dicecup-story-win", "gegen { $winner-acc }", "gegen { $winner }", "has “gegen” before a bare $winner"),
)
slip(
    "a verb that doesn't agree",
    Slip("pt-BR", "dicecup-story-champion", _LEVAM, "leva", "has “leva” beside $champion"),
    Slip("de", "dicecup-story-win", _FEIERT, "feiert", "has “feiert” beside $winner"),
)
slip(
    "a score with another language's mark",
    Slip("de", "dicecup-story-penalties-level", "}:{", "}–{", "writes a score as {each}–{each}: write {each}:{each}"),
    Slip("pl", "dicecup-story-penalties-level", "}:{", "}-{", "writes a score as {each}-{each}: write {each}:{each}"),
    Slip("es", "dicecup-story-penalties-level", "}–{", "}:{", "writes a score as {each}:{each}: write {each}–{each}"),
)
slip(
    "other quotation marks",
    Slip("de", "hedgehog-alt-short", "„Brett in Worten“", '"Brett in Worten"', 'has " instead of „…“'),
    Slip("pl", "hedgehog-alt-short", "„Opis planszy”", "“Opis planszy”", "has “ instead of „…”"),
    Slip("es", "hedgehog-alt-short", "«Tablero en palabras»", "“Tablero en palabras”", "has “ ” instead of «…»"),
)
slip(
    "a missing no-break space",
    Slip("fr", "dicecup-story-overtime", "\u00a0:", " :", "lacks a no-break space before :"),
    Slip("fr", "dicecup-story-overtime", "\u00a0!", "!", "lacks a no-break space before !"),
)
slip("a space before a mark", Slip("es", "calm-begun", ";", " ;", "has a space before ;"))
slip(
    "three full stops",
    Slip("pl", "button-more", "…", "...", "has three full stops"),
    Slip("pt-BR", "button-more", "…", "...", "has three full stops"),
)
slip(
    "a percentage of another language",
    Slip("de", "review-percent", "\u00a0%", "%", "has a percentage that isn't written"),
    Slip("pl", "review-percent", "}%", "} %", "has a percentage that isn't written"),
)
slip("an untranslated sentence", Slip("pt-BR", "calm-zone-question", WHOLE, ENGLISH, "is still English"))
slip(
    "a sentence that is half translated",
    Slip("es", "calm-begun", "Ahora no estás en ninguna mesa lenta.", "You have no slow tables now.", "reads like en"),
)
slip("a sentence of another language", Slip("pt-BR", "hedgehog-step-stop-done", WHOLE, SPANISH, "reads like es"))
slip(
    "letters of another language",
    Slip("pl", "calm-begun", "Masz wolne", "Máš wolne", "has letters of another language: á š"),
)
slip("a changed notation", Slip("fr", "help-answer-ban", "ban add`", "bannir`", "in backticks"))
slip(
    "lost markup",
    Slip("es", "calm-begun", "**Estarás", "Estarás", "has an odd number of **"),
    Slip("de", "calm-begun", "**", "", "lacks **"),
    Slip("pl", "calm-held", "-# ", "", "lacks -#"),
)
slip(
    "a word that isn't in the glossary",
    Slip("es", "share-film-takes", "Un { -video }", "Una película", "says “película”: the word is vídeo"),
    Slip("de", "share-film-takes", "Clip", "Film", "says “Film”: the word is Clip"),
    Slip("fr", "share-film-takes", "Une vidéo", "Un film", "says “film”: the word is vidéo"),
)
slip(
    "a long button",
    Slip("pt-BR", "button-event-now", WHOLE, "Começar agora mesmo a primeira rodada", "is a button of 37"),
)
slip(
    "two choices that read alike",
    Slip(
        "es",
        "term-pace",
        "Lenta: juega cuando tengas tiempo",
        "En vivo: se juega ahora",
        "says the same for",
    ),
)
slip(
    "a lost full stop",
    Slip("de", "moderators-only", ").", ")", "lacks the mark at its end"),
    Slip("es", "calm-begun", "no.", "no", "lacks the mark at its end"),
)
slip("two spaces", Slip("es", "button-lesson-others", " otro", "  otro", "has two spaces together"))
slip(
    "English capitals",
    Slip("es", "button-lesson-others", "otro", "Otro", "has a capital letter inside: Otro"),
    Slip("fr", "button-event-now", "maintenant", "Maintenant", "has a capital letter inside: Maintenant"),
    Slip("pt-BR", "button-event-now", "agora", "Agora", "has a capital letter inside: Agora"),
)
slip(
    "a form for two genders",
    Slip("de", "lobby-anyone", "Wer spielt", "Spieler/in", "has a form for two genders: Spieler/in"),
    Slip("fr", "button-event-now", WHOLE, "Joueur·euse", "has a form for two genders: Joueur·euse"),
    Slip("es", "button-event-now", WHOLE, "Solo jugador(a)", "has a form for two genders: jugador(a)"),
)
slip(
    "an ending at a name",
    Slip("de", "lobby-anyone", "**{ $name }**", "{ $name }s Tisch", "has an ending at a fact: {name}s"),
    Slip("pl", "calm-held", "{ $names }", "{ $names }'a", "has an ending at a fact: {names}'a"),
)
