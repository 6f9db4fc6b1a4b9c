"""Events of a server: evenings, leagues and cups that pair, settle absence and end by themselves.

`/mundialito event` opens a private page with what is on (`looking.py`). A new event is written in a form and checked
before it is posted (`planning.py`). People join below its message, say that they are here, and find their
game (`taking_part.py`); organisers have some more ways (`organising.py`).

What comes next is told by the room `tournaments/` alone. In `running/`, `keeper.py` does it, step by step, each saved
before the next (`ledger.py`); `series.py` plans what comes again, `tables.py` opens the games' tables, each in a
thread, and looks at them; `calendar.py` keeps Discord's own calendar in step. What everybody reads is made in
`messages/`: by `screens.py` and `telling.py`, drawn by `pictures.py` and brought by `posts.py`. Who may know of an
event says `sight.py`.

Kept: `events`, `event_journal`, `event_people`, `event_posts`, and who stayed away in `absentees`
(`data/sql/events.py`); who may plan events, among a server's
preferences. A table knows the event that it is a game of. Sentences: `words/<language>/events.ftl`.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord

from cogs.controls.addresses import at, at_no_table
from cogs.controls.answers import Reply
from cogs.controls.buttons import Buttons, button
from cogs.controls.forms import make_form, put_label, radio_field
from cogs.controls.sentences import UserError
from cogs.events.looking import EventPages
from cogs.events.messages.pictures import EventPictures
from cogs.events.messages.posts import EventPosts
from cogs.events.messages.screens import Screens
from cogs.events.messages.telling import EVENT, FORM, Teller, timestamp
from cogs.events.organising import Organising
from cogs.events.planning import EVERYBODY, ORGANISERS, Planning
from cogs.events.running.keeper import Keeper
from cogs.events.running.ledger import Ledger
from cogs.events.running.tables import EventTables, meeting_of
from cogs.events.taking_part import TakingPart
from cogs.faces.spread import Style
from cogs.feature import Feature
from cogs.press.commanding import command
from cogs.press.desk import Desk
from cogs.press.press import Check, Control, Press
from cogs.press.server_page import want_change
from cogs.table.extras import GamePlace, Setting, Subject, TablePlace
from data import fingerprint
from host.house import Session
from rules.table.table import Finished, Running
from tournaments.course import is_there
from tournaments.tournament import Meeting
from words import Speech

#: The verbs of the button at a table, and of the setting's form.
APPEAR, SETUP = "eventhere", "srvevents"
#: How long before a first move is due a board says what comes after that (ms): then it is shown anew, as a reminder.
SOON = 5_000


class Events(Feature):
    """The command, the controls, the line on the server's page, and what happens by itself."""

    places = frozenset({TablePlace.RUNNING})

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.ledger = Ledger(desk.house)
        self.tables = EventTables(desk)
        self.keeper = Keeper(desk, self.ledger, self.tables)
        pictures = EventPictures(desk.house.studio, desk.names)
        self.messages = EventPosts(desk, self.ledger, Screens(desk, desk.names, pictures))
        self.planning = Planning(desk, self.ledger)
        self.part = TakingPart(desk, self.ledger)
        self.organising = Organising(desk, self.ledger, self.keeper, self.part)
        self.looking = EventPages(desk, self.ledger, self.planning, self.organising, pictures)

    @command("event")
    async def event(self, interaction: discord.Interaction) -> Reply:
        """Show what is on."""
        return await self.looking.show(interaction)

    @property
    def presses(self) -> Mapping[str, Control]:
        """One verb for all controls, one for the forms, one at a table, and the setting of who may plan events."""
        return {
            EVENT: Control(self._press, Check.NOTHING),
            FORM: Control(self._submit, Check.NOTHING),
            APPEAR: Control(self.part.appear),
            SETUP: Control(self._set_organisers, Check.NOTHING, barred=False),
        }

    async def _press(self, press: Press) -> Reply | None:
        """Do what a control says, to the event that it names."""
        what, event_id, argument, *_ = (*press.address.words.split("|"), "", "")
        part, planning, looking, organising = self.part, self.planning, self.looking, self.organising
        match what:
            case "list":
                return await looking.show(press.interaction, update=press.private)
            case "matches":
                return await looking.matches(press)
            case "new":
                return await planning.open_form(press)
            case "change":
                return await planning.open_form(press, event_id)
            case "settings":
                return await planning.settings_form(press, event_id)
            case "at" if argument.isdecimal() and len(argument) < 10:
                return await planning.change_draft(press, event_id, start=int(argument) * 60_000, ordinal=0)
            case "rounds" if press.value.isdecimal():
                return await planning.change_draft(press, event_id, rounds=min(9, int(press.value)))
            case "groups":
                draft = await planning.own_draft(press, event_id)
                return await planning.change_draft(press, event_id, grouped=not draft.event.plan.grouped)
            case "post":
                return await planning.post(press, event_id, argument)
            case "again":
                return await planning.start_again(press, event_id)
            case "open":
                return await looking.open(press, event_id)
            case "join":
                return await part.join(press, event_id)
            case "leave":
                return await part.leave(press, event_id, argument)
            case "here":
                return await part.here(press, event_id)
            case "back":
                return await part.back(press, event_id)
            case "mine":
                return await part.mine(press, event_id)
            case "watch":
                return await looking.watch(press, event_id, argument)
            case "table":
                return await looking.table(press, event_id, argument)
            case "why":
                return await looking.why(press, event_id, argument)
            case "more":
                return await looking.more(press, event_id)
            case "file":
                return await looking.file(press, event_id)
            case "now":
                return await organising.hurry(press, event_id)
            case "pause":
                return await organising.pause(press, event_id)
            case "continue":
                return await organising.go_on(press, event_id)
            case "remove":
                return await organising.remove(press, event_id)
            case "letin":
                return await organising.let_in(press, event_id)
            case "correct":
                return await organising.correct(press, event_id, argument)
            case "off":
                return await organising.call_off(press, event_id, argument)
        raise UserError("press-outdated")

    async def _submit(self, press: Press) -> Reply | None:
        """Take what was filled into a form."""
        what, _, draft = press.address.words.partition("|")
        if what == "options":
            return await self.planning.read_settings(press, draft)
        return await self.planning.submit(press)

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> Buttons:
        """The button on the page of help that shows what is on."""
        if place is not GamePlace.HELP or subject.game is not None:
            return ()
        return [button(say("button-help-events"), at_no_table(EVENT, "list"))]

    async def buttons(self, place: TablePlace, session: Session, person: int | None, say: Speech) -> Buttons:
        """At a game of an event, as long as somebody hasn't had a turn: to say that one is here."""
        table = session.table
        if not table.event or not isinstance(table, Running) or len(table.seats) != 2:
            return ()
        acted = {act.person for act in table.acts}
        if all(one in acted for one in table.persons):
            return ()
        return [button(say("button-event-here"), at(table, APPEAR), Style.PLAIN)]

    async def lines(self, session: Session, say: Speech) -> Sequence[str]:
        """Of which event a game is one, and until when its first move is due."""
        table = session.table
        if not table.event:
            return ()
        try:
            kept = await self.ledger.recall(table.event)
        except UserError:
            return ()
        meeting = meeting_of(kept.event, table.id) if kept.event.commenced is not None else None
        if meeting is None:
            return ()
        teller = await Teller.of(self.desk.names, kept, say)
        lines = [say("event-game-line", name=teller.title(), stage=teller.stage_of(meeting))]
        if isinstance(table, Finished) and kept.head.thread_id:
            lines.append(say("event-game-after", next=teller.next_word(meeting), place=f"<#{kept.head.thread_id}>"))
        if isinstance(table, Running):
            acted = {act.person for act in table.acts}
            waiting = [one for one in table.awaited_persons if one not in acted]
            if waiting and len(table.seats) == 2 and table.routine is None:  # else it goes on by itself
                due = max(table.wall(table.awaiting_since), meeting.opened_at) + kept.event.plan.patience
                lines.append(self._tell_deadline(teller, meeting, waiting[0], acted, due))
        return lines

    def _tell_deadline(
        self, teller: Teller, meeting: Meeting, late: int, acted: Collection[int | None], due: int
    ) -> str:
        """Say until when somebody's first move is due; after that, until when the other can say that they are here."""
        other = next(one for one in meeting.people if one != late)
        if due > self.desk.house.now() + SOON or is_there(teller.event, meeting, other, acted):
            return teller.say("event-game-deadline", name=teller.name(late), when=timestamp(due, "R"))
        when = timestamp(due + teller.plan.patience, "R")
        return teller.say("event-game-claim", name=teller.name(late), other=teller.name(other), when=when)

    def forget(self, person: int | None = None) -> None:
        """Forget all events: anybody may be in any."""
        self.ledger.forget()

    async def server_settings(self, guild_id: int, say: Speech) -> Sequence[Setting]:
        """Who may plan events."""
        return [await self._setting(guild_id, say)]

    async def _setting(self, guild_id: int, say: Speech) -> Setting:
        value = (await self.desk.archive.servers.server(guild_id)).prefs.get(ORGANISERS)

        def describe(one: Any) -> str:
            return say("event-organisers", who=one if one == EVERYBODY else "moderators")

        return Setting(ORGANISERS, value, describe, SETUP)

    async def _set_organisers(self, press: Press) -> Reply:
        """Open the form of who may plan events, or save what was chosen."""
        desk, say = self.desk, press.say
        guild = await desk.moderators.needs_manager(press.interaction)
        setting = await self._setting(guild, say)
        if not press.address.words:
            choices = {one: (say("event-organisers-choice", who=one), None) for one in ("moderators", EVERYBODY)}
            field = radio_field("planners", choices, EVERYBODY if setting.value == EVERYBODY else "moderators")
            label = put_label("event-organisers-question", field, say)
            return make_form("event-organisers-form", at_no_table(SETUP, fingerprint(setting.value)), say, label)
        chosen = next(iter(press.fields.get("planners", ())), "")
        value = EVERYBODY if chosen == EVERYBODY else None
        change = want_change(press, ORGANISERS, value, desk.house.now())
        between = await desk.archive.servers.change(guild, change)
        return await desk.server_page.settle(press, setting, between)

    async def sweep(self) -> None:
        """Look after the events that are due, and bring what they say."""
        await self.keeper.sweep()
        await self.messages.sweep()


FEATURE = Events
