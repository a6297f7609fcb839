"""1 to 3 players in a terminal: characters by their own names, dice, and the threat on the track."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from rich.console import Group, RenderableType
from rich.text import Text

from outpost31.cli.presentation.boardgame import BoardgamePresentation
from outpost31.cli.presentation.plain import DIM, FLARE, ICE, NOBODY, SODIUM, Ended, Link, Told, Topic
from outpost31.games.outpost.asked import Thing
from outpost31.games.outpost.coop.asked import DieAbout
from outpost31.games.outpost.coop.shapes import CoopView
from outpost31.games.outpost.shapes import PersonSeen, PilesSeen
from outpost31.games.outpost.told.people import CharacterTaken
from outpost31.kernel import Option, Question, Seat
from outpost31.reasons import Foresight, Hindrance
from outpost31.words import Words

THREAT = "▼"


class CoopPresentation(BoardgamePresentation[CoopView]):
    """A few friends with six characters, and nobody knows anything."""

    sets: ClassVar[frozenset[str]] = frozenset(
        {
            "room_to_enter",
            "room_to_resolve",
            "weapon_to_withdraw",
            "fire_to_use",
            "die_to_reroll",
            "die_to_cancel",
            "willing_to_test",
        }
    )
    event_fields: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "CharacterTakenOver": {"giver": "seat", "taker": "seat"},
        "character_to_give": {"taker": "seat"},
    }

    def __init__(self, game: str, words: Words, names: list[str]) -> None:
        super().__init__(game, words, names)
        self._cast: dict[int, str] = {}
        """Which character each pawn is; everybody is told when the game begins."""

    # Words ------------------------------------------------------------------------------------------------

    def person(self, pawn: int | None) -> str:
        """A character's name."""
        if pawn is None:
            return NOBODY
        return self.say(f"character-{self._cast[pawn]}") if pawn in self._cast else f"{pawn + 1}"

    def player(self, pawn: int) -> Seat | None:
        """Nobody: a player is not one of their characters."""
        return None

    def _meet(self, people: Sequence[PersonSeen]) -> None:
        """Learn who is who."""
        self._cast |= {person["pawn"]: person["character"] for person in people if person["character"]}

    def event_words(self, event: Told, viewer: Seat | None) -> str:
        """What happened; dice are counted from 1."""
        if event["event"] == "CharacterTaken":
            taken = cast(CharacterTaken, event)
            self._cast[taken["pawn"]] = taken["character"]
        if "die" in event:
            event = {**event, "die": cast(int, event["die"]) + 1}
        return super().event_words(event, viewer)

    def question_words(self, question: Question, view: CoopView) -> str:
        """The question in plain words."""
        self._meet(view["people"])
        return super().question_words(question, view)

    def hindrance_words(self, hindrance: Hindrance, view: CoopView, seat: Seat) -> str:
        """Why something is not on offer to a seat."""
        self._meet(view["people"])
        return super().hindrance_words(hindrance, view, seat)

    def foresight_words(self, foresight: Foresight, view: CoopView, seat: Seat) -> str:
        """What would come of an option."""
        self._meet(view["people"])
        return super().foresight_words(foresight, view, seat)

    def option_words(self, question: Question, option: Option, view: CoopView) -> str:
        """One option in plain words: a die by its number and face, a thing by its name."""
        self._meet(view["people"])
        kind = question.kind
        if isinstance(option, int) and kind in ("die_to_reroll", "die_to_cancel"):
            face = question.about_as(DieAbout)["dice"][option]
            return self.say(f"option-{kind}-number", number=option + 1, face=self.card(face))
        if not isinstance(option, tuple):
            return super().option_words(question, option, view)
        if kind == "die_to_turn":
            die, face = cast(tuple[int, str], option)
            shown = question.about_as(DieAbout)["dice"][die]
            return self.say(
                "option-die_to_turn-turn", die=die + 1, shown=self.card(shown), face=self.card(face)
            )
        if kind == "thing_to_hand_over":
            _, thing, reloads = cast(Thing, option)
            return self.say("option-thing_to_hand_over-thing", thing=self.card(thing), reloads=reloads)
        _, means = cast(tuple[str, str], option)
        return self.say("option-action_to_take-burn", thing=self.card(means))

    def renumbered(self, kind: str, given: Option, later: list[Option]) -> list[Option]:
        """Dice are counted anew when one is gone (C-5.5)."""
        if kind != "die_to_cancel" or not isinstance(given, int):
            return later
        left = [die for die in later if die != given]
        return [die - 1 if isinstance(die, int) and die > given else die for die in left]

    def option_help(self, question: Question, option: Option) -> Topic | None:
        """Help on the face or the thing that an option names."""
        if question.kind == "thing_to_hand_over" and isinstance(option, tuple):
            option = option[1]
        return super().option_help(question, option)

    def coloured(self, text: str, style: str = "") -> Text:
        """A sentence with the characters' names in their colours."""
        written = super().coloured(text, style)
        for pawn in self._cast:
            written.highlight_words([self.person(pawn)], self.style(pawn))
        return written

    def has_secrets(self, view: CoopView) -> bool:
        """With open hands everybody knows as little as everybody else (C-1.6)."""
        return not view["open_hands"]

    # The table ----------------------------------------------------------------------------------------------

    def board(self, view: CoopView, width: int, *, is_brief: bool = False) -> RenderableType:
        """The station and the crew."""
        self._meet(view["people"])
        return super().board(view, width, is_brief=is_brief)

    def state(self, view: CoopView) -> list[Text]:
        """What everybody should know, with dice and threat in the place of cards."""
        told = super().state(view)
        told.append(Text(self.say("board-threat", space=view["threat"]["space"]), FLARE))
        dice = view["dice"]
        if dice["faces"]:
            faces = self.words.row(map(self.card, dice["faces"]))
            whose = dice["assigned"]
            id, of = ("dice", {}) if whose is None else ("dice-of", {"pawn": self.person(whose)})
            told.append(Text(self.say(f"board-{id}", dice=faces, **of), f"bold {SODIUM}"))
        if view["phase"] == "actions":
            told.append(Text(self.say("board-assignments", count=dice["assignments_left"])))
        return told

    def posts(self, view: CoopView) -> list[Text]:
        """Which player leads; there is no marker."""
        return [Text(f"★ {self.say('board-leader', pawn=self.name(view['leading_player']))}", SODIUM)]

    def cards(self, piles: PilesSeen) -> list[Text]:
        """There are no action cards."""
        return []

    def suspicion(self, view: CoopView, space: int) -> Text:
        """The track of one character, with the threat token where it lies on it."""
        track = super().suspicion(view, space)
        threat = view["threat"]["space"]
        signs = track.plain
        if 1 <= threat <= len(signs):
            signs = signs[: threat - 1] + THREAT + signs[threat:]
        else:
            signs += THREAT
        return Text(signs, style=track.style)

    def crew_note(self, view: CoopView, person: PersonSeen) -> Text:
        """Whose character it is, their suspicion, and what they hold; or what became of them."""
        note = Text(f"{self.name(person['player'])[:9]:<9} ", style="default not bold")
        if person["status"] != "character":
            return note.append(self.say(f"status-{person['status']}"), style=FLARE)
        note.append_text(self.suspicion(view, person["suspicion"] or 0)).append(" ")
        return note.append_text(self.holdings(person))

    def hand(self, view: CoopView, width: int, *, is_brief: bool = False) -> RenderableType:
        """What your characters hold, if they hold anything."""
        if view["viewer"] is None:
            return Group()
        own = [person for person in view["people"]
               if person["player"] == view["viewer"] and person["status"] == "character"]  # fmt: skip
        if not own:
            return Text(self.say("board-nobody"), style=SODIUM)
        names = self.words.list(self.person(person["pawn"]) for person in own)
        player = self.name(view["viewer"])
        who = Text(self.say("board-plays", seat=player, characters=names), f"bold {SODIUM}")
        carried = Text()
        for person in own:
            things = [kind for _, kinds in self.held(view, person)[1:4] for kind in kinds]
            if things:
                told = self.say(
                    "board-carries", pawn=self.person(person["pawn"]), things=self.card_list(things)
                )
                carried.append(" · " if carried else "", style=DIM).append(told, style=ICE)
        return Group(who, carried or Text(self.say("board-empty"), style=DIM))

    # The end --------------------------------------------------------------------------------------------------

    def end_of(self, person: PersonSeen) -> Ended:
        """A character and whose it was, what the role card says, and what became of them."""
        self._meet([person])
        name = Text(self.person(person["pawn"]), style=self.style(person["pawn"]))
        name.append(f" ({self.name(person['player'])})", style=DIM)
        is_taken = person["status"] == "exposed" and person["role"] == "human"
        fate = self.say("status-exposed-human" if is_taken else f"status-{person['status']}")
        role = ", ".join((self.role_words(person["role"]), fate))
        return Ended(person["player"], name, role, "")

    def links(self, view: CoopView) -> list[Link] | None:
        """Nobody infects anybody: what a character is was dealt."""
        return None


PRESENTATION = CoopPresentation
