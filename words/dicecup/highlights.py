"""What marks a match in a replay. Part of words/dicecup."""

from rules.dicecup.pieces import Stage
from rules.dicecup.view import View
from words.dicecup.lines import Names, lots_of, result
from words.speech import Speech


def highlight(before: View, view: View, say: Speech) -> str:
    """Write the result of the match, or name the lots, that ended between two moments. No markup."""
    names = Names(view, say, markup=False)
    if view.champion is not None and before.champion is None:
        return say("dicecup-highlight-champion", team=names.team(view.champion))
    if view.latest is not None and view.latest != before.latest:
        over = "yes" if _ends_round(before, view) else "no"
        return say("dicecup-highlight-result", result=result(view.latest, names), over=over)
    drawn = [lots for lots in lots_of(view) if lots.finished]
    if len(drawn) > sum(lots.finished for lots in lots_of(before)):
        return say("dicecup-highlight-lots", group=drawn[-1].group)
    return ""


#: The stages whose matches are all worth going to.
_LATE = (Stage.QUARTER_FINALS, Stage.SEMI_FINALS, Stage.THIRD_PLACE, Stage.FINAL)


def landmark(before: View, view: View) -> bool:
    """Whether a match is one to go to: it ended a round or was played late in the cup, or penalties decided it.

    Lots for a tie are one too.
    """
    match = view.latest
    if match is None or match == before.latest or view.champion is not None:
        return True
    return _ends_round(before, view) or match.stage in _LATE or match.period == "penalties"


def _ends_round(before: View, view: View) -> bool:
    """Whether the match that ended between two moments was the last of its round."""
    return before.latest is not None and (before.stage, before.round_number) != (view.stage, view.round_number)
