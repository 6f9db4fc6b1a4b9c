"""What the pages for people say of the code is there, and each page is short enough to be read."""

from __future__ import annotations

import ast
import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.__main__ import list_lines
from cogs.feature import Feature
from cogs.operations.settings import Settings
from cogs.people.rights import lacking
from cogs.table.lobby.length import estimate_minutes
from host.steps import Kind
from rules import GAMES
from rules.core.game import Game
from rules.core.options import settle
from rules.core.terms import About, Automatic
from tests.test_architecture import INSIDE_COGS, ROOMS, ROOT, files, syntax

FOLDERS = ("docs", "players", "ratings", "rules", "words")
PAGES = sorted(
    path.relative_to(ROOT)
    for path in (*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md")))
    if not path.name.startswith("RULES.")
)
#: For contributors: CONTRIBUTING, and the pages that it leads to (bytes).
LONGEST = {"CONTRIBUTING.md": 10_000} | {
    f"docs/{name}.md": 9_000 for name in ("ARCHITECTURE", "FEATURE", "GAME", "LANGUAGE", "TESTING")
}
#: For people who run the bot, and for those whose server it is in: read in ten minutes each (words).
FOR_HOSTS, WORDS = ("OPERATING", "HOSTING", "LARGE", "SCALE"), 2_200
#: The most lines of the README, and the largest film that it shows (bytes).
LINES, FILM = 99, 1_500_000
A_LINK = re.compile(r"\]\((?!https?:)([^)#]+)|src=\"([^\"]+)\"")
#: A link to a heading, on another page or the same.
AN_ANCHOR = re.compile(r"\]\((?!https?:)([^)#]*)#([^)]+)\)")
#: A path of this repository in code type. Those with a name to be put in, such as `<game>`, are left alone.
A_PATH = re.compile(
    r"`((?:benchmarks|cogs|data|deploy|docs|host|players|playground|ratings|render|rules|template|tests"
    r"|testbed|tools|tournaments|words|workers)/[\w/.-]*)`"
)
A_TARGET = re.compile(r"`?\bmake ([a-z]+)\b[^`\n]*`")


def text(page: Path) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_link_and_every_path_on_a_page_leads_somewhere(page: Path) -> None:
    linked = {one or other for one, other in A_LINK.findall(text(page))}
    lost = {link for link in linked if not ((ROOT / page).parent / link).exists()}
    made = set(re.findall(r"^`([\w/.-]+)`[^\n]*\n\n```", text(page), re.MULTILINE))  # files that the page itself has
    lost |= {path for path in A_PATH.findall(text(page)) if path not in made and not (ROOT / path).exists()}
    assert not lost


def anchors(page: Path) -> set[str]:
    """The names that GitHub gives a page's headings."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_link_to_a_heading_finds_it(page: Path) -> None:
    for path, anchor in AN_ANCHOR.findall(text(page)):
        assert anchor in anchors((ROOT / page).parent / path if path else ROOT / page), anchor


def test_every_target_of_make_on_a_page_is_one() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {name for page in PAGES for name in A_TARGET.findall(text(page))}
    assert "check" in named
    assert not named - targets


@pytest.mark.parametrize("page", LONGEST)
def test_a_page_for_contributors_is_read_in_five_minutes(page: str) -> None:
    assert len(text(Path(page)).encode()) <= LONGEST[page]
    assert page == "CONTRIBUTING.md" or f"({page})" in text(Path("CONTRIBUTING.md"))


def test_the_readme_is_short_and_begins_with_a_film() -> None:
    page = text(Path("README.md"))
    first = next(filter(None, re.findall(r'src="([^"]+)"', page)))
    assert first == "docs/pictures/film.webp"
    assert (ROOT / first).stat().st_size <= FILM
    assert page.count("\n") <= LINES
    assert "You host it yourself" in page.splitlines()[2]
    assert page.index("## Try it") < page.index('src="', page.index(first) + len(first))
    shown = {path.name for path in (ROOT / "docs" / "pictures").iterdir()}
    assert shown == {Path(name).name for name in re.findall(r'src="([^"]+)"', page)}


def test_the_readme_says_how_long_a_game_takes_as_the_list_of_games_does() -> None:
    rows = re.findall(r"^\| \*\*.*$", text(Path("README.md")), re.MULTILINE)
    for game, row in zip(GAMES.values(), rows, strict=True):
        usual = settle(game.about.options, {})
        lengths = {game.length(seats, usual).minutes for seats in game.about.best_seats or game.about.seats}
        minutes = "–".join(str(estimate_minutes(one, 1, 0)) for one in sorted(lengths))
        assert f": {minutes} minutes" in row


def doors() -> Iterator[str]:
    """The names that the house looks for in a game's own modules; those for films are listed in render/motion."""
    for path in files("rules", "words", "render", "players", "cogs", "host"):
        for node in ast.walk(syntax(path)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "own" and path.parts[1] != "motion":
                yield from (part.value for part in node.args[2:3] if isinstance(part, ast.Constant))


def test_the_page_about_games_names_all_that_a_game_may_have() -> None:
    page, derived = text(Path("docs/GAME.md")), {"turn", "is_legal", "list_legal"}
    methods = {name for name in vars(Game) if not name.startswith("_")} - derived
    named = methods | {field.name for kind in (About, Automatic) for field in fields(kind)} | set(doors())
    assert len(named) > 60
    assert not {name for name in named if not re.search(rf"\b{name}\b", page)}


def test_the_page_about_features_names_every_hook() -> None:
    page = text(Path("docs/FEATURE.md"))
    hooks = {name for name in vars(Feature) if not name.startswith("_")}
    assert len(hooks) > 8
    assert not {name for name in hooks if not re.search(rf"`(?:self\.)?{name}\b", page)}


def test_the_map_has_every_room_and_those_inside_cogs_in_their_order() -> None:
    rows = re.findall(r"^\| `(\w+)/` \|", text(Path("CONTRIBUTING.md")), re.MULTILINE)
    assert {*ROOMS} <= {*rows}
    assert [row for row in rows if row in INSIDE_COGS] == [*INSIDE_COGS]


def commands(offered: Sequence[Any]) -> Iterator[str]:
    """The commands as people type them, groups included."""
    for one in offered:
        if one.get("type", 1) in (1, 2):  # a command, or a group of some; other types are options of a command
            yield one["name"]
            yield from (f"{one['name']} {inner}" for inner in commands(one.get("options") or ()))


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_command_on_a_page_is_one(page: Path) -> None:
    pinned = json.loads((ROOT / "tests" / "bot" / "pinned" / "commands.json").read_text(encoding="utf-8"))
    known = {*commands(pinned)}
    spans = re.findall(r"`/([a-z-]+(?: [a-z-]+)*)(?=[ `])", re.sub(r"^```.*?^```$", "", text(page), flags=re.M | re.S))
    said = {span for span in spans if span.split()[0] in ("move", "hand", "mundialito", "mundialito-admin")}
    # Those of a row share the group of its first: `/mundialito help`, `rules`.
    for group, row in re.findall(r"^\| `/(mundialito(?:-admin)?) [^|]*?`,? ?([^|]*)\|", text(page), re.MULTILINE):
        said |= {f"{group} {name}" for name in re.findall(r"`([a-z ]+)`", row)}
    assert not said - known


@pytest.mark.parametrize("name", FOR_HOSTS)
def test_a_page_for_hosts_is_read_in_ten_minutes(name: str) -> None:
    assert len(text(Path(f"docs/{name}.md")).split()) <= WORDS
    assert name == "OPERATING" or f"({name}.md" in text(Path("docs/OPERATING.md"))


def test_the_page_for_hosts_has_every_setting_and_no_other() -> None:
    rows = re.findall(r"^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|", text(Path("docs/HOSTING.md")), re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"[A-Z_]+", row)}
    assert told == {name.upper() for name in Settings.model_fields}


def test_the_table_for_moderators_has_every_command_of_theirs() -> None:
    pinned = json.loads((ROOT / "tests" / "bot" / "pinned" / "commands.json").read_text(encoding="utf-8"))
    (theirs,) = (one for one in pinned if one["name"] == "mundialito-admin")
    every = {*commands([theirs])}
    groups = {one for one in every if any(other.startswith(f"{one} ") for other in every)}
    rows = re.findall(r"^\| `/(mundialito-admin [a-z ]+)` \|", text(Path("docs/OPERATING.md")), re.MULTILINE)
    assert {*rows} == every - groups


#: How the page for owners says what is posted, by kinds of parcels.
POSTED = {
    "board": "a table's board",
    "hand": "hands",
    "aside": "can't continue",
    "thread": "**When it uses a thread.**",
    "review": "review",
    "follow": "the end of a game that somebody follows",
}


def test_the_page_for_owners_has_all_that_is_posted() -> None:
    offered = {line.split()[1] for line in asyncio.run(list_lines()) if line.startswith("parcel")}
    assert {kind.value for kind in Kind} | offered == {*POSTED}
    assert all(words in text(Path("docs/OPERATING.md")) for words in POSTED.values())


@pytest.mark.parametrize("page", ["README.md", "docs/OPERATING.md"])
def test_an_invitation_asks_for_all_that_the_bot_needs_and_no_more(page: str) -> None:
    (number,) = {int(found) for found in re.findall(r"permissions=(\d+)", text(Path(page)))}
    asked = discord.Permissions(number)
    needed = {"inside": False, "opens": True, "files": True, "bot": True}
    assert not lacking(asked, **needed)
    for name, has in asked:
        assert not has or lacking(discord.Permissions(number & ~discord.Permissions(**{name: True}).value), **needed)


def test_the_lines_of_a_good_start_are_what_the_bot_logs() -> None:
    shown = re.findall(r'"event": "([a-z ]+)"', text(Path("docs/OPERATING.md")))
    assert "ready" in shown
    logged = {
        node.args[0].value
        for path in files("cogs")
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)
        if getattr(node.func, "attr", "") == "info"
    }
    assert {*shown} <= logged
