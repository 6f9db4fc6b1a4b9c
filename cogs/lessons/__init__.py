"""Learn a game by playing: a few positions, each with a task, which the game itself judges.

`/mundialito learn` lists the lessons or begins one. A step shows a position with its task and the game's own controls
(`page.py`); where somebody is stands in the custom ids (`place.py`), so a lesson needs no table. **Learn it** stands in
lobbies, in **More…** and below rules, which also lead to the steps that teach them (`buttons.py`). At somebody's first
table of a game its lesson is offered below their panel, until they act or decline (`offers.py`).

Kept: in a person's preferences under `lessons`, which lesson they finished or declined, or at which table it was
offered. Sentences: `words/<language>/lessons.ftl`, and those of the steps in `<game>-lesson.ftl`. Positions and tasks:
`rules/<game>/lessons.txt`.
"""

from cogs.lessons.feature import Lessons

FEATURE = Lessons
