"""The page of help, and the answers to its questions."""

from collections.abc import Mapping

import discord
from discord.ui import ActionRow, LayoutView, Separator, TextDisplay

from cogs.controls.addresses import Verb, at_no_table
from cogs.controls.answers import Reply, tell, view_of
from cogs.controls.buttons import button, link, rows, select
from cogs.faces.spread import Item, Menu, Style
from cogs.table.extras import Extras, GamePlace, Subject
from cogs.table.picker import MOST_GAMES
from rules import GAMES
from words import Speech

#: The questions of everybody, and those of moderators, which come first for them.
QUESTIONS = (
    *("move", "cards", "undo", "type", "words", "less", "slow"),
    *("event", "watch", "share", "ratings", "rules", "block", "data"),
)
MODERATORS = ("end", "ban", "plan", "language", "limit", "posts")
#: The question that is answered with a button for each game.
RULES = "rules"
_COLOUR = 0x7FDBEA


def help_page(
    say: Speech,
    documents: Mapping[str, str | None],
    extras: Extras,
    *,
    direct: bool,
    manages: bool,
    update: bool = False,
) -> Reply:
    """Say what the bot can do, with buttons to begin, a menu of questions, and links to `documents`: the operator's
    pages.

    `direct` is for direct messages; `manages` for somebody who may do what moderators do.
    """
    asked = (*(MODERATORS if manages else ()), *QUESTIONS)
    menu = Menu("question", say("help-menu"), tuple(Item(say(f"help-ask-{name}"), name) for name in asked))
    first = ActionRow(
        button(say("button-help-play"), at_no_table(Verb.CHOOSE), Style.MAIN),
        *extras.game_buttons(GamePlace.HELP, Subject(), say),
        button(say("button-help-tables"), at_no_table(Verb.TABLES)),
    )
    items: list[discord.ui.Item[LayoutView]] = [
        TextDisplay(say("help-page", place="direct" if direct else "server")),
        first,
        select(menu, at_no_table(Verb.HELP)),
    ]
    if manages:
        below = extras.game_buttons(GamePlace.MODERATORS, Subject(), say)
        items += [Separator(), TextDisplay(say("help-manage")), *rows(*below)]
    items.append(TextDisplay(say("help-kept")))
    items += rows(*(link(say(label), address) for label, address in documents.items() if address is not None))
    return Reply(view_of(*items, colour=_COLOUR), update=update)


def help_answer(question: str, say: Speech, extras: Extras) -> Reply:
    """Answer a question of the menu, in the place of the page, with the way back."""
    listed = list(GAMES)[:MOST_GAMES] if question == RULES else ()
    about = [one for key in listed for one in extras.game_buttons(GamePlace.HELP, Subject(key), say)]
    back = button(say("button-help-back"), at_no_table(Verb.HELP))
    asked, answer = say(f"help-ask-{question}"), say(f"help-answer-{question}")
    return tell(f"### {asked[:1].upper()}{asked[1:]}\n{answer}", *rows(*about, back), update=True)
