"""Plan an event: the form, the page on which it is looked over, and posting it.

What was filled in is a draft in the archive. A form can't answer a form, so what couldn't be read is a page too.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
from babel.dates import format_date, format_time, get_timezone

from cogs.controls.addresses import at_no_table
from cogs.controls.answers import Form, Reply, speech_of, tell
from cogs.controls.buttons import AnyButton, button, rows, select
from cogs.controls.sentences import UserError
from cogs.events.form import KINDS, LONGEST, LONGEST_DATE, LONGEST_TYPED, SHORTEST, fits, make_event_form
from cogs.events.messages.screens import to
from cogs.events.messages.telling import (
    FORM,
    format_word,
    lobby_of,
    measure,
    tell_settings,
    timestamp,
    title_of,
)
from cogs.events.running.ledger import SIGN_UP, KeptEvent, Ledger, draft_id
from cogs.events.running.series import MOST_EVENTS, last_played
from cogs.events.sight import load_seen
from cogs.faces.spread import Item, Menu, Style
from cogs.press.desk import Desk
from cogs.press.elsewhere import games_channels
from cogs.press.press import Press
from cogs.table.lobby.form import needs, read_form, settings_form
from data import DAY, Entry, EventHead, EventPhase, StaleNumber, TooMany
from host.calm import zone_of
from host.house import new_secret, new_table_id
from rules import GAMES
from rules.core.options import Asked
from tournaments import entries as happened
from tournaments import journal
from tournaments.plan import (
    CALL_AHEAD,
    LEAST_ROUNDS,
    LEAST_SEATS,
    MOST_ROUNDS,
    MOST_SEATS,
    Format,
    Plan,
    Rhythm,
    write_plan,
)
from words import Speech
from words.dates import FURTHEST, next_start, read_start, suggest_starts
from words.games import title_in_menu
from words.harmless import plain, visible
from words.languages import locale_of


def seats_for(game: str, format_: Format) -> tuple[int, int]:
    """The least and the most who play one game of it in this format."""
    least, most = GAMES[game].about.seats
    if format_ is not Format.EVENING or most == 2:
        return 2, 2
    return max(LEAST_SEATS, least), min(MOST_SEATS, most)


class Planning:
    """The form, the draft, and posting it."""

    def __init__(self, desk: Desk, ledger: Ledger) -> None:
        self._desk, self._ledger = desk, ledger

    async def needs_organiser(self, interaction: discord.Interaction) -> int:
        """Return the server in which the person may plan events. Raises UserError, HTTPException, ArchiveError."""
        guild = interaction.guild_id
        if guild is None:
            raise UserError("event-servers-only")
        if not await self.may_organise(interaction):
            raise UserError("event-organisers-only")
        return guild

    async def may_organise(self, interaction: discord.Interaction) -> bool:
        """Whether the person may plan events in this server. Raises HTTPException, ArchiveError."""
        if interaction.guild_id is None:
            return False
        server = await self._desk.archive.servers.server(interaction.guild_id)
        return server.prefs.get(ORGANISERS) == EVERYBODY or await self._desk.rights.moderates_server(interaction)

    async def zone_of(self, person_id: int, guild: int) -> tuple[str, bool]:
        """The zone in which somebody writes dates, and whether it is guessed: by the server's, or their language."""
        person = await self._desk.archive.people.person(person_id)
        quiet = (await self._desk.archive.servers.server(guild)).quiet
        zone = zone_of(person) if quiet is None or person.zone is not None else quiet[2]
        return zone, zone != person.zone

    async def open_form(self, press: Press, draft: str = "") -> Form:
        """The form of a new event, or of a draft that is changed. Raises UserError, ArchiveError, HTTPException."""
        guild, say = await self.needs_organiser(press.interaction), press.say
        zone, guessed = await self.zone_of(press.person, guild)
        plan = (await self.own_draft(press, draft)).event.plan if draft else None
        return make_event_form(plan, draft, zone, guessed, say)

    async def submit(self, press: Press) -> Reply:
        """Save what was filled in as a draft, and show it. Raises UserError, ArchiveError, HTTPException."""
        guild, say = await self.needs_organiser(press.interaction), press.say
        zone, _ = await self.zone_of(press.person, guild)
        fields = {name: values[0] if values else "" for name, values in press.fields.items()}
        name = visible(fields.get("name", "")[:LONGEST_TYPED])
        format_, slow = KINDS.get(fields.get("format", ""), (Format.EVENING, False))
        game = fields.get("game", "")
        if game not in GAMES:
            raise UserError("press-outdated")
        seats = seats_for(game, format_)
        rhythm = Rhythm(fields["repeat"]) if fields.get("repeat") in {one.value for one in Rhythm} else Rhythm.ONCE
        typed, now = fields.get("start", "")[:LONGEST_DATE], self._desk.house.now()
        start = read_start(typed, zone, now)
        plan = Plan(name, format_, game, start or 0, slow, {}, seats, zone=zone, rhythm=rhythm)
        draft = press.address.words.partition("|")[2]
        kept = await self._save(press, guild, replace(plan, minutes=measure(plan)), draft)
        if start is None and not refuse(plan, say):
            return self._ask_start(kept, say("event-when-unread", typed=plain(typed, LONGEST_DATE) or "…"), say, press)
        return await self.show(press, kept)

    async def _save(self, press: Press, guild: int, plan: Plan, draft: str) -> KeptEvent:
        """Save a draft anew, or in the place of an earlier one."""
        if draft:
            return await self._change(press, draft, plan)
        channel, now = press.interaction.channel_id, self._desk.house.now()
        assert channel is not None
        place = press.interaction.channel
        parent = place.parent_id if isinstance(place, discord.Thread) else channel
        new_id, announced = draft_id(new_table_id()), happened.Announced(press.person, write_plan(plan), "")
        head = EventHead(new_id, guild, parent, bytes.fromhex(new_secret()), EventPhase.DRAFT, now + DAY, now)
        await self._desk.archive.events.draft(head, (Entry(now, journal.write(announced)),))
        return await self._ledger.load(new_id)

    async def _change(self, press: Press, draft: str, plan: Plan) -> KeptEvent:
        """Change a draft of the person's own. Raises UserError."""
        kept = await self.own_draft(press, draft)
        old = kept.event.plan
        if old.game == plan.game and not plan.options:
            plan = replace(plan, options=old.options, clock=old.clock, rounds=old.rounds, grouped=old.grouped)
            plan = replace(plan, minutes=measure(plan), previous=old.previous)
        return await self._rewrite(press, kept, plan)

    async def own_draft(self, press: Press, draft: str) -> KeptEvent:
        """The person's draft with this id. Raises UserError if it is somebody else's, or none any more."""
        kept = await self._ledger.load(draft)
        if kept.event.organiser != press.person or kept.head.guild_id != press.interaction.guild_id:
            raise UserError("event-gone")
        if kept.head.phase is not EventPhase.DRAFT:
            raise UserError("event-not-now")
        return kept

    def _ask_start(self, kept: KeptEvent, told: str, say: Speech, press: Press) -> Reply:
        """Ask for another start, with whole dates to press."""
        now = self._desk.house.now()
        suggested = suggest_starts(kept.event.plan.zone, now)
        buttons: list[AnyButton] = [
            button(_date_label(at, kept.event.plan.zone, say), to("at", kept.event.id, str(at // 60000)), Style.PLAIN)
            for at in suggested
        ]
        change = button(say("button-event-change"), to("change", kept.event.id), Style.MAIN)
        return tell(told, *rows(*buttons, change), update=press.private)

    async def show(self, press: Press, kept: KeptEvent, notes: Sequence[str] = ()) -> Reply:
        """Show a draft as it will be, with what can still be changed. Raises UserError, HTTPException."""
        say, event, plan, now = press.say, kept.event, kept.event.plan, self._desk.house.now()
        if told := refuse(plan, say):
            change = button(say("button-event-change"), to("change", event.id), Style.MAIN)
            return tell(told, *rows(change), update=press.private)
        if plan.start <= now:
            return self._ask_start(kept, say("event-when-past"), say, press)
        if plan.start > now + FURTHEST * DAY:
            return self._ask_start(kept, say("event-when-far"), say, press)
        await self.check_place(press.interaction, kept.head.channel_id)
        place = f"<#{kept.head.channel_id}>"
        facts = {"what": say("event-kind", format=format_word(plan)), "game": title_in_menu(plan.game, say)}
        lines = [*notes, say("event-draft", place=place)]
        lines.append(say("event-draft-what", name=title_of(plan), when=timestamp(plan.start), **facts))
        lines += [chosen] if (chosen := tell_settings(plan, say)) else []
        if plan.rhythm is not Rhythm.ONCE:
            lines.append(say("event-then", rhythm=plan.rhythm.value))
        if plan.format is Format.EVENING and plan.duels and plan.rounds:
            lines.append(say("event-draft-rounds", rounds=plan.rounds))
        if plan.format is Format.CUP and not plan.grouped:
            lines.append(say("event-draft-ungrouped"))
        buttons = [
            button(say("button-event-post"), to("post", event.id, str(event.number)), Style.GOOD),
            button(say("button-event-change"), to("change", event.id)),
            button(say("button-event-settings"), to("settings", event.id)),
        ]
        if plan.format is Format.CUP:
            other = "button-event-ungrouped" if plan.grouped else "button-event-grouped"
            buttons.append(button(say(other), to("groups", event.id)))
        more = []
        if plan.format is Format.EVENING and plan.duels:
            usual = Item(say("event-rounds-usual"), "0", chosen=not plan.rounds)
            items = tuple(
                Item(say("event-rounds-item", rounds=one), str(one), chosen=one == plan.rounds)
                for one in range(LEAST_ROUNDS, MOST_ROUNDS + 1)
            )
            more.append(select(Menu("rounds", say("event-rounds-menu"), (usual, *items)), to("rounds", event.id)))
        return tell("\n".join(lines), *more, *rows(*buttons), update=press.private)

    async def check_place(self, interaction: discord.Interaction, channel_id: int) -> None:
        """Check that an event can be held in a channel, as a table can open there.

        Raises UserError with a missing right, ArchiveError, HTTPException.
        """
        channel = self._desk.bot.get_channel(channel_id)
        if channel is not None and not isinstance(channel, discord.TextChannel):
            raise UserError("event-place-wrong")
        found = await games_channels(self._desk.bot, self._desk.archive, interaction.guild_id)
        if found and channel_id not in found:
            places = speech_of(interaction).all_of(f"<#{one}>" for one in found)
            raise UserError("tables-elsewhere", places=places)
        await self._desk.rights.check(interaction, channel_id, opens=True)

    async def change_draft(self, press: Press, draft: str, **changes: Any) -> Reply:
        """Change something of a draft, and show it again. Raises UserError, ArchiveError, HTTPException."""
        kept = await self.own_draft(press, draft)
        return await self.show(press, await self._rewrite(press, kept, replace(kept.event.plan, **changes)))

    async def _rewrite(self, press: Press, kept: KeptEvent, plan: Plan) -> KeptEvent:
        return await self._ledger.write(kept, (happened.Replanned(press.person, write_plan(plan)),))

    async def settings_form(self, press: Press, draft: str) -> Form:
        """The form of the game's own options. Raises UserError, ArchiveError."""
        kept = await self.own_draft(press, draft)
        form = settings_form(lobby_of(kept.event.plan), press.say, thread=None, only=_list_asked(kept.event.plan.game))
        assert form.modal is not None
        form.modal.custom_id = str(at_no_table(FORM, f"options|{draft}"))
        return form

    async def read_settings(self, press: Press, draft: str) -> Reply:
        """Save the options that were filled in, and the clock. Raises UserError, BadOptions, ArchiveError."""
        kept, say = await self.own_draft(press, draft), press.say
        plan, lobby = kept.event.plan, lobby_of(kept.event.plan)
        changes = read_form(lobby, press.fields, say, thread=None)
        clock = (changes.terms.get("minutes", plan.clock[0]), changes.terms.get("turns", plan.clock[1]))
        plan = replace(plan, options={**plan.options, **changes.options}, clock=clock)
        for seats in plan.seats:
            lobby.game.check(seats, lobby_of(plan).suited_options)
        kept = await self._rewrite(press, kept, replace(plan, minutes=measure(plan)))
        return await self.show(press, kept, [needs(lobby, option, say) for option in changes.wrong])

    async def post(self, press: Press, draft: str, number: str) -> Reply:
        """Post a draft where it was written. Raises UserError, TooMany, ArchiveError, HTTPException."""
        await self.needs_organiser(press.interaction)
        kept, say = await self._ledger.load(draft), press.say
        if kept.event.organiser != press.person:
            raise UserError("event-gone")
        plan = kept.event.plan
        ahead = plan.start - self._desk.house.now()
        if kept.head.phase is EventPhase.DRAFT:
            unfit = refuse(plan, say) or not 0 < ahead <= FURTHEST * DAY
            if str(kept.event.number) != number or unfit:
                return await self.show(press, kept)
            await self.check_place(press.interaction, kept.head.channel_id)
            await self._check_new(kept)
            head = replace(kept.head, number=kept.event.number)
            try:
                await self._desk.archive.events.announce(head, (SIGN_UP,), MOST_EVENTS)
            except TooMany as error:
                raise UserError("event-too-many", most=MOST_EVENTS) from error
            except StaleNumber as error:
                raise UserError("refusal-stale") from error
        return tell(
            say(
                "event-posted",
                name=title_of(plan),
                place=f"<#{kept.head.channel_id}>",
                called="yes" if not plan.slow and ahead <= CALL_AHEAD else "no",
            ),
            update=press.private,
        )

    async def _check_new(self, kept: KeptEvent) -> None:
        """Refuse what is posted already: the same form was sent twice. Raises UserError, ArchiveError."""
        plan = kept.event.plan
        for head in await self._desk.archive.events.open_in(kept.head.guild_id):
            other = (await self._ledger.load(head.id)).event.plan
            if (other.name, other.game, other.start) == (plan.name, plan.game, plan.start):
                raise UserError("event-twice", name=title_of(other))

    async def start_again(self, press: Press, event_id: str) -> Reply:
        """Make a draft like a series that has stopped. Raises UserError, ArchiveError, HTTPException."""
        guild = await self.needs_organiser(press.interaction)
        kept = await load_seen(self._desk.rights, self._ledger, press.interaction, event_id)
        if kept.event.close is None:
            raise UserError("event-gone")
        plan, now = kept.event.plan, self._desk.house.now()
        start = suggest_starts(plan.zone, now)[0]
        if plan.rhythm is not Rhythm.ONCE:
            monthly, nth = plan.rhythm is Rhythm.MONTHLY, plan.ordinal
            start = next_start(kept.event.regular_start, plan.zone, monthly=monthly, after=now, ordinal=nth)
        following = replace(plan, start=start, previous=last_played(kept.event), called_off=0)
        again = await self._save(press, guild, following, "")
        return await self.show(press, again)


#: Who may plan events, besides moderators: a preference of a server, and its value.
ORGANISERS, EVERYBODY = "event_organisers", "everybody"


def refuse(plan: Plan, say: Speech) -> str:
    """Why nothing of this name or game can be posted; empty if it can."""
    if not SHORTEST <= len(plan.name) <= LONGEST:
        return say("event-name-bad")
    return "" if fits(plan.game, plan.format) else say("event-game-unfit", format=plan.format.value)


def _date_label(at: int, zone: str, say: Speech) -> str:
    """A whole date on a button, in the organiser's zone."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    place, locale = get_timezone(zone), locale_of(say.language)
    day = format_date(moment.astimezone(place), "full", locale=locale)
    return f"{day} · {format_time(moment, 'short', tzinfo=place, locale=locale)}"


def _list_asked(game: str) -> tuple[str, ...]:
    """The options of a game that its form asks for."""
    return tuple(one.name for one in GAMES[game].about.options if one.asked is Asked.FIELD)
