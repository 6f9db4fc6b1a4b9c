"""The worker's side: run as `python -m workers NICE MOST KEPT`; the last two are bytes of memory.

In: frames with a pickled function and its arguments. Out: frames of `+`, what the call has cost and the pickled result,
or `-`, the cost and a traceback, or `!` and the cost if the memory wasn't enough; before that, any number of `.` and
pickled news that the function tells. It exits at the end of its input, so none is left behind, however the bot died.
"""

import gc
import os
import pickle
import select
import signal
import sys
import time
import traceback
from contextlib import suppress
from threading import Thread
from typing import BinaryIO

from workers.frames import COST, LENGTH, WIDE, frame, send_to, widen
from workers.heap import Heap, limit, memory_of, return_large_blocks

#: How many new objects there are before the youngest are collected; a picture makes more than Python's 700.
COLLECT_AFTER = 5_000
#: How often memory that is free again is given back (ms).
PAUSE = 1000


def exit_with_the_bot(source: BinaryIO, heap: Heap) -> None:
    """Exit as soon as nobody can write to the input any more, even in the middle of a call.

    Meanwhile give free memory back, now and then.
    """
    hung_up = select.poll()
    hung_up.register(source, 0)  # a hang-up is reported although no event is asked for
    while not hung_up.poll(PAUSE):
        heap.give_back()
    os._exit(0)


def serve(calls: BinaryIO, replies: BinaryIO, heap: Heap, kept: int) -> None:
    """Run calls as they come, until the input ends; the first reply says that this process is ready.

    Each reply says how much processor time it took, and how much memory this process has: if that is more than `kept`,
    free memory is given back first.
    """
    kind, reply, spent = b"+", pickle.dumps(None), 0.0
    send_to(replies)
    while True:
        if (memory := memory_of()) > kept:
            heap.give_back()
            memory = memory_of()
        replies.write(frame(kind + COST.pack(spent, memory) + reply))
        replies.flush()
        if len(head := calls.read(LENGTH)) < LENGTH:
            return
        content = calls.read(int.from_bytes(head, "big"))
        began = time.process_time()
        try:
            function, arguments = pickle.loads(content)
            kind, reply = b"+", pickle.dumps(function(*arguments))
        except MemoryError:
            kind, reply = b"!", b""
        except Exception:
            kind, reply = b"-", traceback.format_exc().encode()
        heap.dirty, spent = True, time.process_time() - began


def main() -> None:
    """Serve on the standard streams; anything else that prints goes to stderr."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then stops this process
    nice, most, kept = map(int, sys.argv[1:])
    if hasattr(os, "nice"):
        os.nice(nice)
    limit(most)
    gc.set_threshold(COLLECT_AFTER)
    return_large_blocks()
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb", WIDE)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    widen(replies)
    heap = Heap()
    Thread(target=exit_with_the_bot, args=(sys.stdin.buffer, heap), daemon=True).start()
    with suppress(BrokenPipeError):  # nobody reads the replies any more
        serve(sys.stdin.buffer, replies, heap, kept)


if __name__ == "__main__":
    main()
