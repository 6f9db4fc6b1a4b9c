"""Events that come again: the next of a series is planned when one is over, and posted some days ahead."""

from dataclasses import replace

import structlog

from cogs.events.running.ledger import END, SIGN_UP, KeptEvent, derive_id
from data import Entry, EventHead, EventPhase, StaleNumber, TooMany
from host.house import House, new_secret
from host.zones import quiet_until
from tournaments import entries as happened
from tournaments import journal
from tournaments.course import is_over
from tournaments.plan import DAY, Plan, Rhythm, write_plan
from tournaments.tournament import Close, Tournament
from words.dates import find_ordinal, next_start

log = structlog.get_logger("events")

#: How many events a server can have that aren't over.
MOST_EVENTS = 3
#: How long before its start the next of a series is posted, and after how many without enough people it stops.
AHEAD, MOST_CALLED_OFF = 3 * DAY, 3


class EventSeries:
    """Plans the next events."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def plan_next(self, kept: KeptEvent, why: Close) -> str:
        """Plan the next of a series, to be posted some days ahead; return its id, empty if there is none.

        It is planned once: its id follows from this one's. Raises ArchiveError.
        """
        event, now = kept.event, self._house.now()
        following = next_plan(event, why, now)
        if following is None:
            return ""
        # This event's secret is published when it is over, so the next one's doesn't follow from it.
        new_id, secret = derive_id(kept.head.secret, f"next {event.id}"), bytes.fromhex(new_secret())
        announced = happened.Announced(event.organiser, write_plan(following), "")
        head = EventHead(new_id, kept.head.guild_id, kept.head.channel_id, secret, EventPhase.DRAFT, now, now)
        try:
            await self._house.archive.events.draft(head, (Entry(now, journal.write(announced)),))
            posted = max(now, following.start - AHEAD)
            quiet = (await self._house.archive.servers.server(kept.head.guild_id)).quiet
            posted = quiet_until(quiet, posted) or posted
            # Each event that is about to be over has its place, and several may be at once.
            await self._house.archive.events.announce(replace(head, number=1), (SIGN_UP,), 2 * MOST_EVENTS, at=posted)
        except (TooMany, StaleNumber) as error:
            log.info("no next event", tournament=event.id, error=str(error))
            return ""
        return new_id

    async def renew_previous(self, event: Tournament) -> None:
        """Have the podium before an event that is over no longer invite people to it. Raises ArchiveError."""
        if event.plan.previous:
            await self._house.archive.events.renew(event.plan.previous, END)


def next_plan(event: Tournament, why: Close, now: int) -> Plan | None:
    """What the next event of a series is like; None if there is no series, or it ends."""
    plan = event.plan
    called_off = plan.called_off + 1 if why is Close.TOO_FEW else 0
    ends = why in (Close.LOST, Close.CALLED_OFF) or called_off >= MOST_CALLED_OFF
    if plan.rhythm is Rhythm.ONCE or ends:
        return None
    ordinal = plan.ordinal or find_ordinal(event.regular_start, plan.zone)
    monthly = plan.rhythm is Rhythm.MONTHLY
    start = next_start(event.regular_start, plan.zone, monthly=monthly, after=now, ordinal=ordinal)
    return replace(plan, start=start, previous=last_played(event), called_off=called_off, ordinal=ordinal)


def last_played(event: Tournament) -> str:
    """The id of the last event of a series that was played to its end, up to this one; empty if none was."""
    played = is_over(event) and event.close is not Close.CALLED_OFF
    return event.id if played else event.plan.previous
