"""Show a part of a game to everybody in the channel, as a film or a picture. Part of cogs/pressing.

Only what everybody may see is shown: watchers' views, and no puzzle before its seal opens. What somebody else did since
a person's own last turn is shown to that person alone, from their own view.
"""

import asyncio
from contextlib import suppress

import discord

from cogs.desk.desk import Desk
from cogs.library.answers import Reply, spoken_in, tell
from cogs.library.sentences import Told
from cogs.pressing.pauses import Pauses
from cogs.pressing.press import Handler, Press
from cogs.servers.access import check_board
from cogs.views.controls.verbs import Verb
from cogs.views.messages import ended_heading
from cogs.views.panels import events_since
from cogs.views.sharing import making, part_name, share_choice, shared
from host.films import FilmFailed, TooManyFilms
from host.puzzle_day import is_private, is_sealed, when_open
from render import Wish
from render.motion import Film, Order, Span, TooLarge, span_named, spans
from rules.core.match import Match
from rules.table.errors import TableRefusal
from rules.table.table import Finished, Running
from words import Speech
from words.games import game_title

#: How often the person is told how far a film is (seconds).
NEWS = 2.0


class Filming:
    """Handles the verbs that share a part of a game."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._house = desk.house
        self._pauses = Pauses(desk.house.now)
        #: Those whose film is being made, or waits for its turn.
        self._waiting: set[int] = set()

    @property
    def handlers(self) -> dict[Verb, Handler]:
        """The handlers, by verb."""
        return {
            Verb.SHARE: self._choose,
            Verb.SHARE_MOVING: self._post,
            Verb.SHARE_STILL: self._post,
            Verb.LAST_TURN: self._last_turn,
        }

    async def _choose(self, press: Press) -> Reply | None:
        """Offer the parts of the game. Raises Told if there is nothing to share, or not yet."""
        table = self._open(press)
        found = await _spans(table)
        chosen = (
            span_named(found, press.value) if press.value else found[-1] if isinstance(table, Finished) else found[0]
        )
        if chosen is None:
            raise Told("press-outdated")
        reply = share_choice(table, found, chosen, press.say)
        return Reply(reply.view, update=press.private and bool(press.value))

    async def _post(self, press: Press) -> Reply | None:
        """Post a part of the game, in the server's language.

        Raises Told if that isn't possible now, if a permission is missing, or if the person shared something less than
        a minute ago.
        """
        table, interaction = self._open(press), press.interaction
        found = await _spans(table)
        span = span_named(found, press.address.words)
        if span is None or interaction.channel_id is None:
            raise Told("press-outdated")
        if interaction.guild_id is not None:
            await self._desk.rights.check(interaction, interaction.channel_id, files=True)
        say = await spoken_in(self._desk.bot, self._desk.house.languages, interaction.guild_id)
        name = await self._desk.names.of(press.person)
        part = part_name(span, table.game_key, say)
        heading = say("share-by", part=part, game=game_title(table.game_key, say), name=name)
        self._pauses.begin(press.person, interaction.channel_id)
        try:
            if press.address.verb is Verb.SHARE_STILL:
                return await self._still(table, span, heading, say)
            film = await self._film(press, await self._order(table, span.first, span.last, say))
        except BaseException:
            self._pauses.forget(press.person, interaction.channel_id)
            raise
        return shared(film, heading, public=True)

    async def _still(self, table: Running | Finished, span: Span, above: str, say: Speech) -> Reply:
        """Make the picture after a part of the game. Raises Told if it can't be drawn."""
        names = await self._desk.composer.shown_names(table, say)
        match = table.match if span.last == len(table.match.log) else await asyncio.to_thread(_moment, table, span.last)
        heading = ended_heading(table, say, names) if match is table.match else None
        wish = Wish(match.view(None), None, say.language, heading=heading, names=names)
        drawn = await self._house.studio.draw(table.game_key, wish)
        if drawn is None:
            raise Told("share-failed")
        return shared(drawn, above, public=True)

    async def _last_turn(self, press: Press) -> Reply | None:
        """Show the person what has happened since they last acted. Raises Told if nothing has."""
        table = press.table
        if not isinstance(table, Running | Finished):
            raise TableRefusal("not-started")
        check_board(press.session, press.person, self._house.now())
        seat = table.seat_of(press.person)
        if seat is None:
            raise Told("refusal-not-at-table")
        first = events_since(table, seat)
        if first is None:
            raise Told("share-nothing-new")
        order = await self._order(table, first, len(table.match.log), press.say, seat)
        return shared(await self._film(press, order, told=False), "", public=False)

    def _open(self, press: Press) -> Running | Finished:
        """Return the table if it may be shown to everybody. Raises Told, TableRefusal."""
        table = press.table
        if not isinstance(table, Running | Finished):
            raise TableRefusal("not-started")
        if is_sealed(table, self._house.now()):
            raise Told("daily-board-sealed", when=when_open(table.puzzle))
        if is_private(table):
            raise Told("share-private")
        if not table.match.log:
            raise Told("share-nothing")
        return table

    async def _order(
        self, table: Running | Finished, first: int, last: int, say: Speech, seat: int | None = None
    ) -> Order:
        """Order a film from a seat's views, or from a watcher's."""
        match, names = table.match, await self._desk.composer.shown_names(table, say)
        return Order(
            table.game_key,
            match.seats,
            dict(match.options),
            tuple(match.log),
            first,
            last,
            seat,
            seat,
            say.language,
            names=names,
            heading=ended_heading(table, say, names),
        )

    async def _film(self, press: Press, order: Order, *, told: bool = True) -> Film:
        """Make a film, and tell the person how far it is, where they chose it. Raises Told if it can't be made."""
        if press.person in self._waiting:
            raise Told("share-one-at-a-time")
        self._waiting.add(press.person)
        progress = _Progress(press)
        telling = asyncio.create_task(progress.tell()) if told and press.private else None
        try:
            film = await self._desk.films.make(order, progress.heard)
        except TooManyFilms as error:
            raise Told("share-busy") from error
        except (FilmFailed, TooLarge) as error:
            raise Told("share-failed") from error
        finally:
            self._waiting.discard(press.person)
            if telling is not None:
                telling.cancel()
        if progress.shown:
            await progress.show(tell(press.say("share-done")).view)
        return film


class _Progress:
    """Tells somebody how far their film is."""

    def __init__(self, press: Press) -> None:
        self._press = press
        self._share: float | None = None
        self.shown = False

    def heard(self, share: float) -> None:
        """Note how far it is."""
        self._share = share

    async def tell(self) -> None:
        """Edit the answer now and then, once Discord has been told that it takes longer."""
        while True:
            await asyncio.sleep(NEWS)
            if self._press.interaction.response.is_done():
                await self.show(making(self._share, self._press.say))

    async def show(self, view: discord.ui.LayoutView) -> None:
        """Edit the answer; if that fails, the film comes all the same."""
        with suppress(discord.HTTPException):
            await self._press.interaction.edit_original_response(view=view)
            self.shown = True


async def _spans(table: Running | Finished) -> tuple[Span, ...]:
    match = table.match
    return await asyncio.to_thread(spans, table.game_key, match.seats, dict(match.options), tuple(match.log))


def _moment(table: Running | Finished, events: int) -> Match:
    """Return the game after so many events."""
    match = table.match
    return Match.begin(match.game, match.seats, match.options, 0).replay(match.log[:events])
