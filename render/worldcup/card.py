"""The final of a World Cup Game, for its card. Part of render/worldcup."""

from render import flags
from render.card.frame import CardPage
from render.cup_games.card import Tie, draw_tie
from render.cup_games.signs import shirt
from render.kit import Kit
from render.sprites import Sprite
from render.worldcup import colours
from rules.worldcup.view import Report, Result, View
from words.worldcup.lines import ending_score, item, stage_name

COLOURS = colours


def draw_moment(page: CardPage) -> None:
    """Draw the final, or the last match that was scored."""
    view: View = page.card.view
    played = [(report, result) for report in view.reports for result in report.results]
    finals = [one for one in played if one[1].name == "F"]
    shown = (finals or played)[-1:]
    draw_tie(page, _tie(page, view, *shown[0]) if shown else None, won=view.outcome is not None)


def mark(kit: Kit, seat: int, height: int) -> Sprite:
    """Return a player's shirt."""
    return shirt(kit, seat, height, kit.tokens.text)


def _tie(page: CardPage, view: View, report: Report, result: Result) -> Tie:
    say, teams = page.say, (result.left.team, result.right.team)
    left, right = result.kicked
    tie = next((one for one in view.bracket if one.name == result.name), None)
    winner = result.winner or (tie.winner if tie is not None else None)
    return Tie(
        title=say("worldcup-pic-final") if result.name == "F" else stage_name(view, say, report.stage, report.replay),
        flags=(flags.flag_code(teams[0], view.cup), flags.flag_code(teams[1], view.cup)),
        names=(item(teams[0], say), item(teams[1], say)),
        score=ending_score(result),
        winner=teams.index(winner) if winner in teams else None,
        note=say("worldcup-pic-shootout-score", left=left, right=right) if result.kicks else "",
    )
