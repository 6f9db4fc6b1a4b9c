"""The games of the shelf, for tests that play all of them and care about none."""

from rules import GAMES
from rules.core.terms import About
from tests.rules.laws.walks import Shelf


def party(about: About) -> int:
    """How many the game is best with, the fewest of them; where all are as good, two if it can be."""
    least, most = about.seats
    wanted = about.best_seats[0] if about.best_seats is not None else 2
    return min(max(wanted, least), most)


#: How many people play each game.
PARTIES = {key: party(game.about) for key, game in GAMES.items()}
#: Games played at random, once for all tests of a process.
SHELVES = {key: Shelf(game) for key, game in GAMES.items()}
