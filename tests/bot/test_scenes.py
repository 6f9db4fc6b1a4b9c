"""Scenes of replays: every moment of every game shows, with the view of whoever looks; files are checked first."""

import json
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from host import scene as scenes
from host.replays import BadFile, NoSuchMoment, Replays
from host.scene import LARGEST, LONGEST, FileFault, Recording, Scene, SceneRequest, scene, scene_of_file
from rules.core.chance import commitment
from rules.core.history import finish
from rules.core.match import Match
from rules.core.outcome import Chance
from tests.shelf import PARTIES, SHELVES
from words import speech

every_game = pytest.mark.parametrize("key", SHELVES)
SEED = "5" * 64
SAY = speech("en")


def whole(key: str) -> Match:
    """A finished game with the number of seats that it is best with, played at random."""
    walks = SHELVES[key].usual
    return next(walk.last for walk in walks if walk.last.seats == PARTIES[key] and walk.last.outcome is not None)


def seen(match: Match, index: int | None, viewer: int | None = None, **asked: Any) -> Scene:
    found = finish(scene(Recording.of(match), SceneRequest(index, viewer, "en", **asked)))
    assert found is not None
    return found


def sealed(match: Match, **changes: Any) -> bytes:
    """The game file of a game with this seed, whose chance events follow from it."""
    begun = Match.begin(match.game, match.seats, match.options, SEED)
    while begun.outcome is None and len(begun.log) < 60:
        begun = begun.resolve() if isinstance(begun.turn, Chance) else begun.act(begun.to_act or 0, begun.legal(1)[0])
    file = {
        "game": match.game.about.key,
        "seats": match.seats,
        "options": dict(match.options),
        "table": "abcd2345",
        "commitment": commitment("abcd2345", SEED),
        "seed": SEED,
        "events": list(begun.log),
    }
    return json.dumps(file | changes).encode()


@every_game
def test_every_index_shows_what_each_seat_saw(key: str) -> None:
    for walk in (SHELVES[key].usual[0], SHELVES[key].usual[-1]):
        for moment in walk.some(25, "scenes"):
            for viewer in (None, 0, walk.last.seats - 1):
                found = seen(walk.last, len(moment.log), viewer)
                assert found.view == moment.view(viewer)
                assert found.index == len(moment.log)


@every_game
@pytest.mark.parametrize("by_turn", [True, False])
def test_one_steps_from_end_to_end_and_back(key: str, by_turn: bool) -> None:
    match = whole(key)
    there, now = [], seen(match, None, by_turn=by_turn)
    assert (now.turn, now.back) == (None, None)
    while now.on is not None:
        there.append(now.index)
        assert now.turns > 0
        now = seen(match, now.on, by_turn=by_turn)
        assert now.back == there[-1]
        assert now.turn is not None
    assert now.index == now.last == now.length == len(match.log)
    assert now.over
    assert there[0] == now.first


@every_game
def test_every_turn_is_on_one_page_of_a_list_that_fits_a_menu(key: str) -> None:
    match = whole(key)
    first = seen(match, None)
    pages = [seen(match, None, page=number).listed for number in range(first.listed.count)]
    numbers = [entry.number for page in pages for entry in page.entries]
    assert numbers == list(range(1, len(numbers) + 1))
    known = [entry.turn for page in pages for entry in page.entries]
    assert known == sorted(known)
    assert known[-1] == first.turns
    assert all(len(page.entries) + (page.number > 0) + (page.number + 1 < page.count) <= 25 for page in pages)
    for page in pages:
        for entry in (page.entries[0], page.entries[-1]):
            found = seen(match, entry.end)
            assert found.turn == entry
            assert entry in found.listed.entries
            assert found.story
    assert seen(match, None, page=10**6).listed == pages[-1]


@every_game
def test_the_end_of_a_game_and_what_decided_it_are_marked(key: str) -> None:
    for match in (walk.last for walk in SHELVES[key].usual):
        last = seen(match, len(match.log)).turn
        if match.outcome is not None and match.outcome.reason in ("goal", "tree", "final"):
            assert last is not None
            assert last.highlight


def test_goals_rounds_and_results_have_highlights() -> None:
    cup = seen(whole("dicecup"), None)
    results = [entry.highlight for number in range(cup.listed.count) for entry in entries(whole("dicecup"), number)]
    assert all("–" in told or "cup" in told or "Tie-break" in told for told in results)
    world = seen(whole("worldcup"), None)
    assert world.marked is not None
    marked = [
        entry.highlight
        for number in range(world.marked.count)
        for entry in (seen(whole("worldcup"), None, marked_page=number).marked or world.marked).entries
    ]
    assert any(told.startswith("🏁") for told in marked)
    assert marked[-1].startswith("🏆")


def entries(match: Match, page: int) -> tuple[scenes.ListedTurn, ...]:
    return seen(match, None, page=page).listed.entries


def test_what_hidden_hands_play_is_not_listed() -> None:
    assert not any(entry.actions for entry in entries(whole("worldcup"), 0))
    assert any(entry.actions for entry in entries(whole("mundialito"), 0))


@every_game
async def test_an_index_or_seat_that_does_not_exist_is_no_moment(key: str) -> None:
    match = whole(key)
    async with Replays() as replays:
        for index, viewer in ((len(match.log) + 1, None), (99_999, None), (0, match.seats), (0, 99), (-1, None)):
            with pytest.raises(NoSuchMoment):
                await replays.scene(match, SceneRequest(index, viewer, "en"))


@every_game
async def test_a_process_of_its_own_finds_the_same(key: str) -> None:
    match = whole(key)
    async with Replays(apart=True) as replays:
        ask = SceneRequest(len(match.log) // 2, 0, "en", ("Ana",) * match.seats)
        assert await replays.scene(match, ask) == finish(scene(Recording.of(match), ask))


@every_game
def test_a_game_file_shows_itself(key: str) -> None:
    content = sealed(whole(key))
    events = json.loads(content)["events"]
    for index in (None, 0, len(events) // 2, len(events)):
        found = finish(scene_of_file(content, SceneRequest(index, 0, "en")))
        assert isinstance(found, Scene)
        assert found.length == len(events)
    assert finish(scene_of_file(content, SceneRequest(len(events) + 1, 0, "en"))) is None


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "unreadable"),
        (b"\x89PNG\r\n", "unreadable"),
        (b"\xff\xfe{}", "unreadable"),
        (b"[" * 100_000, "unreadable"),
        (b'{"seats": ' + b"9" * 5000 + b"}", "unreadable"),
        (b"[]", "wrong"),
        (b"null", "wrong"),
        (b'{"game": "mundialito"}', "wrong"),
        (b'{"events": "abc"}', "wrong"),
        (json.dumps({"events": ["end"] * (LONGEST + 1)}).encode(), "long"),
        (b" " * (LARGEST + 1), "large"),
    ],
)
async def test_a_file_that_is_no_game_says_why(content: bytes, reason: str) -> None:
    async with Replays() as replays:
        with pytest.raises(BadFile) as bad:
            await replays.scene_of_file(content, SceneRequest(None, None, "en"))
    assert bad.value.fault.reason == reason


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": "hedgehog"},
        {"seats": 3},
        {"seats": -1},
        {"seats": 10**400},
        {"seats": True},
        {"options": {"turn_limit": float("nan")}},
        {"options": {"nonsense": "x" * 5000}},
        {"seed": "6" * 64},
        {"table": "\ud800"},
        {"commitment": "\ud800"},
        {"events": ["b1-b2"]},
        {"events": ["setup 231132", "whatever"]},
        {"events": ["@everyone <@1> **x**\n# y"]},
        {"events": [{"a": 1}]},
        {"events": [None]},
        {"events": ["\ud800" * 99]},
        {"secret": "7" * 64, "joined": ["1"]},
        {"joined": [1]},
    ],
)
def test_a_changed_game_file_is_refused_with_the_reason(changes: dict[str, Any]) -> None:
    found = finish(scene_of_file(sealed(whole("mundialito"), **changes), SceneRequest(None, None, "en")))
    assert isinstance(found, FileFault)
    assert (found.reason, bool(found.trouble)) == ("wrong", True)


def test_a_longer_file_takes_no_longer_than_its_events() -> None:
    """Each moment is kept or near one that is: stepping through doesn't begin at the beginning each time."""
    match = whole("hedgehog")
    remembered = finish(scenes.history_of(Recording.of(match)))
    for index in range(0, len(match.log), 7):
        seen(match, index)
    assert finish(scenes.history_of(Recording.of(match))) is remembered
    kept = remembered.kept
    assert [len(other.log) - len(one.log) for one, other in pairwise(kept)] == [16] * (len(kept) - 1)


def test_seats_without_names_are_players_by_number() -> None:
    match = whole("mundialito")
    unnamed, named = (seen(match, len(match.log), who=who) for who in (None, ("Ana", "Ben")))
    assert "Player 1" in unnamed.story or "Player 2" in unnamed.story
    assert "Player" not in named.story
    assert replace(unnamed, story="") == replace(named, story="")
