"""How a game ended: the heading, one line of story, the places, small print, and who wants a rematch."""

from collections.abc import Sequence

from discord.ui import ActionRow, Item, LayoutView, TextDisplay

from cogs.controls.answers import BELOW, firm, fit
from cogs.controls.board import refusal_button
from cogs.table.lines import rematch_lines
from rules.table.clocks import rematch_missing
from rules.table.table import Finished
from rules.table.values import Ending
from words import Speech
from words.games import closing, finish, item, time_up
from words.harmless import plain

#: The reasons of rules that end a game before its goal is reached.
_BEFORE_THE_GOAL = ("repetition", "turn_limit")
#: Small print begins with this.
SMALL = "-# "
#: The room for places, two lines of a phone, and for a team's name in a heading (characters).
MOST_PLACED, MOST_NAMED = 72, 40


def winners_of(table: Finished) -> tuple[int, ...]:
    """Return the seats that won; empty if nobody did."""
    result = table.result
    return () if result.draw or not result.ranking else result.ranking[0]


def ending_text(table: Finished, say: Speech, who: Sequence[str], news: Sequence[str]) -> tuple[str, str]:
    """Write what stands above the picture, and the small print below it; `news` are features' lines for both."""
    told = (
        f"### {ending_heading(table, say, who)}",
        ending_story(table, say, who),
        places(table, say, who),
        *(line for line in news if not line.startswith(SMALL)),
    )
    small = "\n".join(line for line in news if line.startswith(SMALL))
    return fit("\n".join(line for line in told if line), BELOW), small


def rematch_parts(table: Finished, say: Speech, who: tuple[str, ...]) -> list[Item[LayoutView]]:
    """Say below the message who wants a rematch, or who doesn't, with the button to refuse it while it is open."""
    found: list[Item[LayoutView]] = [TextDisplay(firm(line)) for line in rematch_lines(table, say, who)]
    return [*found, ActionRow(refusal_button(table, say))] if rematch_missing(table) else found


def ending_line(table: Finished, say: Speech, who: Sequence[str]) -> str:
    """Say who won and, in a line below, what decided it."""
    return "\n".join(part for part in (f"**{ending_heading(table, say, who)}**", ending_story(table, say, who)) if part)


def ending_heading(table: Finished, say: Speech, who: Sequence[str]) -> str:
    """Say who won, or that nobody did."""
    result, best, alone = table.result, winners_of(table), len(table.seats) == 1
    if result.draw:
        kind = "alone-lost" if alone else "draw"
    elif not best:
        kind = "nobody"
    else:
        kind = "alone-won" if alone else "won"
    scores = result.scores or ()
    return finish(
        table.game_key,
        say,
        kind,
        reason=result.reason,
        way=_way(table),
        count=len(best),
        winners=fit(say.all_of(who[seat] for seat in best), BELOW // 3),
        team=_team(table, say),
        result=say.score(*sorted(scores, reverse=True)) if len(set(scores)) == len(scores) == 2 else "none",
        score=scores[0] if scores else 0,
    )


def ending_story(table: Finished, say: Speech, who: Sequence[str]) -> str:
    """Tell what decided the game, or why people ended it early; empty if there is nothing to tell."""
    reason = table.result.reason
    if table.match.outcome is None:
        if reason == Ending.TIME.value:
            ahead = say.all_of(who[seat] for seat in winners_of(table))
            return time_up(table.game_key, table.match.view(None), say, ahead)
        losers = [seat for group in table.result.ranking[1:] for seat in group]
        came = any(act.seat in losers and act.person for act in table.acts)
        name, played = say.all_of(who[seat] for seat in losers), "yes" if came else "no"
        return say("closing-early", reason=reason, name=name, turn=table.turns, count=len(losers), came=played)
    told = closing(table.game_key, table.match.view(None), say, who)
    return told or (say("closing-limit") if reason == "turn_limit" else "")


def places(table: Finished, say: Speech, who: Sequence[str], room: int = MOST_PLACED) -> str:
    """List those who didn't win a game of three or more, as many as have room; empty if nobody won."""
    after = [(place, seat) for place, group in enumerate(table.result.ranking[1:], start=2) for seat in group]
    if len(table.seats) < 3 or not winners_of(table) or not after:
        return ""
    shared = len(table.result.ranking) == 2
    names = [who[seat] if shared else say("places-one", place=place, name=who[seat]) for place, seat in after]
    kept = len(names)
    while kept > 1 and len(" · ".join(names[:kept])) > room:
        kept -= 1
    left = [say("places-more", count=len(names) - kept)] if kept < len(names) else []
    if shared:
        return say("places-ahead", names=say.all_of([*names[:kept], *left]))
    return " · ".join((*names[:kept], *left))


def _way(table: Finished) -> str:
    """Return how somebody won: `computer` for a computer, `settled` without a goal of the game, else `played`."""
    if all(table.seats[seat].person is None for seat in winners_of(table)):
        return "computer"
    scores = table.result.scores or ()
    level = len(table.seats) == len(scores) == 2 and scores[0] == scores[1]
    before = table.match.outcome is None or table.result.reason in _BEFORE_THE_GOAL
    return "settled" if before or level else "played"


def _team(table: Finished, say: Speech) -> str:
    """Name the team that won a cup; `none` if none did."""
    champion = table.match.automatic.champion if table.match.outcome is not None else None
    if champion is None:
        return "none"
    return item(table.game_key, champion, say, table.options).change(lambda name: plain(name, MOST_NAMED))
