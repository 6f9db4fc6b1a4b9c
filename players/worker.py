"""The other end of thinking: a process that answers questions. Part of players/: imports rules only.

Run as `python -m players.worker`. In: frames of four bytes of length (big-endian) and a pickled Question. Out: frames
of `+` and the notation, or `-` and a traceback. The end of the input ends the process, so that none is left behind,
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
    """The content with its length before it."""
    return len(content).to_bytes(LENGTH, "big") + content


def listen(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Take in questions until they end, and then end the process, even in the middle of a thought."""
    while len(head := source.read(LENGTH)) == LENGTH:
        questions.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)


def serve(questions: SimpleQueue[bytes], answers: BinaryIO) -> None:
    """Answer questions as they come, for ever."""
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
    """Serve on the standard streams; whatever else would print goes to the errors."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends us
    if hasattr(os, "nice"):
        os.nice(5)  # the bot's answers come before our thoughts
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    with suppress(BrokenPipeError):  # nobody listens any more
        serve(questions, answers)


if __name__ == "__main__":
    main()
