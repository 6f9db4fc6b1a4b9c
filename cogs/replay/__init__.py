"""Replay a game: step through it, jump to a turn, see it from another side, in pictures or in words.

The button **Replay** stands in **More…**, below the board of a game that is over and below its card, and a page of its
review leads to the moment that it is about. `/mundialito replay` replays a table's game or an attached game file, or
offers the person's last games; the right-click command *Replay* does it for a message of ours (`feature.py`). The
viewer is one private message (`viewer.py`, `controls.py`), and where somebody is in it stands in its custom ids
(`spot.py`), so a press is all that it needs (`stepping.py`).

While hands are hidden, people see what their own seat saw, or what everybody saw. The moments come from
`host/replays.py`. Kept: nothing. Sentences: `words/<language>/replay.ftl`.
"""

from cogs.replay.feature import Replaying

FEATURE = Replaying
