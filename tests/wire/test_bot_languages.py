"""People of many languages play on servers of many languages, and everybody reads their own.

What a crowd reads, private answers, boards, dialogues, suggestions and alt texts, is held to its language at the end of
every test (`Club.assert_clean`); here there are all of them at once. Seed and length: CROWD_SEED, CROWD_SECONDS.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

from tests.shelf import PARTIES
from tests.wire.club import open_club
from tests.wire.crowd import Crowd
from tests.wire.spoken import said
from words import LANGUAGES, language_of

#: The languages that the bot speaks, and one that it doesn't.
LOCALES = ("en-US", "es-ES", "fr", "de", "it", "pl", "pt-BR", "es-419", "ja")


async def mingled(folder: Path, seed: str, *, party: int, tables: int, seconds: float, pause: float) -> None:
    """Let a crowd play, so many people on each server, and check that it has read all languages."""
    print(f"\nCROWD_SEED={seed}")
    async with open_club(folder) as club:
        people, guilds = party * len(LOCALES), len(LOCALES)
        crowd = Crowd(club, seed, people=people, tables=tables, guilds=guilds, games=PARTIES, locales=LOCALES)
        await crowd.play(float(os.environ.get("CROWD_SECONDS", seconds)), pause)
        await club.discord.quiet()
        read = Counter(language_of(one.locale) for one in said(club.discord))
        print(f"{dict(sorted(crowd.count.items()))}; texts: {dict(sorted(read.items()))}")
        assert set(read) == set(LANGUAGES)


async def test_a_crowd_of_all_languages_reads_its_own(tmp_path: Path) -> None:
    await mingled(tmp_path, os.environ.get("CROWD_SEED", "1954"), party=4, tables=8, seconds=8.0, pause=0.5)


@pytest.mark.proof
@pytest.mark.parametrize("seed", ["1966", "1978", "1986", "1998"])
async def test_a_crowd_of_all_languages_reads_its_own_for_long(tmp_path: Path, seed: str) -> None:
    await mingled(tmp_path, os.environ.get("CROWD_SEED", seed), party=6, tables=16, seconds=150.0, pause=1.0)
