"""Reviews of finished games: where most was lost, how the chances changed, and what was luck. Part of players/.

Pure: the same game always has the same review. What somebody chose is judged from the view that their seat had then.
Imports players, rules.
"""

from players.reviewing.game import FinishedGame, Moment, Review, Tally, read, write
from players.reviewing.making import review

__all__ = ["FinishedGame", "Moment", "Review", "Tally", "read", "review", "write"]
