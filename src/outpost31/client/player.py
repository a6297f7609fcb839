"""A player: a bot in this process that plays a seat at a live table, and comes back when the line breaks."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from outpost31.bots import Bot, Talker
from outpost31.bots.bot import BotMaker
from outpost31.bots.talk import Saying
from outpost31.client.doors import Refused, Unreachable, take_seat
from outpost31.client.links import Link
from outpost31.client.seen import Gap, Seen
from outpost31.kernel.questions import Question

PROTOCOL = 2
"""The version of the wire protocol that is spoken here."""
STEP = 256
"""Frames are filled up to steps of this length: an answer names a card."""
FIRST_WAIT_SECONDS = 0.5
LONGEST_WAIT_SECONDS = 15.0
BREAKS = 20
"""After so many breaks in a row without a word from the server the player gives up."""
FINAL_CODES = (4001, 4004)
"""Closing codes after which coming back is useless: another protocol, no such table."""
WORDS_APART = 6
"""How many things happen before all eyes until the player may speak again."""


class Player:
    """One bot at one table."""

    def __init__(
        self, link: Link, token: str, make: BotMaker, tell: Callable[[str], None] | None = None
    ) -> None:
        self.link, self.token = link, token
        self.seen = Seen()
        self.answered: dict[int, tuple[str, Any]] = {}
        """The answers by question, each with the id under which it is sent: after a break once more."""
        self._sent: set[int] = set()
        """The questions whose answers went out on the present line."""
        self.refusals: list[str] = []
        self.breaks = 0
        self.line: ClientConnection | None = None
        """The socket, while there is one."""
        self._make = make
        self._bot: Bot | None = None
        self._tell = tell or (lambda line: None)
        self._spoke_at = 0

    async def play(self) -> dict[str, Any]:
        """Play to the end: the last view. Unreachable if the server stays away, Refused if it says no."""
        silent, wait = 0, FIRST_WAIT_SECONDS
        while not self.seen.has_ended():
            heard_from = self.seen.number, self.seen.epoch
            try:
                async with connect(
                    self.link.socket, compression=None, max_size=None, close_timeout=1
                ) as line:
                    self.line = line
                    await self._follow(line)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else None
                if code in FINAL_CODES:
                    raise Refused(f"closed with {code}") from None
            except (OSError, InvalidHandshake, InvalidMessage, TimeoutError):
                pass
            except Gap:
                self.seen.number = 0
            if self.seen.has_ended():
                break
            silent = 0 if heard_from != (self.seen.number, self.seen.epoch) else silent + 1
            if silent >= BREAKS:
                raise Unreachable(self.link.server)
            wait = FIRST_WAIT_SECONDS if silent == 0 else min(wait * 2, LONGEST_WAIT_SECONDS)
            self.breaks += 1
            self._tell("again")
            await asyncio.sleep(wait * (0.5 + random.random() / 2))
        return self.seen.view

    async def _follow(self, line: ClientConnection) -> None:
        """One socket, from hello to its end."""
        seen = self.seen
        await self._send(
            line, type="hello", protocol=PROTOCOL, token=self.token, epoch=seen.epoch, seen=seen.number
        )
        async for frame in line:
            message = json.loads(frame)
            kind = message["type"]
            if kind == "welcome":
                self._sent = set()
                seen.welcome(message)
                await self._catch_up(line)
            elif kind == "journal_page":
                seen.prepend(message)
                await self._catch_up(line)
            elif kind == "refused":
                self._refused(message)
            else:
                seen.take(message)
            if seen.has_ended():
                return
            if kind in ("welcome", "update", "table_changed", "journal_page", "refused", "told"):
                await self._act(line)

    async def _catch_up(self, line: ClientConnection) -> None:
        if self.seen.missing > 0:
            await self._send(line, type="ask_journal", client=_fresh(), before=self.seen.missing + 1)

    def _refused(self, message: dict[str, Any]) -> None:
        """An answer that was not taken may be given again, unless its question is gone."""
        self.refusals.append(message["reason"])
        if message["reason"] in ("paused", "too_fast", "too_busy", "store_away"):
            for number, (client, _) in list(self.answered.items()):
                if client == message["client"]:
                    del self.answered[number]
                    self._sent.discard(number)

    async def _act(self, line: ClientConnection) -> None:
        """Answer what is open, and perhaps say something."""
        seen = self.seen
        if seen.seat is None or seen.missing > 0 or not seen.view or seen.is_paused:
            return
        if self._bot is None:
            self._bot = self._make(seen.seat, random.Random(secrets.randbits(64)))
        for question in seen.questions:
            if question.player == seen.seat and question.id not in self._sent:
                if question.id not in self.answered:
                    option = await asyncio.to_thread(self._decide, question)
                    self.answered[question.id] = _fresh(), option
                self._sent.add(question.id)
                client, option = self.answered[question.id]
                await self._send(
                    line, type="answer", client=client, seat=seen.seat, question=question.id, option=option
                )
        await self._speak(line)

    def _decide(self, question: Question) -> Any:
        """What the bot answers; what is no option of the question is replaced by the first that is."""
        assert self._bot is not None
        if len(question.options) == 1:
            return question.options[0]
        option = self._bot.answer(self.seen.view, self.seen.events, question)
        return option if option in question.options else question.options[0]

    async def _speak(self, line: ClientConnection) -> None:
        seen = self.seen
        bot: object = self._bot
        if not isinstance(bot, Talker) or seen.seat in seen.eliminated or seen.seat is None:
            return
        if len(seen.events) - self._spoke_at < WORDS_APART:
            return
        self._spoke_at = len(seen.events)
        for saying in bot.speak(seen.view, seen.events, list(seen.heard))[:1]:
            await self._send(line, client=_fresh(), seat=seen.seat, **_said(saying))

    @staticmethod
    async def _send(line: ClientConnection, **message: Any) -> None:
        text = json.dumps(message)
        await line.send(text.ljust(-(-len(text) // STEP) * STEP))


def _fresh() -> str:
    """An id of our own making."""
    return secrets.token_hex(8)


def _said(saying: Saying) -> dict[str, Any]:
    if saying.phrase is not None:
        return {"type": "say_phrase", "phrase": saying.phrase, "about": saying.about}
    return {"type": "claim", "claim": saying.claim, "about": saying.about, "thing": saying.thing}


async def sit(
    link: Link, make: BotMaker, name: str, seat: int | None = None, tell: Callable[[str], None] | None = None
) -> dict[str, Any]:
    """Take a seat at a table, or the one whose own link it is, and play it to the end: the last view."""
    token = link.token or (await asyncio.to_thread(take_seat, link, name, seat))[0]
    return await Player(link, token, make, tell).play()
