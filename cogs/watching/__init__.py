"""Watch other people's games, and follow one to its end.

`/mundialito watch` lists the running games of the server that a person may see (`page.py`); picking one shows it.
The button **Follow** stands under a watched board and in **More…** (`following.py`). Each follower gets one direct
message when the game ends, or a mention if those are closed (`followers.py`, `end_policy.py`).

Kept: rows of `follows` (`data/sql/attached.py`), and a parcel of the kind `follow` for each, saved with the move that
ends the game. Sentences: `words/<language>/watching.ftl`.
"""

from cogs.watching.feature import Watching

FEATURE = Watching
