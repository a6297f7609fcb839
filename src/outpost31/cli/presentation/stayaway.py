"""Stay Away! in a terminal: the circle, the hand, and every question in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from outpost31.cli.presentation.circles import Place, draw_circle
from outpost31.cli.presentation.plain import DIM, FLARE, ICE, SEAT_STYLES, SODIUM, Presentation, Topic
from outpost31.games.stayaway.cards import CARDS
from outpost31.kernel import Option, Question, Seat

ROLES = ("human", "infected", "the_thing")

CARD_CLAUSES = {
    "the_thing": "S-4.2", "infected": "S-4.1", "flamethrower": "S-5.1", "analysis": "S-5.2", "axe": "S-5.3",
    "suspicion": "S-5.4", "whisky": "S-5.5", "determination": "S-5.6", "watch_your_back": "S-5.7",
    "change_places": "S-5.8", "better_run": "S-5.9", "seduction": "S-5.10", "scary": "S-6.1",
    "im_fine_here": "S-6.3", "no_thanks": "S-6.1", "missed": "S-6.2", "no_barbecue": "S-6.4",
    "quarantine": "S-7.1", "barred_door": "S-7.2", "rotten_ropes": "S-8.1", "one_two": "S-8.2",
    "three_four": "S-8.3", "is_this_the_party": "S-8.4", "get_out_of_here": "S-8.5", "forgetful": "S-8.6",
    "round_and_round": "S-8.7", "cant_we_be_friends": "S-8.8", "blind_date": "S-8.9", "just_between_us": "S-8.10",
    "oops": "S-8.11", "revelations": "S-8.12",
}  # fmt: skip

QUESTION_CLAUSES = {
    "draw": ("S-3.1", "S-9.3"),
    "card_to_use": ("S-3.1", "S-3.5"),
    "card_to_offer": ("S-3.2", "S-4.2"),
    "answer_to_offer": ("S-3.2", "S-6.1"),
    "answer_to_fire": ("S-5.1", "S-6.4"),
    "answer_to_swap": ("S-5.8", "S-6.3"),
    "card_to_keep": ("S-5.6",),
    "side_to_swap": ("S-8.2",),
    "seat_to_swap_with": ("S-8.5",),
    "card_to_discard": ("S-8.6",),
    "card_to_pass": ("S-8.7",),
    "seat_to_exchange_with": ("S-8.8",),
    "card_to_lay": ("S-8.9",),
    "neighbour_to_show": ("S-8.10",),
    "hand_to_show": ("S-8.12",),
}


class StayAwayPresentation(Presentation):
    """A circle round one lamp."""

    fields: ClassVar[Mapping[str, str]] = {
        "seat": "seat", "to": "seat", "by": "seat", "from": "seat", "against": "seat", "other": "seat",
        "offerer": "seat", "taker": "seat", "target": "seat", "winners": "seats", "losers": "seats",
        "card": "card", "offered": "card", "answered": "card", "cards": "cards",
    }  # fmt: skip
    headings: ClassVar[frozenset[str]] = frozenset({"TurnBegan"})

    # Words ------------------------------------------------------------------------------------------------

    def event_words(self, event: dict[str, Any], viewer: Seat | None) -> str:
        """What happened, as this viewer was told it."""
        fields = {name: value for name, value in event.items() if name != "event"}
        kind = event["event"]
        if kind == "CardPlayed":
            fields["target"] = fields["target"][0] if fields["target"] else None
            if fields["target"] == fields["seat"]:
                kind = "CardPlayed-self"
        elif kind == "ExchangeStopped":
            return self.say(
                f"event-{kind}", **self.arguments({**fields, "by": None}, viewer) | {"by": fields["by"]}
            )
        return self.say(f"event-{kind}", **self.arguments(fields, viewer))

    def question_words(self, question: Question, view: dict[str, Any]) -> str:
        """The question in plain words; a card that is not shown is hidden."""
        about = {"card": None, **dict(question.about)}
        return self.say(f"question-{question.kind}", **self.arguments(about, view["you"]))

    def option_words(self, question: Question, option: Option, view: dict[str, Any]) -> str:
        """One option in plain words."""
        if isinstance(option, int):
            return self.say("option-seat", seat=self.name(option))
        if isinstance(option, tuple):
            return self._act_words(option, view)
        if option in CARDS:
            return self.say("option-card", card=self.say(f"card-{option}"))
        if option == "accept":
            return self.say(f"option-accept-{question.kind}")
        if option in ("left", "right"):
            circle = view["circle"]
            steps = 3 if option == "left" else -3
            seat = circle[(circle.index(view["you"]) + steps) % len(circle)]
            return self.say(f"option-{option}", seat=self.name(seat))
        return self.say(f"option-{option}")

    def _act_words(self, option: tuple[Any, ...], view: dict[str, Any]) -> str:
        """A card played, discarded, given, or laid in defence."""
        how, card, *target = option
        if how == "defend":
            return self.say(f"option-defend-{card}")
        if how != "play":
            return self.say(f"option-{how}", card=self.say(f"card-{card}"))
        fields: dict[str, Any] = {"target": target[0]} if target else {}
        if card == "axe":
            fields["other"] = target[2] if len(target) > 2 else None
            return self.say(f"option-play-axe-{target[1]}", **self.arguments(fields, view["you"]))
        return self.say(f"option-play-{card}", **self.arguments(fields, view["you"]))

    def condense(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """An offer that was taken is told by the exchange, and that others have hands goes without saying."""
        after = [*events[1:], {"event": None}]
        return [
            event
            for event, following in zip(events, after, strict=True)
            if not (event["event"] == "CardOffered" and following["event"] == "CardsExchanged")
            and not (event["event"] == "HandDealt" and event["cards"] is None)
        ]

    # Help ---------------------------------------------------------------------------------------------------

    def question_help(self, question: Question) -> Topic:
        """Help on a question."""
        return Topic("", self.say(f"question-{question.kind}-help"), QUESTION_CLAUSES[question.kind])

    def option_help(self, question: Question, option: Option) -> Topic | None:
        """Help on an option's card."""
        card = option[1] if isinstance(option, tuple) else option
        return self._card_topic(card) if card in CARDS else None

    def find_help(self, word: str) -> list[Topic]:
        """The cards and roles whose name has this word."""
        wanted = word.casefold()
        found = [topic for topic in map(self._card_topic, CARDS) if wanted in topic.title.casefold()]
        found += [
            Topic(self.say(f"role-{role}"), self.say(f"role-{role}-help"), ("S-4.1", "S-9.2"))
            for role in ROLES
            if wanted in self.say(f"role-{role}").casefold()
        ]
        return found

    def _card_topic(self, card: str) -> Topic:
        return Topic(self.say(f"card-{card}"), self.say(f"card-{card}-help"), (CARD_CLAUSES[card],))

    # The table ----------------------------------------------------------------------------------------------

    def board(self, view: dict[str, Any], width: int, *, is_brief: bool = False) -> RenderableType:
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
            places.append(Place(self._sign(view, seat), SEAT_STYLES[seat], self._note(view, seat), is_barred))
        lines: list[RenderableType] = [*draw_circle(places, "   ".join(told), min(width, 100))]
        if view["falls"]:
            lines.append(self._fallen(view))
        return Group(*lines)

    def _sign(self, view: dict[str, Any], seat: Seat) -> str:
        mark = self.say("board-active") if seat == view["active"] else ""
        return f"{mark}{self.name(seat)}"

    def _note(self, view: dict[str, Any], seat: Seat) -> str:
        player = view["players"][seat]
        notes = []
        if seat == view["you"]:
            notes.append(self.say("board-you"))
        elif player["role"] is not None:
            notes.append(self.say(f"role-{player['role']}"))
        if player["quarantine"]:
            notes.append(self.say("board-quarantine", turns=player["quarantine"]))
        return " ".join(notes)

    def _fallen(self, view: dict[str, Any]) -> Text:
        told = [
            self.say("board-fallen", seat=self.name(fall["seat"]), cause=self.say(f"cause-{fall['cause']}"),
                     turn=fall["turn"])
            for fall in view["falls"]
        ]  # fmt: skip
        return self.coloured(f"{self.say('board-out')} {self.words.list(told)}", style=DIM)

    def hand(self, view: dict[str, Any], width: int, *, is_brief: bool = False) -> RenderableType:
        """What you are, and your cards, with a line on each unless in brief."""
        if view["you"] is None:
            return Group()
        player = view["players"][view["you"]]
        if not player["is_alive"]:
            return Text(self.say("board-dead"), style=DIM)
        who = Text(self.say("board-who", role=player["role"]), style=f"bold {SODIUM}")
        who.append(" " + self.say(f"role-{player['role']}-help"), style="default not bold")
        held = [*player["hand"], *(view["drawn"] or ())]
        if is_brief:
            return Group(
                who, Text(f"  {self.words.list(self.say(f'card-{card}') for card in held)}", style=ICE)
            )
        cards = Table.grid(padding=(0, 2))
        cards.add_column(no_wrap=True)
        cards.add_column(style=DIM, no_wrap=True, overflow="ellipsis")
        for card in held:
            style = FLARE if card in ("infected", "the_thing") else ICE
            cards.add_row(Text(f"  {self.say(f'card-{card}')}", style=style), self.say(f"card-{card}-help"))
        return Group(who, cards)

    def fate_words(self, view: dict[str, Any], seat: Seat) -> str:
        """Alive, or how and when it fell."""
        for fall in view["falls"]:
            if fall["seat"] == seat:
                cause = self.say(f"cause-{fall['cause']}")
                return self.say("end-fallen", cause=cause, turn=fall["turn"])
        return self.say("end-alive")

    def link_words(self, link: dict[str, Any]) -> Text:
        """Whom The Thing infected, when and how."""
        through = self.say(f"through-{link['through']}")
        return self.coloured(
            self.say("end-infected-by", whom=self.name(link["whom"]), turn=link["turn"], through=through)
        )
