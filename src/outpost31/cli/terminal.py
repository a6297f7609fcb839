"""The terminal: printing, reading a line, and keeping one person's secrets from the next."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.text import Text

CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen, what scrolled off it, and goes to its top."""


class Left(Exception):
    """Somebody left: q, Ctrl-D or Ctrl-C."""


class Terminal:
    """Where people read and type. On anything that is not a terminal nothing is ever cleared."""

    def __init__(self, *, is_shared: bool) -> None:
        self.console = Console(highlight=False, soft_wrap=False)
        self.is_shared = is_shared
        """Whether several people look at it in turn: then nothing may stay on it."""

    @property
    def width(self) -> int:
        """The columns to write in."""
        return min(self.console.width, 120)

    @property
    def height(self) -> int:
        """The lines that can be seen at once; without a terminal, as many as anybody wants."""
        return self.console.height if self.console.is_terminal else 10_000

    @property
    def is_watched(self) -> bool:
        """Whether somebody sits before it, and nothing is written to a file or another program."""
        return self.console.is_terminal

    def print(self, *parts: RenderableType) -> None:
        """Print things one under the other."""
        for part in parts:
            self.console.print(part)

    def lines_of(self, part: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(part, self.console.options.update(width=self.width), pad=False))

    def clear(self) -> None:
        """An empty screen; on a shared one nothing is left to scroll back to either."""
        if self.console.is_terminal:
            if self.is_shared:
                self.console.file.write(CLEAR_ALL)
                self.console.file.flush()
            else:
                self.console.clear()

    @contextlib.contextmanager
    def own_screen(self) -> Iterator[None]:
        """A shared game is played on the terminal's second screen, which keeps no history."""
        if self.is_shared and self.console.is_terminal:
            with self.console.screen(hide_cursor=False):
                yield
        else:
            yield

    def read(self, prompt: str) -> str:
        """A line, without a history that the next person could leaf through. Its end of file is leaving."""
        self.console.print(Text(prompt, style="bold #F4B350"), end=" ")
        self.console.file.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            raise Left from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        if not line:
            raise Left
        if not self.console.is_terminal:
            self.console.print()
        return line.strip()

    def gate(self, call: str, others: str) -> None:
        """Wait until the next person is alone with the screen; cleared before and after."""
        self.clear()
        self.print("", Text(call, style="bold #F4B350"), Text(others, style="dim"), "")
        self._forget_typing()
        self.read(">")
        self.clear()

    def _forget_typing(self) -> None:
        """What was typed ahead must not open the gate."""
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError, OSError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)
