"""For translators: `python -m words check [LANGUAGE]`, `say LANGUAGE [PREFIX]` and `table [PREFIX]`. Part of words.

`python -m words examples` writes the comments of the English catalog anew.
"""

import argparse
import sys
from collections.abc import Sequence
from html import escape

from words.catalogs import catalog, flaws, tell_drafts, translations
from words.checking.slips import slips
from words.examples import comment
from words.examples.saying import say_all
from words.languages import CATALOGS, NO_LANGUAGES, SOURCE_LANGUAGE, list_languages

_STYLE = (
    "body{font:15px sans-serif;margin:1em}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.4em;"
    "vertical-align:top;white-space:pre-wrap;text-align:start}th{position:sticky;top:0;background:#eee}"
)
#: What is said of a folder that nobody reads.
_NO_LANGUAGE = "no language is called so; name the folder as Discord names languages, such as de or pt-BR"


def main(arguments: Sequence[str]) -> int:
    """Check catalogs, or print what they say. Returns the exit status: drafts are allowed, unreadable files aren't."""
    parser = argparse.ArgumentParser(prog="python -m words", description="The catalogs, for translators.")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="say what is missing or can't be right")
    check.add_argument("language", nargs="?", choices=(*translations(), *NO_LANGUAGES), help="only this one")
    say = commands.add_parser("say", help="print each message filled in with real values")
    say.add_argument("language", choices=list_languages())
    say.add_argument("prefix", nargs="?", default="", help="only messages whose ids begin with this, such as a game")
    table = commands.add_parser("table", help="print an HTML page with all languages side by side")
    table.add_argument("prefix", nargs="?", default="", help="only messages whose ids begin with this, such as a game")
    commands.add_parser("examples", help="write the example above each English message with facts")
    asked = parser.parse_args(arguments)
    try:
        return _do(asked)
    except ValueError as error:
        print(error)
        return 1


def _do(asked: argparse.Namespace) -> int:
    """Do what was asked. Raises ValueError for a catalog that can't be read."""
    if asked.command == "examples":
        for file in sorted((CATALOGS / SOURCE_LANGUAGE).glob("*.ftl")):
            file.write_text(comment(file.read_text(encoding="utf-8")), encoding="utf-8")
        return 0
    if asked.command in ("table", "say"):
        print(page(asked.prefix) if asked.command == "table" else "\n".join(say_all(asked.language, asked.prefix)))
        return 0
    drafted: list[str] = []
    found = [f"{name}: {_NO_LANGUAGE}" for name in NO_LANGUAGES if asked.language in (None, name)]
    languages = (asked.language,) if asked.language else translations()
    for language in (one for one in languages if one not in NO_LANGUAGES):
        try:
            drafted += [f"{language}: {draft}" for draft in tell_drafts(language)]
            found += [f"{language}: {flaw}" for flaw in sorted((*flaws(language), *slips(language)))]
        except ValueError as error:
            found.append(str(error))
    if not asked.language:
        found += [f"{SOURCE_LANGUAGE}: {slip}" for slip in sorted(slips(SOURCE_LANGUAGE))]
    print("\n".join((*drafted, *found)) or "Every language has everything.")
    return 1 if found else 0


def page(prefix: str) -> str:
    """An HTML page with a row for each message and a column for each language, English first."""
    languages = (SOURCE_LANGUAGE, *translations())
    head = "".join(f"<th>{escape(name)}</th>" for name in ("", *languages))
    rows = "".join(_row(name, languages) for name in catalog(SOURCE_LANGUAGE) if name.startswith(prefix))
    return (
        f'<!doctype html><meta charset="utf-8"><title>{escape(prefix or "words")}</title><style>{_STYLE}</style>'
        f"<table><tr>{head}</tr>{rows}</table>"
    )


def _row(name: str, languages: Sequence[str]) -> str:
    cells = [f"<td><code>{escape(name)}</code></td>"]
    for language in languages:
        message = catalog(language).get(name)
        told = "" if message is None else escape(message.text)
        cells.append(f'<td lang="{language}">{told}</td>')
    return f"<tr>{''.join(cells)}</tr>\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
