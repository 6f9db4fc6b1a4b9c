"""A process that has imported the whole bot and forks others that run a script, for `forked.py`.

On the socket whose descriptor is its argument it gets messages, each a JSON object (script, directory, environment)
with two descriptors to print to. For each it forks a process and says `started <pid>`; when one ends it says
`ended <pid> <status>`, negative for a signal. It ends when the socket does.

Room: tests/wire/bots. May import the standard library, render, rules, words and `bot`.
"""

import json
import os
import random
import re
import runpy
import select
import signal
import socket
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

import bot
from render import rehearse
from rules import GAMES
from words import LANGUAGES, speech
from words.languages import CATALOGS, SOURCE_LANGUAGE

#: Bytes of the longest message.
LONGEST = 2**17
#: What a message in a catalog begins with.
MESSAGE = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)


def warm_up() -> None:
    """Do what each process would do first: load every game and draw it, with a hand if hands are hidden, and say what
    commands are called in every language.

    Whatever is there then stays for good, so that no process looks through it for garbage.
    """
    bot.load_games()
    for game in GAMES:
        rehearse(game)
    commands = MESSAGE.findall((CATALOGS / SOURCE_LANGUAGE / "commands.ftl").read_text(encoding="utf-8"))
    for language in LANGUAGES:
        for message in commands:
            speech(language)(message)
    bot.freeze_loaded()


def serve(asked: socket.socket) -> dict[str, Any] | None:
    """Fork processes until nobody asks for more, then return None; in each fork, return what it is to run."""
    rung, bell = os.pipe()
    os.set_blocking(bell, False)
    os.set_blocking(rung, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(bell)
    while True:
        ready, _, _ = select.select([asked, rung], [], [])
        if rung in ready:
            os.read(rung, LONGEST)
            tell_ended(asked)
        if asked in ready:
            told, descriptors, _, _ = socket.recv_fds(asked, LONGEST, 2)
            if not told:
                return None
            child = os.fork()
            if child == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                asked.close()
                move_in(descriptors)
                return dict(json.loads(told))
            for one in descriptors:
                os.close(one)
            asked.send(f"started {child}".encode())


def tell_ended(asked: socket.socket) -> None:
    """Report which processes have ended."""
    while True:
        try:
            child, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if child == 0:
            return
        asked.send(f"ended {child} {os.waitstatus_to_exitcode(status)}".encode())


def move_in(descriptors: list[int]) -> None:
    """Close standard input, and print to these descriptors."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    for own, given in enumerate((nothing, *descriptors)):
        os.dup2(given, own)
        os.close(given)


def live(life: dict[str, Any]) -> None:
    """Run the script as if it had been called."""
    os.environ.clear()
    os.environ.update(life["environment"])
    os.chdir(life["directory"])
    sys.argv = [life["script"]]
    random.seed()
    runpy.run_path(life["script"], run_name="__main__")


if __name__ == "__main__":
    warm_up()
    life = serve(socket.socket(fileno=int(sys.argv[1])))
    if life is not None:
        live(life)
