"""What decided a game of Mundialito, in a sentence. Part of words/mundialito."""

from collections.abc import Sequence

from rules.mundialito.view import View
from words.mundialito.lines import by_the_balls
from words.speech import Speech


def deciding(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell the winning goal, or why the game ended without one."""
    score = "–".join(map(str, sorted(view.goals, reverse=True)))
    last = view.trail[-1] if view.trail else None
    if view.scored is not None and last is not None and last.kind == "pass" and not _whistled(view):
        return say(
            "mundialito-card-goal",
            match="yes" if view.match else "no",
            score=score,
            **{"from": last.target},
            to=last.origin,
        )
    outcome = view.outcome
    if outcome is None:
        return ""
    balls = by_the_balls(outcome)
    by = "balls" if balls else "level" if outcome.draw and not any(view.goals) else "goals"
    seat = 1 if outcome.draw else outcome.winners[0]
    return say("mundialito-card-ended", reason=outcome.reason, by=by, score=score, seat=seat)


def _whistled(view: View) -> bool:
    """Whether the match ended after its last goal, which decided nothing."""
    return view.match and view.outcome is not None
