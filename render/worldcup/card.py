"""What stands for a cup elsewhere: its final, on its card; emojis of tiles and colours. Part of render/worldcup."""

from collections.abc import Mapping

from render import flags
from render.card import MARGIN, SIDE, CardPage
from render.cup_games.card import DecidedMatch, draw_tie
from render.inks import Inks
from render.kit import Kit, kit
from render.sprites import Sprite
from render.worldcup.colours import Poster, poster
from render.worldcup.frame import coach
from render.worldcup.frieze import HIGH as FRIEZE
from render.worldcup.frieze import frieze
from render.worldcup.tiles import chip, tile
from rules.worldcup.pieces import RANKS
from rules.worldcup.view import MatchResult, Report, View
from words.worldcup.lines import TILES, ending_score, item, rank_symbol, stage_name

#: The colours of what belongs to no one cup.
COLOURS = poster(1930)
#: How large the frieze of a card is, and the radius of the square's corners.
UNIT, CORNER = 0.75, 20


def draw_moment(page: CardPage) -> None:
    """Draw the final, or the match that was played in or scored last."""
    view: View = page.card.view
    played = [(report, result) for report in view.reports for result in report.results]
    finals = [one for one in played if one[1].name == "F"]
    shown = (finals or played)[-1:]
    tie = _running(page, view) or (_tie(page, view, *shown[0]) if shown else None)
    draw_tie(page, tie, won=view.outcome is not None, scene=_draw_scene, under=UNIT * FRIEZE)


def _draw_scene(page: CardPage, bottom: float) -> None:
    """Draw the frieze at the top of the square."""
    left, top, right, _ = page.box(MARGIN, MARGIN, MARGIN + SIDE, MARGIN + SIDE)
    above = frieze(page.kit, page.card.view.cup, right - left, UNIT * page.kit.scale, page.kit.px(CORNER))
    page.stamp_at(above, left, top)


def choose_colours(view: View) -> Poster:
    """Return the colours of the cup's year."""
    return poster(view.cup)


def mark(kit: Kit, seat: int, height: int) -> Sprite:
    """Return a player's shirt."""
    return coach(kit, seat, height)


def _running(page: CardPage, view: View) -> DecidedMatch | None:
    """Return the match that the last play changed, unless its round has been scored."""
    if view.outcome is not None or view.last is None or not view.last.changes:
        return None
    if view.reports and (view.reports[-1].stage, view.reports[-1].replay) == (view.stage, view.replay):
        return None
    match = next((match for match in view.matches if match.name == view.last.changes[0].match), None)
    if match is None:
        return None
    sides = match.left, match.right
    left, right = (item(side.team, page.say) for side in sides)
    first, second = (flags.flag_code(side.team, view.cup) for side in sides)
    score = page.say.score(match.left.goals, match.right.goals)
    return DecidedMatch(stage_name(view, page.say), (first, second), (left, right), score, None, running=True)


def _tie(page: CardPage, view: View, report: Report, result: MatchResult) -> DecidedMatch:
    say, teams = page.say, (result.left.team, result.right.team)
    left, right = result.kicked
    tie = next((one for one in view.bracket if one.name == result.name), None)
    winner = result.winner or (tie.winner if tie is not None else None)
    return DecidedMatch(
        title=say("worldcup-pic-final") if result.name == "F" else stage_name(view, say, report.stage, report.replay),
        flags=(flags.flag_code(teams[0], view.cup), flags.flag_code(teams[1], view.cup)),
        names=(item(teams[0], say), item(teams[1], say)),
        score=ending_score(result, say),
        winner=teams.index(winner) if winner in teams else None,
        note=say("worldcup-pic-shootout-score", left=left, right=right) if result.kicks else "",
    )


#: The theme of emojis: no cup's, but the house's, whose light edges are seen on dark messages too.
EMOJI = "house"
#: The side of a tile, and a chip's width and height, in pixels.
TILE, WIDE, HIGH = 236, 244, 196


def emojis() -> tuple[Inks, Mapping[str, Sprite]]:
    """Return the palette and the sprites of the emojis, by name."""
    tools = kit(COLOURS, EMOJI, 3000)
    tiles = {name: tile(tools, sign, TILE) for sign, name in TILES.items()}
    return tools.inks, tiles | {rank_symbol(rank): chip(tools, rank, WIDE, HIGH) for rank in RANKS}
