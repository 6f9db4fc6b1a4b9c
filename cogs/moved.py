"""What games did to ratings, in words: below a board, and one's last games. Part of cogs/: imports ratings, words."""

from collections.abc import Sequence

from cogs.house import House
from cogs.names import Names
from ratings import Counted, Why, chance_to_win, points
from ratings.ladder import Moved
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
    head = await house.archive.head(table.id)
    if head is None or head.guild_id is None or len(table.seats) == 1:
        return ()
    counted = await house.ladders.counted(head.guild_id, table.id)
    if counted is None:
        return ()
    if counted.why is not None:
        return () if counted.why is Why.ALONE else (say("not-rated", why=counted.why.value),)
    lines = [_line(await names.of(person), counted.moves[person], say) for group in counted.groups for person in group]
    if len(lines) > OWN_LINE:
        lines = [" · ".join(lines)]
    return (*lines, say("moved-weight", repeat=counted.repeat)) if counted.repeat > 1 else lines


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
    why = counted.why
    told = _reason(counted, person, say) if why is None else say("why-unrated", why=why.value)
    return say("why-game", title=title, when=f"<t:{result.ended_at // 1000}:R>", who=who, told=told)


def _reason(counted: Counted, person: int, say: Speech) -> str:
    move = counted.moves[person]
    others = [moved.before for other, moved in sorted(counted.moves.items()) if other != person]
    chance = chance_to_win(move.before, others)
    share = chance * (1 + len(others))
    odds = "favourite" if share > _FAVOURITE else "outsider" if share < _OUTSIDER else "even"
    last = person in counted.groups[-1]
    outcome = "won" if counted.won(person) else "drawn" if counted.drawn else "lost" if last else "placed"
    before, after = points(move.before), points(move.after)
    told = say(
        "why-rated",
        outcome=outcome,
        place=counted.place(person) or 0,
        of=1 + len(others),
        before=str(before),
        after=str(after),
        sign=_sign(after - before),
        by=str(abs(after - before)),
        odds=odds,
        chance=round(100 * chance),
    )
    if any(one.left and one.person == person for one in counted.result.sitters):
        told += " " + say("why-gave-up")
    return told + " " + say("why-weight", repeat=counted.repeat) if counted.repeat > 1 else told


def _line(name: str, move: Moved, say: Speech) -> str:
    before, after = points(move.before), points(move.after)
    rose = "yes" if after > before else "no" if after < before else "same"
    return say("moved", name=name, before=str(before), after=str(after), by=str(abs(after - before)), rose=rose)


def _sign(difference: int) -> str:
    return "+" if difference > 0 else "−" if difference < 0 else "±"
