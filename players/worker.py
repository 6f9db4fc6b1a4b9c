"""The worker process that answers a pool's questions. Part of players/: imports rules only.

Run as `python -m players.worker`. In: frames of a length of four bytes (big-endian) and a pickled Question. Out: frames
of `+` and the notation, or `-` and a traceback. The process exits at the end of its input, so none is left behind,
however the bot died.
"""

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from players import answer

LENGTH = 4
READY = b"+ready"


def frame(content: bytes) -> bytes:
    """Prefix content with its length."""
    return len(content).to_bytes(LENGTH, "big") + content


def listen(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Queue questions until the input ends, then exit at once, even while a question is being answered."""
    while len(head := source.read(LENGTH)) == LENGTH:
        questions.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)


def serve(questions: SimpleQueue[bytes], answers: BinaryIO) -> None:
    """Answer questions as they come, forever."""
    reply = READY
    while True:
        answers.write(frame(reply))
        answers.flush()
        content = questions.get()
        try:
            reply = b"+" + answer(pickle.loads(content)).encode()
        except Exception:
            reply = b"-" + traceback.format_exc().encode()


def main() -> None:
    """Serve on the standard streams; anything else that prints goes to stderr."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then stops this process
    if hasattr(os, "nice"):
        os.nice(5)  # the bot's own work comes first
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    with suppress(BrokenPipeError):  # nobody reads the answers any more
        serve(questions, answers)


if __name__ == "__main__":
    main()
