"""The controls of a replay: step, jump, change sides."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from discord.ui import ActionRow, Button, LayoutView

from cogs.controls.addresses import Address
from cogs.controls.buttons import Row, button, rows, select
from cogs.faces.spread import Item, Menu, Style
from cogs.replay.spot import PUBLIC, Spot
from host.scene import ListedTurn, Scene, TurnPage
from render import has_sides
from words import Speech

#: The verbs of a table's replay and its moments, of the menu of games to replay, and of a file's moments.
REPLAY, MOMENT, REPLAYS, FILE_MOMENT = "replay", "moment", "replays", "filemoment"
#: Writes words into a custom id: a table's, or one for the attached file.
Where = Callable[[str], Address]


@dataclass(frozen=True, slots=True)
class Seats:
    """The players' names by seat, where markup isn't read, and the sides that the person may look from."""

    names: tuple[str, ...]
    sides: tuple[int | None, ...]


def controls(
    scene: Scene, spot: Spot, seats: Seats, where: Where, say: Speech, more: Sequence[Button[LayoutView]] = ()
) -> list[Row]:
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

    def step(way: str, to: int | None, style: Style = Style.PLAIN) -> Button[LayoutView]:
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


def _ways(scene: Scene, spot: Spot, seats: Seats, where: Where, say: Speech) -> list[Button[LayoutView]]:
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
