"""Talk round the terminal: what the bots say, in the words that the browser has for it too."""

from __future__ import annotations

from rich.text import Text

from outpost31 import Match
from outpost31.bots import Bot, Talker
from outpost31.bots.talk import Heard
from outpost31.bots.tempers import Temper
from outpost31.cli.presentation import AnyPresentation
from outpost31.kernel import Seat

APART = 6
"""How many things happen before everybody's eyes until the bots may speak again."""
WAYS = ("one", "other")
"""Where a voice has two ways to say a thing, they come by turns."""


class Talk:
    """What was said at one table. When a bot may speak depends only on what everybody saw."""

    def __init__(self, match: Match, bots: dict[Seat, Bot], presentation: AnyPresentation) -> None:
        self._match = match
        self._talkers = {seat: bot for seat, bot in bots.items() if isinstance(bot, Talker)}
        self._presentation = presentation
        self._happened = 0
        self.said: list[Heard] = []

    def go_on(self) -> None:
        """Perhaps it is time for the bots to speak: then each may say one thing, seat after seat."""
        if not self._talkers:
            return
        happened = len(self._match.events(None))
        if happened - self._happened < APART:
            return
        self._happened = happened
        out = self._match.game.eliminated(self._match.view(None))
        for seat, bot in self._talkers.items():
            if seat not in out:
                sayings = bot.speak(self._match.view(seat), self._match.events(seat), self.said[:])
                self.said += [saying.plain(seat) for saying in sayings[:1]]

    def paragraphs(self, since: int) -> list[Text]:
        """What was said since then, one line each."""
        return [self._line(saying, number) for number, saying in enumerate(self.said[since:], since)]

    def _line(self, saying: Heard, number: int) -> Text:
        show, words = self._presentation, self._presentation.words
        if saying["phrase"] is not None:
            said = words.say(
                self._voiced(f"client-phrase-{saying['phrase']}", saying["seat"]), way=WAYS[number % 2]
            )
            if saying["about"] is not None:
                said = words.say("client-said-to", whom=show.name(saying["about"]), words=said)
        else:
            thing = saying["thing"]
            what = "nothing" if thing is None else show.claimed(thing)
            claim = self._voiced(f"client-claim-{saying['claim']}", saying["seat"])
            said = words.say(claim, about=show.name(saying["about"]), thing=what)
        return show.coloured(f"{show.name(saying['seat'])}: “{said}”", style="italic")

    def _voiced(self, id: str, seat: Seat) -> str:
        """The message in the voice of somebody's temper, if that has words of its own for it."""
        temper = getattr(self._talkers.get(seat), "temper", None)
        own = f"{id}-{temper.name}" if isinstance(temper, Temper) else id
        return own if self._presentation.words.has(own) else id
