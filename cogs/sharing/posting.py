"""Show the page on which a game is shared, and post what has been chosen in the channel.

Only what everybody may see is shown: watchers' views, and no puzzle before its seal opens. What somebody else did since
a person's own last turn is shown to that person alone, from their own view.
"""

from collections.abc import Awaitable, Callable
from itertools import takewhile

from cogs.controls.addresses import as_message
from cogs.controls.answers import NOBODY, Reply, channel_speech
from cogs.controls.buttons import message_url
from cogs.controls.sentences import UserError
from cogs.delivery.pauses import Pauses
from cogs.people.rights import name_permissions
from cogs.press.desk import Desk
from cogs.press.game_files import content_of
from cogs.press.press import Check, Control, Handler, Press
from cogs.sharing.making import Cancelled, FilmMaking
from cogs.sharing.page import (
    RESULT,
    ShareChoice,
    ShareKind,
    SharePage,
    ShareVerb,
    caption,
    film_alone,
    part_name,
    post_result,
    post_with,
    read_choice,
    result_page,
    share_page,
    tell_posted,
    ways_of_table,
)
from cogs.sharing.shareable import Shareable, find_sealed, of_file, of_table, tell_result
from cogs.table.extras import TablePlace
from cogs.table.messages import heading_of_end
from host.budget import order_for_asker
from host.puzzle_day import when_open
from render import Picture
from render.motion import Film, FilmRequest, Span, seconds_of, span_named
from rules.table.errors import TableRefusal
from rules.table.table import Begun, Finished, Running
from words import Speech

Find = Callable[[Press, int], Awaitable[Shareable]]


class Sharing:
    """Handles the verbs that share a game."""

    def __init__(self, desk: Desk, making: FilmMaking) -> None:
        self._desk, self._house = desk, desk.house
        self._pauses = Pauses(desk.house.now)
        self._making = making

    @property
    def controls(self) -> dict[str, Control]:
        """The controls, by verb."""
        return {
            ShareVerb.SHARE: Control(self._choose, Check.REPLAYS, ordered=True),
            ShareVerb.POST: Control(self._post_chosen, Check.REPLAYS, ordered=True),
            ShareVerb.CANCEL: Control(self._cancelling(self._table), Check.REPLAYS),
            ShareVerb.FILE_SHARE: Control(self._choosing(self._file), Check.NOTHING, ordered=True),
            ShareVerb.FILE_POST: Control(self._posting(self._file), Check.NOTHING, ordered=True),
            ShareVerb.FILE_CANCEL: Control(self._cancelling(self._file), Check.NOTHING),
            ShareVerb.LAST_TURN: Control(self._last_turn, ordered=True),
        }

    async def _table(self, press: Press, index: int) -> Shareable:
        return await of_table(self._desk, press, index)

    async def _file(self, press: Press, index: int) -> Shareable:
        return await of_file(self._desk, await content_of(press.interaction.message), index)

    async def _choose(self, press: Press) -> Reply | None:
        """Show the page of a table's game; of somebody's own puzzle whose day isn't over, the one with its result."""
        table = find_sealed(press, self._desk.house.now())
        if table is None:
            return await self._choosing(self._table)(press)
        told = await tell_result(self._desk.composer, table, press.say)
        return result_page(told, place_of(press), when_open(table.puzzle), ways_of_table(table), press.say)

    async def _post_chosen(self, press: Press) -> Reply | None:
        """Post what has been chosen of a table's game, or a puzzle's result."""
        table = find_sealed(press, self._desk.house.now())
        if table is None or press.address.words != RESULT:
            return await self._posting(self._table)(press)
        return await self._post_result(press, table)

    # The page ------------------------------------------------------------------------------------------------

    def _choosing(self, find: Find) -> Handler:
        async def choose(press: Press) -> Reply | None:
            """Show the page. Raises UserError if there is nothing to share, or not yet, or if it can't be posted."""
            check_files(press)
            choice = read_choice(press.address.words)
            if press.value:
                choice = ShareChoice(press.value, choice.index, choice.kind)
            update = press.private and bool(choice.part)
            return await self._page(press, await find(press, choice.index), choice, update=update)

        return choose

    async def _page(self, press: Press, game: Shareable, choice: ShareChoice, *, update: bool) -> Reply:
        """Make the page, with one part chosen: by its name, else the moment looked at, the last turn, or all."""
        parts, say = game.parts, press.say
        usual = parts[-1] if game.over and not choice.index else parts[0]
        chosen = span_named(parts, choice.part) if choice.part else usual
        if chosen is None:
            raise UserError("press-outdated")
        page = SharePage(
            game.recording.game,
            parts,
            chosen,
            choice,
            await game.draw(chosen, choice.kind, say),
            game.has_card(chosen),
            seconds_of(await game.order(chosen, say)) if choice.kind is ShareKind.FILM else 0,
            place_of(press),
            await game.ways_on(say),
        )
        reply = share_page(page, game.ways, say)
        return Reply(reply.view, reply.files, update=update)

    def _cancelling(self, find: Find) -> Handler:
        async def cancel(press: Press) -> Reply | None:
            """Stop the film that this message is about, if it is still being made, and show the page again.

            Only the page is paid for. Raises BudgetSpent.
            """
            choice = read_choice(press.address.words)
            await self._making.cancel(press)
            with order_for_asker():
                return await self._page(press, await find(press, choice.index), choice, update=press.private)

        return cancel

    # What is posted --------------------------------------------------------------------------------------------

    def _posting(self, find: Find) -> Handler:
        async def post(press: Press) -> Reply | None:
            """Post what has been chosen, in the channel and its language; None if the person cancels its film.

            What was cancelled before anything was drawn doesn't count for the pause.

            Raises UserError if that isn't possible now, if a permission is missing, or if the person shared something
            less than a minute ago.
            """
            interaction, choice = press.interaction, read_choice(press.address.words)
            game = await find(press, choice.index)
            part, channel = span_named(game.parts, choice.part), interaction.channel_id
            if part is None or channel is None:
                raise UserError("press-outdated")
            check_files(press)
            if interaction.guild_id is not None:
                await self._desk.rights.check(interaction, channel, files=True)
            say = await channel_speech(self._desk.bot, self._house.archive, interaction.guild_id, press.person)
            take_back = self._pauses.begin(press.person, channel)
            try:
                shown = await self._make(press, game, part, choice.kind, channel, say)
                url = await self._post(press, channel, await self._message(press, game, part, shown, say))
            except Cancelled as error:
                if not error.begun:
                    take_back()
                return None
            except BaseException:
                take_back()
                raise
            self._pauses.note(press.person, channel)
            return tell_posted(place_of(press), url, press.say, update=press.private)

        return post

    async def _post_result(self, press: Press, table: Finished) -> Reply:
        """Post a puzzle's result in words. Raises UserError like `post`."""
        interaction, channel = press.interaction, press.interaction.channel_id
        if channel is None:
            raise UserError("press-outdated")
        if interaction.guild_id is not None:
            await self._desk.rights.check(interaction, channel)
        say = await channel_speech(self._desk.bot, self._house.archive, interaction.guild_id, press.person)
        told = await tell_result(self._desk.composer, table, say)
        buttons = await self._desk.extras.buttons(TablePlace.RESULT, press.session, None, say)
        take_back = self._pauses.begin(press.person, channel)
        try:
            url = await self._post(press, channel, post_result(told, buttons))
        except BaseException:
            take_back()
            raise
        return tell_posted(place_of(press), url, press.say, update=press.private)

    async def _make(
        self, press: Press, game: Shareable, part: Span, kind: ShareKind, channel: int, say: Speech
    ) -> Film | Picture:
        """Make the film or the picture. Raises UserError if that fails or it may not be posted by then, Cancelled."""
        if kind is ShareKind.FILM:
            made = await self._making.film(press, await game.order(part, say), game.ways)
            await self._check_still(press, channel)
            return made
        drawn = await game.draw(part, kind, say)
        if drawn is None:
            raise UserError("share-not-drawn")
        return drawn

    async def _check_still(self, press: Press, channel: int) -> None:
        """Check that somebody whose film took its time may still post it. Raises UserError, HTTPException."""
        interaction = press.interaction
        await self._desk.bans.check(interaction.guild_id, press.person)
        if press.loaded is not None:
            await self._desk.access.check_still(press.session, press.person)
        if interaction.guild_id is not None:
            await self._desk.rights.check(interaction, channel, files=True, still=True)

    async def _message(self, press: Press, game: Shareable, part: Span, shown: Film | Picture, say: Speech) -> Reply:
        """Make the message that everybody sees."""
        key = game.recording.game
        named = "" if part.kind == "all" else part_name(part, key, say)
        by = await self._desk.names.of(press.person)
        told = caption(key, named, await game.players(say), by, say)
        return post_with(shown, told, key, await game.ways_on(say))

    async def _post(self, press: Press, channel: int, reply: Reply) -> str:
        """Post a message in a channel, and return its address; a repeated attempt posts no second one."""
        guild = press.interaction.guild_id
        place = self._desk.bot.get_partial_messageable(channel, guild_id=guild)
        nonce = str(press.interaction.id)
        sent = await place.send(view=reply.view, files=reply.files, nonce=nonce, allowed_mentions=NOBODY)
        return message_url(guild, as_message(sent))

    # For one person --------------------------------------------------------------------------------------------

    async def _last_turn(self, press: Press) -> Reply | None:
        """Show the person what has happened since they last acted. Raises UserError if nothing has."""
        table = press.table
        if not isinstance(table, Running | Finished):
            raise TableRefusal("not-started")
        seat = table.seat_of(press.person)
        if seat is None:
            raise UserError("refusal-not-at-table")
        first = events_since(table, seat)
        if first is None:
            raise UserError("share-nothing-new")
        match, names = table.match, (await self._desk.composer.cast(table, press.say)).shown
        order = FilmRequest(
            table.game_key,
            match.seats,
            dict(match.options),
            tuple(match.log),
            first,
            len(match.log),
            seat,
            seat,
            press.say.language,
            names=names,
            heading=heading_of_end(table, press.say, names),
        )
        made = await self._making.film(press, order)
        await self._desk.access.check_still(press.session, press.person)
        return film_alone(made)


def check_files(press: Press) -> None:
    """Check that the bot may attach files where somebody wants to share. Raises UserError."""
    interaction = press.interaction
    if interaction.guild_id is not None and not interaction.app_permissions.attach_files:
        raise UserError("share-no-files", right=name_permissions(("attach_files",), press.say))


def place_of(press: Press) -> str:
    """Mention the channel in which somebody shares; empty in direct messages."""
    interaction = press.interaction
    return "" if interaction.guild_id is None else f"<#{interaction.channel_id}>"


def events_since(table: Begun, seat: int) -> int | None:
    """Return how many events there were up to the seat's last act; None if nobody else has acted since."""
    later = tuple(takewhile(lambda act: act.seat != seat, reversed(table.acts)))
    return len(table.acts) - len(later) if any(act.seat is not None for act in later) else None
