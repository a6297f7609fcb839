"""The interface of a presentation, and the plain one that works for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeAlias, TypedDict, TypeVar, cast

from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from outpost31.bots import Reason
from outpost31.kernel import Option, Question, Seat
from outpost31.kernel.games import find_game
from outpost31.reasons import Foresight, Hindrance
from outpost31.words import Words

HIDDEN, NOBODY = "hidden", "nobody"
"""What messages are given for a card that the reader does not know, and for a seat that does not exist."""

SEAT_STYLES = (
    "#E69F00", "#56B4E9", "#2BC08F", "#F0E442", "#7AA2FF", "#FF7A3D",
    "#E08BC0", "#E9F0F3", "#B08968", "#9BE564", "#B79CFF", "#5FD6D0",
)  # fmt: skip
ICE, SODIUM, FLARE, DIM = "#8FD3E8", "#F4B350", "#FF6B52", "dim"


Told: TypeAlias = Mapping[str, object]
"""An event as its viewer was told it; each game's own presentation knows the fields of its events."""
Argument: TypeAlias = str | int
"""What a message is given for one of its variables."""
Seen = TypeVar("Seen", bound=Mapping[str, object])
"""The view of a game."""


CLAIMED = ("because", "role", "card", "thing", "room")
"""What a claim may name, as the ids of its words have it."""


class Topic(NamedTuple):
    """Something that help can be asked about: a card, a question, a role."""

    title: str
    text: str
    clauses: tuple[str, ...] = ()


class Ended(NamedTuple):
    """Somebody in the list at the end: the name, the role, and what became of them."""

    seat: Seat
    name: Text
    role: str
    fate: str


class Link(NamedTuple):
    """One infection in the chain: by whom, if by anybody, whom, and in words."""

    by: Seat | None
    whom: Seat
    told: Text


class _Outcome(TypedDict):
    """How it ended, which every view has."""

    reason: str
    winners: list[Seat]
    losers: list[Seat]


class _Person(TypedDict, total=False):
    """What a game without a face of its own may show of somebody."""

    seat: Seat
    player: Seat
    role: str | None


class _Link(TypedDict, total=False):
    """What it may show of an infection."""

    by: Seat | None
    whom: Seat
    victim: Seat


def parted(event: Told) -> tuple[str, dict[str, object]]:
    """The name of an event, and its fields."""
    return str(event["event"]), {name: value for name, value in event.items() if name != "event"}


class Presentation(Generic[Seen]):
    """A game in words and lines, in one language, for players of given names.

    By convention a message is `<game>-event-<class>`, `<game>-question-<kind>` (and `-help`), `<game>-option-<word>`,
    `<game>-reason-<reason>`. What a field of an event or of a question's `about` holds stands in `fields`.
    """

    fields: ClassVar[Mapping[str, str]] = {}
    """By name: "seat", "seats", "card", "cards" (of this game), or "key" and "number", given as they are."""
    headings: ClassVar[frozenset[str]] = frozenset()
    """The events that begin a new paragraph of the log: a turn, a round, a phase."""
    sets: ClassVar[frozenset[str]] = frozenset()
    """The questions that a player of several characters may answer several of in one line."""

    def __init__(self, game: str, words: Words, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def clauses(self, sort: str, key: str) -> tuple[str, ...]:
        """The clauses behind something that help is asked about."""
        return find_game(self.game).clauses_behind(sort, key)

    # Words ------------------------------------------------------------------------------------------------

    def say(self, id: str, **arguments: Argument | None) -> str:
        """A message of this game."""
        return self.words.say(f"{self.game}-{id}", **arguments)

    def claimed(self, thing: str) -> str:
        """What a claim names: a reason, a role, a card or a room. Variants of the board game name only what differs."""
        named = [f"{game}-{what}-{thing}" for game in (self.game, "boardgame") for what in CLAIMED]
        return self.words.say(next((id for id in named if self.words.has(id)), f"{self.game}-role-{thing}"))

    def name(self, seat: Seat | None) -> str:
        """A player's name."""
        if seat is None:
            return NOBODY
        # In a message "nobody" means nobody, whatever people call themselves.
        return self.names[seat] if self.names[seat] != NOBODY else NOBODY.capitalize()

    def company(self, named: list[tuple[Seat | None, str]], viewer: Seat | None) -> str:
        """Several people in a sentence, by seat and name: the reader is "you", and comes first."""
        others = [name for seat, name in named if seat is None or seat != viewer]
        you = [self.say("board-you")] if len(others) < len(named) else []
        return self.words.list([*you, *others])

    def sentence(self, text: str) -> str:
        """A sentence with its first letter raised, where it begins with "you"."""
        you = self.say("board-you")
        begins = text.startswith(you) and not text[len(you) : len(you) + 1].isalnum()
        return text[0].upper() + text[1:] if begins else text

    def value(self, field: str, value: object) -> Argument:
        """A field's value as a message gets it."""
        kind = self.fields.get(field, "key")
        if kind == "seat":
            return self.name(cast(Seat | None, value))
        if kind == "seats":
            return self.words.list(map(self.name, cast(list[Seat], value)))
        if value is None:
            return HIDDEN
        if kind == "card":
            return self.say(f"card-{value}")
        if kind == "cards" and isinstance(value, list):
            counts = {card: value.count(card) for card in value}
            return self.words.list(
                self.say(f"card-{card}") + (f" ×{count}" if count > 1 else "")
                for card, count in counts.items()
            )
        return value if isinstance(value, int | str) else str(value)

    def arguments(self, fields: Mapping[str, object], viewer: Seat | None) -> dict[str, Argument]:
        """Everything that a message may name; `you` is the first field that stands for the reader."""
        you = (
            name
            for name, value in fields.items()
            if self.fields.get(name) == "seat" and value == viewer and viewer is not None
        )
        filled = {name: self.value(name, value) for name, value in fields.items()}
        return {**filled, "you": next(you, NOBODY)}

    def event_words(self, event: Told, viewer: Seat | None) -> str:
        """What happened, as this viewer was told it."""
        kind, fields = parted(event)
        if not self.words.has(f"{self.game}-event-{kind}"):
            told = (f"{name} {value}" for name, value in fields.items() if value is not None)
            return f"{kind}: {self.words.row(told)}"
        return self.say(f"event-{kind}", **self.arguments(fields, viewer))

    def question_words(self, question: Question, view: Seen) -> str:
        """The question in plain words."""
        id = f"question-{question.kind}"
        if not self.words.has(f"{self.game}-{id}"):
            return f"{question.kind.replace('_', ' ')}?"
        seat = question.seat if isinstance(question.seat, int) else None
        return self.say(id, **self.arguments(dict(question.about), seat))

    def option_words(self, question: Question, option: Option, view: Seen) -> str:
        """One option in plain words."""
        if isinstance(option, str) and self.words.has(f"{self.game}-option-{option}"):
            return self.say(f"option-{option}", **self.arguments(dict(question.about), question.player))
        parts = option if isinstance(option, tuple) else (option,)
        return " ".join(str(part).replace("_", " ") for part in parts)

    def advice_words(self, reason: Reason, view: Seen) -> str:
        """One of the reasons for a piece of advice."""
        return self.say(
            f"advice-{reason.id}", **self.arguments(reason.about, cast(Seat | None, view["viewer"]))
        )

    def hindrance_words(self, hindrance: Hindrance, view: Seen, seat: Seat) -> str:
        """Why something is not on offer to a seat."""
        return self.say(f"why-{hindrance.id}", **self.arguments(hindrance.about, seat))

    def foresight_words(self, foresight: Foresight, view: Seen, seat: Seat) -> str:
        """What would come of an option."""
        return self.say(f"foresee-{foresight.id}", **self.arguments(foresight.about, seat))

    def is_grave(self, question: Question, option: Option, view: Seen) -> bool:
        """Whether an option cannot be taken back and ends the game, so that it is asked twice."""
        return False

    def renumbered(self, kind: str, given: Option, later: list[Option]) -> list[Option]:
        """What is meant by later answers of a set, once one was given: the same, unless a game counts anew."""
        return later

    def condense(self, events: Sequence[Told]) -> Sequence[Told]:
        """The events worth a line in a log: all, unless a game knows better."""
        return events

    # Help ---------------------------------------------------------------------------------------------------

    def question_help(self, question: Question) -> Topic:
        """Help on a question."""
        id = f"{self.game}-question-{question.kind}-help"
        text = self.words.say(id) if self.words.has(id) else ""
        return Topic("", text, self.clauses("question", question.kind))

    def option_help(self, question: Question, option: Option) -> Topic | None:
        """Help on an option, if there is any."""
        return None

    def find_help(self, word: str) -> list[Topic]:
        """Help on whatever goes by this name: a card, a role."""
        return []

    def has_secrets(self, view: Seen) -> bool:
        """Whether people at this table see different things, so that they must not look at each other's."""
        return True

    # The table ----------------------------------------------------------------------------------------------

    def board(self, view: Seen, width: int, *, is_brief: bool = False) -> RenderableType:
        """What everybody sees, at most this many columns wide; brief if the screen is too small for more."""
        return Pretty({name: value for name, value in view.items() if name not in ("outcome", "chain")})

    def hand(self, view: Seen, width: int, *, is_brief: bool = False) -> RenderableType:
        """What the viewer holds and is; brief if the screen is too small for more."""
        return Group()

    def ending(self, view: Seen) -> RenderableType:
        """The verdict, who won, every role, and the chain of infection."""
        outcome = cast(_Outcome, view["outcome"])
        verdict = self.reason_words(outcome["reason"])
        roles = Table.grid(padding=(0, 2))
        for one in self.ended(view):
            won = "cli-won" if one.seat in outcome["winners"] else "cli-lost"
            mark = Text(self.words.say(won), style=SODIUM if one.seat in outcome["winners"] else DIM)
            roles.add_row(one.name, one.role, one.fate, mark)
        parts: list[RenderableType] = [Text(verdict, style=f"bold {FLARE}"), "", roles]
        chain = self.chain(view)
        if chain is not None:
            parts += ["", chain]
        return Group(*parts)

    def ended(self, view: Seen) -> list[Ended]:
        """Everybody at the table, as the view after the end has them."""
        people = cast(list[_Person], view["players"] if "players" in view else view["people"])
        seats = [person["seat"] if "seat" in person else person["player"] for person in people]
        return [
            Ended(seat, self.named(seat), self.role_words(person.get("role")), "")
            for seat, person in zip(seats, people, strict=True)
        ]

    def reason_words(self, reason: str) -> str:
        """Why it ended."""
        id = f"{self.game}-reason-{reason}"
        return self.words.say(id) if self.words.has(id) else reason.replace("_", " ")

    def role_words(self, role: str | None) -> str:
        """A player's role, or an empty string."""
        if role is None:
            return ""
        id = f"{self.game}-role-{role}"
        return self.words.say(id) if self.words.has(id) else role.replace("_", " ")

    def links(self, view: Seen) -> list[Link] | None:
        """Every infection in the order in which they happened, where the view tells them."""
        links = cast(list[_Link] | None, view.get("chain"))
        if links is None:
            return None
        whom = [link["whom"] if "whom" in link else link["victim"] for link in links]
        return [Link(link["by"], seat, self.named(seat)) for seat, link in zip(whom, links, strict=True)]

    def chain(self, view: Seen) -> RenderableType | None:
        """The chain of infection as a tree, from those whom nobody infected."""
        links = self.links(view)
        if links is None:
            return None
        if not links:
            return Text(self.words.say("cli-no-chain"), style=DIM)
        infected = {link.whom for link in links}
        roots = dict.fromkeys(link.by for link in links if link.by is not None and link.by not in infected)
        top = Tree(Text(self.words.say("cli-chain"), style="bold"), guide_style=DIM)
        grown: dict[Seat | None, Tree] = {root: top.add(self.named(root)) for root in roots}
        for link in links:
            grown[link.whom] = grown.get(link.by, top).add(link.told)
        return top

    def named(self, seat: Seat) -> Text:
        """A player's name in their colour."""
        return Text(self.name(seat), style=SEAT_STYLES[seat % len(SEAT_STYLES)])

    def coloured(self, text: str, style: str = "") -> Text:
        """A sentence with the players' names in their colours."""
        written = Text(text, style=style)
        for seat, name in enumerate(self.names):
            written.highlight_words([name], SEAT_STYLES[seat % len(SEAT_STYLES)])
        return written
