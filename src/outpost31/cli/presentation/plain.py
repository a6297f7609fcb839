"""The interface of a presentation, and the plain one that works for every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from outpost31.bots import Reason
from outpost31.kernel import Option, Question, Seat
from outpost31.reasons import Hindrance
from outpost31.words import Words

HIDDEN, NOBODY = "hidden", "nobody"
"""What messages are given for a card that the reader does not know, and for a seat that there is not."""

SEAT_STYLES = (
    "#E69F00", "#56B4E9", "#2BC08F", "#F0E442", "#7AA2FF", "#FF7A3D",
    "#E08BC0", "#E9F0F3", "#B08968", "#9BE564", "#B79CFF", "#5FD6D0",
)  # fmt: skip
ICE, SODIUM, FLARE, DIM = "#8FD3E8", "#F4B350", "#FF6B52", "dim"


class Topic(NamedTuple):
    """Something that help can be asked about: a card, a question, a role."""

    title: str
    text: str
    clauses: tuple[str, ...] = ()


class Presentation:
    """A game in words and lines, in one language, for players of given names.

    By convention a message is `<game>-event-<class>`, `<game>-question-<kind>` (and `-help`), `<game>-option-<word>`,
    `<game>-reason-<reason>`. What a field of an event or of a question's `about` holds stands in `fields`.
    """

    fields: ClassVar[Mapping[str, str]] = {}
    """By name: "seat", "seats", "card", "cards" (of this game), or "key" and "number", given as they are."""
    headings: ClassVar[frozenset[str]] = frozenset()
    """The events that begin a new paragraph of the log: a turn, a round, a phase."""

    def __init__(self, game: str, words: Words, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    # Words ------------------------------------------------------------------------------------------------

    def say(self, id: str, **arguments: Any) -> str:
        """A message of this game."""
        return self.words.say(f"{self.game}-{id}", **arguments)

    def name(self, seat: Seat | None) -> str:
        """A player's name."""
        if seat is None:
            return NOBODY
        # In a message "nobody" is nobody, whatever somebody calls itself.
        return self.names[seat] if self.names[seat] != NOBODY else NOBODY.capitalize()

    def value(self, field: str, value: Any) -> Any:
        """A field's value as a message gets it."""
        kind = self.fields.get(field, "key")
        if kind == "seat":
            return self.name(value)
        if kind == "seats":
            return self.words.list(self.name(seat) for seat in value)
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

    def arguments(self, fields: Mapping[str, Any], viewer: Seat | None) -> dict[str, Any]:
        """Everything that a message may name; `you` is the first field that stands for the reader."""
        you = (
            name
            for name, value in fields.items()
            if self.fields.get(name) == "seat" and value == viewer and viewer is not None
        )
        filled = {name: self.value(name, value) for name, value in fields.items()}
        return {**filled, "you": next(you, NOBODY)}

    def event_words(self, event: dict[str, Any], viewer: Seat | None) -> str:
        """What happened, as this viewer was told it."""
        kind = event["event"]
        fields = {name: value for name, value in event.items() if name != "event"}
        if not self.words.has(f"{self.game}-event-{kind}"):
            told = (f"{name} {value}" for name, value in fields.items() if value is not None)
            return f"{kind}: {self.words.list(told)}"
        return self.say(f"event-{kind}", **self.arguments(fields, viewer))

    def question_words(self, question: Question, view: dict[str, Any]) -> str:
        """The question in plain words."""
        id = f"question-{question.kind}"
        if not self.words.has(f"{self.game}-{id}"):
            return f"{question.kind.replace('_', ' ')}?"
        seat = question.seat if isinstance(question.seat, int) else None
        return self.say(id, **self.arguments(dict(question.about), seat))

    def option_words(self, question: Question, option: Option, view: dict[str, Any]) -> str:
        """One option in plain words."""
        parts = option if isinstance(option, tuple) else (option,)
        return " ".join(str(part).replace("_", " ") for part in parts)

    def advice_words(self, reason: Reason, view: dict[str, Any]) -> str:
        """One of the reasons for a piece of advice."""
        return self.say(f"advice-{reason.id}", **self.arguments(reason.about, view["viewer"]))

    def hindrance_words(self, hindrance: Hindrance, view: dict[str, Any], seat: Seat) -> str:
        """Why something is not on offer to a seat."""
        return self.say(f"why-{hindrance.id}", **self.arguments(hindrance.about, seat))

    def condense(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The events worth a line in a log: all, unless a game knows better."""
        return events

    # Help ---------------------------------------------------------------------------------------------------

    def question_help(self, question: Question) -> Topic:
        """Help on a question."""
        id = f"{self.game}-question-{question.kind}-help"
        return Topic("", self.words.say(id) if self.words.has(id) else "")

    def option_help(self, question: Question, option: Option) -> Topic | None:
        """Help on an option, if there is any."""
        return None

    def find_help(self, word: str) -> list[Topic]:
        """Help on whatever goes by this name: a card, a role."""
        return []

    def has_secrets(self, view: dict[str, Any]) -> bool:
        """Whether people at this table see different things, so that they must not look at each other's."""
        return True

    # The table ----------------------------------------------------------------------------------------------

    def board(self, view: dict[str, Any], width: int, *, is_brief: bool = False) -> RenderableType:
        """What everybody sees, at most so many columns wide; in brief, where a screen is too small for more."""
        return Pretty({name: value for name, value in view.items() if name not in ("outcome", "chain")})

    def hand(self, view: dict[str, Any], width: int, *, is_brief: bool = False) -> RenderableType:
        """What the viewer holds and is; in brief, where a screen is too small for more."""
        return Group()

    def ending(self, view: dict[str, Any]) -> RenderableType:
        """The verdict, who won, every role, and the chain of infection."""
        outcome = view["outcome"]
        verdict = self.reason_words(outcome["reason"])
        roles = Table.grid(padding=(0, 2))
        for seat, player in self.players(view):
            won = "cli-won" if seat in outcome["winners"] else "cli-lost"
            mark = Text(self.words.say(won), style=SODIUM if seat in outcome["winners"] else DIM)
            roles.add_row(
                self.called(seat, player), self.role_words(player), self.fate_words(view, seat), mark
            )
        parts: list[RenderableType] = [Text(verdict, style=f"bold {FLARE}"), "", roles]
        chain = self.chain(view)
        if chain is not None:
            parts += ["", chain]
        return Group(*parts)

    def players(self, view: dict[str, Any]) -> list[tuple[Seat, dict[str, Any]]]:
        """Everybody at the table by seat, as the view after the end has them."""
        people = view["players"] if "players" in view else view["people"]
        return [(person["seat"] if "seat" in person else person["player"], person) for person in people]

    def called(self, seat: Seat, player: dict[str, Any]) -> Text:
        """What somebody is called in the list at the end."""
        return self.named(seat)

    def reason_words(self, reason: str) -> str:
        """Why it ended."""
        id = f"{self.game}-reason-{reason}"
        return self.words.say(id) if self.words.has(id) else reason.replace("_", " ")

    def role_words(self, player: dict[str, Any]) -> str:
        """A player's role, or an empty string."""
        role = player.get("role")
        if role is None:
            return ""
        id = f"{self.game}-role-{role}"
        return self.words.say(id) if self.words.has(id) else str(role).replace("_", " ")

    def fate_words(self, view: dict[str, Any], seat: Seat) -> str:
        """What became of a player."""
        return ""

    def link_words(self, link: dict[str, Any]) -> Text:
        """One infection: whom, when, how."""
        return self.named(link["whom"])

    def chain(self, view: dict[str, Any]) -> RenderableType | None:
        """The chain of infection as a tree, from whoever was never infected by anybody."""
        links = view.get("chain")
        if links is None:
            return None
        links = [{**link, "whom": link["whom"] if "whom" in link else link["victim"]} for link in links]
        if not links:
            return Text(self.words.say("cli-no-chain"), style=DIM)
        infected = {link["whom"] for link in links}
        roots = dict.fromkeys(link["by"] for link in links if link["by"] not in (*infected, None))
        top = Tree(Text(self.words.say("cli-chain"), style="bold"), guide_style=DIM)
        grown: dict[Seat, Tree] = {root: top.add(self.named(root)) for root in roots}
        for link in links:
            grown[link["whom"]] = grown.get(link["by"], top).add(self.link_words(link))
        return top

    def named(self, seat: Seat) -> Text:
        """A player's name in its colour."""
        return Text(self.name(seat), style=SEAT_STYLES[seat % len(SEAT_STYLES)])

    def coloured(self, text: str, style: str = "") -> Text:
        """A sentence with the players' names in their colours."""
        written = Text(text, style=style)
        for seat, name in enumerate(self.names):
            written.highlight_words([name], SEAT_STYLES[seat % len(SEAT_STYLES)])
        return written
