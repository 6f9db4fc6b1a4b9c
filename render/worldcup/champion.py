"""The champions' page, shown at the end of a cup. Part of render/worldcup.

Beams, trophy, flags and confetti in the flag's colours, then the champion's matches, and the seats by rank. A game
ended by a claim has no champion; the winner's surviving teams are shown instead, those in the final first.
"""

from math import cos, pi, sin
from typing import Final

from render.cup_games.frame import LEFT, RIGHT, WORDS
from render.cup_games.lights import Lights
from render.cup_games.party import STAGE_HIGH, draw_rank, draw_stage
from render.cup_games.signs import goal
from render.fonts import BOLD, SEMIBOLD
from render.sprites import Point, regular
from render.worldcup.ceremony import columns
from render.worldcup.colours import tones
from render.worldcup.frame import WorldCupPage
from render.worldcup.frieze import ring
from rules.core.outcome import Outcome
from rules.worldcup.view import MatchResult, Report, View

ROW, HEAD = 56, 68
#: The middle and the radius of the disc behind the trophy. 1930: how many rays it has. 2002: the rings around it.
MIDDLE, DISC, RAYS = (500, 262), 186, 20
RINGS = ((246, 40, -0.25), (330, 34, 0.8), (424, 40, 0.15), (528, 46, -0.4))


def champion_of(page: WorldCupPage) -> str | None:
    """Return the team that won the final, if it was played."""
    return next((tie.winner for tie in page.view.bracket if tie.name == "F"), None)


def survivors(view: View, seat: int) -> list[str]:
    """Return a seat's teams that are still in the cup, those in the final first."""
    final = {team for tie in view.bracket if tie.name == "F" for team in (tie.left, tie.right)}
    own = [team.code for team in view.teams if team.alive and team.owner == seat]
    return sorted(own, key=lambda code: code not in final)


def draw_champion(page: WorldCupPage) -> float:
    """Draw the whole picture of the end. Return its lower end in units."""
    say, outcome = page.say, page.view.outcome
    assert outcome is not None
    champion, best = champion_of(page), outcome.winners[0] if outcome.winners else 0
    title = say("worldcup-pic-end" if champion else "worldcup-pic-claimed")
    name = page.team(champion) if champion else page.player(best)
    under = say("worldcup-pic-coached", player=page.player(best)) if champion else say("worldcup-pic-beyond")
    seed = " ".join(f"{tie.name}{tie.winner}{tie.goals}" for tie in page.view.bracket)
    flags = [champion, champion] if champion else survivors(page.view, best)[:2]
    lights, lit = ARENA if page.view.cup == 2002 else SUNBURST, tones(page.tokens)
    sign = draw_stage(page, title, name, under, flags, seed, page.nation, lights=lights, lit=(lit.rays, lit.disc))
    page.badge(best, sign, 550, 50)
    bottom = _draw_road(page, champion, STAGE_HIGH) + 8 if champion else STAGE_HIGH
    return _draw_ranking(page, outcome, bottom) + 24


def _shine(*shapes: tuple[Point, ...]) -> Lights:
    """Return the scenery of a stage: shapes, and a disc over them behind the trophy."""
    disc = tuple(regular(*MIDDLE, DISC, 120))
    return Lights((((2, disc), *((1, shape) for shape in shapes)),))


def _ray(number: int) -> tuple[Point, ...]:
    """Return a ray of the sun, from its middle to beyond the stage."""
    (x, y), step = MIDDLE, 2 * pi / RAYS
    ends = (step * (number + 0.25), step * (number + 0.75))
    return ((x, y), *((x + 900 * cos(angle), y + 900 * sin(angle)) for angle in ends))


SUNBURST: Final = _shine(*(_ray(number) for number in range(RAYS)))
ARENA: Final = _shine(*(tuple(ring(*MIDDLE, radius, thick, broad * pi)) for radius, thick, broad in RINGS))


def _draw_road(page: WorldCupPage, champion: str, top: float) -> float:
    """Draw the champion's matches: those of a group on one line, then one each. Return their lower end."""
    tokens = page.tokens
    rounds = [(report, _of(report, champion)) for report in page.view.reports]
    rows = [(report, results) for report, results in rounds if results]
    bottom = top + HEAD + len(rows) * ROW + 12
    page.panel(LEFT, top, RIGHT, bottom, tokens.panel, tokens.hairline)
    page.words(page.say("worldcup-pic-road"), 48, top + 36, page.face(30, BOLD, tokens.text, tokens.panel))
    given = sum(result.dice[result.right.team == champion] for _, results in rows for result in results)
    quiet = page.medium(tokens.muted, tokens.panel)
    if given:
        page.words(page.say("worldcup-pic-on-dice", count=given), 952, top + 36, quiet, anchor="right")
    page.rule(40, 960, top + 64, tokens.hairline)
    for number, (report, results) in enumerate(rows):
        middle = top + HEAD + ROW * number + ROW / 2
        _draw_step(page, champion, report, results, middle)
    return bottom


def _of(report: Report, team: str) -> list[MatchResult]:
    return [result for result in report.results if team in (result.left.team, result.right.team)]


def _draw_step(page: WorldCupPage, champion: str, report: Report, results: list[MatchResult], middle: float) -> None:
    tokens, fill = page.tokens, page.tokens.panel
    final = report.stage == "final"
    if final:
        fill = tokens.raised
        page.panel(32, middle - 27, 968, middle + 27, fill, tokens.gold, line=3, radius=10)
    group = page.teams[champion].group
    title = page.say("worldcup-pic-road-stage", stage=report.stage, group=group)
    if report.replay:
        title = page.say("worldcup-pic-replay", title=title)
    face = page.label(tokens.gold, fill) if final else page.medium(tokens.muted, fill)
    page.words(title, 48, middle, page.fit_face(title, face, 244, 26), 244)
    if report.stage == "groups":
        for number, result in enumerate(results):
            _draw_match(page, champion, result, 300 + number * 224, middle, named=False)
    else:
        _draw_match(page, champion, results[0], 300, middle, named=True)


def _draw_match(
    page: WorldCupPage, champion: str, result: MatchResult, x: float, middle: float, *, named: bool
) -> None:
    """Write a score with the champion's goals first, and the opponent. In a row there is room for its owner."""
    tokens = page.tokens
    fill = tokens.raised if result.name == "F" else tokens.panel
    home = result.left.team == champion
    goals = result.goals if home else result.goals[::-1]
    other = result.right if home else result.left
    page.words(page.say.score(*goals), x + 54, middle, page.face(30, BOLD, tokens.text, fill), anchor="right")
    page.nation(other.team, x + 62, middle, 32)
    quiet = page.medium(tokens.muted, fill)
    if not named:
        page.words(other.team, x + 118, middle, quiet, 76)
        return
    if result.kicks:
        page.stamp(goal(page.kit), x - 22, middle)
    name = page.team(other.team)
    face = page.fit_face(name, page.face(30, SEMIBOLD, tokens.text, fill), 220, WORDS)
    page.words(name, x + 118, middle, face, 220)
    end: float = 952
    if result.kicks:
        kicked = result.kicked if home else result.kicked[::-1]
        text = page.say("worldcup-pic-shootout-score", left=kicked[0], right=kicked[1])
        end -= page.words(text, end, middle, page.medium(tokens.gold, fill), anchor="right") + 16
    page.badge(other.owner, 664, middle, 42)
    if other.owner is not None and end - 696 > 60:
        page.words(page.player(other.owner), 696, middle, quiet, end - 696)


def _draw_ranking(page: WorldCupPage, outcome: Outcome, top: float) -> float:
    """Draw the seats by rank; equal ones share a rank."""
    ranked, place = [], 1
    for level in outcome.ranking:
        ranked += [(place, seat) for seat in level]
        place += len(level)
    across = min(3, columns(len(ranked)))
    wide = (RIGHT - LEFT - 8 * (across - 1)) / across
    for number, (rank, seat) in enumerate(ranked):
        left, y = LEFT + number % across * (wide + 8), top + number // across * 64
        draw_rank(page, rank, page.player(seat), left, y, wide, 116)
        page.badge(seat, left + 82, y + 28, 42)
    return top + -(-len(ranked) // across) * 64 - 8
