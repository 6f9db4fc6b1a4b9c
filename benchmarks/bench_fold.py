"""The cost of folding the longest possible journals, per entry, relative to a short one.

    python -m benchmarks.bench_fold [--rounds N]

Each journal is made through `act`, so it is only as long as a table allows: games whose options remove their end,
played on; every undo that is granted; every question that may be asked. `each` is microseconds per entry, `ratio` the
same relative to a game of forty turns: it stays near 1 if folding takes time in proportion to the entries. `lag` is how
late the event loop wakes at worst while the bot loads that table from the archive, in milliseconds.
"""

import argparse
import asyncio
import statistics
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from rules.core.errors import RulesError
from rules.table import entries, journal
from rules.table.act import act
from rules.table.consent import MOST_ASKED, MOST_UNDOS_IN_TURN
from rules.table.errors import TableRefusal
from rules.table.fold import fold
from rules.table.lobby import open_lobby
from rules.table.progress import MOST_EVENTS
from rules.table.requests import AnswerDraw, AskUndo, Join, OfferDraw, Play, Request, Start
from rules.table.table import Lobby, Running, Table
from rules.table.terms import Terms

SECRET, NOON = "5e" * 32, 1_700_000_000_000
ENDLESS = {"repetition": 0, "turn_limit": 0}
Journal = list[tuple[entries.Entry, int]]


class Maker:
    """A table played as an adversary would."""

    def __init__(self, game: str, people: int, options: dict[str, int]) -> None:
        opened = open_lobby("t1", SECRET, 1, game, options=options, terms=Terms(), press="1", now=NOON)
        self.table, self.journal = opened.table, [(entry, NOON) for entry in opened.entries]
        for person in range(2, people + 1):
            self.ask(Join(person, press=str(person)))
        if isinstance(self.table, Lobby):
            self.ask(Start(1))

    def ask(self, request: Request) -> bool:
        """Make a request. Return whether the table granted it."""
        try:
            progress = act(self.table, request, NOON)
        except (TableRefusal, RulesError):
            return False
        self.table = progress.table
        self.journal += [(entry, NOON) for entry in progress.entries]
        return True

    def move(self, number: int) -> bool:
        """Make a move that doesn't bring the game nearer to its end, if there is one."""
        table = self.table
        if not isinstance(table, Running) or table.match.to_act is None:
            return False
        legal = table.match.legal()
        quiet = [text for text in legal if "-" in text and "*" not in text] or legal
        person = table.seats[table.match.to_act].person
        return person is not None and self.ask(Play(person, quiet[number % len(quiet)]))


def short(game: str = "mundialito") -> Journal:
    maker = Maker(game, 2, ENDLESS)
    for number in range(80):
        maker.move(number)
    return maker.journal


def played_on() -> Journal:
    maker = Maker("mundialito", 2, ENDLESS)
    for number in range(MOST_EVENTS + 10):
        if not maker.move(number):
            break
    return maker.journal


def taken_back() -> Journal:
    maker, number = Maker("mundialito", 2, ENDLESS), 0
    while isinstance(maker.table, Running) and len(maker.journal) < 2 * MOST_EVENTS:
        for _ in range(MOST_UNDOS_IN_TURN):
            number += 1
            maker.move(number)
            person = maker.table.awaited_persons[:1]
            if not person or not maker.ask(AskUndo(person[0])):
                break
        if not maker.move(number):
            break
    return maker.journal


def asked() -> Journal:
    maker = Maker("mundialito", 2, ENDLESS)
    for number in range(MOST_EVENTS):
        maker.ask(OfferDraw(number % 2 + 1))
        maker.ask(AnswerDraw((number + 1) % 2 + 1, False))
        if number >= 2 * MOST_ASKED and not maker.move(number):
            break
    return maker.journal


def folded(entries: Journal) -> Table:
    """Parse and fold a journal, as after loading it from the archive."""
    return fold("t1", SECRET, ((journal.read(text), at) for text, at in written(entries)))


def written(entries: Journal) -> Iterator[tuple[str, int]]:
    return ((journal.write(entry), at) for entry, at in entries)


def cost(entries: Journal, rounds: int) -> float:
    """Return the median time to fold the journal over so many rounds, in seconds."""
    times = []
    for _ in range(rounds):
        start = perf_counter()
        folded(entries)
        times.append(perf_counter() - start)
    return statistics.median(times)


async def lag(entries: Journal) -> float:
    """Return the longest delay of the event loop while the journal is folded on a thread, in seconds."""
    worst = 0.0
    with ThreadPoolExecutor(1) as folder:
        work = asyncio.get_running_loop().run_in_executor(folder, folded, entries)
        while not work.done():
            before = perf_counter()
            await asyncio.sleep(0.001)
            worst = max(worst, perf_counter() - before - 0.001)
        await work
    return worst


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    kinds: dict[str, Callable[[], Journal]] = {
        "forty turns": short,
        "played on": played_on,
        "taken back": taken_back,
        "asked": asked,
    }
    print(f"{'':16}{'entries':>9}{'seconds':>9}{'each us':>9}{'ratio':>8}{'lag ms':>8}")
    floor = 0.0
    for name, make in kinds.items():
        entries = make()
        seconds = cost(entries, rounds)
        each = seconds / len(entries)
        floor = floor or each
        late = asyncio.run(lag(entries)) * 1000
        print(f"{name:16}{len(entries):9}{seconds:9.3f}{each * 1e6:9.1f}{each / floor:7.2f}x{late:8.1f}")


if __name__ == "__main__":
    main()
