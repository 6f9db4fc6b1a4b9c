"""What people see before a game: an open table, an invitation, the host's and the guests' own pages, in every state."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.lessons import DONE, TAUGHT
from cogs.lessons.page import HINT, LEAVE, LESSON, LessonPlace
from rules import GAMES
from rules.lessons.lesson import LESSONS
from rules.table.table import Closed, Lobby, Running
from tests.bot.club import Club, Seen
from words import speech
from words.games import short_title

say = speech("en")
#: Discord's numbers for a blue, a grey and a green button.
BLUE, GREY, GREEN = 1, 2, 3
LEARN = say("button-learn")


def styles(seen: Seen) -> dict[str, int]:
    return {label: part["style"] for label, part in seen.buttons.items()}


async def challenge(club: Club, game: str = "mundialito") -> Lobby:
    """Ana challenges Ben."""
    await club.slash(club.ana, "mundialito play", game=game, opponent=club.ben)
    table = await club.game()
    assert isinstance(table, Lobby)
    return table


async def invite(club: Club, page: Seen, *people: Any) -> Seen:
    """Ana chooses people in the menu of her page."""
    return await club._answered(await club.ana.select(page.message, people, custom_id=page.id_of("invite")))


# An open table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_everybody_sees_a_cover_a_few_lines_and_three_controls(club: Club, game: str) -> None:
    page = await club.slash(club.ana, "mundialito play", game=game)
    board = club.board()
    title, pitched, *_ = board.text.splitlines()
    assert title == say("lobby-title", game=short_title(game, say), state="open")
    assert pitched == say(f"pitch-{game}" if say.knows(f"pitch-{game}") else f"about-{game}")
    assert len(board.text.splitlines()) <= 5
    assert short_title(game, say) in board.alt
    assert list(styles(board).values()) == [BLUE, GREY, GREY]
    assert not board.selects
    assert page.message.ephemeral
    assert page.text.startswith("**Your table is open.**")
    assert len(page.buttons) + len(page.selects) + bool(page.people) <= 5


async def test_a_table_without_its_cover_is_the_same_without_it(club: Club) -> None:
    club.studio.broken = True
    await club.slash(club.ana, "mundialito play", game="mundialito")
    assert not club.board().alt
    assert say("lobby-anyone", name="Ana") in club.board().text


async def test_the_host_plays_a_computer_of_a_level_and_has_the_panel(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito play", game="mundialito")
    asked = await club.press(club.ana, page, say("button-play-computer"))
    assert asked.text == say("level-question")
    assert styles(asked) == {"Easy": BLUE, "Normal": GREY, "Hard": GREY, "Expert": GREY, "Back": GREY}
    again = await club.press(club.ana, asked, "Back")
    assert again.text == page.text
    await club.press(club.ana, await club.press(club.ana, again, say("button-play-computer")), "Hard")
    table = await club.game()
    assert isinstance(table, Running)
    assert {seat.level for seat in table.seats} == {None, "hard"}


async def test_whoever_joins_as_the_last_gets_the_panel_or_hears_who_begins(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    told = await club.press(club.ben, club.board(), "Join")
    table = await club.game()
    if table.awaited_persons == (club.ben.id,):
        assert any(":step:" in one for one in told.ids)
    else:
        assert told.text == say("done-begun", names="Ana", count=1)


async def test_a_guest_has_a_page_of_their_own_and_starts_if_the_host_is_silent(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    await club.press(club.ben, club.board(), "Join")
    page = await club.press(club.ben, club.board(), "More…")
    assert page.text == say("guest-in", host="Ana", seats="table")
    assert list(page.buttons) == ["Leave", say("button-learn"), "Settings"]
    settings = await club.press(club.ben, page, "Settings")
    assert say("arranged-host", name="Ana") in settings.text
    assert not settings.selects
    await club.later(6 * 60)
    page = await club.press(club.ben, club.board(), "More…")
    assert "Start" in page.buttons
    assert page.text == say("guest-in", host="Ana", seats="ready")
    left = await club.press(club.ben, await club.press(club.ben, club.board(), "More…"), "Leave")
    assert left.text == say("done-left-lobby")
    assert "Ben" not in club.board().text


async def test_a_table_with_a_computer_says_not_rated_where_it_says_what_is_played(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito play", game="worldcup")
    assert "not rated" not in club.board().text
    page = await club.pick(club.ana, page, "computer", "easy")
    assert "minutes · **not rated**" in club.board().text
    assert page.text == say("host-open", seats="table")
    await club.pick(club.ana, page, "computer", "-")
    assert "not rated" not in club.board().text


async def test_many_names_are_cut_and_the_page_has_them_all(club: Club) -> None:
    people = [club.member(f"Bartholomew {number}") for number in range(8)]
    await club.slash(club.ana, "mundialito play", game="worldcup")
    for who in people:
        await club.press(who, club.board(), "Join")
    assert "and 4 more" in club.board().text
    assert "Bartholomew 7" not in club.board().text
    assert "Bartholomew 7" in (await club.press(club.cy, club.board(), "More…")).text


async def test_the_last_seat_is_announced_and_a_full_table_says_so(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup")
    people = [club.member(f"Guest {number}") for number in range(4)]
    for who in people:
        await club.press(who, club.board(), "Join")
    assert club.board().text.startswith(say("lobby-title", game="Dice cup", state="last"))


async def test_a_question_to_everybody_takes_the_pitchs_place_with_five_controls(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    await club.press(club.ben, club.board(), "Join")
    await club.settle(club.ana, "hints=yes")
    board = club.board()
    assert say("pitch-worldcup") not in board.text
    assert "🗳️ Ana suggests" in board.text
    assert styles(board) == {
        "Agree": GREEN,
        "Disagree": GREY,
        "Join": GREY,
        say("button-learn"): GREY,
        "More…": GREY,
    }


async def test_a_closed_table_offers_a_new_one_without_a_cover(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito play", game="hedgehog")
    closed = await club.press(club.ana, page, "Close")
    assert closed.text == say("done-closed")
    assert not club.board().alt
    assert styles(club.board()) == {say("button-open-again"): BLUE}
    opened = await club.press(club.ben, club.board(), say("button-open-again"))
    assert opened.text == say("host-open", seats="table")
    assert say("lobby-starter", name="Ben") in club.board().text


async def test_the_lesson_is_on_a_guests_page_until_they_have_finished_it(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    await club.press(club.ben, club.board(), "Join")
    assert LEARN in (await club.page(club.ben, club.board())).buttons
    await club.archive.people.save(club.ben.id, {TAUGHT: {"worldcup": DONE}})
    assert list((await club.page(club.ben, club.board())).buttons) == ["Leave", "Settings"]


async def test_when_the_host_leaves_the_post_says_once_who_is_host_now(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    await club.press(club.ben, club.board(), "Join")
    await club.forge(club.ana, club.board(), f"{club.board().address_of_table}:leave:")
    told = say("lobby-new-host", former="Ana", name="Ben")
    assert told in club.board().text
    assert "Start" in (await club.page(club.ben, club.board())).buttons
    await club.press(club.cy, club.board(), "Join")
    assert told not in club.board().text


async def test_a_table_to_which_nobody_came_says_so_and_offers_another(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup")
    await club.later(31 * 60)
    assert club.board().text.startswith(say("lobby-closed", reason="alone", name="Ana"))
    assert styles(club.board()) == {say("button-open-again"): BLUE}


async def test_a_cover_is_sent_once_and_kept_when_the_post_is_edited(club: Club) -> None:
    sent: list[int] = []
    edit = discord.PartialMessage.edit

    async def counted(message: Any, **given: Any) -> Any:
        sent.append(len(given.get("attachments", ())))
        return await edit(message, **given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.PartialMessage, "edit", counted)
        await club.slash(club.ana, "mundialito play", game="worldcup")
        first = club.board()
        await club.press(club.ben, club.board(), "Join")
        await club.settle(club.ana, "cup=2002")
    assert sent == [0, 0]
    board = club.board()
    assert board.message.id == first.message.id
    assert board.alt == first.alt != ""
    assert [one["filename"] for one in board.message._message.attachments] == ["cover.png"]


# An invitation ------------------------------------------------------------------------------------------------------


async def test_somebody_is_challenged_by_name_and_accepts(club: Club) -> None:
    table = await challenge(club)
    board = club.board()
    assert board.text.splitlines()[0] == f"### Ana challenges <@{club.ben.id}> to pyramid football"
    assert styles(board) == {"Accept": GREEN, "Decline": GREY, LEARN: GREY}
    assert club.pinged() == {club.ben.id}
    await club.press(club.ben, board, "Accept")
    assert isinstance(await club.game(table.id), Running)


async def test_the_host_sees_who_has_the_challenge_and_may_withdraw_it(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito play", game="mundialito", opponent=club.ben)
    assert page.text == say("host-invited", names="Ben", count=1, seats="pair")
    assert list(page.buttons) == [say("button-ask-everyone"), "Settings", "Withdraw", "More…"]
    assert (await club.press(club.ana, club.board(), "Accept")).text == page.text
    old = club.board()
    assert (await club.press(club.ana, page, "Withdraw")).text == say("done-withdrawn")
    assert club.board().text.splitlines()[0] == say("lobby-closed", reason="withdrawn", name="Ana")
    assert (await club.forge(club.ben, old, old.id_of("join"))).text == say("refusal-closed", why="withdrawn")


async def test_declining_is_told_to_whoever_asked_with_a_way_on(club: Club) -> None:
    table = await challenge(club)
    told = await club.press(club.ben, club.board(), "Decline")
    assert told.text == say("done-declined", host="Ana")
    assert list(told.buttons) == [say("button-no-invitations")]
    board = club.board()
    assert board.text == f"### Ben can't play right now\n<@{club.ana.id}>, shall I ask everyone else?"
    assert club.mentions[-1] == (club.table.id, (club.ana.id,))
    assert not board.alt
    assert styles(board) == {say("button-ask-everyone"): BLUE, say("button-play-computer"): GREY}
    refused = await club.press(club.cy, board, say("button-ask-everyone"))
    assert refused.text == say("refusal-host-only", host=str(club.ana.id))
    page = await club.press(club.ana, board, say("button-ask-everyone"))
    assert page.text == say("host-open", seats="pair")
    assert say("lobby-anyone", name="Ana") in club.board().text
    await club.press(club.cy, club.board(), "Join")
    assert isinstance(await club.game(table.id), Running)


async def test_whoever_was_declined_can_play_a_computer(club: Club) -> None:
    table = await challenge(club)
    await club.press(club.ben, club.board(), "Decline")
    asked = await club.press(club.ana, club.board(), say("button-play-computer"))
    assert asked.message.ephemeral
    await club.press(club.ana, asked, "Easy")
    assert isinstance(await club.game(table.id), Running)


async def test_somebody_else_who_presses_accept_is_offered_a_table(club: Club) -> None:
    await challenge(club)
    for label in ("Accept", "Decline"):
        told = await club.press(club.cy, club.board(), label)
        assert told.text == say("invite-others", host="Ana", guests="Ben")
        assert styles(told) == {say("button-open"): BLUE}
    await club.press(club.cy, told, say("button-open"))
    assert say("lobby-anyone", name="Cy") in club.board().text


async def test_the_host_asks_everyone_before_the_answer(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito play", game="mundialito", opponent=club.ben)
    await club.press(club.ana, page, say("button-ask-everyone"))
    assert styles(club.board()) == {"Join": BLUE, LEARN: GREY, "More…": GREY}
    await club.press(club.cy, club.board(), "Join")
    assert isinstance(await club.game(), Running)


async def test_the_host_of_an_open_table_challenges_somebody_from_the_servers_people(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito play", game="mundialito")
    assert page.people == say("invite-one")
    page = await invite(club, page, club.ben)
    assert page.text == say("host-invited", names="Ben", count=1, seats="pair")
    assert club.board().text.splitlines()[0] == f"### Ana challenges <@{club.ben.id}> to pyramid football"
    assert club.pinged() == {club.ben.id}
    assert not page.people
    await club.press(club.ben, club.board(), "Accept")
    assert isinstance(await club.game(), Running)


async def test_several_are_invited_at_once_and_it_stays_an_invitation_until_the_last_answer(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito play", game="worldcup")
    assert page.people == say("invite-several")
    page = await invite(club, page, club.ben, club.cy)
    assert page.text == say("host-invited", names="Ben and Cy", count=2, seats="table")
    assert f"<@{club.ben.id}> and <@{club.cy.id}>" in club.board().text
    await club.press(club.ben, club.board(), "Accept")
    assert club.board().text.startswith("### Ana challenges Cy to ")
    assert say("lobby-seats", here=2, most=16, names="Ana, Ben", least=4, many=8) in club.board().text
    await club.press(club.cy, club.board(), "Decline")
    assert club.board().text.startswith(say("lobby-title", game=short_title("worldcup", say), state="open"))


async def test_only_people_who_can_be_invited_are(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito play", game="mundialito")
    await club.slash(club.cy, "mundialito block", person=club.ana)
    for who, told in (
        (club.ana, say("opponent-yourself")),
        (club.as_member(club.bot.user.id), say("opponent-bot")),
        (club.cy, say("opponent-refuses", name="Cy")),
    ):
        assert (await invite(club, page, who)).text == told
    assert not club.mentions
    board = club.board()
    told = await club.forge(club.ben, board, f"{board.address_of_table}:invite:", [str(club.cy.id)])
    assert told.text == say("refusal-host-only", host=str(club.ana.id))


async def test_in_direct_messages_nobody_can_be_invited(club: Club) -> None:
    assert not (await club.slash(club.ana.user, "mundialito play", game="dicecup")).people


async def test_an_unanswered_challenge_says_so_and_mentions_nobody(club: Club) -> None:
    table = await challenge(club)
    asked = len(club.mentions)
    await club.later(31 * 60)
    assert isinstance(await club.game(table.id), Closed)
    assert club.board().text.startswith(f"{say('lobby-unanswered', names='Ben', count=1)}\n{say('lobby-no-game')}")
    assert styles(club.board()) == {say("button-ask-everyone"): BLUE}
    assert len(club.mentions) == asked
    await club.press(club.ana, club.board(), say("button-ask-everyone"))
    assert say("lobby-anyone", name="Ana") in club.board().text


async def test_whoever_declines_can_have_no_more_invitations(club: Club) -> None:
    await challenge(club)
    told = await club.press(club.ben, club.board(), "Decline")
    await club.press(club.ben, told, say("button-no-invitations"))
    refused = await club.slash(club.ana, "mundialito play", game="mundialito", opponent=club.ben)
    assert refused.text == say("opponent-refuses", name="Ben")


@pytest.mark.parametrize("withdrawn", [False, True])
async def test_a_lesson_from_an_invitation_ends_with_the_way_to_accept_it(club: Club, withdrawn: bool) -> None:
    table = await challenge(club)
    step = await club.press(club.ben, club.board(), LEARN)
    assert step.ids
    assert all(one.split(":")[1] == table.id for one in step.ids if one.split(":")[3] in (HINT, LEAVE))
    lesson = LESSONS["mundialito"]
    last = LessonPlace(lesson, lesson.main, lesson.steps[lesson.main - 1].solutions[0], table=table.id)
    if withdrawn:
        await club.press(club.ana, await club.page(club.ana, club.board()), "Withdraw")
    done = await club.forge(club.ben, step, str(last.address(LESSON)))
    accept = say("button-lesson-accept", name="Ana")
    assert (accept in done.buttons) is not withdrawn
    assert (say("button-lesson-play") in done.buttons) is withdrawn
    assert ("Computer" in done.text) is withdrawn
    if not withdrawn:
        await club.press(club.ben, done, accept)
        assert isinstance(await club.game(table.id), Running)


async def test_settings_that_differ_are_in_an_invitations_small_print(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito", opponent=club.ben, pace="slow")
    assert say("term-pace", value="slow") in club.board().text.splitlines()[-1]


async def test_an_old_lobbys_buttons_keep_answering(club: Club) -> None:
    table = await challenge(club)
    board = club.board()
    declined = await club.forge(club.ben, board, f"m1:{table.id}:1:leave:")
    assert declined.text == say("done-declined", host="Ana")
    for verb, values in (("computer", ["easy"]), ("computer", ["-"])):
        await club.forge(club.ana, board, f"m1:{table.id}:1:{verb}:", values)
    await club.forge(club.ana, board, f"m1:{table.id}:1:fill:")
    assert isinstance(await club.game(table.id), Running)
