"""Rulebooks: chapters of numbered clauses. Part of rules/core: standard library only.

A game's `RULES.md` begins with `# ` and its title. Each `## ` begins a chapter: first what it is about, for newcomers,
then its clauses, each one paragraph that begins with its number in bold (`**12. Push** …`). A paragraph numbered with a
letter (`**15a. …`) belongs to the clause before it. What comes before the first `## ` is a chapter too, the opening.

`RULES.<language>.md` beside it is the same in another language: the same chapters in the same order, with the same
clauses. The chapters' keys are those of `RULES.md`.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pkgutil import get_data

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
