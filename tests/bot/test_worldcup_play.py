"""The World Cup Game as people play it through the bot: a card, a row, the last tap; pictures and pages of More."""

from __future__ import annotations

from random import Random

from tests.bot.club import Club
from tests.bot.test_worldcup_face import laid_out, some_legal


async def test_cards_are_played_through_the_panel_and_the_board_tells_them(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup", opponent=club.ben, options="cup=1930")
    await club.press(club.ben, club.board(), "Join")
    await club.press(club.ana, club.board(), "Start")
    random = Random(4)
    for _ in range(6):
        table, mover = await club.game(), await club.mover()
        assert table.match is not None
        card = next(one for one in some_legal(table.match, random) if not one.startswith("x")).split()[0]
        panel = await club.press(mover, club.board(), "Hand")
        step = next(button for button in laid_out(table.match, "").first if getattr(button, "words", "") == card)
        rows = await club.press(mover, panel, step.label)
        menu = next(menu for menu in laid_out(table.match, card).menus if menu.name == "target")
        target = random.choice(menu.items).value
        last = await club.pick(mover, rows, menu.placeholder, target)
        assert "then it stands" in last.text.casefold()
        sure = laid_out(table.match, f"{card} {target}").buttons[0]
        await club.press(mover, last, sure.label)
        after = await club.game()
        assert f"{card} {target}" in after.match.log
        assert f"({target.removeprefix('!').split(':')[0]})" in club.board().text
    more = await club.press(club.ana, club.board(), "More …")
    assert {"Group 1", "Group 4", "All groups", "Bracket", "Wallchart"} <= set(more.buttons)
    shown = await club.press(club.ana, more, "Group 2")
    assert shown.alt
    text = await club.press(club.ana, more, "Board in words")
    assert "**Your hand:**" in text.text
