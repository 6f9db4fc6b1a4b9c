"""The form with a lobby's settings over the wire: Discord's own fields, filled in, late and after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import GAMES
from rules.table.terms import Pace
from testbed.controls import press_in_lobby
from tests.wire.club import open_club

#: The words that the form has for values that aren't their own.
WORDS = {"yes": True, "no": False}


@pytest.mark.parametrize("key", GAMES)
async def test_the_form_of_a_game_is_one_that_discord_accepts(tmp_path: Path, key: str) -> None:
    async with open_club(tmp_path) as club:
        game = await club.lobby(club.channel("settings"), club.ana, game=key)
        opened = await press_in_lobby(club.discord, club.ana, game.board, "options")
        filled = {
            field.custom_id: next(option["value"] for option in field.raw["options"] if not option.get("default"))
            for field in opened.modal.fields
            if field.type in (3, 21)
        }
        filled |= {"terms.pace": "slow|quick" if key == "dicecup" else "slow|none"}
        await club.crash(away=1.0)
        await club.bot.start()
        await club.discord.write(club.ana, opened.modal, filled)
        table = game.table
        assert table.terms.pace is Pace.SLOW
        named = {name: value for name, value in filled.items() if name in table.options and "|" not in value}
        assert {name: str(table.options[name]) for name in named} == {
            name: str(WORDS.get(value, value)) for name, value in named.items()
        }
