"""What games did to ratings, in words: below a board, and one's last games. Part of cogs/views/ladder."""

from collections.abc import Iterable, Sequence

from cogs.servers.names import Names
from host.house import House
from ratings import Counted, Why, chance_to_win, points
from ratings.counted import Moved
from ratings.weighing import Weight
from rules import title_of
from rules.table.table import Table
from words import Speech

#: So many people have a line each; more stand in one.
OWN_LINE = 6
#: So many of one's last games are told.
LAST = 6
#: From how much more or less than an even share of chances on somebody is a favourite or an outsider.
_FAVOURITE, _OUTSIDER = 1.25, 0.75


async def moved_lines(house: House, names: Names, table: Table, say: Speech) -> Sequence[str]:
    """What a finished game did to ratings, or why nothing; nothing at all for a game alone. Raises ArchiveError."""
    head = await house.archive.tables.head(table.id)
    if head is None or head.guild_id is None or len(table.seats) == 1:
        return ()
    counted = await house.ladders.counted(head.guild_id, table.id)
    return () if counted is None else await lines_of(counted, names, say)


async def lines_of(counted: Counted, names: Names, say: Speech) -> Sequence[str]:
    """A line for each person whom a game moved, for whom it did not and why, and how much it counted."""
    if counted.why is not None:
        return () if counted.why is Why.ALONE else (say("not-rated", why=counted.why.value),)
    lines = [_line(await names.of(part.person), counted.moves[part.person], say) for part in counted.parts]
    if len(lines) > OWN_LINE:
        lines = [" · ".join(lines)]
    for why in dict.fromkeys(why for _, why in counted.apart):
        left_out = [await names.of(person) for person, other in counted.apart if other is why]
        lines.append(say("not-rated-for", why=why.value, names=", ".join(left_out)))
    return (*lines, *_counted_for(counted.weights.values(), say))


def _counted_for(weights: Iterable[Weight], say: Speech) -> Sequence[str]:
    """How much a game counted, and why not in full."""
    percents = sorted(_percent(one) for one in weights)
    if percents[0] == 100:
        return ()
    reasons = [why for why in ("again", "day", "new") if any(why in _reasons(one) for one in weights)]
    because = ", ".join(say("counted-because", why=why) for why in reasons)
    if percents[0] == percents[-1]:
        return (say("moved-weight", part=say("counted-part", percent=percents[0]), because=because),)
    return (say("moved-weights", least=percents[0], most=percents[-1], because=because),)


def _percent(weight: Weight) -> int:
    """The weight as people read it, 1 to 100."""
    return max(1, int(100 * weight.weight + 0.5))


def _reasons(weight: Weight) -> Sequence[str]:
    """What made a game count less: the same people again, a full day, opponents of whom little is known."""
    steps = {"again": (1.0, weight.again), "day": (weight.again, weight.share), "new": (weight.share, weight.weight)}
    return [why for why, (before, after) in steps.items() if int(100 * after / before + 0.5) < 100]


async def why_lines(house: House, names: Names, guild_id: int, person: int, say: Speech) -> Sequence[str]:
    """A person's last games in a server and how each moved the rating, the last one first. Raises ArchiveError."""
    games = (await house.ladders.of(guild_id)).games_of(person)[:LAST]
    return [await _told(counted, person, names, say) for counted in games]


async def _told(counted: Counted, person: int, names: Names, say: Speech) -> str:
    result = counted.result
    others = [one.person for one in result.sitters if one.person not in (None, person)]
    who = ", ".join([await names.of(other) for other in others if other is not None])
    if not who:
        who = say("why-nobody" if len(result.sitters) == 1 else "why-computers")
    title = title_of(result.game)
    told = _told_of(counted, person, say)
    return say("why-game", title=title, when=f"<t:{result.ended_at // 1000}:R>", who=who, told=told)


def _told_of(counted: Counted, person: int, say: Speech) -> str:
    if counted.why is not None:
        return say("why-unrated", why=counted.why.value)
    why = counted.why_not(person)
    return _reason(counted, person, say) if why is None else say("why-unmoved", why=why.value)


def _reason(counted: Counted, person: int, say: Speech) -> str:
    move, part = counted.moves[person], counted.part(person)
    assert part is not None
    opponents = [who for group in part.groups for who in group if who != person]
    others = [counted.moves[other].before for other in sorted(opponents) if other in counted.moves]
    chance = chance_to_win(move.before, others)
    share = chance * (1 + len(others))
    odds = "favourite" if share > _FAVOURITE else "outsider" if share < _OUTSIDER else "even"
    last = person in part.groups[-1]
    outcome = "won" if counted.won(person) else "drawn" if counted.drew(person) else "lost" if last else "placed"
    before, after = points(move.before), points(move.after)
    told = say(
        "why-rated",
        outcome=outcome,
        place=part.place,
        of=len(counted.result.sitters),
        before=str(before),
        after=str(after),
        sign=_sign(after - before),
        by=str(abs(after - before)),
        odds=odds if others else "none",
        chance=round(100 * chance),
    ).rstrip()
    if any(one.left and one.person == person for one in counted.result.sitters):
        told += " " + say("why-gave-up")
    weight = counted.weights[person]
    if _percent(weight) == 100:
        return told
    because = ", ".join(say("counted-because", why=why) for why in _reasons(weight))
    return told + " " + say("why-weight", part=say("counted-part", percent=_percent(weight)), because=because)


def _line(name: str, move: Moved, say: Speech) -> str:
    before, after = points(move.before), points(move.after)
    rose = "yes" if after > before else "no" if after < before else "same"
    return say("moved", name=name, before=str(before), after=str(after), by=str(abs(after - before)), rose=rose)


def _sign(difference: int) -> str:
    return "+" if difference > 0 else "−" if difference < 0 else "±"
