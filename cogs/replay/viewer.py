"""The viewer of replays: the picture of a moment, what happened, and the controls.

It shows a table's game or an attached game file. Whoever looks at a table while hands are hidden sees what their own
seat saw at that moment, or what everybody saw.
"""

import re
from dataclasses import dataclass, replace

import discord
from discord.ui import LayoutView, TextDisplay

from cogs.controls.addresses import Verb, at, at_no_table
from cogs.controls.answers import BELOW, BOARD_BESIDE, HEADLINE, Reply, attach, firm, fit, picture_item, view_of
from cogs.controls.buttons import AnyButton, Buttons, button
from cogs.controls.sentences import UserError
from cogs.press.desk import Desk
from cogs.press.game_files import GAME_FILE, QUOTED, bad_file, content_of
from cogs.press.press import Press
from cogs.replay.controls import (
    BESIDE,
    FILE_MOMENT,
    MOMENT,
    PUBLIC,
    Seats,
    Spot,
    Where,
    controls,
    read_spot,
    sides_of,
    sides_when_open,
    usual_side,
)
from cogs.table.ending import ending_line
from cogs.table.extras import GamePlace, Subject
from cogs.table.messages import heading_of_end
from cogs.table.panels import HAND_PAGE
from host.house import Session
from host.puzzle_day import is_sealed
from host.replays import BadFile, NoSuchMoment
from host.scene import Scene, SceneRequest
from render import Wish, pages
from rules import GAMES, AnyGame
from rules.table.errors import needs_begun
from rules.table.table import Finished, Running
from words import Speech
from words.games import board_text, game_title
from words.harmless import plain

PICTURE = "replay.png"
_COLOUR = 0xB48EF0


@dataclass(frozen=True, slots=True)
class MenuPages:
    """Which pages of the menus of turns to show; None for those around the moment."""

    turns: int | None = None
    marks: int | None = None


@dataclass(frozen=True)
class _Caption:
    """The parts of a viewer's message that aren't in the scene."""

    game: AnyGame
    title: str
    who: tuple[str, ...]
    seats: Seats
    heading: str | None = None
    end: str = ""
    more: Buttons = ()


class Viewer:
    """Makes the messages of replays, and handles their controls."""

    def __init__(self, desk: Desk) -> None:
        self._house, self._composer = desk.house, desk.composer
        self._extras, self._lookup = desk.extras, desk.lookup

    async def table(
        self,
        session: Session,
        person: int,
        say: Speech,
        spot: Spot | None = None,
        page: MenuPages = MenuPages(),
        *,
        update: bool = False,
    ) -> Reply:
        """Show a moment of a table's game; without a spot the beginning or, while it runs, the present.

        Raises TableRefusal before the game, and UserError for a moment that doesn't exist, or a hand that the person
        may not see yet.
        """
        table = needs_begun(session.table)
        sides = sides_of(table, person)
        if spot is None:
            spot = Spot(len(table.match.log) if isinstance(table, Running) else None, usual_side(table, person))
        if spot.side not in sides:
            raise UserError("replay-not-yours")
        cast = await self._composer.cast(table, say)
        who, names = cast.owners, cast.shown
        try:
            scene = await self._house.replays.scene(table.match, _ask(spot, page, say, who))
        except NoSuchMoment as error:
            raise UserError("replay-no-moment") from error
        more: list[AnyButton] = []
        at_end = scene.index == scene.length
        sealed = is_sealed(table, self._house.now())
        if table.match.log and not sealed and not table.private:
            more += self._beside(scene, table, say)
        if isinstance(table, Finished) and not sealed:
            more.append(button(say("button-file"), at(table, Verb.GAME_FILE)))
        heading = heading_of_end(table, say, names) if at_end else None
        end = ending_line(table, say, who) if at_end and isinstance(table, Finished) else ""
        title = say("replay-title", game=game_title(table.game_key, say), table=table.id)
        told = _Caption(table.game, title, who, Seats(names, sides), heading, end, more)
        return await self._show(scene, spot, told, lambda words: at(table, MOMENT, words), say, [], update)

    async def file(
        self,
        content: bytes,
        say: Speech,
        spot: Spot | None = None,
        page: MenuPages = MenuPages(),
        *,
        update: bool = False,
    ) -> Reply:
        """Show a moment of a game file, and attach the file again: that is where the next press reads it.

        Raises UserError for a file that isn't a whole, unchanged game file, and for a moment or side that doesn't
        exist.
        """
        scene = await self._of_file(content, _ask(spot or Spot(), page, say, None))
        game = GAMES[scene.game]
        sides = sides_when_open(scene.seats, game.about.hidden)
        if spot is None:
            spot = Spot(side=sides[0])
            scene = await self._of_file(content, _ask(spot, page, say, None))
        if spot.side not in sides:
            raise UserError("replay-not-yours")
        who = tuple(say("replay-player", number=seat + 1) for seat in range(scene.seats))
        more = self._beside(scene, None, say) if scene.length else ()
        title = say("replay-title-file", game=game_title(game.about.key, say))
        told = _Caption(game, title, who, Seats(who, sides), more=more)
        kept = [attach(content, GAME_FILE)]
        return await self._show(scene, spot, told, lambda words: at_no_table(FILE_MOMENT, words), say, kept, update)

    # Its controls --------------------------------------------------------------------------------------------

    async def open(self, press: Press) -> Reply | None:
        """Open the replay of a table's game. Raises UserError, TableRefusal."""
        return await self.table(press.session, press.person, press.say)

    async def moment(self, press: Press) -> Reply | None:
        """Show a moment of a table's game. Raises UserError, TableRefusal."""
        spot, pages = _read_pick(press)
        given = press.session, press.person, press.say, spot, pages
        beside = press.address.words.endswith(BESIDE)
        return await self.table(*given, update=press.private and not beside)

    async def choose(self, press: Press) -> Reply | None:
        """Open the replay of the picked game. Raises UserError, TableRefusal."""
        if not press.value:
            raise UserError("press-outdated")
        session = await self._lookup.by_id(press.interaction, press.value)
        return await self.table(session, press.person, press.say, update=press.private)

    async def file_moment(self, press: Press) -> Reply | None:
        """Show a moment of the attached game. Raises UserError."""
        spot, pages = _read_pick(press)
        content = await content_of(press.interaction.message)
        return await self.file(content, press.say, spot, pages, update=press.private)

    # Its message ---------------------------------------------------------------------------------------------

    def _beside(self, scene: Scene, table: Running | Finished | None, say: Speech) -> Buttons:
        """Make the buttons that features have about a moment of a table's game, or of a game file's."""
        subject = Subject(scene.game, table=table, index=scene.index if scene.turn else 0)
        return self._extras.game_buttons(GamePlace.REPLAY, subject, say)

    async def _of_file(self, content: bytes, request: SceneRequest) -> Scene:
        """Return the moment of a game file. Raises UserError."""
        try:
            return await self._house.replays.scene_of_file(content, request)
        except NoSuchMoment as error:
            raise UserError("replay-no-moment") from error
        except BadFile as error:
            raise bad_file(error) from error

    async def _show(
        self,
        scene: Scene,
        spot: Spot,
        told: _Caption,
        where: Where,
        say: Speech,
        kept: list[discord.File],
        update: bool,
    ) -> Reply:
        items: list[discord.ui.Item[LayoutView]] = [TextDisplay(fit(_headline(scene, told, say), HEADLINE))]
        page = HAND_PAGE if told.game.about.hidden and spot.side is not None else None
        wish = Wish(
            scene.view,
            spot.side,
            say.language,
            names=told.seats.names,
            heading=told.heading,
            page=page if page in pages(scene.game, scene.view) else None,
            chapter=scene.chapter if page is None else None,
        )
        drawn = None if spot.in_words else await self._house.studio.draw(scene.game, wish)
        files = list(kept)
        if drawn is None:
            board = board_text(
                scene.game, scene.view, say, spot.side, who=told.who, title=game_title(told.game.about.key, say)
            )
            items.append(TextDisplay(fit(board, BOARD_BESIDE)))
        else:
            items.append(picture_item(PICTURE, drawn.alt))
            files.insert(0, attach(drawn.png, PICTURE))
        story = "\n".join(part for part in (scene.story, told.end) if part)
        if story:
            items.append(TextDisplay(firm(fit(story, BELOW))))
        view = view_of(*items, *controls(scene, spot, told.seats, where, say, told.more), colour=_COLOUR)
        if kept:
            view.add_item(discord.ui.File(f"attachment://{GAME_FILE}"))
        return Reply(view, files, update)


def _ask(spot: Spot, page: MenuPages, say: Speech, who: tuple[str, ...] | None) -> SceneRequest:
    return SceneRequest(spot.index, spot.side, say.language, who, spot.by_turn, page.turns, page.marks)


def _headline(scene: Scene, told: _Caption, say: Speech) -> str:
    """Write what is shown, which turn of how many this is, whose, and what happened in it."""
    turn = scene.turn
    if turn is None:
        own, count = say.knows(f"{scene.game}-replay-opening"), scene.turns
        line = say(f"{scene.game}-replay-opening", count=count) if own else say("replay-opening", count=count)
        return f"{told.title}\n{line}"
    counted = {"number": turn.turn, "count": scene.turns}
    own = say.knows(f"{scene.game}-replay-turn")
    line = say(f"{scene.game}-replay-turn", **counted) if own else say("replay-turn", **counted)
    if turn.seat is not None:
        line = say("replay-turn-of", turn=line, who=told.who[turn.seat])
    done = say.row(f"`{action}`" for action in scene.done)
    lines = [told.title, f"{line}: {done}" if done else line]
    if turn.highlight and scene.index == turn.end:
        lines.append(plain(turn.highlight, QUOTED))
    return "\n".join(lines)


def _read_pick(press: Press) -> tuple[Spot, MenuPages]:
    """Return where a press leads: the spot in its address, changed by what was picked from a menu. Raises UserError."""
    spot, menu = read_spot(press.address.words), press.address.words.partition("|")[2]
    if not press.values:
        return spot, MenuPages()
    found = re.fullmatch("([tm]?)([0-9]{1,5})", press.value)
    if menu == "sides" and (found or press.value == PUBLIC):
        return replace(spot, side=None if found is None else int(found[2])), MenuPages()
    if found is None:
        raise UserError("press-outdated")
    number = int(found[2])
    match found[1]:
        case "t":
            return spot, MenuPages(turns=number)
        case "m":
            return spot, MenuPages(marks=number)
    return replace(spot, index=number), MenuPages()
