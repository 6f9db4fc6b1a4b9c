"""The rules of each game, topic by topic, with pictures.

`/mundialito rules` shows a game's rules from the beginning, or the topic that somebody types or picks (`topics.py`
finds it). Each page is a chapter of the game's `RULES.md` (`pages.py`), with a picture of what it is about, a menu of
all topics, and the steps of the lesson that teach it. **Rules** stands in **More…**, on the page of help, in the
welcome of a new server and below a lesson's step. Under a refusal that a rule explains stands **Why?**.

Kept: nothing. Sentences: `words/<language>/rulebook.ftl`, and those of pictures in `<game>-rules.ftl`.
"""

from cogs.rulebook.feature import Rulebook

FEATURE = Rulebook
