"""The champions' page, shown at the end of a cup. Part of render/dicecup.

Beams, trophy, flags and confetti in the flag's colours, then the champion's matches, the next places and the coaches.
The champion's matches are the confetti's seed, so that the picture of a cup is always the same.
"""

from render.cup_games.frame import LEFT, RIGHT, WORDS
from render.cup_games.lights import Lights
from render.cup_games.party import STAGE_HIGH, draw_rank, draw_stage
from render.cup_games.signs import clock, goal, shirt
from render.dicecup.floodlight import hang_rigs
from render.dicecup.frame import DiceCupPage
from render.fonts import BOLD, SEMIBOLD, length
from rules.dicecup.pieces import Stage
from rules.dicecup.view import BoutView, Side
from words import Speech
from words.dicecup.lines import side_of, stage_name

ROAD, ROW, SETTLED, HEAD, PLACE = STAGE_HIGH, 56, 36, 68, 100
#: The lights of the stage: a cone from each rig, and one from above.
LIGHTS = Lights(
    (
        ((1, ((28, 0), (164, 0), (390, STAGE_HIGH), (196, STAGE_HIGH))),),
        ((1, ((972, 0), (836, 0), (610, STAGE_HIGH), (804, STAGE_HIGH))),),
        ((2, ((491, 0), (509, 0), (648, STAGE_HIGH), (352, STAGE_HIGH))),),
    ),
    (500, 424, 196, 21),
)


def draw_champion(page: DiceCupPage) -> float:
    """Draw the whole picture of the end. Return its lower end in units."""
    view, say = page.view, page.say
    champion = view.champion or ""
    seat = next(team.seat or 0 for team in view.teams if team.code == champion)
    under = say("dicecup-end-coach", coach=page.coach(seat))
    seed = "".join(f"{match.home.code}{match.away.code}{match.home.score}{match.away.score}" for match in view.road)
    told = say("dicecup-end-title"), page.team(champion), under
    x = draw_stage(page, *told, (champion, champion), seed, page.flag, lights=LIGHTS)
    hang_rigs(page)
    page.stamp(shirt(page.kit, seat, page.px(50)), x, 550)
    bottom = _draw_road(page, champion)
    bottom = _draw_places(page, bottom + 8)
    if view.seats > 1:
        bottom = _draw_ranking(page, bottom + 8)
    return bottom + 24


# The road


def _draw_road(page: DiceCupPage, champion: str) -> float:
    view, tokens, say = page.view, page.tokens, page.say
    bottom = ROAD + HEAD + sum(map(_high, view.road)) + 12
    page.panel(LEFT, ROAD, RIGHT, bottom, tokens.panel, tokens.hairline)
    page.words(say("dicecup-end-road"), 48, ROAD + 36, page.face(30, BOLD, tokens.text, tokens.panel))
    count = say("dicecup-end-matches", count=len(view.road))
    page.words(count, 952, ROAD + 36, page.medium(tokens.muted, tokens.panel), anchor="right")
    page.rule(40, 960, ROAD + 64, tokens.hairline)
    top: float = ROAD + HEAD
    for match in view.road:
        _draw_step(page, champion, match, top)
        top += _high(match)
    return bottom


def _high(match: BoutView) -> float:
    """Return the height of a match: one decided after regular time has a second line."""
    return ROW if match.period == "regular" else ROW + SETTLED


def _score(champion: str, match: BoutView, say: Speech) -> tuple[str, Side, Side]:
    """Return the score with the champion's goals first, and both sides."""
    own = side_of(match, champion)
    other = match.away if own is match.home else match.home
    return say.score(own.score, other.score), own, other


def _draw_step(page: DiceCupPage, champion: str, match: BoutView, top: float) -> None:
    tokens, fill = page.tokens, page.tokens.panel
    middle, final = top + ROW / 2, match.stage is Stage.FINAL
    if final:
        fill = tokens.raised
        page.panel(32, top + 1, 968, top + _high(match) - 1, fill, tokens.gold, line=3, radius=10)
    title = page.label(tokens.gold, fill) if final else page.medium(tokens.muted, fill)
    stage = page.say("dicecup-end-group", group=match.group) if match.group else stage_name(match.stage, page.say)
    page.words(stage, 48, middle, title, 206)
    score, own, other = _score(champion, match, page.say)
    wide = page.words(score, 324, middle, page.face(32, BOLD, tokens.text, fill), anchor="middle")
    if match.period != "regular":
        sign = clock(page.kit) if match.period == "overtime" else goal(page.kit)
        page.stamp(sign, 324 - wide / 2 - 22, middle)
        sums = (own.penalties[-1].total, other.penalties[-1].total) if own.penalties else (0, 0)
        settled = page.say("dicecup-card-ended", period=match.period, home=sums[0], away=sums[1])
        page.words(settled, 424, middle + SETTLED, page.medium(tokens.gold, fill))
    page.flag(other.code, 366, middle, 32)
    several = page.view.seats > 1
    name, room = page.team(other.code), 264 if several else 520
    face = page.fit_face(name, page.face(30, SEMIBOLD, tokens.text, fill), room, WORDS)
    page.words(name, 424, middle, face, room)
    if several:
        coach = page.coach(other.seat)
        page.stamp(shirt(page.kit, other.seat, page.px(42)), 722, middle)
        page.words(coach, 752, middle, page.fit_face(coach, page.medium(tokens.muted, fill), 208, WORDS), 208)


def _draw_places(page: DiceCupPage, top: float) -> float:
    """Draw second, third and fourth place side by side."""
    view, tokens, say = page.view, page.tokens, page.say
    places = [(2, view.runner_up), (3, view.third), (4, view.fourth)]
    wide = (RIGHT - LEFT - 16) / 3
    for number, (place, code) in enumerate(places):
        if code is None:
            continue
        left = LEFT + number * (wide + 8)
        page.panel(left, top, left + wide, top + PLACE, tokens.raised, page.edge, radius=12)
        quiet = page.medium(tokens.muted, tokens.raised)
        page.words(say("dicecup-end-place", place=place), left + 16, top + 30, quiet)
        page.flag(code, left + 84, top + 30, 32)
        face = page.fit_face(page.team(code), page.label(tokens.text, tokens.raised), wide - 32, WORDS)
        page.words(page.team(code), left + 16, top + 70, face, wide - 32)
    return top + PLACE


def _draw_ranking(page: DiceCupPage, top: float) -> float:
    """Draw the coaches by rank; equal ones share a rank."""
    view = page.view
    coaches = sorted(view.coaches, key=lambda coach: (coach.rank or 0, coach.seat))
    columns = min(3, len(coaches))
    widest = max(length(page.coach(coach.seat), 28, SEMIBOLD) for coach in coaches)
    if (RIGHT - LEFT - 8 * (columns - 1)) / columns - 122 < widest:
        columns = min(2, columns)  # so that names aren't cut
    wide = (RIGHT - LEFT - 8 * (columns - 1)) / columns
    for number, coach in enumerate(coaches):
        left = LEFT + number % columns * (wide + 8)
        y = top + number // columns * 64
        draw_rank(page, coach.rank or 0, page.coach(coach.seat), left, y, wide, 108)
        page.stamp(shirt(page.kit, coach.seat, page.px(42)), left + 76, y + 28)
    return top + -(-len(coaches) // columns) * 64 - 8
