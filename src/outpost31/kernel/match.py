"""A match: one game being played. Something turns a view and a question into an answer; this does the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from outpost31.kernel.errors import Diverged, IllegalAnswer, StaleAnswer
from outpost31.kernel.events import Event, stream, unsealed
from outpost31.kernel.fate import Fate, Seeded, Unforeseeable, check_seed
from outpost31.kernel.games import Game, find_game, lay_out
from outpost31.kernel.options import Options
from outpost31.kernel.questions import FATE, NOTHING, Option, Question, Questions, Seat
from outpost31.kernel.records import (
    EventDigests,
    Recorded,
    check_record,
    digest_of,
    everything,
    from_json,
    write_record,
)
from outpost31.kernel.tables import UNHEARD, Outcome, Step, Table, clause_of


class Match:
    """One game being played by some seats, numbered from 0.

    Make one with `Match.new`, look at `questions`, give each an `answer`, and go on until there is an `outcome`.
    """

    __slots__ = (
        "_asked",
        "_counted",
        "_fate",
        "_sealed",
        "_told_to",
        "all_told",
        "answers",
        "game",
        "options",
        "outcome",
        "questions",
        "seats",
        "table",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        table: Table,
        fate: Fate,
        *,
        quiet: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.table = table
        """Everything, secrets included: for tests and the keepers of the laws only."""
        self.answers: list[tuple[Any, ...]] = []
        """Every answer so far, Fate's among them: seat and option, and where that leaves a doubt, the question."""
        if quiet:
            table.told = UNHEARD
        self.all_told = table.told
        """Every event so far, secrets included: the table tells, the match keeps. A quiet match keeps none."""
        self._fate = fate
        self._asked: Questions = NOTHING
        self.questions: Questions = NOTHING
        """The open questions: put to people, and not yet answered."""
        self._sealed: dict[int, Option] = {}
        self.outcome: Outcome | None = table.outcome
        """How it ended, once it has."""
        self._counted = 0
        self._told_to: dict[Seat | None, tuple[int, list[dict[str, Any]]]] = {}

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        seed: int | None = None,
        options: Options | None = None,
        fate: Fate | None = None,
        *,
        quiet: bool = False,
    ) -> Match:
        """Lay out a game. Without a seed, chance is the operating system's and cannot be foreseen.

        An unknown game, a number of seats it does not take, or a bad option is a ValueError that says what is
        allowed. A quiet match goes the same way and tells nobody anything: for search and simulation.
        """
        kind = find_game(game)
        count = kind.check_seats(seats)
        settled, table = lay_out(kind, count, options)
        if fate is None:
            fate = Unforeseeable() if seed is None else Seeded(check_seed(seed))
        match = cls(kind, count, settled, table, fate, quiet=quiet)
        match.run()
        return match

    @classmethod
    def on(
        cls,
        game: Game,
        table: Table,
        options: dict[str, Any],
        fate: Fate,
        asked: int = 0,
        *,
        quiet: bool = False,
    ) -> Match:
        """Play on from a table laid by hand (tests) or imagined (search), after this many questions to people."""
        match = cls(game, table.seats, options, table, fate, quiet=quiet)
        match._counted = asked
        match.run()
        return match

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is told what happens: such a match has neither events nor a record."""
        return self.all_told is UNHEARD

    @property
    def asked(self) -> Questions:
        """All questions of this moment, those included whose answers wait for others'."""
        return self._asked

    def questions_for(self, seat: Seat) -> Questions:
        """The open questions that this seat may answer."""
        return tuple(question for question in self.questions if question.is_for(seat))

    @property
    def asked_before(self) -> int:
        """How many questions had been put to people before the open ones."""
        return self._counted - len(self._asked)

    def sealed_by(self, seat: Seat) -> tuple[tuple[int, Option], ...]:
        """A seat's own answers that wait for others', each with the number of its question."""
        return tuple(
            (one.id, self._sealed[one.id])
            for one in self._asked
            if one.seat == seat and one.id in self._sealed
        )

    @property
    def waiting(self) -> list[dict[str, Any]]:
        """The seats that are being waited for, and for what kind of choice. Public."""
        return [
            {"seat": question.seat, "kind": question.kind, "team": list(question.team)}
            for question in self.questions
        ]

    def answer(self, seat: Seat, option: Option, question: int | None = None) -> tuple[Event, ...]:
        """Answer a seat's open question, the first one if it has several, or the one of this id.

        Returns what happened, secrets included. What is not on offer raises IllegalAnswer (StaleAnswer where the
        id is not of an open question) and changes nothing. What is kept is the option as it is on offer: 1 and True
        are equal, and not the same in a record.
        """
        still_open = self.questions
        found = still_open[0] if still_open else None
        if found is None or found.seat != seat or not (question is None or question == found.id):
            found = self._find(seat, question)
        options = found.options
        try:
            option = options[options.index(option)]
        except ValueError:
            raise self._refusal(seat, option, found) from None
        if found is still_open[0] or found is self._find(seat, None):
            self.answers.append((seat, option))
        else:
            self.answers.append((seat, option, found.id))
        all_told = self.all_told
        before = len(all_told)
        asked = self._asked
        step: Step  # said outright: what the compiler knows to be a step it calls directly
        if len(asked) == 1:
            table = self.table
            step = table.agenda.pop()
            step.apply(table, (option,))
            self.run()
        else:
            self._sealed[found.id] = option
            if len(still_open) > 1:
                place = still_open.index(found)
                self.questions = still_open[:place] + still_open[place + 1 :] if place else still_open[1:]
            else:
                sealed, self._sealed = self._sealed, {}
                step = self.table.agenda.pop()
                step.apply(self.table, tuple([sealed[one.id] for one in asked]))
                self.run()
        return tuple(all_told[before:]) if len(all_told) > before else ()

    def check(self, seat: Seat, option: Option, question: int) -> Option:
        """The option as it is on offer, if this seat may answer so now; raises as `answer` would. Changes nothing."""
        found = self._find(seat, question)
        try:
            return found.options[found.options.index(option)]
        except ValueError:
            raise self._refusal(seat, option, found) from None

    def _refusal(self, seat: Seat, option: Option, question: Question) -> IllegalAnswer:
        """Why this is no answer, and what would be one."""
        options = question.options
        return IllegalAnswer(
            f"{option!r} is not on offer to seat {seat} for {question.kind}; on offer: {_listed(options)}",
            tuple(options),
            clause_of(self.table.agenda[-1]),
        )

    def _find(self, seat: Seat, question: int | None) -> Question:
        """The open question that this seat may be answering."""
        for one in self.questions:
            if one.is_for(seat) and question in (None, one.id):
                return one
        if question is not None:
            mine = [one.id for one in self.questions_for(seat)]
            raise StaleAnswer(f"question {question} is not open to seat {seat}; open: {mine or 'none'}")
        open_to = sorted({str(one.seat) for one in self.questions})
        raise IllegalAnswer(f"nothing is asked of seat {seat}; being asked: {', '.join(open_to) or 'nobody'}")

    def run(self) -> None:
        """Carry out steps until somebody must be asked or the match is over."""
        table = self.table
        agenda = table.agenda
        while table.outcome is None:
            step = agenda[-1]
            asked = step.ask(table)
            if not asked:
                agenda.pop()
                step.apply(table, NOTHING)
            elif asked[0].seat is FATE:
                # The step stays until Fate has spoken: a Fate may raise, and the match is then run again from here.
                if len(asked) == 1:
                    value = self._fate.answer(asked[0])
                    agenda.pop()
                    self.answers.append((FATE, value))
                    step.apply(table, (value,))
                else:
                    fate = self._fate
                    values = tuple([fate.answer(one) for one in asked])
                    agenda.pop()
                    self.answers += [(FATE, value) for value in values]
                    step.apply(table, values)
            else:
                number = self._counted
                for one in asked:
                    number += 1
                    one.id = number
                self._counted = number
                break
        else:
            asked = NOTHING
            self.outcome = table.outcome
        self._asked = self.questions = asked
        if self._sealed:  # only where another table took the place of the one that was answered at
            self.questions = tuple([one for one in asked if one.id not in self._sealed])

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat, or with `None` the spectator, may see now, and what the table decided. JSON-able."""
        view = self.game.view(self.table, self._check_viewer(seat))
        view["options"] = self.options.copy()
        return view

    def known(self, seat: Seat, public: dict[str, Any]) -> dict[str, Any]:
        """The fields in which this seat's view differs from the spectator's at this moment (`public`)."""
        if not 0 <= seat < self.seats:
            self._check_viewer(seat)
        return self.game.known_besides(self.table, seat, public)

    def secrets_of(self, seat: Seat) -> tuple[Any, ...] | None:
        """What this seat's knowledge is made of: while it stays equal, so does `known`. None if the game does not say.

        It holds secrets, other seats' among them: compare it, never show it.
        """
        secrets_of = self.game.secrets_of
        return None if secrets_of is None else secrets_of(self.table, seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat, or the spectator, was told, without the first `since` events. JSON-able."""
        self._check_heard()
        position, told = self._told_to.get(self._check_viewer(seat), (0, []))
        told += stream(self.all_told[position:], seat)
        self._told_to[seat] = (len(self.all_told), told)
        return told[since:]

    def chronicle(self) -> list[dict[str, Any]]:
        """Everything that happened with nothing hidden, once the match is over."""
        if self.table.outcome is None:
            raise ValueError("everything is shown only after the end")
        self._check_heard()
        return [unsealed(event) for event in self.all_told]

    def _check_heard(self) -> None:
        if self.all_told is UNHEARD:
            raise ValueError("a quiet match tells nothing: it has neither events nor a record")

    def _check_viewer(self, seat: Seat | None) -> Seat | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.seats) or seat in range(self.seats):
            return seat
        raise ValueError(
            f"a viewer is a seat from 0 to {self.seats - 1} or None for a spectator, not {seat!r}"
        )

    def digest(self) -> str:
        """A digest of the whole table, open questions and sealed answers included."""
        sealed = sorted((key, everything(value)) for key, value in self._sealed.items())
        return digest_of([everything(self.table), self._counted, sealed])

    def record(self) -> dict[str, Any]:
        """This match written down. JSON-able; `Match.replay` gives the same match again."""
        self._check_heard()
        return write_record(self)

    @classmethod
    def replay(cls, record: dict[str, Any], seed: int | None = None) -> Match:
        """The match of a record, or BadRecord, or Diverged at the first difference.

        A match that was not over can be played on; its further chance comes from `seed`.
        """
        match = None
        for match in cls.retrace(record):  # noqa: B007
            pass
        assert match is not None
        match._fate = Unforeseeable() if seed is None else Seeded(check_seed(seed))
        return match

    @classmethod
    def retrace(cls, record: dict[str, Any]) -> Iterator[Match]:
        """The match of a record, after its set-up and again after each person's answer: one match that moves on."""
        check_record(record)
        fate = Recorded(record["answers"])
        digests = EventDigests()
        match = cls.new(record["game"], record["seats"], options=record["options"], fate=fate)
        counted = 0
        while True:
            digests.add(match.all_told[counted:])
            counted = len(match.all_told)
            known = record["events"][: len(digests.values)]
            if digests.values[: len(known)] != known:
                raise Diverged(f"after answer {fate.position} something else happened than the record says")
            yield match
            if fate.position == len(fate.answers):
                break
            seat, option, *question = fate.answers[fate.position]
            fate.position += 1
            try:
                match.answer(seat, from_json(option), *question)
            except IllegalAnswer as error:
                raise Diverged(f"answer {fate.position} of the record: {error}") from None
        if match.digest() != record["digest"] or digests.values != record["events"]:
            raise Diverged("the table at the end is another than the record's")

    def copy(self, fate: Fate | None = None) -> Match:
        """An independent copy, with a Fate of its own: a seeded one goes on the same way, unless another is given."""
        all_told = self.all_told
        table = self.table.copy()
        table.told = all_told if all_told is UNHEARD else all_told[:]
        new = Match(self.game, self.seats, self.options, table, self._fate.copy() if fate is None else fate)
        new.answers = self.answers[:]
        new._asked = self._asked
        new.questions = self.questions
        new._sealed = self._sealed.copy()
        new._counted = self._counted
        return new

    def imagine(self, table: Table, fate: Fate | None = None) -> Match:
        """This match with another table in place of its own: for search, and for the keepers of the laws.

        What is asked is worked out anew from that table; sealed answers must fit it.
        """
        new = self.copy(fate)
        new.table = table
        table.told = new.all_told
        new.outcome = table.outcome
        new._counted -= len(new._asked)
        new.run()
        return new

    def __repr__(self) -> str:
        state = "over" if self.table.outcome else f"waiting for {[one.seat for one in self.questions]}"
        return f"<Match of {self.game.key}, {self.seats} seats, {len(self.answers)} answers, {state}>"


def _listed(options: tuple[Option, ...] | range, most: int = 30) -> str:
    """Options in words, cut when there are many."""
    words = ", ".join(repr(option) for option in options[:most])
    return words if len(options) <= most else f"{words} and {len(options) - most} more"
