"""Share a part of a game: a turn, a goal, a match or the whole game, as a film or as a picture.

The button **Share…** stands in **More…**, below the board of a game that is over, and in its replay, where the turn
that is looked at is offered first; in the replay of a game file too. Whoever presses it chooses a part, privately
(`choice.py`), and then the film or the picture is posted in the channel, as everybody may see the game (`sharing.py`,
`shareable.py`). While a film is made, the person sees how far it is and can cancel it (`making.py`). A puzzle can be
shared once its day is over. A player on turn has *What did they do?*: a film of what others did since, for them alone.

Films are made in `host/films.py` and drawn in `render/motion/`. Kept: nothing. Sentences: `words/<language>/film.ftl`.
"""

from cogs.films.feature import Filming

FEATURE = Filming
