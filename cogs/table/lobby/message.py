"""The public message of a lobby."""

from collections.abc import Sequence

import discord
from discord.ui import ActionRow, TextDisplay

from cogs.controls.addresses import Verb, at
from cogs.controls.answers import fit
from cogs.controls.buttons import AnyButton, Buttons, button, rows, select
from cogs.faces.spread import Item, Menu, Style
from cogs.people.people import mention
from cogs.table.lines import away_lines, moment
from cogs.table.lobby.arranging import option_words, own_words, settings, settings_menu
from cogs.table.lobby.options_form import has_form
from cogs.table.seating import in_lobby
from players import levels
from rules.core.terms import Occasion
from rules.table.clocks import LOBBY, due
from rules.table.errors import TableRefusal
from rules.table.fold.lobby import values_of_lobby
from rules.table.lobby import check_start
from rules.table.table import Closed, Lobby, Table
from rules.table.terms import DAY, HOUR, Pace
from words import Speech
from words.games import game_title, title_in_menu

#: The prefix of the id of a guest to remove.
AWAY = "away="
#: The most characters of a lobby's text.
MOST_LOBBY = 3000
#: Longer games are rounded to five minutes.
MOST_TO_THE_MINUTE = 20
#: How long a turn takes at a slow table where everybody looks in now and then (ms).
TURN_AT_A_SLOW_TABLE = 3 * HOUR


def lobby_parts(
    table: Lobby,
    say: Speech,
    who: Sequence[str],
    shown: Sequence[str],
    invited: Sequence[str],
    ping: Sequence[int],
    along: Buttons,
    moves: str = "",
) -> list[discord.ui.Item[discord.ui.LayoutView]]:
    """Make the lobby's text and controls.

    `who` names everybody for messages, `shown` for menus, where markup isn't read. `along` are the buttons about the
    game; `moves` is why the table will move to a thread, empty if it won't.
    """
    about = table.game.about
    least, most = about.seats
    exactly = "yes" if least == most else "no"
    lines = [
        say("lobby-title", game=title_in_menu(table.game_key, say)),
        say("lobby-seats", here=len(who), most=most, exactly=exactly, names=in_lobby(table, say, who)),
    ]
    guests = [person for person in ping if table.seat_of(person) is None]
    if guests:
        lines.append(say("lobby-invites", asked=say.all_of(map(mention, guests))))
    elif invited:
        lines.append(say("lobby-invited", names=say.all_of(invited)))
    special, usual = settings(table, say)
    lines.extend(f"- {setting}" for setting in special)
    if usual:
        lines.append(say("lobby-usual", settings=" · ".join(usual)))
    length = " ".join(_length(table, say))
    lines.extend([length] if length else [])
    lines.extend(_advice(table, say))
    if table.rivals:
        lines.append(say("lobby-rivals", count=table.rivals))
    lines.extend(_agreements(table, say, who))
    obstacle = _obstacle(table, say)
    if obstacle:
        lines.append(say("lobby-obstacle", why=obstacle))
    lines.extend(away_lines(table, say))
    lines.append(say("lobby-closes", when=moment(due(table, LOBBY)), free=most - len(table.seats)))
    if moves:
        lines.append(say("thread-moves", why=moves))
    full = len(table.seats) >= most
    crowded = len(table.persons) >= most
    first = [  # everybody sees the same buttons, so the green one is for people who have joined
        button(say("button-join"), at(table, Verb.JOIN), Style.MAIN, disabled=crowded),
        button(say("button-start"), at(table, Verb.START), Style.GOOD, disabled=bool(obstacle)),
    ]
    if table.missing:
        first.append(button(say("button-fill", count=table.missing), at(table, Verb.FILL)))
    second = [
        button(say("button-leave"), at(table, Verb.LEAVE)),
        button(say("button-cancel"), at(table, Verb.CANCEL), Style.GRAVE),
        _more(table, say),
        *along,
    ]
    items: list[discord.ui.Item[discord.ui.LayoutView]] = [
        TextDisplay(fit("\n".join(lines), MOST_LOBBY)),
        ActionRow(*first),
        ActionRow(*second),
        *rows(*_answers(table, say)),
        *rows(*_choosers(table, say)),
    ]
    items.append(select(_seating(table, say, full, shown), at(table, Verb.COMPUTER)))
    items.append(select(settings_menu(table, say), at(table, Verb.SET)))
    return items


def parts_of_closed(table: Closed, say: Speech, leaving: bool) -> list[discord.ui.Item[discord.ui.LayoutView]]:
    """Say why a lobby was closed; `leaving` if its thread goes too."""
    told = [say("lobby-closed", game=game_title(table.game_key, say), reason=table.result.reason)]
    told += [say("lobby-leaving")] if leaving else []
    return [TextDisplay("\n".join(told)), ActionRow(_more(table, say))]


def _more(table: Table, say: Speech) -> AnyButton:
    return button(say("button-more"), at(table, Verb.MORE, str(table.number)))


def _obstacle(table: Lobby, say: Speech) -> str:
    """Say why the game can't start now; empty if it can."""
    try:
        check_start(table)
    except TableRefusal as refusal:
        why = refusal.facts.get("why")
        return str(why) if why else say(f"refusal-{refusal.reason}", **refusal.facts)
    return ""


def _seating(table: Table, say: Speech, full: bool, shown: Sequence[str]) -> Menu:
    """Offer to add or remove computers, and to remove guests."""
    items = [] if full else [Item(say("lobby-add-computer", level=level), level) for level in levels(table.game_key)]
    if any(seat.person is None for seat in table.seats):
        items.append(Item(say("lobby-remove-computer"), "-"))
    for name, seat in zip(shown, table.seats, strict=True):
        if seat.person not in (None, table.host):
            items.append(Item(say("lobby-send-away", name=name), f"{AWAY}{seat.person}"))
    items = items or [Item(say("lobby-full"), "?")]
    return Menu("computer", say("lobby-computer"), tuple(items))


def _length(table: Lobby, say: Speech) -> list[str]:
    """Say how many players suit the game, and how long it takes at this pace."""
    about, options, pace = table.game.about, table.suited_options, table.terms.pace
    seats = max(len(table.seats) + table.rivals, about.seats[0])
    length = table.game.length(seats, options)
    computers = sum(seat.person is None for seat in table.seats) + table.rivals
    lines = []
    if about.best_seats is not None:
        few, many = about.best_seats
        lines.append(say("lobby-best", least=few, most=many))
    if pace is Pace.LIVE:
        whistle = table.game.about.whistle(options) is not None
        minutes = table.terms.minutes if whistle else estimate_minutes(length.minutes, seats, computers)
        lines.append(say("lobby-minutes", minutes=minutes, here=seats, computers=computers))
    turns = length.turns
    if turns is None:
        return lines
    days = -(-turns * (seats - computers) * TURN_AT_A_SLOW_TABLE // (seats * DAY))  # computers play at once
    lines.append(say("lobby-turns", turns=turns, each=-(-turns // seats), pace=pace.value, days=days))
    return lines


def _advice(table: Lobby, say: Speech) -> list[str]:
    """Say which settings suit a slow table better."""
    if table.terms.pace is not Pace.SLOW:
        return []
    options = table.suited_options
    slower = table.game.options_for(Occasion.SLOW, len(table.seats) + table.rivals, options) or {}
    news = {name: value for name, value in slower.items() if options[name] != value}
    return [say("lobby-advice", setting=option_words(table, name, value, say)) for name, value in news.items()]


def estimate_minutes(minutes: int, seats: int, computers: int) -> int:
    """How long a game takes if computers, who hardly need time to think, play some seats."""
    shared = minutes * max(1, seats - computers) / seats
    return max(1, 5 * round(shared / 5) if shared > MOST_TO_THE_MINUTE else round(shared))


def _agreements(table: Lobby, say: Speech, who: Sequence[str]) -> list[str]:
    """Say what is proposed, what was declined, and what a newcomer reset."""
    lines = []
    for told in (table.proposal, table.declined):
        if told is not None:
            seat = table.seat_of(told.person)
            name = who[seat] if seat is not None else mention(told.person)
            setting = option_words(table, told.option, told.value, say)
            if told is table.proposal:
                lines.append(
                    say("lobby-proposal", name=name, setting=setting, asked=say.all_of(map(mention, table.unasked)))
                )
            else:
                lines.append(say("lobby-declined", name=name, setting=setting))
    if table.set_back:
        values = values_of_lobby(table)
        usual = [option_words(table, name, values[name], say) for name in table.set_back]
        seat = table.seat_of(table.newcomer)
        name = who[seat] if seat is not None else mention(table.newcomer)
        lines.append(say("lobby-set-back", name=name, settings=say.row(usual)))
    return lines


def _answers(table: Lobby, say: Speech) -> list[AnyButton]:
    """Offer to agree or disagree; the host can withdraw the same way."""
    if table.proposal is None:
        return []
    number = str(table.proposal.number)
    agree = button(say("button-agree"), at(table, Verb.AGREE, number), Style.GOOD)
    return [agree, button(say("button-disagree"), at(table, Verb.DISAGREE, number))]


def _choosers(table: Lobby, say: Speech) -> list[AnyButton]:
    """Offer the form with the game's options, and the list that the host changes by swapping, if the game has them."""
    found = [button(say("button-options"), at(table, Verb.OPTIONS))] if has_form(table) and not table.puzzle else []
    swaps = table.game.about.swaps(table.suited_options)
    if swaps is not None:
        found.append(button(own_words(table, swaps.option, "swap", say("button-swap"), say), at(table, Verb.SWAP)))
    return found
