"""Stay Away! in a terminal: the circle, the hand, and every question in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias, TypedDict, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from outpost31.cli.presentation.circles import Chair, draw_circle
from outpost31.cli.presentation.plain import (
    DIM,
    FLARE,
    ICE,
    SEAT_STYLES,
    SODIUM,
    Ended,
    Link,
    Presentation,
    Told,
    Topic,
    parted,
)
from outpost31.games.stayaway.asked import AnswerToOffer, Defence, Discard, Play
from outpost31.games.stayaway.cards import CARDS
from outpost31.games.stayaway.shapes import LinkSeen, StayAwayView
from outpost31.games.stayaway.told import CardPlayed, ExchangeStopped
from outpost31.games.stayaway.told import Told as StayAwayTold
from outpost31.kernel import Option, Question, Seat

ROLES = ("human", "infected", "the_thing")


Act: TypeAlias = Play | Discard | AnswerToOffer | Defence
"""An option that is done with a card: played, discarded, given, or laid in defence."""


class CardPassedByOthers(TypedDict):
    """A line of the log in place of several events: others passed cards too, besides those the viewer knows."""

    event: str
    known: int


class StayAwayPresentation(Presentation[StayAwayView]):
    """A circle round one lamp."""

    fields: ClassVar[Mapping[str, str]] = {
        "seat": "seat", "to": "seat", "by": "seat", "from": "seat", "against": "seat", "other": "seat",
        "offerer": "seat", "taker": "seat", "target": "seat", "the_thing": "seat", "stands_in_for": "seat",
        "winners": "seats", "losers": "seats", "card": "card", "offered": "card", "answered": "card", "cards": "cards",
    }  # fmt: skip
    headings: ClassVar[frozenset[str]] = frozenset({"TurnBegan"})

    # Words ------------------------------------------------------------------------------------------------

    def event_words(self, event: Told, viewer: Seat | None) -> str:
        """What happened, as this viewer was told it."""
        kind, fields = parted(event)
        if kind == "CardPlayed":
            played = cast(CardPlayed, event)
            target = played["target"][0] if played["target"] else None
            fields["target"] = target
            if target == played["seat"]:
                kind = "CardPlayed-self"
        elif kind == "ExchangeStopped":
            by = cast(ExchangeStopped, event)["by"]
            return self.say(f"event-{kind}", **self.arguments({**fields, "by": None}, viewer) | {"by": by})
        return self.say(f"event-{kind}", **self.arguments(fields, viewer))

    def question_words(self, question: Question, view: StayAwayView) -> str:
        """The question in plain words; a card that is not shown is hidden."""
        about: dict[str, object] = {"card": None, "stands_in_for": None, **dict(question.about)}
        return self.say(f"question-{question.kind}", **self.arguments(about, view["you"]))

    def option_words(self, question: Question, option: Option, view: StayAwayView) -> str:
        """One option in plain words."""
        if isinstance(option, int):
            return self.say("option-seat", seat=self.name(option))
        if isinstance(option, tuple):
            return self._act_words(cast(Act, option), view)
        if option in CARDS:
            return self.say("option-card", card=self.say(f"card-{option}"))
        if option == "accept":
            return self.say(f"option-accept-{question.kind}")
        if option in ("left", "right"):
            circle, you = view["circle"], view["you"]
            assert you is not None, "only a seat is asked"
            steps = 3 if option == "left" else -3
            seat = circle[(circle.index(you) + steps) % len(circle)]
            return self.say(f"option-{option}", seat=self.name(seat))
        return self.say(f"option-{option}")

    def _act_words(self, option: Act, view: StayAwayView) -> str:
        """A card played, discarded, given, or laid in defence."""
        how, card = option[0], option[1]
        if how == "defend":
            return self.say(f"option-defend-{card}")
        if how != "play":
            return self.say(f"option-{how}", card=self.say(f"card-{card}"))
        fields: dict[str, object] = {"target": option[2]} if len(option) > 2 else {}
        if len(option) > 3:
            fields["other"] = option[4] if len(option) > 4 else None
            return self.say(f"option-play-axe-{option[3]}", **self.arguments(fields, view["you"]))
        return self.say(f"option-play-{card}", **self.arguments(fields, view["you"]))

    def is_grave(self, question: Question, option: Option, view: StayAwayView) -> bool:
        """A declaration ends the game; so does a hand that shows The Thing with a Flamethrower. (S-9.3, S-4.5)

        Everybody is asked twice before showing a hand: asking only some would tell what they hold.
        """
        return option in ("declare", "show_hand")

    def condense(self, events: Sequence[Told]) -> Sequence[Told]:
        """An offer that was taken is told by the exchange; that others were dealt hands goes without saying.

        Of the cards that go round, those of others are told in one line.
        """
        happened = cast(Sequence[StayAwayTold], events)
        after = [*(event["event"] for event in happened[1:]), None]
        told: list[StayAwayTold | CardPassedByOthers] = []
        known = 0
        for event, following in zip(happened, after, strict=True):
            if event["event"] == "CardOffered" and following == "CardsExchanged":
                continue
            if event["event"] == "HandDealt" and event["cards"] is None:
                continue
            if event["event"] != "CardPassed":
                told.append(event)
                continue
            if event["card"] is not None:
                known += 1
                told.append(event)
            if following != "CardPassed":
                told.append({"event": "CardPassed-others", "known": known})
                known = 0
        return told

    # Help ---------------------------------------------------------------------------------------------------

    def question_help(self, question: Question) -> Topic:
        """Help on a question."""
        return Topic("", self.say(f"question-{question.kind}-help"), self.clauses("question", question.kind))

    def option_help(self, question: Question, option: Option) -> Topic | None:
        """Help on an option's card."""
        card = option[1] if isinstance(option, tuple) else option
        return self._card_topic(card) if card in CARDS else None

    def find_help(self, word: str) -> list[Topic]:
        """The cards and roles whose name has this word."""
        wanted = word.casefold()
        found = [topic for topic in map(self._card_topic, CARDS) if wanted in topic.title.casefold()]
        found += [
            Topic(self.say(f"role-{role}"), self.say(f"role-{role}-help"), self.clauses("role", role))
            for role in ROLES
            if wanted in self.say(f"role-{role}").casefold()
        ]
        return found

    def _card_topic(self, card: str) -> Topic:
        return Topic(self.say(f"card-{card}"), self.say(f"card-{card}-help"), self.clauses("card", card))

    # The table ----------------------------------------------------------------------------------------------

    def board(self, view: StayAwayView, width: int, *, is_brief: bool = False) -> RenderableType:
        """The circle, and who is out of it."""
        told = [
            self.say("board-direction", direction=view["direction"]),
            self.say("board-deck", cards=view["deck"]["cards"], back=view["deck"]["back"] or "none"),
            self.say("board-discards", cards=view["discards"]),
        ]
        if view["doors"]:
            told.append(self.say("board-doors"))
        doors = [tuple(pair) for pair in view["doors"]]
        circle = view["circle"]
        places = []
        for place, seat in enumerate(circle):
            after = circle[(place + 1) % len(circle)]
            is_barred = (seat, after) in doors or (len(circle) == 2 and bool(doors))
            places.append(Chair(self._sign(view, seat), SEAT_STYLES[seat], self._note(view, seat), is_barred))
        lines: list[RenderableType] = [*draw_circle(places, "   ".join(told), min(width, 100))]
        if view["falls"]:
            lines.append(self._fallen(view))
        return Group(*lines)

    def _sign(self, view: StayAwayView, seat: Seat) -> str:
        mark = self.say("board-active") if seat == view["active"] else ""
        return f"{mark}{self.name(seat)}"

    def _note(self, view: StayAwayView, seat: Seat) -> str:
        player = view["players"][seat]
        notes = []
        if seat == view["you"]:
            notes.append(self.say("board-you"))
        elif player["role"] is not None:
            notes.append(self.say(f"role-{player['role']}"))
        if player["quarantine"]:
            notes.append(self.say("board-quarantine", turns=player["quarantine"]))
        return " ".join(notes)

    def _fallen(self, view: StayAwayView) -> Text:
        told = [
            self.say(
                "board-fallen",
                **self.arguments({"seat": fall["seat"], "turn": fall["turn"]}, view["you"]),
                cause=self.say(f"cause-{fall['cause']}"),
            )
            for fall in view["falls"]
        ]
        return self.coloured(f"{self.say('board-out')} {self.words.row(told)}", style=DIM)

    def hand(self, view: StayAwayView, width: int, *, is_brief: bool = False) -> RenderableType:
        """What you are, and your cards, with a line on each unless in brief."""
        if view["you"] is None:
            return Group()
        player = view["players"][view["you"]]
        if not player["is_alive"]:
            return Text(self.say("board-dead"), style=DIM)
        who = Text(self.say("board-who", role=player["role"]), style=f"bold {SODIUM}")
        who.append(" " + self.say(f"role-{player['role']}-help"), style="default not bold")
        held = [*(player["hand"] or ()), *(view["drawn"] or ())]
        if is_brief:
            return Group(
                who, Text(f"  {self.words.row(self.say(f'card-{card}') for card in held)}", style=ICE)
            )
        cards = Table.grid(padding=(0, 2))
        cards.add_column(no_wrap=True)
        cards.add_column(style=DIM, no_wrap=True, overflow="ellipsis")
        for card in held:
            style = FLARE if card in ("infected", "the_thing") else ICE
            cards.add_row(Text(f"  {self.say(f'card-{card}')}", style=style), self.say(f"card-{card}-help"))
        return Group(who, cards)

    def ended(self, view: StayAwayView) -> list[Ended]:
        """Everybody by seat, with their role and how they fell."""
        return [
            Ended(
                player["seat"],
                self.named(player["seat"]),
                self.role_words(player["role"]),
                self._fate_words(view, player["seat"]),
            )
            for player in view["players"]
        ]

    def _fate_words(self, view: StayAwayView, seat: Seat) -> str:
        """Alive, or how and when they fell."""
        for fall in view["falls"]:
            if fall["seat"] == seat:
                cause = self.say(f"cause-{fall['cause']}")
                return self.say("end-fallen", cause=cause, turn=fall["turn"])
        return self.say("end-alive")

    def links(self, view: StayAwayView) -> list[Link] | None:
        """Whom The Thing infected, when and how."""
        return (
            None
            if view["chain"] is None
            else [Link(link["by"], link["whom"], self._link_words(link)) for link in view["chain"]]
        )

    def _link_words(self, link: LinkSeen) -> Text:
        through = self.say(f"through-{link['through']}")
        return self.coloured(
            self.say("end-infected-by", whom=self.name(link["whom"]), turn=link["turn"], through=through)
        )


PRESENTATION = StayAwayPresentation
