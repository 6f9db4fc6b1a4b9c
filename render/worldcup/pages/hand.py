"""The viewer's own hand as large cards, and the public counts; nothing else. Part of render/worldcup/pages."""

from render.cup_games.frame import LEFT, RIGHT
from render.fonts import BOLD
from render.worldcup.frame import Page
from render.worldcup.signs.cards import HIGH, SHADOW, effect_lines, lying
from rules.worldcup.view import HandCard, View

TOP, BOTTOM, MIDDLE = 80, 560, 324
#: The middle and rotation (degrees) of each card, by the number of cards.
PLACES = {1: ((500, 0),), 2: ((340, -2), (660, 2)), 3: ((194, -3), (500, 0), (806, 3))}


def turns_left(view: View, seat: int) -> int:
    """Return about how many more turns the seat has in this round, without the current one."""
    if seat not in view.playing or not view.playing:
        return 0
    behind = view.playing.index(seat)
    size = len(view.playing)
    left = view.deck_left + (view.deck_size if view.run < view.runs and view.stage == "groups" else 0)
    if not view.deck_left and view.extra:
        left = view.extra
    turns = max(0, -(-(left - behind) // size))
    return turns - 1 if behind == 0 and turns else turns


def draw_hand(page: Page) -> float:
    """Draw the viewer's hand. Return its lower end."""
    view, say, tokens = page.view, page.say, page.tokens
    hand, viewer = view.hand or (), view.viewer or 0
    mine = view.to_act == viewer and view.phase == "card"
    note = say("worldcup-pic-turn") if mine else ""
    if not mine and view.to_act is not None:
        note = say("worldcup-pic-waits", player=page.player(view.to_act))
    page.head(say("worldcup-pic-hand"), note)
    page.panel(LEFT, TOP, RIGHT, BOTTOM, tokens.panel, tokens.hairline)
    places = PLACES.get(len(hand)) or tuple((194 + 612 * n // max(1, len(hand) - 1), 0) for n in range(len(hand)))
    for (x, turn), held in zip(places, hand, strict=True):
        _draw_card(page, held, x, turn)
    if not hand:
        page.words(say("worldcup-pic-no-hand"), 500, 320, page.medium(tokens.muted, tokens.panel), anchor="middle")
    if view.turn:
        _draw_foot(page, viewer)
    return 640


def _draw_card(page: Page, held: HandCard, x: float, turn: float) -> None:
    kit, say = page.kit, page.say
    dull = not held.usable and page.view.to_act == page.view.viewer
    key = f"c{held.card}"
    effect = effect_lines(kit, say("worldcup-pic-effect", card=key))
    left, top = page.px(x), page.px(MIDDLE)
    aside = page.px(x + SHADOW[0]) - left, page.px(MIDDLE + SHADOW[1]) - top
    found = lying(kit, held.card, say("worldcup-pic-card", card=key), effect, turn, aside, dull=dull)
    page.canvas.image.paste(found.image(), (left + found.x, top + found.y))
    if dull:
        _draw_pill(page, say("worldcup-pic-discard-only"), x, MIDDLE - HIGH / 2 + 242, gold=False)
    if held.new:
        _draw_pill(page, say("worldcup-pic-new"), x + 62, 146, gold=True)


def _draw_pill(page: Page, text: str, x: float, middle: float, *, gold: bool) -> None:
    tokens = page.tokens
    fill, ink = (tokens.gold, tokens.ink) if gold else (tokens.raised, tokens.text)
    face = page.label(ink, fill)
    half = page.wide(text, face) / 2 + 16
    page.panel(x - half, middle - 22, x + half, middle + 22, fill, None if gold else tokens.muted, radius=22)
    page.words(text, x, middle, face, anchor="middle")


def _draw_foot(page: Page, viewer: int) -> None:
    """Write how much of the deck is left, and about how many more turns that means."""
    view, say, tokens = page.view, page.say, page.tokens
    left = say("worldcup-pic-left", count=view.deck_left)
    if view.stage == "groups" and view.runs > 1 and not view.replay:
        left = say("worldcup-pic-joint", one=say("worldcup-pic-run", run=view.run), other=left)
    more = say("worldcup-pic-more", count=turns_left(view, viewer))
    bold = page.face(28, BOLD, tokens.text, tokens.canvas)
    used = page.words(more, RIGHT - 4, 600, bold, 560, "right")
    page.words(left, LEFT + 4, 600, page.medium(tokens.muted, tokens.canvas), 940 - used - 24)
