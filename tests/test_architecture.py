"""The map of the house, held by reading the imports: who may know whom, who may name a game, how long a file may be."""

import ast
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from rules import GAMES

ROOT = Path(__file__).parents[1]
ROOMS = ("workers", "rules", "ratings", "data", "words", "render", "players", "host", "cogs", "playground", "template")
#: The arrows of the design: what a room may import of ours, besides itself. None goes back up.
ARROWS = {
    "workers": set(),
    "rules": set(),
    "ratings": {"rules"},
    "data": {"rules"},
    "words": {"rules"},
    "render": {"rules", "words"},
    "players": {"rules", "workers"},
    "host": {"workers", "data", "render", "words", "players", "ratings", "rules"},
    "cogs": {"host", "data", "render", "words", "players", "ratings", "rules"},
    "playground": {*ROOMS, "bot"} - {"template"},
    "bot": set(ROOMS) - {"playground", "template"},
    "template": {"rules"},
}
#: The rooms inside cogs/, each of which knows those before it; the cogs themselves stand on top.
INSIDE_COGS = ("library", "faces", "servers", "views", "delivery", "operations", "desk", "pressing")
#: The same inside data/: the file knows nothing of what is kept in it, and neither knows of copies.
INSIDE_DATA = ("file", "engine", "sql", "copies", "moving")
#: Where discord may not be: another chat could stand above it.
WITHOUT_DISCORD = ("workers", "rules", "ratings", "data", "words", "render", "players", "host")
#: What a person can look over: modules in a folder, and how many stand one on top of the other.
MOST_MODULES, MOST_FLOORS = 18, 10
#: What a room may not do without, and others may not have.
STRANGERS = {
    "workers": set(),
    "rules": set(),
    "ratings": {"openskill"},
    "data": {"aiosqlite", "psycopg"},
    "words": {"babel", "fluent"},
    "render": {"PIL", "fontpkg", "isal", "zlib_ng"},
    "players": set(),
    "template": set(),
}
#: Programs that only developers run and nothing imports, with what else they need (requirements-dev.txt).
FOR_DEVELOPERS = {"players/mundialito/train.py": {"numpy"}}
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
LONGEST = 400
#: The rooms, and those inside them.
PACKAGES = (
    *(room for room in ROOMS if room not in ("rules", "cogs")),
    *(f"rules/{room}" for room in ("core", "table", "lessons", *GAMES)),
    *(f"cogs/{room}" for room in INSIDE_COGS),
)


def files(*rooms: str) -> list[Path]:
    """The Python files of some rooms, as paths from the root."""
    return [path.relative_to(ROOT) for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]


def source_files() -> list[Path]:
    front = [Path("bot.py")] if (ROOT / "bot.py").exists() else []
    return [*files(*ROOMS), *front]


@cache
def syntax(path: Path) -> ast.Module:
    return ast.parse((ROOT / path).read_text(encoding="utf-8"), str(path))


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
    for path in source_files():
        room = room_of(path)
        ours = {name.split(".")[0] for name in imports(path)} & {*ROOMS, "bot", "tests", "benchmarks"}
        allowed = ARROWS[room] | ({"tests"} if room == "playground" else set())
        allowed |= {"data"} if path == RATINGS_DOOR else set()
        offences += [f"{path} imports {name}" for name in sorted(ours - {room} - allowed)]
    assert not offences


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


def test_no_arrow_goes_back_up_inside_data() -> None:
    offences = []
    for place, room in enumerate(INSIDE_DATA):
        above = tuple(f"data.{other}." for other in INSIDE_DATA[place + 1 :])
        for path in files(f"data/{room}"):
            offences += [f"{path} imports {name}" for name in sorted(imports(path)) if f"{name}.".startswith(above)]
    assert not offences


def test_discord_is_known_on_its_own_side_alone() -> None:
    met = {str(path) for path in files(*WITHOUT_DISCORD) for name in imports(path) if name.split(".")[0] == "discord"}
    met |= {str(path) for path in files("cogs/faces") for name in imports(path) if name.split(".")[0] == "discord"}
    assert not met


def test_the_stand_in_of_discord_knows_nothing_of_ours() -> None:
    met = {(str(path), name) for path in files("tests/wire/standin") for name in imports(path)}
    ours = {(path, name) for path, name in met if name.split(".")[0] in {*ROOMS, "bot", "tests", "benchmarks"}}
    assert not {(path, name) for path, name in ours if not name.startswith("tests.wire.standin")}


def test_no_folder_has_more_modules_than_a_person_can_look_over() -> None:
    folders = Counter(path.parent for path in files(*ROOMS, "benchmarks"))
    folders += Counter(path.parent for path in files("tests") if not path.name.startswith("test_"))
    assert not {str(folder): count for folder, count in folders.items() if count > MOST_MODULES}


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

    assert max(map(floor, modules)) <= MOST_FLOORS


def test_rooms_import_only_the_libraries_of_their_trade() -> None:
    offences = []
    for path in files(*STRANGERS):
        foreign = {name.split(".")[0] for name in imports(path)} - set(sys.stdlib_module_names) - {*ROOMS, "bot"}
        known = STRANGERS[room_of(path)] | FOR_DEVELOPERS.get(str(path), set())
        offences += [f"{path} imports {name}" for name in sorted(foreign - known)]
        programs = {name.removesuffix(".py").replace("/", ".") for name in FOR_DEVELOPERS}
        offences += [f"{path} imports {name}" for name in sorted(programs.intersection(imports(path)))]
    assert not offences


def test_the_rules_and_the_ratings_are_pure() -> None:
    offences = []
    for path in files("rules", "ratings", "template"):
        if path in (FRONT_DOOR, RATINGS_DOOR):
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
    """rules/<game>/, words/<game>/, render/<game>/, players and cogs/faces likewise; the playground."""
    room, *inside = path.with_suffix("").parts
    if room == "playground":
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
    lengths = {
        str(path): (ROOT / path).read_text(encoding="utf-8").count("\n")
        for path in [*source_files(), *files("tests", "benchmarks")]
    }
    assert not {path: lines for path, lines in lengths.items() if lines > LONGEST}


def test_every_file_says_which_room_it_is() -> None:
    assert not [str(path) for path in source_files() if not ast.get_docstring(syntax(path))]


def test_every_game_is_one_folder_with_its_rulebook() -> None:
    for key in GAMES:
        assert (ROOT / "rules" / key / "RULES.md").is_file()
