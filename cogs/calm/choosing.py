"""A person's own lines about being called: what is set, the forms, and saving what was filled in."""

from collections.abc import Sequence
from datetime import date

from cogs.calm.absences import Absences
from cogs.calm.digests import Digests
from cogs.calm.forms import EACH, away_form, hours_form, turns_form, zone_form
from cogs.controls.addresses import at_no_table
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import AnyButton, button, rows
from cogs.controls.forms import LONGEST_PLACE, OFF, read_hour, zone_buttons
from cogs.controls.sentences import UserError
from cogs.delivery.mail import DirectMessagesClosed
from cogs.faces.spread import Style
from cogs.press.desk import Desk
from cogs.press.own_page import OWN
from cogs.press.playing import read_play
from cogs.press.press import Press
from cogs.table.extras import OwnSetting
from data import Person, Pref
from host.calm import (
    TurnCalls,
    allows_absence,
    count_days_left,
    find_absence,
    find_end,
    last_day,
    next_days,
    spans_with,
    spans_without,
    zone_of,
)
from host.zones import find_zone, is_zone, name_zone, time_in
from rules.table.act import check_back
from rules.table.terms import LONGEST_HOLD
from words import Speech
from words.harmless import plain

#: The verbs of the forms and, without a form, of coming back: alone, or with a move.
TURNS, ZONE, HOURS, AWAY, BACK, PLAY_BACK = "myturn", "mytime", "myhours", "myaway", "imback", "playback"
#: The words of a form that was sent.
_SENT = "set"
_YES, _NO = "yes", "no"


def less_button(say: Speech) -> AnyButton:
    """Make the button to be called less often."""
    return button(say("button-calm-less"), at_no_table(TURNS))


def away_button(say: Speech) -> AnyButton:
    """Make the button to be away for a while."""
    return button(say("button-calm-away"), at_no_table(AWAY))


class Choosing:
    """Says what is set, opens the forms, and saves what was filled in."""

    def __init__(self, desk: Desk, absences: Absences, digests: Digests) -> None:
        self._desk, self._people = desk, desk.archive.people
        self._absences, self._digests = absences, digests

    def lines(self, person: Person, say: Speech) -> Sequence[OwnSetting]:
        """The lines of the page."""
        now, zone, how = self._desk.house.now(), zone_of(person), person.turns or EACH
        guess = _YES if zone != person.zone else _NO
        facts = {"zone": name_zone(zone, say.language), "time": f"{time_in(zone, now):%H:%M}", "guess": guess}
        begin, end = person.quiet or (0, 0)
        hours = {"on": _YES if person.quiet else _NO, "begin": f"{begin:02}:00", "end": f"{end:02}:00"}
        until = find_absence(person, now)
        away = {"until": "none" if until is None else _name_end(until), "days": count_days_left(person, now)}
        back = button(say("button-calm-back"), at_no_table(BACK), Style.MAIN)
        calls = button(say("button-calm-calls"), at_no_table(TURNS))
        return (
            OwnSetting(say("calm-turns", how=how), less_button(say) if how == EACH else calls),
            OwnSetting(say("calm-zone", **facts), button(say("button-calm-zone"), at_no_table(ZONE))),
            OwnSetting(say("calm-hours", **hours), button(say("button-calm-hours"), at_no_table(HOURS))),
            OwnSetting(say("calm-absence", **away), away_button(say) if until is None else back),
        )

    async def turns(self, press: Press) -> Reply:
        """Open the form of how to be called, or save what was chosen: twice a day only if messages get through."""
        person, say = await self._people.person(press.person), press.say
        if press.address.words != _SENT:
            return turns_form(person, at_no_table(TURNS, _SENT), say)
        (how, *_) = (*press.fields.get("how", ()), EACH)
        if how not in (EACH, *TurnCalls):
            raise UserError("press-outdated")
        if how == TurnCalls.DIGEST and person.turns != how:
            try:
                await self._digests.begin(person)
            except DirectMessagesClosed as error:
                raise UserError("calm-closed") from error
        await self._people.save(press.person, {Pref.TURNS: None if how == EACH else how})
        if how == TurnCalls.DIGEST:
            await self._digests.plan(await self._people.person(press.person))
        else:
            await self._digests.stop(press.person)
        return await self._page(press)

    async def zone(self, press: Press) -> Reply:
        """Open the form of the time zone, save what was meant, or ask which place that was."""
        person, say, words = await self._people.person(press.person), press.say, press.address.words
        if not words:
            return zone_form(person, at_no_table(ZONE, _SENT), say)
        if words == _SENT:
            (typed, *_) = (*press.fields.get("zone", ()), "")
            now = self._desk.house.now()
            zone = find_zone(typed, now, say.language) if typed.strip() else ""
            if zone is None:
                return self._ask_zone(press, typed, now)
        elif not is_zone(zone := words):
            raise UserError("press-outdated")
        await self._people.save(press.person, {Pref.ZONE: zone or None})
        await self._follow_clock(press.person)
        return await self._page(press)

    def _ask_zone(self, press: Press, typed: str, now: int) -> Reply:
        """Ask which of the zones nearest to what was written is meant, with the time that it is there."""
        buttons = zone_buttons(typed, now, press.say, lambda zone: at_no_table(ZONE, zone))
        back = button(press.say("button-calm-page"), at_no_table(OWN))
        text = press.say("calm-zone-unknown", place=plain(typed, LONGEST_PLACE) or "none")
        return tell(text, *rows(*buttons, back), update=press.private)

    async def hours(self, press: Press) -> Reply:
        """Open the form of quiet hours, or save them."""
        if press.address.words != _SENT:
            return hours_form(await self._people.person(press.person), at_no_table(HOURS, _SENT), press.say)
        (begin, *_), (end, *_) = ((*press.fields.get(name, ()), OFF) for name in ("from", "to"))
        if begin == OFF:
            chosen = None
        else:
            hours = [read_hour(begin), read_hour(end)]
            if None in hours:
                raise UserError("press-outdated")
            if hours[0] == hours[1]:
                raise UserError("calm-hours-equal")
            chosen = hours
        await self._people.save(press.person, {Pref.QUIET: chosen})
        await self._follow_clock(press.person)
        return await self._page(press)

    async def _follow_clock(self, person: int) -> None:
        """Let the next digest keep to another time or to other hours."""
        kept = await self._people.person(person)
        if kept.turns == TurnCalls.DIGEST:
            await self._digests.plan(kept)

    async def away(self, press: Press) -> Reply:
        """Open the form of an absence, or begin one."""
        person, now = await self._people.person(press.person), self._desk.house.now()
        left = count_days_left(person, now)
        if press.address.words != _SENT:
            if not (days := next_days(person, now)):
                raise UserError("calm-no-days")
            today = time_in(zone_of(person), now).date()
            return away_form(days, left, today, at_no_table(AWAY, _SENT), press.say)
        (chosen, *_) = (*press.fields.get("until", ()), "")
        try:
            until = find_end(date.fromisoformat(chosen))
        except ValueError as error:
            raise UserError("press-outdated") from error
        if not now < until <= now + LONGEST_HOLD:
            raise UserError("press-outdated")
        if not allows_absence(person, until, now):
            raise UserError("calm-too-long", days=left)
        await self._people.save(press.person, {Pref.AWAY: [list(one) for one in spans_with(person, until, now)]})
        tables = await self._absences.settle(press.person)
        return await self._page(press, press.say("calm-begun", until=_name_end(until), tables=tables))

    async def back(self, press: Press) -> Reply:
        """End an absence."""
        await self._return(press.person)
        return await self._page(press, press.say("calm-ended"))

    async def play_back(self, press: Press) -> Reply | None:
        """End an absence, and make the move that asked for it; if that isn't possible any more, it goes on."""
        play = read_play(press)
        check_back(press.table, play, self._desk.house.now())
        await self._return(press.person)
        return await press.ask_drafting(
            play,
            lambda session: self._desk.panels.panel(session, press.person, press.say, update=press.private),
        )

    async def _return(self, person: int) -> None:
        kept, now = await self._people.person(person), self._desk.house.now()
        if find_absence(kept, now) is not None:
            await self._people.save(person, {Pref.AWAY: [list(one) for one in spans_without(kept, now)]})
        await self._absences.settle(person)

    async def _page(self, press: Press, note: str = "") -> Reply:
        return await self._desk.own_page.show(press.person, press.say, note=note, update=press.private)


def _name_end(until: int) -> str:
    return f"<t:{last_day(until) // 1000}:D>"
