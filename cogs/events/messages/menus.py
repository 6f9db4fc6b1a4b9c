"""The meetings of an event as the items of a menu: to watch one, or to correct its result."""

from collections.abc import Sequence

from cogs.controls.buttons import turn_page
from cogs.events.messages.telling import Teller
from cogs.faces.spread import Item
from tournaments.tournament import Meeting

#: The most characters of an item's two lines.
_LINE = 100


def list_meetings(teller: Teller, meetings: Sequence[Meeting], page: int = 0, *, staged: bool) -> tuple[Item, ...]:
    """A page of these meetings, by their numbers; `staged` says of each where it belongs.

    The teller is one who speaks without markup.
    """

    def make(one: Meeting) -> Item:
        people, state = [teller.name(person) for person in one.people], teller.state(one)
        duel = len(people) == 2
        who = teller.say("event-watch-item", one=people[0], two=people[1]) if duel else teller.say.row(people)
        about = f"{teller.stage_of(one)} · {state}" if staged else state
        return Item(who[:_LINE], str(one.number), about[:_LINE])

    return turn_page(meetings, page, make, teller.say)
