"""The board games in words: events, questions, options and help of every game on the outpost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, TypeVar, cast

from rich.text import Text

from outpost31.cli.presentation.outpost_log import condense
from outpost31.cli.presentation.plain import (
    HIDDEN,
    NOBODY,
    Argument,
    Ended,
    Link,
    Presentation,
    Told,
    Topic,
    parted,
)
from outpost31.games.outpost.asked import Deal, Lot, OfferSeen, Thing
from outpost31.games.outpost.edition import Edition
from outpost31.games.outpost.editions import EDITIONS
from outpost31.games.outpost.shapes import LinkSeen, PersonSeen, StationSeen, people_in
from outpost31.games.outpost.told.cards import DealAnswered, DealProposed
from outpost31.kernel import Option, Question, Seat
from outpost31.kernel.games import find_game

PLACE_SHAPES = ("in", "to", "from")
ACTION_CARDS = ("use", "repair", "sabotage", "threat")


Station = TypeVar("Station", bound=StationSeen)
"""The view of a game at the station."""


def _words_in(option: Option) -> Iterator[str]:
    """The words that an option is made of: a room, a thing, or in a deal every thing that is put in."""
    if isinstance(option, tuple):
        for part in option:
            yield from _words_in(part)
    elif isinstance(option, str):
        yield option


class OutpostWords(Presentation[Station]):
    """What is said at the outpost. A person is called by their player's name, unless a variant knows better."""

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
        "offered": "offer", "returned": "offer", "offers": "offers",
        "phase": "phase", "character": "character", "test": "test", "kind": "test",
    }  # fmt: skip
    """As in `Presentation`, and: "person" and "people" (pawns), "place", "offer", and the names of -phase-, -test-."""
    event_fields: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """Fields that hold, in one event, something other than their name means elsewhere."""
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
        """The seat that a pawn stands for when the reader is meant; None where a player has several pawns."""
        return pawn

    def place(self, key: str, shape: str = "") -> str:
        """A room or a store, as a name or after a preposition."""
        return self.say(f"room-{key}{shape and '-' + shape}")

    def card(self, key: str) -> str:
        """An action card, a weapon, an item or a token."""
        return self.say(f"card-{key}" if key in ACTION_CARDS else f"thing-{key}")

    def card_list(self, kinds: Sequence[str | tuple[str, int]]) -> str:
        """Several cards or things, each kind once with its number; pairs are a kind and its number already."""
        if not kinds:
            return self.say("offer-nothing")
        counts: dict[str, int] = {}
        for kind in kinds:
            key, count = (kind, 1) if isinstance(kind, str) else (kind[0], kind[1])
            counts[key] = counts.get(key, 0) + count
        return self.words.list(self._counted(counts))

    def _counted(self, counts: Mapping[str, int]) -> list[str]:
        return [self.card(kind) + (f" ×{count}" if count > 1 else "") for kind, count in counts.items()]

    def offer(self, weapons: Sequence[str], items: Sequence[str], lab: int) -> str:
        """What somebody puts into a deal."""
        told = self._counted(Counter([*weapons, *items]))
        if lab:
            told.append(self.say("offer-lab", count=lab))
        return self.words.list(told) if told else self.say("offer-nothing")

    def lot(self, things: Lot) -> str:
        """Things that one could put into a deal, one's own: lab tokens by name, Flamethrowers with their reloads."""
        told = []
        for (_, kind, reloads), count in Counter(things).items():
            named = (
                self.say("board-flamethrower", reloads=reloads) if kind == "flamethrower" else self.card(kind)
            )
            told.append(named + (f" ×{count}" if count > 1 else ""))
        return self.words.list(told) if told else self.say("offer-nothing")

    # Variables ----------------------------------------------------------------------------------------------

    def arguments(
        self, fields: Mapping[str, object], viewer: Seat | None, sorts: Mapping[str, str] | None = None
    ) -> dict[str, Argument]:
        """Everything that a message may name; `you` is the first field that stands for the reader."""
        told: dict[str, Argument] = {"you": NOBODY}
        sorts = {**self.fields, **(sorts or {})}
        for name, value in fields.items():
            sort = sorts.get(name, "key")
            told.update(self._variables(name, value, sort, viewer))
            if viewer is not None and told["you"] == NOBODY and self._is_reader(value, sort, viewer):
                told["you"] = name
        return told

    def _is_reader(self, value: object, sort: str, viewer: Seat) -> bool:
        if sort == "seat":
            return value == viewer
        if sort == "people":
            people = cast(list[int], value)
            return len(people) == 1 and self.player(people[0]) == viewer
        return sort == "person" and value is not None and self.player(cast(int, value)) == viewer

    def _variables(self, name: str, value: object, sort: str, viewer: Seat | None) -> dict[str, Argument]:
        """A field's variables: one, or for places and lists several."""
        if sort == "person":
            return {name: self.person(cast(int | None, value))}
        if sort == "seat":
            return {name: self.name(cast(Seat | None, value))}
        if value is None:
            shapes = [f"_{shape}" for shape in PLACE_SHAPES] if sort.startswith("place") else []
            return {f"{name}{shape}": HIDDEN for shape in ("", *shapes)}
        if sort == "people":
            return self._company(name, cast(list[int], value), viewer)
        if sort.startswith("place"):
            room = cast(str, value)
            told: dict[str, Argument] = {f"{name}_{shape}": self.place(room, shape) for shape in PLACE_SHAPES}
            return told | {name: self.place(room) if sort == "place" else room}
        if sort == "card":
            return {name: self._card_named(cast(str | Thing, value))}
        if sort == "cards" and isinstance(value, list | tuple):
            return {name: self.card_list(value), f"{name}_count": len(value)}
        if sort.startswith("offer"):
            return self._offer_variables(name, value, sort)
        if sort in ("phase", "character", "test"):
            return {name: self.say(f"{sort}-{value}")}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        return {name: value if isinstance(value, int | str) else str(value)}

    def _card_named(self, value: str | Thing) -> str:
        """A card, or a thing as its shelf, kind and reloads; a token that has a side is named by the message."""
        if not isinstance(value, str):
            return self.card(value[1])
        return value if value in ("human", "alien") else self.card(value)

    def _offer_seen(self, offer: OfferSeen) -> str:
        (_, weapons), (_, items), (_, lab) = offer
        return self.offer(weapons, items, lab)

    def _offer_variables(self, name: str, value: object, sort: str) -> dict[str, Argument]:
        """What is offered, by one or by several people."""
        if sort == "offer":
            (_, weapons), (_, items), (_, lab) = offer = cast(OfferSeen, value)
            return {name: self._offer_seen(offer), f"{name}_count": len(weapons) + len(items) + lab}
        told = [
            self.say("offer-of", pawn=self.person(one), things=self._offer_seen(offer))
            for one, offer in cast(tuple[tuple[int, OfferSeen], ...], value)
        ]
        return {name: self.words.row(told), f"{name}_count": len(told)}

    def _company(self, name: str, pawns: list[int], viewer: Seat | None) -> dict[str, Argument]:
        """Several people: a list, how many, and whether the reader is one of them."""
        named = [(self.player(pawn), self.person(pawn)) for pawn in pawns]
        is_there = viewer is not None and any(seat == viewer for seat, _ in named)
        return {
            name: self.company(named, viewer),
            f"{name}_count": len(pawns),
            f"{name}_you": "yes" if is_there else "no",
        }

    # Sentences ----------------------------------------------------------------------------------------------

    def event_words(self, event: Told, viewer: Seat | None) -> str:
        """What happened, as this viewer was told it."""
        kind, fields = parted(event)
        told = self.arguments(fields, viewer, self.event_fields.get(kind))
        if kind in ("DealProposed", "DealAnswered"):
            deal = cast(DealProposed | DealAnswered, event)
            told["things"] = self.offer(deal["weapons"], deal["items"], deal["lab"])
        return self.sentence(self.say(f"event-{kind}", **told))

    def question_words(self, question: Question, view: Station) -> str:
        """The question in plain words."""
        about = dict(question.about)
        sorts = self.event_fields.get(question.kind)
        return self.say(f"question-{question.kind}", **self.arguments(about, view["viewer"], sorts))

    def option_words(self, question: Question, option: Option, view: Station) -> str:
        """One option in plain words."""
        kind = question.kind
        if isinstance(option, int):
            if self._has(f"option-{kind}-number"):
                return self.say(f"option-{kind}-number", number=option)
            id = f"option-{kind}-pawn" if self._has(f"option-{kind}-pawn") else "option-pawn"
            fields: dict[str, object] = {"pawn": option, "room": people_in(view)[option]["where"]}
            return self.say(id, **self.arguments(fields, view["viewer"]))
        if kind == "things_to_offer":
            return self.lot(cast(Lot, option))
        if kind == "deal_to_answer" and isinstance(option, tuple):
            one, things = cast(Deal, option)
            return self.say(f"option-{kind}-deal", pawn=self.person(one), things=self.lot(things))
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

    def condense(self, events: Sequence[Told]) -> Sequence[Told]:
        """The events worth a line in a log."""
        return condense(events)

    # Help ---------------------------------------------------------------------------------------------------

    def question_help(self, question: Question) -> Topic:
        """Help on a question."""
        return Topic("", self.say(f"question-{question.kind}-help"), self.clauses("question", question.kind))

    def option_help(self, question: Question, option: Option) -> Topic | None:
        """Help on the room, card or thing that an option names."""
        for key in reversed(list(_words_in(option))):
            for sort in ("room", "card", "thing", "character", "test"):
                if self._has(f"{sort}-{key}-help"):
                    return self._topic(sort, key)
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
            "phase": tuple(find_game(self.game).clause_table("phase")),
        }
        topics = [self._topic(sort, key) for sort, some in keys.items() for key in some
                  if self._has(f"{sort}-{key}-help")]  # fmt: skip
        topics.append(Topic(self.say("map"), self.say("map-help")))
        found = [topic for topic in topics if wanted in topic.title.casefold()]
        # Whoever types the whole name wants that and nothing else.
        return [topic for topic in found if topic.title.casefold() == wanted] or found

    def _topic(self, sort: str, key: str) -> Topic:
        return Topic(self.say(f"{sort}-{key}"), self.say(f"{sort}-{key}-help"), self.clauses(sort, key))

    # The end --------------------------------------------------------------------------------------------------

    def ended(self, view: Station) -> list[Ended]:
        """Everybody by seat, with their role, the character they played, and what became of them."""
        return [self.end_of(person) for person in people_in(view)]

    def end_of(self, person: PersonSeen) -> Ended:
        """One line of the list at the end."""
        character, status = person["character"], person["status"]
        fate = f"{self.say(f'character-{character}')}, {self.say(f'status-{status}')}"
        return Ended(person["player"], self.named(person["player"]), self.role_words(person["role"]), fate)

    def links(self, view: Station) -> list[Link] | None:
        """Who was infected, where and when."""
        return (
            None
            if view["chain"] is None
            else [Link(link["by"], link["victim"], self._link_words(link)) for link in view["chain"]]
        )

    def _link_words(self, link: LinkSeen) -> Text:
        room = self.place(link["room"], "in") if link["room"] else ""
        through = self.say(f"through-{link['how']}", round=link["round"], room_in=room)
        return self.coloured(self.say("end-infected", whom=self.person(link["victim"]), through=through))
