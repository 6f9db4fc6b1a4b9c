"""A picture of the dice cup in progress: its view, and the names of teams and coaches on it.

Part of render/dicecup.
"""

from dataclasses import dataclass
from itertools import combinations

from render.cup_games.frame import WORDS, CupPage
from render.fonts import SEMIBOLD, bare, drawable, length
from rules.dicecup.pieces import CUSTOM
from rules.dicecup.view import View
from words.dicecup.lines import CoachNames
from words.nations import nation
from words.speech import Noun


@dataclass(frozen=True, slots=True)
class DiceCupPage(CupPage):
    """A cup page with its view."""

    view: View

    def team(self, code: str) -> Noun:
        """Return a team's name, as far as the typeface has its letters."""
        team = CoachNames(self.view, self.say, markup=False).team(code)
        return (team if drawable(team) else nation(code, self.say)).change(drawable)

    def code(self, code: str) -> str:
        """Return a team's code. The table's own team gets up to three of its letters that are no other team's code
        here.
        """
        if code != CUSTOM:
            return code
        words = "".join(sign if sign.isalnum() else " " for sign in bare(self.team(code)).upper()).split()
        letters, initials = "".join(words), "".join(word[0] for word in words)
        found = [initials[:3]] if len(words) > 2 else []
        found += ["".join(some) for many in (3, 2, 1) for some in combinations(letters[:8], many)]
        others = {team.code for team in self.view.teams if team.code != CUSTOM}
        room = max(length(other, WORDS, SEMIBOLD) for other in others)
        fitting = (one for one in found if one not in others and length(one, WORDS, SEMIBOLD) <= room)
        return next(fitting, code)

    def coach(self, seat: int) -> str:
        """Return a coach's name, or the coach's number."""
        return self.wish.name_of(seat) or self.say("dicecup-coach", number=seat + 1)
