"""The private page on which somebody chooses what of a game everybody sees, and the message that is posted then."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

import discord
from discord.ui import ActionRow, Item, LayoutView, TextDisplay

from cogs.controls.addresses import Address, at, at_no_table
from cogs.controls.answers import Reply, attach, picture_item, view_of
from cogs.controls.buttons import AnyButton, Buttons, button, link, rows, select
from cogs.controls.sentences import UserError
from cogs.faces.spread import Item as Entry
from cogs.faces.spread import Menu, Style
from cogs.press.game_files import GAME_FILE
from render import Picture
from render.cover import HOUSE_ACCENT, accent
from render.motion import Film, Span
from rules.table.table import Table
from words import Speech
from words.games import short_title

#: The most lines of a menu: the last of these goals and chapters are offered, after the whole game and the turn.
_MOST = 25
#: Writes words into a custom id.
To = Callable[[str], Address]


class ShareVerb(StrEnum):
    """The verbs: choose what of a table's game is shared, post it, cancel its film; the same of a file's game; and show
    somebody what has happened since they last acted.
    """

    SHARE = "share"
    POST = "sharepost"
    CANCEL = "sharecancel"
    FILE_SHARE = "fileshare"
    FILE_POST = "filepost"
    FILE_CANCEL = "filecancel"
    LAST_TURN = "lastturn"


class ShareKind(StrEnum):
    """How a game is shown, as custom ids have it: one picture, a film, a strip of moments."""

    CARD = "c"
    FILM = "f"
    MOMENTS = "m"


#: The words of the control that posts a puzzle's result.
RESULT = "result"
_WORDS = re.compile(r"([a-z0-9-]{0,16})(?:\|([0-9]{1,5}))?(?:\|([cfm]))?")


@dataclass(frozen=True, slots=True)
class ShareChoice:
    """What somebody has chosen: a part by its name, empty for the usual one, and how it is shown.

    `index` is the moment that the person looked at, 0 for none.
    """

    part: str = ""
    index: int = 0
    kind: ShareKind = ShareKind.CARD

    def __str__(self) -> str:
        return f"{self.part}|{self.index}|{self.kind}"


def read_choice(words: str) -> ShareChoice:
    """Read the words of a control. Raises UserError."""
    found = _WORDS.fullmatch(words)
    if found is None:
        raise UserError("press-outdated")
    return ShareChoice(found[1], int(found[2] or 0), ShareKind(found[3] or ShareKind.CARD))


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the controls of the page lead: to another choice, to its post, and out of a film being made.

    `file` is a game file that the message keeps, because its buttons read it; None for a table's game.
    """

    choose: To
    post: To
    cancel: To
    file: bytes | None = None


def ways_of_table(table: Table) -> Ways:
    """Return the ways for a table's game."""
    return Ways(
        lambda words: at(table, ShareVerb.SHARE, words),
        lambda words: at(table, ShareVerb.POST, words),
        lambda words: at(table, ShareVerb.CANCEL, words),
    )


def ways_of_file(content: bytes) -> Ways:
    """Return the ways for a game file."""
    return Ways(
        lambda words: at_no_table(ShareVerb.FILE_SHARE, words),
        lambda words: at_no_table(ShareVerb.FILE_POST, words),
        lambda words: at_no_table(ShareVerb.FILE_CANCEL, words),
        content,
    )


def share_button(table: Table | None, say: Speech, index: int = 0) -> AnyButton:
    """Make the button that leads to the page; of a game file's game without a table.

    The moment after `index` events is offered first, unless that is 0.
    """
    words = f"|{index}" if index else ""
    address = at_no_table(ShareVerb.FILE_SHARE, words) if table is None else at(table, ShareVerb.SHARE, words)
    return button(say("button-share"), address)


def last_turn_button(table: Table, say: Speech) -> AnyButton:
    """Make the button that shows somebody what has happened since they last acted."""
    return button(say("button-last-turn"), at(table, ShareVerb.LAST_TURN))


def part_name(span: Span, game: str, say: Speech) -> str:
    """Name a part of a game."""
    number = span.turn if span.kind == "moment" else span.number
    return say(f"share-part-{span.kind}", number=number, game=game)


@dataclass(frozen=True, slots=True)
class SharePage:
    """What the page shows: the game's parts, the chosen one, how it is shown, and what that looks like, if known.

    `card` says that one picture of this part is the card of the game. `seconds` is how long a film takes. `place` is
    the mention of the channel, empty in direct messages, and `ways` are the buttons that are posted with it.
    """

    game: str
    parts: tuple[Span, ...]
    chosen: Span
    choice: ShareChoice
    shown: Picture | None
    card: bool
    seconds: int
    place: str
    posted: Buttons


def share_page(page: SharePage, ways: Ways, say: Speech) -> Reply:
    """Make the page: what it is, a preview, the kinds, the parts, and **Post it**."""
    told = say.all_of(f"**{one.label}**" for one in page.posted)
    audience = say("share-audience", place=page.place or "none", ways=told)
    items: list[Item[LayoutView]] = [TextDisplay(f"{say('share-title')}\n{audience}")]
    if page.shown is not None:
        items.append(picture_item(_PICTURE, page.shown.alt))
    choice = replace(page.choice, part=page.chosen.name)
    if choice.kind is ShareKind.FILM:
        items.append(TextDisplay(say("share-film-takes", seconds=page.seconds)))
    names = {ShareKind.CARD: "card" if page.card else "picture", ShareKind.FILM: "film", ShareKind.MOMENTS: "moments"}
    kinds = [
        button(
            say("share-kind", kind=name),
            ways.choose(str(replace(choice, kind=kind))),
            Style.MAIN if kind is choice.kind else Style.PLAIN,
        )
        for kind, name in names.items()
    ]
    entries = tuple(Entry(part_name(one, page.game, say), one.name, chosen=one == page.chosen) for one in _offer(page))
    items += [
        ActionRow(*kinds),
        select(Menu("part", say("share-menu"), entries), ways.choose(str(replace(choice, part="")))),
        ActionRow(button(say("button-share-post"), ways.post(str(choice)), Style.GOOD)),
    ]
    files = [] if page.shown is None else [attach(page.shown.png, _PICTURE)]
    return _keeping(ways, items, files)


def result_page(told: str, place: str, when: str, ways: Ways, say: Speech) -> Reply:
    """Make the page of a puzzle whose day isn't over: the result that would be posted, and when there is more."""
    above = f"{say('share-title')}\n{say('share-result-only', place=place or 'none', when=when)}"
    post = button(say("button-share-post"), ways.post(RESULT), Style.GOOD)
    return Reply(view_of(TextDisplay(above), TextDisplay(told), ActionRow(post), colour=HOUSE_ACCENT))


def post_result(told: str, buttons: Buttons) -> Reply:
    """Make the message with a puzzle's result that everybody sees."""
    return Reply(view_of(TextDisplay(told), *rows(*buttons)), public=True)


#: The names of what is attached: a picture, a film.
_PICTURE, _FILM = "game.png", "game.webp"


def _offer(page: SharePage) -> tuple[Span, ...]:
    """Return the parts in the menu's order: the whole game, the turn, the others; none twice."""
    named = {(one.first, one.last) for one in page.parts if one.kind in ("goal", "chapter")}
    turn, *others, whole = (
        one for one in page.parts if one.kind != "turn" or one == page.chosen or (one.first, one.last) not in named
    )
    return whole, turn, *others[-(_MOST - 2) :]


def making_page(share: float | None, chosen: str, ways: Ways, say: Speech) -> Reply:
    """Say how far a film is, None while it waits for its turn, with a button that stops it, where it was asked for.

    `chosen` are the words of the button that asked for it.
    """
    text = say("share-waiting") if share is None else say("share-making", percent=round(share * 100))
    stop = button(say("button-share-cancel"), ways.cancel(chosen))
    return replace(_keeping(ways, [TextDisplay(f"{say('share-title')}\n{text}"), ActionRow(stop)]), update=True)


def tell_posted(place: str, url: str, say: Speech, *, update: bool) -> Reply:
    """Say where it has been posted, with a link to it; `place` is the mention of a channel, empty if it is here."""
    told = TextDisplay[LayoutView](say("share-posted", place=place or "none"))
    go = ActionRow[LayoutView](link(say("button-share-go"), url))
    return Reply(view_of(told, go, colour=HOUSE_ACCENT), update=update)


def _keeping(ways: Ways, items: list[Item[LayoutView]], files: list[discord.File] | None = None) -> Reply:
    """Make a private message of these items, with the game file that its buttons read."""
    view = view_of(*items, colour=HOUSE_ACCENT)
    if ways.file is None:
        return Reply(view, files or [])
    view.add_item(discord.ui.File(f"attachment://{GAME_FILE}"))
    return Reply(view, [*(files or []), attach(ways.file, GAME_FILE)])


def post_with(shown: Film | Picture, told: str, game: str, buttons: Buttons) -> Reply:
    """Make the message that everybody sees: the film or picture, what it is, and the ways on."""
    item, file = _attach(shown)
    return Reply(view_of(item, TextDisplay(told), *rows(*buttons), colour=accent(game)), [file], public=True)


def film_alone(film: Film) -> Reply:
    """Make the private message with a film."""
    item, file = _attach(film)
    return Reply(view_of(item), [file])


def _attach(shown: Film | Picture) -> tuple[Item[LayoutView], discord.File]:
    content, name = (shown.webp, _FILM) if isinstance(shown, Film) else (shown.png, _PICTURE)
    return picture_item(name, shown.alt), attach(content, name)


#: How many players are named below what is posted; the others are counted.
_NAMED = 4


def caption(game: str, part: str, names: tuple[str, ...], by: str, say: Speech) -> str:
    """Write the line below what is posted: the part, if it isn't the whole game, who played, the game, who shares it.

    Names are safe in markup; there are none for the game of a file.
    """
    parts = [part, _players(names, say), short_title(game, say)]
    return say("share-by", what=" · ".join(one for one in parts if one), name=by)


def _players(names: tuple[str, ...], say: Speech) -> str:
    if not names:
        return say("share-from-file")
    if len(names) == 2:
        return say("thread-two", one=names[0], two=names[1])
    if len(names) <= _NAMED:
        return say.row(names)
    return say("lobby-others", names=say.row(names[: _NAMED - 1]), count=len(names) - _NAMED + 1)
