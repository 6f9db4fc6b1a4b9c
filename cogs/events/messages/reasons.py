"""Why who meets whom, in sentences: the person's own game first, then the others, then who is free."""

from cogs.events.messages.telling import Teller
from rules import GAMES
from tournaments.reasons import Cause, FreeReason, MeetingReason, Opening, explain_round
from words.event_texts import points_of


def tell_reasons(teller: Teller, number: int, person: int) -> list[str]:
    """A sentence for each meeting of a round and for who is free; none if there is no such round."""
    meetings, spare = explain_round(teller.event, number)
    own_first = sorted(meetings, key=lambda one: person not in one.people)
    free_first = sorted(spare, key=lambda one: one.person != person)
    lines = [_tell_meeting(teller, one) for one in own_first]
    free = [_tell_free(teller, one) for one in free_first]
    return [*free, *lines] if free and free_first[0].person == person else [*lines, *free]


def _tell_meeting(teller: Teller, one: MeetingReason) -> str:
    say = teller.say
    if len(one.people) > 2:
        cause = one.cause if one.cause in (Cause.LOT, Cause.LEADERS) else Cause.ONLY
        number = teller.event.meeting(one.meeting).number - teller.event.meetings_in(_round(teller, one))[0].number + 1
        return say("event-why-table", number=number, names=teller.names(one.people), cause=cause.value)
    first, second = one.people
    names = say("event-why-pair", one=teller.name(first), two=teller.name(second))
    told = say(
        "event-why-meet",
        cause=one.cause.value if one.first or one.cause is not Cause.EQUAL else Cause.ONLY.value,
        first=points_of(one.points[0], (), say),
        second=points_of(one.points[1], (), say),
        letter=chr(ord("A") + one.place - 1) if one.place else "",
        number=str(one.place),
        seed=str(one.seeds[0] if one.seeds else 0),
        other=str(one.seeds[1] if one.seeds else 0),
    )
    seat = GAMES[teller.plan.game].about.begins
    if one.opening is Opening.SCHEDULE or seat is None:
        return f"{names} {told}"
    starter, other = (first, second) if seat == 0 else (second, first)
    begins = say("event-why-begins", why=one.opening.value, one=teller.name(starter), two=teller.name(other))
    return f"{names} {told} {begins}"


def _round(teller: Teller, one: MeetingReason) -> int:
    return teller.event.meeting(one.meeting).round


def _tell_free(teller: Teller, one: FreeReason) -> str:
    return teller.say("event-why-free", name=teller.name(one.person), cause=one.cause.value)
