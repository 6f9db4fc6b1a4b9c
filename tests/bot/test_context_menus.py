"""Right-click commands: *Challenge* and *Profile* on a person, *Replay* and *Board in words* on a table's message."""

from __future__ import annotations

from typing import Any

from rules.table.table import Finished, Lobby
from tests.bot.club import Club, Seen
from words import speech

say = speech("en")
CHALLENGE, PROFILE, REPLAY, TEXT = (say(f"menu-{name}") for name in ("challenge", "profile", "replay", "text"))


async def use(club: Club, who: Any, name: str, target: Any, channel: Any = None) -> Seen:
    """Use a command from the menu of a person or of a message."""
    target = target.message if isinstance(target, Seen) else target
    return await club._answered(await who.context_menu(channel or club.table, name, target))


async def test_a_challenge_asks_for_the_game_and_then_opens_a_table_for_both(club: Club) -> None:
    asked = await use(club, club.cy, CHALLENGE, club.ana)
    assert asked.message.ephemeral
    assert "Ana" in asked.text
    await club.pick(club.cy, asked, say("challenge-pick"), "hedgehog")
    table = await club.game()
    assert isinstance(table, Lobby)
    assert (table.game_key, table.host, table.invited) == ("hedgehog", club.cy.id, (club.ana.id,))


async def test_a_challenge_proposes_the_game_that_was_last_played_here(club: Club) -> None:
    table = await club.duel(game="mundialito")
    await club.press(club.ana, await club.slash(club.ana, "mundialito table", action="resign"), "Yes, resign")
    await use(club, club.ben, CHALLENGE, club.cy)
    again = await club.game()
    assert again.id != table.id
    assert (again.game_key, again.host, again.invited) == ("mundialito", club.ben.id, (club.cy.id,))
    await club.press(club.ben, club.board(), "Leave")
    club.clock.ahead += 40 * 24 * 60 * 60
    assert say("challenge-pick") in (await use(club, club.ben, CHALLENGE, club.cy)).selects


async def test_a_challenge_is_refused_before_the_game_is_asked_for(club: Club) -> None:
    assert (await use(club, club.cy, CHALLENGE, club.cy)).text == say("opponent-yourself")


async def test_somebody_who_blocked_the_challenger_is_not_invited(club: Club) -> None:
    await club.slash(club.ana, "mundialito block", person=club.cy, on=True)
    asked = await use(club, club.cy, CHALLENGE, club.ana)
    told = await club.pick(club.cy, asked, say("challenge-pick"), "mundialito")
    assert told.text == say("opponent-refuses", name="Ana")


async def test_an_invented_challenge_is_refused(club: Club) -> None:
    asked = await use(club, club.cy, CHALLENGE, club.ana)
    for words, game in (("x", "mundialito"), (str(club.ana.id), "chess")):
        told = await club.forge(club.cy, asked, f"m1:ladder:0:challenge:{words}", [game])
        assert told.text == say("press-outdated")
    told = await club.forge(club.cy, asked, "m1:ladder:0:challenge:12345", ["mundialito"])
    assert told.text == say("opponent-elsewhere")


async def test_a_profile_opens_from_the_menu_of_a_person_unless_it_is_hidden(club: Club) -> None:
    shown = await use(club, club.cy, PROFILE, club.ana)
    assert shown.message.ephemeral
    assert "Ana" in shown.alt
    await club.archive.people.save(club.ana.id, {"public": False})
    assert (await use(club, club.cy, PROFILE, club.ana)).text == say("profile-private", name="Ana")


async def test_the_board_in_words_opens_from_any_message_of_a_table(club: Club) -> None:
    await club.duel()
    board = club.board()
    words = await use(club, club.cy, TEXT, board)
    assert words.message.ephemeral
    assert words.text == (await club.slash(club.cy, "mundialito table", action="text")).text


async def test_a_replay_opens_during_the_game_and_afterwards(club: Club) -> None:
    table = await club.duel()
    running = await use(club, club.cy, REPLAY, club.board())
    assert running.alt
    assert "In words" in running.buttons
    await club.press(club.ana, await club.slash(club.ana, "mundialito table", action="resign"), "Yes, resign")
    assert isinstance(await club.game(table.id), Finished)
    assert "Game file" in (await use(club, club.cy, REPLAY, club.board())).buttons


async def test_a_message_that_shows_no_table_is_declined_with_a_sentence(club: Club) -> None:
    message = await club.cy.send(club.table, "hello")
    names = ("play", "help", "rules", "watch", "learn", "leaderboard", "settings")
    await club.duel()
    pages = [await club.slash(club.cy, f"mundialito {name}") for name in names]
    for target in (message, *(page.message for page in pages)):
        for name in (REPLAY, TEXT):
            assert (await use(club, club.cy, name, target)).text == say("menu-no-table")
