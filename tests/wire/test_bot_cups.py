"""SIGKILL in the middle of a match of the dice cup: between the two rolls, and between the record of a finished match
and the next one's message. Nothing is rolled, told or kept twice, and the channel is as it is without a crash.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wire.club import Club, Game, open_club, to

MESSAGES, MESSAGE = r"/channels/{}/messages$", r"/channels/{}/messages/\d+$"
MOMENTS = {
    "between the two rolls": None,
    "editing the record, before": ("PATCH", MESSAGE, False),
    "editing the record, after": ("PATCH", MESSAGE, True),
    "posting the next match, before": ("POST", MESSAGES, False),
    "posting the next match, after": ("POST", MESSAGES, True),
}


async def begun(club: Club, number: int) -> Game:
    """A cup of two after the first roll, in which somebody has to answer."""
    ana, ben = club.pair(f"cup {number}")
    game = await club.lobby(club.channel(f"c{number}"), ana, ben, game="dicecup")
    await club.discord.press(ben, game.board, to("join"))
    await game.shown()
    await club.discord.press(ana, game.board, to("start"))
    await game.shown()
    await roll(game)
    return game


async def roll(game: Game) -> None:
    """Whoever is awaited rolls on the board."""
    await game.discord.press(game.mover, game.board, to("do:roll"), settle=True)
    await game.shown()


def left(game: Game) -> int:
    """How many public messages stand in the cup's channel."""
    return len([message for message in game.discord.messages(game.channel) if message.ephemeral_for is None])


def decides(game: Game) -> bool:
    """Whether the awaited roll, as it will be drawn, ends the match."""
    table = game.table
    rolled = table.match.act(table.awaited[0], "roll").resolve()
    return rolled.automatic.chapter != table.chapter


async def freeze(game: Game, moment: tuple[str, str, bool] | None) -> None:
    """Make the roll that ends the first match, and leave the bot at the moment."""
    if moment is None:
        return
    while not decides(game):
        await roll(game)
    method, pattern, after = moment
    hold = game.discord.hold(method, pattern.format(game.channel.id), after=after)
    await game.discord.press(game.mover, game.board, to("do:roll"), wait=False)
    await hold.wait_reached()
    hold.times = 0


@pytest.mark.parametrize("away", [0, pytest.param(600, marks=pytest.mark.proof)])
async def test_killed_in_mid_match_a_cup_goes_on_with_every_message_once(tmp_path: Path, away: int) -> None:
    async with open_club(tmp_path) as club:
        games = [await begun(club, number) for number in range(len(MOMENTS))]
        for game, moment in zip(games, MOMENTS.values(), strict=True):
            await freeze(game, moment)
        logs = [game.log for game in games]
        await club.crash(away=away)
        await club.bot.start()
        for game, log, name in zip(games, logs, MOMENTS, strict=True):
            await game.shown()
            assert game.log[: len(log)] == log, name
            assert away or game.log == log, name
        for game, name in zip(games, MOMENTS, strict=True):
            await roll(game)
            assert left(game) == game.table.chapter, f"{name}: one message a match"
