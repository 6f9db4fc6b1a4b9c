"""People who have left a server or were banned can't play its tables from direct messages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.club import Club
from tests.bot.inboxes import Inboxes, cards
from words import speech

say = speech("en")
GONE = say("press-left-server")
MINUTE = 60


def asked_about(club: Club, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Collect the people that Discord is asked about from now on."""
    asked: list[int] = []
    ask = club.bot.http.get_member

    def counted(guild: int, person: int) -> Any:
        asked.append(person)
        return ask(guild, person)

    monkeypatch.setattr(club.bot.http, "get_member", counted)
    return asked


async def banned(inboxes: Inboxes, *others: Any) -> tuple[Any, Any]:
    """Start a table at which it is Ana's turn and ban her a while ago; returns the table and her last hand."""
    club = inboxes.club
    table = await inboxes.start_snap(club.ben, *others)
    hand = inboxes.hand(club.ana)
    club.env.backend.apply_ban(club.guild.id, club.ana.id, None)
    club.clock.ahead += 6 * MINUTE
    return table, hand


async def test_every_press_on_a_hand_by_somebody_banned_is_refused(inboxes: Inboxes) -> None:
    club = inboxes.club
    table, hand = await banned(inboxes)
    for custom_id in hand.ids:
        values = ["0"] if ":pick:" in custom_id else None
        told = await club.forge(club.ana.user, hand, custom_id, values)
        assert (told.text, told.alt) == (GONE, "")
    for verb in ("do", "more", "text", "side", "page", "resign", "resignask", "rematch", "hand", "panel"):
        told = await club.forge(club.ana.user, hand, f"m1:{table.id}:{table.position}:{verb}:")
        assert (told.text, told.alt) == (GONE, ""), verb
    assert (await club.game(table.id)).number == table.number


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("hand", {}),
        ("move", {"action": "x"}),
        *(("mundialito table", {"action": action}) for action in ("board", "text", "resign")),
    ],
)
async def test_every_command_in_direct_messages_by_somebody_banned_is_refused(
    inboxes: Inboxes, name: str, options: dict[str, str]
) -> None:
    club = inboxes.club
    table, _ = await banned(inboxes)
    for named in ({}, {"table": table.id}):
        told = await club.slash(club.ana.user, name, **options, **named)
        assert told.text == GONE
        assert not told.alt
    assert await club.suggest(club.ana.user, "move", option="action", table=table.id) == []
    assert (await club.game(table.id)).number == table.number


async def test_a_member_plays_on_and_is_checked_every_five_minutes(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben)
    club.clock.ahead += 6 * MINUTE
    asked = asked_about(club, monkeypatch)
    for _ in range(3):
        assert (await club.press(club.ana.user, inboxes.hand(club.ana), "Refresh")).alt
    assert asked == [club.ana.id]
    club.clock.ahead += 6 * MINUTE
    assert (await club.press(club.ana.user, inboxes.hand(club.ana), "Refresh")).alt
    assert asked == [club.ana.id] * 2


async def test_somebody_who_rejoins_can_play_after_a_minute(inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch) -> None:
    club = inboxes.club
    table, hand = await banned(inboxes)
    asked = asked_about(club, monkeypatch)
    for _ in range(3):
        assert (await club.press(club.ana.user, hand, "Refresh")).text == GONE
    assert asked == [club.ana.id]
    club.env.backend.remove_ban(club.guild.id, club.ana.id)
    club.guild.add_member(club.ana.user)
    assert (await club.press(club.ana.user, hand, "Refresh")).text == GONE
    club.clock.ahead += MINUTE
    assert cards(table, club.ana) in (await club.press(club.ana.user, hand, "Refresh")).alt


async def test_somebody_who_acts_in_the_server_counts_as_present_at_once(inboxes: Inboxes) -> None:
    club = inboxes.club
    table, hand = await banned(inboxes)
    assert (await club.press(club.ana.user, hand, "Refresh")).text == GONE
    club.env.backend.remove_ban(club.guild.id, club.ana.id)
    club.guild.add_member(club.ana.user)
    assert (await club.slash(club.ana, "mundialito help")).text
    assert cards(table, club.ana) in (await club.press(club.ana.user, hand, "Refresh")).alt


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50001), (404, 10004)])
async def test_everybody_counts_as_present_while_discord_does_not_answer(
    inboxes: Inboxes, status: int, code: int
) -> None:
    club = inboxes.club
    table, hand = await banned(inboxes)
    club.env.inject_error("GET", f"/guilds/{club.guild.id}/members/{club.ana.id}", status=status, code=code, times=None)
    assert cards(table, club.ana) in (await club.press(club.ana.user, hand, "Refresh")).alt
    inboxes.clear_faults()
    assert (await club.press(club.ana.user, hand, "Refresh")).text == GONE  # a missing answer is not cached


async def test_no_hand_is_sent_to_somebody_who_has_left(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    letters = [letter.message.id for letter in inboxes.messages(club.ben)]
    hand = inboxes.hand(club.ben)
    told = hand.text
    club.env.backend.apply_ban(club.guild.id, club.ben.id, None)
    club.clock.ahead += 6 * MINUTE
    assert (await club.press(club.ben.user, hand, "Refresh")).text == GONE
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    await club.quiet()
    assert (await club.game(table.id)).awaited_persons == (club.ben.id,)
    assert [letter.message.id for letter in inboxes.messages(club.ben)] == letters
    assert inboxes.hand(club.ben).text == told
    assert not await inboxes.waiting_hands(table.id)
    told_by_the_doctor = (await club.slash(club.mod, "mundialito-admin doctor", table=table.id)).text
    assert say("doctor-fault", fault="hands") not in told_by_the_doctor
    club.env.backend.remove_ban(club.guild.id, club.ben.id)
    club.guild.add_member(club.ben.user)
    club.clock.ahead += MINUTE
    await club.press(club.ben.user, inboxes.hand(club.ben), "Refresh")
    await inboxes.act(club.ben.user, inboxes.hand(club.ben))
    assert (await club.game(table.id)).awaited_persons == (club.ana.id,)


async def test_a_hand_is_sent_once_discord_says_that_its_owner_is_back(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    club.env.backend.apply_ban(club.guild.id, club.ben.id, None)
    club.clock.ahead += 6 * MINUTE
    assert (await club.press(club.ben.user, inboxes.hand(club.ben), "Refresh")).text == GONE
    club.env.backend.remove_ban(club.guild.id, club.ben.id)
    club.guild.add_member(club.ben.user)
    club.clock.ahead += MINUTE
    notified = inboxes.notified[club.ben.id]
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    await club.quiet()
    assert inboxes.notified[club.ben.id] == notified + 1
    assert cards(await club.game(table.id), club.ben) in inboxes.hand(club.ben).alt
