"""The seal is small print: eight digits on the first board, and all of it behind **More…** for whoever asks."""

import pytest

from tests.bot.club import Club
from words import speech

say = speech("en")


@pytest.mark.chance
async def test_digits_are_shown_on_the_first_board_alone_and_nowhere_in_full(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    table = await club.game()
    assert table.commitment[:8] not in club.board().text
    await club.press(club.ben, club.board(), "Join")
    await club.start(club.ana)
    table = await club.game()
    assert f"🔒 Dice sealed before the start · `{table.commitment[:8]}`" in club.board().text
    assert table.commitment not in club.board().text
    await club.slash(club.person(table.awaited_persons[0]), "move", action=table.match.legal()[-1])
    assert table.commitment[:8] not in club.board().text
    await club.press(club.ana, await club.slash(club.ana, "mundialito table", action="resign"), "Yes, resign")
    assert table.commitment[:8] not in club.board().text


async def test_without_anything_drawn_nothing_is_sealed(club: Club) -> None:
    await club.duel()
    table = await club.game()
    assert not table.drawn
    assert "🔒" not in club.board().text
    page = await club.press(club.ana, club.board(), "More…")
    assert "Fair dice" not in page.buttons


async def test_who_sits_where_is_sealed_if_it_is_drawn(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    await club.press(club.ben, club.board(), "Join")
    table = await club.game()
    assert table.drawn
    assert f"🔒 Seats sealed before the start · `{table.commitment[:8]}`" in club.board().text


@pytest.mark.chance
async def test_all_of_the_seal_is_shown_to_whoever_asks_from_before_anybody_can_start(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    table = await club.game()
    for who in (club.ana, club.cy):
        page = await club.press(who, await club.settings(who), "Fair dice")
        assert table.commitment in page.text
        assert table.secret not in page.text
        assert page.buttons["Check every draw"]["disabled"]
        assert say("fair-later") in page.text
        back = await club.press(who, page, "Back")
        assert {"Settings", "Fair dice"} & set(back.buttons)


@pytest.mark.chance
async def test_after_the_game_everybody_can_check_every_draw(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    await club.start(club.ana)
    table = await club.game()
    await club.slash(club.ana, "move", action=table.match.legal()[-1])
    await club.press(club.ana, await club.slash(club.ana, "mundialito table", action="resign"), "Yes, resign")
    page = await club.press(club.cy, await club.press(club.cy, club.board(), "More…"), "Fair dice")
    assert not page.buttons["Check every draw"].get("disabled")
    told = await club.press(club.cy, page, "Check every draw")
    assert "nothing was changed" in told.text
    assert table.secret in told.text


async def test_the_seal_of_a_rematch_is_known_before_the_others_agree(club: Club) -> None:
    await club.duel()
    table = await club.game()
    await club.press(club.ana, await club.slash(club.ana, "mundialito table", action="resign"), "Yes, resign")
    await club.press(club.ana, club.board(), "Rematch")
    finished = await club.game(table.id)
    assert finished.sealed_rematch is not None
    assert "🔒" not in club.board().text
