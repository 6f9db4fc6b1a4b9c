"""The form with a lobby's options over the wire: Discord's own fields, filled in, late and after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import GAMES
from testbed.controls import press_in_lobby
from tests.wire.club import open_club, says, seen


@pytest.mark.parametrize("key", GAMES)
async def test_the_form_of_a_game_is_one_that_discord_accepts(tmp_path: Path, key: str) -> None:
    async with open_club(tmp_path) as club:
        game = await club.lobby(club.channel("options"), club.ana, game=key)
        opened = await press_in_lobby(club.discord, club.ana, game.board, "options")
        fields = {field.custom_id: field for field in opened.modal.fields}
        filled = {
            name: next(option["value"] for option in field.raw["options"] if not option.get("default"))
            for name, field in fields.items()
            if field.type == 21
        }
        filled |= {"custom_team": "Utopia"} if "custom_team" in fields else {}  # or its stars make no difference
        await club.crash(away=1.0)
        await club.bot.start()
        if "turn_limit" in fields:
            told = seen(await club.discord.write(club.ana, opened.modal, {**filled, "turn_limit": "many"}))
            limit = says(f"option-{game.table.game_key}-turn-limit-name")
            assert says("refusal-number", name=limit, least=0, most="none") in "".join(told.texts)
        await club.discord.write(club.ana, opened.modal, filled)
        options = game.table.options
        assert {name: str(options[name]) for name in filled} == filled
