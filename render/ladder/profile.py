"""A picture of a person's profile, with a small plot of their rating. Part of render/ladder."""

from collections.abc import Sequence

from PIL import ImageDraw

from render.colours import plain, result_colours, tints
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD, drawable
from render.honours import draw_band, medal
from render.kit import Kit, kit
from render.ladder.board import TALLEST
from render.lettering import TextStyle
from render.sheet import Sheet, blank
from render.sprites import Pen, Sprite, cached
from render.tokens import MOOD, Colour
from render.wish import Picture, typeset
from words import Speech, speech
from words.games import game_title, without_luck
from words.ladder import GameLine, number_of, peak_of, place_of, results_of, season_name
from words.profiles import Extra, ProfileView, RivalLine, extras, facts, profile_alt, rival_record, title_name

#: The most points of a curve drawn; the last ones are shown.
MOST = 60
#: The least range of the plot in rating points, so that a flat curve looks flat.
LEAST_SPAN = 80
#: The least distance between two numbers beside it, in units.
LINE = 34


def draw_plot(sheet: Sheet, curve: Sequence[int], left: float, top: float, right: float, bottom: float) -> None:
    """Draw the curve in a box (units), its last value marked and labelled, its extremes labelled if there is room."""
    tokens = sheet.tokens
    values = list(curve[-MOST:])
    low, high = min(values), max(values)
    spare = max(0, LEAST_SPAN - (high - low)) / 2
    floor, ceiling = low - spare, high + spare
    edge = 92.0
    x0, x1, y0, y1 = left + edge, right - 24, top + 28, bottom - 28

    def at(number: int, value: float) -> tuple[float, float]:
        across = x0 + (x1 - x0) * number / max(1, len(values) - 1)
        return sheet.px(across), sheet.px(y1 - (y1 - y0) * (value - floor) / (ceiling - floor))

    line = [at(number, value) for number, value in enumerate(values)]
    ground = sheet.px(bottom - 4)
    ImageDraw.Draw(sheet.canvas.image).polygon(
        [(line[0][0], ground), *line, (line[-1][0], ground)], fill=sheet.kit.inks[tints(tokens)[1]]
    )
    wide, tall = sheet.px(right - left), sheet.px(bottom - top)
    corner = sheet.px(left), sheet.px(top)
    pen = Pen(0, 0, wide, tall)
    pen.line([(x - corner[0], y - corner[1]) for x, y in line], max(2, sheet.kit.px(5)), tokens.choice)
    sheet.stamp_at(pen.sprite(sheet.kit.inks, tokens.choice), *corner)
    end = line[-1]
    sheet.stamp_at(dot(sheet.kit, sheet.kit.px(12), tokens.leaf), round(end[0]), round(end[1]))
    written: list[float] = []
    for value in (values[-1], high, low):
        middle = at(0, value)[1] / sheet.kit.scale
        if all(abs(middle - other) >= LINE for other in written):
            now = value == values[-1]
            colour = tokens.gold if now else tokens.muted
            face = sheet.face(28, BOLD if now else MEDIUM, colour, tokens.panel)
            sheet.words(str(value), left + edge - 14, middle, face, anchor="right")
            written.append(middle)


@cached
def dot(tools: Kit, radius: int, colour: Colour) -> Sprite:
    """Return a filled circle anchored at its middle. Radius in pixels."""
    pen = Pen(radius + 1)
    pen.disc(0, 0, radius, colour)
    return pen.sprite(tools.inks, colour)


LEFT, RIGHT, MIDDLE = 24, 976, 500
INSIDE = LEFT + 24
TITLE, BIG, PLACED, WORDS, SMALL = 46, 64, 44, 30, 28
HEAD, CARD, PLOT, GAME, RIVAL, FACT, GAP = 92, 188, 200, 84, 52, 42, 12
#: Heights of the curve's caption, of the line shown if there is no curve, and of an unrated game's two lines.
CAPTION, EMPTY, EXTRA = 54, 84, 80


@typeset
def draw_profile(view: ProfileView, locale: str = "en", *, theme: str = MOOD, width: int = 1000) -> Picture:
    """Draw a profile. Safe to call from several threads."""
    say, tools = speech(locale), kit(plain(), theme, width)
    sheet, tokens = Sheet(tools, blank(tools, width, TALLEST)), tools.tokens
    draw_band(sheet)
    title = sheet.face(TITLE, HEAVY, tokens.text, tokens.canvas)
    sheet.words(drawable(view.name) or view.account or "?", LEFT + 16, HEAD / 2, title, RIGHT - LEFT - 32)
    y: float = HEAD
    _card(sheet, view.overall, view, say, say("profile-overall"), LEFT, y, MIDDLE - GAP / 2)
    _card(sheet, view.season, view, say, say("profile-season"), MIDDLE + GAP / 2, y, RIGHT)
    y += CARD + GAP
    y = _curve(sheet, view, say, y) + GAP
    for line in view.lines:
        _game(sheet, line, view, say, y)
        y += GAME + GAP
    if view.titles:
        y = _titles(sheet, view, say, y) + GAP
    if view.rivals:
        y = _rivals(sheet, view.rivals, say, y) + GAP
    if more := extras(view, say):
        y = _extras(sheet, more, say, y) + GAP
    quiet = sheet.face(SMALL, MEDIUM, tokens.muted, tokens.canvas)
    for fact in facts(view, say):
        sheet.words(drawable(fact), LEFT + 16, y + FACT / 2, quiet, RIGHT - LEFT - 32)
        y += FACT
    return sheet.picture(profile_alt(view, say), y + 16)


def _curve(sheet: Sheet, view: ProfileView, say: Speech, top: float) -> float:
    """Draw the curve under its heading, or say that there is none yet. Return its lower end."""
    tokens = sheet.tokens
    quiet = sheet.face(SMALL, MEDIUM, tokens.muted, tokens.panel)
    if len(view.curve) < 2:
        sheet.panel(LEFT, top, RIGHT, top + EMPTY, tokens.panel)
        told = without_luck(view.without, say) if view.without else say("profile-no-curve")
        sheet.words(told, INSIDE, top + EMPTY / 2, quiet, RIGHT - LEFT - 48)
        return top + EMPTY
    bottom = top + CAPTION + PLOT
    sheet.panel(LEFT, top, RIGHT, bottom, tokens.panel)
    title = sheet.face(SMALL, SEMIBOLD, tokens.muted, tokens.panel)
    sheet.words(say("profile-curve-title"), INSIDE, top + 34, title, 600)
    if len(view.curve) > MOST:
        sheet.words(say("profile-curve-last", games=MOST), RIGHT - 24, top + 34, quiet, 300, "right")
    draw_plot(sheet, view.curve, LEFT + 8, top + CAPTION, RIGHT - 8, bottom)
    return bottom


def _card(
    sheet: Sheet, line: GameLine, view: ProfileView, say: Speech, label: str, left: float, top: float, right: float
) -> None:
    tokens = sheet.tokens
    sheet.panel(left, top, right, top + CARD, tokens.raised)
    room = right - left - 48
    quiet = sheet.face(SMALL, SEMIBOLD, tokens.muted, tokens.raised)
    ranked = line.place is not None
    beside = peak_of(line, say, "card") if ranked else place_of(line, view.least, say)
    used = sheet.words(beside, right - 24, top + 34, quiet, room / 2, "right") if beside else 0
    sheet.words(label, left + 24, top + 34, quiet, room - used - 16)
    big = sheet.face(BIG, HEAVY, tokens.gold if ranked else tokens.text, tokens.raised)
    wide = sheet.words(number_of(line, say), left + 24, top + 90, big)
    place = sheet.face(PLACED, HEAVY, tokens.text, tokens.raised)
    taken = sheet.words(place_of(line, view.least, say), right - 24, top + 94, place, 130, "right") if ranked else 0
    doubt = sheet.face(WORDS, MEDIUM, tokens.muted, tokens.raised)
    sheet.words(
        say("profile-deviation", points=str(line.deviation)),
        left + 40 + wide,
        top + 98,
        doubt,
        room - wide - taken - 32,
    )
    plain = sheet.face(SMALL, MEDIUM, tokens.muted, tokens.raised)
    sheet.words(say("profile-summary", games=line.games, wins=line.wins), left + 24, top + 152, plain, room)


def _game(sheet: Sheet, line: GameLine, view: ProfileView, say: Speech, top: float) -> None:
    """Draw a game: title, place and points above; below, its results as text and as a bar."""
    tokens = sheet.tokens
    sheet.panel(LEFT, top, RIGHT, top + GAME, tokens.panel)
    title = sheet.face(WORDS, BOLD, tokens.text, tokens.panel)
    sheet.words(drawable(game_title(line.game, say)), INSIDE, top + 28, title, 480)
    quiet = sheet.face(SMALL, MEDIUM, tokens.muted, tokens.panel)
    sheet.words(results_of(line, say), INSIDE, top + 61, quiet, 530)
    told = " · ".join(part for part in (peak_of(line, say), place_of(line, view.least, say)) if part)
    sheet.words(told, 824, top + 28, quiet, 260, "right")
    number = sheet.face(36, HEAVY, tokens.text, tokens.panel)
    sheet.words(number_of(line, say), RIGHT - 24, top + 28, number, anchor="right")
    left, right, middle = 590.0, RIGHT - 24.0, top + 61
    for count, colour in zip((line.wins, line.placed, line.draws, line.losses), result_colours(tokens), strict=True):
        share = (right - 590.0) * count / max(1, line.games)
        if count:
            end = right if left + share > right - 1 else left + max(8.0, share - 4)
            sheet.panel(left, middle - 9, end, middle + 9, colour, radius=4)
        left += share


def _section(sheet: Sheet, title: str, top: float, high: float) -> tuple[float, TextStyle]:
    """Draw the panel and the title of a section so high. Return its lower end, and the face of the title."""
    face, bottom = sheet.face(SMALL, SEMIBOLD, sheet.tokens.muted, sheet.tokens.panel), top + 56 + high + 8
    sheet.panel(LEFT, top, RIGHT, bottom, sheet.tokens.panel)
    sheet.words(title, INSIDE, top + 32, face, RIGHT - LEFT - 48)
    return bottom, face


def _titles(sheet: Sheet, view: ProfileView, say: Speech, top: float) -> float:
    """Draw the places at the ends of seasons and events, each with its medal. Return their lower end."""
    tokens = sheet.tokens
    bottom, quiet = _section(sheet, say("profile-titles-head"), top, RIVAL * len(view.titles))
    if view.more_titles:
        sheet.words(say("profile-titles-more", count=view.more_titles), RIGHT - 24, top + 32, quiet, 300, "right")
    for number, one in enumerate(view.titles):
        middle = top + 56 + RIVAL * (number + 0.5)
        sheet.stamp(medal(sheet.kit, one.place, sheet.px(19)), INSIDE + 19, middle)
        bold = sheet.face(WORDS, SEMIBOLD, tokens.text, tokens.panel)
        sheet.words(drawable(title_name(one, say)) or "?", INSIDE + 54, middle, bold, 520)
        when = sheet.face(SMALL, MEDIUM, tokens.muted, tokens.panel)
        sheet.words(season_name(one.season, say), RIGHT - 24, middle, when, 280, "right")
    return bottom


def _rivals(sheet: Sheet, rivals: tuple[RivalLine, ...], say: Speech, top: float) -> float:
    tokens = sheet.tokens
    bottom, _ = _section(sheet, say("profile-rivals-title"), top, RIVAL * len(rivals))
    for number, line in enumerate(rivals):
        middle = top + 56 + RIVAL * (number + 0.5)
        name = sheet.face(WORDS, SEMIBOLD, tokens.text, tokens.panel)
        sheet.words(drawable(line.name) or line.account or "?", INSIDE, middle, name, 440)
        quiet = sheet.face(SMALL, MEDIUM, tokens.muted, tokens.panel)
        sheet.words(rival_record(line, say), RIGHT - 24, middle, quiet, 470, "right")
    return bottom


def _extras(sheet: Sheet, more: list[Extra], say: Speech, top: float) -> float:
    """Draw the unrated games, two lines each. Return their lower end."""
    tokens = sheet.tokens
    bottom, _ = _section(sheet, say("profile-extras-title"), top, EXTRA * len(more))
    bold = sheet.face(WORDS, SEMIBOLD, tokens.text, tokens.panel)
    quiet = sheet.face(SMALL, MEDIUM, tokens.muted, tokens.panel)
    for number, extra in enumerate(more):
        first = top + 76 + EXTRA * number
        used = sheet.words(extra.best, RIGHT - 24, first, bold, 400, "right")
        sheet.words(drawable(extra.name), INSIDE, first, bold, RIGHT - LEFT - 72 - used)
        told = " · ".join(part for part in (extra.detail, extra.record) if part)
        sheet.words(drawable(told), INSIDE, first + 34, quiet, RIGHT - LEFT - 48)
    return bottom
