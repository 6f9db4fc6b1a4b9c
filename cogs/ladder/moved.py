"""Say how games changed ratings: below a board, on a page about it, and for a person's last games."""

from collections.abc import Iterable, Sequence

from cogs.people.people import Names
from host.house import House, Session
from ratings import LEAST_GAMES, CountedGame, WhyUnrated, chance_to_win, points
from ratings.judging import Part, PersonalOutcome, is_absent
from ratings.weighing import Weight
from words import Speech
from words.games import game_title
from words.ladder import points_of

#: Up to this many people have a line each; more share one.
OWN_LINE = 6
#: Below a board, up to this many people are named.
BELOW_BOARD = 4
#: How many of a person's last games are explained.
LAST = 6
#: How many times an even chance makes somebody a favourite, and how few an outsider.
_FAVOURITE, _OUTSIDER = 1.25, 0.75


async def find_counted(house: House, session: Session) -> CountedGame | None:
    """Return how a game that is over counted; None for a solo game or outside of a server. Raises ArchiveError."""
    guild_id, table = session.head.guild_id, session.table
    if guild_id is None or len(table.seats) == 1:
        return None
    return await house.archive.ratings.game(guild_id, table.id)


async def small_print(counted: CountedGame, names: Names, say: Speech) -> Sequence[str]:
    """Say in a line how a game changed ratings, or why it didn't; empty if nothing moved."""
    if counted.why is not None:
        return await lines_of(counted, names, say)
    moved = [(part.person, *_points(part, counted)) for part in counted.parts]
    if all(before == after for _, before, after in moved):
        return ()
    if len(moved) > BELOW_BOARD:
        return (say("moved-more"),)
    told = [
        f"{await names.of(one)} {after} ({_sign(after - before)}{abs(after - before)})" for one, before, after in moved
    ]
    return (f"-# {' · '.join(told)}",)


async def lines_of(counted: CountedGame, names: Names, say: Speech) -> Sequence[str]:
    """Write a line for each person whose rating changed, for whom it wasn't rated and why, and how much it counted."""
    if counted.why is not None:
        return () if counted.why is WhyUnrated.ALONE else (say("not-rated", why=counted.why.value),)
    lines = [_line(await names.of(part.person), part, counted, say) for part in counted.parts]
    if len(lines) > OWN_LINE:
        lines = [" · ".join(lines)]
    if any(not counted.moves[part.person].ranked for part in counted.parts):
        lines.append(f"-# {say('ladder-least', least=LEAST_GAMES)}")
    for why in dict.fromkeys(why for _, why in counted.apart):
        left_out = [await names.of(person) for person, other in counted.apart if other is why]
        lines.append(say("not-rated-for", why=why.value, names=say.all_of(left_out)))
    return (*lines, *_weight_lines(counted.weights.values(), say))


def _weight_lines(weights: Iterable[Weight], say: Speech) -> Sequence[str]:
    """Say how much a game counted, and why not in full."""
    percents = sorted(_percent(one) for one in weights)
    if percents[0] == 100:
        return ()
    reasons = [why for why in ("again", "day", "new") if any(why in _reasons(one) for one in weights)]
    because = say.all_of(say("counted-because", why=why) for why in reasons)
    if percents[0] == percents[-1]:
        return (say("moved-weight", part=say("counted-part", percent=percents[0]), because=because),)
    return (say("moved-weights", least=percents[0], most=percents[-1], because=because),)


def _percent(weight: Weight) -> int:
    """Return a weight in percent, 1 to 100."""
    return max(1, int(100 * weight.weight + 0.5))


def _reasons(weight: Weight) -> Sequence[str]:
    """Return why a game counted less: the same people again, many games that day, opponents with uncertain ratings."""
    steps = {"again": (1.0, weight.again), "day": (weight.again, weight.share), "new": (weight.share, weight.weight)}
    return [why for why, (before, after) in steps.items() if int(100 * after / before + 0.5) < 100]


async def why_lines(house: House, names: Names, guild_id: int, person: int, say: Speech) -> Sequence[str]:
    """List a person's last games in a server and how each changed the rating, latest first. Raises ArchiveError."""
    games = await house.archive.ratings.games_of(guild_id, person, LAST)
    return [await _game_line(counted, person, names, say) for counted in games]


async def _game_line(counted: CountedGame, person: int, names: Names, say: Speech) -> str:
    result = counted.result
    others = [one.person for one in result.sitters if one.person not in (None, person)]
    who = say.all_of([await names.of(other) for other in others if other is not None])
    alone = "why-alone" if len(result.sitters) == 1 else "why-computers"
    who = say("why-with", names=who) if who else say(alone)
    title = game_title(result.game, say)
    told = _explain(counted, person, say)
    return say("why-game", title=title, when=f"<t:{result.ended_at // 1000}:R>", who=who, told=told)


def _explain(counted: CountedGame, person: int, say: Speech) -> str:
    if counted.why is not None:
        return say("why-unrated", why=counted.why.value)
    why = counted.why_not(person)
    return _reason(counted, person, say) if why is None else say("why-unmoved", why=why.value)


def _reason(counted: CountedGame, person: int, say: Speech) -> str:
    move, part = counted.moves[person], counted.part(person)
    assert part is not None
    before, after = points(move.before), points(move.after)
    several = len(counted.result.sitters) > 2
    told = [
        say(
            "why-rated",
            outcome="placed" if several and part.outcome is PersonalOutcome.LOST else part.outcome.value,
            place=_place(part, counted, say),
            before=str(before),
            after=points_of(after, say, ranked=move.ranked),
            sign=_sign(after - before),
            by=str(abs(after - before)),
        )
    ]
    opponents = [who for group in part.groups for who in group if who != person]
    others = [counted.moves[other].before for other in sorted(opponents) if other in counted.moves]
    if others:
        chance, players = chance_to_win(move.before, others), 1 + len(others)
        expected = {"chance": round(100 * chance), "players": players, "so": _so(part.outcome, chance * players)}
        told.append(say("why-expected", **expected))
    if any((one.left or is_absent(one)) and one.person == person for one in counted.result.sitters):
        told.append(say("why-gave-up"))
    weight = counted.weights[person]
    if _percent(weight) < 100:
        because = say.all_of(say("counted-because", why=why) for why in _reasons(weight))
        told.append(say("why-weight", part=say("counted-part", percent=_percent(weight)), because=because))
    return " ".join(told)


def _so(outcome: PersonalOutcome, share: float) -> str:
    """Compare a result with the expectation; `share` is 1 if the chances were even."""
    if outcome is PersonalOutcome.WON and share > _FAVOURITE:
        return "win-less"
    if outcome is PersonalOutcome.WON and share < _OUTSIDER:
        return "win-more"
    if outcome is PersonalOutcome.LOST and share > _FAVOURITE:
        return "loss-more"
    if outcome is PersonalOutcome.LOST and share < _OUTSIDER:
        return "loss-less"
    return "as-expected"


def _place(part: Part, counted: CountedGame, say: Speech) -> str:
    """Name the person's place among all players."""
    return say("place-of", place=part.place, of=len(counted.result.sitters))


def _points(part: Part, counted: CountedGame) -> tuple[int, int]:
    """Return a person's points before and after a game."""
    move = counted.moves[part.person]
    return points(move.before), points(move.after)


def _line(name: str, part: Part, counted: CountedGame, say: Speech) -> str:
    move, (before, after) = counted.moves[part.person], _points(part, counted)
    rose = "yes" if after > before else "no" if after < before else "same"
    shown = points_of(after, say, ranked=move.ranked)
    line = say("moved", name=name, before=str(before), after=shown, by=str(abs(after - before)), rose=rose)
    several = len(counted.result.sitters) > 2
    return say("moved-placed", line=line, place=_place(part, counted, say)) if several else line


def _sign(difference: int) -> str:
    return "+" if difference > 0 else "−" if difference < 0 else "±"
