"""`python -m cogs features`: each command, control and parcel, with the function that serves it."""

import asyncio
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from inspect import getsourcefile, getsourcelines, unwrap
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from discord import app_commands

from cogs.client import Bot
from data import Limits, open_archive
from host.house import House
from host.studio import Studio
from players.thinking import Thinkers

ROOT = Path(__file__).resolve().parents[1]


def lines(bot: Bot) -> Iterator[str]:
    """Yield a line for each command, control and parcel."""
    for group, offer in bot.commands_by_group():
        for command in offer.walk_commands() if isinstance(offer, app_commands.Group) else (offer,):
            if isinstance(command, app_commands.Command):
                yield f"command  {group.value} {command.qualified_name}  {where(command.callback)}"
    for menu in bot.menus():
        yield f"menu     {menu.name}  {where(menu.callback)}"
    for verb, control in bot.presses.controls.items():
        yield f"press    {verb}  {where(control.handler)}"
    for kind, bring in bot.features.posts.items():
        yield f"parcel   {kind}  {where(bring)}"


def where(function: Callable[..., Any]) -> str:
    """Where a function is written, and its name: `cogs/watching/page.py:49 list_running`."""
    written = unwrap(function)
    file, (_, line) = getsourcefile(written) or "", getsourcelines(written)
    return f"{Path(file).resolve().relative_to(ROOT)}:{line} {written.__qualname__}"


async def list_lines() -> list[str]:
    """The lines, from a bot that is never connected."""
    with TemporaryDirectory() as folder:
        async with open_archive(Path(folder) / "empty.db") as archive, Studio() as studio, Thinkers(0) as thinkers:
            return list(lines(Bot(House(archive, studio, thinkers, Limits(None, None)))))


def main() -> None:
    """Print the lines."""
    parser = ArgumentParser(prog="python -m cogs")
    parser.add_argument("what", choices=["features"])
    parser.parse_args()
    print(*asyncio.run(list_lines()), sep="\n")


if __name__ == "__main__":
    main()
