"""Rulebooks: chapters of numbered clauses, and their examples. Part of rules/core: standard library only.

A game's `RULES.md` begins with `# ` and its title. Each `## ` begins a chapter: first what it is about, for newcomers,
then its clauses, each one paragraph that begins with its number in bold (`**12. Push** …`). A paragraph numbered with a
letter (`**15a. …`) belongs to the clause before it. What comes before the first `## ` is a chapter too, the opening.

`RULES.<language>.md` beside it is the same in another language: the same chapters in the same order, with the same
clauses. The chapters' keys are those of `RULES.md`.

Examples are positions that show what chapters are about. They are data: `topics.ini` beside `RULES.md` has a section
for each chapter, named by the chapter's key. `events` leads to the position, one to a line, or several separated by
semicolons; chance that they leave out comes from `seed`. `play` is how many more events follow, chosen by the same
seed. `chosen`, `seat` and `page` are what a picture of it marks and shows. `${6:events}` are those of section 6.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from configparser import ConfigParser, ExtendedInterpolation
from dataclasses import dataclass, field, replace
from pkgutil import get_data
from typing import Any

from rules.core.chance import Rng, seed_bytes
from rules.core.game import Game
from rules.core.match import Match
from rules.core.outcome import Chance


class BadSheet(SystemExit):
    """A sheet has a wrong line. The program stops and names the file, the line and the reason."""

    def __init__(self, sheet: str, line: int, why: str) -> None:
        super().__init__(f"{sheet}, line {line}: {why}")


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A line of a sheet, split at spaces; `line` counts from 1."""

    sheet: str
    line: int
    words: tuple[str, ...]

    def wrong(self, why: str) -> BadSheet:
        """The error for this line; `why` is a clause without a full stop."""
        return BadSheet(self.sheet, self.line, why)


def read_sheet(package: str, name: str) -> tuple[SheetRow, ...]:
    """Read a package's sheet. Raises BadSheet if the file is missing or isn't UTF-8."""
    sheet = f"{package.replace('.', '/')}/{name}"
    try:
        content = get_data(package, name)
        if content is None:
            raise BadSheet(sheet, 0, "the file cannot be read")
        return tuple(rows(sheet, content.decode("utf-8")))
    except OSError as error:
        raise BadSheet(sheet, 0, f"the file cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadSheet(sheet, line, "this is not UTF-8") from error


def rows(sheet: str, text: str) -> Iterator[SheetRow]:
    """The rows of a text, without empty lines and comments."""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if words:
            yield SheetRow(sheet, number, tuple(words))


#: The key of the opening.
OPENING = "0"
_CLAUSE = re.compile(r"\*\*([0-9]+)\.")
#: The break before a paragraph, unless that one goes on with the clause.
_BREAK = re.compile(r"\n\n(?!\*\*[0-9]+[a-z]\.)")
_LONGEST_KEY = 30


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered paragraph, in markup, with its number."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: what it is about, in markup, and its clauses in order.

    `key` names it in buttons, so it has to outlive a new title: it is the number of its first clause, or else made of
    its title.
    """

    key: str
    title: str
    about: str
    clauses: tuple[Clause, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of its clauses."""
        return tuple(clause.number for clause in self.clauses)


def read_rulebook(package: str, language: str = "") -> tuple[Chapter, ...]:
    """Read a game's rulebook in its package, the opening first; empty if it has none.

    `language` is the name of a translation, such as `pt-BR`; where there is none, this is the one without the region
    (`es` for `es-419`), else `RULES.md`.
    Raises ValueError for a translation that has other chapters.
    """
    book = _chapters_in(package, "RULES.md")
    names = dict.fromkeys((language, language.partition("-")[0])) if language else ()
    translated = next(filter(None, (_chapters_in(package, f"RULES.{name}.md") for name in names)), ())
    if not translated:
        return book
    if [chapter.numbers for chapter in translated] != [chapter.numbers for chapter in book]:
        raise ValueError(f"{package} has other chapters in {language}")
    return tuple(replace(told, key=chapter.key) for told, chapter in zip(translated, book, strict=True))


def _chapters_in(package: str, file: str) -> tuple[Chapter, ...]:
    """The chapters of a file in the package; none if there is no such file."""
    try:
        content = get_data(package, file)
    except OSError:
        return ()
    return tuple(chapters((content or b"").decode("utf-8")))


def chapters(text: str) -> Iterable[Chapter]:
    """Split a rulebook into its chapters, the opening first."""
    for part in re.split(r"^##? ", text, flags=re.MULTILINE)[1:]:
        title, _, rest = part.partition("\n")
        paragraphs = [paragraph for paragraph in _BREAK.split(rest.strip()) if paragraph]
        numbered = [(int(found[1]), one) for one in paragraphs if (found := _CLAUSE.match(one))]
        about = "\n\n".join(one for one in paragraphs if not _CLAUSE.match(one))
        opens = text.startswith(f"# {part}")
        key = OPENING if opens else str(numbered[0][0]) if numbered else _slug(title)
        yield Chapter(key, title.strip(), about, tuple(Clause(*one) for one in numbered))


def _slug(title: str) -> str:
    return "-".join(re.findall("[a-z0-9]+", title.casefold()))[:_LONGEST_KEY]


#: How many legal actions a played one is chosen from.
MOST_LISTED = 40
#: The number of the first stream that chooses actions; those of chance count from 0.
_FIRST_CHOICE = 1 << 32


@dataclass(frozen=True)
class Example:
    """How a position comes about, and what a picture of it marks (`chosen`), from which side, on which page."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    events: tuple[str, ...] = ()
    play: int = 0
    chosen: str | None = None
    seat: int | None = None
    page: str | None = None

    def match(self, game: Game[Any, Any, Any, Any]) -> Match:
        """Play up to the position. Raises Refusal, BadOptions, BadSeats."""
        match = Match.begin(game, self.seats, self.options, self.seed)
        for text in self.events:
            event = game.notation.parse(text)
            given = game.notation.is_chance(event)
            while isinstance(match.turn, Chance) and not (given and game.can_happen(match.state, event)):
                match = match.resolve()
            match = match.follow(text)
        for number in range(self.play):
            match = self._play_on(match, number)
        return match

    def _play_on(self, match: Match, number: int) -> Match:
        seat = match.to_act
        if seat is None:
            return match.resolve()
        legal = match.legal(MOST_LISTED)
        return match.act(seat, legal[Rng(seed_bytes(self.seed), _FIRST_CHOICE + number).below(len(legal))])


def read_examples(package: str) -> dict[str, Example]:
    """Read a game's examples by the keys of their chapters; empty if it has none. Raises ValueError for a bad line."""
    try:
        content = get_data(package, "topics.ini")
    except OSError:
        return {}
    file = ConfigParser(interpolation=ExtendedInterpolation())
    file.read_string((content or b"").decode("utf-8"))
    return {key: _example(file[key]) for key in file.sections()}


def _example(section: Mapping[str, str]) -> Example:
    """Make an example of its section. Raises ValueError."""
    unknown = set(section) - set(Example.__dataclass_fields__)
    if unknown:
        raise ValueError(f"{', '.join(sorted(unknown))}: an example has nothing of this name")
    events = re.split(r"\s*[;\n]\s*", section.get("events", "").strip())
    return Example(
        seats=int(section["seats"]),
        options=json.loads(section.get("options", "{}")),
        seed=int(section.get("seed", "1")),
        events=tuple(event for event in events if event),
        play=int(section.get("play", "0")),
        chosen=section.get("chosen"),
        seat=int(section["seat"]) if "seat" in section else None,
        page=section.get("page"),
    )
