"""Seasons: calendar months by UTC, named `2026-11`. Part of ratings/: standard library only."""

import re
from datetime import UTC, datetime
from functools import lru_cache

_DAY = 24 * 60 * 60 * 1000
_SEASON = re.compile(r"(20\d\d)-(0[1-9]|1[0-2])")


def season_of(at: int) -> str:
    """The season of a moment (unix ms; rule 16)."""
    return _season_of_day(at // _DAY)


@lru_cache(maxsize=1024)
def _season_of_day(day: int) -> str:
    return f"{datetime.fromtimestamp(day * _DAY // 1000, UTC):%Y-%m}"


def is_season(text: str) -> bool:
    """Whether a text names a season."""
    return _SEASON.fullmatch(text) is not None


def season_start(season: str) -> int:
    """The season's first millisecond. Raises ValueError if it isn't a season."""
    found = _SEASON.fullmatch(season)
    if found is None:
        raise ValueError(f"{season!r} is not a season like 2026-11")
    return int(datetime(int(found[1]), int(found[2]), 1, tzinfo=UTC).timestamp()) * 1000


def following(season: str) -> str:
    """The season that follows. Raises ValueError if it isn't a season."""
    season_start(season)
    year, month = int(season[:4]), int(season[5:])
    return f"{year + month // 12}-{month % 12 + 1:02}"


def season_end(season: str) -> int:
    """The first millisecond after the season. Raises ValueError if it isn't a season."""
    return season_start(following(season))
