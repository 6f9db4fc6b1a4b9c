"""Hint at a good action, and say why: in the panel of a player on turn, to that player alone.

The button **Hint** stands beside the controls of a player on turn, at tables whose game can't be rated (`hints_allowed`
in `rules/table/results.py`) and has an analyst. The analyst thinks in a worker, from what the player's own seat sees
(`feature.py`); then the panel shows the action as if it had been chosen, with a button that plays it (`showing.py`).

Analysts are in `players/<game>/analyst.py`. Kept: nothing. Sentences: `words/<language>/hints.ftl` and, of a game's
reasons, `<game>-reasons.ftl`.
"""

from cogs.hints.feature import Hinting

FEATURE = Hinting
