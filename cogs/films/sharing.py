"""Show a part of a game to everybody in the channel, as a film or a picture.

Only what everybody may see is shown: watchers' views, and no puzzle before its seal opens. What somebody else did since
a person's own last turn is shown to that person alone, from their own view.
"""

import re
from collections.abc import Awaitable, Callable

from cogs.controls.answers import Reply, channel_speech
from cogs.controls.buttons import Buttons
from cogs.controls.sentences import UserError
from cogs.delivery.pauses import Pauses
from cogs.films.choice import FilmVerb, message_with, part_name, share_choice
from cogs.films.making import Cancelled, FilmMaking
from cogs.films.shareable import FilesGame, Shareable, TablesGame, of_file, of_table
from cogs.people.access import check_board
from cogs.press.desk import Desk
from cogs.press.game_files import content_of
from cogs.press.press import Check, Control, Handler, Press
from cogs.table.extras import TablePlace
from cogs.table.messages import heading_of_end
from render.motion import Order, Span, span_named
from rules.table.errors import TableRefusal
from rules.table.table import Begun, Finished, Running
from words import Speech
from words.games import game_title

#: The words of a control: the name of a part, if one is chosen, and the index of the moment that the person looked at.
_WORDS = re.compile(r"([a-z0-9-]{0,16})(?:\|([0-9]{1,5}))?")
Find = Callable[[Press, int], Awaitable[Shareable]]


class FilmControls:
    """Handles the verbs that share a part of a game."""

    def __init__(self, desk: Desk, making: FilmMaking) -> None:
        self._desk, self._house = desk, desk.house
        self._pauses = Pauses(desk.house.now)
        self._making = making

    @property
    def controls(self) -> dict[str, Control]:
        """The controls, by verb."""
        return {
            FilmVerb.SHARE: Control(self._choosing(self._table), Check.REPLAYS, ordered=True),
            FilmVerb.SHARE_MOVING: Control(self._moving(self._table), Check.REPLAYS, ordered=True),
            FilmVerb.SHARE_STILL: Control(self._still(self._table), Check.REPLAYS, ordered=True),
            FilmVerb.SHARE_CANCEL: Control(self._cancelling(self._table), Check.REPLAYS),
            FilmVerb.FILE_SHARE: Control(self._choosing(self._file), Check.NOTHING, ordered=True),
            FilmVerb.FILE_MOVING: Control(self._moving(self._file), Check.NOTHING, ordered=True),
            FilmVerb.FILE_STILL: Control(self._still(self._file), Check.NOTHING, ordered=True),
            FilmVerb.FILE_CANCEL: Control(self._cancelling(self._file), Check.NOTHING),
            FilmVerb.LAST_TURN: Control(self._last_turn, ordered=True),
        }

    async def _table(self, press: Press, index: int) -> Shareable:
        return await of_table(self._desk, press, index)

    async def _file(self, press: Press, index: int) -> Shareable:
        return await of_file(self._desk, await content_of(press.interaction.message), index)

    def _choosing(self, find: Find) -> Handler:
        async def choose(press: Press) -> Reply | None:
            """Offer the parts of the game. Raises UserError if there is nothing to share, or not yet."""
            name, index = _words(press)
            game = await find(press, index)
            name = press.value or name
            return await self._choice(press, game, name, index, update=press.private and bool(press.value))

        return choose

    async def _choice(self, press: Press, game: Shareable, name: str, index: int, *, update: bool) -> Reply:
        """Offer the parts of a game, with one chosen: by its name, else the moment looked at, the last turn, or all."""
        parts = game.parts
        chosen = span_named(parts, name) if name else parts[-1] if game.over and not index else parts[0]
        if chosen is None:
            raise UserError("press-outdated")
        more: Buttons = ()
        if isinstance(game, TablesGame):
            more = await self._desk.extras.buttons(TablePlace.SHARE, press.session, press.person, press.say)
        reply = share_choice(game.recording.game, parts, chosen, index, game.ways, press.say, more)
        return Reply(reply.view, reply.files, update=update)

    def _moving(self, find: Find) -> Handler:
        async def post(press: Press) -> Reply | None:
            """Post a film; None if the person cancels it. Raises like `_post`."""

            async def film(game: Shareable, part: Span, heading: str, say: Speech) -> Reply:
                made = await self._making.film(press, await game.order(part, say), game.ways)

                if press.loaded is not None:
                    await self._desk.access.check_still(press.session, press.person)
                return message_with(made, heading, public=True)

            return await self._post(press, find, film)

        return post

    def _still(self, find: Find) -> Handler:
        async def post(press: Press) -> Reply | None:
            """Post a picture. Raises like `_post`, and UserError if it can't be drawn."""

            async def picture(game: Shareable, part: Span, heading: str, say: Speech) -> Reply:
                drawn = await self._house.studio.draw(game.recording.game, await game.wish(part, say))
                if drawn is None:
                    raise UserError("share-failed")
                return message_with(drawn, heading, public=True)

            return await self._post(press, find, picture)

        return post

    async def _post(
        self, press: Press, find: Find, make: Callable[[Shareable, Span, str, Speech], Awaitable[Reply]]
    ) -> Reply | None:
        """Post a part of the game, in the channel's language, below a heading; None if the person cancels it.

        What was cancelled before anything was drawn doesn't count for the pause.

        Raises UserError if that isn't possible now, if a permission is missing, or if the person shared something less
        than a minute ago.
        """
        interaction, (name, index) = press.interaction, _words(press)
        game = await find(press, index)
        part = span_named(game.parts, name)
        if part is None or interaction.channel_id is None:
            raise UserError("press-outdated")
        if interaction.guild_id is not None:
            await self._desk.rights.check(interaction, interaction.channel_id, files=True)
        say = await channel_speech(self._desk.bot, self._house.archive, interaction.guild_id, press.person)
        key = game.recording.game
        facts = {"part": part_name(part, key, say), "game": game_title(key, say)}
        source = "file" if isinstance(game, FilesGame) else "table"
        heading = say("share-by", **facts, name=await self._desk.names.of(press.person), source=source)
        take_back = self._pauses.begin(press.person, interaction.channel_id)
        try:
            reply = await make(game, part, heading, say)
        except Cancelled as error:
            if not error.begun:
                take_back()
            return None
        except BaseException:
            take_back()
            raise
        self._pauses.note(press.person, interaction.channel_id)
        return reply

    def _cancelling(self, find: Find) -> Handler:
        async def cancel(press: Press) -> Reply | None:
            """Stop the film that this message is about, if it is still being made, and offer the parts again."""
            name, index = _words(press)
            await self._making.cancel(press)
            return await self._choice(press, await find(press, index), name, index, update=press.private)

        return cancel

    async def _last_turn(self, press: Press) -> Reply | None:
        """Show the person what has happened since they last acted. Raises UserError if nothing has."""
        table = press.table
        if not isinstance(table, Running | Finished):
            raise TableRefusal("not-started")
        check_board(press.session, press.person, self._house.now())
        seat = table.seat_of(press.person)
        if seat is None:
            raise UserError("refusal-not-at-table")
        first = events_since(table, seat)
        if first is None:
            raise UserError("share-nothing-new")
        match, names = table.match, (await self._desk.composer.cast(table, press.say)).shown
        order = Order(
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
        return message_with(made, "", public=False)


def _words(press: Press) -> tuple[str, int]:
    """Return the name of the chosen part, empty for none, and the index of the moment looked at, 0 for none.

    Raises UserError.
    """
    found = _WORDS.fullmatch(press.address.words)
    if found is None:
        raise UserError("press-outdated")
    return found[1], int(found[2] or 0)


def events_since(table: Begun, seat: int) -> int | None:
    """Return how many events there were up to the seat's last act; None if nothing followed it, or nothing at all."""
    later = next((count for count, act in enumerate(reversed(table.acts)) if act.seat == seat), len(table.acts))
    return len(table.acts) - later if later else None
