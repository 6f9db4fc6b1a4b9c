"""What is loaded before the bot goes online is all that the first move of any game needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRST_MOVES = """
import sys
import bot
from cogs.faces import face
from render import Wish, beside, draw, pages
from rules import GAMES
from rules.core.match import Match
from words import speech
from words.games import alt, board_text, story

bot.load_games()
before, say = set(sys.modules), speech("en")
for key, game in GAMES.items():
    seats = game.about.seats[0]
    view = Match.begin(game, seats, {}, 1).view(0)
    names = tuple(f"P{seat}" for seat in range(seats))
    face(key), draw(key, Wish(view, seat=0, names=names)), pages(key, view), beside(key, view)
    alt(key, view, say), board_text(key, view, say, 0), story(key, view, say, names, None)
rooms = ("cogs", "host", "render", "rules", "words")
print(sorted(name for name in set(sys.modules) - before if name.split(".")[0] in rooms))
"""


def test_the_first_move_of_no_game_loads_anything_of_ours() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_MOVES], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("[]\n", 0), done.stderr
