"""A shoot-out: who kicks, with which die, and the score. Part of render/worldcup."""

from render.cup_games.frame import LEFT, RIGHT, WORDS
from render.cup_games.signs import cross, goal, tick
from render.fonts import BOLD, HEAVY, MEDIUM
from render.worldcup.frame import WorldCupPage, coach
from render.worldcup.tiles import FRAME, frame, modifier, pending
from rules.worldcup.pieces import KICKS
from rules.worldcup.view import Penalty, Shootout

TOP, ROWS, PITCH, DIE = 80, 420, 96, 64
CENTRES = 172, 828
#: The middle of the first kick, and the right end of the score.
FIRST, SCORE = 242, 940
#: The most pairs of kicks drawn; the last ones are shown.
MOST = 9


def draw_shootout(page: WorldCupPage, shoot: Shootout) -> float:
    """Draw the whole card of a shoot-out. Return its lower end."""
    say, tokens = page.say, page.tokens
    note = say("worldcup-pic-sudden" if shoot.sudden else "worldcup-pic-five")
    page.head(say("worldcup-pic-shootout", match=shoot.match, stage=page.view.stage), note)
    pairs = max(KICKS, len(shoot.kicks) // 2 + 1)
    first = max(0, pairs - MOST)
    bottom = ROWS + 2 * PITCH + 10
    page.panel(LEFT, TOP, RIGHT, bottom, tokens.panel, tokens.hairline)
    for side, x in enumerate(CENTRES):
        _draw_side(page, shoot, side, x)
    _draw_score(page, shoot)
    page.rule(48, 952, ROWS - 12, tokens.hairline)
    for side in (0, 1):
        _draw_kicks(page, shoot, side, first, pairs, ROWS + side * PITCH)
    _draw_bar(page, shoot, bottom + 12)
    under: float = bottom + 76
    if shoot.waiting:
        text = say("worldcup-pic-waiting", matches=", ".join(shoot.waiting))
        page.words(text, LEFT + 4, under + 36, page.medium(tokens.muted, tokens.canvas), 900)
        under += 56
    return under + 20


def _draw_side(page: WorldCupPage, shoot: Shootout, side: int, x: float) -> None:
    tokens, code = page.tokens, shoot.teams[side]
    page.nation(code, x - 108, 104 + 72, 144)
    name = page.team(code)
    face = page.fit_face(name, page.face(40, BOLD, tokens.text, tokens.panel), 290, WORDS)
    page.words(name, x, 280, face, 290, "middle")
    page.rank(code, x, 328, 54, 34)
    words = page.medium(tokens.text, tokens.panel)
    who = page.player(shoot.owners[side])
    wide = min(186, page.wide(who, words))
    start = x - (58 + wide) / 2
    page.badge(shoot.owners[side], start + 24, 374, 44)
    page.words(who, start + 58, 373, words, 186)


def _draw_score(page: WorldCupPage, shoot: Shootout) -> None:
    """Write the goals of the shoot-out, large, and under them those of the match, which stay the same."""
    tokens = page.tokens
    for side, x in enumerate((402, 598)):
        face = page.face(132, HEAVY, tokens.text, tokens.panel)
        page.words(str(shoot.kicked[side]), x, 186, face, anchor="middle")
    page.stamp(goal(page.kit, 34), 500, 186)
    results = page.view.reports[-1].results if page.view.reports else ()
    for result in results:
        if result.name == shoot.match:
            text = page.say("worldcup-pic-level", left=result.goals[0], right=result.goals[1])
            page.pill(text, 500, 286, page.medium(tokens.text, tokens.raised), tokens.hairline, pad=18)


def _draw_kicks(page: WorldCupPage, shoot: Shootout, side: int, first: int, pairs: int, top: float) -> None:
    """Draw one side's kicks: the die of each over a tick or a cross, the next one framed gold."""
    tokens, kit = page.tokens, page.kit
    middle = top + PITCH / 2
    page.nation(shoot.teams[side], 48, middle, 36)
    page.words(shoot.teams[side], 114, middle, page.face(30, BOLD, tokens.text, tokens.panel), 80)
    own = [kick for kick in shoot.kicks if kick.side == side]
    score = str(shoot.kicked[side])
    bold = page.face(44, HEAVY, tokens.text, tokens.panel)
    room = SCORE - page.wide(score, bold) - 52 - FIRST  # half a frame, and a gap before the score
    step = min(104, room / (max(pairs - first, KICKS) - 1))
    for number in range(first, pairs):
        x = FIRST + (number - first) * step
        if number < len(own):
            _draw_kick(page, own[number], x, middle)
            continue
        due = number == len(own) and shoot.side == side
        page.stamp(pending(kit, 22, tokens.gold if due else tokens.hairline), x, middle)
        if due:
            page.stamp(frame(kit, page.px(76), page.px(88), tokens.leaf, FRAME * kit.scale), x, middle)
    page.words(score, SCORE, middle, bold, anchor="right")


def _draw_kick(page: WorldCupPage, kick: Penalty, x: float, middle: float) -> None:
    page.stamp(modifier(page.kit, kick.dot, page.px(DIE - 8), wood=False), x, middle - 12)
    sign = tick(page.kit, 14) if kick.scored else cross(page.kit, 9)
    page.stamp(sign, x, middle + 32)


def _draw_bar(page: WorldCupPage, shoot: Shootout, top: float) -> None:
    say, tokens = page.say, page.tokens
    page.panel(LEFT, top, RIGHT, top + 64, tokens.raised, radius=12)
    middle, owner = top + 32, shoot.owners[shoot.side]
    page.stamp(coach(page.kit, owner, page.px(48), mine=page.view.viewer == owner), 64, middle)
    note, quiet = say("worldcup-pic-black"), page.face(28, MEDIUM, tokens.muted, tokens.raised)
    team = page.team(shoot.teams[shoot.side])
    if page.view.phase == "kick" and page.view.expects:
        text = say("worldcup-pic-rolled", team=team)
    else:
        text = say("worldcup-pic-kicks", player=page.player(owner), team=team)
    noted = page.words(note, 952, middle, quiet, anchor="right")
    bold = page.face(30, BOLD, tokens.text, tokens.raised)
    room = 848 - noted - 24
    page.words(text, 104, middle, page.fit_face(text, bold, room, WORDS), room)
