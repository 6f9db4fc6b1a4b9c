"""The final of a dice cup, for its card. Part of render/dicecup."""

from render import flags
from render.card.frame import CardPage
from render.cup_games import colours
from render.cup_games.card import Tie, draw_tie
from render.cup_games.signs import shirt
from render.fonts import drawable
from render.kit import Kit
from render.sprites import Sprite
from rules.dicecup.view import Match, View
from words.dicecup.lines import Names, item, score, stage_name

COLOURS = colours


def draw_moment(page: CardPage) -> None:
    """Draw the final, or the last match that was played."""
    view: View = page.card.view
    last = view.road[-1] if view.champion is not None and view.road else view.latest
    draw_tie(page, None if last is None else _tie(page, view, last), won=view.champion is not None)


def mark(kit: Kit, seat: int, height: int) -> Sprite:
    """Return a coach's shirt."""
    return shirt(kit, seat, height)


def _tie(page: CardPage, view: View, match: Match) -> Tie:
    names, say = Names(view, page.say, markup=False), page.say
    sides = match.home, match.away
    home, away = (drawable(names.team(side.code)) or item(side.code, say) for side in sides)
    sums = [side.penalties[-1].total if side.penalties else 0 for side in sides]
    settled = say("dicecup-card-ended", period=match.period, home=sums[0], away=sums[1])
    return Tie(
        title=stage_name(match.stage, say),
        flags=(flags.flag_code(match.home.code), flags.flag_code(match.away.code)),
        names=(home, away),
        score=score(match),
        winner=None if match.winner is None else [side.code for side in sides].index(match.winner),
        note="" if match.period == "regular" else settled,
    )
