"""The lines at the top of a page, and the one under the rows: signs, last play. Part of render/worldcup."""

from render.cup_games.frame import WORDS
from render.fonts import MEDIUM, SEMIBOLD
from render.lettering import TextStyle
from render.worldcup.frame import WorldCupPage
from render.worldcup.rows import Marks
from render.worldcup.tiles import FRAME, dashes, frame, half, open_marks, tile, wall
from rules.worldcup.view import Done

SIDE, SHIRT = 44, 40
HIGH = 72


def draw_legend(page: WorldCupPage, top: float, marks: Marks, *, shown: bool, places: bool) -> float:
    """Draw the line of signs. Return its lower end.

    `shown` says that the last play is among the rows drawn, `places` that a target is.
    """
    tokens, kit = page.tokens, page.kit
    middle = top + HIGH / 2 - 1
    px = page.px(SIDE)
    quiet = page.medium(tokens.muted, tokens.canvas)
    x = 48.0
    page.stamp(tile(kit, "1", px), x, middle)
    page.stamp(open_marks(kit, px), x, middle)
    x += 36
    x += page.words(page.say("worldcup-pic-open"), x, middle, quiet) + 50
    page.stamp(tile(kit, "D", px), x, middle)
    page.stamp(wall(kit, px, left=False), x, middle)
    x += 40
    x += page.words(page.say("worldcup-pic-safe"), x, middle, quiet) + 46
    end = 966 - page.words(page.say("worldcup-pic-half"), 966, middle, quiet, anchor="right")
    page.stamp(half(kit, 13), end - 24, middle)
    room = end - 60 - x
    if marks.card is not None:
        _draw_choice(page, marks, x, middle, room, places=places)
    elif page.view.last is not None:
        _draw_last(page, page.view.last, x, middle, room, shown=shown)
    return top + HIGH


def _draw_choice(page: WorldCupPage, marks: Marks, x: float, middle: float, room: float, *, places: bool) -> None:
    tokens = page.tokens
    card = marks.card or ""
    sprite = dashes(page.kit, page.px(SIDE)) if places or not marks.chosen else None
    if sprite is not None:
        page.stamp(sprite, x + 14, middle)
        text = page.say("worldcup-pic-can" if places else "worldcup-pic-cannot", card=card)
    else:
        page.stamp(frame(page.kit, page.px(SIDE), page.px(SIDE), tokens.choice, FRAME * page.kit.scale), x + 14, middle)
        text = page.say("worldcup-pic-chosen")
    face = page.face(WORDS, SEMIBOLD, tokens.choice, tokens.canvas)
    page.words(text, x + 48, middle, page.fit_face(text, face, room - 48, 24), room - 48)


def _draw_last(page: WorldCupPage, last: Done, x: float, middle: float, room: float, *, shown: bool) -> None:
    tokens = page.tokens
    gold = bool(last.changes)
    face = page.face(WORDS, SEMIBOLD if gold else MEDIUM, tokens.gold if gold else tokens.muted, tokens.canvas)
    if gold and shown:
        page.stamp(frame(page.kit, page.px(SIDE), page.px(SIDE), tokens.leaf, FRAME * page.kit.scale), x + 14, middle)
        x, room = x + 48, room - 48
    draw_last_words(page, last, face, x, middle, room)


def draw_last_words(page: WorldCupPage, last: Done, face: TextStyle, x: float, middle: float, room: float) -> None:
    """Write the last play; if space is short, with the player's shirt for the name and codes for teams."""
    whole = [_describe(page, last, page.player(last.seat), named=named) for named in (True, False)]
    text = next((text for text in whole if page.wide(text, face) <= room), None)
    if text is not None:
        page.words(text, x, middle, face, room)
        return
    said = page.words(page.say("worldcup-pic-last", what="").rstrip(), x, middle, face)
    page.badge(last.seat, x + said + 10 + SHIRT / 2, middle, SHIRT)
    x, room = x + said + SHIRT + 18, room - said - SHIRT - 18
    texts = [_describe(page, last, "", named=named) for named in (True, False)]
    text = next((text for text in texts if page.wide(text, face) <= room), texts[-1])
    page.words(text, x, middle, page.fit_face(text, face, room, 26), room)


def _describe(page: WorldCupPage, last: Done, who: str, *, named: bool) -> str:
    """Return the play in words; without `who`, only what was done."""
    say = page.say
    codes = [word.rpartition(":")[2] for word in last.targets if word != "-"]
    teams = [page.team(code) if named and len(codes) == 1 else code for code in codes]
    if last.discarded:
        text = say("worldcup-pic-last-discard", card=last.card)
    elif not last.changes:
        text = say("worldcup-pic-last-missed", team=teams[0])
    elif len(teams) > 1:
        text = say("worldcup-pic-last-several", card=last.card, teams=" ".join(teams))
    else:
        turned = last.changes[0].deed != "placed"
        text = say("worldcup-pic-last-turned" if turned else "worldcup-pic-last-on", card=last.card, team=teams[0])
    return say("worldcup-pic-last", what=say("worldcup-pic-last-named", player=who, what=text)) if who else text


def stage_title(page: WorldCupPage) -> str:
    """Return the name of the round."""
    view = page.view
    title = page.say("worldcup-pic-stage", stage=view.stage, cup=view.cup)
    return page.say("worldcup-pic-replay", title=title) if view.replay else title


def moment(page: WorldCupPage) -> str:
    """Return the line at the top right: who plays, which run it is, how many cards are left."""
    view, say = page.view, page.say
    if view.target is not None:
        return say("worldcup-pic-die", team=page.team(view.target.partition(":")[2]))
    if view.phase != "card":
        return say("worldcup-pic-lots" if view.phase == "lots" else "worldcup-pic-dice") if view.outcome is None else ""
    if view.deck_left == 0 and view.extra:
        left = say("worldcup-pic-extra", count=view.extra)
    else:
        left = say("worldcup-pic-left", count=view.deck_left)
    if view.stage == "groups" and view.runs > 1 and not view.replay:
        left = say("worldcup-pic-joint", one=say("worldcup-pic-run", run=view.run), other=left)
    if view.to_act is None:
        return left
    who = say("worldcup-pic-plays", player=page.player(view.to_act))
    whole = say("worldcup-pic-joint", one=who, other=left)
    quiet = page.medium(page.tokens.muted, page.tokens.canvas)
    return whole if page.wide(whole, quiet) <= 640 else left
