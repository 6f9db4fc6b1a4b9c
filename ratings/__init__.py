"""Ratings: a fold over finished games. Imports rules and openskill; pure: no I/O, no clock.

    ladder = Ladder()
    for result in sorted(results, key=in_order):
        ladder.add(result)
    ladder.standings(Scope("mundialito", "2026-11"))

`RATINGS.md` is the contract, and the code cites its rules by number. Only `python -m ratings` reads and writes files.
"""

from ratings.counted import CountedGame, arithmetic, read_counted, read_recent, write_counted
from ratings.judging import DECIDED, LEAST_GAMES, Judged, WhyUnrated, judge
from ratings.ladder import Ladder, OutOfOrder, Scope, Standing, by_games, by_rating, by_wins, in_order, scopes_of
from ratings.model import NEW, Rating, chance_to_win, deviation, points
from ratings.seasons import following, is_season, season_end, season_of, season_start
