"""A player's private panel: the board from their side, menus, actions.

Only the player sees what they are choosing. Nothing of it is saved: the choices so far are in the controls' custom ids.
With hidden hands the panel is the hand, both in the private answer and in direct messages.
"""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord
from discord.ui import ActionRow, Container, MediaGallery, TextDisplay

from cogs.controls.addresses import Address, Verb, at
from cogs.controls.answers import BELOW, BOARD_BESIDE, HEADLINE, Reply, attach, firm, fit, picture_item, tell
from cogs.controls.board import refusal_button, rematch_buttons, routine_rows
from cogs.controls.buttons import Row, button, link, rows, spread_rows
from cogs.controls.sentences import UserError
from cogs.faces import Spread, Style, face
from cogs.table.ending import ending_line
from cogs.table.extras import Extras, TablePlace
from cogs.table.lines import pause_line, question_lines, rematch_lines, reminder, side_name, undo_lines
from cogs.table.messages import Composer, heading_of_end, last_event, wait_for_pictures
from cogs.table.seating import SeatNames
from host.house import House, Session
from render import Picture, Wish, beside, pages
from rules.table.clocks import inside_a_turn, rematch_missing
from rules.table.errors import needs_running
from rules.table.table import Begun, Closed, Finished, Lobby, Running, Table
from words import Speech, speech
from words.games import Deed, board_text, game_title, since, story

PICTURE = "side.png"
#: The page name of a hand's picture.
HAND_PAGE = "hand"
_COLOUR = 0x7FDBEA
#: The room that the news always has in a panel (characters).
LEAST_NEWS = 400


@dataclass(frozen=True)
class Panel(Reply):
    """A private answer that shows a table, and can be renewed when the table changes.

    `number` is the journal number it shows; `abroad` means that the table is in a server. `words` are what the person
    has chosen so far at that position.
    """

    table_id: str = ""
    number: int = 0
    abroad: bool = False
    position: int = 0
    words: str = ""


@dataclass(frozen=True, slots=True)
class PanelContent:
    """What a panel shows in place of the player's own choice: controls, what is told about them, and rows above."""

    spread: Spread
    told: str
    above: list[Row]


@dataclass(frozen=True, slots=True)
class _Draft:
    """A panel before it is made: whose it is, by whom it names the players, and the lines on top.

    `words` is the choice so far, or `shown` what takes its place; `update` is as in `Reply`.
    """

    session: Session
    person: int
    seat: int | None
    say: Speech
    cast: SeatNames
    update: bool
    note: str = ""
    words: str = ""
    shown: PanelContent | None = None

    @property
    def awaited(self) -> str:
        """The players on turn."""
        return self.say.all_of(self.cast.who[number] for number in self.session.table.awaited)


class Panels:
    """Makes panels."""

    def __init__(self, house: House, composer: Composer, extras: Extras) -> None:
        self._house, self._composer, self._extras = house, composer, extras

    async def panel(
        self,
        session: Session,
        person: int,
        say: Speech,
        words: str = "",
        *,
        update: bool = False,
        note: str = "",
        shown: PanelContent | None = None,
    ) -> Reply:
        """Show the person's panel, with `note` on top; people without a seat see what everybody may see.

        Raises UserError before the game, and for a closed lobby.
        """
        table = session.table
        seat = table.seat_of(person)
        match table:
            case Lobby():
                raise UserError("refusal-not-at-table" if seat is None else "refusal-not-started")
            case Closed():
                raise UserError("refusal-not-at-table" if seat is None else "refusal-ended")
        cast = await self._composer.cast(table, say)
        draft = _Draft(session, person, seat, say, cast, update, note, words, shown)
        if seat is None:
            return await self._for_watcher(draft, table)
        return await (self._over(draft, table) if isinstance(table, Finished) else self._running(draft, table, seat))

    async def _running(self, draft: _Draft, table: Running, seat: int) -> Reply:
        """Make a seat's panel during the game."""
        say = draft.say
        if table.seats[seat].level is not None:
            back = button(say("button-return"), at(table, Verb.RETURN), Style.MAIN)
            if table.game.about.hidden:
                return await self._show(draft, table, say("panel-handed-over"), rows(back))
            return tell(say("panel-handed-over"), ActionRow(back), update=draft.update)
        missed = table.vote is not None and table.vote.seat == seat
        note = say("panel-missed", others=len(table.vote.voters)) if missed and table.vote else draft.note
        draft = replace(draft, note=_lines(note, *question_lines(table, say, draft.cast.who)))
        if table.routine is not None:
            return await self._routines(draft, table, seat)
        if seat in table.awaited:
            return await self._choosing(draft, table, seat)
        planned = say.row(f"`{action}`" for action in table.plans[seat])
        later = say("panel-planned", actions=planned) if planned else ""
        text = _lines(draft.note, say("panel-waiting", awaited=draft.awaited), later)
        extra = [button(say("button-more"), _more(table))]
        if _may_take_back(table, seat):
            extra.insert(0, button(say("button-undo"), at(table, Verb.UNDO)))
        return await self._show(draft, table, text, [*rows(*extra), *await self._extra(draft)])

    async def _for_watcher(self, draft: _Draft, table: Running | Finished) -> Reply:
        """Make the panel of a watcher."""
        say, who = draft.say, draft.cast.who
        if isinstance(table, Finished):
            state = ending_line(table, say, who)
        elif table.paused:
            state = pause_line(table, say, who)
        else:
            state = say("panel-watching", awaited=draft.awaited, count=len(table.awaited))
        offered = await self._extras.buttons(TablePlace.WATCHER, draft.session, draft.person, say)
        extra = rows(*offered, button(say("button-more"), _more(table))) if offered else []
        return await self._show(draft, table, state, extra)

    async def hand(self, session: Session, person: int, say: Speech) -> Reply:
        """Make a person's direct message about a table: a welcome before the game, then the panel.

        Raises UserError if the person may not see the board.
        """
        table = session.table
        if isinstance(table, Begun):
            reminded = isinstance(table, Running) and table.reminded and person in table.awaited_persons
            return await self.panel(session, person, say, note=reminder(needs_running(table), say) if reminded else "")
        title, place = game_title(table.game_key, say), f"<#{session.head.channel_id}>"
        if isinstance(table, Closed):
            text = f"{say('lobby-closed', reason=table.result.reason, name='none')}\n-# {title}"
        else:
            text = say("hand-welcome", game=title, place=place)
        return tell(text, self._foot(session, say))

    async def _over(self, draft: _Draft, table: Finished) -> Reply:
        """Make a seat's panel after the game; a puzzle's is all that there is of its end."""
        say, who = draft.say, draft.cast.who
        if table.puzzle:
            end = await self._composer.board(draft.session, say)
            return Panel(end.view, end.files, draft.update, table.id, table.number)
        again = [] if table.rematch_table is not None else rematch_buttons(table, say)
        if draft.person in rematch_missing(table):
            again.append(refusal_button(table, say))
        text = _lines(ending_line(table, say, who), *rematch_lines(table, say, who))
        return await self._show(draft, table, text, rows(*again))

    async def _routines(self, draft: _Draft, table: Running, seat: int) -> Reply:
        """Make a seat's panel while the table plays for it."""
        say = draft.say
        if table.paused:
            text = pause_line(table, say, draft.cast.who)
        elif seat in table.awaited:
            text = say("panel-routine")
        else:
            text = say("panel-waiting", awaited=draft.awaited)
        controls = [*routine_rows(table, seat, say), ActionRow(button(say("button-more"), _more(table)))]
        controls += await self._extra(draft)
        return await self._show(draft, table, _lines(draft.note, text), controls)

    async def _choosing(self, draft: _Draft, table: Running, seat: int) -> Reply:
        """Make the panel of a seat that is to act."""
        say, shown = draft.say, draft.shown
        if shown is None:
            shown = PanelContent(
                face(table.game_key).spread(table.match, seat, draft.words, say, table.quick[seat]), "", []
            )
        spread, names = shown.spread, draft.cast.shown
        view = spread.shown.view(seat)
        wish = Wish(view, seat, say.language, chosen=spread.marked, names=names, page=_page(table, view, spread.page))
        ordered = await self._order(table, wish)
        title = say("panel-turn", side=side_name(table, seat, say) or "none")
        text = _lines(draft.note, shown.told, f"**{title}** {spread.hint}")
        places = [] if spread.words or _has_acted_in_turn(table, seat) else [TablePlace.TURN]
        places += [] if draft.shown else [TablePlace.CHOOSING]
        asked = draft.session, draft.person, say
        beside = [one for place in places for one in await self._extras.buttons(place, *asked)]
        undo = [button(say("button-undo"), at(table, Verb.BACK))] if _has_acted_in_turn(table, seat) else []
        controls = [*shown.above, *spread_rows(spread, partial(at, table), undo, beside)]
        if table.game.about.hidden or table.puzzle:
            controls.append(ActionRow(button(say("button-more"), _more(table))))
        controls += await self._extra(draft)
        panel = await self._make(draft, table, wish, ordered, text, controls)
        return replace(panel, position=table.position, words=spread.words)

    async def _show(self, draft: _Draft, table: Running | Finished, text: str, extra: list[Row]) -> Reply:
        """Make a panel that shows the game as it is."""
        seat, say, names = draft.seat, draft.say, draft.cast.shown
        view = table.match.view(seat)
        page = None if seat is None else _page(table, view)
        wish = Wish(view, seat, say.language, heading=heading_of_end(table, say, names), names=names, page=page)
        return await self._make(draft, table, wish, await self._order(table, wish), text, extra)

    async def _extra(self, draft: _Draft) -> list[Row]:
        """Make what features add for a player."""
        return rows(*await self._extras.buttons(TablePlace.PLAYER, draft.session, draft.person, draft.say))

    async def _order(self, table: Running | Finished, wish: Wish) -> list[Awaitable[Picture | None]]:
        """Have a panel's pictures drawn from now on, while the rest of it is composed."""
        first_look = table.game.about.hidden and wish.chosen is None  # one picture is enough while choosing
        ordered = self._composer.order(table, wish, beside(table.game_key, wish.view) if first_look else None)
        await asyncio.sleep(0)  # the table is saved, if it has to be, before the rest is composed
        return ordered

    async def _make(
        self,
        draft: _Draft,
        table: Running | Finished,
        wish: Wish,
        ordered: list[Awaitable[Picture | None]],
        text: str,
        controls: list[Row],
    ) -> Panel:
        """Make a panel around the pictures that have been ordered for it; in words if there are none."""
        session, say, update = draft.session, draft.say, draft.update
        if wish.chosen is None:  # once choosing, the player has read the news, and a phone needs the room for controls
            news = fit(_news(table, wish, draft), max(LEAST_NEWS, BELOW - len(text)))
            text = _lines(text, news) if isinstance(table, Finished) else _lines(news, text)
        if table.game.about.hidden and wish.seat is not None:
            title, place = game_title(table.game_key, say), f"<#{session.head.channel_id}>"
            text = _lines(fit(say("hand-title", game=title, place=place), HEADLINE), text)
            controls = [*controls, self._foot(session, say)]
        abroad = session.head.guild_id is not None
        drawn = await wait_for_pictures(ordered)
        view = discord.ui.LayoutView(timeout=None)
        if not drawn:
            title = game_title(table.game_key, say)
            told = board_text(table.game_key, wish.view, speech(wish.locale), wish.seat, title=title)
            told = fit(told, BOARD_BESIDE)
            view.add_item(Container(TextDisplay(told), TextDisplay(firm(text)), *controls, accent_colour=_COLOUR))
            return Panel(view, [], update, table.id, table.number, abroad)
        shown: list[MediaGallery[discord.ui.LayoutView]] = [  # one below the other: side by side they'd be too small
            picture_item(_file_name(number), one.alt) for number, one in enumerate(drawn)
        ]
        view.add_item(Container(*shown, TextDisplay(firm(text)), *controls, accent_colour=_COLOUR))
        files = [attach(one.png, _file_name(number)) for number, one in enumerate(drawn)]
        return Panel(view, files, update, table.id, table.number, abroad)

    def _foot(self, session: Session, say: Speech) -> Row:
        """Make the last row of a hand: *Refresh*, which also marks the hand and its number, and a link to the table."""
        table, head = session.table, session.head
        again = button(say("button-refresh"), at(table, Verb.HAND, str(table.number)))
        url = f"https://discord.com/channels/{head.guild_id or '@me'}/{head.channel_id}"
        return ActionRow(again, link(say("button-jump"), url))


def _news(table: Running | Finished, wish: Wish, draft: _Draft) -> str:
    """Tell what happened since the seat's own last turn; a seat without one and watchers get the latest."""
    seat, hidden, say, who = wish.seat, table.game.about.hidden, draft.say, draft.cast.so_far
    deeds = () if seat is None else _deeds_since(table, seat)
    begins = bool(deeds) and seat in table.awaited and not (isinstance(table, Running) and inside_a_turn(table))
    # Games in chapters are told one by one, with the last one's record above.
    followed = table.game.about.routines or table.chapter
    if (hidden and seat is not None) or (deeds and not followed):
        told = since(table.game_key, wish.view, say, who, () if hidden else deeds)
    else:
        told = story(table.game_key, wish.view, say, who, last_event(table), table.chapter_above if followed else None)
    head = say("story-since") if told and begins else ""
    return _lines(head, told, *undo_lines(table, say, who))


def _deeds_since(table: Begun, seat: int) -> tuple[Deed, ...]:
    """Return the actions since the last turn of the seat's own player, that turn included; empty before the first."""
    last = next((act for act in reversed(table.acts) if act.seat == seat and act.person is not None), None)
    if last is None:
        return ()
    began = last.turn_began
    return tuple((act.seat, text) for act, text in zip(table.acts[began:], table.match.log[began:], strict=True))


def _may_take_back(table: Running, seat: int) -> bool:
    """Whether the seat may undo: the last action was its own, nobody has asked to undo, and no hands are hidden."""
    shown = not table.game.about.hidden and table.undo is None
    return shown and bool(table.acts) and table.acts[-1].seat == seat


def _has_acted_in_turn(table: Running, seat: int) -> bool:
    """Whether the seat has acted in the current turn and can undo without asking."""
    acted = table.match.turn_began < len(table.match.log) and table.acts[-1].seat == seat
    return acted and not table.game.about.hidden


def _page(table: Table, view: Any, wanted: str | None = None) -> str | None:
    """Return the page that the face wants, else the hand's if hands are hidden; None if the artist has neither."""
    drawn = pages(table.game_key, view)
    usual = HAND_PAGE if table.game.about.hidden else None
    return next((page for page in (wanted, usual) if page is not None and page in drawn), None)


def _file_name(number: int) -> str:
    return f"side-{number + 1}.png" if number else PICTURE


def _more(table: Table) -> Address:
    return at(table, Verb.MORE)


def _lines(*texts: str) -> str:
    return "\n".join(text for text in texts if text)
