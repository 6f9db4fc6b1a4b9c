"""The controls of a replay, with where somebody is in it written in their custom ids.

`34.1.aw`: after 34 events, from seat 1's side, stepping by actions, in words. `-` is the public side.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from discord.app_commands import Choice
from discord.ui import ActionRow

from cogs.controls.addresses import Address, at, at_no_table
from cogs.controls.answers import Reply, tell
from cogs.controls.buttons import AnyButton, Buttons, Row, button, rows, select
from cogs.controls.sentences import UserError
from cogs.faces.spread import Item, Menu, Style
from cogs.table.extras import Subject
from host.scene import ListedTurn, Scene, TurnPage
from render import has_sides
from rules.table.table import Finished, Running, Table
from words import Speech

PATTERN = re.compile(r"(?P<index>[0-9]{1,5}|-)\.(?P<side>[0-9]{1,2}|-)\.(?P<step>[ta])(?P<shown>[pw])(\|.*)?")
#: How the side that everybody sees is written.
PUBLIC = "-"
#: What follows a spot that is shown in a message of its own, because the pressed one isn't a replay.
BESIDE = "|beside"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a replay; index None is the opening, side None is what everybody sees."""

    index: int | None = None
    side: int | None = None
    by_turn: bool = True
    in_words: bool = False

    def __str__(self) -> str:
        index, side = (PUBLIC if part is None else str(part) for part in (self.index, self.side))
        return f"{index}.{side}.{'t' if self.by_turn else 'a'}{'w' if self.in_words else 'p'}"


def read_spot(words: str) -> Spot:
    """Read a spot, and whatever follows it behind a `|`. Raises UserError for anything else."""
    found = PATTERN.fullmatch(words)
    if found is None:
        raise UserError("press-outdated")
    index, side = (None if found[part] == PUBLIC else int(found[part]) for part in ("index", "side"))
    return Spot(index, side, found["step"] == "t", found["shown"] == "w")


#: The verbs of a table's replay and its moments, of the menu of games to replay, and of a file's moments.
REPLAY, MOMENT, REPLAYS, FILE_MOMENT = "replay", "moment", "replays", "filemoment"
#: Writes words into a custom id: a table's, or one for the attached file.
Where = Callable[[str], Address]


@dataclass(frozen=True, slots=True)
class Seats:
    """The players' names by seat, where markup isn't read, and the sides that the person may look from."""

    names: tuple[str, ...]
    sides: tuple[int | None, ...]


def controls(scene: Scene, spot: Spot, seats: Seats, where: Where, say: Speech, more: Buttons = ()) -> list[Row]:
    """Make all controls; `more` are further buttons, which come last."""
    found = [_steps(scene, spot, where, say)]
    if scene.listed.entries:
        found.append(_menu("turns", scene.listed, scene, spot, seats, where, say))
    if scene.marked is not None:
        found.append(_menu("marks", scene.marked, scene, spot, seats, where, say))
    if len(seats.sides) > 2:
        found.append(_sides(spot, seats, where, say))
    return [*found, *rows(*_ways(scene, spot, seats, where, say), *more)]


def _steps(scene: Scene, spot: Spot, where: Where, say: Speech) -> Row:
    """Make the buttons to the first, the previous, the next and the last moment; those that lead nowhere are grey."""

    def step(way: str, to: int | None, style: Style = Style.PLAIN) -> AnyButton:
        there = replace(spot, index=scene.index if to is None else to)
        address = where(f"{there}|{way}")
        return button(say("replay-step", way=way), address, style, disabled=to is None or to == scene.index)

    return ActionRow(
        step("first", scene.first if scene.back is not None else None),
        step("back", scene.back),
        step("on", scene.on, Style.MAIN),
        step("last", scene.last if scene.on is not None else None),
    )


def _menu(name: str, page: TurnPage, scene: Scene, spot: Spot, seats: Seats, where: Where, say: Speech) -> Row:
    """Make a menu of turns; its first and last items lead to the pages around it (`t2`, `m0`: menu and page)."""
    key = name[0]
    items = [_entry(entry, scene, seats, say) for entry in page.entries]
    if page.number > 0:
        items.insert(0, Item(say("replay-earlier"), f"{key}{page.number - 1}"))
    if page.number + 1 < page.count:
        items.append(Item(say("replay-later"), f"{key}{page.number + 1}"))
    first, last = (max(1, page.entries[at].turn) for at in (0, -1))
    facts, known = {"first": first, "last": last, "count": scene.turns}, say.knows(f"{scene.game}-replay-menu-{name}")
    placeholder = say(f"{scene.game}-replay-menu-{name}", **facts) if known else say(f"replay-menu-{name}", **facts)
    here = replace(spot, index=scene.index)
    return select(Menu(name, placeholder, tuple(items)), where(f"{here}|{name}"))


def _entry(entry: ListedTurn, scene: Scene, seats: Seats, say: Speech) -> Item:
    who = "none" if entry.seat is None else seats.names[entry.seat]
    told = entry.highlight or "none"
    label = say("replay-entry", number=entry.turn, who=who, told=told)
    chosen = scene.turn is not None and entry.number == scene.turn.number
    return Item(label, str(entry.end), say.row(entry.actions), chosen)


def _sides(spot: Spot, seats: Seats, where: Where, say: Speech) -> Row:
    """Make a menu of all sides."""
    items = tuple(
        Item(_side(side, seats, say), PUBLIC if side is None else str(side), chosen=side == spot.side)
        for side in seats.sides
    )
    return select(Menu("sides", say("replay-sides"), items), where(f"{spot}|sides"))


def _side(side: int | None, seats: Seats, say: Speech) -> str:
    return say("replay-public") if side is None else say("replay-side", name=seats.names[side])


def _ways(scene: Scene, spot: Spot, seats: Seats, where: Where, say: Speech) -> list[AnyButton]:
    """Make the buttons that show the same moment in another way."""
    here, found = replace(spot, index=scene.index), []
    if len(seats.sides) == 2 and (None in seats.sides or has_sides(scene.game, scene.view)):
        (other,) = (side for side in seats.sides if side != spot.side)
        found.append(
            button(
                _side(other, seats, say) if None in seats.sides else say("replay-flip"),
                where(f"{replace(here, side=other)}|side"),
            )
        )
    words = replace(here, in_words=not spot.in_words)
    found.append(button(say("replay-picture" if spot.in_words else "replay-in-words"), where(f"{words}|shown")))
    if not scene.single:
        stepping = replace(here, by_turn=not spot.by_turn)
        found.append(button(say("replay-by-action" if spot.by_turn else "replay-by-turn"), where(f"{stepping}|by")))
    return found


def usual_side(table: Running | Finished, person: int) -> int | None:
    """Return the side from which somebody looks first: their own, unless all hands are open."""
    seat = table.seat_of(person)
    if seat not in sides_of(table, person) or (table.game.about.hidden and isinstance(table, Finished)):
        return sides_of(table, person)[0]
    return seat


def sides_of(table: Running | Finished, person: int) -> tuple[int | None, ...]:
    """Return the sides that somebody may look from: while hands are hidden only their own and the public one."""
    if not table.game.about.hidden or isinstance(table, Finished):
        return sides_when_open(len(table.seats), table.game.about.hidden)
    seat = table.seat_of(person)
    return (None,) if seat is None else (None, seat)


def sides_when_open(seats: int, hidden: bool) -> tuple[int | None, ...]:
    """Return the sides of an open table; more than two people look at an open game from the same side."""
    if hidden:
        return (None, *range(seats))
    return (0, 1) if seats == 2 else (None,)


def replay_button(table: Table, say: Speech) -> AnyButton:
    """Make the button that replays a table's game."""
    return button(say("button-replay"), at(table, REPLAY))


def moment_button(table: Running | Finished, subject: Subject, say: Speech) -> AnyButton:
    """Make the button to a moment of a game, from the side of the seat that it is about, or else the person's."""
    sides, usual = sides_of(table, subject.person), usual_side(table, subject.person)
    spot = Spot(subject.index, subject.seat if subject.seat in sides else usual, by_turn=False)
    return button(say("review-replay"), at(table, MOMENT, f"{spot}{BESIDE}"))


def replay_picker(games: Sequence[Choice[str]], say: Speech) -> Reply:
    """Ask which game to replay; each has a name, and its table's id."""
    items = tuple(Item(game.name, game.value) for game in games)
    menu = select(Menu("replays", say("replay-games"), items), at_no_table(REPLAYS))
    return tell(say("replay-which"), menu)
