"""A sitting: people at one keyboard and bots in the other chairs play one match to its end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from time import monotonic, sleep

from rich.rule import Rule
from rich.text import Text

from outpost31 import Match
from outpost31.bots import Bot, Dreamer, advise, adviser_for, all_play_together, make_bot, show_dreamer
from outpost31.cli.ahead import Ahead
from outpost31.cli.files import check_writable, save_record
from outpost31.cli.help import answer_help, answer_rules, answer_why
from outpost31.cli.presentation import AnyPresentation
from outpost31.cli.refusals import Refusal
from outpost31.cli.screen import paragraphs, show_screen
from outpost31.cli.talk import Talk
from outpost31.cli.terminal import Left, Terminal
from outpost31.imagination import veil
from outpost31.kernel import Option, Question, Seat
from outpost31.lab.play import ask
from outpost31.reasons import Foresight, Sight, foresee

LEAST_SEARCH = 0.3
"""A bot that searches takes at least this many seconds for any answer: a quick one would tell what it holds."""


class Sitting:
    """One match being played here: whose turn it is to look, and what each has read already."""

    def __init__(
        self,
        match: Match,
        bots: dict[Seat, Bot],
        presentation: AnyPresentation,
        terminal: Terminal,
        save: Path | None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.presentation = presentation
        self.words = presentation.words
        self.terminal = terminal
        self.save = save
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self._looking: Seat | None = None
        """The seat whose secrets are on the screen."""
        self._read = dict.fromkeys(self.people, 0)
        self._talk = Talk(match, bots, presentation)
        self._heard = dict.fromkeys(self.people, 0)
        self._ahead = Ahead(presentation.renumbered)
        self._public = 0
        """How much onlookers had been told when somebody was last asked."""

    def play(self) -> None:
        """Play until the match is over, then show everything; or until somebody leaves."""
        try:
            with self.terminal.own_screen():
                while self.match.outcome is None:
                    self._go_on()
                self.terminal.clear()
        except (Left, KeyboardInterrupt):
            self._leave()
            return
        self._show_end()
        if self.save is not None:
            self._save(self.save)

    def _go_on(self) -> None:
        """One answer: bots go first, since nobody has to wait for them."""
        questions = self.match.questions
        question = next((one for one in questions if self._answers(one) in self.bots), questions[0])
        seat = self._answers(question)
        bot = self.bots.get(seat)
        if bot is not None:
            began = monotonic()
            answer = ask(bot, self.match, question, seat)
            self._hold_back(bot, began)
        elif self._is_nobodys_move(question):
            answer = question.options[0]
        else:
            said = self._said_ahead(seat, question)
            answer = self._ask(seat, question) if said is None else said
        self.match.answer(seat, answer, question.id)
        if self.match.outcome is None:
            self._talk.go_on()

    def _answers(self, question: Question) -> Seat:
        """The seat that answers: in a team a person, if there is one."""
        asked = (question.player, *question.team)
        return next((seat for seat in asked if seat in self.people), question.player)

    def _is_nobodys_move(self, question: Question) -> bool:
        """Whether there is one option and nobody else who could learn from it: the others are asked, like everybody."""
        is_open = len(self.people) == 1 or self.match.game.is_cooperative
        return is_open and len(question.options) == 1

    def _has_secrets(self) -> bool:
        """Whether somebody could see what is not theirs to see."""
        return self.presentation.has_secrets(self.match.view(None))

    def _hold_back(self, bot: Bot, began: float) -> None:
        """Let nobody who watches read anything from how long a bot took."""
        is_watched = bool(self.people) and self.terminal.is_watched
        if is_watched and isinstance(bot, Dreamer) and not all_play_together(self.match.game.key):
            sleep(max(0.0, began + LEAST_SEARCH - monotonic()))

    def _is_asked_in_a_set(self, question: Question) -> bool:
        """Whether several numbers answer it and those after it: where all play together, one speaks for several."""
        return self.match.game.is_cooperative and question.kind in self.presentation.sets

    def _moment(self) -> object:
        """What was said ahead is good for this long."""
        return self.match.game.moment_of(self.match.view(None))

    def _said_ahead(self, seat: Seat, question: Question) -> Option | None:
        """What somebody has said to this question already, unless there is something by now that they should know."""
        said = self._ahead.next(seat, question, self._moment())
        if said is not None and not self._is_harmless(question, said, self.match.view(seat)):
            self._ahead.forget()
            return None
        return said

    def _ask(self, seat: Seat, question: Question) -> Option:
        """Put a question to a person, who alone is looking."""
        if len(self.people) > 1 and self._looking != seat and self._has_secrets():
            name = self.presentation.name(seat).upper()
            self.terminal.gate(self.words.say("cli-gate", name=name), self.words.say("cli-gate-others"))
        self._looking = seat
        view = self.match.view(seat)
        events = self.match.events(seat)
        told = paragraphs(events[self._read[seat] :], seat, self.presentation)
        told += self._talk.paragraphs(self._heard[seat])
        self._read[seat], self._heard[seat] = len(events), len(self._talk.said)
        self._public = len(self.match.events(None))
        self._draw(question, view, told)
        while True:
            typed = self.terminal.read(">")
            if typed == "":
                self._draw(question, view, told)
            elif said := self._read_numbers(typed, question):
                if self._is_meant(question, said[0], view):
                    return self._ahead.say(seat, question, self._moment(), said)
            else:
                self._serve(typed, seat, question)

    def _read_numbers(self, typed: str, question: Question) -> list[Option]:
        """The options that were typed by their numbers: one, or in a set several; none if it is anything else."""
        numbers = typed.replace(",", " ").split() if self._is_asked_in_a_set(question) else [typed]
        options = question.options
        if not all(number.isdecimal() and 1 <= int(number) <= len(options) for number in numbers):
            return []
        return [options[int(number) - 1] for number in numbers]

    def _warnings(self, question: Question, option: Option) -> list[Foresight]:
        sight = self._sight(self._answers(question), question)
        return [one for one in foresee(sight) if one.is_warning and one.option == option]

    def _is_harmless(self, question: Question, option: Option, view: Mapping[str, object]) -> bool:
        grave = self.presentation.is_grave(question, option, view)
        return not grave and not self._warnings(question, option)

    def _is_meant(self, question: Question, option: Option, view: Mapping[str, object]) -> bool:
        """What ends the game, or may lose it at once, is asked twice, in words."""
        if self._is_harmless(question, option, view):
            return True
        seat = self._answers(question)
        for one in self._warnings(question, option):
            told = self.presentation.foresight_words(one, view, seat)
            self.terminal.print(self.presentation.coloured(told, style="#FF6B52"))
        words = self.presentation.option_words(question, option, view)
        return self._says_yes(self.words.say("cli-grave", option=words))

    def _sight(self, seat: Seat, question: Question) -> Sight:
        """What a seat knows when it is asked."""
        return Sight(self.match.game.key, seat, self.match.view(seat), question, self.match.options)

    def _says_yes(self, asked: str) -> bool:
        return self.terminal.read(asked).casefold().startswith(self.words.say("cli-yes"))

    def _draw(self, question: Question, view: Mapping[str, object], told: list[Text]) -> None:
        self.terminal.clear()
        has_advice = self._adviser() is not None
        in_set = self._is_asked_in_a_set(question)
        show_screen(
            question, view, told, self.presentation, self.terminal, has_advice=has_advice, in_set=in_set
        )

    def _serve(self, typed: str, seat: Seat, question: Question) -> None:
        """Anything that is not an answer: help, rules, the log, leaving, or a slip of the finger."""
        command, rest = typed[0].casefold(), typed[1:].strip()
        if command == "?":
            self.terminal.print(answer_help(rest, question, self.presentation))
        elif command == "r" and (not rest or typed[1].isspace()):
            self.terminal.print(answer_rules(rest, self.presentation))
        elif command == "w" and not rest:
            self.terminal.print(answer_why(self._sight(seat, question), self.presentation))
        elif command == "l" and not rest:
            self.terminal.print(Rule(self.words.say("cli-log"), style="dim", align="left"))
            self.terminal.print(*paragraphs(self.match.events(seat), seat, self.presentation))
            self.terminal.print(*self._talk.paragraphs(0))
        elif command == "a" and not rest and self._adviser() is not None:
            self._advise(seat, question)
        elif command == "q" and not rest:
            if self._says_yes(self.words.say("cli-leave")):
                self._offer_to_save()
                raise Left
        else:
            most = len(question.options)
            told = self.words.say("cli-not-understood", typed=typed[:40], most=most)
            self.terminal.print(Text(told, style="#FF6B52"))

    def _adviser(self) -> str | None:
        """The level that gives advice here: in any game, if there is nobody whom it would be unfair to."""
        return adviser_for(self.match.game.key, is_alone=len(self.people) == 1)

    def _advise(self, seat: Seat, question: Question) -> None:
        """What a bot would do in this seat's place, and why; nobody chooses for anybody."""
        level = self._adviser()
        assert level is not None
        adviser = make_bot(level, self.match.game.key, seat, 0, "steady")
        show_dreamer(adviser, lambda: veil(self.match, seat))
        view = self.match.view(seat)
        advice = advise(adviser, view, self.match.events(seat), question)
        number = question.options.index(advice.option) + 1
        option = self.presentation.option_words(question, advice.option, view)
        told = self.words.say("cli-advice", number=number, option=option)
        self.terminal.print(self.presentation.coloured(told, style="bold #8FD3E8"))
        for reason in advice.reasons:
            why = self.presentation.advice_words(reason, view)
            self.terminal.print(self.presentation.coloured(f"  · {why}"))

    def _offer_to_save(self) -> None:
        """Ask where the record goes, until it is written or nobody wants it."""
        while self.save is None:
            typed = self.terminal.read(self.words.say("cli-save-where"))
            if not typed:
                return
            try:
                check_writable(Path(typed))
                self.save = Path(typed)
            except Refusal as refusal:
                self.terminal.print(Text(str(refusal), style="#FF6B52"))

    def _leave(self) -> None:
        """A clean exit: what was asked to be saved is saved."""
        self.terminal.print("", Text(self.words.say("cli-left"), style="dim"))
        if self.save is not None:
            self._save(self.save)

    def _save(self, path: Path) -> None:
        save_record(self.match, path)
        self.terminal.print(Text(self.words.say("cli-saved", file=str(path)), style="dim"))

    def _show_end(self) -> None:
        """What happened last, the verdict, every role, and the chain of infection."""
        only = self.people[0] if len(self.people) == 1 else None
        events = self.match.events(only)
        unread = events[self._public if only is None else self._read[only] :]
        width = self.terminal.width
        if not self.people:
            self.terminal.print(Text(self.words.say("cli-watching"), style="dim"))
        self.terminal.console.print(
            Rule(self.words.say("cli-happened"), style="dim", align="left"), width=width
        )
        for paragraph in paragraphs(unread, only, self.presentation):
            self.terminal.console.print(paragraph, width=width)
        self.terminal.console.print(Rule(self.words.say("cli-over"), style="#F4B350"), width=width)
        self.terminal.print(self.presentation.ending(self.match.view(only)))
