"""When an event begins is read as people write it in their language."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from words import LANGUAGES
from words.dates import days_of, find_ordinal, next_start, read_start, spans_of

#: A Wednesday, at four in the afternoon.
ZONE = "Europe/Berlin"
NOW = round(datetime(2026, 8, 5, 16, tzinfo=ZoneInfo(ZONE)).timestamp() * 1000)

#: What somebody writes in a language, and the day of the month and the time that are meant.
WRITTEN = [
    ("in 2 Stunden", "de", "05 18:00"),
    ("in 30 Min", "de", "05 16:30"),
    ("in 3 Tagen", "de", "08 16:00"),
    ("20 Uhr", "de", "05 20:00"),
    ("20:30 Uhr", "de", "05 20:30"),
    ("heute Abend 21 Uhr", "de", "05 21:00"),
    ("heute um 20.30 Uhr", "de", "05 20:30"),
    ("morgen 20 Uhr", "de", "06 20:00"),
    ("morgen früh 10 Uhr", "de", "06 10:00"),
    ("morgen Abend um 20:30 Uhr", "de", "06 20:30"),
    ("Freitag um 20:00", "de", "07 20:00"),
    ("am Freitag, 20 Uhr", "de", "07 20:00"),
    ("Freitag Abend um 20 Uhr", "de", "07 20:00"),
    ("diesen Samstag ab 18 Uhr", "de", "08 18:00"),
    ("So. 20h", "de", "09 20:00"),
    ("am 7.8. um 20 Uhr", "de", "07 20:00"),
    ("dans 2 heures", "fr", "05 18:00"),
    ("dans 30 min", "fr", "05 16:30"),
    ("dans 3 jours", "fr", "08 16:00"),
    ("à 21 heures", "fr", "05 21:00"),
    ("ce soir 21h", "fr", "05 21:00"),
    ("aujourd'hui à 20h", "fr", "05 20:00"),
    ("aujourd’hui à 20h", "fr", "05 20:00"),
    ("demain 20h30", "fr", "06 20:30"),
    ("demain soir à 21 h", "fr", "06 21:00"),
    ("samedi à 21h", "fr", "08 21:00"),
    ("Samedi soir, vers 21h", "fr", "08 21:00"),
    ("ce dimanche dès 20h", "fr", "09 20:00"),
    ("sam. 21h", "fr", "08 21:00"),
    ("le 08/08 à 21h", "fr", "08 21:00"),
    ("Sonnabend 20 Uhr", "de", "08 20:00"),
    ("übermorgen 20 Uhr", "de", "07 20:00"),
    ("heute Abend um 8", "de", "05 20:00"),
    ("Freitagabend 20 Uhr 30", "de", "07 20:30"),
    ("20 Uhr am Freitag", "de", "07 20:00"),
    ("Freitag, 7.8., 20:00", "de", "07 20:00"),
    ("7. August 20 Uhr", "de", "07 20:00"),
    ("in einer Stunde", "de", "05 17:00"),
    ("après-demain 20 h 30", "fr", "07 20:30"),
    ("samedi 8 août à 21h", "fr", "08 21:00"),
    ("viernes 8 de la noche", "es", "07 20:00"),
    ("15 de agosto a las 20:00", "es", "15 20:00"),
    ("w piątek o 8 wieczorem", "pl", "07 20:00"),
    ("pojutrze 20:00", "pl", "07 20:00"),
    ("tonight at 8", "en", "05 20:00"),
    ("Aug 7, 8pm", "en", "07 20:00"),
    ("8 pm friday", "en", "07 20:00"),
    ("day after tomorrow 20:00", "en", "07 20:00"),
    ("in 2 hours", "en", "05 18:00"),
    ("thurs 20:00", "en", "06 20:00"),
    ("this Friday 8pm", "en", "07 20:00"),
    ("August 7th, 8pm", "en", "07 20:00"),
    ("7th August 20:00", "en", "07 20:00"),
    ("tomorrow 8 o’clock", "en", "06 08:00"),
    ("friday 19:30h", "en", "07 19:30"),
    ("Friday 24:00", "en", "08 00:00"),
    ("today 24:00", "en", "06 00:00"),
    ("tonight 12", "en", "06 00:00"),
    ("heute Nacht 0 Uhr", "de", "06 00:00"),
    ("viernes 12 de la noche", "es", "08 00:00"),
    ("viernes 12 de la tarde", "es", "07 12:00"),
    ("Wednesday 11:00", "en", "12 11:00"),
    ("Wednesday 5.8. 11:00", "en", "05 11:00"),
    ("Wednesday Aug 5 11:00", "en", "05 11:00"),
    ("en 2 horas", "es", "05 18:00"),
    ("dentro de 30 minutos", "es", "05 16:30"),
    ("dentro de 3 días", "es", "08 16:00"),
    ("hoy a las 20 hs", "es", "05 20:00"),
    ("esta noche a las 21", "es", "05 21:00"),
    ("mañana a las 20:00", "es", "06 20:00"),
    ("mañana por la mañana a las 10", "es", "06 10:00"),
    ("viernes 21h", "es", "07 21:00"),
    ("el viernes a las 20:00", "es", "07 20:00"),
    ("este domingo a las 18 horas", "es", "09 18:00"),
    ("Sábado, 20:30", "es", "08 20:30"),
    ("el 15/8 a las 20:00", "es", "15 20:00"),
    ("za 2 godziny", "pl", "05 18:00"),
    ("za 45 minut", "pl", "05 16:45"),
    ("dziś wieczorem o 21", "pl", "05 21:00"),
    ("dzis o godz. 20", "pl", "05 20:00"),
    ("jutro 20:30", "pl", "06 20:30"),
    ("piątek o 20:00", "pl", "07 20:00"),
    ("w piątek o 20.00", "pl", "07 20:00"),
    ("w sobotę o 20:00", "pl", "08 20:00"),
    ("w niedziele o 18", "pl", "09 18:00"),
    ("poniedzialek 20:00", "pl", "10 20:00"),
    ("we wtorek o 20:00", "pl", "11 20:00"),
    ("w środę o 19:00", "pl", "05 19:00"),
    ("15.08 o 20:00", "pl", "15 20:00"),
    ("em 2 horas", "pt-BR", "05 18:00"),
    ("daqui a 30 min", "pt-BR", "05 16:30"),
    ("hoje à noite 21h", "pt-BR", "05 21:00"),
    ("amanhã 20:30", "pt-BR", "06 20:30"),
    ("amanha as 20h", "pt-BR", "06 20:00"),
    ("sexta às 20h", "pt-BR", "07 20:00"),
    ("sexta-feira às 20h30", "pt-BR", "07 20:30"),
    ("no sábado às 19h", "pt-BR", "08 19:00"),
    ("terça 20h", "pt-BR", "11 20:00"),
    ("dia 15/8 às 20h", "pt-BR", "15 20:00"),
    ("am Montag um 11 Uhr", "de", "10 11:00"),
    ("el lunes a las 11 de la mañana", "es", "10 11:00"),
    ("mañana a las 11 de la mañana", "es", "06 11:00"),
    ("sexta às 11 da manhã", "pt-BR", "07 11:00"),
    ("Monday morning at 11", "en", "10 11:00"),
    ("Monday at 11 in the morning", "en", "10 11:00"),
    ("Monday at 8 in the evening", "en", "10 20:00"),
    ("w poniedziałek o 9 rano", "pl", "10 09:00"),
    ("nd. 18:00", "pl", "09 18:00"),
    ("za godzinę", "pl", "05 17:00"),
    ("za dwie godziny", "pl", "05 18:00"),
    ("za pół godziny", "pl", "05 16:30"),
    ("za tydzień o 20:00", "pl", "12 20:00"),
    ("in einer halben Stunde", "de", "05 16:30"),
    ("in einer Woche um 20 Uhr", "de", "12 20:00"),
    ("in zwei Wochen", "de", "19 16:00"),
    ("in half an hour", "en", "05 16:30"),
    ("in 2 weeks at 8pm", "en", "19 20:00"),
    ("dans une semaine à 20h", "fr", "12 20:00"),
    ("dans une demi-heure", "fr", "05 16:30"),
    ("venerdì alle 20:00", "it", "07 20:00"),
    ("stasera alle 9", "it", "05 21:00"),
    ("domani mattina alle 8", "it", "06 08:00"),
    ("fra mezz’ora", "it", "05 16:30"),
    ("tra due ore", "it", "05 18:00"),
    ("tra una settimana alle 20", "it", "12 20:00"),
    ("l’8 agosto alle 21", "it", "08 21:00"),
    ("sab 8 agosto h 21", "it", "08 21:00"),
    ("alle 8 di sera", "it", "05 20:00"),
    ("8 di sera", "it", "05 20:00"),
    ("sabato alle 3 del pomeriggio", "it", "08 15:00"),
    ("fra un’ora", "it", "05 17:00"),
    ("tra un'ora", "it", "05 17:00"),
    ("tra 2 gg", "it", "07 16:00"),
    ("1° settembre alle 20", "it", "01 20:00"),
    ("mar 20.30", "it", "11 20:30"),
    ("mar 11 agosto 20.30", "it", "11 20:30"),
    ("mar. 11 août à 20h", "fr", "11 20:00"),
    ("mar 11 ago 20:00", "es", "11 20:00"),
    ("mar 8 pm", "es", "11 20:00"),
    ("Di Abend 20 Uhr", "de", "11 20:00"),
    ("di. 20 Uhr", "de", "11 20:00"),
    ("za 2 godz.", "pl", "05 18:00"),
    ("in 30 Min.", "de", "05 16:30"),
    ("dentro de dos semanas a las 20:00", "es", "19 20:00"),
    ("em duas semanas às 20h", "pt-BR", "19 20:00"),
    ("daqui a meia hora", "pt-BR", "05 16:30"),
]


@pytest.mark.parametrize(("text", "language", "meant"), WRITTEN)
def test_a_start_is_read_as_people_write_it(text: str, language: str, meant: str) -> None:
    start = read_start(text, ZONE, NOW)
    assert start is not None
    assert f"{datetime.fromtimestamp(start / 1000, ZoneInfo(ZONE)):%d %H:%M}" == meant


def test_a_word_for_a_day_or_a_span_is_none_for_another_in_another_language() -> None:
    days, spans = dict[str, int](), dict[str, int]()
    for language in LANGUAGES:
        for found, own in ((days, days_of(language)), (spans, spans_of(language))):
            stolen = {word: language for word in found.keys() & own.keys() if found[word] != own[word]}
            assert stolen == {}
            found |= own


@pytest.mark.parametrize("text", ["nächsten Freitag 20 Uhr", "samedi prochain 21h", "mar 3", "mar 21"])
def test_a_day_that_may_be_another_is_not_guessed(text: str) -> None:
    assert read_start(text, ZONE, NOW) is None


@pytest.mark.parametrize("text", ["próxima sexta 20h", "viernes 8 y media", "tonight at 1"])
def test_what_may_mean_another_time_is_not_guessed(text: str) -> None:
    assert read_start(text, ZONE, NOW) is None


@pytest.mark.parametrize("text", ["Friday 31.12.9999 20:00", "31.12.9999 24:00"])
def test_the_end_of_the_calendar_is_no_start(text: str) -> None:
    assert read_start(text, ZONE, NOW) is None


def test_a_fifth_friday_comes_again_after_months_without_one() -> None:
    first = round(datetime(2026, 7, 31, 20, tzinfo=ZoneInfo(ZONE)).timestamp() * 1000)
    found, ordinal = [first], find_ordinal(first, ZONE)
    for _ in range(3):
        found.append(next_start(found[-1], ZONE, monthly=True, after=found[-1], ordinal=ordinal))
    days = [f"{datetime.fromtimestamp(one / 1000, ZoneInfo(ZONE)):%d.%m.}" for one in found]
    assert days == ["31.07.", "28.08.", "25.09.", "30.10."]
