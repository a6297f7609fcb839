"""Scenes: a table laid by hand, people answer, and a failure prints what everybody saw."""

from __future__ import annotations

import json
from typing import Any, Self, TypeAlias

from outpost31.kernel import Game, IllegalAnswer, Match, Outcome, Question, Seeded, Step, Table

Who: TypeAlias = str | int | None
"""A player by name or by seat; nobody is the spectator."""
PASSING = ("decline", "none", "stay", "abstain", "keep")
"""What somebody says who leaves a choice that is no reaction."""


class Script:
    """Fate as the scene wrote it down; where nothing is written, any answer is as good as another."""

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.otherwise = Seeded(0)

    def answer(self, question: Question) -> int:
        """The next line, which must be one of the sides."""
        if not self.lines:
            return self.otherwise.answer(question)
        line = self.lines.pop(0)
        assert line in question.options, f"the script says {line} for {question.kind} of {question.options}"
        return line

    def copy(self) -> Script:
        """The rest of the same script."""
        new = Script()
        new.lines, new.otherwise = self.lines[:], self.otherwise.copy()
        return new


class Scene:
    """A table laid by hand, with a name for every seat. Games add how theirs is laid."""

    def __init__(self, game: Game, table: Table, names: list[str], options: dict[str, Any]) -> None:
        self.game = game
        self.table: Any = table
        self.names = names
        self.options = options
        self.script = Script()
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        """The match, once it has begun."""
        assert self._match is not None, "the scene has not begun: say begins(step) first"
        return self._match

    def fate(self, *script: int) -> Self:
        """What Fate will say next."""
        self.script.lines += script
        return self

    def begins(self, *steps: Step) -> Self:
        """Put these steps in front, in the order given, and play."""
        self.table.first(*steps)
        self._match = Match.on(self.game, self.table, self.options, self.script)
        return self

    def answers(self, who: Who, option: Any) -> Self:
        """Somebody answers. Names of players stand for their seats, also inside an option."""
        try:
            self.match.answer(self.seat(who), self.as_offered(option))
        except IllegalAnswer as refusal:
            raise AssertionError(f"{who} cannot answer {option!r}: {refusal}\n{self.drawn()}") from None
        return self

    def declines(self, who: Who) -> Self:
        """Somebody lets a reaction pass, or a choice of its own that it may leave."""
        question = self._question(who)
        assert question is not None, f"nothing is asked of {who}\n{self.drawn()}"
        passing = [one for one in (question.decline, *PASSING) if one in question.options]
        assert passing, f"{who} cannot decline {question.kind}\n{self.drawn()}"
        return self.answers(who, passing[0])

    def offered(self, who: Who) -> list[Any]:
        """What is on offer to somebody, with the names of players for their seats; nothing if it is not asked."""
        question = self._question(who)
        return [] if question is None else [self.in_names(option) for option in question.options]

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Who is being asked, and for what kind of choice."""
        return [(self.names[one["seat"]], one["kind"]) for one in self.match.waiting]

    def told(self, who: Who, kind: str | None = None) -> list[dict[str, Any]]:
        """What somebody was told, all of it or of one kind."""
        events = self.match.events(self.seat(who))
        return [event for event in events if kind is None or event["event"] == kind]

    def view(self, who: Who) -> dict[str, Any]:
        """What somebody sees."""
        return self.match.view(self.seat(who))

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        return self.match.outcome

    def seat(self, who: Any) -> Any:
        """The seat of a name; anything else is itself."""
        return self.names.index(who) if who in self.names else who

    def as_offered(self, option: Any) -> Any:
        """An option with seats for names."""
        return tuple(map(self.as_offered, option)) if isinstance(option, tuple) else self.seat(option)

    def in_names(self, option: Any) -> Any:
        """An option with names for seats, where a game knows which numbers are seats."""
        return option

    def drawn(self) -> str:
        """The table as every seat and the spectator see it, and what is on offer."""
        lines = [f"{who or 'spectator'} sees {json.dumps(self.view(who))}" for who in (*self.names, None)]
        lines += [
            f"{self.names[int(question.seat)]} is asked {question.kind}: "
            + ", ".join(repr(self.in_names(option)) for option in question.options)
            for question in self.match.questions
        ]
        return "\n".join(lines if self.outcome is None else [*lines, f"it is over: {self.outcome}"])

    def _question(self, who: Who) -> Question | None:
        return next(iter(self.match.questions_for(self.seat(who))), None)
