"""Leaderboards, profiles, and how games changed ratings.

`/mundialito leaderboard` shows who is best on the server, in a game or in all, in a month or ever (`standings.py`);
`profile`, also by a right-click on a person, shows how somebody plays (`profiles.py`); both are pictures or text, with
controls (`rankings.py`) that also show them to everybody (`showing.py`). `rating` explains the last changes, and
lines below a finished board the latest ones (`moved.py`). When a month is over, its podium is posted where
`/mundialito-admin podium` asked for it (`podiums.py`).

Ratings are counted from the finished games (`ratings/`) and kept by `data/sql/ratings.py`. Kept for this: a row of
`podiums` for each server that wants one (`data/sql/podiums.py`); who hides their profile, among people's
preferences.
Pictures: `render/ladder/`. Sentences: `words/<language>/ladder.ftl`, put together in `words/ladder.py`.
"""

from cogs.ladder.feature import Ladder

FEATURE = Ladder
