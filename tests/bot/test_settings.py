"""People's own settings: invitations, blocked people, a private profile."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.people.invitations import MOST_BLOCKED
from rules.table.table import Running
from tests.bot.club import Club
from words import speech

say = speech("en")
SETTINGS = "mundialito settings"


async def prefs(club: Club, who: Any) -> dict[str, Any]:
    """Somebody's saved settings."""
    kept = (await club.archive.people.person(who.id)).prefs
    return {name: kept[name] for name in ("invitations", "public", "blocked") if name in kept}


@pytest.mark.parametrize("private", [False, True], ids=["in a server", "in direct messages"])
async def test_the_page_shows_every_setting_and_each_button_changes_one(club: Club, private: bool) -> None:
    ana = club.ana.user if private else club.ana
    page = await club.slash(ana, SETTINGS)
    assert page.message.ephemeral
    for name in ("invitations", "public"):
        assert say(f"settings-{name}", on="yes") in page.text
        off = await club.press(ana, page, say(f"button-settings-{name}-off"))
        assert say(f"settings-{name}", on="no") in off.text
        assert await prefs(club, club.ana) == {name: False}
        page = await club.press(ana, off, say(f"button-settings-{name}-on"))
        assert say(f"settings-{name}", on="yes") in page.text
        assert await prefs(club, club.ana) == {}


async def test_an_old_page_sets_what_its_button_says(club: Club) -> None:
    page = await club.slash(club.ana, SETTINGS)
    off = next(one for one in page.ids if "public" in one)
    for _ in range(2):
        await club.forge(club.ana, page, off)
        assert await prefs(club, club.ana) == {"public": False}


async def test_somebody_who_accepts_no_invitations_cannot_be_invited(club: Club) -> None:
    page = await club.slash(club.ana, SETTINGS)
    await club.press(club.ana, page, say("button-settings-invitations-off"))
    told = await club.slash(club.ben, "mundialito play", opponent=club.ana)
    assert told.text == say("opponent-refuses", name="Ana")
    assert not club.board()
    assert await club.archive.seats.tables_of(club.ben.id) == ()
    assert not club.pinged()
    await club.slash(club.ben, "mundialito play", game="mundialito")
    await club.press(club.ana, club.board(), "Join")  # joining an open table needs no invitation
    assert isinstance((await club.game()), Running)


async def test_a_blocked_person_can_neither_invite_nor_join_and_is_not_told_why(club: Club) -> None:
    told = await club.slash(club.ana, "mundialito block", person=club.ben)
    assert told.message.ephemeral
    assert told.text == say("done-block", name="Ben", on="yes")
    refused = await club.slash(club.ben, "mundialito play", opponent=club.ana)
    assert refused.text == say("opponent-refuses", name="Ana")  # as if she accepted no invitations at all
    assert not club.pinged()
    await club.slash(club.ana, "mundialito play", game="mundialito")
    lobby = await club.game()
    assert (await club.press(club.ben, club.board(), "Join")).text == say("join-refused")
    assert (await club.game(lobby.id)).number == lobby.number
    await club.press(club.cy, club.board(), "Join")
    assert isinstance((await club.game(lobby.id)), Running)


async def test_a_blocked_person_can_neither_ask_for_a_rematch_nor_agree_to_one(club: Club) -> None:
    table = await club.duel()
    await club.press(club.ana, await club.slash(club.ana, "mundialito table", action="resign"), "Yes, resign")
    assert (await club.slash(club.ana, "mundialito table", action="rematch", table=table.id)).text == say(
        "done-rematch-asked"
    )
    await club.slash(club.ana, "mundialito block", person=club.ben)
    told = await club.slash(club.ben, "mundialito table", action="rematch", table=table.id)
    assert told.text == say("opponent-refuses", name="Ana")
    told = await club.slash(club.ana, "mundialito table", action="rematch", table=table.id)
    assert told.text == say("opponent-blocked", name="Ben")
    await club.slash(club.ana, "mundialito block", person=club.ben, on=False)
    await club.slash(club.ben, "mundialito table", action="rematch", table=table.id)
    assert (await club.game(table.id)).rematch_table is not None


async def test_somebody_who_blocks_a_person_may_join_but_not_invite_them(club: Club) -> None:
    await club.slash(club.ana, "mundialito block", person=club.ben)
    told = await club.slash(club.ana, "mundialito play", opponent=club.ben)
    assert told.text == say("opponent-blocked", name="Ben")
    assert not club.board()
    await club.slash(club.ben, "mundialito play", game="mundialito")
    await club.press(club.ana, club.board(), "Join")
    assert isinstance((await club.game()), Running)


async def test_a_guest_blocked_after_the_invitation_cannot_join(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", opponent=club.ben)
    await club.slash(club.ana, "mundialito block", person=club.ben)
    assert (await club.press(club.ben, club.board(), "Join")).text == say("join-refused")


@pytest.mark.parametrize("private", [False, True], ids=["in a server", "in direct messages"])
async def test_people_are_unblocked_from_the_page_or_by_command(club: Club, private: bool) -> None:
    ana = club.ana.user if private else club.ana
    for other in (club.ben, club.cy, club.ben):  # blocking twice is the same as once
        await club.slash(club.ana, "mundialito block", person=other)
    assert await prefs(club, club.ana) == {"blocked": [club.ben.id, club.cy.id]}
    page = await club.slash(ana, SETTINGS)
    assert say("blocked-people", count=2) in page.text
    options = page.selects[say("settings-unblock")]["options"]
    assert [(option["label"], option["description"]) for option in options] == [("Ben", "ben"), ("Cy", "cy")]
    page = await club.pick(ana, page, say("settings-unblock"), str(club.ben.id))
    assert say("blocked-people", count=1) in page.text
    told = await club.slash(club.ana, "mundialito block", person=club.cy, on=False)
    assert told.text == say("done-block", name="Cy", on="no")
    assert await prefs(club, club.ana) == {}
    page = await club.slash(ana, SETTINGS)
    assert not page.selects
    await club.slash(club.ben, "mundialito play", opponent=club.ana)
    assert club.pinged() == {club.ana.id}


async def test_a_full_list_of_blocked_people_refuses_more_and_can_be_emptied(club: Club) -> None:
    many = list(range(1, MOST_BLOCKED))
    await club.archive.people.save(club.ana.id, {"blocked": many})
    await club.slash(club.ana, "mundialito block", person=club.ben)
    told = await club.slash(club.ana, "mundialito block", person=club.cy)
    assert told.text == say("block-full", limit=MOST_BLOCKED)
    assert await prefs(club, club.ana) == {"blocked": [*many, club.ben.id]}
    page = await club.slash(club.ana, SETTINGS)
    menus = [part for part in page.rows if part["type"] == 3]
    offered = [option["value"] for menu in menus for option in menu["options"]]
    assert offered == [str(person) for person in (*many, club.ben.id)]
    await club.forge(club.ana, page, menus[-1]["custom_id"], [str(club.ben.id)])
    assert await prefs(club, club.ana) == {"blocked": many}


async def test_somebody_is_blocked_from_the_page(club: Club) -> None:
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    for who, told in ((robot, "block-bot"), (club.ana, "block-yourself")):
        page = await club.slash(club.ana, SETTINGS)
        form = await club.ana.click(page.message, custom_id=next(one for one in page.ids if "block" in one))
        assert (await club.write(club.ana, form, {"person": [who]})).text == say(told)
    page = await club.slash(club.ana, SETTINGS)
    form = await club.ana.click(page.message, custom_id=next(one for one in page.ids if "block" in one))
    page = await club.write(club.ana, form, {"person": [club.ben]})
    assert say("blocked-people", count=1) in page.text
    assert await prefs(club, club.ana) == {"blocked": [club.ben.id]}


async def test_two_people_blocked_at_once_are_both_blocked(club: Club) -> None:
    invitations, people = club.bot.desk.invitations, (club.ben.id, club.cy.id, club.mod.id)
    for other in people:
        club.house.spawn(invitations.block(club.ana.id, other), "block")
    await club.quiet()
    assert (await prefs(club, club.ana))["blocked"] == list(people)


async def test_nobody_can_block_themselves_or_a_bot(club: Club) -> None:
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    assert (await club.slash(club.ana, "mundialito block", person=club.ana)).text == say("block-yourself")
    assert (await club.slash(club.ana, "mundialito block", person=robot)).text == say("block-bot")
    assert await prefs(club, club.ana) == {}


@pytest.mark.parametrize(
    ("verb", "words", "values"),
    [
        ("prefs", "", None),
        ("prefs", "public|maybe", None),
        ("prefs", "name|no", None),
        ("prefs", "blocked|no", None),
        ("unblock", "0", []),
        ("unblock", "0", ["x"]),
        ("unblock", "0", ["9" * 40]),
        ("unblock", "0", [str(2**63)]),
        ("profile", f"{2**63}|p", None),
        ("profile", f"{2**63}|t", None),
    ],
)
async def test_a_value_the_page_never_offered_changes_nothing(
    club: Club, verb: str, words: str, values: list[str] | None
) -> None:
    await club.slash(club.ana, "mundialito block", person=club.ben)
    page = await club.slash(club.ana, SETTINGS)
    before = (await club.archive.people.person(club.ana.id)).prefs
    told = await club.forge(club.ana, page, f"m1:ladder:0:{verb}:{words}", values)
    assert told.text == say("press-outdated")
    assert (await club.archive.people.person(club.ana.id)).prefs == before
