"""What decided a dice cup, in a sentence. Part of words/dicecup."""

from collections.abc import Sequence

from rules.dicecup.pieces import Stage
from rules.dicecup.view import View
from words.dicecup.lines import Names, side_of
from words.speech import Speech


def deciding(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell the result of the final; empty if it wasn't played."""
    names = Names(view, say, who, markup=False)
    for match in view.road:
        if match.stage is Stage.FINAL and match.winner is not None and match.loser is not None:
            own, other = side_of(match, match.winner), side_of(match, match.loser)
            return say(
                "dicecup-card-final",
                winner=names.team(own.code),
                loser=names.team(other.code),
                score=f"{own.score}–{other.score}",
                ended=match.period,
            )
    return ""


def lasted(view: View, say: Speech) -> str:
    """Count the matches."""
    return say("dicecup-card-lasted", count=view.matches_done) if view.matches_done else ""
