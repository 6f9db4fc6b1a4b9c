"""Commands that are methods: each returns its reply, and is answered like any command."""

from collections.abc import Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import wraps
from types import MethodType
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import discord
from discord import app_commands

from cogs.controls.answers import Reply
from cogs.controls.suggesting import Choices
from cogs.discordpy.translator import words as words_of
from cogs.press.desk import Desk
from cogs.press.typed import MOST_OFFERED
from rules import GAMES
from words import speech


def choices(message: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """Make a choice for each value, named by the message `choice-<message>-<value>`."""
    return [app_commands.Choice(name=words_of(f"choice-{message}-{value}"), value=value) for value in values]


def game_choices() -> list[app_commands.Choice[str]]:
    """Make a choice for each game, named by its message `game-<key>`, or by its title if it has none."""
    known = speech(None)
    return [
        app_commands.Choice(name=words_of(f"game-{key}") if known.knows(f"game-{key}") else game.about.title, value=key)
        for key, game in GAMES.items()
    ][:MOST_OFFERED]


P = ParamSpec("P")
#: A method that suggests values of an option.
Suggest = Callable[[Any, discord.Interaction, str], Coroutine[Any, Any, Choices]]
#: The attributes of a method that say which command it is, or which right-click command.
_OFFERED, _MENU = "__offered__", "__menu__"


class CommandGroup(Enum):
    """A group of commands."""

    PLAYERS = "/mundialito"
    MODERATORS = "/mundialito-admin"
    #: The shortcuts, which are in no group.
    SHORTCUTS = "/"


def moderators_group() -> app_commands.Group:
    """The group `/mundialito-admin`, without commands: Discord shows it to people who may manage messages.

    Each command checks again what they moderate (`cogs/people/rights.py`).
    """
    return app_commands.Group(
        name=words_of("command-admin"),
        description=words_of("command-admin-about"),
        default_permissions=discord.Permissions(manage_messages=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )


@dataclass(frozen=True, slots=True)
class _Offered:
    name: str
    group: CommandGroup
    within: str
    suggests: Mapping[str, Suggest]


@dataclass(frozen=True, slots=True)
class _Menu:
    name: str
    direct: bool


class HasDesk(Protocol):
    """Whatever has commands."""

    desk: Desk


Holder = TypeVar("Holder", bound=HasDesk)
Work = Callable[Concatenate[Holder, discord.Interaction, P], Coroutine[Any, Any, Reply]]
Callback = Callable[Concatenate[Holder, discord.Interaction, P], Coroutine[Any, Any, None]]
#: A command, or a group of some within one of the groups.
Offer = app_commands.Command[Any, ..., Any] | app_commands.Group


def command(
    name: str,
    *,
    group: CommandGroup = CommandGroup.PLAYERS,
    within: str = "",
    suggests: Mapping[str, Suggest] | None = None,
    lasting: bool = False,
    ordered: bool = False,
    barred: bool = True,
    noted: bool = True,
) -> Callable[[Work[Holder, P]], Callback[Holder, P]]:
    """Make a method that returns a reply a command, answered as `Answering.respond` says.

    Its name and description are the messages `command-<name>` and `command-<name>-about`. `within` names a group inside
    the group by messages of the same kind. `suggests` has the methods that suggest values, by option. Replies are
    private, but for what is `lasting` in direct messages. A command of moderators is neither barred to anybody nor
    noted; its work checks their right.
    """
    players = group is not CommandGroup.MODERATORS

    def offer(work: Work[Holder, P]) -> Callback[Holder, P]:
        @wraps(work)
        async def answer(self: Holder, interaction: discord.Interaction, /, *args: P.args, **given: P.kwargs) -> None:
            private = not lasting or interaction.guild_id is not None
            reply, how = work(self, interaction, *args, **given), {"private": private, "ordered": ordered}
            barring = {"barred": players and barred, "noted": players and noted}
            await self.desk.answering.respond(interaction, reply, **how, **barring)

        setattr(answer, _OFFERED, _Offered(name, group, within, suggests or {}))
        return answer

    return offer


def menu(name: str, *, direct: bool = False, ordered: bool = False) -> Callable[[Work[Holder, P]], Callback[Holder, P]]:
    """Make a method that returns a reply a right-click command on a person or a message, as its argument says.

    Its name is the message `menu-<name>`. `direct` offers it in direct messages too.
    """

    def offer(work: Work[Holder, P]) -> Callback[Holder, P]:
        @wraps(work)
        async def answer(self: Holder, interaction: discord.Interaction, /, *args: P.args, **given: P.kwargs) -> None:
            await self.desk.answering.respond(interaction, work(self, interaction, *args, **given), ordered=ordered)

        setattr(answer, _MENU, _Menu(name, direct))
        return answer

    return offer


def commands_of(holder: object) -> Iterator[tuple[CommandGroup, Offer]]:
    """Yield the commands that an object's methods are, each with its group, and last its groups within those."""
    inside: dict[tuple[CommandGroup, str], app_commands.Group] = {}
    for name, method in vars(type(holder)).items():
        offered: _Offered | None = getattr(method, _OFFERED, None)
        if offered is None:
            continue
        title, about = _titles(offered.name)
        one = app_commands.Command[Any, ..., Any](name=title, description=about, callback=getattr(holder, name))
        for option, suggest in offered.suggests.items():
            one.autocomplete(option)(MethodType(suggest, holder))
        if offered.group is CommandGroup.SHORTCUTS:
            one.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
            one.allowed_installs = app_commands.AppInstallationType(guild=True)
        if not offered.within:
            yield offered.group, one
            continue
        key = offered.group, offered.within
        if key not in inside:
            title, about = _titles(offered.within)
            inside[key] = app_commands.Group(name=title, description=about)
        inside[key].add_command(one)
    for (group, _), several in inside.items():
        yield group, several


def menus_of(holder: object) -> Iterator[app_commands.ContextMenu]:
    """Yield the right-click commands that an object's methods are."""
    for name, method in vars(type(holder)).items():
        offered: _Menu | None = getattr(method, _MENU, None)
        if offered is not None:
            one = app_commands.ContextMenu(name=words_of(f"menu-{offered.name}"), callback=getattr(holder, name))
            one.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=offered.direct)
            one.allowed_installs = app_commands.AppInstallationType(guild=True)
            yield one


def _titles(name: str) -> tuple[app_commands.locale_str, app_commands.locale_str]:
    """The name and description of a command or a group of some."""
    return words_of(f"command-{name}"), words_of(f"command-{name}-about")
