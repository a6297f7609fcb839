"""The games as text: what a seat sees and is asked in words of five languages, its answer as a number or a phrase.

>>> table = TextTable("stayaway", 4, seed=1)
>>> text = table.observation(table.seat)
>>> taken = table.step('"I trust Ben." 1')
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypedDict

from rich.console import Console, RenderableType

from outpost31 import Match
from outpost31.bots import Bot, Talker, make_bot
from outpost31.bots.talk import Heard, Saying
from outpost31.cli.presentation import present
from outpost31.cli.screen import paragraphs
from outpost31.envs.reading import claims_in_words, plain, read_reply
from outpost31.envs.seating import NEITHER, Seating
from outpost31.kernel import Question, Seat
from outpost31.lab.play import decide
from outpost31.words import FALLBACK, Words, languages

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lou")
"""What players are called, unless other names are wished."""
ROLES = {"stayaway": ("human", "infected", "the_thing")}
USUAL_ROLES = ("human", "alien")
WIDTH = 100
WORDS_APART = 4
"""How many things happen before all eyes until bots may speak again."""
MOST_SAID = 3
"""How many things may be said aloud with one reply."""


class Said(TypedDict):
    """Something said aloud: as a claim or quick phrase that everybody can weigh, or as free text."""

    seat: Seat
    text: str
    claim: Heard | None


class Step(NamedTuple):
    """What became of a reply: whether it was an answer, and if not, why not, in words."""

    is_answer: bool
    refusal: str = ""


class TextTable:
    """A table at which seats read and write. Seats that are no `players` are played by bots of a level."""

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        language: str = FALLBACK,
        players: Sequence[Seat] | None = None,
        level: str = "novice",
        names: Sequence[str] | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        match = Match.new(game, seats, seed=seed, options=options)
        text_seats = range(seats) if players is None else players
        chosen = 0 if seed is None else seed
        bots = {seat: make_bot(level, game, seat, chosen) for seat in range(seats) if seat not in text_seats}
        self.begin(match, bots, language, names or NAMES[:seats])

    @classmethod
    def over(cls, match: Match, language: str = FALLBACK) -> TextTable:
        """A match that goes on as text."""
        table = cls.__new__(cls)
        table.begin(match, {}, language, NAMES[: match.seats])
        return table

    def begin(self, match: Match, bots: Mapping[Seat, Bot], language: str, names: Sequence[str]) -> None:
        """Sit down at a match with these bots, in this language, under these names."""
        if language not in languages():
            raise ValueError(f"no words in {language!r}; there are: {', '.join(languages())}")
        self.match = match
        self.bots = bots
        self.seating = Seating(match)
        self.show = present(match.game.key, Words(language), list(names))
        self.said: list[Said] = []
        self._read: dict[Seat | None, tuple[int, int]] = {}
        self._happened = 0
        self._let_bots_play()

    # ---------------------------------------------------------------------------- what is read

    @property
    def is_over(self) -> bool:
        """Whether the match has an outcome."""
        return self.match.outcome is not None

    @property
    def seat(self) -> Seat:
        """The seat whose reply is waited for."""
        return self._question().player

    def _question(self) -> Question:
        return next(one for one in self.match.questions if one.player not in self.bots)

    def observation(self, seat: Seat) -> str:
        """What a seat reads: what happened and was said since it last read, the table, its hand, and its question."""
        events, said = self._read.get(seat, (0, 0))
        told = self.match.events(seat, events)
        text = self.news(seat, told, said)
        self._read[seat] = (events + len(told), len(self.said))
        return "\n\n".join(part for part in (text, self.scene(seat), self.offer(seat)) if part)

    def news(self, seat: Seat | None, told: list[dict[str, Any]], since_said: int) -> str:
        """What happened and what was said, in words."""
        lines = [one.plain for one in paragraphs(told, seat, self.show)] if told else []
        return "\n".join(lines + [self._spoken(one) for one in self.said[since_said:]])

    def scene(self, seat: Seat | None) -> str:
        """The table as a seat, or the spectator, sees it; after the end with everything shown."""
        view = self.match.view(seat)
        if self.is_over:
            return _flat(self.show.ending(view))
        parts = (_flat(self.show.board(view, WIDTH, is_brief=True)), _flat(self.show.hand(view, WIDTH)))
        return "\n\n".join(part for part in parts if part)

    def phrases(self, question: Question) -> list[str]:
        """The options of a question in words."""
        view = self.match.view(question.player)
        return [self.show.option_words(question, option, view) for option in question.options]

    def offer(self, seat: Seat) -> str:
        """What a seat is asked, with its options numbered; nothing while it is not asked."""
        question = self.seating.question_for(seat)
        if question is None:
            return ""
        asked = self.show.question_words(question, self.match.view(seat))
        listed = [f"{number}. {phrase}" for number, phrase in enumerate(self.phrases(question), 1)]
        return "\n".join([asked, *listed])

    def _spoken(self, one: Said) -> str:
        return f"{self.show.name(one['seat'])}: “{one['text']}”"

    # ---------------------------------------------------------------------------- what is written

    def step(self, reply: str) -> Step:
        """Take the reply of the seat that is waited for: what is in quotation marks is said, the rest is the answer.

        What cannot be read as one option is refused, with what was on offer; what was said is said all the same.
        """
        question = self._question()
        phrases = self.phrases(question)
        read = read_reply(reply, phrases)
        for text in read.said[:MOST_SAID]:
            self.say(question.player, text)
        if read.option is None:
            typed = " ".join(reply.split())[:40]
            told = self.show.words.say("cli-not-a-choice", typed=typed, most=len(phrases))
            return Step(is_answer=False, refusal=f"{told}\n{self.offer(question.player)}")
        self.match.answer(question.player, question.options[read.option], question.id)
        self._let_bots_play()
        return Step(is_answer=True)

    def say(self, seat: Seat, text: str) -> None:
        """Say something aloud. Words of a claim are heard as that claim; those who are out are not heard any more."""
        if self.is_over or seat not in self._silent():
            claim = self._claims.get(plain(text))
            self.said.append(
                {"seat": seat, "text": text, "claim": None if claim is None else claim.plain(seat)}
            )

    def claim(self, seat: Seat, saying: Saying) -> None:
        """Make a claim, which everybody reads in words."""
        words = self.show.words
        if saying.phrase is not None:
            text = words.say(f"client-phrase-{saying.phrase}")
        else:
            thing = "nothing" if saying.thing is None else self.show.claimed(saying.thing)
            text = words.say(f"client-claim-{saying.claim}", about=self.show.name(saying.about), thing=thing)
        if self.is_over or seat not in self._silent():
            self.said.append({"seat": seat, "text": text, "claim": saying.plain(seat)})

    @cached_property
    def _claims(self) -> Mapping[str, Saying]:
        game = self.match.game.key
        rooms = tuple(self.match.view(None).get("rooms", ()))
        return claims_in_words(self.show, self.match.seats, ROLES.get(game, USUAL_ROLES), rooms)

    def _silent(self) -> tuple[Seat, ...]:
        return self.match.game.eliminated(self.match.view(None))

    def heard(self) -> list[Heard]:
        """The claims and quick phrases so far, as bots hear them."""
        return [one["claim"] for one in self.said if one["claim"] is not None]

    def reward(self, seat: Seat) -> float:
        """What the end is worth to a seat."""
        return self.seating.reward(seat) if self.is_over else NEITHER

    # ---------------------------------------------------------------------------- bots

    def _let_bots_play(self) -> None:
        match = self.match
        while match.outcome is None:
            questions = [one for one in match.questions if one.player in self.bots]
            if not questions:
                break
            question = questions[0]
            bot = self.bots[question.player]
            match.answer(question.player, decide(bot, match, question), question.id)
            self._let_bots_talk()

    def _let_bots_talk(self) -> None:
        """When bots may speak depends on what everybody saw alone."""
        happened = len(self.match.events(None))
        if happened - self._happened < WORDS_APART:
            return
        self._happened = happened
        silent = self._silent()
        for seat, bot in self.bots.items():
            if isinstance(bot, Talker) and seat not in silent:
                for saying in bot.speak(self.match.view(seat), self.match.events(seat), self.heard())[:1]:
                    self.claim(seat, saying)


def _flat(part: RenderableType) -> str:
    """Something that a terminal would show, as plain lines."""
    console = Console(
        file=io.StringIO(), width=WIDTH, color_system=None, highlight=False, force_terminal=False
    )
    console.print(part)
    written = console.file
    assert isinstance(written, io.StringIO)
    return "\n".join(line.rstrip() for line in written.getvalue().splitlines()).strip("\n")
