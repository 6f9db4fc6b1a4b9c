"""What stands for a cup elsewhere: its final, on its card; emojis of dice and shirts. Part of render/dicecup."""

from collections.abc import Mapping

from render import flags
from render.card import MARGIN, SIDE, CardPage
from render.cup_games.card import ASIDE, MIDDLE, TOP, DecidedMatch, draw_tie
from render.cup_games.signs import kind_of_die, shirt
from render.dicecup import colours
from render.dicecup.floodlight import Beams, draw_lit, draw_rigs
from render.dicecup.match import state_of
from render.fonts import drawable
from render.inks import Inks
from render.kit import Kit, kit
from render.sprites import Sprite
from render.tokens import MOOD
from rules.dicecup.view import BoutView, View
from words.dicecup.lines import DICE, SHIRTS, CoachNames, die_symbol, item, score, shirt_symbol, stage_name

COLOURS = colours


def draw_moment(page: CardPage) -> None:
    """Draw the final, or the match in which dice have fallen last."""
    view: View = page.card.view
    begun = view.match is not None and (view.match.home.score, view.match.away.score) != (None, None)
    last = view.road[-1] if view.champion is not None and view.road else view.match if begun else view.latest
    tie = None if last is None else _tie(page, view, last)
    draw_tie(page, tie, won=view.champion is not None, scene=_draw_floodlight)


#: Smaller rigs on the square's edge, above both flags.
RIGS, RIG_SIZE = (MIDDLE - ASIDE, MIDDLE + ASIDE), 0.7


def _beams(high: float) -> Beams:
    """Return how light falls on a square of which so much is shown."""
    return Beams(
        down=((50, 0), (126, 0), (206, high), (-10, high)),
        across=((66, 0), (126, 0), (342, high - 20), (222, high - 20)),
        pool=(SIDE / 2, high - 20, 128, 15),
    )


def _draw_floodlight(page: CardPage, bottom: float) -> None:
    """Draw the square as a card of the game."""
    draw_lit(page, MARGIN, TOP, MARGIN + SIDE, bottom, _beams(bottom - TOP), edge=False, radius=20)
    draw_rigs(page, RIGS, TOP, RIG_SIZE)


def mark(kit: Kit, seat: int, height: int) -> Sprite:
    """Return a coach's shirt."""
    return shirt(kit, seat, height)


def _tie(page: CardPage, view: View, match: BoutView) -> DecidedMatch:
    names, say = CoachNames(view, page.say, markup=False), page.say
    sides = match.home, match.away
    home, away = (drawable(names.team(side.code)) or item(side.code, say) for side in sides)
    sums = [side.penalties[-1].total if side.penalties else 0 for side in sides]
    settled = say("dicecup-card-ended", period=match.period, home=sums[0], away=sums[1])
    if not match.finished:
        settled = say("dicecup-card-state", state=state_of(match))
    return DecidedMatch(
        title=stage_name(match.stage, say),
        flags=(flags.flag_code(match.home.code), flags.flag_code(match.away.code)),
        names=(home, away),
        score=score(match, say)
        if match.finished
        else say.score(*("?" if side.score is None else side.score for side in sides)),
        winner=None if match.winner is None else [side.code for side in sides].index(match.winner),
        note="" if match.finished and match.period == "regular" else settled,
        running=not match.finished,
    )


#: The side of a die and the height of a shirt, in pixels.
DIE, SHIRT = 220, 210


def emojis() -> tuple[Inks, Mapping[str, Sprite]]:
    """Return the palette and the sprites of the emojis, by name."""
    tools = kit(colours, MOOD, 1000)
    dice = {die_symbol(stars): kind_of_die(tools, stars, DIE) for stars in DICE}
    return tools.inks, dice | {shirt_symbol(seat): shirt(tools, seat, SHIRT) for seat in range(len(SHIRTS))}
