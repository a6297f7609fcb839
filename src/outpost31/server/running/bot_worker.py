"""A worker process of the bots: reads thoughts, writes options, ends when nobody is there to ask."""

from __future__ import annotations

import _thread
import contextlib
import os
import pickle
import signal
import struct
import sys
import threading
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, BinaryIO

from outpost31.bots import Bot, Talker, advise, make_bot, show_dreamer
from outpost31.bots.tempers import STEADY
from outpost31.server.running.services import Thought

MOST_BOTS = 2000


class TimeUp(BaseException):
    """A search has taken all the time that it has. No bot is to catch this."""


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Do this for so long at most, then raise TimeUp in the middle of it."""
    is_over = False

    def ring(*_: Any) -> None:
        nonlocal is_over
        if not is_over:
            is_over = True
            raise TimeUp

    before = signal.signal(signal.SIGINT, ring)
    timer = threading.Timer(seconds, _thread.interrupt_main, (signal.SIGINT,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        is_over = True
        timer.cancel()
        timer.join()
        signal.signal(signal.SIGINT, before)


class Minds:
    """The bots that live in this process; those of the longest unasked are forgotten."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def choose(self, thought: Thought) -> Any:
        """What the seat's bot answers, or advises; without a question, what it says."""
        key = (thought.table, thought.seat, thought.level)
        bot = self._bots.pop(key, None) or make_bot(
            thought.level, thought.game, thought.seat, thought.table, thought.temper or STEADY.name
        )
        self._bots[key] = bot
        if len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        if thought.question is not None:
            if not thought.is_for_advice:
                return self._answer(bot, key, thought)
            show_dreamer(bot, lambda: thought.veiled)
            return advise(bot, thought.view, thought.events, thought.question)
        said = bot.speak(thought.view, thought.events, thought.heard) if isinstance(bot, Talker) else []
        return said[0] if said else None  # one thing at a time

    def _answer(self, bot: Bot, key: tuple[str, int, str], thought: Thought) -> Any:
        """What a bot answers in the time that it has: how long it would search depends on what it holds."""
        assert thought.question is not None
        if thought.seconds is None or thought.veiled is None:
            show_dreamer(bot, lambda: thought.veiled)
            return bot.answer(thought.view, thought.events, thought.question)
        show_dreamer(bot, lambda: None)
        answer = bot.answer(thought.view, thought.events, thought.question)
        if not thought.seconds:
            return answer
        try:
            with at_most(thought.seconds):
                show_dreamer(bot, lambda: thought.veiled)
                return bot.answer(thought.view, thought.events, thought.question)
        except TimeUp:
            # It may have been in the middle of anything: the next question finds a new bot, which reads all again.
            del self._bots[key]
            return answer


def read(stream: BinaryIO) -> Any:
    """The next thought, or nothing when the server is gone."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    (length,) = struct.unpack("<I", head)
    body = stream.read(length)
    return pickle.loads(body) if len(body) == length else None


def main() -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's, which then sends us home
    if hasattr(os, "nice"):
        os.nice(5)  # people's answers come first
    minds = Minds()
    while (thought := read(sys.stdin.buffer)) is not None:
        try:
            reply = (True, minds.choose(thought))
        except Exception as error:  # a bot may fail in any way: its table is answered for, the others go on
            reply = (False, f"{type(error).__name__}: {error}")
        body = pickle.dumps(reply, protocol=5)
        sys.stdout.buffer.write(struct.pack("<I", len(body)) + body)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
