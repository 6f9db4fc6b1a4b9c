"""The public message of a lobby: an open table, an invitation, the answer to one, and what is left of a closed table.

Discord shows everybody the same buttons, so here is only what any reader may press, or what the one who is mentioned is
asked. What the host and the guests do is on private pages (`pages.py`).
"""

from collections.abc import Sequence

import discord
from discord.ui import ActionRow, TextDisplay

from cogs.controls.addresses import Verb, at
from cogs.controls.answers import fit
from cogs.controls.buttons import AnyButton, Buttons, button
from cogs.faces.spread import Style
from cogs.people.people import mention
from cogs.table.lines import away_lines, name_person
from cogs.table.lobby.arranging import option_words, settings
from cogs.table.lobby.length import short_length
from cogs.table.seating import computers_in_lobby
from rules.table.clocks import LOBBY, due
from rules.table.fold.lobby import values_of_lobby
from rules.table.table import Closed, Lobby, Table
from rules.table.terms import Pace
from words import Speech
from words.games import short_title

#: The most characters of a lobby's text.
MOST_LOBBY = 3000
#: The most characters of a list of names: two lines on a phone.
MOST_NAMES = 72

Items = list[discord.ui.Item[discord.ui.LayoutView]]


def lobby_parts(
    table: Lobby,
    say: Speech,
    who: Sequence[str],
    asked: Sequence[str],
    along: Buttons,
    moves: str = "",
    former: str = "",
    more: Sequence[str] = (),
) -> Items:
    """Make the lobby's text and controls.

    `who` names everybody at the table, `asked` those who are invited or have just declined. `along` are the buttons
    about the game; `moves` is why the table will move to a thread, empty if it won't, `former` a host who has just
    left, and `more` is what features say.
    """
    if table.is_turned_down:
        return _decline_parts(table, say, who, asked)
    until = [_until(table, say), *([say("thread-moves", why=moves)] if moves else [])]
    if table.expected:
        text, *rest = _invitation(table, say, who, asked, along, until)
    else:
        text, *rest = _open(table, say, who, along, until)
    below = [say("lobby-new-host", former=former, name=_host(table, who))] if former else []
    below += more
    return [text, *map(TextDisplay[discord.ui.LayoutView], below), *rest]


def pitch(table: Table, say: Speech) -> str:
    """Say in one short sentence what the game is: by its own message `pitch-<key>`, else as where people choose it."""
    game = table.game_key
    if say.knows(f"pitch-{game}"):
        return say(f"pitch-{game}")
    return say(f"about-{game}") if say.knows(f"about-{game}") else ""


def _open(table: Lobby, say: Speech, who: Sequence[str], along: Buttons, until: Sequence[str]) -> Items:
    most = table.game.about.seats[1]
    free, two = most - len(table.seats), most == 2
    full = len(table.persons) >= most  # a person may take a computer's seat
    state = "full" if full else "last" if free == 1 and not two else "open"
    question = _question(table, say, who)
    lines = [say("lobby-title", game=short_title(table.game_key, say), state=state), question or pitch(table, say)]
    takes, (special, _) = short_length(table, say), settings(table, say)
    unrated = _is_unrated(table)
    if not two or special:
        played = [*([takes] if not two and takes else []), *special, *([say("lobby-unrated")] if unrated else [])]
        lines.append(" · ".join(played))
    lines += _news(table, say, who)
    lines.append(_seats_line(table, say, who, most))
    small = [takes] if two and takes else []
    if two and not special and unrated:
        small.append(say("lobby-unrated"))
    if full:
        small.append(say("lobby-no-seat"))
    if not two or full:
        small.append(say("lobby-starter", name=_host(table, who)))
    small += until
    join = button(say("button-join"), at(table, Verb.JOIN), Style.PLAIN if question else Style.MAIN, disabled=full)
    return [_text(table, lines, small, say), ActionRow(*_answers(table, say), join, *along, more_button(table, say))]


def _invitation(
    table: Lobby, say: Speech, who: Sequence[str], asked: Sequence[str], along: Buttons, until: Sequence[str]
) -> Items:
    lines = [_challenge(table, say, who, asked), pitch(table, say)]
    if len(table.seats) > 1:
        lines.append(_seats_line(table, say, who, table.game.about.seats[1]))
    question = _question(table, say, who)
    lines += [question] if question else []
    lines += _news(table, say, who)
    takes = short_length(table, say)
    small = [*([takes] if takes else []), *settings(table, say)[0]]
    small += [say("lobby-unrated")] if _is_unrated(table) else []
    small += until
    accept = button(
        say("button-accept"), at(table, Verb.JOIN, str(table.number)), Style.PLAIN if question else Style.GOOD
    )
    decline = button(say("button-decline"), at(table, Verb.LEAVE))
    return [_text(table, lines, small, say), ActionRow(*_answers(table, say), accept, decline, *along)]


def _challenge(table: Lobby, say: Speech, who: Sequence[str], asked: Sequence[str]) -> str:
    """Say who challenges whom, to the game's own message `invited-to-<key>`, else with its title."""
    game = table.game_key
    return say(
        "lobby-challenge",
        host=_host(table, who),
        guests=say.all_of(asked),
        to=say(f"invited-to-{game}") if say.knows(f"invited-to-{game}") else "none",
        game=short_title(game, say),
    )


def _decline_parts(table: Lobby, say: Speech, who: Sequence[str], asked: Sequence[str]) -> Items:
    title = say("lobby-turned-down", names=say.all_of(asked), count=len(asked))
    text = f"{title}\n{say('lobby-ask-others', host=_host(table, who))}"
    everyone = button(say("button-ask-everyone"), at(table, Verb.ASK_ALL, str(table.number)), Style.MAIN)
    return [TextDisplay(text), ActionRow(everyone, *computer_button(table, say))]


def parts_of_closed(table: Closed, say: Speech, who: Sequence[str], asked: Sequence[str], leaving: bool) -> Items:
    """Say why a lobby was closed, and offer a new one; `leaving` if its thread goes too.

    `who` and `asked` are as for `lobby_parts`; in `who` may be nobody any more.
    """
    reason = table.result.reason
    if reason == "expired" and asked and len(table.seats) == 1:
        told = [say("lobby-unanswered", names=say.all_of(asked), count=len(asked)), say("lobby-no-game")]
        label = "button-ask-everyone"
    else:
        host = _host(table, who) if table.seat_of(table.host) is not None else "none"
        alone = reason == "expired" and len(table.persons) == 1
        why = "withdrawn" if reason == "cancelled" and asked else "alone" if alone else reason
        told = [say("lobby-closed", reason=why, name=host)]
        label = "button-open-again"
    told.append(f"-# {short_title(table.game_key, say)}")
    told += [say("lobby-leaving")] if leaving else []
    again = button(say(label), at(table, Verb.ASK_ALL, str(table.number)), Style.PLAIN if leaving else Style.MAIN)
    return [TextDisplay("\n".join(told)), ActionRow(again)]


def more_button(table: Table, say: Speech) -> AnyButton:
    """Make the button to everything else, which marks the message as the table's at its number."""
    return button(say("button-more"), at(table, Verb.MORE, str(table.number)))


def computer_button(table: Lobby, say: Speech) -> list[AnyButton]:
    """Make the button to play a computer at once, in a game for two whose other seat is free."""
    if table.game.about.seats[1] != 2 or table.missing != 1 or len(table.seats) != 1:
        return []
    return [button(say("button-play-computer"), at(table, Verb.FILL, "?"))]


def _text(table: Lobby, lines: Sequence[str], small: Sequence[str], say: Speech) -> TextDisplay[discord.ui.LayoutView]:
    told = [*(line for line in lines if line), *away_lines(table, say), "-# " + " · ".join(small)]
    return TextDisplay(fit("\n".join(told), MOST_LOBBY))


def _host(table: Table, who: Sequence[str]) -> str:
    return name_person(table, who, table.host)


def _until(table: Lobby, say: Speech) -> str:
    """Say until when the table stays open: at a slow one with the day."""
    style = "t" if table.terms.pace is Pace.LIVE else "f"
    return say("lobby-open-until", when=f"<t:{(due(table, LOBBY) or 0) // 1000}:{style}>")


def _is_unrated(table: Lobby) -> bool:
    """Whether a computer at the table keeps the game from being rated; what was agreed says so itself."""
    return any(seat.person is None for seat in table.seats)


def _seats_line(table: Lobby, say: Speech, who: Sequence[str], most: int) -> str:
    """Say who is at the table; in a game for two, against whom."""
    people = [name for name, seat in zip(who, table.seats, strict=True) if seat.person is not None]
    groups = computers_in_lobby(table, say)
    if most == 2 and len(table.seats) == 1 and not table.expected:
        return say("lobby-anyone", name=people[0])
    if most == 2 and len(table.seats) == 2:
        return say("versus").join((f"**{people[0]}**", *people[1:], *groups))
    shown = people[:1]
    for name in people[1:]:
        if len(say.row((*shown, name, *groups))) > MOST_NAMES:
            break
        shown.append(name)
    left = len(people) - len(shown)
    known = say("lobby-others", names=say.row(shown), count=left) if left else say.row(shown)
    names = say.row((known, *groups))
    best = table.game.about.best_seats
    few, many = best if best is not None and len(table.seats) < best[0] else (0, 0)
    return say("lobby-seats", here=len(table.seats), most=most, names=names, least=few, many=many)


def _question(table: Lobby, say: Speech, who: Sequence[str]) -> str:
    """Say what the host suggests, if it needs everyone's consent."""
    asked = table.proposal
    if asked is None:
        return ""
    name, setting = name_person(table, who, asked.person), option_words(table, asked.option, asked.value, say)
    return say("lobby-proposal", name=name, setting=setting, asked=say.all_of(map(mention, table.unasked)))


def _news(table: Lobby, say: Speech, who: Sequence[str]) -> list[str]:
    """Say what was declined, and what a newcomer reset."""
    lines = []
    if table.declined is not None:
        setting = option_words(table, table.declined.option, table.declined.value, say)
        lines.append(say("lobby-declined", name=name_person(table, who, table.declined.person), setting=setting))
    if table.set_back:
        values = values_of_lobby(table)
        usual = say.row(option_words(table, one, values[one], say) for one in table.set_back)
        lines.append(say("lobby-set-back", name=name_person(table, who, table.newcomer), settings=usual))
    return lines


def _answers(table: Lobby, say: Speech) -> list[AnyButton]:
    """Offer to agree or disagree; the host can withdraw the same way."""
    if table.proposal is None:
        return []
    number = str(table.proposal.number)
    agree = button(say("button-agree"), at(table, Verb.AGREE, number), Style.GOOD)
    return [agree, button(say("button-disagree"), at(table, Verb.DISAGREE, number))]
