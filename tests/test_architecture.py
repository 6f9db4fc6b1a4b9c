"""The map of the house, held by reading the imports: who may know whom, who may name a game, how long a file may be."""

import ast
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from rules import GAMES

ROOT = Path(__file__).parents[1]
ROOMS = (
    *("workers", "rules", "ratings", "tournaments", "data", "words", "render", "players", "host", "cogs"),
    *("playground", "tools", "testbed", "template"),
)
#: The arrows of the design: what a room may import of ours, besides itself. None goes back up.
ARROWS = {
    "workers": set(),
    "rules": set(),
    "ratings": {"rules"},
    "tournaments": {"rules"},
    "data": {"ratings", "rules"},
    "words": {"rules"},
    "render": {"rules", "words"},
    "players": {"rules", "workers"},
    "host": {"workers", "data", "render", "words", "players", "ratings", "rules"},
    "cogs": {"host", "data", "render", "words", "players", "ratings", "rules", "tournaments"},
    "playground": {*ROOMS, "bot"} - {"tools", "template"},
    "tools": {*ROOMS, "bot"} - {"playground", "testbed", "template"},
    "testbed": {"bot", "data", "rules"},
    "benchmarks": {*ROOMS, "bot"} - {"playground", "tools", "template"},
    "bot": set(ROOMS) - {"playground", "tools", "testbed", "template"},
    "template": {"rules"},
}
#: The rooms inside cogs/, each of which knows those before it; the cogs themselves stand on top.
INSIDE_COGS = ("discordpy", "faces", "controls", "people", "table", "delivery", "operations", "press")
#: The same inside data/: the file knows nothing of what is kept in it, and neither knows of copies.
INSIDE_DATA = ("file", "engine", "sql", "copies", "moving", "postgres")
#: What only those who have such a database load, by this name.
POSTGRES = "data.postgres"
#: Where discord may not be: another chat could stand above it.
WITHOUT_DISCORD = ("workers", "rules", "ratings", "tournaments", "data", "words", "render", "players", "host")
#: What a person can look over: the lines of a folder's modules together (about 3,000 is the aim), and how many modules
#: stand one on top of the other. A limit is an alarm, and nothing to build along.
MOST_LINES, MOST_FLOORS = 3_700, 10
#: Where fewer are enough.
FEWER_FLOORS = {"data": 7}
#: What a room may not do without, and others may not have.
STRANGERS = {
    "workers": set(),
    "rules": set(),
    "ratings": {"openskill"},
    "tournaments": {"networkx"},
    "data": {"aiosqlite", "dotenv", "psycopg"},
    "words": {"babel", "fluent"},
    "render": {"PIL", "bidi", "budoux", "fontpkg", "isal", "uniseg", "zlib_ng"},
    "players": set(),
    "tools": {"discord", "numpy"},
    "template": set(),
}
#: Inside the rules nothing waits, looks at a clock, guesses or reads a file; only its front door does.
NOT_PURE = {
    "asyncio",
    "random",
    "time",
    "datetime",
    "threading",
    "subprocess",
    "socket",
    "sqlite3",
    "os",
    "pathlib",
    "io",
}
NOT_CALLED = {"open", "input", "print", "exec", "eval", "__import__"}
FRONT_DOOR = Path("rules/__main__.py")
#: The ratings are as pure, but for theirs, which brings them the games from the archive.
RATINGS_DOOR = Path("ratings/__main__.py")
#: The file of an event is checked there.
EVENTS_DOOR = Path("tournaments/__main__.py")
LONGEST = 400
#: What a feature may offer, on one page.
CONTRACT, MOST_OF_A_CONTRACT = Path("cogs/feature.py"), 150
#: The rooms, and those inside them.
PACKAGES = (
    *(room for room in ROOMS if room not in ("rules", "cogs", "testbed")),
    "testbed/standin",
    *(f"rules/{room}" for room in ("core", "table", "lessons", *GAMES)),
    *(f"cogs/{room}" for room in INSIDE_COGS),
)


def files(*rooms: str) -> list[Path]:
    """The Python files of some rooms, as paths from the root."""
    return [path.relative_to(ROOT) for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]


def source_files() -> list[Path]:
    front = [Path("bot.py")] if (ROOT / "bot.py").exists() else []
    return [*files(*ROOMS), *front]


def length(path: Path) -> int:
    """How many lines a file has."""
    return (ROOT / path).read_text(encoding="utf-8").count("\n")


@cache
def syntax(path: Path) -> ast.Module:
    return ast.parse((ROOT / path).read_text(encoding="utf-8"), str(path))


def names(path: Path) -> set[str]:
    """The names that a file gives something at its top."""
    targets = [target for node in syntax(path).body if isinstance(node, ast.Assign) for target in node.targets]
    return {target.id for target in targets if isinstance(target, ast.Name)}


@cache
def imports(path: Path) -> tuple[str, ...]:
    """The dotted names of all modules that a file imports, wherever in it."""
    names: list[str] = []
    for node in ast.walk(syntax(path)):
        if isinstance(node, ast.Import):
            names += (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide where an arrow goes"
            names += (node.module or "", *(f"{node.module}.{name.name}" for name in node.names))
    return tuple(names)


def room_of(path: Path) -> str:
    return path.parts[0].removesuffix(".py")


def test_no_arrow_goes_back_up() -> None:
    offences = []
    for path in [*source_files(), *files("benchmarks")]:
        room = room_of(path)
        ours = {name.split(".")[0] for name in imports(path)} & {*ROOMS, "bot", "tests", "benchmarks"}
        allowed = ARROWS[room] | ({"data"} if path == RATINGS_DOOR else set())
        offences += [f"{path} imports {name}" for name in sorted(ours - {room} - allowed)]
    assert not offences


def test_only_the_tests_of_the_playground_import_it() -> None:
    met = {str(path) for path in files("tests") for name in imports(path) if name.split(".")[0] == "playground"}
    assert {path for path in met if not path.startswith("tests/test_playground")} == set()
    assert met


def test_no_arrow_goes_back_up_inside_cogs() -> None:
    offences = []
    for path in files("cogs"):
        room = path.parts[1]
        below = INSIDE_COGS[: INSIDE_COGS.index(room)] if room in INSIDE_COGS else INSIDE_COGS
        met = {name.split(".")[1] for name in imports(path) if name.startswith("cogs.") and name.count(".") > 1}
        outside = {name for name in imports(path) if name.startswith("cogs.") and name.split(".")[1] not in INSIDE_COGS}
        offences += [f"{path} imports cogs.{name}" for name in sorted((met & {*INSIDE_COGS}) - {*below, room})]
        if room in INSIDE_COGS:
            offences += [f"{path} imports {name}" for name in sorted(outside)]
    assert not offences


def test_no_feature_is_listed_or_imports_another() -> None:
    features = {path.parts[1] for path in files("cogs") if path.name == "__init__.py" and "FEATURE" in names(path)}
    assert features
    offences = []
    for path in source_files():
        if room_of(path) == "tools":  # which draws the pictures of some for the README
            continue
        met = {name.split(".")[1] for name in imports(path) if name.startswith("cogs.")} & features
        home = path.parts[1] if room_of(path) == "cogs" else ""
        offences += [f"{path} imports cogs.{name}" for name in sorted(met - {home})]
        said = {node.value for node in ast.walk(syntax(path)) if isinstance(node, ast.Constant)}
        if path == CONTRACT:
            offences += [f"{path} names {name}" for name in sorted(features & said)]
    assert not offences
    assert length(CONTRACT) <= MOST_OF_A_CONTRACT


def test_no_arrow_goes_back_up_inside_data() -> None:
    offences = []
    for place, room in enumerate(INSIDE_DATA):
        above = tuple(f"data.{other}." for other in INSIDE_DATA[place + 1 :])
        for path in files(f"data/{room}"):
            offences += [f"{path} imports {name}" for name in sorted(imports(path)) if f"{name}.".startswith(above)]
    assert not offences


def test_postgresql_is_one_folder_that_is_loaded_by_its_name_alone() -> None:
    inside = (POSTGRES, "testbed.databases")
    outside = [path for path in source_files() if ".".join(path.with_suffix("").parts[:2]) not in inside]
    theirs = {(str(path), name) for path in outside for name in imports(path) if name.startswith(POSTGRES)}
    assert not theirs
    assert not {str(path) for path in outside for name in imports(path) if name.split(".")[0] == "psycopg"}
    naming = [str(path) for path in outside for node in ast.walk(syntax(path)) if getattr(node, "value", 0) == POSTGRES]
    assert naming == ["data/engine/driver.py"]


def test_discord_is_known_on_its_own_side_alone() -> None:
    met = {str(path) for path in files(*WITHOUT_DISCORD) for name in imports(path) if name.split(".")[0] == "discord"}
    met |= {str(path) for path in files("cogs/faces") for name in imports(path) if name.split(".")[0] == "discord"}
    assert not met


def test_the_stand_in_of_discord_knows_nothing_of_ours() -> None:
    met = {(str(path), name) for path in files("testbed/standin") for name in imports(path)}
    ours = {(path, name) for path, name in met if name.split(".")[0] in {*ROOMS, "bot", "tests", "benchmarks"}}
    assert not {(path, name) for path, name in ours if not name.startswith("testbed.standin")}


def test_no_folder_is_more_than_a_person_can_look_over() -> None:
    sizes = Counter[str]()
    for path in files(*ROOMS, "benchmarks", "tests"):
        if not path.name.startswith("test_"):
            sizes[str(path.parent)] += length(path)
    print(*(f"{lines} lines of {MOST_LINES}: {folder}" for folder, lines in sizes.most_common(10)), sep="\n")
    assert not {folder: lines for folder, lines in sizes.items() if lines > MOST_LINES}


@pytest.mark.parametrize("room", PACKAGES)
def test_no_room_is_a_tower(room: str) -> None:
    modules = {".".join(path.with_suffix("").parts).removesuffix(".__init__"): path for path in files(room)}
    met = {name: {other for other in imports(path) if other in modules} - {name} for name, path in modules.items()}
    # `from data import errors` is about data.errors, and not about what data itself hands out.
    known = {
        name: {one for one in others if not any(f.startswith(f"{one}.") for f in others)}
        for name, others in met.items()
    }

    @cache
    def floor(name: str) -> int:
        return 1 + max((floor(other) for other in known[name]), default=0)

    assert max(map(floor, modules)) <= FEWER_FLOORS.get(room, MOST_FLOORS)


def test_rooms_import_only_the_libraries_of_their_trade() -> None:
    offences = []
    for path in files(*STRANGERS):
        foreign = {name.split(".")[0] for name in imports(path)} - set(sys.stdlib_module_names) - {*ROOMS, "bot"}
        offences += [f"{path} imports {name}" for name in sorted(foreign - STRANGERS[room_of(path)])]
    assert not offences


def test_the_rules_and_the_ratings_are_pure() -> None:
    offences = []
    for path in files("rules", "ratings", "tournaments", "template"):
        if path in (FRONT_DOOR, RATINGS_DOOR, EVENTS_DOOR):
            continue
        roots = {name.split(".")[0] for name in imports(path)}
        calendar = {"datetime"} if room_of(path) == "ratings" else set()  # months have names, and no clock is read
        offences += [f"{path} imports {name}" for name in sorted(roots & NOT_PURE - calendar)]
        for node in ast.walk(syntax(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NOT_CALLED:
                offences.append(f"{path}:{node.lineno} calls {node.func.id}")
            if isinstance(node, ast.AsyncFunctionDef | ast.Await):
                offences.append(f"{path}:{node.lineno} waits")
    assert not offences


def test_no_game_imports_another_and_neither_core_nor_table_knows_any() -> None:
    offences = []
    for path in files("rules"):
        home = path.parts[1]
        others = {f"rules.{game}" for game in GAMES if game != home} | ({"rules.table"} if home == "core" else set())
        met = {name for name in imports(path) if any(f"{name}.".startswith(f"{other}.") for other in others)}
        offences += [f"{path} imports {name}" for name in sorted(met)]
    assert not offences


def may_name_a_game(path: Path) -> bool:
    """rules/<game>/, words/<game>/, render/<game>/, players and cogs/faces likewise; tools."""
    room, *inside = path.with_suffix("").parts
    if room == "tools":
        return True
    if room == "cogs":
        return inside[0] == "faces" and inside[1] in GAMES
    return room in ("rules", "words", "render", "players") and inside[0] in GAMES


def test_only_a_games_own_files_import_or_name_it() -> None:
    # One of the games has the name of the house; so of that one only imports are looked at.
    keys = set(GAMES) - {"mundialito"}
    offences = []
    for path in source_files():
        if may_name_a_game(path):
            continue
        met = {name for name in imports(path) if set(name.split(".")[1:]) & set(GAMES)}
        offences += [f"{path} imports {name}" for name in sorted(met)]
        for node in ast.walk(syntax(path)):
            if isinstance(node, ast.Constant) and node.value in keys:
                offences.append(f"{path}:{node.lineno} names {node.value}")
    assert not offences


def test_no_file_is_longer_than_a_person_reads() -> None:
    lengths = {str(path): length(path) for path in [*source_files(), *files("tests", "benchmarks")]}
    longest = sorted(lengths, key=lengths.__getitem__, reverse=True)[:10]
    print(*(f"{lengths[path]} lines of {LONGEST}: {path}" for path in longest), sep="\n")
    assert not {path: lines for path, lines in lengths.items() if lines > LONGEST}


def test_every_file_says_which_room_it_is() -> None:
    assert not [str(path) for path in source_files() if not ast.get_docstring(syntax(path))]


def test_every_game_is_one_folder_with_its_rulebook() -> None:
    for key in GAMES:
        assert (ROOT / "rules" / key / "RULES.md").is_file()
