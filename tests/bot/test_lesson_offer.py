"""Ways to a lesson: the offer at somebody's first table, lobbies, rules and help; and what is remembered of it."""

from __future__ import annotations

from cogs.lessons import DECLINED, DONE, TAUGHT
from players import levels
from rules.lessons.lesson import LESSONS, opening
from tests.bot.club import Club, Seen
from words import speech
from words.games import step_words

say = speech("en")


def offers(seen: Seen) -> bool:
    return say("button-lesson-offer", minutes=LESSONS["mundialito"].minutes) in seen.buttons


async def test_the_first_table_of_a_game_offers_its_lesson_until_the_first_move(club: Club) -> None:
    table = await club.duel()
    mover = await club.mover()
    assert offers(await club.press(mover, club.board(), "panel"))
    panel = await club.press(mover, club.board(), "panel")
    assert offers(panel)
    lesson = await club.press(mover, panel, "learn:mundialito")
    assert step_words("mundialito", "goal", "text", say) in lesson.text
    await club.turn()
    assert not offers(await club.press(mover, club.board(), "panel"))
    other = club.ben if mover is club.ana else club.ana
    assert offers(await club.press(other, club.board(), "panel"))
    await club.slash(mover, "mundialito table", action="resign", table=table.id)
    await club.slash(mover, "mundialito play", club.lounge, game="mundialito", computer=levels("mundialito")[0])
    assert not offers(await club.slash(mover, "mundialito table", club.lounge))


async def test_one_tap_dismisses_the_offer_for_ever(club: Club) -> None:
    await club.duel()
    mover = await club.mover()
    panel = await club.press(mover, club.board(), "panel")
    panel = await club.press(mover, panel, "lnever")
    assert panel.ids
    assert not offers(panel)
    assert not offers(await club.press(mover, club.board(), "panel"))
    assert (await club.archive.people.person(mover.id)).prefs[TAUGHT] == {"mundialito": DECLINED}


async def test_the_offer_of_no_table_or_game_is_refused(club: Club) -> None:
    seen = await club.slash(club.ana, "mundialito learn", game="mundialito")
    assert (await club.forge(club.ana, seen, "m1:lesson:0:lnever:chess|x")).text == say("lesson-outdated")
    assert (await club.forge(club.ana, seen, "m1:lesson:0:lplay:mundialito|god")).text == say("lesson-outdated")
    told = await club.forge(club.ana, seen, "m1:lesson:0:lnever:mundialito|nosuch")
    assert told.text == say("refusal-no-table")


async def test_somebody_who_did_the_lesson_gets_no_offer(club: Club) -> None:
    for person in (club.ana, club.ben):
        await club.archive.people.save(person.id, {TAUGHT: {"mundialito": DONE}})
    await club.duel()
    assert not offers(await club.press(await club.mover(), club.board(), "panel"))


async def test_a_lobby_and_rules_lead_to_the_lesson(club: Club) -> None:
    label = say("button-learn")
    assert label in (await club.slash(club.ana, "mundialito rules", game="mundialito")).buttons
    await club.slash(club.ana, "mundialito play", game="mundialito")
    assert label in club.board().buttons
    lesson = await club.press(club.ben, club.board(), "learn:mundialito")
    assert lesson.message.ephemeral
    assert step_words("mundialito", "goal", "text", say) in lesson.text
    assert opening(LESSONS["mundialito"].steps[0]).to_act == 0


async def test_what_is_remembered_of_lessons_is_personal_data(club: Club) -> None:
    await club.archive.people.save(club.ana.id, {TAUGHT: {"mundialito": DONE}})
    shown = await club.slash(club.ana, "mundialito privacy show")
    assert say("privacy-count-lessons", count=1) in shown.text
    assert say("privacy-count-settings", count=1) not in shown.text
    kept = await club.archive.privacy.collect(club.ana.id)
    assert kept.preferences[TAUGHT] == {"mundialito": DONE}
    asked = await club.slash(club.ana, "mundialito privacy delete")
    await club.press(club.ana, asked, say("button-erase"))
    assert TAUGHT not in (await club.archive.people.person(club.ana.id)).prefs


async def test_the_help_page_leads_to_the_list_of_lessons(club: Club) -> None:
    page = await club.slash(club.ana, "mundialito help")
    assert say("lesson-picker") in (await club.press(club.ana, page, say("button-learn-play"))).text
