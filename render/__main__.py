"""Draw any moment of a game file: `python -m render GAME FILE --event N --seat S --width W -o X.png`.

With `--card` it draws the card of the finished game.
`--animate 40:46 -o X.webp` films what happens between two moments.
`python -m render GAME --cover -o X.png` draws the game's cover, and with `--named` the one for a list of games.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from render.card import WIDTH, draw_card
from render.cover import draw_cover, draw_named_cover
from render.motion import FilmRequest, TooLarge, make
from render.studio import LEAST_WIDTH, MOST_WIDTH, draw
from render.tokens import MOOD
from render.wish import Picture, Wish
from rules import GAMES
from rules.core.errors import Refusal
from rules.core.match import Match
from words.card import card_of


def main(arguments: Sequence[str]) -> int:
    """Draw the requested picture. Return the exit status: 0, or 1 with a sentence on stderr."""
    asked = _parser().parse_args(arguments)
    try:
        if asked.cover:
            return _write(_cover(asked), asked.output)
        if asked.file is None:
            raise ValueError("give a game file, or --cover")
        if asked.animate is not None:
            return _film(asked)
        match = _match(asked.game, json.loads(Path(asked.file).read_text(encoding="utf-8-sig")), asked.event)
        names = tuple(asked.names.split(",")) if asked.names else None
        picture = _card(match, asked, names) if asked.card else _picture(match, asked, names)
        return _write(picture, asked.output)
    except (OSError, ValueError, KeyError, TypeError, RecursionError, Refusal, TooLarge) as error:
        print(f"Can't draw the picture: {error}", file=sys.stderr)
        return 1


def _write(picture: Picture, output: str) -> int:
    """Write a picture's file and say what it shows. Return the exit status. Raises OSError."""
    Path(output).write_bytes(picture.png)
    print(f"{output}: {picture.width} x {picture.height}, {len(picture.png)} bytes\n{picture.alt}")
    return 0


def _picture(match: Match, asked: argparse.Namespace, names: tuple[str, ...] | None) -> Picture:
    words = asked.chosen, names, asked.heading, asked.note, asked.page
    width = asked.width or MOST_WIDTH
    return draw(asked.game, Wish(match.view(asked.seat), asked.seat, asked.locale, MOOD, width, *words))


def _card(match: Match, asked: argparse.Namespace, names: tuple[str, ...] | None) -> Picture:
    """Draw the card of a finished game. Raises ValueError for one that isn't over."""
    if match.outcome is None:
        raise ValueError("a card shows a finished game, and this one isn't over")
    shown = (*(names or ()), *("" for _ in range(match.seats)))[: match.seats]
    return draw_card(card_of(match, shown, place=asked.server or ""), asked.locale, width=asked.width or WIDTH)


def _cover(asked: argparse.Namespace) -> Picture:
    """Draw a game's cover. Raises ValueError for an unknown game."""
    if asked.game not in GAMES:
        raise ValueError(_no_game(asked.game))
    return (draw_named_cover if asked.named else draw_cover)(asked.game, asked.locale)


def _no_game(game: str) -> str:
    return f"there is no game {game!r}; the games are {', '.join(sorted(GAMES))}"


def _film(asked: argparse.Namespace) -> int:
    """Film a range of a file's events. Return the exit status. Raises ValueError, Refusal, TooLarge."""
    match = _match(asked.game, json.loads(Path(asked.file).read_text(encoding="utf-8-sig")), None)
    first, last = (int(number) if number else None for number in asked.animate.split(":"))
    names = tuple(asked.names.split(",")) if asked.names else None
    log = tuple(match.log)
    end = len(log) if last is None else last
    whose = asked.seat, asked.seat, asked.locale
    game = asked.game, match.seats, match.options, log
    order = FilmRequest(*game, first or 0, end, *whose, names=names, heading=asked.heading, width=asked.width)
    film = make(order)
    Path(asked.output).write_bytes(film.webp)
    frames = f"{film.frames} frames, {film.milliseconds / 1000:.1f} s"
    print(f"{asked.output}: {film.width} x {film.height}, {frames}, {len(film.webp)} bytes\n{film.alt}")
    return 0


def _match(game: str, file: dict[str, object], events: int | None) -> Match:
    """Return a file's game after `events` events (None: all). Raises ValueError, Refusal."""
    if game not in GAMES:
        raise ValueError(_no_game(game))
    if not isinstance(file, dict) or file.get("game", game) != game:
        raise ValueError(f"this is not a game of {game}")
    log, options, seats = file.get("events", []), file.get("options", {}), file.get("seats", GAMES[game].about.seats[0])
    if not isinstance(log, list) or not isinstance(options, dict) or not isinstance(seats, int):
        raise ValueError("a game file has seats (a number), options (an object) and events (a list)")
    count = len(log) if events is None else events
    if not 0 <= count <= len(log):
        raise ValueError(f"the game has {len(log)} events, so --event is 0 to {len(log)}")
    seed = file.get("seed")
    begun = Match.begin(GAMES[game], seats, options, seed if isinstance(seed, int | str) else 0)
    return begun.replay(str(line) for line in log[:count])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m render", description="Draw a moment of a game.")
    parser.add_argument("game", help="the game's key, such as the folder in rules/")
    parser.add_argument("file", nargs="?", help="a game file: JSON with seats, options and events; not for a cover")
    parser.add_argument("--event", type=int, help="the number of events to play (default: all)")
    parser.add_argument(
        "--animate", metavar="FROM:TO", help="film these events instead, as in 40:46; a file like X.webp"
    )
    parser.add_argument("--seat", type=int, help="whose side is at the bottom")
    parser.add_argument("--width", type=int, help=f"{LEAST_WIDTH} to {MOST_WIDTH} pixels; a card's usual {WIDTH}")
    parser.add_argument("--chosen", help="the chosen piece's cell")
    parser.add_argument("--locale", default="en")
    parser.add_argument("--names", help="display names by seat, separated by commas")
    parser.add_argument("--heading", help="replaces the first line")
    parser.add_argument("--note", help="replaces the second line")
    parser.add_argument("--page", help="which of the game's pages, if it has several")
    parser.add_argument("--card", action="store_true", help="draw the card of the finished game")
    parser.add_argument("--cover", action="store_true", help="draw the game's cover")
    parser.add_argument("--named", action="store_true", help="draw the cover for a list of games, with the game's name")
    parser.add_argument("--server", help="the server's name, on a card")
    parser.add_argument("-o", "--output", required=True, help="the PNG or WebP file to write")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
