"""The board games in words: events, questions, options and help of every game on the outpost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from outpost31.cli.presentation.outpost_clauses import QUESTION_CLAUSES, TOPICS
from outpost31.cli.presentation.outpost_log import condense
from outpost31.cli.presentation.plain import HIDDEN, NOBODY, Presentation, Topic
from outpost31.games.outpost.edition import EDITIONS, Edition
from outpost31.kernel import Option, Question, Seat

PLACE_SHAPES = ("in", "to", "from")
ACTION_CARDS = ("use", "repair", "sabotage", "threat")


class OutpostWords(Presentation):
    """What is said at the outpost. A person is called by its player's name, unless a variant knows better."""

    fields: ClassVar[Mapping[str, str]] = {
        "pawn": "person", "proposer": "person", "partner": "person", "picker": "person", "picked": "person",
        "accused": "person", "tester": "person", "drawn_by": "person", "of": "person", "asking": "person",
        "giver": "person", "taker": "person", "seat": "seat",
        "pawns": "people", "laid_by": "people", "agreed": "people", "aboard": "people", "aliens": "people",
        "humans": "people",
        "room": "place", "vehicle": "place", "sector": "place key", "source": "place key",
        "card": "card", "face": "card", "thing": "card", "weapon": "card", "token": "card",
        "cards": "cards", "things": "cards", "given": "cards", "taken": "cards", "given_things": "cards",
        "taken_things": "cards", "drawn": "cards", "faces": "cards", "dice": "cards", "tokens": "cards",
        "down": "cards", "deck": "cards",
        "offered": "offer", "returned": "offer",
        "phase": "phase", "character": "character", "test": "test", "kind": "test",
    }  # fmt: skip
    """As in `Presentation`, and: "person" and "people" (pawns), "place", "offer", and the names of -phase-, -test-."""
    event_fields: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """Where an event's field holds something else than its name says elsewhere."""
    headings: ClassVar[frozenset[str]] = frozenset({"RoundBegan", "PhaseBegan", "UfoRoundBegan"})

    @property
    def edition(self) -> Edition:
        """The printed things of this game."""
        return EDITIONS[self.game]

    # Names ------------------------------------------------------------------------------------------------

    def person(self, pawn: int | None) -> str:
        """What somebody is called."""
        return self.name(pawn)

    def player(self, pawn: int) -> Seat | None:
        """The seat that a pawn stands for when the reader is meant; nobody where a player has several."""
        return pawn

    def place(self, key: str, shape: str = "") -> str:
        """A room or a store, as a name or after a preposition."""
        return self.say(f"room-{key}{shape and '-' + shape}")

    def card(self, key: str) -> str:
        """An action card, a weapon, an item or a token."""
        return self.say(f"card-{key}" if key in ACTION_CARDS else f"thing-{key}")

    def card_list(self, kinds: list[Any] | tuple[Any, ...]) -> str:
        """Several cards or things, each once with its number; pairs are a kind and its number already."""
        if not kinds:
            return self.say("offer-nothing")
        counts: dict[str, int] = {}
        for kind in kinds:
            key, count = (kind[0], kind[1]) if isinstance(kind, list | tuple) else (kind, 1)
            counts[key] = counts.get(key, 0) + count
        return self.words.list(
            self.card(kind) + (f" ×{count}" if count > 1 else "") for kind, count in counts.items()
        )

    def offer(self, weapons: Any, items: Any, lab: int) -> str:
        """What somebody puts into a deal."""
        told = [self.card_list([*weapons, *items])] if weapons or items else []
        if lab:
            told.append(self.say("offer-lab", count=lab))
        return self.words.list(told) if told else self.say("offer-nothing")

    # Variables ----------------------------------------------------------------------------------------------

    def arguments(
        self, fields: Mapping[str, Any], viewer: Seat | None, sorts: Mapping[str, str] | None = None
    ) -> dict[str, Any]:
        """Everything that a message may name; `you` is the first field that stands for the reader."""
        told: dict[str, Any] = {"you": NOBODY}
        sorts = {**self.fields, **(sorts or {})}
        for name, value in fields.items():
            sort = sorts.get(name, "key")
            told.update(self._variables(name, value, sort))
            if viewer is not None and told["you"] == NOBODY and self._is_reader(value, sort, viewer):
                told["you"] = name
        return told

    def _is_reader(self, value: Any, sort: str, viewer: Seat) -> bool:
        if sort == "seat":
            return bool(value == viewer)
        if sort == "people":
            return len(value) == 1 and self.player(value[0]) == viewer
        return sort == "person" and value is not None and self.player(value) == viewer

    def _variables(self, name: str, value: Any, sort: str) -> dict[str, Any]:
        """A field's variables: one, or for places and lists several."""
        if sort == "person":
            return {name: self.person(value)}
        if sort == "seat":
            return {name: self.name(value)}
        if value is None:
            shapes = [f"_{shape}" for shape in PLACE_SHAPES] if sort.startswith("place") else []
            return {f"{name}{shape}": HIDDEN for shape in ("", *shapes)}
        if sort == "people":
            return {name: self.words.list(map(self.person, value)), f"{name}_count": len(value)}
        if sort.startswith("place"):
            shapes = [f"_{shape}" for shape in PLACE_SHAPES]
            told = {f"{name}_{shape}": self.place(value, shape) for shape in PLACE_SHAPES}
            return told | ({name: self.place(value)} if sort == "place" else {name: value})
        if sort == "card" and isinstance(value, list | tuple):  # a thing as its shelf, kind and reloads
            return {name: self.card(value[1])}
        if sort == "card":
            return {name: value if value in ("human", "alien") else self.card(value)}
        if sort == "cards" and isinstance(value, list | tuple):
            return {name: self.card_list(value), f"{name}_count": len(value)}
        if sort == "offer":
            return {name: self.offer(**dict(value))}
        if sort in ("phase", "character", "test"):
            return {name: self.say(f"{sort}-{value}")}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        return {name: value if isinstance(value, int | str) else str(value)}

    # Sentences ----------------------------------------------------------------------------------------------

    def event_words(self, event: dict[str, Any], viewer: Seat | None) -> str:
        """What happened, as this viewer was told it."""
        fields = {name: value for name, value in event.items() if name != "event"}
        kind = event["event"]
        told = self.arguments(fields, viewer, self.event_fields.get(kind))
        if kind in ("DealProposed", "DealAnswered"):
            told["things"] = self.offer(fields["weapons"], fields["items"], fields["lab"])
        return self.say(f"event-{kind}", **told)

    def question_words(self, question: Question, view: dict[str, Any]) -> str:
        """The question in plain words."""
        about = dict(question.about)
        sorts = self.event_fields.get(question.kind)
        return self.say(f"question-{question.kind}", **self.arguments(about, view["viewer"], sorts))

    def option_words(self, question: Question, option: Option, view: dict[str, Any]) -> str:
        """One option in plain words."""
        kind = question.kind
        if isinstance(option, int):
            if self._has(f"option-{kind}-number"):
                return self.say(f"option-{kind}-number", number=option)
            id = f"option-{kind}-pawn" if self._has(f"option-{kind}-pawn") else "option-pawn"
            fields = {"pawn": option, "room": view["people"][option]["where"]}
            return self.say(id, **self.arguments(fields, view["viewer"]))
        for id in (f"option-{kind}-{option}", f"option-{option}"):
            if self._has(id):
                return self.say(id)
        return self.named_thing(str(option))

    def named_thing(self, key: str) -> str:
        """The name of a room, a card, a thing, a character, a weather or a test."""
        for sort in ("room", "card", "thing", "character", "weather", "test"):
            if self._has(f"{sort}-{key}"):
                return self.say(f"{sort}-{key}")
        return self.say(f"thing-{key}")

    def _has(self, id: str) -> bool:
        return self.words.has(f"{self.game}-{id}")

    def condense(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The events worth a line in a log."""
        return condense(events)

    # Help ---------------------------------------------------------------------------------------------------

    def question_help(self, question: Question) -> Topic:
        """Help on a question."""
        return Topic("", self.say(f"question-{question.kind}-help"), QUESTION_CLAUSES[question.kind])

    def option_help(self, question: Question, option: Option) -> Topic | None:
        """Help on the room, card or thing that an option names."""
        key = option[-1] if isinstance(option, tuple) else option
        for sort in ("room", "card", "thing", "character", "test"):
            if self._has(f"{sort}-{key}-help"):
                return self._topic(sort, str(key))
        return None

    def find_help(self, word: str) -> list[Topic]:
        """The rooms, characters, cards, things, phases, roles, tests and tracks whose name has this word."""
        wanted = word.casefold()
        edition = self.edition
        keys = {
            "role": ("human", "alien"),
            "room": (*edition.rooms, "pantry", "underground", "external", "rescue_helicopter"),
            "character": tuple(kind.key for kind in edition.characters),
            "card": tuple(card for card in ACTION_CARDS if self._has(f"card-{card}")),
            "thing": (*edition.things, "reload", *edition.counts.lab),
            "test": tuple(edition.tests),
            "track": ("suspicion", "freezing", "rescue", "threat", "dog"),
            "record": ("healthy", "fillings"),
            "phase": (*(key for key in TOPICS["phase"]),),
        }
        topics = [self._topic(sort, key) for sort, some in keys.items() for key in some
                  if self._has(f"{sort}-{key}-help")]  # fmt: skip
        topics.append(Topic(self.say("map"), self.say("map-help")))
        found = [topic for topic in topics if wanted in topic.title.casefold()]
        # Whoever types the whole name wants that and nothing else.
        return [topic for topic in found if topic.title.casefold() == wanted] or found

    def _topic(self, sort: str, key: str) -> Topic:
        clauses = TOPICS[sort].get(key) or TOPICS[sort].get("", ())
        return Topic(self.say(f"{sort}-{key}"), self.say(f"{sort}-{key}-help"), clauses)

    # The end --------------------------------------------------------------------------------------------------

    def fate_words(self, view: dict[str, Any], seat: Seat) -> str:
        """The character somebody played, and what became of it."""
        person = view["people"][seat]
        return f"{self.say('character-' + person['character'])}, {self.say('status-' + person['status'])}"

    def link_words(self, link: dict[str, Any]) -> Text:
        """Who was infected, where and when."""
        place = {"room_in": self.place(link["room"], "in")} if link["room"] else {"room_in": ""}
        through = self.say(f"through-{link['how']}", round=link["round"], **place)
        return self.coloured(self.say("end-infected", whom=self.person(link["whom"]), through=through))
